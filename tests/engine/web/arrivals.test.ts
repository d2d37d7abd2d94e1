// When pages are asked for, with users whose pages take as long as a test says.

import { describe, expect, it } from 'vitest';
import { Simulator } from '../../../src/engine/core/simulator.ts';
import { ms, type Nanos, seconds } from '../../../src/engine/core/time.ts';
import {
  ClosedLoop,
  exponentialThinking,
  OpenArrivals,
  type OpenOptions,
  untilNextTick,
} from '../../../src/engine/web/arrivals.ts';
import type { WebUser } from '../../../src/engine/web/user.ts';

/** A user whose pages take this long, and when it asked. */
function userOf(sim: Simulator, takes: Nanos): { user: WebUser; asked: Nanos[] } {
  const asked: Nanos[] = [];
  const ask = (onPage: () => void): void => {
    asked.push(sim.now);
    if (takes !== Number.POSITIVE_INFINITY) sim.at(sim.now + takes, onPage);
  };
  return { user: { ask } as WebUser, asked };
}

describe('a closed loop', () => {
  function loop(thinks: (sim: Simulator) => () => Nanos, takes: Nanos, firstAfter: Nanos, horizon: Nanos): Nanos[] {
    const sim = new Simulator({ seed: 1, horizon });
    const { user, asked } = userOf(sim, takes);
    new ClosedLoop(sim, user, thinks(sim), firstAfter);
    sim.run(horizon);
    return asked;
  }

  it('asks, waits for the page, thinks, and asks again', () => {
    expect(loop(() => () => ms(100), ms(30), ms(7), ms(500))).toEqual([7, 137, 267, 397].map(ms));
  });

  it('asks no more while a page does not come', () => {
    expect(loop(() => () => ms(1), Number.POSITIVE_INFINITY, ms(7), seconds(60))).toEqual([ms(7)]);
  });

  it('thinks as long as its random stream says: exponentially distributed, with the mean it is given', () => {
    const asked = loop((sim) => exponentialThinking(sim.random('thinks'), ms(100)), 0, 0, seconds(2000));
    const gaps = asked.slice(1).map((at, index) => at - asked[index]!);
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const deviation = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length);
    expect(gaps.length).toBeGreaterThan(19_000);
    expect(Math.abs(mean / ms(100) - 1)).toBeLessThan(4 / Math.sqrt(gaps.length));
    expect(Math.abs(deviation / mean - 1)).toBeLessThan(0.05);
  });

  it('with a clock that all share asks at its next tick', () => {
    const ticks = (sim: Simulator) => untilNextTick(sim.random('clock'), ms(100), 0);
    expect(loop(ticks, ms(30), ms(7), ms(450))).toEqual([7, 100, 200, 300, 400].map(ms));
    expect(loop(ticks, ms(93), ms(7), ms(450))).toEqual([7, 200, 300, 400].map(ms));
  });

  it('and up to a jitter after it', () => {
    const asked = loop((sim) => untilNextTick(sim.random('clock'), ms(100), ms(20)), ms(30), 0, seconds(20));
    const after = asked.slice(1).map((at) => at % ms(100));
    expect(after.length).toBe(199);
    expect(Math.max(...after)).toBeLessThan(ms(20));
    expect(Math.max(...after)).toBeGreaterThan(ms(19));
    expect(new Set(after).size).toBeGreaterThan(190);
  });
});

describe('open arrivals', () => {
  function open(options: Partial<OpenOptions>, { takes = ms(5), room = 100, horizon = seconds(10) } = {}) {
    const sim = new Simulator({ seed: 1, horizon });
    const made: { user: WebUser; asked: Nanos[] }[] = [];
    const newUser = (): WebUser | null => {
      if (made.length === room) return null;
      made.push(userOf(sim, takes));
      return made.at(-1)!.user;
    };
    const stream = sim.random('requests');
    const common = { arrivals: 'fixed' as const, spacing: ms(100), firstAfter: ms(30), stream, newUser };
    const arrivals = new OpenArrivals(sim, { ...common, ...options });
    sim.run(horizon);
    return { asked: made.flatMap((each) => each.asked).sort((a, b) => a - b), made, refused: arrivals.refused };
  }

  it('at a fixed spacing come at that spacing, whatever the server does', () => {
    for (const takes of [0, ms(5), Number.POSITIVE_INFINITY]) {
      expect(open({}, { takes }).asked).toEqual(Array.from({ length: 100 }, (_, n) => ms(30) + n * ms(100)));
    }
  });

  it('keep a spacing that is no whole number of nanoseconds for hours', () => {
    const spacing = 1e9 / 3;
    const { asked } = open({ spacing, firstAfter: 0.5 }, { horizon: seconds(3000) });
    expect(asked).toHaveLength(9000);
    expect(asked.at(-1)).toBe(Math.floor(0.5 + 8999 * spacing));
  });

  it('of Poisson have as many requests per second as wanted, and a variance as large as the mean', () => {
    const { asked } = open({ arrivals: 'poisson', spacing: ms(100) }, { horizon: seconds(2000) });
    const counts = new Array<number>(2000).fill(0);
    for (const at of asked) counts[Math.floor(at / 1e9)]!++;
    const mean = counts.reduce((sum, count) => sum + count, 0) / 2000;
    const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / 1999;
    expect(Math.abs(mean - 10)).toBeLessThan(4 * Math.sqrt(10 / 2000));
    // The dispersion of Poisson counts has a standard error of sqrt(2 / n).
    expect(Math.abs(variance / mean - 1)).toBeLessThan(4 * Math.sqrt(2 / 2000));
  });

  it('ask the user who became idle last', () => {
    const sim = new Simulator({ seed: 1, horizon: ms(400) });
    const asked: string[] = [];
    const takes = [250, 60, 20, 50].map(ms);
    const names = ['A', 'B', 'C'];
    const newUser = (): WebUser => {
      const name = names.shift()!;
      const ask = (onPage: () => void): void => {
        const page = takes[asked.push(name) - 1]!;
        sim.at(sim.now + page, onPage);
      };
      return { ask } as WebUser;
    };
    const stream = sim.random('requests');
    new OpenArrivals(sim, { arrivals: 'fixed', spacing: ms(100), firstAfter: ms(30), stream, newUser });
    sim.run(ms(400));
    // B has been idle since 250 ms, A since 280.
    expect(asked).toEqual(['A', 'B', 'B', 'A']);
  });

  it('use an idle user again before they make another', () => {
    const { made, asked } = open({}, { takes: ms(250) });
    // Three are busy at any time: the first answers come when three have been made.
    expect(made).toHaveLength(3);
    expect(asked).toHaveLength(100);
    expect(made.map((each) => each.asked.length)).toEqual([34, 33, 33]);
    expect(open({}, { takes: ms(99) }).made).toHaveLength(1);
  });

  it('refuse requests when there is nobody left, and count them', () => {
    const { made, asked, refused } = open({}, { takes: Number.POSITIVE_INFINITY, room: 7 });
    expect([made.length, asked.length, refused]).toEqual([7, 7, 93]);
  });
});
