// The schedulers on offer, by the name ipvsadm knows them by, and what may differ about them: the kernel's era and flags.

import type { Program } from '../core/formula.ts';
import type { RuleLog } from '../core/rule-log.ts';
import type { Nanos } from '../core/time.ts';
import { dh } from './schedulers/dh.ts';
import { fo } from './schedulers/fo.ts';
import { lblc } from './schedulers/lblc.ts';
import { DAY, lblcr } from './schedulers/lblcr.ts';
import { lc } from './schedulers/lc.ts';
import { mh } from './schedulers/mh.ts';
import { nq } from './schedulers/nq.ts';
import { ovf } from './schedulers/ovf.ts';
import { rr } from './schedulers/rr.ts';
import { byRule } from './schedulers/rule.ts';
import { ACTIVE_WEIGHT, highBitsHash, lowBitsHash, type Scheduler } from './schedulers/scheduler.ts';
import { sed } from './schedulers/sed.ts';
import { sh } from './schedulers/sh.ts';
import { twos } from './schedulers/twos.ts';
import { wlc } from './schedulers/wlc.ts';
import { wrr } from './schedulers/wrr.ts';

export interface SchedulerOptions {
  /** 2002: hashes look at the last octet, sh ignores weights. */
  readonly hash: '2002' | 'current';
  /** What an active connection counts in lblc and lblcr: 256, in 2002 50. */
  readonly activeWeight: number;
  /** sh, mh: does the source port count? */
  readonly port: boolean;
  /** sh, mh: are other servers tried when the chosen one is unusable? */
  readonly fallback: boolean;
  /** lblcr: a set that has not changed for so long shrinks. */
  readonly expiration: Nanos;
  /** twos: a whole number from 0 to `most`, both included. */
  readonly draw: (most: number) => number;
}

/** A kernel of today, its flags off and its timers as they come. */
export const CURRENT_KERNEL: Omit<SchedulerOptions, 'draw'> = {
  hash: 'current',
  activeWeight: ACTIVE_WEIGHT,
  port: false,
  fallback: false,
  expiration: DAY,
};

/** A kernel of 2002. */
export const KERNEL_2002: Omit<SchedulerOptions, 'draw'> = { ...CURRENT_KERNEL, hash: '2002', activeWeight: 50 };

export const hashOf = ({ hash }: Pick<SchedulerOptions, 'hash'>) => (hash === '2002' ? lowBitsHash : highBitsHash);

const SCHEDULERS = {
  rr: () => rr(),
  wrr: () => wrr(),
  lc: () => lc(),
  wlc: () => wlc(),
  lblc: ({ activeWeight }) => lblc(activeWeight),
  lblcr: ({ activeWeight, expiration }) => lblcr(activeWeight, expiration),
  dh: (options) => dh(hashOf(options)),
  sh: (options) => sh({ ...options, hash: hashOf(options), ignoresWeights: options.hash === '2002' }),
  sed: () => sed(),
  nq: () => nq(),
  fo: () => fo(),
  ovf: () => ovf(),
  mh: (options) => mh(options),
  twos: ({ draw }) => twos(draw),
} as const satisfies Readonly<Record<string, (options: SchedulerOptions) => Scheduler>>;

export type SchedulerName = keyof typeof SCHEDULERS;

/** In the order ipvsadm's manual lists them. */
export const SCHEDULER_NAMES = Object.keys(SCHEDULERS) as readonly SchedulerName[];

/** A scheduler in its first state. */
export const schedulerNamed = (name: SchedulerName, options: SchedulerOptions): Scheduler => SCHEDULERS[name](options);

/** What one that somebody wrote needs besides: draws from 0 to 1, and where it is told what it gave that cannot be used. */
export interface RuleNeeds {
  readonly uniform: () => number;
  readonly log: RuleLog;
}

/** One of these, or one that somebody wrote. */
export const schedulerOf = (scheduler: SchedulerName | Program, options: SchedulerOptions & RuleNeeds): Scheduler =>
  typeof scheduler === 'string'
    ? schedulerNamed(scheduler, options)
    : byRule(scheduler, { ...options, hash: hashOf(options) }, options.log);
