// The scene of the switch is what the run has: at many moments of runs under several policies it is compared with the rows of
// the record, read here the slow way; and its labels keep to the stage and off each other.

import { describe, expect, it } from 'vitest';
import { atmIndex } from '../../src/record/cell-link.ts';
import { logOn } from '../../src/record/flights.ts';
import { packetFlow } from '../../src/record/logs.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { findGauge, rowAt, valueAt } from '../../src/record/values.ts';
import { scenario as tcpOverAtm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { xOfCells } from '../../src/ui/stages/atm/buffer-raster.ts';
import { atmLabels } from '../../src/ui/stages/atm/labels.ts';
import { LOOK } from '../../src/ui/stages/atm/packet-fates.ts';
import type { AtmPlan } from '../../src/ui/stages/atm/plan.ts';
import { atmPlanOf, atmSceneOf } from '../support/atm-scene.ts';
import { boxesOf, HALLS, isHall, type LabelBox, outside, overlaps } from '../support/label-boxes.ts';
import { packetsOnTheWay } from '../support/packets-on-the-way.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const RUNS = ['end=1s', 'policy=tail&buf=500&end=1s', 'n=5&policy=ppd&buf=600&end=500ms', 'policy=none&end=500ms'].map(
  (link) => ({ link, record: wholeRecord(specOf(`${link}&v=1`, tcpOverAtm)) }),
);
/** All over the burst of the beginning, and in the silence after it. */
const MOMENTS = [...Array.from({ length: 40 }, (_, index) => 1e6 + index * 1_700_003), 200e6];

describe.each(RUNS)('the scene of a switch: $link', ({ record }) => {
  const { adapters, cells: out } = atmIndex(record.layout)!;

  it('shows every packet that comes into the switch once, as far as it has come', () => {
    let seen = 0;
    for (const now of MOMENTS) {
      const expected = packetsOnTheWay(record, now).filter(({ link }) => adapters.includes(link));
      const name = (packet: { link: number; row: number; segment: number; fraction: number }) =>
        `${packet.link} ${packet.row} ${packet.segment} ${packet.fraction.toFixed(6)}`;
      const { packets } = atmSceneOf(record, now);
      expect(packets.map(name).sort()).toEqual(expected.map(name).sort());
      seen += packets.length;
    }
    expect(seen).toBeGreaterThan(20);
  });

  it('has as many blocks in the buffer as its cells fill, in the looks of the senders that are there', () => {
    const queue = findGauge(record, 'queue')!;
    const cells = logOn(record, out, 'cells');
    let seen = 0;
    for (const now of MOMENTS) {
      const { buffer } = atmSceneOf(record, now);
      const { filled, blocks, raster } = buffer!;
      expect([now, filled]).toEqual([now, valueAt(queue, now)]);
      // Of the cells of several senders a column may begin a new block for each column.
      expect(blocks.length).toBeGreaterThanOrEqual(Math.floor(filled / raster.block));
      expect(blocks.length).toBeLessThanOrEqual(Math.ceil(filled / raster.block) + 1);
      const waiting = Array.from({ length: cells.length }, (_, row) => row).filter(
        (row) => cells.offeredAt[row]! <= now && cells.startsAt[row]! > now,
      );
      const others = waiting.some((row) => packetFlow(cells.info[row]!) > 0);
      if (blocks.some((look) => look === LOOK.other || look === LOOK.otherSoft) && waiting.length > 0)
        expect([now, others]).toEqual([now, true]);
      seen += blocks.length;
    }
    expect(seen).toBeGreaterThan(100);
  });

  it('says of every sender what its adapter sends, and how much of it is still to come', () => {
    let seen = 0;
    for (const now of MOMENTS) {
      for (const { sending, station } of atmSceneOf(record, now).senders) {
        if (!sending) continue;
        const packets = logOn(record, adapters[station.flow]!, 'packets');
        const row = rowAt(packets.arrivesAt, packets.length, now) + 1;
        expect(sending.segment).toBe(packets.segment[row]);
        const share = (packets.arrivesAt[row]! - now) / (packets.arrivesAt[row]! - packets.startsAt[row]!);
        expect(sending.left / sending.cells).toBeGreaterThanOrEqual(Math.min(1, share) - 0.02);
        seen++;
      }
    }
    if (record.flights[out]!.length > 0) expect(seen).toBeGreaterThan(10);
  });

  it('is quiet only with an empty buffer, and then a timer ends it', () => {
    for (const now of MOMENTS) {
      const { isQuiet, awaited, buffer, packets } = atmSceneOf(record, now);
      if (!isQuiet) continue;
      expect([now, buffer!.filled, packets.length]).toEqual([now, 0, 0]);
      if (awaited) expect(awaited.left).toBeGreaterThan(0);
    }
    expect(atmSceneOf(record, 30e6).isQuiet).toBe(false);
  });
});

