// Where the ladder of a cluster opens: on the widest part, by halves, in which packets can be told apart, with the cursor or with the packet
// next to it; and what becomes of the span from before.

import { describe, expect, it } from 'vitest';
import { scenario as virtualServer } from '../../src/scenarios/virtual-server/scenario.ts';
import { scenario as webCluster } from '../../src/scenarios/web-cluster/scenario.ts';
import { closerView } from '../../src/ui/views/ladder-closer.ts';
import { sheetOf } from '../../src/ui/views/ladder-place.ts';
import { sourceOf } from '../../src/ui/views/ladder-source.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';
import { openPage } from '../ui/page.ts';

const RUNS = [
  ['web-cluster', webCluster, 'warm=0s&end=2s&v=1'],
  ['virtual-server', virtualServer, 'size=2MB&end=4s&v=1'],
] as const;

describe.each(RUNS)('the ladder of %s', (_, scenario, link) => {
  const record = wholeRecord(specOf(link, scenario));
  const source = sourceOf({ record, flow: 0, version: '', isKept: true }, 'en')!;
  const whole = { from: 0, to: record.horizon };
  const slicing = { slices: 6, most: 12 * source.hops };

  it('is one of bands over the whole run, and opens closer', () => {
    expect(source.opensCloser).toBe(true);
    expect(source.ladder(whole, slicing).bands.length).toBeGreaterThan(0);
    for (const at of [0, 0.3e9, 1e9, 1.9e9]) {
      const part = closerView(source, whole, at, slicing, record.horizon)!;
      const { arrows, bands } = source.ladder(part, slicing);
      expect(bands).toEqual([]);
      expect(arrows.length).toBeGreaterThan(0);
      expect(arrows.length).toBeLessThanOrEqual(4 * source.hops * slicing.slices);
      // What is legible stays as it is.
      expect(closerView(source, part, at, slicing, record.horizon)).toBe(part);
    }
    // Of twice as much not everything could be told apart.
    const { to } = closerView(source, whole, 0, slicing, record.horizon)!;
    const twice = { from: 0, to: 2 * to };
    expect(closerView(source, twice, 0, slicing, record.horizon)!.to).toBeLessThanOrEqual(to);
  });

  it('has the cursor in it where something is under way then', () => {
    const { arrows } = source.ladder(whole, { slices: 1, most: Number.POSITIVE_INFINITY });
    const long = arrows.find(({ startsAt, arrivesAt }) => arrivesAt - startsAt > 1000)!;
    const at = Math.round((long.startsAt + long.arrivesAt) / 2);
    const { from, to } = closerView(source, whole, at, slicing, record.horizon)!;
    expect(from).toBeLessThanOrEqual(at);
    expect(to).toBeGreaterThanOrEqual(at);
  });
});

it('a ladder that opened closer gives back the span from before, unless somebody has chosen another', () => {
  const { store } = openPage();
  const state = () => store.getState();
  state().setZoom([0, 1e9]);
  state().setView('ladder');
  expect(state().closer).toBe('wanted');
  state().showCloser([2e8, 2.1e8]);
  expect(state().zoom).toEqual([2e8, 2.1e8]);
  state().setView('charts');
  expect(state()).toMatchObject({ zoom: [0, 1e9], closer: null });

  state().setView('ladder');
  state().showCloser([2e8, 2.1e8]);
  state().setZoom([3e8, 4e8]);
  state().setView('charts');
  expect(state()).toMatchObject({ zoom: [3e8, 4e8], closer: null });

  // A span that a link names is its own.
  state().openOn([0, 1e9], true);
  expect(state().closer).toBeNull();
  state().openOn([0, 1e9], false);
  expect(state().closer).toBe('wanted');
});

it('what would fly past is not played so close, and what can be watched is', () => {
  const { store } = openPage();
  const state = () => store.getState();
  state().setView('ladder');
  state().showCloser([0, 1e7]);
  state().setSpeed(1e6);
  state().play();
  expect(state().zoom).toEqual([0, 1e7]);
  state().pause();
  state().setSpeed(1e8);
  state().play();
  expect(state()).toMatchObject({ zoom: null, closer: 'wanted' });
});

it('names that would touch stand in two lines, and times end before the first station', () => {
  const view = { from: 12_388_000_000, to: 12_388_300_000 };
  const stations = ['클라이언트 1', '게이트웨이', '디렉터', 'R1'];
  const rest = { height: 400, compact: true, chosen: true, noted: true, language: 'ko' } as const;
  const narrow = sheetOf({ ...rest, width: 320 }, view, { stations, hasTimer: false });
  expect(new Set(narrow.namesAt).size).toBe(2);
  expect(narrow.top).toBeGreaterThan(Math.max(...narrow.namesAt));
  expect(narrow.cursorAt).toBeLessThan(narrow.xs[0]!);
  expect(new Set(narrow.ticks.map(({ words }) => words)).size).toBe(narrow.ticks.length);
  const wide = sheetOf({ ...rest, compact: false, width: 1100 }, view, { stations, hasTimer: false });
  expect(new Set(wide.namesAt).size).toBe(1);
});
