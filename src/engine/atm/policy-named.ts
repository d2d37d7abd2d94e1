// The drop policies on offer, by their names in links, and what may differ about them.

import type { Program } from '../core/formula.ts';
import type { RandomStream } from '../core/random.ts';
import type { RuleLog } from '../core/rule-log.ts';
import { Epd } from './policies/epd.ts';
import { FairBufferAllocation } from './policies/fair-buffer-allocation.ts';
import type { AfterLoss, DropPolicy, Threshold } from './policies/policy.ts';
import { Ppd } from './policies/ppd.ts';
import { Red } from './policies/red.ts';
import { FirstCellByRule } from './policies/rule.ts';
import { SelectiveDrop } from './policies/selective-drop.ts';
import { TailDrop } from './policies/tail-drop.ts';
import { Trim } from './policies/trim.ts';

export interface PolicyOptions {
  readonly threshold: Threshold;
  /** Of policies that drop the rest of a packet: is its end cell still offered? */
  readonly keepsEnd: boolean;
  /** Z, 0.5..1: the part of its fair share of the buffer that a VC may always have. */
  readonly share: number;
  readonly draws: () => RandomStream;
  /** Of a policy that somebody wrote: is the rest of a cut packet dropped, as partial packet discard does, or offered? */
  readonly ruleDropsRest: boolean;
  readonly ruleLog: RuleLog;
}

const restOf = ({ keepsEnd }: PolicyOptions): AfterLoss => (keepsEnd ? 'drop-but-end' : 'drop');

const POLICIES = {
  epd: (options) => new Epd(options.threshold, restOf(options)),
  ppd: ({ keepsEnd }) => new Ppd(keepsEnd),
  tail: () => new TailDrop(),
  sd: (options) => new SelectiveDrop(options.threshold, options.share, restOf(options)),
  fba: (options) => new FairBufferAllocation(options.threshold, options.share, restOf(options)),
  red: (options) => new Red(options.threshold, options.draws(), restOf(options)),
  trim: ({ threshold }) => new Trim(threshold),
} as const satisfies Readonly<Record<string, (options: PolicyOptions) => DropPolicy>>;

export type PolicyName = keyof typeof POLICIES;

/** One of these, or one that somebody wrote; in its first state. */
export const policyOf = (policy: PolicyName | Program, options: PolicyOptions): DropPolicy =>
  typeof policy === 'string'
    ? POLICIES[policy](options)
    : new FirstCellByRule(policy, {
        ...options,
        log: options.ruleLog,
        afterLoss: options.ruleDropsRest ? restOf(options) : 'offer',
      });
