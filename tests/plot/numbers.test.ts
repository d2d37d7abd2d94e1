// Numbers side by side have one unit and as many decimals; a paper's keep the digits it prints.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alikeWords,
  axisUnit,
  eventTimeText,
  fixed,
  gainWords,
  metricText,
  momentUnit,
  unbroken,
  withUnitsBound,
} from '../../src/plot/numbers.ts';
import { scenario as virtualServer } from '../../src/scenarios/virtual-server/scenario.ts';

const metric = (name: string) => virtualServer.metrics.find((each) => each.name === name)!;
const written = (name: string, values: readonly number[]): readonly string[] =>
  values.map(alikeWords(metric(name), values, 'en'));

describe('numbers side by side', () => {
  it('have as many decimals as the smallest needs', () => {
    expect(written('turnAround', [3.4512e9, 2.9e9, 10.91e9, 10.966e9])).toEqual([
      '3.45 s',
      '2.90 s',
      '10.91 s',
      '10.97 s',
    ]);
    expect(written('rateSum', [87e6, 73.07e6, 30.82e6])).toEqual(['87.0 Mbit/s', '73.1 Mbit/s', '30.8 Mbit/s']);
    expect(written('useDisks', [1, 0.999])).toEqual(['100.0 %', '99.9 %']);
  });

  it('have no decimals that the largest makes useless', () => {
    expect(written('turnAround', [1.00123e9, 812.345e9])).toEqual(['1.0 s', '812.3 s']);
  });

  it('are written each by itself where they need different units, and as a dash where there is none', () => {
    expect(written('turnAround', [3.45e9, 12.3e6, Number.NaN])).toEqual(['3.45 s', '12.3 ms', '–']);
    expect(written('turnAround', [])).toEqual([]);
    expect(written('turnAround', [Number.NaN])).toEqual(['–']);
    // Nothing is as small as it likes in any unit, and asks for no decimals.
    expect(written('rateSum', [87e6, 0])).toEqual(['87.0 Mbit/s', '0.0 Mbit/s']);
  });
});

describe('a single number', () => {
  it('of packets is one packet, or several', () => {
    const inPackets = { ...metric('turnAround'), unit: 'packets' } as const;
    const said = [1, 2, 1.5].map((count) => {
      const { number, unit } = metricText(inPackets, count, 'en');
      return `${number} ${unit}`;
    });
    expect(said).toEqual(['1 packet', '2 packets', '1.5 packets']);
  });

  it('that is a gain far below a per cent is not said to be none', () => {
    expect([0.003, -0.0004, 0.00004].map(gainWords)).toEqual(['+0.3 %', '−0.04 %', '0 %']);
  });
});

describe('a result', () => {
  const said = (unit: 'bytes' | 'count' | 'fraction' | 'ns', value: number, digits?: number) =>
    Object.values(metricText({ ...metric('turnAround'), unit }, value, 'en', digits));

  it('has every digit of what is counted, also of bytes, and else as many as count', () => {
    expect(said('bytes', 64_000)).toEqual(['64,000', 'B']);
    expect(said('count', 123_456)).toEqual(['123,456', '']);
    expect(said('ns', 123.456e6)).toEqual(['123.5', 'ms']);
    expect(said('ns', 123.456e6, 3)).toEqual(['123', 'ms']);
    // Three of a share whatever is asked for: a tenth of a per cent.
    expect(said('fraction', 0.123456)).toEqual(['12.3', '%']);
    expect(said('fraction', 0.123456, 5)).toEqual(['12.3', '%']);
  });

  it('that is the mean of nothing is a dash, and one that is 0 is 0', () => {
    const mean = { ...metric('turnAround'), unit: 'ns', average: true } as const;
    expect(metricText(mean, 0, 'en').number).toBe('–');
    const sum = { ...virtualServer.metrics.find(({ average }) => !average)!, unit: 'ns' } as const;
    expect(metricText(sum, 0, 'en').number).toBe('0');
    expect(metricText(sum, Number.NaN, 'en').number).toBe('–');
  });
});

