// One batch by the scheduler's rule and fair rates alone, against the simulation of the same settings, alone and loaded.

import { describe, expect, it } from 'vitest';
import { CURRENT_KERNEL, SCHEDULER_NAMES, schedulerNamed } from '../../src/engine/virtual-server/scheduler-named.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { defaultsOf } from '../../src/scenarios/kit/link-state.ts';
import type { ParamValue } from '../../src/scenarios/kit/run-spec.ts';
import { valuesOf } from '../../src/scenarios/kit/settings.ts';
import { withSetting } from '../../src/scenarios/kit/with-setting.ts';
import { fluidBatch } from '../../src/scenarios/virtual-server/fluid-batch.ts';
import { scenario as virtualServer } from '../../src/scenarios/virtual-server/scenario.ts';
import { virtualServerSettings } from '../../src/scenarios/virtual-server/settings.ts';

type Choices = Readonly<Record<string, ParamValue>>;

function paramsOf(choices: Choices) {
  let params = defaultsOf(virtualServer);
  for (const [key, value] of Object.entries(choices)) params = withSetting(virtualServer, params, key, value);
  return params;
}

const cases: readonly (readonly [Choices, number])[] = [
  ...['nat', 'tun', 'dr'].map((method) => [{ method, n: 1 }, 0.02] as const),
  ...['lblc', 'lblcr', 'rr', 'wlc', 'dh', 'sh', 'sed'].map((sched) => [{ sched, n: 10 }, 0.03] as const),
  ...['lblc', 'rr'].map((sched) => [{ method: 'dr', sched, n: 9 }, 0.06] as const),
  [{ case: 'direct', sched: 'rr', n: 9, size: 60e6 }, 0.03],
];

describe('one batch without packets', () => {
  it.each(cases)('%o: rates are those of the simulation within %d', (choices, within) => {
    const params = paramsOf({ ...choices, end: 200e9 });
    const { metrics } = recordOf(sessionOf({ scenario: virtualServer.id, params, changes: [], kills: [] }));
    const fluid = fluidBatch(valuesOf(virtualServerSettings, params))!;
    for (const measure of ['rateSum', 'throughput', 'turnAround'] as const) {
      expect(Math.abs(fluid[measure] / metrics![measure]! - 1), measure).toBeLessThan(within);
    }
  });

  it.each(SCHEDULER_NAMES)('says nothing of %s if it draws', (name) => {
    let draws = 0;
    const scheduler = schedulerNamed(name, { ...CURRENT_KERNEL, draw: () => draws++ * 0 });
    const server = { address: 1, port: 80, weight: 1, active: 0, inactive: 0, overloaded: false };
    scheduler.pick({ source: 3, sourcePort: 4, destination: 5 }, [server, { ...server, address: 2 }], 0);
    const fluid = fluidBatch(valuesOf(virtualServerSettings, paramsOf({ sched: name, n: 3 })));
    expect(fluid === undefined).toBe(draws > 0);
  });

  it('says nothing of a hub, and of requests that find no server', () => {
    for (const choices of [{ case: 'hub' }, { sched: 'ovf', servers: 1 }, { size: 100_000, n: 30 }]) {
      expect(fluidBatch(valuesOf(virtualServerSettings, paramsOf(choices as Choices)))).toBeUndefined();
    }
  });
});
