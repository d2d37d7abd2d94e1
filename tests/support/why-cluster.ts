// What the numbers in explanations of a web cluster must be: worked out from settings, masks of nodes, gauges of connections
// and of the dispatcher's queue, and the flights of requests, none of which the explanations read.

import type { Mark, RunRecord } from '../../src/record/record.ts';
import { findGauge, valueAt } from '../../src/record/values.ts';
import type { Explanation } from './told.ts';
import { clusterPatterns, DECISION } from './why-cluster-patterns.ts';
import type { Language } from './why-patterns.ts';
import { isMoment, isSize, isSpan, nanos, number } from './why-written.ts';

type Kind = keyof typeof clusterPatterns;
export const CLUSTER_KINDS = Object.keys(clusterPatterns) as readonly Kind[];

/** An event or a decision, as one reads it on record. */
export interface Told {
  readonly record: RunRecord;
  readonly at: number;
  /** From 0. */
  readonly node: number;
  readonly document: number;
  /** Undefined for a decision that is no event. */
  readonly mark?: Mark;
}

type Check = (said: string, told: Told) => boolean;

const settingOf = ({ record: { spec }, at }: Told, key: string): number =>
  Number(spec.changes.findLast((change) => change.key === key && change.at <= at)?.value ?? spec.params[key]);
const isSetting =
  (key: string): Check =>
  (said, told) =>
    number(said) === settingOf(told, key);
const isSettingSpan =
  (key: string): Check =>
  (said, told) =>
    isSpan(said, settingOf(told, key));
const isNode =
  (of: (told: Told) => number | undefined): Check =>
  (said, told) =>
    number(said) - 1 === of(told);
const isNumber =
  (name: string): Check =>
  (said, { mark }) =>
    number(said) === mark!.numbers[name];

/** Connections of a node around a moment: those of the instant are the smallest to the largest. */
function loadsAt({ record, at }: Told, node: number): readonly [least: number, most: number] {
  const { time, min, max, last, length } = findGauge(record, 'connections', node)!;
  let row = -1;
  while (row + 1 < length && time[row + 1]! <= at) row++;
  const before = last[time[row] === at ? row - 1 : row] ?? 0;
  return time[row] === at ? [Math.min(before, min[row]!), Math.max(before, max[row]!)] : [before, before];
}

const isLoad =
  (of: (told: Told) => number): Check =>
  (said, told) => {
    const [least, most] = loadsAt(told, of(told));
    return /or more|이상/.test(said) ? most >= 255 : number(said) >= least && number(said) <= most;
  };

const nodesOf = ({ record }: Told): readonly number[] => record.layout.flows.map((_, node) => node);
const isUp = (told: Told, node: number): boolean => settingOf(told, 'down') - 1 !== node;
/** May this node be the first of those with the fewest connections? */
function mayBeLeast(told: Told, node: number): boolean {
  const [least] = loadsAt(told, node);
  return nodesOf(told).every((other) => !isUp(told, other) || least <= loadsAt(told, other)[1]);
}

const count = (mask: number): number => nodesIn(mask).length;
const nodesIn = (mask: number): readonly number[] => {
  const nodes: number[] = [];
  for (let rest = mask, node = 0; rest > 0; rest = Math.floor(rest / 2), node++) if (rest % 2 === 1) nodes.push(node);
  return nodes;
};
const maskOf = ({ mark }: Told, name: 'before' | 'after') => mark!.numbers[name]!;
const change = (told: Told, from: 'before' | 'after', to: 'before' | 'after'): number | undefined =>
  nodesIn(maskOf(told, to)).find((node) => !nodesIn(maskOf(told, from)).includes(node));

/** The flight to the dispatcher and back that took as long as the event says, of this document, on the way of this request. */
function askOf({ record, mark, at, document }: Told) {
  const { entry, askedAt, waited } = mark!.numbers;
  const link = record.layout.links.findIndex(({ place }) => place === `N${entry! + 1}-D`);
  const { offeredAt, arrivesAt, segment, length } = record.flights[link]!;
  for (let row = 0; row < length; row++) {
    const took = arrivesAt[row]! - offeredAt[row]!;
    const isInTime = offeredAt[row]! >= askedAt! && arrivesAt[row]! <= at;
    if (segment[row] === document && isInTime && took === waited) return { offeredAt: offeredAt[row]!, took };
  }
  return undefined;
}

