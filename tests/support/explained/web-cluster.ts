// What the facts of a web cluster's events and decisions must be: worked out from settings, masks of nodes, gauges of
// connections and of the dispatcher's queue, and the flights of requests, none of which the explanations read.

import type { Subject } from '../../../src/explain/explanation.ts';
import { webClusterRules } from '../../../src/explain/web-cluster/rules.ts';
import { logOn } from '../../../src/record/flights.ts';
import type { Mark } from '../../../src/record/record.ts';
import { findGauge, valueAt } from '../../../src/record/values.ts';
import { wordsOfPolicy } from '../../../src/scenarios/web-cluster/policy-words.ts';
import { byId, type Checks, type FactOf, type Model, near, ofMark, settingOf } from './facts.ts';

const isSetting =
  (key: string) =>
  (value: number, told: Subject): boolean =>
    value === settingOf(told, key);

/** Connections of a node around a moment: those of the instant are the smallest to the largest. */
function loadsAt({ record, mark: { at } }: Subject, node: number): readonly [least: number, most: number] {
  const { time, min, max, last, length } = findGauge(record, 'connections', node)!;
  let row = -1;
  while (row + 1 < length && time[row + 1]! <= at) row++;
  const before = last[time[row] === at ? row - 1 : row] ?? 0;
  return time[row] === at ? [Math.min(before, min[row]!), Math.max(before, max[row]!)] : [before, before];
}

function isLoad(load: number, told: Subject, node: number): boolean {
  const [least, most] = loadsAt(told, node);
  return load === 255 ? most >= 255 : load >= least && load <= most;
}

const nodesOf = ({ record }: Subject): readonly number[] => record.layout.flows.map((_, node) => node);
const isUp = (told: Subject, node: number): boolean => settingOf(told, 'down') - 1 !== node;
/** May this node be the first of those with the fewest connections? */
function mayBeLeast(told: Subject, node: number): boolean {
  const [least] = loadsAt(told, node);
  return nodesOf(told).every((other) => !isUp(told, other) || least <= loadsAt(told, other)[1]);
}

/** Of the balance setting, all of the instant: a node's part of all connections is a whole number beside an even share. */
const sharesAt = (told: Subject): readonly [least: number, most: number] => {
  const up = nodesOf(told).filter((node) => isUp(told, node)).length;
  const sum = (which: 0 | 1) => nodesOf(told).reduce((all, node) => all + loadsAt(told, node)[which], 0);
  const share = (all: number) => ((all + 1) * settingOf(told, 'bal')) / 100 / up;
  return [Math.floor(share(sum(0))), Math.ceil(share(sum(1)))];
};
const isRoom = (room: number, told: Subject): boolean => {
  const [least, most] = sharesAt(told);
  return room >= Math.max(1, least) && room <= Math.max(1, most);
};
const isFull = (told: Subject, node: number): boolean => loadsAt(told, node)[1] >= Math.max(1, sharesAt(told)[0]);

const nodesIn = (mask: number): readonly number[] => {
  const nodes: number[] = [];
  for (let rest = mask, node = 0; rest > 0; rest = Math.floor(rest / 2), node++) if (rest % 2 === 1) nodes.push(node);
  return nodes;
};
const inMask = ({ mark }: Subject, name: 'before' | 'after'): readonly number[] => nodesIn(mark.numbers[name]!);
const joined = (told: Subject) => inMask(told, 'after').find((node) => !inMask(told, 'before').includes(node));
const left = (told: Subject) => inMask(told, 'before').find((node) => !inMask(told, 'after').includes(node));

/** The flight to the dispatcher and back that took as long as the event says, of this document, on the way of this request. */
function askOf({ record, mark }: Subject) {
  const { entry, askedAt, waited } = mark.numbers;
  const link = record.layout.links.findIndex(({ place }) => place === `N${entry! + 1}-D`);
  const { offeredAt, arrivesAt, document, length } = logOn(record, link, 'asks');
  for (let row = 0; row < length; row++) {
    const took = arrivesAt[row]! - offeredAt[row]!;
    const isInTime = offeredAt[row]! >= askedAt! && arrivesAt[row]! <= mark.at;
    if (document[row] === mark.segment && isInTime && took === waited) return { offeredAt: offeredAt[row]!, took };
  }
  return undefined;
}

