// The table of runs that are kept beside each other: which settings tell them apart, what came of each, and the sweep they lead to.

import { expect, it } from 'vitest';
import type { RunRecord } from '../../src/record/record.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { scenario } from '../../src/scenarios/reno/scenario.ts';
import { differingSettings, keptResults, sweepOfRuns } from '../../src/ui/state/kept-runs.ts';

const specOf = (link: string) => parseLink(`${link}&v=1`, scenario).state.spec;
const recordOf = (goodput: number) =>
  ({ metrics: Object.fromEntries(scenario.metrics.map(({ name }) => [name, goodput])) }) as RunRecord;

it('names what differs with the setting of the lesson first, though others are declared before it', () => {
  const key = 'wnd';
  const specs = [specOf('v=1'), specOf('q=40&wnd=20&rmin=300ms&seed=7&end=5s')];
  const found = differingSettings({ ...scenario, lessonKey: key }, specs).map((parameter) => parameter.key);
  expect(new Set(found)).toEqual(new Set(['q', 'wnd', 'rmin', 'seed', 'end']));
  expect(found[0]).toBe(key);
  const declared = scenario.parameters.map((parameter) => parameter.key).filter((each) => found.includes(each));
  expect(declared[0]).not.toBe(key);
  expect(found.slice(1)).toEqual(declared.filter((each) => each !== key));
});

it('leads to a sweep of settings, not of seed or end, which every point repeats and shares', () => {
  const runs = ['seed=2&end=5s', 'q=40&seed=3&end=6s'].map((link) => ({ spec: specOf(link) }));
  const settings = differingSettings(
    scenario,
    runs.map(({ spec }) => spec),
  );
  expect(sweepOfRuns({ runs, settings }, scenario)).toMatch(/^x:q:15,40:y:\w+$/);
  const same = settings.filter(({ key }) => key !== 'q');
  expect(sweepOfRuns({ runs, settings: same }, scenario)).toBe('');
});

it('gives a result its unit once, also beside a 0, and a dash where a difference has no value', () => {
  const of = (values: readonly number[]) =>
    keptResults(scenario, values.map(recordOf), [0, 1], 'en').find(({ metric }) => metric.name === 'goodput')!;
  expect(of([5e6, 7e6])).toMatchObject({ values: ['5', '7'], unit: 'Mbit/s' });
  expect(of([0, 7e6])).toMatchObject({ values: ['0', '7'], unit: 'Mbit/s' });
  expect(of([5e3, 7e6])).toMatchObject({ values: [expect.stringContaining('kbit/s'), expect.anything()], unit: '' });
  expect(of([Number.NaN, 7e6]).difference).toBe('–');
});