const EXPECTED: Readonly<Record<string, Check>> = {
  at: (said, { at }) => isMoment(said, at),
  node: isNode(({ node }) => node),
  load: isLoad(({ node }) => node),
  least: (said, told) => number(said) - 1 !== told.node && mayBeLeast(told, number(said) - 1),
  leastLoad: (said, told) =>
    nodesOf(told).some((node) => node !== told.node && mayBeLeast(told, node) && isLoad(() => node)(said, told)),
  from: (said, told) => nodesIn(maskOf(told, 'before')).includes(number(said) - 1),
  fromLoad: (said, told) => nodesIn(maskOf(told, 'before')).some((node) => isLoad(() => node)(said, told)),
  over: (_, told) => told.mark!.numbers['responsibleLoad']! > settingOf(told, 'thigh') && mayBeLeast(told, told.node),
  far: (_, told) =>
    told.mark!.numbers['responsibleLoad']! >= 2 * settingOf(told, 'thigh') && mayBeLeast(told, told.node),
  high: isSetting('thigh'),
  low: (said, told) => isSetting('tlow')(said, told),
  within: (_, told) => loadsAt(told, told.node)[0] <= settingOf(told, 'thigh'),
  nobody: (_, told) =>
    nodesOf(told).every((node) => !isUp(told, node) || loadsAt(told, node)[1] >= settingOf(told, 'tlow')),
  times: (said, told) => number(said) === (settingOf(told, 'grow') || settingOf(told, 'theta')),
  unit: isSettingSpan('unit'),
  stay: isSettingSpan('k'),
  joined: isNode((told) => change(told, 'before', 'after')),
  left: isNode((told) => change(told, 'after', 'before')),
  members: (said, told) => number(said) === count(maskOf(told, 'after')),
  draws: isSetting('draws'),
  askedAt: (said, { mark }) => isMoment(said, mark!.numbers['askedAt']!),
  waited: (said, told) => isSpan(said, askOf(told)?.took ?? Number.NaN),
  unasked: (_, told) => told.mark!.numbers['isLocal'] === 1,
  ahead: (said, told) => {
    const queue = findGauge(told.record, 'dispatcherQueue')!;
    const before = valueAt(queue, askOf(told)!.offeredAt - 1) || 0;
    const then = valueAt(queue, askOf(told)!.offeredAt) || 0;
    return number(said) >= Math.min(before, then - 1) && number(said) <= Math.max(before, then);
  },
  decision: isSettingSpan('disp'),
  rest: (said, told) => {
    const { askedAt, waited } = told.mark!.numbers;
    return isSpan(said, told.at - askedAt! - waited!);
  },
  disk: (_, { mark }) => mark!.numbers['hit'] === 0,
  seek: isSettingSpan('seek'),
  others: isNumber('load'),
  size: (said, { mark }) => isSize(said, mark!.numbers['size']!),
  rate: (said, told) => Math.abs(number(said) * 1e6 - settingOf(told, 'port')) < 1e5,
  held: isNumber('load'),
  documents: isNumber('documents'),
  downAt: (said, { mark, record }) => isMoment(said, record.marks.find(({ id }) => id === mark!.cause)!.at),
  patience: (said, { mark, at }) => isSpan(said, at - mark!.numbers['askedAt']!) && nanos(said) >= 0,
};

/** What is wrong with the numbers of an explanation. */
export function clusterNumbers({ title, sentence }: Explanation, told: Told, language: Language): string[] {
  const kind = told.mark?.kind as Kind | undefined;
  const known: readonly string[] = (kind === undefined ? DECISION : clusterPatterns[kind])[language];
  const found = known.map((source) => sentence.match(new RegExp(`^${source}$`))).find(Boolean);
  if (!found) return ['no sentence that is known'];
  const named = told.document >= 0 ? told.document : told.node;
  const wrong = Object.entries(found.groups ?? {})
    .filter(([name, said]) => said !== undefined && !EXPECTED[name]!(said, told))
    .map(([name, said]) => `${name} is not ${said}`);
  return new RegExp(`\\b${named + 1}(?:\\D|$)`).test(title) ? wrong : [...wrong, 'what it is about in the title'];
}
