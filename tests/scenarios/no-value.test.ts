// A mean of nothing is no 0: it is a dash, and few words say what there was none of.

import { expect, it } from 'vitest';
import { metricText } from '../../src/plot/numbers.ts';
import { scenarios } from '../../src/scenarios/index.ts';

const averages = scenarios.flatMap(({ id, metrics }) =>
  metrics.filter(({ average }) => average).map((metric) => [`${id} ${metric.name}`, metric] as const),
);

it.each(averages)('%s says why it has no value', (_, metric) => {
  for (const language of ['en', 'ko'] as const) {
    const { number, unit } = metricText(metric, 0, language);
    expect(number).toBe('–');
    expect(unit).toMatch(language === 'ko' ? /\p{Script=Hangul}/u : /^no /);
    expect(unit.length).toBeLessThanOrEqual(20);
    expect(metricText(metric, 1e9, language).number).not.toBe('–');
  }
});

it('none of something that is counted is 0', () => {
  for (const { id, metrics } of scenarios) {
    for (const metric of metrics.filter(({ unit, average }) => !average && (unit === 'count' || unit === 'packets')))
      expect(metricText(metric, 0, 'en').number, `${id} ${metric.name}`).toBe('0');
  }
});
