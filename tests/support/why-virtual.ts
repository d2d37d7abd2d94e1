// What the numbers in explanations of a virtual server must be: worked out from settings, changes, gauges of the connection
// table and samples of use, and from the schedulers' rules, none of which the explanations read.

import type { Mark, RunRecord } from '../../src/record/record.ts';
import { findGauge } from '../../src/record/values.ts';
import type { Explanation } from './told.ts';
import type { Language } from './why-patterns.ts';
import { virtualPatterns } from './why-virtual-patterns.ts';
import { isMoment, isSize, isSpan, near, number } from './why-written.ts';

type Kind = keyof typeof virtualPatterns;
export const VIRTUAL_KINDS = Object.keys(virtualPatterns) as readonly Kind[];

interface Told {
  readonly mark: Mark;
  readonly record: RunRecord;
}
type Check = (said: string, told: Told) => boolean;

const settingOf = ({ record: { spec }, mark }: Told, key: string): number =>
  Number(spec.changes.findLast((change) => change.key === key && change.at <= mark.at)?.value ?? spec.params[key]);
const weightOf = (told: Told, server: number): number => settingOf(told, `w${server + 1}`);
const serversOf = (told: Told): readonly number[] =>
  Array.from({ length: settingOf(told, 'servers') }, (_, server) => server);
const picked = ({ mark }: Told): number => mark.numbers['server']!;
const isServer =
  (of: (told: Told) => number | undefined): Check =>
  (said, told) =>
    said === `R${(of(told) ?? -1) + 1}`;

/** Entries of a server just before the moment and at it: the pick itself is one of those that change it then. */
function entriesAt({ record, mark }: Told, name: 'active' | 'inactive', server: number): readonly number[] {
  const { time, last, min, max, length } = findGauge(record, `${name}-R${server + 1}`)!;
  let row = -1;
  while (row + 1 < length && time[row + 1]! <= mark.at) row++;
  const before = last[time[row] === mark.at ? row - 1 : row] ?? 0;
  return time[row] === mark.at ? [before, min[row]!, max[row]!, last[row]!] : [before];
}
const isEntries =
  (name: 'active' | 'inactive'): Check =>
  (said, told) =>
    entriesAt(told, name, picked(told)).includes(number(said));

const requestsOfBatch = ({ record: { spec } }: Told): number =>
  Number(spec.params['n']) * (spec.params['per'] === 'client' ? Number(spec.params['clients']) : 1);
const placeInBatch = (told: Told, request: number): number => request % requestsOfBatch(told);
/** Servers of earlier picks for the same destination. */
function before(told: Told): readonly number[] {
  const site = (request: number): number => placeInBatch(told, request) % settingOf(told, 'sites');
  const earlier = told.record.marks.filter(({ kind, id }) => kind === 'pick' && id < told.mark.id);
  return earlier.filter(({ flow }) => site(flow) === site(told.mark.flow)).map(({ numbers }) => numbers['server']!);
}
const isIdleSomewhere = (told: Told): boolean =>
  serversOf(told).some((server) => 2 * Math.min(...entriesAt(told, 'active', server)) < weightOf(told, server));

interface PartUse {
  readonly place: string;
  readonly share: number;
}

