// What the facts of a virtual server's events must be: worked out from settings, changes, gauges of the connection table and
// visits to machines, and from the schedulers' rules, none of which the explanations read.

import { SCHEDULER_NAMES } from '../../../src/engine/virtual-server/scheduler-named.ts';
import type { Subject } from '../../../src/explain/explanation.ts';
import { virtualServerRules } from '../../../src/explain/virtual-server/rules.ts';
import { findGauge } from '../../../src/record/values.ts';
import { type Checks, type FactOf, type Model, near, ofMark, settingOf } from './facts.ts';
import { keptFor } from './kept-servers.ts';

const scheduler = ({ record }: Subject): string => `${record.spec.params['sched']}`;
const weightOf = (told: Subject, server: number): number => settingOf(told, `w${server + 1}`);
const serversOf = (told: Subject): readonly number[] =>
  Array.from({ length: settingOf(told, 'servers') }, (_, server) => server);
const picked = ({ mark }: Subject): number => mark.numbers['server']!;

/** Entries of a server just before the moment and at it: the pick itself is one of those that change it then. */
function entriesAt({ record, mark }: Subject, name: 'active' | 'inactive', server: number): readonly number[] {
  const { time, last, min, max, length } = findGauge(record, `${name}-R${server + 1}`)!;
  let row = -1;
  while (row + 1 < length && time[row + 1]! <= mark.at) row++;
  const before = last[time[row] === mark.at ? row - 1 : row] ?? 0;
  return time[row] === mark.at ? [before, min[row]!, max[row]!, last[row]!] : [before];
}
const least = (told: Subject, server: number): number => Math.min(...entriesAt(told, 'active', server));
const most = (told: Subject, server: number): number => Math.max(...entriesAt(told, 'active', server));

const requestsOfBatch = ({ record: { spec } }: Subject): number =>
  Number(spec.params['n']) * (spec.params['per'] === 'client' ? Number(spec.params['clients']) : 1);
/** Picks and refusals for the same destination, up to this one. */
function asksFor(told: Subject): readonly Subject['mark'][] {
  const site = (request: number): number => (request % requestsOfBatch(told)) % settingOf(told, 'sites');
  return told.record.marks.filter(
    ({ kind, id, flow }) =>
      (kind === 'pick' || kind === 'refused') && id <= told.mark.id && site(flow) === site(told.mark.flow),
  );
}
/** Servers of earlier picks for the same destination. */
const before = (told: Subject): readonly number[] =>
  asksFor(told).flatMap(({ kind, id, numbers }) => (kind === 'pick' && id < told.mark.id ? [numbers['server']!] : []));
/** Those that LBLCR keeps for it. */
const keptOf = (told: Subject) =>
  keptFor(told, asksFor(told), (server, at) => weightOf({ ...told, mark: { ...told.mark, at } }, server));
const isIdleSomewhere = (told: Subject): boolean =>
  serversOf(told).some((server) => 2 * least(told, server) < weightOf(told, server));

/** May no server that takes connections have a lower load than the one picked? */
function mayBeLightest(told: Subject, which: 'by weight' | 'whatever its weight', own = picked(told)): boolean {
  const loads = (server: number, of: (...values: number[]) => number): number =>
    (256 * of(...entriesAt(told, 'active', server)) + of(...entriesAt(told, 'inactive', server))) /
    (which === 'by weight' ? weightOf(told, server) : 1);
  return listedIn(told).every(
    (each) =>
      weightOf(told, each) === 0 || !takesAnyNumber(told) || loads(own, Math.min) <= loads(each, Math.max) + 1e-9,
  );
}

/** How busy everything on the way of a file was meanwhile, by the visits of all chunks to it. */
function usesOnWay({ record, mark }: Subject): readonly { readonly place: string; readonly share: number }[] {
  const to = mark.at;
  const from = to - mark.numbers['turnAround']!;
  const others = /^[RC]\d/;
  const own = [`R${mark.numbers['server']! + 1}`, record.layout.flows[mark.flow]!.to];
  return record.flights.flatMap(({ link, startsAt, arrivesAt, length }) => {
    const { place } = record.layout.links[link]!;
    if (others.test(place) && !own.includes(place.split('-')[0]!)) return [];
    let busy = 0;
    for (let row = 0; row < length; row++) {
      busy += Math.max(0, Math.min(to, arrivesAt[row]!) - Math.max(from, startsAt[row]!));
    }
    return [{ place, share: busy / (to - from) }];
  });
}
const mostUsed = (told: Subject): number => Math.max(...usesOnWay(told).map(({ share }) => share));
/** Samples are of 100 ms, and so is what their average may miss at either end. */
const slackOf = ({ mark }: Subject): number => 200e6 / mark.numbers['turnAround']! + 1e-9;

