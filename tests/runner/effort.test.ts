// What a run costs, measured while it is computed: when there is something to say, what is left, and what is held.

import { describe, expect, it } from 'vitest';
import { type Effort, MARKS_AT_MOST } from '../../src/runner/client-contract.ts';
import { EffortMeter } from '../../src/runner/effort.ts';

const MOST = 60_000;

/** A run that takes so many ms in all, seen every 100 ms for some time. */
function seen(whole: number, during: number) {
  const meter = new EffortMeter(0, MOST);
  const effort: (Effort | undefined)[] = [];
  let held = 0;
  for (let time = 100; time <= during; time += 100) {
    if (meter.advance(time, time / whole)) held = time;
    effort.push(meter.effort);
  }
  return { meter, held, effort };
}

describe('the effort of a run', () => {
  it('is not told in the first second, and then from the pace so far', () => {
    const { effort, held } = seen(20_000, 5000);
    expect(effort.slice(0, 9)).toEqual(Array(9).fill(undefined));
    expect(effort.at(-1)).toEqual({ share: 0.25, left: expect.closeTo(15_000, 3), phase: 'computing' });
    expect(held).toBe(0);
  });

  it('leaves a slow beginning out', () => {
    const meter = new EffortMeter(0, MOST);
    meter.advance(1500, 0.001);
    meter.advance(2500, 0.101);
    expect(meter.effort!.left).toBeCloseTo(8990, 3);
  });

  it('is none of a computer that sleeps as a run begins', () => {
    const meter = new EffortMeter(0, MOST);
    meter.advance(20, 0.01);
    expect(meter.advance(3_600_000, 0.02)).toBe(false);
    expect(meter.advance(3_600_100, 0.5)).toBe(false);
    expect(meter.effort!.left).toBeLessThan(1000);
  });

  it('of more than is computed unasked holds the run, once it is sure', () => {
    const { held, meter } = seen(100_000, 6000);
    expect(held).toBe(4000);
    expect(meter.effort).toEqual({ share: 0.04, left: expect.closeTo(96_000, 3), phase: 'refused' });
  });

  it('is no reason to hold what was asked for, and time held does not count', () => {
    const { meter } = seen(100_000, 6000);
    meter.goOn(50_000);
    expect(meter.advance(51_000, 0.05)).toBe(false);
    expect(meter.effort).toEqual({ share: 0.05, left: expect.closeTo(95_000, 3), phase: 'computing' });
  });

  it('of more than a page keeps holds the run at once, and asking does not help', () => {
    const meter = new EffortMeter(0, MOST);
    expect(meter.advance(100, 0.01, MARKS_AT_MOST - 1)).toBe(false);
    expect(meter.advance(200, 0.02, MARKS_AT_MOST)).toBe(true);
    expect(meter.effort).toMatchObject({ share: 0.02, phase: 'full' });
    meter.goOn(300);
    expect(meter.advance(400, 0.03, MARKS_AT_MOST)).toBe(true);
  });

  it('stands still while a person holds the run', () => {
    const { meter } = seen(20_000, 3000);
    meter.hold();
    expect(meter.advance(90_000, 0.9)).toBe(false);
    expect(meter.effort).toMatchObject({ share: 0.15, phase: 'held' });
  });
});
