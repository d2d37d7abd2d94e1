// Whatever a link can say can be run: fuzzed runs of every scenario come to their end, and give the results and gauges
// that the scenario describes.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seconds } from '../../src/engine/core/time.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { scenarios } from '../../src/scenarios/index.ts';
import type { LinkInfo } from '../../src/scenarios/kit/layout.ts';
import { defaultState } from '../../src/scenarios/kit/link-state.ts';
import type { RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import { settle } from '../../src/scenarios/kit/settle.ts';
import { arbitrarySpec } from '../support/arbitraries.ts';
import { isFull } from '../support/sample.ts';

describe.each(scenarios)('runs of $id', (scenario) => {
  /** The first second of a run, with its changes moved into it. */
  const short = (spec: RunSpec): RunSpec => {
    const end = Number(spec.params['end']);
    const changes = spec.changes.map((change) => ({ ...change, at: Math.max(1, Math.floor((change.at / end) * 1e9)) }));
    return settle({ ...spec, changes, params: { ...spec.params, end: seconds(1) } }, scenario).spec;
  };

  it('have the gauges the charts draw and the results in their order', () => {
    const session = sessionOf(defaultState(scenario).spec).complete();
    const gauges = session.layout.gauges.map(({ name }) => name);
    for (const chart of scenario.charts.filter(({ of }) => !of || of(session.spec)))
      for (const line of chart.lines) if (!line.ifThere) expect(gauges).toContain(line.gauge);
    expect(Object.keys(session.metrics).sort()).toEqual(scenario.metrics.map(({ name }) => name).sort());
    // Attempts that collided, steps of work, cells and queues of a cluster are logs, not places where packets are dropped.
    const isPlace = ({ role }: LinkInfo): boolean => role === undefined || role === 'nic';
    const places = session.layout.links.filter(isPlace).map(({ place }) => place);
    expect([...places].sort()).toEqual([...scenario.places(session.spec.params)].sort());
  });

  it('come to their end, whatever the settings', () => {
    fc.assert(
      fc.property(arbitrarySpec(scenario), (spec) => {
        const session = sessionOf(short(spec)).complete();
        expect(session.computedTo).toBe(seconds(1));
        for (const value of Object.values(session.metrics)) expect(value).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: isFull ? 150 : 25, seed: 6 },
    );
  });
});
