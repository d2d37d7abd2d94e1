// The scenario `reno` as data: what a lesson needs is there, and the names agree with each other.

import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { Mbps } from '../../src/engine/core/units.ts';
import { scenarios } from '../../src/scenarios/index.ts';
import { text } from '../../src/scenarios/kit/text.ts';
import { renoPlaces } from '../../src/scenarios/reno/places.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { senderNames } from '../../src/scenarios/tcp/senders.ts';

describe('reno', () => {
  it('is the first lesson', () => {
    expect(scenarios[0]).toBe(reno);
  });

  it('shows five settings, its own first', () => {
    expect(reno.parameters.filter(({ visible }) => visible).map(({ key }) => key)).toEqual([
      'rmin',
      'q',
      'bw',
      'delay',
      'loss',
    ]);
    expect(reno.lessonKey).toBe('rmin');
  });

  it('starts from the defaults of the RFCs', () => {
    const defaults = Object.fromEntries(reno.parameters.map((parameter) => [parameter.key, parameter.default]));
    expect(defaults).toMatchObject({ rmin: seconds(1), rmax: seconds(60), irto: seconds(1), g: ms(1), k: 4 });
    expect(defaults).toMatchObject({ tcp: 'rfc', rto: 'rfc6298', cc: 'reno', n: 1, loss: 0, seed: 1, bw: Mbps(2) });
    expect(defaults['end']).toBe(seconds(20));
  });

  it('can change during a run what needs no new network', () => {
    const live = reno.parameters.filter((parameter) => parameter.live).map(({ key }) => key);
    expect(live).toEqual(['rmin', 'q', 'bw', 'delay', 'loss', 'rmax', 'rfix', 'k']);
  });

  it('draws four charts, each with one large value in the gutter', () => {
    expect(reno.charts.map(({ id }) => id)).toEqual(['queue', 'rto', 'window', 'rate']);
    for (const chart of reno.charts) {
      expect(chart.lines.filter(({ gutter }) => gutter === 'main')).toHaveLength(1);
      for (const line of chart.lines) expect(line.draw === 'rate').toBe(chart.window !== undefined);
    }
    expect(reno.charts[0]?.threshold?.param).toBe('q');
    expect(reno.charts[0]?.threshold?.label('20')).toEqual(text('full at 20', '가득 참: 20'));
  });

  it('names one sender A and several A1, A2 …', () => {
    expect(senderNames(1)).toEqual(['A']);
    expect(senderNames(3)).toEqual(['A1', 'A2', 'A3']);
    expect(renoPlaces(2)).toEqual(['R-B', 'B-R', 'A1-R', 'R-A1', 'A2-R', 'R-A2']);
  });
});