/** How busy everything on the way of a file was meanwhile, by the visits of all chunks to it. */
function usesOnWay({ record, mark }: Told): readonly PartUse[] {
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

/** Samples are of 100 ms, and so is what their average may miss at either end. */
const slackOf = ({ mark }: Told): number => 0.0051 + 200e6 / mark.numbers['turnAround']!;

function isPart(said: string, place: string): boolean {
  const [host = '', part = ''] = place.split('-');
  if (place === 'hub') return said === 'the hub' || said === '허브';
  const owners = { D: ['the director', '디렉터'], G: ['the gateway', '게이트웨이'] }[host] ?? [host, host];
  const names = { cpu: ['processor', '프로세서'], disk: ['disk', '디스크'] }[part] ?? ['port', '포트'];
  return said === `the ${names[0]} of ${owners[0]}` || said === `${owners[1]}의 ${names[1]}`;
}

const isCount =
  (of: (told: Told) => number): Check =>
  (said, told) =>
    number(said) === of(told);
const other = ({ record }: Told): string => (record.spec.params['sched'] === 'wlc' ? 'RR' : 'WLC');

const KERNEL_SCHEDULERS = new Set('rr wrr lc wlc lblc lblcr dh sh sed nq fo ovf mh twos'.split(' '));

const EXPECTED: Readonly<Record<string, Check>> = {
  at: (said, { mark }) => isMoment(said, mark.at),
  server: isServer(picked),
  active: isEntries('active'),
  inactive: isEntries('inactive'),
  weight: isCount((told) => weightOf(told, picked(told))),
  // Of the kernel's schedulers each has a sentence of its own.
  chose: (_, { record }) => !KERNEL_SCHEDULERS.has(`${record.spec.params['sched']}`),
  idle: (_, told) => entriesAt(told, 'active', picked(told)).includes(0),
  unknown: (_, told) => before(told).length === 0,
  stays: (_, told) =>
    before(told).at(-1) === picked(told) &&
    Math.min(...entriesAt(told, 'active', picked(told))) <= weightOf(told, picked(told)),
  busy: (_, told) =>
    before(told).at(-1) === picked(told) &&
    Math.max(...entriesAt(told, 'active', picked(told))) > weightOf(told, picked(told)),
  from: isServer((told) => before(told).at(-1)),
  left: (_, told) => {
    const from = before(told).at(-1)!;
    return Math.max(...entriesAt(told, 'active', from)) > weightOf(told, from) && isIdleSomewhere(told);
  },
  quiesced: (_, told) => weightOf(told, before(told).at(-1)!) === 0,
  members: isCount((told) => new Set(before(told)).size),
  member: (_, told) => before(told).includes(picked(told)),
  joins: (_, told) => !before(told).includes(picked(told)),
  bar: (said, told) => number(said) >= 1 && number(said) <= weightOf(told, picked(told)),
  bucket: (said, told) => number(said) === told.mark.numbers['reading']! && number(said) < 256,
  slot: (said, told) => number(said) === told.mark.numbers['reading']! && number(said) < 4093,
  highest: (_, told) =>
    serversOf(told).every(
      (each) => weightOf(told, each) <= weightOf(told, picked(told)) || settingOf(told, 'most') > 0,
    ),
  top: (_, told) =>
    serversOf(told).every(
      (each) =>
        weightOf(told, each) <= weightOf(told, picked(told)) ||
        Math.max(...entriesAt(told, 'active', each)) > weightOf(told, each) ||
        settingOf(told, 'most') > 0,
    ),
  room: (_, told) => Math.min(...entriesAt(told, 'active', picked(told))) <= weightOf(told, picked(told)),
  other: (said, told) => said === other(told),
  rule: (said, { record }) => said === `${record.spec.params['sched']}`.toUpperCase(),
  instead: isServer(({ mark }) => mark.numbers['otherwise']),
  differs: (_, { mark }) => mark.numbers['otherwise'] !== mark.numbers['server'],
  same: (_, { mark }) => mark.numbers['otherwise'] === mark.numbers['server'],
  nobody: (_, { mark }) => mark.numbers['otherwise'] === -1,
  busier: isCount(
    (told) =>
      serversOf(told).filter((each) => Math.max(...entriesAt(told, 'active', each)) > weightOf(told, each)).length -
      serversOf(told).filter((each) => weightOf(told, each) === 0 && Math.max(...entriesAt(told, 'active', each)) > 0)
        .length,
  ),
  larger: (_, told) => settingOf(told, 'size') * requestsOfBatch(told) > settingOf(told, 'room'),
  empty: (_, told) => serversOf(told).length === 0,
  servers: isCount((told) => serversOf(told).length),
  zero: isCount((told) => serversOf(told).filter((each) => weightOf(told, each) === 0).length),
  full: (said, told) =>
    number(said) === told.mark.numbers['full']! && (number(said) === 0 || settingOf(told, 'most') > 0),
  span: (said, told) => {
    const { time, last, length } = findGauge(told.record, 'received', told.mark.flow)!;
    const end = last.findIndex((bytes, row) => row < length && bytes === settingOf(told, 'size'));
    return isSpan(said, time[end]! - time[0]!);
  },
  size: (said, told) => isSize(said, settingOf(told, 'size')),
  rate: (said, told) => {
    const [value, unit] = said.split(' ');
    const bits = (settingOf(told, 'size') * 8e9) / told.mark.numbers['turnAround']!;
    return near(number(value!) * (unit === 'kbit/s' ? 1e3 : 1e6), bits, 0.0051);
  },
  part: (said, told) => {
    const uses = usesOnWay(told);
    const most = Math.max(...uses.map(({ share }) => share));
    return uses.some(({ place, share }) => isPart(said, place) && share >= most - slackOf(told));
  },
  share: (said, told) => {
    const most = Math.max(...usesOnWay(told).map(({ share }) => share));
    return Math.abs(number(said) / 100 - most) <= slackOf(told);
  },
};

/** What is wrong with the numbers of an explanation. */
export function virtualNumbers(
  { title, sentence, arithmetic = [] }: Explanation,
  told: Told,
  language: Language,
): string[] {
  const known = virtualPatterns[told.mark.kind as Kind][language];
  const found = known.map((source) => sentence.match(new RegExp(`^${source}$`))).find(Boolean);
  if (!found) return ['no sentence that is known'];
  const wrong = Object.entries(found.groups ?? {})
    .filter(([name, said]) => said !== undefined && !EXPECTED[name]!(said, told))
    .map(([name, said]) => `${name} is not ${said}`);
  for (const { words } of arithmetic) {
    const [, server, busy, rest, weight, sum] =
      words.match(/^(R\d): \(?256 × ([\d,]+) \+ ([\d,]+)(?:\) \/ ([\d,]+))? = ([\d,.]+)$/) ?? [];
    const by = weight === undefined ? 1 : number(weight);
    if (weight !== undefined && by !== weightOf(told, Number(server![1]) - 1)) wrong.push(`weight in ${words}`);
    if (!near((256 * number(busy!) + number(rest!)) / by, number(sum!), 0, 0.0501)) wrong.push(`the sum ${words}`);
    if (!entriesAt(told, 'active', Number(server![1]) - 1).includes(number(busy!)))
      wrong.push(`connections in ${words}`);
  }
  return new RegExp(`\\b${told.mark.flow + 1}(?:\\D|$)`).test(title) ? wrong : [...wrong, 'the request in the title'];
}
