// How often the chart stack is painted: once for a view that comes along with the cursor, never for a cursor that stands, and
// for one that moves within its view only the strip it crossed, from sheets that are painted once.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ghost } from '../../src/ui/charts/ghost.ts';
import { StackLayers } from '../../src/ui/charts/stack-layers.ts';
import { StackModeller } from '../../src/ui/charts/stack-model.ts';
import { colours } from '../../src/ui/theme/tokens.ts';
import { fakeRecord, fakeReno, fakeSpec } from '../support/fake-runner.ts';

/** Every call on a canvas, as `name`. */
let calls: string[];

function fakeCanvas(): HTMLCanvasElement {
  const canvas = { width: 0, height: 0, closest: () => null, getContext: () => context };
  const context: unknown = new Proxy(
    { canvas },
    {
      get: (target, name) =>
        name === 'canvas' ? target.canvas : (..._: unknown[]) => void calls.push(`${String(name)}`),
      set: () => true,
    },
  );
  return canvas as unknown as HTMLCanvasElement;
}

const spec = fakeSpec();
const record = fakeRecord(spec);
const model = (zoom: readonly [number, number], ghosts: readonly Ghost[] = []) =>
  new StackModeller().model({
    charts: fakeReno.charts,
    record,
    spec,
    ghosts,
    front: undefined,
    zoom,
    size: { width: 1136, height: 368 },
    dragging: false,
    moving: false,
  });

describe('the chart stack', () => {
  let layers: StackLayers;
  const counted = (name: string, work: () => void): number => {
    calls = [];
    work();
    return calls.filter((call) => call === name).length;
  };

  beforeEach(() => {
    calls = [];
    vi.stubGlobal('document', { createElement: fakeCanvas });
    layers = new StackLayers(fakeCanvas());
    layers.paint(model([0, 4e9]), colours('light'), 1);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('puts its lines on the screen once on either side of the cursor, and not again while that stands', () => {
    expect(counted('clip', () => layers.show(300))).toBe(2);
    expect(counted('drawImage', () => layers.show(300))).toBe(0);
  });

  it('paints the lines of another run once, for the past and the future', () => {
    const other = { run: 'A', record: fakeRecord(fakeSpec({ rmin: 300e6 })), from: 0 } as const;
    const painted = (x: number, ghosts: readonly Ghost[] = [other]) =>
      counted('fillRect', () => {
        layers.paint(model([0, 4e9], ghosts), colours('light'), 1);
        layers.show(x);
      });
    expect(painted(500)).toBe(painted(5000));
    expect(painted(500)).toBeGreaterThan(painted(500, []));
  });

  it('paints its sheets when the cursor first moves within the view, and then copies', () => {
    layers.show(300);
    expect(counted('clip', () => layers.show(301))).toBe(2);
    for (const x of [340, 200, 900]) {
      expect(counted('fillRect', () => layers.show(x))).toBe(0);
      expect(calls).toEqual(['drawImage']);
      calls = [];
    }
  });

  it('paints no sheets for views that come along with the cursor', () => {
    for (const from of [1e9, 2e9, 3e9]) {
      layers.paint(model([from, from + 4e9]), colours('light'), 1);
      expect(counted('clip', () => layers.show(400))).toBe(2);
    }
  });
});