describe('an axis', () => {
  const ticks = (low: number, high: number, quantity: 'duration' | 'packets') =>
    axisUnit({ scale: 'linear', low, high }, quantity, 'en');

  it('has one unit for all its ticks, that of the largest, and groups thousands from 10,000 on', () => {
    const seconds = ticks(0, 2e9, 'duration');
    expect([seconds.unit, seconds.format(0.5e9)]).toEqual(['s', '0.5']);
    const packets = ticks(0, 20_000, 'packets');
    expect([5000, 9999, 10_000, 20_000].map(packets.format)).toEqual(['5000', '9999', '10,000', '20,000']);
    expect(ticks(0, 0, 'packets').format(0)).toBe('0');
  });

  it('of moments is in seconds, in the first millisecond in µs, in the first µs in ns', () => {
    const unit = (...moments: readonly number[]) => momentUnit(moments, 'en').unit;
    expect([unit(0), unit(0, 1e6), unit(0, 999_999), unit(1000), unit(999)]).toEqual(['s', 's', 'µs', 'µs', 'ns']);
    expect(momentUnit([1500], 'en').format(1500)).toBe('1.5');
  });
});

describe('a number with fixed decimals', () => {
  it('is written as the standard writes it in either language', () => {
    const anyNumber = fc.double({ min: -1e12, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(anyNumber, fc.nat(4), fc.constantFrom('en', 'ko'), (value, decimals, language) => {
        const standard = new Intl.NumberFormat(language, {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
          useGrouping: Math.abs(value) >= 10_000,
          signDisplay: 'negative',
        });
        // Rounded by toFixed, which takes a number for what it is to the last bit; Intl rounds the shortest decimal that means
        // the same double, and finds a tie where there is none: 200939207447.20395 is a little less than it looks.
        const rounded = value.toFixed(decimals) as Intl.StringNumericLiteral;
        expect(fixed(value, language, decimals)).toBe(standard.format(rounded));
      }),
    );
  });

  it('is rounded by its exact value, not by the decimal that stands for it', () => {
    expect(fixed(200_939_207_447.20395, 'en', 4)).toBe('200,939,207,447.2039');
  });

  it('is grouped from ten thousand on', () => {
    expect([9999, 10_000, -1_234_567.891].map((value) => fixed(value, 'en', 1))).toEqual([
      '9999.0',
      '10,000.0',
      '-1,234,567.9',
    ]);
  });
});

it('events of a fast network are told at different times', () => {
  // Two of incast, less than a millisecond apart.
  expect(eventTimeText(500_000, 'en')).toBe('0.0005 s');
  expect(eventTimeText(1_200_000, 'en')).toBe('0.0012 s');
});

it('a line breaks neither before a unit nor behind a sign', () => {
  expect(unbroken('max(1 s, 48.1 ms + 4 × rttvar) = 450 ms')).toBe(
    'max(1\u00a0s, 48.1\u00a0ms + 4 × rttvar) =\u00a0450\u00a0ms',
  );
  expect(unbroken('40.1 % ± 1.5 %')).toBe('40.1\u00a0% ±\u00a01.5\u00a0%');
  expect(unbroken('+48 ± 3.1 % *')).toBe('+48 ±\u00a03.1\u00a0%\u00a0*');
  expect(unbroken('12 패킷 > 10')).toBe('12\u00a0패킷 >\u00a010');
});

it('a sentence breaks after no number that has a unit, and after others', () => {
  const nbsp = (words: string): string => words.replaceAll('_', '\u00a0');
  expect(withUnitsBound('after 4.8688 s, at 10 Mbit/s, 12.5 % of 64 kB')).toBe(
    nbsp('after 4.8688_s, at 10_Mbit/s, 12.5_% of 64_kB'),
  );
  expect(withUnitsBound('200 ms로 두면 3 segments, 5 so far, 2 slots')).toBe(
    nbsp('200_ms로 두면 3 segments, 5 so far, 2 slots'),
  );
});