const sumOf = (told: Subject, busy: number, rest: number, weight: number): number =>
  (256 * busy + rest) / (scheduler(told) === 'lc' ? 1 : weight);

type SumFact =
  | 'candidate'
  | 'ruleNumber'
  | 'sum'
  | 'rival'
  | 'rivalActive'
  | 'rivalInactive'
  | 'rivalWeight'
  | 'rivalSum';

const CHECKS: Checks<FactOf<typeof virtualServerRules> | SumFact> = {
  at: (at, { mark }) => at === mark.at,
  request: (request, { mark }) => request === mark.flow,
  server: (server, told) => server === picked(told),
  active: (count, told) => entriesAt(told, 'active', picked(told)).includes(count),
  inactive: (count, told) => entriesAt(told, 'inactive', picked(told)).includes(count),
  weight: (weight, told) => weight === weightOf(told, picked(told)),
  bar: (bar, told) => bar >= 1 && bar <= weightOf(told, picked(told)),
  bucket: (bucket, told, rule) =>
    bucket === told.mark.numbers['reading'] && bucket < (rule.startsWith('pick.slot') ? 4093 : 65_536),
  leaves: (server, told) => server === before(told).at(-1),
  members: (count, told) => count === (keptOf(told)?.before.length ?? count),
  scheduler: (name, told) => name === scheduler(told).toUpperCase(),
  otherScheduler: (name, told) => name === (scheduler(told) === 'wlc' ? 'RR' : 'WLC'),
  otherwise: ofMark('otherwise'),
  rival: ofMark('rival'),
  rivalActive: (count, told) => entriesAt(told, 'active', told.mark.numbers['rival']!).includes(count),
  rivalInactive: (count, told) => entriesAt(told, 'inactive', told.mark.numbers['rival']!).includes(count),
  rivalWeight: (weight, told) => weight === weightOf(told, told.mark.numbers['rival']!),
  candidate: (server, told) => serversOf(told).includes(server),
  ruleNumber: () => true,
  sum: () => true,
  rivalSum: () => true,
  servers: (count, told) => count === listedIn(told).length,
  reasons: (reasons) => reasons.length > 0,
  quiesced: (count, told) => count === listedIn(told).filter((each) => weightOf(told, each) === 0).length,
  full: (count, told) => count === told.mark.numbers['full']! && settingOf(told, 'most') > 0,
  busy: (count, told) => {
    const over = serversOf(told).filter((each) => most(told, each) > weightOf(told, each));
    return count === over.filter((each) => weightOf(told, each) > 0).length;
  },
  took: (span, { mark, record }) => {
    const { time, last, length } = findGauge(record, 'received', mark.flow)!;
    const end = last.findIndex((bytes, row) => row < length && bytes === record.spec.params['size']);
    return near(span, time[end]! - time[0]!);
  },
  bytes: (bytes, told) => bytes === settingOf(told, 'size'),
  rate: (rate, told) => near(rate, (settingOf(told, 'size') * 8e9) / told.mark.numbers['turnAround']!, 1e-9, 0),
  part: ({ host, part }, told) =>
    usesOnWay(told).some(({ place, share }) => {
      const [machine, what = ''] = place.split('-');
      const kind = place.startsWith('hub') ? 'hub' : ['cpu', 'disk'].includes(what) ? what : 'port';
      return host === machine && part === kind && share >= mostUsed(told) - slackOf(told);
    }),
  share: (share, told) => Math.abs(share - mostUsed(told)) <= slackOf(told),
};

/** Without the one that is taken out. */
const listedIn = (told: Subject) => serversOf(told).filter((each) => each !== settingOf(told, 'gone') - 1);
const stays = (told: Subject): boolean => before(told).at(-1) === picked(told);
const by =
  (...names: readonly string[]) =>
  (told: Subject): boolean =>
    names.includes(scheduler(told));
const byRule = (told: Subject): boolean => !(SCHEDULER_NAMES as readonly string[]).includes(scheduler(told));
const takesAnyNumber = (told: Subject): boolean => settingOf(told, 'most') === 0;
const otherwise = ({ mark }: Subject): number => mark.numbers['otherwise']!;

