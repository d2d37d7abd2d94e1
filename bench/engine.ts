// The engine on the workloads W1 to W3, fresh process each, rounds interleaved with ns-2 where it is installed; and the largest
// incast, which has no twin but a limit.
// Ratios are packet-hops per user CPU second against ns-2's: a packet-hop is an acknowledged segment, or its ACK, over one
// link, so simulators that carry a little more or less are compared per unit of useful work.

import { fileURLToPath } from 'node:url';
import { isInstalled, type Measured, measure, median } from './measure.ts';

interface Part {
  readonly name: string;
  readonly workload: 'w1' | 'w2' | 'w3' | 'incast';
  readonly seconds: number;
  readonly flags: readonly string[];
  /** Least and wished-for ratio to ns-2. */
  readonly floor?: number;
  readonly goal?: number;
  /** User CPU seconds it may take. */
  readonly most?: number;
  /** How many times the CPU of another part it may take, round by round. */
  readonly times?: { readonly of: string; readonly most: number };
}

/** What SACK and CoDel may cost beside plain Reno and tail drop. */
const BESIDE_W2 = { of: 'w2-cold', most: 1.25 };

const PARTS: readonly Part[] = [
  { name: 'w1', workload: 'w1', seconds: 600, flags: ['probes'] },
  { name: 'w2-cold', workload: 'w2', seconds: 60, flags: ['probes'], floor: 2.5, goal: 3 },
  { name: 'w2-cold-no-probes', workload: 'w2', seconds: 60, flags: [] },
  { name: 'w2-cold-no-look-ahead', workload: 'w2', seconds: 60, flags: ['probes', 'links'] },
  { name: 'w2-sack', workload: 'w2', seconds: 60, flags: ['probes', 'sack'], times: BESIDE_W2 },
  { name: 'w2-rack', workload: 'w2', seconds: 60, flags: ['probes', 'rack'] },
  { name: 'w2-codel', workload: 'w2', seconds: 60, flags: ['probes', 'codel'], times: BESIDE_W2 },
  { name: 'w2-long', workload: 'w2', seconds: 600, flags: ['probes'], floor: 3.5, goal: 4.5 },
  { name: 'w2-long-no-probes', workload: 'w2', seconds: 600, flags: [] },
  { name: 'w2-long-no-look-ahead', workload: 'w2', seconds: 600, flags: ['probes', 'links'] },
  { name: 'w2-long-after-reno', workload: 'w2', seconds: 600, flags: ['probes', 'polluted'] },
  { name: 'w3', workload: 'w3', seconds: 120, flags: ['probes'], floor: 3.5, goal: 4 },
  { name: 'w3-no-probes', workload: 'w3', seconds: 120, flags: [] },
  { name: 'w3-long', workload: 'w3', seconds: 600, flags: ['probes'], floor: 9, goal: 12 },
  { name: 'w3-long-no-probes', workload: 'w3', seconds: 600, flags: [] },
  { name: 'incast', workload: 'incast', seconds: 1, flags: ['probes'], most: 1.5 },
  { name: 'incast-no-probes', workload: 'incast', seconds: 1, flags: [] },
];

const twins = fileURLToPath(new URL('../bench/twins/', import.meta.url));
const TWINS: Readonly<Partial<Record<Part['workload'], string>>> = { w1: 'w12.tcl', w2: 'w12.tcl', w3: 'w3.tcl' };

export const ENGINE_PARTS: readonly string[] = PARTS.map(({ name }) => name);

export interface EngineFigure {
  readonly name: string;
  readonly userSeconds: number;
  readonly fastest: number;
  readonly slowest: number;
  readonly ns2UserSeconds: number | undefined;
  /** Packet-hops per CPU second against ns-2; undefined where ns-2 is not installed. */
  readonly ratio: number | undefined;
  readonly floor: number | undefined;
  readonly goal: number | undefined;
  readonly most: number | undefined;
  /** CPU beside that of another part in the same round, as a median; undefined where it has no such limit. */
  readonly beside: { readonly of: string; readonly most: number; readonly ratio: number } | undefined;
  /** Per delivered segment; W3: per frame; incast: per segment sent. */
  readonly eventsPerUnit: number;
  readonly peakMB: number;
  readonly digest: number;
}

