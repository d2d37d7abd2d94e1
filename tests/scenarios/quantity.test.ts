// Values with units: what is read, what is written, that both agree to the last bit, and how people see them.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ms, seconds, us } from '../../src/engine/core/time.ts';
import { asWords, formatMeasured, formatRange, formatValue } from '../../src/scenarios/kit/format-value.ts';
import { asObject } from '../../src/scenarios/kit/korean-object.ts';
import type { NumberParameter, Quantity } from '../../src/scenarios/kit/parameter.ts';
import { writeQuantity } from '../../src/scenarios/kit/quantity.ts';
import { readQuantity } from '../../src/scenarios/kit/read-quantity.ts';
import { roundToStep, snap } from '../../src/scenarios/kit/snap.ts';
import { isLegalValue, readValue, writeValue } from '../../src/scenarios/kit/value.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { arbitraryValue } from '../support/arbitraries.ts';
import { draws } from '../support/sample.ts';
import { toy } from '../support/toy-scenario.ts';

describe('reading', () => {
  it.each<[string, Quantity, number]>([
    ['200ms', 'duration', ms(200)],
    ['1.2043s', 'duration', 1_204_300_000],
    ['50us', 'duration', us(50)],
    ['50 µs', 'duration', us(50)],
    ['7ns', 'duration', 7],
    [' 0.2 S ', 'duration', ms(200)],
    ['20', 'duration', ms(20)],
    ['10Mbps', 'rate', 10e6],
    ['500 kBPS', 'rate', 500e3],
    ['1Gbps', 'rate', 1e9],
    ['2.5', 'rate', 2.5e6],
    ['10 Mbit/s', 'rate', 10e6],
    ['64KB', 'size', 64_000],
    ['1460B', 'size', 1460],
    ['1460', 'size', 1460],
    ['20pkt', 'packets', 20],
    ['1 packet', 'packets', 1],
    ['1pc', 'probability', 0.01],
    ['7%', 'probability', 0.07],
    ['0.013', 'probability', 0.013],
    ['.5', 'factor', 0.5],
    ['1e3', 'count', 1000],
    ['-5ms', 'duration', ms(-5)],
  ])('%s as %s', (text, quantity, value) => {
    expect(readQuantity(text, quantity)).toEqual({ value });
  });

  it.each<[string, Quantity, string]>([
    ['', 'duration', 'not-a-number'],
    ['fast', 'rate', 'not-a-number'],
    ['1,5ms', 'duration', 'wrong-unit'],
    ['20ms', 'packets', 'wrong-unit'],
    ['10MBps', 'size', 'wrong-unit'],
    ['5x', 'factor', 'wrong-unit'],
    ['--5', 'count', 'not-a-number'],
    ['NaN', 'count', 'not-a-number'],
  ])('refuses %s as %s', (text, quantity, problem) => {
    expect(readQuantity(text, quantity)).toEqual({ problem });
  });
});

describe('writing', () => {
  it.each<[number, Quantity, string]>([
    [ms(200), 'duration', '200ms'],
    [ms(1200), 'duration', '1.2s'],
    [1_204_300_000, 'duration', '1.2043s'],
    [us(50), 'duration', '50us'],
    [0, 'duration', '0ms'],
    [10e6, 'rate', '10Mbps'],
    [2_340_000, 'rate', '2.34Mbps'],
    [64_000, 'size', '64KB'],
    [1460, 'size', '1460B'],
    [0, 'size', '0B'],
    [20, 'packets', '20'],
    [0.07, 'probability', '7pc'],
    [0.001, 'probability', '0.1pc'],
    [0.3, 'factor', '0.3'],
    [-0.1, 'factor', '-0.1'],
  ])('%d as %s', (value, quantity, text) => {
    expect(writeQuantity(value, quantity)).toBe(text);
  });

  it.each([...reno.parameters, ...toy.parameters].map((parameter) => [parameter.key, parameter] as const))(
    'gives every value of %s back exactly',
    (_, parameter) => {
      fc.assert(
        fc.property(arbitraryValue(parameter), (value) => {
          const written = writeValue(parameter, value);
          // A rule of one's own has signs and blanks, which links write in their own way (link.test.ts).
          const isOwnRule = parameter.kind === 'choice' && parameter.options.every((option) => option.value !== value);
          if (!isOwnRule) expect(written).toMatch(/^-?[A-Za-z0-9.-]+$/);
          expect(readValue(parameter, written)).toEqual({ value });
          expect(isLegalValue(parameter, value)).toBe(true);
        }),
        { numRuns: draws(60, 200), seed: 3 },
      );
    },
  );
});

