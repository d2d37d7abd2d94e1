// Where things stand on the stage with an ATM switch: on every size of page, with one to ten senders; how a buffer of any
// size fills its frame; how many slots a block on a link stands for.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Layout } from '../../src/scenarios/kit/layout.ts';
import { senderNames } from '../../src/scenarios/tcp/senders.ts';
import { blocksOf, blockX, cellsAtX, rasterOf, xOfCells } from '../../src/ui/stages/atm/buffer-raster.ts';
import { tapeScale } from '../../src/ui/stages/atm/cell-tape.ts';
import { PART_NAMES } from '../../src/ui/stages/atm/part-names.ts';
import { type AtmPlan, atmPlan, type Box, partAt } from '../../src/ui/stages/atm/plan.ts';

const SIZES = [
  [1136, 286],
  [1136, 380],
  [976, 186],
  [760, 214],
  [852, 158],
  [390, 221],
  [320, 172],
] as const;

function layoutWith(senders: number): Layout {
  const names = senderNames(senders);
  return {
    kind: 'atm',
    nodes: [],
    links: [{ place: 'S-B', from: 'S', to: 'B', role: 'cells' }],
    flows: names.map((name) => ({ name, from: name, to: 'B', smss: 9128 })),
    gauges: [],
  };
}

const cases = SIZES.flatMap(([width, height]) =>
  [1, 2, 3, 5, 10].map((senders) => ({
    name: `${senders} senders on ${width} x ${height}`,
    plan: atmPlan(layoutWith(senders), width, height),
    senders,
  })),
);

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

const boxesOf = ({ senders, receivers, buffer, demux }: AtmPlan): readonly Box[] => [
  ...[...senders, ...receivers].map(({ box }) => box),
  buffer,
  demux,
];

describe('the plan of a switch', () => {
  it.each(cases)('has a place for everything: $name', ({ plan, senders }) => {
    const boxes = boxesOf(plan);
    for (const { left, top, width, height } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(plan.width);
      expect(top + height).toBeLessThanOrEqual(plan.height);
    }
    const onEachOther = boxes.flatMap((box, index) => boxes.slice(index + 1).filter((other) => overlap(box, other)));
    expect(onEachOther).toEqual([]);
    expect(plan.senders).toHaveLength(senders);
    expect(plan.receivers).toHaveLength(senders);
    for (const { y } of plan.timers) expect(y).toBeLessThan(plan.height);
  });

  it.each(cases)('leads every link into the buffer and to its receiver: $name', ({ plan }) => {
    const { buffer } = plan;
    for (const { line, y } of plan.senders) {
      expect(line.at(-1)).toEqual({ x: buffer.left, y });
      expect(line.at(-1)!.x - line[0]!.x).toBeGreaterThan(20);
      expect(y).toBeGreaterThan(buffer.top);
      expect(y).toBeLessThan(buffer.top + buffer.height);
    }
    for (const { line, box } of plan.receivers) expect(line.at(-1)!.x).toBe(box.left);
    expect(plan.out.to.x - plan.out.from.x).toBeGreaterThan(20);
  });

  it.each(cases)('has every part of figure 6 under the pointer: $name', ({ plan }) => {
    const found = new Set<string>();
    for (let x = 0; x < plan.width; x += 2) {
      for (const { top, height } of boxesOf(plan)) found.add(partAt(plan, x, top + height / 2) ?? '');
    }
    expect(PART_NAMES.filter((name) => !found.has(name))).toEqual([]);
  });
});

describe('the raster of a buffer', () => {
  const frames = cases.map(({ plan }) => plan.buffer);

  it('has a place for every cell, and is full when the buffer is', () => {
    const capacity = fc.integer({ min: 50, max: 10_000 });
    fc.assert(
      fc.property(fc.constantFrom(...frames), capacity, (box, cells) => {
        const raster = rasterOf(box, cells);
        expect(raster.block * raster.rows * raster.columns).toBeGreaterThanOrEqual(cells);
        const last = blockX(raster, raster.rows * raster.columns - 1, raster.rows);
        expect(last).toBeGreaterThanOrEqual(box.left);
        expect(last - box.left).toBeLessThan(raster.pitchX + 10);
        expect(raster.top + raster.rows * raster.pitchY).toBeLessThanOrEqual(box.top + box.height);
        expect(raster.width).toBeGreaterThan(0);
      }),
    );
  });

  it('puts a threshold where the cells before it end, and finds it there again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...frames),
        fc.integer({ min: 50, max: 10_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (box, capacity, share) => {
          const raster = rasterOf(box, capacity);
          const cells = share * capacity;
          expect(cellsAtX(raster, xOfCells(raster, cells))).toBeCloseTo(cells, 6);
          expect(xOfCells(raster, 0)).toBe(raster.right);
        },
      ),
    );
  });

  it('groups the cells of a column by sender and leaves none out', () => {
    const raster = { ...rasterOf(frames[0]!, 1100), block: 5, rows: 4 };
    // Two senders in turns, 40 cells; then half a block of the first.
    const flows = Uint8Array.from({ length: 42 }, (_, index) => (index < 40 ? index % 2 : 0));
    const looks = flows.map((flow) => 2 * flow);
    expect(blocksOf(looks, flows, 42, raster)).toEqual([0, 0, 2, 2, 0, 0, 2, 2, 0]);
    expect(blocksOf(looks, flows, 0, raster)).toEqual([]);
  });
});

describe('the scale of a link', () => {
  it('shows cells one by one while they are slow enough, and never moves faster than the eye', () => {
    expect(tapeScale(20_000, 0.5e6).block).toBe(1);
    expect(tapeScale(20_000, 20e6).block).toBe(20);
    for (const slot of [2_726, 20_000, 424_000]) {
      for (const speed of [1e4, 1e6, 20e6, 5e9]) {
        const { block, pitch, perSlot } = tapeScale(slot, speed);
        expect(perSlot).toBeCloseTo(pitch / block, 12);
        expect((perSlot * speed) / slot).toBeLessThanOrEqual(420 * (1 + 1e-9));
      }
    }
  });
});
