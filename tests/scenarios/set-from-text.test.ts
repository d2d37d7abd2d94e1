// Settings on the command line: read like links, but strictly.

import { describe, expect, it } from 'vitest';
import { ms } from '../../src/engine/core/time.ts';
import { scenarios } from '../../src/scenarios/index.ts';
import { flagsOf, SettingError, setFromText } from '../../src/scenarios/kit/set-from-text.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { toy } from '../support/toy-scenario.ts';

describe('setFromText', () => {
  it('reads what a link reads', () => {
    expect(setFromText(reno, 'rmin', '200ms')).toBe(ms(200));
    expect(setFromText(reno, 'RMIN', '0.2 s')).toBe(ms(200));
    expect(setFromText(reno, 'loss', '1pc')).toBe(0.01);
    expect(setFromText(reno, 'cc', 'NewReno')).toBe('newreno');
    expect(setFromText(toy, 'loud', 'yes')).toBe(true);
  });

  it.each([
    ['rmin', '5s', 'rmin=5s: rmin is 1 ms – 3 s, in steps of 1 ms, written like 1s'],
    ['rmin', 'soon', 'rmin=soon: rmin is 1 ms – 3 s, in steps of 1 ms, written like 1s'],
    ['rmin', '1.5ms', 'rmin=1.5ms: rmin is 1 ms – 3 s, in steps of 1 ms, written like 1s'],
    ['n', '2.5', 'n=2.5: n is 1 – 8, whole numbers, written like 1'],
    ['cc', 'vegas', 'cc=vegas: cc is one of reno, newreno, sack, rack, cubic, dctcp'],
    ['rmim', '1s', '"rmim" is not a setting of reno (did you mean "rmin"?)'],
  ])('refuses %s=%s in one line', (key, text, message) => {
    expect(() => setFromText(reno, key, text)).toThrow(SettingError);
    expect(() => setFromText(reno, key, text)).toThrow(message);
  });

  it('names all settings when none is near', () => {
    expect(() => setFromText(reno, 'zebra', '1')).toThrow(/known: rmin, q, bw, .*seed, end/);
  });
});

describe('flagsOf', () => {
  it('lists every setting with a default that can be typed', () => {
    for (const scenario of [...scenarios, toy]) {
      const flags = flagsOf(scenario);
      expect(flags.map(({ key }) => key)).toEqual(scenario.parameters.map(({ key }) => key));
      flags.forEach((flag, index) => {
        expect(setFromText(scenario, flag.key, flag.default)).toBe(scenario.parameters[index]!.default);
      });
    }
  });
});
