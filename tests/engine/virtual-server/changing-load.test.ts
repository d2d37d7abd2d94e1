// Requests of a virtual server that come more or less often as time goes on: as many as the area under the rate says, none lost,
// and a port that they overrun drains as the fluid model has it.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ms, type Nanos, seconds } from '../../../src/engine/core/time.ts';
import type { RunRecord } from '../../../src/record/record.ts';
import { findGauge, valueAt } from '../../../src/record/values.ts';
import { recordOf } from '../../../src/runner/record-builder.ts';
import { sessionOf } from '../../../src/runner/session-of.ts';
import { defaultsOf } from '../../../src/scenarios/kit/link-state.ts';
import { parseLink } from '../../../src/scenarios/kit/parse-link.ts';
import type { Change, ParamValue } from '../../../src/scenarios/kit/run-spec.ts';
import { scenario } from '../../../src/scenarios/virtual-server/scenario.ts';

type Choices = Readonly<Record<string, ParamValue>>;

const IN_MEMORY = { case: 'own', files: 'same', start: 'warm', ram: 256e6, sched: 'rr', gate: false };
const SPACING = ms(100);

function run(choices: Choices, changes: readonly Change[] = []): RunRecord {
  const small = { ...IN_MEMORY, per: 'client', n: 30, clients: 5, size: 200_000, stagger: SPACING, end: seconds(60) };
  const params = { ...defaultsOf(scenario), ...small, ...choices };
  return recordOf(sessionOf({ scenario: scenario.id, params, changes: [...changes], kills: [] }));
}
const marksOf = ({ marks }: RunRecord, kind: string): Nanos[] =>
  marks.filter((mark) => mark.kind === kind).map(({ at }) => at);
const within = (times: readonly Nanos[], from: Nanos, to: Nanos): number =>
  times.filter((time) => time >= from && time < to).length;

describe('requests that come more or less often', () => {
  it('are so many in a stretch as the area under their rate says', () => {
    const anyLoad = fc.record({
      surge: fc.constantFrom('step', 'ramp', 'flash'),
      times: fc.integer({ min: 2, max: 80 }).map((tenths) => tenths / 10),
      when: fc.integer({ min: 1, max: 50 }).map((tenths) => tenths * SPACING),
      lasts: fc.integer({ min: 1, max: 50 }).map((tenths) => tenths * SPACING),
    });
    fc.assert(
      fc.property(anyLoad, (load) => {
        const { surge, times, when, lasts } = load;
        const picks = marksOf(run(load), 'pick');
        expect(picks).toHaveLength(150);
        // From the beginning until t, in requests.
        const area = (t: Nanos): number => {
          const during = Math.max(0, Math.min(t - when, surge === 'step' ? Number.POSITIVE_INFINITY : lasts));
          const after = Math.max(0, t - when - during);
          const high = surge === 'ramp' ? 1 + ((times - 1) * during) / lasts / 2 : times;
          return (Math.min(t, when) + during * high + after * (surge === 'ramp' ? times : 1)) / SPACING;
        };
        // The first comes at 0, and each meets the scheduler a moment after it was made.
        for (const t of picks) expect(Math.abs(within(picks, 0, t) - area(t))).toBeLessThan(0.05);
      }),
      { numRuns: 25, seed: 1 },
    );
  });

  it('are made at once and lost nowhere: each is refused, or its file arrives', () => {
    const flash = { surge: 'flash', times: 6, when: seconds(1), lasts: seconds(2) };
    for (const more of [{}, { most: 2 }, { method: 'dr', jitter: ms(80) }, { wire: 'hub' }]) {
      const record = run({ ...flash, ...more });
      const [files, refused] = [marksOf(record, 'download').length, marksOf(record, 'refused').length];
      expect(files + refused).toBe(150);
      const asked = findGauge(record, 'asked')!;
      let made = 0;
      for (let time = seconds(1); time < seconds(60); time += seconds(1)) made += valueAt(asked, time);
      expect(made).toBe(150);
    }
  });

  it('are the same run where the load is another one by name only, and leave what was before a change', () => {
    const digestOf = (choices: Choices, changes: readonly Change[] = []) => run(choices, changes).digest;
    expect(digestOf({ surge: 'step', times: 1, when: seconds(1) })).toBe(digestOf({}));
    const flash = { surge: 'flash', times: 3, when: seconds(1), lasts: seconds(1) };
    const later = run(flash, [{ at: seconds(1.5), key: 'times', value: 6 }]);
    const never = run(flash);
    const early = (record: RunRecord) => marksOf(record, 'pick').filter((at) => at < seconds(1.5));
    expect(early(later)).toEqual(early(never));
    expect(within(marksOf(later, 'pick'), seconds(1.5), seconds(2))).toBe(30);
    expect(within(marksOf(never, 'pick'), seconds(1.5), seconds(2))).toBe(15);
  });
});

describe('the fluid model', () => {
  // All bytes pass the director's port; a flash brings more than it carries.
  const PORT = ((100e6 / 8) * 1460) / 1538;
  it.each([
    [4, 2],
    [3, 3],
  ])('%i times as many for %i s: what waits is gone (high - port) lasts / (port - low) after it', (times, lasts) => {
    const size = 1e6;
    const low = size / (SPACING / 1e9) / 2;
    const backlog = (times * low - PORT) * lasts;
    const drained = 1 + lasts + backlog / (PORT - low);
    const spread = { n: 30, clients: 6, stagger: 2 * SPACING, size, method: 'nat' };
    const record = run({ ...spread, surge: 'flash', times, when: seconds(1), lasts: seconds(lasts) });
    const busy = (time: number): number => valueAt(findGauge(record, 'use-director')!, seconds(time));
    // A file more or less is what a whole number of requests leaves open.
    const file = size / (PORT - low);
    expect(busy(drained - file)).toBeGreaterThan(0.99);
    const later = Array.from({ length: 10 }, (_, tenth) => busy(drained + file + tenth / 10));
    expect(later.reduce((sum, use) => sum + use, 0) / 10).toBeLessThan(0.75);
  });
});

describe('what makes no sense is said in words, and the nearest run started', () => {
  const mended = (link: string) => {
    const { state, repairs } = parseLink(`${link}&v=1`, scenario);
    return { repairs: repairs.length, params: state.spec.params };
  };
  it.each([
    ['surge=flash&when=9s', 'when', ms(200)],
    ['surge=ramp&n=1', 'surge', 'none'],
    ['surge=step&stagger=0', 'surge', 'none'],
    ['surge=flash&stagger=2s&when=70s', 'when', seconds(9)],
  ])('%s', (link, key, value) => {
    const { repairs, params } = mended(link);
    expect([repairs > 0, params[key]]).toEqual([true, value]);
  });
});
