// Choosing a TCP profile sets what belongs to it, and all of that is a legal value of its setting.

import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { defaultsOf } from '../../src/scenarios/kit/link-state.ts';
import { isLegalValue } from '../../src/scenarios/kit/value.ts';
import { withSetting } from '../../src/scenarios/kit/with-setting.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';

describe('a choice that brings other settings', () => {
  const before = defaultsOf(reno);

  it('sets what belongs to the profile', () => {
    const linux = withSetting(reno, before, 'tcp', 'linux');
    expect(linux).toMatchObject({ tcp: 'linux', rmin: ms(200), rmax: seconds(120), irto: seconds(1), dack: ms(40) });
    expect(withSetting(reno, before, 'tcp', 'ns2')).toMatchObject({ rmin: ms(200), irto: seconds(3), dack: 0 });
  });

  it('leads back to the defaults', () => {
    expect(withSetting(reno, withSetting(reno, before, 'tcp', 'linux'), 'tcp', 'rfc')).toEqual(before);
  });

  it('sets only its own key elsewhere', () => {
    expect(withSetting(reno, before, 'q', 9)).toEqual({ ...before, q: 9 });
    expect(withSetting(reno, before, 'cc', 'newreno')).toEqual({ ...before, cc: 'newreno' });
  });

  it('sets legal values', () => {
    for (const parameter of reno.parameters) {
      if (parameter.kind !== 'choice') continue;
      for (const { sets = {} } of parameter.options) {
        for (const [key, value] of Object.entries(sets)) {
          const set = reno.parameters.find((candidate) => candidate.key === key);
          expect(set !== undefined && isLegalValue(set, value), `${parameter.key}: ${key}=${value}`).toBe(true);
        }
      }
    }
  });
});
