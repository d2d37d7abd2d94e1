// A run in which a million events happen and time does not move is an error, not a hang.

import { describe, expect, it } from 'vitest';
import { EngineError } from '../../src/engine/core/errors.ts';
import { seconds, us } from '../../src/engine/core/time.ts';
import { Timer } from '../../src/engine/core/timer.ts';
import { Session } from '../../src/runner/session.ts';
import type { BuildContext, Built } from '../../src/scenarios/kit/scenario.ts';
import { handDrivenDesk } from '../support/hand-driven-desk.ts';

/** Something that starts its timer again with `wait` whenever it goes off, from 1 ms on. */
function build({ sim, params }: BuildContext): Built {
  const timer: Timer = new Timer(sim, () => timer.start(Number(params['wait'])));
  sim.at(us(1000), () => timer.start(0));
  return {
    layout: { kind: 'reno', nodes: [], links: [], flows: [], gauges: [] },
    settle: () => {},
    metrics: () => ({}),
  };
}

const specOf = (wait: number) => ({
  scenario: 'toy',
  params: { wait, seed: 1, end: seconds(1) },
  changes: [],
  kills: [],
});

describe('a component that keeps going off at one instant', () => {
  it('stops the run with the time at which it happened', () => {
    const session = new Session(specOf(0), build);
    expect(() => session.complete()).toThrow(EngineError);
    expect(session.sim.eventsFired).toBeLessThan(1_100_000);
    expect(() => new Session(specOf(0), build).complete()).toThrow('A million events happened at 1000000 ns');
  });

  it('is reported by the desk, which then takes the next run', () => {
    const desk = handDrivenDesk({ toy: build });
    desk.load(1, specOf(0));
    desk.rest();
    expect(desk.all('failed')).toEqual([
      {
        type: 'failed',
        run: 1,
        error: {
          code: 'engine',
          message: 'A million events happened at 1000000 ns and time did not move.',
          hint: undefined,
        },
      },
    ]);
    desk.load(2, specOf(us(1)));
    desk.rest();
    for (const frame of desk.all('frame').slice(-1)) desk.ack(2, frame.data);
    expect(desk.all('done').map(({ run }) => run)).toEqual([2]);
  });

  it('is none of those that move time, however little', () => {
    expect(new Session(specOf(us(1)), build).complete().done).toBe(true);
  });
});