/** How long the disk of its node took to read the document before it came; 0: nobody read it. */
function readingOf({ record, mark }: Subject): number {
  const link = record.layout.links.findIndex(({ role, from }) => role === 'reads' && from === `N${mark.flow + 1}`);
  const { startsAt, arrivesAt, document, length } = logOn(record, link, 'reads');
  for (let row = length - 1; row >= 0; row--) {
    const isInTime = arrivesAt[row]! >= mark.numbers['askedAt']! && arrivesAt[row]! <= mark.at;
    if (document[row] === mark.segment && isInTime) return arrivesAt[row]! - startsAt[row]!;
  }
  return 0;
}
/** Through a port with nothing else to do. */
const timeThrough = (told: Subject, key: string): number =>
  (told.mark.numbers['size']! / (settingOf(told, key) / 8)) * 1e9;
const waysOf = (told: Subject): number =>
  ({ relay: 4, handoff: 3 })[frontOf(told)] ?? (told.mark.numbers['entry'] === told.mark.flow ? 2 : 3);
const isMostlyOnNet = (told: Subject): boolean =>
  waysOf(told) * settingOf(told, 'net') >= (told.mark.at - told.mark.numbers['askedAt']!) / 2;

/** The setting that each sentence names. */
const LABELS: Readonly<Record<string, (told: Subject) => string>> = {
  'dispatch.grown': (told) => (settingOf(told, 'grow') > 0 ? 'grow' : 'theta'),
  'dispatch.shrunk': () => 'k',
  'long-wait.dispatcher': () => 'disp',
  'long-wait.front': () => 'fcost',
  'long-wait.front-relays': () => 'fcost',
  'long-wait.disk': () => 'seek',
  'long-wait.node': () => 'port',
  'long-wait.sent': () => 'port',
  'long-wait.client': () => 'cport',
  'long-wait.net': () => 'net',
  'long-wait.relayed': () => 'fport',
  'node-down.at-first': () => 'down',
};
const isLabelOf = (label: unknown, { scenario }: Subject, key: string): boolean =>
  label === scenario.parameters.find((parameter) => parameter.key === key)!.label;

