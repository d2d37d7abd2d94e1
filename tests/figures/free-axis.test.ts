// Axes as people type them, and what is said when they make no sense.

import { describe, expect, it } from 'vitest';
import { axisFromText } from '../../src/figures/free-axis.ts';
import { reno } from '../../src/scenarios/reno.ts';

const names = (text: string) => axisFromText(reno, text).points.map(({ name }) => name);

describe('an axis', () => {
  it.each([
    ['q=5,10,20', ['5', '10', '20']],
    ['Q = 5 , 10', ['5', '10']],
    ['rmin=50ms,1s', ['50ms', '1s']],
    ['q=10..50:10', ['10', '20', '30', '40', '50']],
    ['q=10..35:10', ['10', '20', '30']],
    ['q=10..10:5', ['10']],
    ['n=2..6/3,1', ['2', '4', '6', '1']],
    ['rmin=1ms..1s/4', ['1ms', '10ms', '100ms', '1s']],
    ['cc=reno,newreno', ['reno', 'newreno']],
    ['loss=0,1pc,2%', ['0pc', '1pc', '2pc']],
  ])('%s', (text, points) => {
    expect(names(text)).toEqual(points);
  });

  it('knows how its values are counted and where they stand', () => {
    const axis = axisFromText(reno, 'rmin=50ms,1s');
    expect(axis).toMatchObject({ key: 'rmin', quantity: 'duration', scale: 'log' });
    expect(axis.points[0]).toMatchObject({ at: 50e6, sets: { rmin: 50e6 }, label: { en: '50 ms', ko: '50 ms' } });
    const words = axisFromText(reno, 'cc=newreno');
    expect(words.points[0]).not.toHaveProperty('at');
  });

  it.each([
    ['q', 'q has no value; write for example q=15,200.'],
    ['q=', 'q has no value; write for example q=15,200.'],
    ['q=,,', 'q has no value; write for example q=15,200.'],
    ['rmim=1s', '"rmim" is not a setting of reno (did you mean "rmin"?).'],
    ['q=50..5:5', 'q: 50 is larger than 5; write 5..50.'],
    ['q=5..50', '5..50: write 5..50:step for steps or 5..50/7 for seven values.'],
    ['q=5..50:0', 'q: the step must be larger than 0.'],
    ['q=5..50:-5', 'q: the step must be larger than 0.'],
    ['q=5..50:x', 'q: "x" is no step.'],
    ['q=5..50/0', 'q: "0" is no number of values.'],
    ['q=5..50/2.5', 'q: "2.5" is no number of values.'],
    ['rmin=1ms..3s:1ns', 'rmin: these would be 2,999,000,001 values; a sweep has at most 100,000 runs.'],
    ['q=5..50/1000000', 'q: these would be 1,000,000 values; a sweep has at most 100,000 runs.'],
    ['cc=reno..newreno/2', 'cc has words, so it has no range.'],
    ['q=many', /^q=many: q is /],
    ['seed=1,2', 'seed is what every point is repeated with; --seeds says how often.'],
  ])('%s is refused in words', (text, words) => {
    expect(() => axisFromText(reno, text)).toThrow(words);
  });
});
