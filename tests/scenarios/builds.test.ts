// The catalogue and the networks belong together: a scenario without a network, or the reverse, is a mistake.

import { describe, expect, it } from 'vitest';
import { networks } from '../../src/runner/networks.ts';
import { builds } from '../../src/scenarios/builds.ts';
import { scenarios } from '../../src/scenarios/index.ts';

describe('the networks of the catalogue', () => {
  it('has exactly one network for each scenario', () => {
    expect(Object.keys(builds).sort()).toEqual(scenarios.map((scenario) => scenario.id).sort());
  });

  it.each(Object.entries(builds))('has the same network in the worker: %s', async (id, build) => {
    expect(await networks(id)).toBe(build);
  });
});
