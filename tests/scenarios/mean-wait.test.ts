// The mean wait of paper P4: turn-around beyond that of a request that is alone. Expected values: the columns `wait` of the
// reference model (tests/reference/cluster-lvs/matrix.json.gz), LBLC, 60 MB, N requests in total.

import { describe, expect, it } from 'vitest';
import { metricText } from '../../src/plot/numbers.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { defaultsOf } from '../../src/scenarios/kit/link-state.ts';
import type { ParamValue } from '../../src/scenarios/kit/run-spec.ts';
import { valuesOf } from '../../src/scenarios/kit/settings.ts';
import { text } from '../../src/scenarios/kit/text.ts';
import { fluidBatch } from '../../src/scenarios/virtual-server/fluid-batch.ts';
import { scenario as virtualServer } from '../../src/scenarios/virtual-server/scenario.ts';
import { virtualServerSettings } from '../../src/scenarios/virtual-server/settings.ts';

const paramsOf = (choices: Readonly<Record<string, ParamValue>>) => ({ ...defaultsOf(virtualServer), ...choices });
const metricsOf = (choices: Readonly<Record<string, ParamValue>>) =>
  recordOf(sessionOf({ scenario: 'virtual-server', params: paramsOf(choices), changes: [], kills: [] })).metrics!;

const LONG = { size: 60e6, end: 600e9 };

describe('the mean wait', () => {
  it.each([
    ['nat', 2, 16.869],
    ['nat', 3, 11.278],
    ['nat', 5, 15.39],
    ['nat', 10, 65.5],
    ['tun', 10, 70.2],
    ['dr', 3, 11.471],
  ])('%s, %d requests: %d s', (method, n, seconds) => {
    expect(Math.abs(metricsOf({ ...LONG, method, n })['wait']! / 1e9 / seconds - 1)).toBeLessThan(0.05);
    expect(
      Math.abs(fluidBatch(valuesOf(virtualServerSettings, paramsOf({ ...LONG, method, n })))!.wait / 1e9 / seconds - 1),
    ).toBeLessThan(0.1);
  });

  it('is nothing for one request, and may be less where others have read the file', () => {
    expect(metricsOf({ n: 1 })['wait']).toBe(0);
    const shared = metricsOf({ n: 4, files: 'same', ram: 64e6, sched: 'rr', stagger: 5e9, case: 'own' });
    expect(shared['wait']).toBeLessThan(0);
  });

  it('is not there while no file is complete, and the page says why instead of 0', () => {
    const unfinished = metricsOf({ size: 60e6, end: 1e9 });
    expect([unfinished['complete'], unfinished['wait']]).toEqual([0, undefined]);
    const metric = virtualServer.metrics.find(({ name }) => name === 'wait')!;
    const said = (language: 'en' | 'ko') => metricText(metric, unfinished['wait'] ?? Number.NaN, language);
    expect(said('en')).toEqual({ number: '–', unit: 'no file' });
    expect(said('ko').unit).toBe('파일 없음');
    expect(metricText(metric, 0, 'en')).toEqual({ number: '0', unit: 'ms' });
  });

  it('is the same whatever else was run in between', () => {
    const first = metricsOf({ n: 3 });
    metricsOf({ n: 3, size: 5e6 });
    expect(metricsOf({ n: 3 })).toEqual(first);
  });
});

it('is called what it is below 0: not slower than a request that is alone, but faster', () => {
  const { label, help } = virtualServer.metrics.find(({ name }) => name === 'wait')!;
  expect(label).toEqual(text('Slower than alone', '단독보다 느린 시간'));
  expect(help.en).toMatch(/mean wait.*Below 0 they are faster/);
});
