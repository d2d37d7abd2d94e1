// What the facts of packets that did not come through an ATM switch must be, and the comparison its drop policy made.

import { atmRules } from '../../../src/explain/atm/rules.ts';
import type { Subject } from '../../../src/explain/explanation.ts';
import type { FactName, Facts } from '../../../src/explain/facts.ts';
import type { Mark } from '../../../src/record/record.ts';
import { headerCellsOf } from '../../../src/scenarios/atm/headers.ts';
import { wordsOfPolicy } from '../../../src/scenarios/atm/policy-words.ts';
import { settingAt } from '../../../src/scenarios/kit/run-spec.ts';
import { byId, type Checks, type FactOf, type Model, near, ofMark, receiverOf, same } from './facts.ts';

const policyOf = ({ mark, record }: Subject): string => String(settingAt(record.spec, 'policy', mark.at));
const cellsAfter = ({ numbers }: Mark): number => numbers['cells']! - numbers['cell']! - 1;
const cutBefore = ({ mark, record }: Subject): Mark => {
  const cut = byId(record, mark.cause)!;
  return cut.kind === 'cut' && cut.flow === mark.flow && cut.at <= mark.at ? cut : mark;
};

type Refusal = Facts<FactName>['refusal'];

/** The policy of that moment, with the numbers of the mark. */
function isOfMark({ policy, packet, at }: Refusal, told: Subject): boolean {
  const { occupancy, threshold, limit, ofVc, busyVcs, cells } = told.mark.numbers;
  const share = Number(told.record.spec.params['z']);
  const numbers = { held: occupancy, threshold, limit, own: ofVc, senders: busyVcs, cells, share };
  return policy === policyOf(told) && at === told.mark.at && same(packet, numbers);
}

/** Numbers that a policy writes when it compares, in both languages alike. */
function compared(refusal: Refusal): readonly number[] {
  const numbers: number[] = [];
  const write = (value: number): string => {
    numbers.push(value);
    return '';
  };
  refusal.words({ ...refusal.packet, at: '' }, write);
  return numbers;
}

/** What is known here of the policy. */
function of<Known>(checks: Readonly<Record<string, Known>>, policy: Refusal['policy']): Known {
  const known = checks[`${policy}`];
  if (known === undefined) throw new Error(`no check for policy "${policy}": add it to tests/support/explained/atm.ts`);
  return known;
}

/** The rule of the policy, worked out again. */
function refuses({ policy, packet }: Refusal): boolean {
  const { held, threshold, limit, own, senders, cells, share } = packet;
  const part = (own * senders) / held;
  const allowed = share * (1 + (limit - held) / (held - threshold));
  const rules: Readonly<Record<string, () => boolean>> = {
    epd: () => held >= threshold,
    trim: () => held >= limit,
    none: () => held + cells > limit,
    sd: () => part >= share,
    fba: () => part >= allowed - 1e-3,
  };
  return of(rules, policy)();
}

/** What it compares is among what it writes: the sum of a packet switch, the share of a sender, what fair allocation allows. */
function writesIt(refusal: Refusal): boolean {
  const { held, threshold, limit, own, senders, cells, share } = refusal.packet;
  const wanted: Readonly<Record<string, readonly number[]>> = {
    epd: [held, threshold],
    trim: [held, cells, limit],
    none: [held, cells, held + cells, limit],
    sd: [own, senders, held, (own * senders) / held],
    fba: [own, senders, held, (own * senders) / held, share * (1 + (limit - held) / (held - threshold))],
  };
  const numbers = compared(refusal);
  return of(wanted, refusal.policy).every((value) => numbers.some((each) => near(each, value, 1e-9, 0)));
}

const isRefused = (refusal: Refusal, told: Subject): boolean =>
  isOfMark(refusal, told) && refuses(refusal) && writesIt(refusal);

const CHECKS: Checks<FactOf<typeof atmRules> | 'found' | 'against'> = {
  at: (at, { mark }) => at === mark.at,
  segment: (segment, { mark }) => segment === mark.segment,
  refusal: isOfMark,
  found: isRefused,
  against: isRefused,
  nth: ofMark('cell', 1),
  cells: ofMark('cells'),
  occupancy: ofMark('occupancy'),
  limit: ofMark('limit'),
  cellsBefore: ofMark('cell'),
  cellsAfter: (count, { mark }) => count === cellsAfter(mark),
  other: (segment, told) => cutBefore(told) !== told.mark && segment === cutBefore(told).segment,
  cutAt: (at, told) => at === cutBefore(told).at,
  kept: (cells, { mark, record }) => cells === mark.numbers['kept'] && cells === headerCellsOf(record.spec.params),
  // Where the threshold is higher, what is not kept for headers.
  trimFrom: (cells, { mark, record }) => {
    const { limit = 0 } = mark.numbers;
    return cells === Math.min(Number(settingAt(record.spec, 'th', mark.at)), limit - Math.floor(limit / 10));
  },
  receiver: (station, { mark, record }) => same(station, receiverOf(record, mark.flow)),
};

/** Which cells there are, and what the policy does with those behind the lost one. */
const rest =
  (isFirst: boolean, what: 'offers' | 'drops' | 'drops but the end') =>
  (told: Subject): boolean => {
    const does =
      policyOf(told) === 'tail' ? 'offers' : told.record.spec.params['keep'] === 'on' ? 'drops but the end' : 'drops';
    return does === what && (told.mark.numbers['cell'] === 0) === isFirst && cellsAfter(told.mark) > 0;
  };

export const atm: Model = {
  rules: atmRules,
  checks: CHECKS,
  holds: {
    'refuse.by-policy': (told) => wordsOfPolicy(policyOf(told)).refusal !== null,
    'cut.offered': rest(false, 'offers'),
    'cut.offered-all': rest(true, 'offers'),
    'cut.dropped': rest(false, 'drops'),
    'cut.dropped-all': rest(true, 'drops'),
    'cut.dropped-but-end': rest(false, 'drops but the end'),
    'cut.dropped-all-but-end': rest(true, 'drops but the end'),
    'cut.header': (told) =>
      policyOf(told) === 'trim' && told.mark.numbers['cell']! >= headerCellsOf(told.record.spec.params),
    'cut.last': ({ mark }) => cellsAfter(mark) === 0 && mark.numbers['cell']! > 0,
    'cut.only': ({ mark }) => mark.numbers['cells'] === 1,
  },
  sums: ({ facts }) =>
    (facts.trimFrom !== undefined && facts.occupancy! >= facts.trimFrom) ||
    facts.found !== undefined ||
    facts.cellsBefore! + 1 + facts.cellsAfter! === facts.cells,
};