const CHECKS: Checks<FactOf<typeof webClusterRules> | 'candidateNode' | 'ruleNumber' | 'passing'> = {
  // What they come to is compared with what the rule was asked (tests/rules/explained-numbers.test.ts).
  candidateNode: (node, told) => nodesOf(told).includes(node) && isUp(told, node),
  ruleNumber: () => true,
  at: (at, { mark }) => at === mark.at,
  document: (document, { mark }) => document === mark.segment,
  node: (node, told, rule) => {
    if (rule === 'dispatch.grown') return node === joined(told);
    if (rule === 'dispatch.shrunk' || rule === 'dispatch-left') return node === left(told);
    if (rule === 'dispatch-joined') return node === (joined(told) ?? told.mark.flow);
    return node === told.mark.flow;
  },
  load: (load, told, rule) => {
    const { mark } = told;
    if (!rule.startsWith('dispatch.posted')) return isLoad(load, told, mark.flow);
    const postedAt = mark.at - (mark.at % settingOf(told, 'stale'));
    return isLoad(load, { ...told, mark: { ...mark, at: postedAt } }, mark.flow);
  },
  least: (node, told) => node !== told.mark.flow && mayBeLeast(told, node),
  leastLoad: (load, told) =>
    nodesOf(told).some((node) => node !== told.mark.flow && mayBeLeast(told, node) && isLoad(load, told, node)),
  from: (node, told, rule) => (rule === 'dispatch.passed' ? isFull(told, node) : inMask(told, 'before').includes(node)),
  fromLoad: (load, told) => inMask(told, 'before').some((node) => isLoad(load, told, node)),
  high: isSetting('thigh'),
  highLabel: (label, told) => isLabelOf(label, told, 'thigh'),
  low: isSetting('tlow'),
  lowLabel: (label, told) => isLabelOf(label, told, 'tlow'),
  requests: (count, told) => count === (settingOf(told, 'grow') || settingOf(told, 'theta')),
  unit: isSetting('unit'),
  stay: isSetting('k'),
  label: (label, told, rule) => isLabelOf(label, told, LABELS[rule]!(told)),
  members: (count, told) => count === inMask(told, 'after').length,
  draws: isSetting('draws'),
  bal: isSetting('bal'),
  age: (age, told) => age === told.mark.at % settingOf(told, 'stale'),
  room: (room, told) => room === 255 || isRoom(room, told),
  took: (span, { mark }) => span === mark.at - mark.numbers['askedAt']!,
  askedAt: ofMark('askedAt'),
  waited: (span, told) =>
    told.mark.kind === 'request-lost'
      ? span === told.mark.at - told.mark.numbers['askedAt']!
      : span === (askOf(told)?.took ?? Number.NaN),
  ahead: (count, told) => {
    const queue = findGauge(told.record, 'dispatcherQueue')!;
    const before = valueAt(queue, askOf(told)!.offeredAt - 1) || 0;
    const then = valueAt(queue, askOf(told)!.offeredAt) || 0;
    return count >= Math.min(before, then - 1) && count <= Math.max(before, then);
  },
  decision: isSetting('disp'),
  rest: (span, { mark }) => near(span, mark.at - mark.numbers['askedAt']! - mark.numbers['waited']!),
  seek: isSetting('seek'),
  bytes: ofMark('size'),
  port: (rate, told, rule) => rate === settingOf(told, LABELS[rule]!(told)),
  alone: (span, told, rule) => near(span, timeThrough(told, LABELS[rule]!(told))),
  ways: (count, told) => count === waysOf(told),
  oneWay: isSetting('net'),
  passing: isSetting('fcost'),
  frontCost: (cost, told) => cost === settingOf(told, 'fcost') + (isDeciding(told) ? settingOf(told, 'disp') : 0),
  relayed: ofMark('relayed'),
  others: ofMark('load'),
  held: ofMark('load'),
  documents: ofMark('documents'),
  downAt: (at, { mark, record }) => at === byId(record, mark.cause)!.at,
};

const responsibleLoad = ({ mark }: Subject): number => mark.numbers['responsibleLoad']!;
const frontOf = ({ record }: Subject): string => `${record.spec.params['via']}`;
/** A front end that passes on in turn, as a switch would, decides nothing, unless the dispatcher is set to pick for it. */
const isDeciding = (told: Subject): boolean =>
  picks(told) !== 'mirror' &&
  (told.record.spec.params['blind'] === 'dispatcher' || !wordsOfPolicy(picks(told)).isBlind);
const picks = ({ record }: Subject): string => `${record.spec.params['policy']}`;

/** Does the node serve only because the request came to it, and how did that come about? */
const comesBy = (told: Subject, entry: string): boolean =>
  picks(told) === 'mirror' && told.record.spec.params['entry'] === entry;
const hasMoreThanAnother = (told: Subject): boolean =>
  nodesOf(told).some((node) => isUp(told, node) && loadsAt(told, node)[0] < loadsAt(told, told.mark.flow)[1]);

