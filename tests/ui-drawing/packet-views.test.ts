// What ladder and time-sequence graph draw is what the record holds: sampled spans of runs, each packet counted on both sides.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PACKET_KIND, packetFlow, packetKind } from '../../src/record/logs.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { scenario as incast } from '../../src/scenarios/incast/scenario.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { arrowAt } from '../../src/ui/views/ladder-gestures.ts';
import { arrowsOn, ladderOf } from '../../src/ui/views/ladder-model.ts';
import type { Arrow, Slicing } from '../../src/ui/views/ladder-parts.ts';
import { sourceOf } from '../../src/ui/views/ladder-source.ts';
import { piecesOf, sequenceOf } from '../../src/ui/views/sequence-model.ts';
import { columnsOf, strokesOf } from '../../src/ui/views/sequence-paint.ts';
import { duplicateNumber } from '../../src/wire/journey.ts';
import { followedFlow, pathOf } from '../../src/wire/path.ts';
import { isPacketLoss, stopAt } from '../../src/wire/stops.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const RUNS = [
  ['reno', wholeRecord(specOf('end=6s&v=1', reno)), ['A', 'R', 'B']],
  ['reno, two senders', wholeRecord(specOf('end=3s&n=2&v=1', reno)), ['A1', 'R', 'B']],
  ['reno with SACK', wholeRecord(specOf('end=3s&cc=sack&q=8&wnd=40&v=1', reno)), ['A', 'R', 'B']],
  ['incast', wholeRecord(specOf('end=60ms&n=8&cc=sack&rmin=1ms&v=1', incast)), ['S8', 'SW', 'C']],
  ['lan-rto', wholeRecord(specOf('end=3s&v=1', lanRto)), ['S', 'C4']],
  ['nic-buffer', wholeRecord(specOf('end=2s&v=1', nicBuffer)), ['S', 'C4']],
] as const;

const spanOf = ({ horizon }: RunRecord) =>
  fc
    .tuple(fc.integer({ min: 0, max: horizon - 2 }), fc.integer({ min: 1_000_000, max: horizon }))
    .map(([from, length]) => ({ from, to: Math.min(horizon, from + length) }));

it('is pressed where an arrow is drawn, not where it would go on above the span', () => {
  const place = { width: 300, height: 200, xs: [0, 100], yOf: (time: number) => time, top: 40, bottom: 180 };
  const times = { offeredAt: 20, startsAt: 20, arrivesAt: 60 };
  const arrow: Arrow = { ...{ link: 0, row: 0, kind: 0, segment: 23, from: 0, to: 1, duplicate: 0 }, ...times };
  expect(arrowAt([arrow], place, 60, 44)).toBe(arrow);
  expect([arrowAt([arrow], place, 40, 36), arrowAt([arrow], place, 40, 190)]).toEqual([undefined, undefined]);
});