describe('rounding to a step', () => {
  const p = toy.parameters.find(({ key }) => key === 'pr') as NumberParameter;

  it('gives decimals without noise, a half goes down', () => {
    expect(roundToStep(0.30000000000000004, 0.1)).toBe(0.3);
    expect(roundToStep(6.5, 1)).toBe(6);
    expect(roundToStep(6.51, 1)).toBe(7);
    expect(Object.is(roundToStep(-0.2, 1), 0)).toBe(true);
  });

  it('is idempotent and stays in the range', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        const legal = snap(p, value);
        expect(snap(p, legal)).toBe(legal);
        expect(isLegalValue(p, legal)).toBe(true);
      }),
      { seed: 4 },
    );
  });
});

describe('for people', () => {
  const settings = new Map(reno.parameters.map((parameter) => [parameter.key, parameter]));
  const words = (key: string, value: number | string, language: 'en' | 'ko') =>
    asWords(formatValue(settings.get(key)!, value, language));

  it('says settings exactly, with the unit of the language', () => {
    expect(formatValue(settings.get('rmin')!, ms(200), 'en')).toEqual({ number: '200', unit: 'ms' });
    expect(words('rmin', ms(1234), 'ko')).toBe('1.234 s');
    expect(words('q', 20, 'en')).toBe('20 packets');
    expect(words('q', 20, 'ko')).toBe('20 패킷');
    expect(words('bw', 12_340_000, 'en')).toBe('12.34 Mbit/s');
    expect(words('loss', 0.013, 'en')).toBe('1.3 %');
    expect(words('mss', 1460, 'ko')).toBe('1460 바이트');
    expect(words('data', 64_000, 'en')).toBe('64 kB');
    expect(words('rto', 'fixed', 'ko')).toBe('고정값');
    expect(words('seed', 999_999, 'en')).toBe('999999');
  });

  it('rounds what was measured to four digits', () => {
    expect(asWords(formatMeasured(1_940_123, 'rate', 'en'))).toBe('1.94 Mbit/s');
    expect(asWords(formatMeasured(58_123_456, 'duration', 'en'))).toBe('58.12 ms');
    expect(asWords(formatMeasured(999_999_999, 'duration', 'en'))).toBe('1 s');
    expect(asWords(formatMeasured(1_234_567, 'size', 'en'))).toBe('1.235 MB');
    expect(asWords(formatMeasured(Number.NaN, 'duration', 'en'))).toBe('–');
  });

  it('says ranges with each unit once', () => {
    expect(formatRange(ms(1), seconds(3), 'duration', 'en')).toBe('1 ms – 3 s');
    expect(formatRange(2, 200, 'packets', 'ko')).toBe('2–200 패킷');
    expect(formatRange(0, 0.2, 'probability', 'en')).toBe('0 – 20 %');
  });

  it('lets the Korean particle agree with what is read aloud', () => {
    expect(asObject({ number: '6', unit: '' })).toBe('6을');
    expect(asObject({ number: '5', unit: '' })).toBe('5를');
    expect(asObject({ number: '20', unit: '패킷' })).toBe('20 패킷을');
    expect(asObject({ number: '1460', unit: '바이트' })).toBe('1460 바이트를');
    expect(asObject({ number: '1', unit: 'ms' })).toBe('1 ms를');
  });
});
