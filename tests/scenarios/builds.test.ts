// The catalogue and the networks belong together: a scenario without a network, or the reverse, is a mistake.

import { describe, expect, it } from 'vitest';
import { seconds } from '../../src/engine/core/time.ts';
import { networks } from '../../src/runner/networks.ts';
import { Session } from '../../src/runner/session.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { builds, scenarios } from '../../src/scenarios/index.ts';
import { defaultState } from '../../src/scenarios/kit/link-state.ts';

describe('the networks of the catalogue', () => {
  it('has exactly one network for each scenario', () => {
    expect(Object.keys(builds).sort()).toEqual(scenarios.map((scenario) => scenario.id).sort());
  });

  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    'has the same network in the worker: %s',
    async (id, scenario) => {
      const { spec } = defaultState(scenario);
      const short = { ...spec, params: { ...spec.params, end: seconds(2) } };
      const ofTheWorker = new Session(short, (await networks(id))!).complete();
      expect(ofTheWorker.digest).toBe(sessionOf(short).complete().digest);
    },
  );

  it('knows no other', () => {
    expect(networks('nowhere')).toBeUndefined();
  });
});
