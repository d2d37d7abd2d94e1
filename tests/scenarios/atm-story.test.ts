// The numbers in the lesson of `tcp-over-atm` are those of the runs its steps set; what it says of more than one run is
// looked for in several seeds.

import { describe, expect, it } from 'vitest';
import { NOTHING } from '../../src/engine/core/probe.ts';
import { ms } from '../../src/engine/core/time.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { atmLesson } from '../../src/scenarios/atm/atm-lesson.ts';
import { specOfStep } from '../../src/scenarios/kit/define-lesson.ts';
import type { ParamValues } from '../../src/scenarios/kit/run-spec.ts';
import type { Metrics } from '../../src/scenarios/kit/scenario.ts';
import { tcpOverAtm } from '../../src/scenarios/tcp-over-atm.ts';

const specOf = (step: number, params: ParamValues = {}) => {
  const spec = specOfStep(tcpOverAtm, atmLesson.steps[step - 1]!);
  return { ...spec, params: { ...spec.params, ...params } };
};
const results = (step: number, params: ParamValues = {}): Metrics =>
  sessionOf(specOf(step, params), { probes: NOTHING }).complete().metrics;
const overSeeds = (step: number, name: string, params: ParamValues = {}): readonly number[] =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => results(step, { ...params, seed })[name]!);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Everything a step says, in one language. */
const wordsOf = (step: number): string => {
  const { see, notice } = atmLesson.steps[step - 1]!;
  return [see, ...notice].map(({ en, ko }) => `${en} ${ko}`).join(' ');
};
const grouped = (value: number): string => new Intl.NumberFormat('en').format(value);
const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** The number stands in the English and in the Korean words. */
function says(step: number, ...numbers: readonly string[]): void {
  for (const number of numbers) expect(wordsOf(step).split(number).length - 1, number).toBeGreaterThanOrEqual(2);
}

describe('what the steps say', () => {
  it('1: the buffer reaches the threshold within 25 ms, two packets of each sender are refused, and the timers decide', () => {
    const record = recordOf(sessionOf(specOf(1)));
    const [first] = record.marks;
    expect(first).toMatchObject({ kind: 'refuse', numbers: { occupancy: 575, threshold: 550, cells: 192 } });
    expect(first!.at).toBeLessThan(ms(25));
    expect(record.metrics).toMatchObject({ bigGaps: 11, deadCells: 0 });
    says(1, '575', '550', '25 ms', percent(record.metrics!['load']!));
    expect(wordsOf(1)).toContain('silent 11 times');
  });

  it('2: every sixth cell that is carried is dead', () => {
    const { load, deadCells, cellsServed } = results(2);
    says(2, grouped(deadCells!), percent(load!));
    expect(Math.round(cellsServed! / deadCells!)).toBe(6);
    expect(grouped(Math.round(cellsServed! / 1000) * 1000)).toBe('100,000');
  });

  it('3: PPD carries fewer dead cells and more data than tail drop, and seeds differ widely', () => {
    const { load, deadCells } = results(3);
    says(3, grouped(deadCells!), percent(load!), grouped(results(2)['deadCells']!));
    const loads = overSeeds(3, 'load');
    says(3, percent(Math.max(...loads)));
    expect(wordsOf(3)).toContain(`${Math.round(100 * Math.min(...loads))} and`);
    expect(Math.min(...loads)).toBeGreaterThan(Math.max(...overSeeds(2, 'load')));
  });

  it('4: EPD with a threshold of 2.6 packets has no dead cells and carries less than PPD', () => {
    const { load, deadCells, largestQueue } = results(4);
    expect(deadCells).toBe(0);
    expect(largestQueue).toBeLessThan(1000);
    says(4, percent(load!), (500 / 192).toFixed(1));
    expect(mean(overSeeds(4, 'load'))).toBeLessThan(mean(overSeeds(3, 'load')) - 0.1);
    expect(results(4, { buf: 3500, th: 2200 })['lostCells']).toBe(0);
  });

  it('5: a shorter minimum wakes the link sooner, loses more and carries more', () => {
    const [long, short] = [results(1), results(5)];
    says(5, percent(short['load']!), percent(long['load']!), grouped(short['lostCells']!), grouped(long['lostCells']!));
    says(5, `${Math.round(short['meanGap']! / ms(1))} ms`);
    expect(mean(overSeeds(1, 'meanGap')) / ms(1)).toBeCloseTo(427, -1);
    expect(mean(overSeeds(5, 'load'))).toBeGreaterThan(mean(overSeeds(1, 'load')) + 0.1);
  });

  it('6: Tahoe does better with the same minimum than 100 ms without; Reno falls silent two or three times and never again', () => {
    const { load } = results(6);
    says(6, percent(load!));
    const tahoe = mean(overSeeds(6, 'load'));
    expect(tahoe).toBeGreaterThan(mean(overSeeds(5, 'load')) + 0.05);
    expect(mean(overSeeds(6, 'load', { fast: 'reno' }))).toBeGreaterThan(tahoe);
    for (const silences of overSeeds(6, 'bigGaps', { fast: 'reno' })) expect([2, 3]).toContain(silences);
    const { refused, fastRetransmits } = results(6, { fast: 'reno' });
    expect(refused! / fastRetransmits!).toBeLessThan(1.2);
  });

  it('7: room for both windows loses nothing, whatever the minimum', () => {
    for (const rmin of [ms(20), ms(450), ms(1500)]) {
      expect(results(7, { rmin })).toMatchObject({ lostCells: 0, timeouts: 0, load: expect.closeTo(1, 2) });
    }
    says(7, '2688', '3500', '2200');
  });
});