describe('what was just lost', () => {
  const { record } = RUNS[0]!;
  const refusal = record.marks.find(({ kind }) => kind === 'refuse')!;

  it('is that of its sender, the newest of several', () => {
    const later = { ...refusal, id: refusal.id + 1, segment: refusal.segment + 1 };
    const other = { ...refusal, flow: 1 - refusal.flow, kind: 'timeout' as const };
    const recent = [refusal, later, other].map((mark) => ({ mark, age: 500 }));
    const { senders } = atmSceneOf(record, refusal.at, { recent });
    expect(senders[refusal.flow]!.lost).toEqual({ kind: 'refuse', segment: later.segment });
    expect(senders[1 - refusal.flow]!.lost).toBeUndefined();
    expect(atmSceneOf(record, refusal.at).senders[refusal.flow]!.lost).toBeUndefined();
  });
});

const SIZES = [[1136, 286], [976, 186], [760, 214], [703, 186], [852, 158], ...HALLS, [390, 221]] as const;

/** Where the threshold is dragged: below the buffer, 18 px wide and high. */
function handleOf(record: RunRecord, { buffer }: AtmPlan, now: number, size: readonly [number, number]): LabelBox[] {
  const { threshold, raster } = atmSceneOf(record, now, { size }).buffer!;
  if (threshold === undefined) return [];
  const x = xOfCells(raster, threshold);
  const top = buffer.top + buffer.height + 8;
  return [{ id: 'handle', left: x - 9, right: x + 9, top, bottom: top + 18 }];
}

describe.each(['en', 'ko'] as const)('the words of the stage (%s)', (language) => {
  it.each(SIZES)('keep to the stage and off each other on %i x %i', (...size) => {
    for (const { record } of RUNS) {
      const plan = atmPlanOf(record, size);
      const { still, running } = atmLabels(plan, language);
      const said = new Set<string>();
      for (const now of MOMENTS) {
        const recent = record.marks
          .filter(({ at, kind }) => kind !== 'timeout' && at <= now && at > now - 20e6)
          .map((mark) => ({ mark, age: 500 }));
        const boxes = boxesOf([...still, ...running(atmSceneOf(record, now, { size, recent }))], isHall(size));
        expect([now, outside(boxes, plan.width, plan.height)]).toEqual([now, []]);
        expect([now, overlaps([...boxes, ...handleOf(record, plan, now, size)])]).toEqual([now, []]);
        const rule = boxes.filter(({ id }) => id === 'threshold');
        const bars = plan.timers.map(({ x, y, width }) => ({
          id: 'bar',
          left: x,
          right: x + width,
          top: y - 4,
          bottom: y + 4,
        }));
        for (const bar of bars) expect([now, overlaps([...rule, bar])]).toEqual([now, []]);
        // In a hall the words of the timer are half as high again.
        const large = boxes.map((box) =>
          box.id === 'timer' ? { ...box, top: box.top - 3, bottom: box.bottom + 3 } : box,
        );
        if (isHall(size)) expect([now, overlaps(large)]).toEqual([now, []]);
        for (const { id } of boxes) said.add(id);
      }
      expect([...said]).toEqual(expect.arrayContaining(['queue', 'threshold']));
    }
  });
});
