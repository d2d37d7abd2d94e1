// What a place on a slider, a key and a typed number mean.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import type { RunRecord } from '../../src/record/record.ts';
import type { NumberParameter } from '../../src/scenarios/kit/parameter.ts';
import { isLegal } from '../../src/scenarios/kit/snap.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { typedNumber } from '../../src/ui/controls/number-text.ts';
import { shareOf, smallTicks, stepped, valueAtShare } from '../../src/ui/foundation/slider-scale.ts';
import { nextSpeed, speedsWith } from '../../src/ui/state/speeds.ts';

const numbers = reno.parameters.filter((parameter): parameter is NumberParameter => parameter.kind === 'number');
const named = (key: string): NumberParameter => numbers.find((parameter) => parameter.key === key)!;
const anyNumber = fc.constantFrom(...numbers);
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('a slider', () => {
  it('has its ends at the ends of the range', () => {
    for (const parameter of numbers) {
      expect([valueAtShare(parameter, 0), valueAtShare(parameter, 1)]).toEqual([parameter.min, parameter.max]);
      expect([shareOf(parameter, parameter.min), shareOf(parameter, parameter.max)]).toEqual([0, 1]);
    }
  });
  it('gives legal values that do not fall as one moves right', () => {
    fc.assert(
      fc.property(anyNumber, share, share, (parameter, a, b) => {
        const [low, high] = [valueAtShare(parameter, Math.min(a, b)), valueAtShare(parameter, Math.max(a, b))];
        expect(isLegal(parameter, low) && isLegal(parameter, high)).toBe(true);
        expect(low).toBeLessThanOrEqual(high);
      }),
    );
  });
  it('shows a value where dragging would give it, to a pixel or a step', () => {
    fc.assert(
      fc.property(anyNumber, share, (parameter, at) => {
        const value = valueAtShare(parameter, at);
        const oneStep = Math.abs(
          shareOf(parameter, Math.min(parameter.max, value + parameter.step)) - shareOf(parameter, value),
        );
        expect(Math.abs(shareOf(parameter, value) - at)).toBeLessThanOrEqual(Math.max(1 / 60, oneStep));
      }),
    );
  });
  it('passes round values', () => {
    const middle = Array.from({ length: 200 }, (_, index) => valueAtShare(named('rmin'), index / 200) / ms(1));
    expect(middle.every((value) => value === Number(value.toPrecision(2)))).toBe(true);
  });
});

describe('keys on a slider', () => {
  const rmin = named('rmin');
  it('go along round values, finer below', () => {
    expect([stepped(rmin, seconds(1), 1, false), stepped(rmin, seconds(1), -1, false)]).toEqual([ms(1100), ms(990)]);
    expect([stepped(rmin, ms(10), 1, false), stepped(rmin, ms(10), -1, false)]).toEqual([ms(11), ms(9)]);
    expect([stepped(rmin, ms(1), -1, false), stepped(rmin, seconds(3), 1, false)]).toEqual([ms(1), seconds(3)]);
  });
  it('in larger steps go along 1, 2, 5', () => {
    const up = [ms(1)];
    while (up.at(-1)! < rmin.max) up.push(stepped(rmin, up.at(-1)!, 1, true));
    expect(up.map((value) => value / ms(1))).toEqual([1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 3000]);
    expect([stepped(rmin, seconds(3), -1, true), stepped(rmin, ms(7), -1, true)]).toEqual([seconds(2), ms(5)]);
  });
  it('always move, until the end of the range, and stay legal', () => {
    fc.assert(
      fc.property(
        anyNumber,
        share,
        fc.boolean(),
        fc.constantFrom(1 as const, -1 as const),
        (parameter, at, large, direction) => {
          const value = valueAtShare(parameter, at);
          const next = stepped(parameter, value, direction, large);
          expect(isLegal(parameter, next)).toBe(true);
          if (value === (direction > 0 ? parameter.max : parameter.min)) expect(next).toBe(value);
          else expect(Math.sign(next - value)).toBe(direction);
        },
      ),
    );
  });
  it('has small ticks at 1, 2, 5 on a logarithmic slider only', () => {
    expect(smallTicks(rmin).map((tick) => tick / ms(1))).toEqual([1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000]);
    expect(smallTicks(named('loss'))).toEqual([]);
  });
});

describe('a number field', () => {
  const read = (key: string, text: string, current = named(key).default) => typedNumber(named(key), text, current);
  it.each([
    ['rmin', '200ms', ms(200)],
    ['rmin', ' 0.2 s ', ms(200)],
    ['rmin', '.2S', ms(200)],
    ['rmin', '200000 us', ms(200)],
    ['rmin', '2', seconds(2)],
    ['bw', '10 Mbit/s', 10e6],
    ['bw', '512kbps', 510_000],
    ['bw', '10', 10e6],
    ['loss', '5%', 0.05],
    ['loss', '5', 0.05],
    ['q', '50 packets', 50],
    ['q', '50', 50],
    ['data', '1,000,000', 1_000_000],
    ['mss', '1000 B', 1000],
  ])('of %s reads %s', (key, text, value) => {
    expect(read(key, text, key === 'loss' ? 0.01 : named(key).default)).toEqual({ ok: true, value });
  });
  it('takes a bare number in the unit it shows', () => {
    expect(read('rmin', '2', ms(500))).toEqual({ ok: true, value: ms(2) });
    expect(read('rmin', '2', seconds(1))).toEqual({ ok: true, value: seconds(2) });
  });
  it('rounds to the step', () => {
    expect(read('rmin', '1.4ms')).toEqual({ ok: true, value: ms(1) });
    expect(read('q', '6.6')).toEqual({ ok: true, value: 7 });
  });
  it.each([
    ['rmin', '', 'number'],
    ['rmin', 'soon', 'number'],
    ['rmin', '5 apples', 'number'],
    ['rmin', '1,5s', 'number'],
    ['rmin', '4s', 'range'],
    ['rmin', '-1s', 'range'],
    ['rmin', '0', 'range'],
    ['q', '1e9', 'range'],
    ['loss', '50%', 'range'],
  ])('of %s refuses %s (%s)', (key, text, problem) => {
    expect(read(key, text)).toEqual({ ok: false, problem });
  });
});

it('speeds go along 1, 2, 5 and end at the ends', () => {
  const speeds = speedsWith(ms(50), undefined);
  expect(nextSpeed(ms(100), 1, undefined)).toBe(ms(200));
  expect(nextSpeed(ms(100), -1, undefined)).toBe(ms(50));
  expect(nextSpeed(ms(30), 1, undefined)).toBe(ms(50));
  for (const [end, direction] of [
    [speeds[0]!, -1],
    [speeds.at(-1)!, 1],
  ] as const) {
    expect(nextSpeed(end, direction, undefined)).toBe(end);
  }
  expect(speedsWith(ms(30), undefined)).toContain(ms(30));
  expect(speeds).toHaveLength(12);
});

it('on a bus one can go down to microseconds a second', () => {
  const onBus = { layout: { kind: 'lan', bus: {} } } as RunRecord;
  expect(speedsWith(ms(10), onBus)[0]).toBe(10_000);
  expect(nextSpeed(ms(1), -1, onBus)).toBe(500_000);
  expect(nextSpeed(ms(1), -1, undefined)).toBe(ms(1));
});