/** What is started for each run: the workload alone, or this very bundle where another scenario is to run before it. */
export interface Bundles {
  readonly alone: string;
  readonly whole: string;
}

export function benchEngine(names: readonly string[], bundles: Bundles, rounds = 5): EngineFigure[] {
  const wanted = PARTS.filter(({ name }) => names.includes(name));
  const compared = wanted.map(({ times }) => times?.of);
  const parts = PARTS.filter((part) => wanted.includes(part) || compared.includes(part.name));
  const withNs2 = isInstalled('ns');
  const ours = new Map<string, Measured[]>();
  const theirs = new Map<string, Measured[]>();
  for (let round = 0; round < rounds; round++) {
    for (const { name, workload, seconds, flags } of parts) {
      const bundle = flags.includes('polluted') ? bundles.whole : bundles.alone;
      const run = measure([process.execPath, bundle, 'workload', workload, String(seconds), ...flags]);
      ours.set(name, [...(ours.get(name) ?? []), run]);
    }
    for (const key of new Set(parts.map(keyOf))) {
      if (!withNs2 || key === undefined) continue;
      theirs.set(key, [...(theirs.get(key) ?? []), measure(['ns', ...key.split(' ')])]);
    }
    process.stderr.write(`round ${round + 1} of ${rounds}\n`);
  }
  return parts.map((part) => {
    const beside = part.times && { ...part.times, ratio: pairedRatio(ours.get(part.name)!, ours.get(part.times.of)!) };
    return { ...figureOf(part, ours.get(part.name)!, theirs.get(keyOf(part) ?? '')), beside };
  });
}

/** Both of a round were measured next to one another: a machine that is slow for a while is slow for both. */
const pairedRatio = (these: readonly Measured[], those: readonly Measured[]): number =>
  median(these.map(({ userSeconds }, round) => userSeconds / those[round]!.userSeconds));

/** The command line of the same workload for ns-2; undefined where it has none. */
const keyOf = ({ workload, seconds }: Part): string | undefined =>
  TWINS[workload] && `${twins}${TWINS[workload]} ${workload} ${seconds}`;

function figureOf(part: Part, ours: readonly Measured[], theirs: readonly Measured[] | undefined) {
  const times = ours.map(({ userSeconds }) => userSeconds);
  const { acked, eventsPerUnit, peakMB, digest } = ours[0]!.result as Record<string, number>;
  const ns2 = theirs && median(theirs.map(({ userSeconds }) => userSeconds));
  const ns2Acked = theirs?.[0]?.result['acked'];
  const ourRate = acked! / median(times);
  return {
    name: part.name,
    userSeconds: median(times),
    fastest: Math.min(...times),
    slowest: Math.max(...times),
    ns2UserSeconds: ns2,
    ratio: ns2 === undefined ? undefined : ourRate / (ns2Acked! / ns2),
    floor: part.floor,
    goal: part.goal,
    most: part.most,
    eventsPerUnit: eventsPerUnit!,
    peakMB: peakMB!,
    digest: digest!,
  };
}

function limitOf({ floor, goal, most, beside }: EngineFigure): string {
  if (beside !== undefined) return `${beside.ratio.toFixed(2)} of ${beside.of}, at most ${beside.most}`;
  if (most !== undefined) return `at most ${most} s`;
  return floor === undefined ? '' : `${floor} / ${goal}`;
}

export function engineTable(figures: readonly EngineFigure[]): string {
  const number = (value: number | undefined, digits: number): string =>
    value === undefined ? '-' : value.toFixed(digits);
  const rows = figures.map((figure) => [
    figure.name,
    `${number(figure.userSeconds, 3)} (${number(figure.fastest, 3)}-${number(figure.slowest, 3)})`,
    number(figure.ns2UserSeconds, 3),
    number(figure.ratio, 2),
    limitOf(figure),
    number(figure.eventsPerUnit, 3),
    number(figure.peakMB, 0),
    figure.digest.toString(16),
  ]);
  const head = [
    'part',
    'user CPU s',
    'ns-2 s',
    'ratio',
    'floor / goal',
    'events per segment or frame',
    'peak MB',
    'digest',
  ];
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
