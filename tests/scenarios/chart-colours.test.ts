// One meaning per colour: a reader who has learnt that purple is a timer must not meet it as a server or a disk.

import { describe, expect, it } from 'vitest';
import { scenarios } from '../../src/scenarios/index.ts';

const linesOf = (colour: string) =>
  scenarios.flatMap(({ charts }) => charts.flatMap(({ lines }) => lines.filter((line) => line.colour === colour)));

describe('the lines of the charts', () => {
  it.each([
    // Who waits for a timer has its colour.
    ['timer', ['rto', 'waiting']],
    ['window', ['cwnd']],
    ['ack', ['rttSample', 'srtt']],
    ['retx', []],
    ['loss', []],
  ])('are %s only for %j', (colour, gauges) => {
    expect([...new Set(linesOf(colour).map(({ gauge }) => gauge))].sort()).toEqual(gauges);
  });

  it('differ within a chart where one is another quantity or another machine', () => {
    for (const { id, charts } of scenarios) {
      for (const { lines, ...chart } of charts) {
        // Of a hub and a disk a set-up has one at most; RED's two thresholds are told by their names and places.
        const looks = lines
          .filter(({ gauge }) => gauge !== 'use-hub' && gauge !== 'redMaximum')
          .map(({ colour, stroke, draw, area }) => [colour, stroke, draw, area].join(' '));
        expect(new Set(looks).size, `${id}, ${chart.id}`).toBe(looks.length);
      }
    }
  });
});
