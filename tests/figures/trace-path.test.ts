// A gauge drawn as it went: every peak of the run is on paper, however narrow the paper is.

import { describe, expect, it } from 'vitest';
import { atmFigures } from '../../src/figures/atm-figures.ts';
import { tracePath } from '../../src/plot/trace.ts';
import { extremesIn, findGauge } from '../../src/record/values.ts';
import { scenario as tcpOverAtm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { specsOf } from '../../src/ui/sweep/traced-specs.ts';
import { wholeRecord } from '../support/whole-record.ts';

const figure = atmFigures.find(({ id }) => id === 'P3-7')!;
const specs = specsOf(figure.traces!, figure, tcpOverAtm);

describe('figures 7 and 8', () => {
  it('are the paper’s two runs over 500,000 slots', () => {
    expect(specs.map(({ params }) => [params['rmin'], params['buf'], params['th'], params['end']])).toEqual([
      [450e6, 1100, 550, 10e9],
      [100e6, 1100, 550, 10e9],
    ]);
  });

  it.each([60, 333])('have every peak and every dip on paper %d px wide', (width) => {
    const record = wholeRecord({ ...specs[1]!, params: { ...specs[1]!.params, end: 2e9 } });
    const queue = findGauge(record, 'queue')!;
    const [from, to] = [0, 2e9];
    const path = tracePath(queue, { from, to, width, topOf: (value) => 1100 - value });
    const tops = new Map<number, number[]>();
    let [x, level] = [0, 0];
    for (const [, letter, rest] of path.matchAll(/([MHV])([-\d. ]+)/g)) {
      const numbers = rest!.trim().split(' ').map(Number);
      if (letter === 'H' || letter === 'M') x = numbers[0]!;
      const top = letter === 'V' ? numbers[0]! : numbers[1];
      if (top !== undefined) level = 1100 - top;
      // A column begins at the height that the last one ended at.
      tops.set(x, [...(tops.get(x) ?? []), level]);
    }
    const startOf = (place: number) => Math.round((place * to) / width);
    let seen = 0;
    for (const [place, values] of tops) {
      const { min, max } = extremesIn(queue, Math.max(0, startOf(place) - 1), startOf(place + 1));
      if (values.length < 2) continue;
      expect([Math.min(...values), Math.max(...values)]).toEqual([min, max]);
      seen++;
    }
    expect(seen).toBeGreaterThan(10);
    expect(extremesIn(queue, 0, to).max).toBe(Math.max(...[...tops.values()].flat()));
  });

  it('are empty where nothing is known yet', () => {
    const record = wholeRecord({ ...specs[0]!, params: { ...specs[0]!.params, end: 1e9 } });
    const srtt = findGauge(record, 'srtt')!;
    expect(tracePath(srtt, { from: 0, to: 1e6, width: 100, topOf: (value) => value })).toBe('');
  });
});
