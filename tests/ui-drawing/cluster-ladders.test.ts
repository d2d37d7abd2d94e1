// What the ladders of the clusters draw is what the record holds: sampled spans, each packet counted on both sides; and the ways of the
// forwarding methods as one reads them off the arrows.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunRecord } from '../../src/record/record.ts';
import { scenario as virtualServer } from '../../src/scenarios/virtual-server/scenario.ts';
import { scenario as webCluster } from '../../src/scenarios/web-cluster/scenario.ts';
import { forwardedLadder, forwardedTrains, hostsOf } from '../../src/ui/views/ladder-forwarded.ts';
import type { Arrow } from '../../src/ui/views/ladder-parts.ts';
import { requestsLadder, requestTrains } from '../../src/ui/views/ladder-requests.ts';
import { sourceOf } from '../../src/ui/views/ladder-source.ts';
import { drawnOf, type Train } from '../../src/ui/views/ladder-trains.ts';
import { rowStops } from '../../src/wire/row-stops.ts';
import { nameOf, type Stop } from '../../src/wire/stops.ts';
import { framesOn } from '../../src/wire/web-cluster/frames-on.ts';
import { hopsOf } from '../../src/wire/web-cluster/stops.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const ALL = { slices: 1, most: Number.POSITIVE_INFINITY };

const spanOf = ({ horizon }: RunRecord) =>
  fc
    .tuple(fc.integer({ min: 0, max: horizon - 2 }), fc.integer({ min: 1_000_000, max: horizon }))
    .map(([from, length]) => ({ from, to: Math.min(horizon, from + length) }));

const arrowsOf = (trains: Iterable<Train>): Arrow[] =>
  [...trains].flatMap(({ total, arrow }) => Array.from({ length: total }, (_, nth) => arrow(nth)));

/** Every packet is drawn, or counted once where it sets out. */
function foldsHonestly(record: RunRecord, trainsIn: (view: { from: number; to: number }) => Iterable<Train>): void {
  fc.assert(
    fc.property(
      spanOf(record),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 12 }),
      (view, most, slices) => {
        const trains = [...trainsIn(view)];
        const { arrows, bands } = drawnOf(trains, view, { slices, most });
        const isUnder = ({ startsAt, arrivesAt }: Arrow): boolean =>
          startsAt < view.to && (arrivesAt > view.from || startsAt >= view.from);
        const isIn = ({ startsAt }: Arrow): boolean =>
          startsAt >= view.from && bands.some(({ from, to }) => startsAt >= from && startsAt < to);
        for (const counts of ['there', 'back'] as const) {
          const own = arrowsOf(trains.filter((train) => train.counts === counts));
          const sum = bands.reduce((total, band) => total + band[counts], 0);
          expect(Math.abs(sum - own.filter(isIn).length)).toBe(0);
        }
        expect(arrows.filter(isIn)).toEqual([]);
        const outside = arrowsOf(trains).filter(
          (each) =>
            isUnder(each) &&
            !bands.some(({ from, to }) => {
              const at = Math.max(view.from, Math.min(each.startsAt, view.to - 1));
              return at >= from && at < to;
            }),
        );
        expect(arrows.length).toBe(outside.length);
      },
    ),
    { numRuns: 25 },
  );
}

