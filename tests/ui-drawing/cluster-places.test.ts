// Where things stand on the stage of a cluster, from one node to thirty-two, on every size of stage.

import { describe, expect, it } from 'vitest';
import { along } from '../../src/ui/stages/web-cluster/dots.ts';
import { clusterPlan } from '../../src/ui/stages/web-cluster/plan.ts';
import { shelfPlaces } from '../../src/ui/stages/web-cluster/shelf-places.ts';

const SIZES = [
  [320, 216],
  [390, 260],
  [768, 142],
  [636, 320],
  [976, 238],
  [1136, 348],
] as const;
const COUNTS = Array.from({ length: 32 }, (_, index) => index + 1);

describe.each(SIZES)('a stage of a cluster, %i x %i', (width, height) => {
  it.each(COUNTS)('has room for %i nodes side by side', (count) => {
    const { nodes } = clusterPlan(count, width, height);
    expect(nodes).toHaveLength(count);
    let right = 0;
    for (const node of nodes) {
      expect(node.x).toBeGreaterThanOrEqual(right);
      right = node.x + node.width;
      expect(node.y + node.height).toBeLessThanOrEqual(height);
      expect(node.shelves.width).toBeGreaterThanOrEqual(4);
      expect(node.shelves.y + node.shelves.height).toBeLessThanOrEqual(node.y + node.height + 1);
    }
    expect(right).toBeLessThanOrEqual(width);
  });

  it('keeps plots below the nodes, and the queue between switch and dispatcher', () => {
    const { nodes, plots, entry, queue, dispatcher, joins } = clusterPlan(8, width, height);
    if (plots) expect(plots.top).toBeGreaterThanOrEqual(nodes[0]!.y + nodes[0]!.height);
    expect(joins.x).toBeGreaterThan(entry.x + entry.width);
    expect(queue.width).toBeGreaterThan(60);
    expect(queue.x + queue.width).toBeLessThan(dispatcher.x);
    expect(dispatcher.x + dispatcher.width).toBeLessThanOrEqual(width);
  });
});

describe('documents on shelves', () => {
  const sizes = [900, 2000, 500, 40_000, 12_000, 2_000_000, 3000, 70_000, 150_000];
  const shelf = Array.from({ length: 40 }, (_, document) => ({
    document,
    size: sizes[document % sizes.length]!,
    share: 0.01,
  }));

  it.each([8, 26, 60, 105, 170])('fit on five shelves %i px wide, in order and apart', (width) => {
    const places = shelfPlaces(shelf, width);
    places.forEach(({ x, width: wide, row }, index) => {
      expect(row).toBeLessThan(5);
      expect(x + wide).toBeLessThanOrEqual(width + 1e-6);
      const before = places[index - 1];
      if (before?.row === row) expect(x).toBeGreaterThanOrEqual(before.x + before.width);
      else if (before) expect(row).toBe(before.row + 1);
    });
  });

  it('are wider the larger they are', () => {
    const places = shelfPlaces(shelf, 170);
    expect(places[5]!.width).toBeGreaterThan(places[4]!.width);
    expect(places[4]!.width).toBeGreaterThan(places[2]!.width);
  });
});

it('finds the point at a share of a way with corners', () => {
  const way = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 30 },
  ];
  expect(along(way, 0)).toEqual({ x: 0, y: 0 });
  expect(along(way, 0.25)).toEqual({ x: 10, y: 0 });
  expect(along(way, 0.5)).toEqual({ x: 10, y: 10 });
  expect(along(way, 1)).toEqual({ x: 10, y: 30 });
});
