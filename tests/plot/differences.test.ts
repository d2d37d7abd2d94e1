// Results of runs side by side: differences with their units, and which is better where that can be said.

import { describe, expect, it } from 'vitest';
import { ms } from '../../src/engine/core/time.ts';
import { differences, differenceText, type ResultDifference } from '../../src/plot/differences.ts';
import { metricText } from '../../src/plot/numbers.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { scenarioById, scenarios } from '../../src/scenarios/index.ts';
import { withBetter } from '../../src/scenarios/kit/better.ts';
import { asWords } from '../../src/scenarios/kit/format-value.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import type { Metrics } from '../../src/scenarios/kit/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';

const of = (...runs: Metrics[]): Record<string, ResultDifference> =>
  Object.fromEntries(differences(reno, runs).map((each) => [each.metric.name, each]));
const whole = (metrics: Metrics): Metrics => ({
  ...Object.fromEntries(reno.metrics.map(({ name }) => [name, 1])),
  ...metrics,
});

describe('the results of runs side by side', () => {
  it('are each run’s, the others less A', () => {
    const { goodput, timeouts } = of(
      whole({ goodput: 1.8e6, timeouts: 3 }),
      whole({ goodput: 1.9e6, timeouts: 3 }),
      whole({ goodput: 1.5e6, timeouts: 0 }),
    );
    expect(goodput).toMatchObject({
      values: [1.8e6, 1.9e6, 1.5e6],
      differences: [1e5, -3e5],
      verdicts: ['better', 'worse'],
    });
    expect(timeouts).toMatchObject({ values: [3, 3, 0], differences: [0, -3], verdicts: [undefined, 'better'] });
  });

  it('say what is better only of results of which one value is', () => {
    const found = of(whole({ drops: 4, silentTime: ms(5), largestQueue: 2, segmentsSent: 9 }), whole({}));
    expect(found['drops']!.verdicts).toEqual(['better']);
    expect(found['silentTime']!.verdicts).toEqual(['better']);
    expect(found['largestQueue']!.verdicts).toEqual([undefined]);
    expect(found['segmentsSent']!.verdicts).toEqual([undefined]);
    expect(of(whole({}), whole({}))['drops']!.verdicts).toEqual([undefined]);
  });

  it('come in the order of the page', () => {
    expect(Object.keys(of(whole({}), whole({}))).slice(0, 3)).toEqual(reno.answers);
  });

  it('have no difference where there is nothing to average', () => {
    const scenario = scenarioById('web-cluster')!;
    const run = (responseMean: number) => ({
      ...Object.fromEntries(scenario.metrics.map(({ name }) => [name, 0])),
      responseMean,
    });
    const [mean] = differences(scenario, [run(0), run(ms(3))]);
    expect(mean).toMatchObject({
      metric: { name: 'responseMean' },
      values: [Number.NaN, ms(3)],
      verdicts: [undefined],
    });
    expect(differenceText(mean!.metric, mean!.differences[0]!, 'en')).toBe('');
  });

  it('of a real pair are those of its two runs', () => {
    const { spec, others } = parseLink('#end=3s&b=rmin:200ms&v=1', reno).state;
    const runs = [spec, ...others].map((each) => recordOf(sessionOf(each)).metrics!);
    for (const { metric, values, differences: between } of differences(reno, runs)) {
      expect(values).toEqual(runs.map((metrics) => metrics[metric.name]));
      expect(between).toEqual([values[1]! - values[0]!]);
    }
  });
});

describe('a difference is written', () => {
  const metric = (id: string, name: string) => scenarioById(id)!.metrics.find((each) => each.name === name)!;
  it.each<[string, string, number, string, string]>([
    ['reno', 'goodput', 1.2345e5, '+123 kbit/s', '+123 kbit/s'],
    ['reno', 'silentTime', -ms(1234.5), '−1.23 s', '−1.23 s'],
    ['reno', 'timeouts', 2, '+2', '+2'],
    ['reno', 'drops', -1, '−1', '−1'],
    ['reno', 'drops', 0, '0', '0'],
    ['lan-rto', 'utilisation', 0.05, '+5 pp', '+5 %p'],
    ['web-cluster', 'imbalance', 0.254, '+0.254', '+0.254'],
  ])('of %s %s', (id, name, value, en, ko) => {
    expect((['en', 'ko'] as const).map((language) => differenceText(metric(id, name), value, language))).toEqual([
      en,
      ko,
    ]);
  });
  it('beside values that keep their decimals where they are ratios or means', () => {
    const words = (id: string, name: string, value: number) => asWords(metricText(metric(id, name), value, 'en', 3));
    expect(words('reno', 'goodput', 1.7898e6)).toBe('1.79 Mbit/s');
    expect(words('reno', 'drops', 12)).toBe('12 packets');
    expect(words('web-cluster', 'imbalance', 1.2)).toBe('1.2');
    expect(words('web-cluster', 'imbalance', 1)).toBe('1');
    expect(words('web-cluster', 'throughput', 1744.3)).toBe('1744');
  });
});

it('every scenario says of its first answer, or of another, what is better', () => {
  for (const { id, metrics, answers = [] } of scenarios) {
    const judged = metrics.filter(({ better }) => better !== undefined).map(({ name }) => name);
    expect(judged.length, id).toBeGreaterThan(3);
    expect(metrics.length - judged.length, id).toBeGreaterThan(2);
    expect(
      answers.some((name) => judged.includes(name)),
      id,
    ).toBe(true);
  }
  expect(() => withBetter(reno.metrics, { more: ['godput'], less: [] })).toThrow('"godput" is no result.');
});