describe.each([
  ['method=nat', ['C1', 'D', 'R1'], ['C1-D', 'D-R1', 'R1-D', 'D-C1']],
  ['method=tun', ['C1', 'G', 'D', 'R1'], ['C1-D', 'D-R1', 'R1-G', 'G-C1']],
  ['method=dr&gate=off', ['C1', 'D', 'R1'], ['C1-D', 'D-R1', 'R1-C1']],
  ['method=nat&wire=hub', ['C1', 'D', 'R1'], ['C1-D', 'D-R1', 'R1-D', 'D-C1']],
  ['method=dr&gate=off&wire=half', ['C1', 'D', 'R1'], ['C1-D', 'D-R1', 'R1-C1']],
])('the ladder of a request, %s', (settings, hosts, legs) => {
  const record = wholeRecord(specOf(`size=200kB&n=3&sched=rr&end=3s&${settings}&v=1`, virtualServer));
  const trains = forwardedTrains(record, 0);
  const all = arrowsOf(trains);
  const leg = ({ from, to }: Arrow): string => `${hosts[from]}-${hosts[to]}`;

  it('has client, director and server, and the legs of the forwarding method', () => {
    expect(hostsOf(record, 0)).toEqual(hosts);
    expect([...new Set(all.map(leg))].toSorted()).toEqual(legs.toSorted());
  });

  it('begins with the handshake, each packet after the other', () => {
    const small = all
      .filter(({ label }) => /[A-Z]/.test(label!))
      .toSorted((a, b) => a.arrivesAt - b.arrivesAt || a.startsAt - b.startsAt);
    const once = [...new Set(small.map(({ label }) => label))];
    expect(once).toEqual(['SYN', 'SYN ACK', 'ACK', 'GET']);
  });

  it('has an arrow for every packet the record has between two hosts, with its times and no other', () => {
    const known = new Map<string, Stop[]>();
    record.layout.links.forEach((_, link) => {
      const log = record.flights[link]!;
      for (let row = 0; log.kind === 'visits' && row < log.length; row++) {
        for (const stop of rowStops(record, link, row)) {
          const { packet } = stop;
          if (packet!.flow !== 0) continue;
          const key = `${packet!.id} ${packet!.leg.from}-${packet!.leg.to}`;
          known.set(key, [...(known.get(key) ?? []), stop]);
        }
      }
    });
    const drawn = new Map(all.filter(({ row }) => row >= 0).map((arrow) => [`${arrow.group} ${leg(arrow)}`, arrow]));
    expect(drawn.size).toBe(all.filter(({ row }) => row >= 0).length);
    expect([...drawn.keys()].toSorted()).toEqual([...known.keys()].toSorted());
    const { latency } = record.layout.forwarding!;
    for (const [key, arrow] of drawn) {
      const ports = known.get(key)!.filter(({ link }) => record.layout.links[link]!.role !== 'cpu');
      expect(arrow.arrivesAt).toBeGreaterThanOrEqual(arrow.startsAt);
      expect(arrow.offeredAt).toBeLessThanOrEqual(arrow.startsAt);
      const later = leg(arrow) === 'D-R1' ? latency : 0;
      if (ports.length === 0) expect(arrow.arrivesAt - arrow.startsAt).toBe(later);
      else {
        expect(Math.round(arrow.startsAt)).toBe(Math.min(...ports.map(({ startsAt }) => startsAt)));
        expect(Math.round(arrow.arrivesAt - later)).toBe(Math.max(...ports.map(({ arrivesAt }) => arrivesAt)));
      }
    }
  });

  it('keeps each packet somewhere: it leaves a host no earlier than it came', () => {
    for (const arrow of all) {
      const before = all.find(
        (each) => each.group === arrow.group && each.to === arrow.from && arrow.group !== undefined,
      );
      if (before) expect(arrow.offeredAt).toBe(before.arrivesAt);
    }
  });

  it('folds honestly', () => foldsHonestly(record, () => trains));

  it('opens the packet of an arrow, and goes from each to the next and back', () => {
    const source = sourceOf({ record, flow: 0, version: '', isKept: true }, 'en')!;
    const view = { from: 0, to: record.horizon };
    const first = source.beside(undefined, view, 1)!;
    expect(first.packet!.forwarded.message).toBe('syn');
    let stop = first;
    for (let step = 0; step < 40; step++) {
      const next = source.beside(stop, view, 1)!;
      expect(nameOf(source.beside(next, view, -1)!)).toEqual(nameOf(stop));
      stop = next;
    }
    const { arrows } = source.ladder(view, ALL);
    for (const arrow of arrows.filter(({ row }) => row >= 0).slice(0, 60)) {
      const opened = source.stopOf(arrow)!;
      expect(opened.packet!.id).toBe(arrow.group);
      expect(source.pointed(opened)(arrow)).toBe('this');
    }
  });
});

it('of a request that nobody takes ends at the director', () => {
  const record = wholeRecord(specOf('n=3&w1=0&w2=0&w3=0&sched=rr&end=3s&v=1', virtualServer));
  expect(hostsOf(record, 0)).toEqual(['C1', 'D']);
  const { arrows, lost } = forwardedLadder(record, 0, { from: 0, to: record.horizon }, ALL);
  expect(arrows.map(({ label }) => label)).toEqual(['SYN']);
  expect(lost.map(({ mark, label }) => [mark.kind, label])).toEqual([['refused', 'SYN']]);
});

