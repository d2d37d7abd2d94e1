// The way of a packet: every packet of a run gets where it is going or to where the record says that it was lost, and steps
// from packet to packet pass all of them once.

import { describe, expect, it } from 'vitest';
import { packetsOn } from '../../src/record/flights.ts';
import { PACKET_KIND } from '../../src/record/logs.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { copiesOf, journeyOf, neighbour, sentAt, stopNear, stopOfMark } from '../../src/wire/journey.ts';
import { findStop, isPacketLoss, nameOf, type Stop, stopAt } from '../../src/wire/stops.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const RUNS = [
  ['reno', specOf('end=4s&n=2&v=1', reno)],
  ['lan-rto', specOf('end=3s&wan=2&v=1', lanRto)],
  ['nic-buffer', specOf('end=2s&v=1', nicBuffer)],
] as const;

/** A sample of all stops of a run, evenly. */
function* sample(record: RunRecord, count: number): Generator<Stop> {
  for (const log of record.flights) {
    if (log.kind !== 'packets') continue;
    const step = Math.max(1, Math.floor(log.length / count));
    for (let row = 0; row < log.length; row += step) yield stopAt(record, log, row);
  }
}

describe.each(RUNS)('the way of a packet in %s', (_name, spec) => {
  const record = wholeRecord(spec);
  const { layout } = record;

  it('leads from who sent it to whom it is for, or ends in a loss or with the run', () => {
    let whole = 0;
    for (const stop of sample(record, 40)) {
      const { from, to } = layout.flows[stop.passage.flow]!;
      const [source, goal] = stop.passage.kind === PACKET_KIND.ack ? [to, from] : [from, to];
      const journey = journeyOf(record, stop);
      expect(layout.links[journey[0]!.link]!.from).toBe(source);
      const last = journey.at(-1)!;
      const arrives = layout.links[last.link]!.to;
      if (last.loss || last.arrivesAt >= record.horizon - 60e6) continue;
      expect(arrives === 'bus' ? layout.bus!.stations.includes(goal) : arrives === goal).toBe(true);
      whole++;
    }
    expect(whole).toBeGreaterThan(20);
  });

  it('is the same from whichever of its links one looks, and every stop is found again by its name', () => {
    for (const stop of sample(record, 12)) {
      const journey = journeyOf(record, stop);
      for (const each of journey) expect(journeyOf(record, each)).toEqual(journey);
      expect(findStop(record, nameOf(stop))).toEqual(stop);
      expect(sentAt(record, journey)).toBeLessThanOrEqual(journey[0]!.startsAt);
    }
  });

  it('ends at every loss of the record, which the event leads to', () => {
    const losses = record.marks.filter(isPacketLoss).slice(0, 30);
    expect(losses.length).toBeGreaterThan(0);
    for (const mark of losses) {
      const stop = stopOfMark(record, mark);
      if (!stop) continue;
      expect(stop.loss).toBe(mark);
      expect(findStop(record, nameOf(stop))).toEqual(stop);
      expect(journeyOf(record, stop).at(-1)).toEqual(stop);
    }
    for (const mark of record.marks.filter(({ kind }) => kind === 'retransmission').slice(0, 10)) {
      const stop = stopOfMark(record, mark);
      if (stop) expect(stop.passage).toMatchObject({ segment: mark.segment, flow: mark.flow, kind: 2 });
    }
  });

  it('steps forward pass every packet of the link once, and steps back return', () => {
    const link = layout.links.findIndex((each) => each.role !== 'collisions');
    const log = packetsOn(record, link)!;
    const losses = record.marks.filter((mark) => isPacketLoss(mark) && mark.link === link).length;
    let stop: Stop | undefined = stopAt(record, log, 0);
    let before = neighbour(record, stop, 'link', -1);
    expect(before?.row ?? -1).toBe(-1);
    for (let count = 0; count < 25 && stop; count++) {
      const next = neighbour(record, stop, 'link', 1);
      if (next) expect(neighbour(record, next, 'link', -1)).toEqual(stop);
      before = stop;
      stop = next;
    }
    expect(log.length + losses).toBeGreaterThan(25);
    expect(before!.row).toBeGreaterThan(15);
  });

  it('copies of a segment belong to one connection', () => {
    for (const stop of sample(record, 5)) {
      const copies = copiesOf(record, stop);
      expect(copies).toContainEqual(stop);
      expect(new Set(copies.map(({ passage }) => passage.connection)).size).toBe(1);
      expect(neighbour(record, copies[0]!, 'segment', -1)).toBeUndefined();
      expect(neighbour(record, copies.at(-1)!, 'segment', 1)).toBeUndefined();
    }
  });

  it('at a moment is that of the packet that set out last', () => {
    const now = record.horizon / 2;
    const stop = stopNear(record, now)!;
    expect(stop.startsAt).toBeLessThanOrEqual(now);
    expect(stopNear(record, -1)!.startsAt).toBeLessThan(60e6);
  });
});
