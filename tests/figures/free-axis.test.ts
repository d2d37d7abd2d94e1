// Axes as people type them, and what is said when they make no sense.

import { describe, expect, it } from 'vitest';
import { AxisError, axisFromText } from '../../src/figures/free-axis.ts';
import { type Text, text } from '../../src/scenarios/kit/text.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';

const names = (text: string) => axisFromText(reno, text).points.map(({ name }) => name);

const refusal = (text: string): Text => {
  try {
    axisFromText(reno, text);
  } catch (error) {
    if (error instanceof AxisError) return error.text;
  }
  throw new Error(`${text} is no mistake`);
};

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

  it('does not part a rule at the commas inside its brackets', () => {
    expect(names('rto=rfc6298,max(min, srtt + 2*rttvar)')).toEqual(['rfc6298', 'max(min, srtt + 2 * rttvar)']);
    expect(names('rto=max(min, max(srtt, 2*rttvar)), rfc6298')).toEqual(['max(min, max(srtt, 2 * rttvar))', 'rfc6298']);
  });

  it('knows how its values are counted and where they stand', () => {
    const axis = axisFromText(reno, 'rmin=50ms,1s');
    expect(axis).toMatchObject({ key: 'rmin', quantity: 'duration', scale: 'log' });
    expect(axis.points[0]).toMatchObject({ at: 50e6, sets: { rmin: 50e6 }, label: text('50 ms', '50 ms') });
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
    ['q=5..50:x', 'q: "x" is no step; write one such as 1 (1 packet).'],
    ['q=5..50/0', 'q: "0" is no number of values; write a whole number from 1, as in q=…/7.'],
    ['q=5..50/2.5', 'q: "2.5" is no number of values; write a whole number from 1, as in q=…/7.'],
    ['rmin=1ms..3s:1ns', 'rmin: these would be 2,999,000,001 values; a sweep has at most 100,000 runs.'],
    ['q=5..50/1000000', 'q: these would be 1,000,000 values; a sweep has at most 100,000 runs.'],
    ['cc=reno..newreno/2', 'cc has words, so it has no range.'],
    ['q=many', 'q=many: Router queue (q) is 2 – 200 packets, whole numbers, written like 15.'],
    ['rmin=5m', /^rmin=5m: RTO minimum \(rmin\) is 1 ms – 3 s, in steps of 1 ms, written like 1s\.$/],
    ['cc=vegas', /^cc=vegas: .+ \(cc\) is one of reno, newreno/],
    ['q=5,1000', /^q=1000: /],
    ['seed=1,2', 'seed is what every point is repeated with; --seeds says how often.'],
  ])('%s is refused in words, in both languages', (text, words) => {
    expect(() => axisFromText(reno, text)).toThrow(words);
    const { en, ko } = refusal(text);
    expect(en).toMatch(/^[ -~–…]+\.$/);
    // Not a word of English but what was typed, keys, and names that are the same everywhere.
    expect(ko).toMatch(/[가-힣][^가-힣]*\.$/);
    const foreign = ko.match(/[a-z]{4,}/gi) ?? [];
    const typed = [
      ...text.matchAll(/[a-z]{4,}/gi),
      ...'reno newreno sack rack cubic dctcp seeds rmin'.matchAll(/[a-z]+/g),
    ].map(([word]) => word);
    for (const word of foreign) expect(typed, ko).toContain(word);
  });

  it('names the legal range in the units of the setting, in Korean too', () => {
    expect(refusal('q=many').ko).toBe('q=many: 쓸 수 없는 값입니다. 라우터 큐(q)의 값: 2–200 패킷, 정수, 예: 15.');
    expect(refusal('rmin=5m').ko).toContain('1 ms–3 s, 1 ms 단위, 예: 1s');
  });
});