describe('the ladder of a node', () => {
  const record = wholeRecord(specOf('policy=lard&warm=0s&end=2s&users=2000&v=1', webCluster));
  const node = 1;
  const view = { from: 0, to: record.horizon };

  it('has every hop of its requests, with the times they have one by one', () => {
    const all = arrowsOf(requestTrains(record, node, view));
    const frames = record.layout.links.flatMap((_, link) => framesOn(record, link));
    const own = frames.filter(({ of }) => of.entry === node || of.node === node);
    const key = (nth: number, kind: string, part: number): string => `${nth} ${kind} ${part}`;
    const kinds = { 4: 'request', 5: 'handoff', 6: 'reply' } as Record<number, string>;
    const drawn = new Map(
      all
        .filter(({ kind }) => kinds[kind])
        .map((arrow) => [key(Number(arrow.group), kinds[arrow.kind]!, arrow.nth!), arrow]),
    );
    expect(drawn.size).toBe(own.length);
    for (const { kind, part, of, startsAt, arrivesAt } of own) {
      const arrow = drawn.get(key(of.nth, kind, part))!;
      expect([arrow.startsAt, arrow.arrivesAt]).toEqual([startsAt, arrivesAt]);
    }
    // And one request as its own small ladder has it.
    const handedOff = own.filter(({ kind, of }) => kind === 'handoff' && of.entry === node).slice(0, 20);
    for (const frame of handedOff) {
      const hops = hopsOf(record, frame);
      const mine = all.filter(({ group }) => group === `${frame.of.nth}`);
      const asked = hops.find(({ kind }) => kind === 'asks')!;
      expect(mine.filter(({ tone }) => tone === 'asks').map(({ startsAt }) => startsAt)).toEqual([
        asked.waitedFrom,
        asked.arrivesAt,
      ]);
      expect(mine.some(({ label }) => label === `N${frame.of.node + 1}`)).toBe(true);
    }
    expect(handedOff.length).toBeGreaterThan(10);
  });

  it('counts each request once, at once or over the dispatcher', () => {
    const { bands } = requestsLadder(record, node, view, { slices: 4, most: 10 });
    let requests = 0;
    for (const link of record.layout.links.keys()) {
      requests += framesOn(record, link).filter(
        ({ kind, of }) => kind === 'request' && (of.entry === node || of.node === node),
      ).length;
    }
    expect(bands.reduce((sum, { there }) => sum + there, 0)).toBe(requests);
  });

  it('folds honestly', () => foldsHonestly(record, (span) => requestTrains(record, node, span)));

  it('shows the dispatcher at work one request at a time', () => {
    const { spans } = requestsLadder(record, node, view, ALL);
    const decides = spans.filter(({ kind }) => kind === 'decides').toSorted((a, b) => a.from - b.from);
    expect(decides.length).toBeGreaterThan(50);
    for (const [index, { from }] of decides.entries()) expect(from).toBeGreaterThanOrEqual(decides[index - 1]?.to ?? 0);
  });

  it('opens the packet of an arrow, and goes on from there', () => {
    const source = sourceOf({ record, flow: node, version: '', isKept: true }, 'en')!;
    let stop = source.beside(undefined, view, 1)!;
    for (let step = 0; step < 15; step++) {
      const next = source.beside(stop, view, 1)!;
      expect(next.startsAt).toBeGreaterThanOrEqual(stop.startsAt);
      expect(nameOf(source.beside(next, view, -1)!)).toEqual(nameOf(stop));
      stop = next;
    }
  });
});

it('lost requests of a node that fails are crossed out', () => {
  const record = wholeRecord(specOf('policy=lard&warm=0s&end=2s&users=4000&e=1s:down:2&v=1', webCluster));
  const marks = record.marks.filter(({ kind, flow }) => kind === 'request-lost' && flow === 1);
  expect(marks.length).toBeGreaterThan(0);
  const { lost } = requestsLadder(record, 1, { from: 0, to: record.horizon }, ALL);
  expect(lost.map(({ mark }) => mark)).toEqual(marks);
});