export const webCluster: Model = {
  rules: webClusterRules,
  checks: CHECKS,
  holds: {
    'dispatch.busy': (told) => responsibleLoad(told) > settingOf(told, 'thigh') && mayBeLeast(told, told.mark.flow),
    'dispatch.busy-twice': (told) =>
      responsibleLoad(told) >= 2 * settingOf(told, 'thigh') && mayBeLeast(told, told.mark.flow),
    'dispatch.kept': (told) => loadsAt(told, told.mark.flow)[0] <= settingOf(told, 'thigh'),
    'dispatch.kept-busy': (told) =>
      nodesOf(told).every((node) => !isUp(told, node) || loadsAt(told, node)[1] >= settingOf(told, 'tlow')),
    'dispatch.takes-over': (told) => loadsAt(told, told.mark.flow)[0] < settingOf(told, 'tlow'),
    'dispatch.joins': (told) => loadsAt(told, told.mark.flow)[0] < settingOf(told, 'tlow'),
    'dispatch.least-takes-over': (told) => mayBeLeast(told, told.mark.flow),
    'dispatch.least-joins': (told) => mayBeLeast(told, told.mark.flow),
    'dispatch.new': (told) => mayBeLeast(told, told.mark.flow),
    'dispatch.fewest': (told) => mayBeLeast(told, told.mark.flow),
    'dispatch.serves': (told) => mayBeLeast(told, told.mark.flow),
    'dispatch.chance': (told) =>
      picks(told) === 'random' || comesBy(told, 'random') || (picks(told) === 'pod' && settingOf(told, 'draws') === 1),
    'dispatch.turn': (told) => picks(told) !== 'random' && !comesBy(told, 'random') && !comesBy(told, 'sticky'),
    'dispatch.own': (told) => comesBy(told, 'sticky'),
    // Loads that were posted before may be others now.
    'dispatch.least': (told) => hasMoreThanAnother(told) || settingOf(told, 'stale') > 0,
    'dispatch.serves-not-least': hasMoreThanAnother,
    'dispatch.rule': (told) => picks(told) === 'random * nodes',
    'dispatch.drawn': (told) => picks(told) === 'pod' && settingOf(told, 'stale') === 0 && settingOf(told, 'draws') > 1,
    'dispatch.posted': (told) => picks(told) === 'jsq' && settingOf(told, 'stale') > 0,
    'dispatch.posted-drawn': (told) => picks(told) === 'pod' && settingOf(told, 'stale') > 0,
    'dispatch.idle': (told) => loadsAt(told, told.mark.flow)[0] === 0,
    // A request that is lost on its way takes along what its node had said of itself.
    'dispatch.none-idle': (told) =>
      nodesOf(told).every((node) => !isUp(told, node) || loadsAt(told, node)[1] > 0) ||
      told.record.marks.some(({ kind, at }) => kind === 'request-lost' && at <= told.mark.at),
    'dispatch.home': (told) => picks(told) === 'chbl',
    'dispatch.passed': (told) => picks(told) === 'chbl',
    'long-wait.disk': (told) =>
      readingOf(told) > Math.max(timeThrough(told, 'port'), timeThrough(told, 'cport')) && !isMostlyOnNet(told),
    'long-wait.node': (told) =>
      told.mark.numbers['hit'] !== 0 && settingOf(told, 'port') <= settingOf(told, 'cport') && !isMostlyOnNet(told),
    'long-wait.sent': (told) =>
      timeThrough(told, 'port') >= Math.max(readingOf(told), timeThrough(told, 'cport')) && !isMostlyOnNet(told),
    'long-wait.client': (told) =>
      timeThrough(told, 'cport') >= Math.max(readingOf(told), timeThrough(told, 'port')) && !isMostlyOnNet(told),
    'long-wait.net': isMostlyOnNet,
    'long-wait.dispatcher': (told) => frontOf(told) === 'distributed',
    'long-wait.front': (told) => frontOf(told) === 'handoff',
    'long-wait.front-relays': (told) => frontOf(told) === 'relay',
    'long-wait.relayed': (told) => frontOf(told) === 'relay',
    'long-wait.passed': (told) => frontOf(told) !== 'distributed',
    'long-wait.not-asked': ({ mark }) => mark.numbers['isLocal'] === 1,
    'long-wait.asked': ({ mark }) => mark.numbers['isLocal'] !== 1,
    'request-lost.with-node': ({ record }) => record.spec.params['loop'] !== 'open',
    'request-lost.of-visitor': ({ record }) => record.spec.params['loop'] === 'open',
    'node-down.at-first': ({ mark }) => mark.cause < 0,
    'node-down.documents': ({ mark }) => mark.cause >= 0 && mark.numbers['documents']! > 0,
  },
  sums: ({ facts: { passing, decision, frontCost } }) => frontCost === undefined || passing! + decision! === frontCost,
};

/** A decision that is no event, as a mark that is none, so that it can be looked at in the same way. */
export const decisionMark = (at: number, node: number, document: number): Mark => ({
  ...{ id: -1, kind: 'dispatch', link: -1, cause: -1, numbers: {} },
  ...{ at, flow: node, segment: document },
});