describe.each(RUNS)('%s', (_name, record, stations) => {
  const flow = followedFlow(record.layout);
  const path = pathOf(record.layout)!;
  const rowsOn = (link: number) => {
    const log = record.flights[link]!;
    if (log.kind !== 'packets') throw new Error('no packets');
    return Array.from({ length: log.length }, (_, row) => ({ log, row })).filter(
      ({ row }) => packetFlow(log.info[row]!) === flow,
    );
  };

  it('passes the stations of the path', () => {
    expect(path.nodes).toEqual(stations);
    for (const [hop, link] of path.data.entries()) expect(record.layout.links[link]!.from).toBe(path.nodes[hop]);
    for (const [hop, link] of path.acks.entries()) expect(record.layout.links[link]!.from).toBe(path.nodes[hop + 1]);
  });

  it('has an arrow for every packet that is under way in a span, with its times, and no other', () => {
    fc.assert(
      fc.property(spanOf(record), (view) => {
        const arrows = [...arrowsOn(record, path, flow, view)];
        const expected = [...new Set([...path.data, ...path.acks])].flatMap((link) =>
          rowsOn(link).filter(({ log, row }) => log.arrivesAt[row]! > view.from && log.startsAt[row]! <= view.to),
        );
        expect(arrows.length).toBe(expected.length);
        const key = (link: number, row: number): string => `${link} ${row}`;
        expect(new Set(arrows.map(({ link, row }) => key(link, row)))).toEqual(
          new Set(expected.map(({ log, row }) => key(log.link, row))),
        );
        for (const arrow of arrows.slice(0, 20)) {
          const { log } = expected.find(({ log }) => log.link === arrow.link)!;
          expect(arrow.startsAt).toBe(log.startsAt[arrow.row]);
          expect(arrow.arrivesAt).toBe(log.arrivesAt[arrow.row]);
          expect(arrow.segment).toBe(log.segment[arrow.row]);
          expect(arrow.duplicate).toBe(duplicateNumber(record, stopAt(record, log, arrow.row)));
          expect(path.nodes[arrow.from]).toBe(record.layout.links[arrow.link]!.from);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('folds no loss and no retransmission, and a fold counts what it hides', () => {
    fc.assert(
      fc.property(spanOf(record), fc.integer({ min: 1, max: 30 }), (view, most) => {
        const { arrows, bands, lost } = ladderOf(record, path, flow, view, { slices: 9, most });
        const all = [...arrowsOn(record, path, flow, view)];
        const again = (list: typeof all): number =>
          list.filter(({ kind }) => kind === PACKET_KIND.retransmission).length;
        expect(again(arrows as typeof all)).toBe(again(all));
        const marks = record.marks.filter(
          (mark) =>
            isPacketLoss(mark) &&
            mark.flow === flow &&
            mark.at >= view.from &&
            mark.at < view.to &&
            [...path.data, ...path.acks].includes(mark.link),
        );
        expect(lost.map(({ mark }) => mark)).toEqual(marks);
        // On the first link: what is drawn and what is counted are together all of it, retransmissions twice over.
        const [out] = path.data;
        const inSpan = all.filter(
          ({ link, kind, startsAt }) =>
            link === out && kind !== PACKET_KIND.ack && startsAt >= view.from && startsAt < view.to,
        );
        const isIn = ({ startsAt }: (typeof all)[number]): boolean =>
          bands.some(({ from, to }) => startsAt >= from && startsAt < to);
        expect(bands.reduce((sum, { there }) => sum + there, 0)).toBe(inSpan.filter(isIn).length);
        expect(arrows.length).toBeLessThanOrEqual(9 * most + again(all));
      }),
      { numRuns: 25 },
    );
  });

  it('is told with every packet once, drawn or counted, and with the duplicates among both', () => {
    fc.assert(
      fc.property(spanOf(record), fc.integer({ min: 1, max: 30 }), (view, most) => {
        const source = sourceOf({ record, flow, version: '1', isKept: true }, 'en')!;
        const said = (slicing: Slicing) => source.summary(source.ladder(view, slicing));
        const counts = (words: string) => [...words.matchAll(/\d+/g)].map(([number]) => Number(number));
        // A packet is in the band it set out in: those that did before the span or at its very end are told where they are drawn.
        const all = [...arrowsOn(record, path, flow, view)].filter(
          ({ startsAt }) => startsAt >= view.from && startsAt < view.to,
        );
        const edge = [...arrowsOn(record, path, flow, view)].length - all.length;
        const [segments, again, acks, duplicates] = counts(said({ slices: 9, most }));
        const [drawnSegments, drawnAgain, drawnAcks, drawnDuplicates] = counts(said({ slices: 9, most: 1e9 }));
        expect(again).toBe(drawnAgain);
        for (const [told, drawn] of [
          [segments, drawnSegments],
          [acks, drawnAcks],
          [duplicates, drawnDuplicates],
        ] as const) {
          expect(told).toBeLessThanOrEqual(drawn!);
          expect(told).toBeGreaterThanOrEqual(drawn! - edge);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('draws the wait of what sets out only after the span, as far as packets are drawn there', () => {
    fc.assert(
      fc.property(spanOf(record), (view) => {
        const { waits } = ladderOf(record, path, flow, view, { slices: 9, most: Number.POSITIVE_INFINITY });
        const times = ({ offeredAt, startsAt }: { offeredAt: number; startsAt: number }) => `${offeredAt} ${startsAt}`;
        const expected = [...new Set([...path.data, ...path.acks])].flatMap((link) =>
          rowsOn(link)
            .filter(({ log, row }) => log.startsAt[row]! > view.to && log.offeredAt[row]! < view.to)
            .map(({ log, row }) => times({ offeredAt: log.offeredAt[row]!, startsAt: log.startsAt[row]! })),
        );
        expect(waits!.map(times).sort()).toEqual(expected.sort());
      }),
      { numRuns: 25 },
    );
  });

  it('runs the timer from when it was started to when it fired', () => {
    const { timer, timeouts } = ladderOf(record, path, flow, { from: 0, to: record.horizon }, { slices: 9, most: 9 });
    expect(timer.length).toBeGreaterThan(0);
    for (const mark of timeouts) {
      const run = timer.find(({ to }) => to === mark.at);
      expect(run).toBeDefined();
      expect([run!.from, ...run!.again]).toContain(mark.numbers['armedAt']);
    }
    for (const [index, { from }] of timer.entries()) expect(from).toBeGreaterThanOrEqual(timer[index - 1]?.to ?? 0);
  });

  it('has every segment of a span in the graph, at its place in the stream and when it was sent', () => {
    fc.assert(
      fc.property(spanOf(record), (view) => {
        const graph = sequenceOf(record, path, flow, view)!;
        const down = record.layout.bus ? Number(record.spec.params['lldelay']) : 0;
        const expected = rowsOn(path.data[0]!).filter(
          ({ log, row }) =>
            packetKind(log.info[row]!) !== PACKET_KIND.ack &&
            log.offeredAt[row]! - down > view.from &&
            log.offeredAt[row]! - down <= view.to,
        );
        const sent = graph.sent.filter(({ at }) => at > view.from);
        expect(sent.map(({ segment }) => segment)).toEqual(expected.map(({ log, row }) => log.segment[row]));
        const { smss } = record.layout.flows[flow]!;
        for (const { segment, from, to } of sent) {
          if (segment === 0) expect([from, to]).toEqual([0, 1]);
          else if (record.spec.scenario !== 'incast') expect(from).toBe(1 + (segment - 1) * smss);
          // A segment of incast may begin where a share begins, somewhere in the place of its number.
          else expect(Math.floor((from - 1) / smss)).toBe(segment - 1);
          expect(from).toBeGreaterThanOrEqual(graph.low);
          expect(to).toBeLessThanOrEqual(graph.high);
        }
        for (const { at, bytes } of graph.limit) {
          expect(at).toBeGreaterThanOrEqual(view.from);
          expect(bytes).toBeGreaterThan(0);
        }
        graph.acks.forEach(({ acknowledged, blocks, isDuplicate }, index) => {
          for (const [from, to] of blocks) {
            expect([from > acknowledged, to > from, to <= graph.high]).toEqual([true, true, true]);
          }
          if (index > 0) expect(isDuplicate).toBe(acknowledged === graph.acks[index - 1]!.acknowledged);
        });
      }),
      { numRuns: 25 },
    );
  });

  it('keeps every line but that of cwnd within the plot, and leaves out a window that has no room in it', () => {
    fc.assert(
      fc.property(spanOf(record), (view) => {
        const { sent, acks, limit, low, high, window, hasWindow } = sequenceOf(record, path, flow, view)!;
        const shown = sent.filter(({ at }) => at > view.from);
        const needed = [
          ...shown.flatMap(({ from, to }) => [from, to]),
          ...acks.flatMap(({ acknowledged, blocks }) => [acknowledged, ...blocks.flat()]),
        ];
        const allowed = acks.map(({ acknowledged }) => acknowledged + window);
        for (const bytes of hasWindow ? [...needed, ...allowed] : needed) {
          expect(bytes).toBeGreaterThanOrEqual(low);
          expect(bytes).toBeLessThanOrEqual(high);
        }
        if (needed.length === 0) return;
        // At least half of the height is for what was sent and acknowledged, and two segments.
        const roof = 2 * Math.max(...needed) - Math.min(...needed) + 2 * record.layout.flows[flow]!.smss;
        expect(hasWindow).toBe(Math.max(...allowed) <= roof);
        expect(high).toBeLessThanOrEqual(roof);
        for (const { bytes } of limit) expect(bytes <= high || high === roof).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it('draws no line from one connection into the next', () => {
    const view = { from: 0, to: record.horizon };
    const { acks, limit, opened, low } = sequenceOf(record, path, flow, view)!;
    const syns = rowsOn(path.data[0]!).filter(
      ({ log, row }) => log.segment[row] === 0 && packetKind(log.info[row]!) === PACKET_KIND.syn,
    );
    expect(opened.length).toBe(syns.length);
    const pieces = [...piecesOf(acks, opened)];
    expect(pieces.flatMap(({ points }) => points)).toEqual(acks);
    for (const { points, until } of pieces) {
      points.reduce((before, { acknowledged }) => {
        expect(acknowledged).toBeGreaterThanOrEqual(before);
        return acknowledged;
      }, low);
      expect(points.at(-1)!.at).toBeLessThan(until);
    }
    // Between a SYN and its ACK nothing is allowed that one could draw.
    for (const at of opened) {
      const answered = acks.find((ack) => ack.at >= at)?.at ?? Number.POSITIVE_INFINITY;
      expect(limit.filter((each) => each.at >= at && each.at < answered)).toEqual([]);
    }
  });

  it('draws what no eye could tell apart as one, and leaves no segment out', () => {
    const view = { from: 0, to: record.horizon };
    const graph = sequenceOf(record, path, flow, view)!;
    const place = {
      xOf: (at: number) => (at / record.horizon) * 60,
      yOf: (bytes: number) => 300 - ((bytes - graph.low) / (graph.high - graph.low)) * 300,
    };
    const strokes = strokesOf(graph.sent, place);
    const first = graph.sent.filter(({ kind }) => kind !== PACKET_KIND.retransmission);
    expect(strokes.length).toBeLessThan(first.length);
    for (const { at, from, to } of first) {
      const [x, top, bottom] = [place.xOf(at), place.yOf(to), place.yOf(from)];
      const own = strokes.filter((each) => Math.abs(each.x - x) <= 0.5 && each.top <= top && each.bottom >= bottom);
      expect(own.length).toBeGreaterThan(0);
    }
    // And none is longer than what was sent in it.
    for (const { x, top, bottom } of strokes) {
      const own = first.filter(({ at }) => Math.abs(place.xOf(at) - x) <= 0.5);
      expect(top).toBe(Math.min(...own.map(({ to }) => place.yOf(to)).filter((y) => y >= top)));
      expect(bottom).toBe(Math.max(...own.map(({ from }) => place.yOf(from)).filter((y) => y <= bottom)));
    }
  });

  it('draws a line of steps through all of its points, and no further', () => {
    const view = { from: 0, to: record.horizon };
    const { limit, acks, low, high } = sequenceOf(record, path, flow, view)!;
    const place = {
      ...{ left: 0, xOf: (at: number) => (at / record.horizon) * 200 },
      yOf: (bytes: number) => 300 - ((bytes - low) / (high - low)) * 300,
    };
    const lines = [limit, acks.map(({ at, acknowledged }) => ({ at, bytes: acknowledged }))];
    for (const points of lines) {
      const columns = columnsOf(points, ({ bytes }) => bytes, place, 202);
      expect(columns.length).toBeLessThanOrEqual(201);
      let before = Number.NaN;
      for (const [index, column] of columns.entries()) {
        const own = points.filter(({ at }) => Math.floor(place.xOf(at)) === Math.floor(column.x));
        const ys = own.map(({ bytes }) => place.yOf(bytes));
        expect([column.low, column.high, column.last]).toEqual([Math.min(...ys), Math.max(...ys), ys.at(-1)]);
        expect([column.before, column.next]).toEqual([before, columns[index + 1]?.x ?? 202]);
        before = column.last;
      }
      expect(points.every(({ at }) => columns.some(({ x }) => Math.floor(x) === Math.floor(place.xOf(at))))).toBe(true);
    }
  });
});
