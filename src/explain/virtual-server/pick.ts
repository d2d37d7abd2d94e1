// What the scheduler of a virtual server did with a connection: by which numbers of its rule it picked, whom another rule would
// have taken, or that it found nobody.

import { settingAt } from '../../scenarios/kit/run-spec.ts';
import { lacksRoom } from '../../scenarios/virtual-server/files-room.ts';
import { schedulerWords, wordsOfScheduler } from '../../scenarios/virtual-server/scheduler-words.ts';
import type { VirtualServerValues } from '../../scenarios/virtual-server/settings.ts';
import type { Explanation, Subject, Term } from '../explanation.ts';
import type { Statement } from '../rules.ts';
import { state } from '../state.ts';
import { joinsKept, serversBefore } from './destinations.ts';
import { explainRuledPick, insteadOfRule, pickRuleOf } from './ruled-pick.ts';

/** What a rule of the kernel counts an active connection. */
const ACTIVE = 256;

/** The numbers of a pick. */
interface Picked {
  readonly at: number;
  readonly server: number;
  readonly active: number;
  readonly inactive: number;
  readonly weight: number;
  /** What the rule looked up or counted: a bucket, a bar, members. */
  readonly reading: number;
}

export function explainPick(subject: Subject): Explanation {
  const { mark } = subject;
  const { server = 0, active = 0, inactive = 0, weight = 0, reading = 0 } = mark.numbers;
  const picked = { at: mark.at, server, active, inactive, weight, reading };
  const title = state('pick', { request: mark.flow, server });
  const rule = pickRuleOf(subject);
  if (rule) return { title, ...explainRuledPick(subject, rule) };
  return {
    title,
    sentences: [RULES[schedulerOf(subject)](picked, subject), insteadOf(subject)],
    arithmetic: sumsOf(subject, picked),
  };
}

const valuesOfRun = ({ record }: Subject) => record.spec.params as VirtualServerValues;

const schedulerOf = (subject: Subject): VirtualServerValues['sched'] => valuesOfRun(subject).sched;

type Rule = (picked: Picked, subject: Subject) => Statement;

const soonest: Rule = ({ at, server, active, weight }) => state('pick.soonest', { at, server, active, weight });
const least: Rule = ({ at, server, active, inactive, weight }) =>
  state('pick.least', { at, server, active, inactive, weight });
const hashed =
  (rule: 'pick.destination' | 'pick.source' | 'pick.slot'): Rule =>
  ({ at, server, reading }, subject) => {
    const picked = { at, server, bucket: reading };
    // A server that takes no connection is passed over, and nobody noted whether one was.
    if (rule === 'pick.destination' || !valuesOfRun(subject).fall) return state(rule, picked);
    return state(rule === 'pick.source' ? 'pick.source-on' : 'pick.slot-on', picked);
  };

/** How each scheduler came to its pick; a new one does not compile without its own rule. */
const RULES: Readonly<Record<VirtualServerValues['sched'], Rule>> = {
  rr: ({ at, server, active }) => state('pick.turn', { at, server, active }),
  wrr: ({ at, server, weight, reading }) => state('pick.bar', { at, server, weight, bar: reading }),
  lc: ({ at, server, active, inactive }) => state('pick.fewest', { at, server, active, inactive }),
  wlc: least,
  lblc: byDestination,
  lblcr: bySet,
  dh: hashed('pick.destination'),
  sh: hashed('pick.source'),
  sed: soonest,
  nq: (picked, subject) => {
    const { at, server, active } = picked;
    return active === 0 ? state('pick.idle', { at, server, active }) : soonest(picked, subject);
  },
  fo: ({ at, server, weight }) => state('pick.heaviest', { at, server, weight }),
  ovf: ({ at, server, weight, active }) => state('pick.overflow', { at, server, weight, active }),
  mh: hashed('pick.slot'),
  twos: ({ at, server, active, inactive }) => state('pick.drawn', { at, server, active, inactive }),
};

function byDestination({ at, server, active, inactive, weight }: Picked, { mark, record }: Subject): Statement {
  const leaves = serversBefore(record, mark).at(-1);
  if (leaves === undefined) return state('pick.first', { at, server, active, inactive });
  if (leaves === server) {
    return state(active > weight ? 'pick.stays-busy' : 'pick.stays', { at, server, active, weight });
  }
  if (leaves === Number(settingAt(record.spec, 'gone', at)) - 1) {
    return state('pick.taken-out', { at, leaves, server, active });
  }
  const isQuiesced = Number(settingAt(record.spec, `w${leaves + 1}`, at)) === 0;
  return state(isQuiesced ? 'pick.quiesced' : 'pick.moves', { at, leaves, server, active });
}

