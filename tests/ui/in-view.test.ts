// Results of the visible span: parts add up to the whole, and the whole is the run's own result.

import { describe, expect, it } from 'vitest';
import type { RunRecord } from '../../src/record/record.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { scenarios } from '../../src/scenarios/index.ts';
import { defaultState } from '../../src/scenarios/kit/link-state.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { hasResultsInView, resultsInView } from '../../src/ui/why/in-view.ts';
import { chosenRun } from '../support/chosen-runs.ts';
import { drawer } from '../support/drawer.ts';

const read = scenarios.filter(hasResultsInView);
const countedFrom = (scenario: Scenario, params: Readonly<Record<string, unknown>>): number =>
  Number(params[scenario.countedFrom ?? ''] ?? 0);
const defaultRun = (scenario: Scenario) => recordOf(sessionOf(defaultState(scenario).spec));
/** As others choose them, and with the ways of repair that have retransmissions of their own. */
const chosenRuns = (scenario: Scenario) => {
  const has = (key: string) => scenario.parameters.some((each) => each.key === key);
  const repairs = has('cc')
    ? ['sack', 'rack'].map((cc) => ({ cc, tcp: 'rfc', ...(has('loss') && { loss: 0.05 }) }))
    : [];
  return [
    ...[2, 3, 4].map((seed) => chosenRun(scenario, seed).record),
    ...repairs.flatMap((always) => [3, 5].map((seed) => chosenRun(scenario, seed, always).record)),
  ];
};
/** What is not read exactly where losses are told by time; where a connection is given up, neither what it sent again. */
const NOT_READ_OF_RACK: Readonly<Record<string, readonly string[]>> = {
  reno: ['silentTime'],
  incast: ['retransmissions'],
};
function mayBeMissing({ layout, spec, marks }: RunRecord): readonly string[] {
  if (spec.params['cc'] !== 'rack') return [];
  return marks.some(({ kind }) => kind === 'given-up')
    ? ['retransmissions', 'spurious']
    : (NOT_READ_OF_RACK[layout.kind] ?? []);
}
/** Amounts, which add up. */
const SUMS = new Set([
  ...['drops', 'timeouts', 'fastRetransmits', 'retransmissions', 'silentTime', 'pages', 'spurious'],
  ...['givenUp', 'refused', 'cut', 'glued', 'deadCells', 'trimmed'],
]);
const RATES = new Set(['goodput', 'throughput', 'utilisation']);

describe.each(read.map((scenario) => ({ scenario, id: scenario.id })))('$id', ({ scenario }) => {
  const from = countedFrom(scenario, defaultState(scenario).spec.params);

  it('over the whole default run has the results of the run, every one of them', () => {
    const record = defaultRun(scenario);
    const results = resultsInView(record, { from: 0, to: record.horizon }, from);
    expect(Object.keys(results).length).toBeGreaterThan(4);
    for (const [name, value] of Object.entries(results)) {
      expect(scenario.metrics.map((metric) => metric.name)).toContain(name);
      expect(value, name).toBeCloseTo(record.metrics![name]!, 6);
    }
  });

  it('in parts comes to the whole, event by event and byte by byte', () => {
    const draw = drawer(7);
    for (const record of [defaultRun(scenario), ...chosenRuns(scenario)]) {
      const { horizon, marks } = record;
      const start = countedFrom(scenario, record.spec.params);
      const events = marks.map(({ at }) => at).filter((at) => at > start && at < horizon);
      // Also exactly at an event, where counting it twice or never would be easy.
      const inside = [0.1, 0.35, 0.36, 0.8].map((share) => Math.round(start + share * (horizon - start)));
      const cuts = [...inside, ...(events.length > 0 ? [draw(...events)] : [])].sort((a, b) => a - b);
      const edges = [start, ...new Set(cuts), horizon];
      const whole = resultsInView(record, { from: start, to: horizon }, start);
      const parts = edges.slice(1).map((to, index) => {
        const view = { from: edges[index]!, to };
        return { span: view.to - view.from, results: resultsInView(record, view, start) };
      });
      for (const [name, value] of Object.entries(whole)) {
        if (Number.isNaN(value)) {
          expect(mayBeMissing(record), `${name} of seed ${record.spec.params['seed']}`).toContain(name);
          continue;
        }
        const sum = parts.reduce((all, { results }) => all + results[name]!, 0);
        const mean = parts.reduce((all, { span, results }) => all + results[name]! * span, 0) / (horizon - start);
        if (SUMS.has(name)) expect(sum, name).toBe(value);
        else if (RATES.has(name)) expect(mean, name).toBeCloseTo(value, 3);
        else if (name === 'largestQueue') expect(Math.max(...parts.map(({ results }) => results[name]!))).toBe(value);
        else expect(parts.at(-1)!.results[name], name).toBe(value);
      }
    }
  });

  it('says nothing of a result that it would count otherwise than the run', () => {
    const record = defaultRun(scenario);
    const wrong = { ...record, metrics: { ...record.metrics, timeouts: record.metrics!['timeouts']! + 1 } };
    expect(resultsInView(wrong, { from: 0, to: record.horizon }, from)['timeouts']).toBeNaN();
  });

  it('counts nothing before counting begins', () => {
    const record = defaultRun(scenario);
    for (const value of Object.values(resultsInView(record, { from: 0, to: 1e6 }, 2e6))) expect(value).toBeNaN();
  });
});

it('the others have results of the whole run only', () => {
  const others = scenarios.filter((scenario) => !read.includes(scenario)).map(({ id }) => id);
  expect(others).toEqual(['web-cluster', 'virtual-server']);
});