export const virtualServer: Model = {
  rules: virtualServerRules,
  checks: CHECKS,
  holds: {
    'pick.turn': by('rr'),
    'pick.bar': by('wrr'),
    'pick.least': (told) => by('wlc')(told) && mayBeLightest(told, 'by weight'),
    'pick.fewest': (told) => by('lc')(told) && mayBeLightest(told, 'whatever its weight'),
    'pick.soonest': by('sed', 'nq'),
    'pick.idle': (told) => by('nq')(told) && entriesAt(told, 'active', picked(told)).includes(0),
    'pick.first': (told) => by('lblc', 'lblcr')(told) && before(told).length === 0,
    'pick.stays': (told) => stays(told) && least(told, picked(told)) <= weightOf(told, picked(told)),
    'pick.stays-busy': (told) => stays(told) && most(told, picked(told)) > weightOf(told, picked(told)),
    'pick.moves': (told) => {
      const from = before(told).at(-1)!;
      return most(told, from) > weightOf(told, from) && isIdleSomewhere(told);
    },
    'pick.quiesced': (told) => weightOf(told, before(told).at(-1)!) === 0,
    'pick.taken-out': (told) => before(told).at(-1) === settingOf(told, 'gone') - 1,
    'pick.member': (told) => keptOf(told)?.isMember !== false,
    'pick.joins': (told) => keptOf(told)?.isMember !== true,
    // Some were kept and left before.
    'pick.lowest': (told) => new Set(before(told)).size > told.mark.numbers['reading']!,
    'pick.destination': (told) => by('dh')(told) && told.mark.numbers['reading']! < 256,
    'pick.source': (told) => by('sh')(told) && told.mark.numbers['reading']! < 256 && settingOf(told, 'fall') === 0,
    'pick.slot': (told) => by('mh')(told) && settingOf(told, 'fall') === 0,
    'pick.source-on': (told) => by('sh')(told) && told.mark.numbers['reading']! < 256 && settingOf(told, 'fall') === 1,
    'pick.slot-on': (told) => by('mh')(told) && settingOf(told, 'fall') === 1,
    'pick.drawn': by('twos'),
    'pick.heaviest': (told) =>
      by('fo')(told) &&
      serversOf(told).every((each) => weightOf(told, each) <= weightOf(told, picked(told)) || !takesAnyNumber(told)),
    'pick.overflow': (told) =>
      least(told, picked(told)) <= weightOf(told, picked(told)) &&
      serversOf(told).every(
        (each) =>
          weightOf(told, each) <= weightOf(told, picked(told)) ||
          most(told, each) > weightOf(told, each) ||
          !takesAnyNumber(told),
      ),
    'pick.instead': (told) => otherwise(told) >= 0 && otherwise(told) !== told.mark.numbers['server'],
    'pick.instead-too': (told) => otherwise(told) === picked(told),
    'pick.instead-none': (told) => otherwise(told) === -1,
    'pick.rule': byRule,
    'pick.rule-first': byRule,
    'pick.instead-of-rule': (told) =>
      byRule(told) && otherwise(told) >= 0 && otherwise(told) !== told.mark.numbers['server'],
    'pick.instead-of-rule-too': (told) => byRule(told) && otherwise(told) === picked(told),
    'pick.instead-of-rule-none': (told) => byRule(told) && otherwise(told) === -1,
    'refused.no-servers': (told) => listedIn(told).length === 0,
    'refused.no-room': (told) => settingOf(told, 'size') * requestsOfBatch(told) > settingOf(told, 'room'),
    'refused.hash': by('dh', 'sh', 'mh'),
  },
  sums: ({ facts, winners }, told) => {
    // One row is the server that was picked; where two events share an instant there are none (pick-rule.test.ts).
    if (byRule(told)) return winners.size === 0 || (winners.has('server') && winners.has('ruleNumber'));
    const { active = 0, inactive = 0, rival, rivalActive = 0, rivalInactive = 0 } = facts;
    const rivals = () => sumOf(told, rivalActive, rivalInactive, weightOf(told, rival!));
    return (
      winners.has('sum') &&
      near(facts.sum!, sumOf(told, active, inactive, weightOf(told, picked(told))), 1e-9, 0) &&
      (rival === undefined || near(facts.rivalSum!, rivals(), 1e-9, 0))
    );
  },
};