function bySet({ at, server, active, inactive, reading: members }: Picked, { mark, record }: Subject): Statement {
  if (members === 0) return state('pick.first', { at, server, active, inactive });
  const joins = joinsKept(record, mark);
  const rule = joins === undefined ? 'pick.lowest' : joins ? 'pick.joins' : 'pick.member';
  return state(rule, { at, server, members, active });
}

/** Whom the other scheduler would have picked, which was asked too. */
function insteadOf(subject: Subject): Statement {
  if (pickRuleOf(subject)) return insteadOfRule(subject);
  const { kind, numbers } = subject.mark;
  const { server = -1, otherwise = -1 } = numbers;
  const scheduler = schedulerOf(subject).toUpperCase();
  const otherScheduler = scheduler === 'WLC' ? 'RR' : 'WLC';
  if (otherwise < 0) return state('pick.instead-none', { otherScheduler, scheduler });
  const isSame = kind === 'pick' && server === otherwise;
  return state(isSame ? 'pick.instead-too' : 'pick.instead', { otherScheduler, scheduler, otherwise });
}

/** Loads that were compared: R1: (256 × 7 + 0) / 4 = 448 beside R2: 256 × 2 + 0 = 512. */
function sumsOf(subject: Subject, picked: Picked): readonly Term[] | undefined {
  const { compares } = schedulerWords[schedulerOf(subject)];
  if (compares === null) return undefined;
  const { server, active, inactive, weight } = picked;
  const { rival = -1, rivalActive = 0, rivalInactive = 0, rivalWeight = 1 } = subject.mark.numbers;
  const isShared = (by: number): boolean => compares === 'connections by weight' && by !== 1;
  const sum = (busy: number, rest: number, by: number): number => (ACTIVE * busy + rest) / (isShared(by) ? by : 1);
  const all = [`${ACTIVE} × `, { active }, ' + ', { inactive }];
  const mine: Term = {
    role: 'wins',
    colour: 'data',
    parts: [
      { server },
      ...(isShared(weight) ? [': (', ...all, ') / ', { weight }] : [': ', ...all]),
      ' = ',
      { sum: sum(active, inactive, weight) },
    ],
  };
  if (rival < 0) return [mine];
  const theirs = [`${ACTIVE} × `, { rivalActive }, ' + ', { rivalInactive }];
  const other: Term = {
    role: 'loses',
    parts: [
      { rival },
      ...(isShared(rivalWeight) ? [': (', ...theirs, ') / ', { rivalWeight }] : [': ', ...theirs]),
      ' = ',
      { rivalSum: sum(rivalActive, rivalInactive, rivalWeight) },
    ],
  };
  return [mine, other];
}

export function explainRefused(subject: Subject): Explanation {
  const { mark } = subject;
  const { servers = 0, reading: bucket = 0 } = mark.numbers;
  const { at } = mark;
  const title = state('refused', { request: mark.flow });
  if (servers === 0) return { title, sentences: [state('refused.no-servers', { at })] };
  const reasons = reasonsOf(subject);
  const { hashes = null } = wordsOfScheduler(schedulerOf(subject)) ?? {};
  const isHash = hashes !== null && !lacksRoom(valuesOfRun(subject));
  const because = isHash
    ? state('refused.hash', { at, bucket, servers, reasons })
    : state('refused.because', { at, servers, reasons });
  return { title, sentences: [because, insteadOf(subject)] };
}

/** 1 has weight 0, 2 have more active connections than weight. */
function reasonsOf(subject: Subject): readonly Statement[] {
  const { servers = 0, quiesced = 0, full = 0 } = subject.mark.numbers;
  if (lacksRoom(valuesOfRun(subject))) return [state('refused.no-room', {})];
  const busy = schedulerOf(subject) === 'ovf' ? servers - quiesced - full : 0;
  return [
    ...(quiesced > 0 ? [state('refused.quiesced', { quiesced })] : []),
    ...(full > 0 ? [state('refused.full', { full })] : []),
    ...(busy > 0 ? [state('refused.busy', { busy })] : []),
  ];
}
