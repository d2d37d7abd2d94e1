// The clock and the agenda: what goes first, timers that move, and the limits of a run.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EngineError, ParameterError } from '../../src/engine/core/errors.ts';
import { Simulator } from '../../src/engine/core/simulator.ts';
import { ms, type Nanos, NEVER, seconds } from '../../src/engine/core/time.ts';
import { Timer } from '../../src/engine/core/timer.ts';

const HORIZON = seconds(100);
const newSimulator = (horizon = HORIZON): Simulator => new Simulator({ seed: 1, horizon });

/** A component of the band of links that goes off once. */
function startLink(sim: Simulator, at: Nanos, action: () => void): void {
  sim.start(sim.register({ fire: action }, 'link'), at);
}

describe('at one instant', () => {
  it('what registered first goes first, whatever was started first', () => {
    const sim = newSimulator();
    const order: string[] = [];
    const timers = ['a', 'b', 'c', 'd'].map((name) => new Timer(sim, () => order.push(name)));
    for (const index of [2, 0, 3, 1]) timers[index]!.start(ms(5));
    sim.run(HORIZON);
    expect(order).toEqual(['a', 'b', 'c', 'd']);
  });

  it('timers go before links, and the script before both', () => {
    const sim = newSimulator();
    const order: string[] = [];
    startLink(sim, ms(5), () => order.push('link'));
    new Timer(sim, () => order.push('timer')).start(ms(5));
    sim.at(ms(5), () => order.push('script'));
    sim.run(HORIZON);
    expect(order).toEqual(['script', 'timer', 'link']);
  });

  it('lines of the script go in the order they were added', () => {
    const sim = newSimulator();
    const order: number[] = [];
    for (const [at, line] of [
      [7, 0],
      [5, 1],
      [7, 2],
      [5, 3],
      [6, 4],
    ] as const) {
      sim.at(ms(at), () => order.push(line));
    }
    sim.run(HORIZON);
    expect(order).toEqual([1, 3, 4, 0, 2]);
  });

  it('a timer started for now goes off now, after what was before it', () => {
    const sim = newSimulator();
    const order: string[] = [];
    const late = new Timer(sim, () => order.push(`late at ${sim.now}`));
    sim.at(ms(3), () => {
      late.start(0);
      order.push('script');
    });
    sim.run(HORIZON);
    expect(order).toEqual(['script', `late at ${ms(3)}`]);
  });
});

describe('any number of components', () => {
  it('fire in order of time, then of registration: against a sorted list', () => {
    const starts = fc.array(fc.nat(50), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(starts, fc.array(fc.nat(50), { maxLength: 300 }), (first, again) => {
        const sim = newSimulator();
        const fired: [Nanos, number][] = [];
        const expected: [Nanos, number][] = [];
        first.forEach((delay, index) => {
          let repeats = 0;
          const timer = new Timer(sim, () => {
            fired.push([sim.now, index]);
            if (repeats++ === 0 && again[index] !== undefined) timer.start(again[index]! + 1);
          });
          timer.start(delay);
          expected.push([delay, index]);
          if (again[index] !== undefined) expected.push([delay + again[index]! + 1, index]);
        });
        sim.run(HORIZON);
        expect(fired).toEqual(expected.sort(([a, i], [b, j]) => a - b || i - j));
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  it('may be started, moved and stopped at random: against a plain list of deadlines', () => {
    const step = fc.record({
      at: fc.integer({ min: 1, max: 40 }),
      who: fc.nat(5),
      delay: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const script = [...steps].sort((a, b) => a.at - b.at);
        const sim = newSimulator();
        const fired: [Nanos, number][] = [];
        const timers = Array.from({ length: 6 }, (_, who) => new Timer(sim, () => fired.push([sim.now, who])));
        for (const { at, who, delay } of script) {
          sim.at(at, () => (delay === undefined ? timers[who]!.stop() : timers[who]!.start(delay)));
        }
        sim.run(HORIZON);
        expect(fired).toEqual(deadlinesOf(script));
      }),
      { numRuns: 1000, seed: 2 },
    );
  });
});

function deadlinesOf(script: readonly { at: Nanos; who: number; delay: number | undefined }[]): [Nanos, number][] {
  const deadlines: Nanos[] = Array.from({ length: 6 }, () => NEVER);
  const fired: [Nanos, number][] = [];
  for (let now = 0; now <= 100; now++) {
    for (const { who, delay } of script.filter(({ at }) => at === now)) {
      deadlines[who] = delay === undefined ? NEVER : now + delay;
    }
    deadlines.forEach((deadline, who) => {
      if (deadline !== now) return;
      fired.push([now, who]);
      deadlines[who] = NEVER;
    });
  }
  return fired;
}

describe('a timer', () => {
  it('knows whether it is running and until when', () => {
    const sim = newSimulator();
    const timer = new Timer(sim, () => undefined);
    expect([timer.running, timer.expiresAt]).toEqual([false, NEVER]);
    timer.start(ms(4));
    expect([timer.running, timer.expiresAt]).toEqual([true, ms(4)]);
    sim.run(ms(5));
    expect(timer.running).toBe(false);
  });

  it('has stopped when its action begins, so the action may start it again', () => {
    const sim = newSimulator();
    const times: Nanos[] = [];
    const timer = new Timer(sim, () => {
      expect(timer.running).toBe(false);
      times.push(sim.now);
      if (times.length < 3) timer.start(ms(1));
    });
    timer.start(ms(1));
    sim.run(HORIZON);
    expect(times).toEqual([ms(1), ms(2), ms(3)]);
  });

  it('costs no event when its deadline only moves later', () => {
    const sim = newSimulator();
    let count = 0;
    const timer = new Timer(sim, () => count++);
    for (let n = 0; n < 50; n++) sim.at(ms(n), () => timer.start(ms(100)));
    sim.run(HORIZON);
    // 50 lines of the script, one entry that had moved, one that went off.
    expect([count, sim.eventsFired]).toEqual([1, 52]);
  });

  it('that is due at the end of the run or later never goes off', () => {
    const sim = newSimulator(ms(10));
    const timer = new Timer(sim, () => expect.fail('it went off'));
    timer.start(ms(10));
    expect(sim.run(HORIZON)).toBe('idle');
    expect(timer.running).toBe(true);
  });

  it('cannot be started while another simulation has its turn', () => {
    const first = newSimulator();
    const timer = new Timer(first, () => undefined);
    newSimulator();
    expect(() => timer.start(1)).toThrow(EngineError);
  });
});

describe('a run in slices', () => {
  it('fires what is before the time asked for, and nothing at it', () => {
    const sim = newSimulator();
    const fired: Nanos[] = [];
    for (const at of [1, 2, 3]) sim.at(ms(at), () => fired.push(at));
    expect(sim.run(ms(2))).toBe('reached');
    expect(fired).toEqual([1]);
    expect(sim.nextAt).toBe(ms(2));
    expect(sim.run(HORIZON)).toBe('idle');
    expect(fired).toEqual([1, 2, 3]);
  });

  it('stops when its budget is spent', () => {
    const sim = newSimulator();
    let count = 0;
    const timer: Timer = new Timer(sim, () => {
      if (++count < 100_000) timer.start(1);
    });
    timer.start(1);
    expect(sim.run(HORIZON, 10_000)).toBe('budget');
    expect(count).toBeGreaterThanOrEqual(10_000);
    expect(count).toBeLessThan(20_000);
    expect(sim.run(HORIZON)).toBe('idle');
    expect([count, sim.eventsFired]).toEqual([100_000, 100_000]);
  });

  it('tells what comes next', () => {
    const sim = newSimulator();
    for (const at of [9, 3, 7]) new Timer(sim, () => undefined).start(ms(at));
    expect(sim.upcoming(2)).toEqual([ms(3), ms(7)]);
    expect(newSimulator().nextAt).toBe(NEVER);
  });
});

describe('what no run can have', () => {
  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, seconds(60 * 86_400)])('a length of %d ns', (horizon) => {
    expect(() => newSimulator(horizon)).toThrow(ParameterError);
  });

  it('more components than its length leaves room for', () => {
    const long = newSimulator(seconds(8 * 86_400));
    const fill = (): void => {
      for (let n = 0; n < 100; n++) new Timer(long, () => undefined);
    };
    expect(fill).toThrow(expect.objectContaining({ name: 'ParameterError', code: 'too-many-components' }));
    const short = newSimulator(seconds(60));
    for (let n = 0; n < 4000; n++) new Timer(short, () => undefined);
  });

  it('a script line in the past', () => {
    const sim = newSimulator();
    sim.at(ms(5), () => undefined);
    sim.run(ms(6));
    expect(() => sim.at(ms(4), () => undefined)).toThrow(EngineError);
  });

  it('a million events without time moving', () => {
    const sim = newSimulator();
    const timer: Timer = new Timer(sim, () => timer.start(0));
    timer.start(ms(7));
    expect(() => sim.run(HORIZON)).toThrow(`at ${ms(7)} ns and time did not move`);
  });

  it('but a hundred thousand events at one time are well', () => {
    const sim = newSimulator();
    let count = 0;
    const timer: Timer = new Timer(sim, () => {
      if (++count < 100_000) timer.start(0);
    });
    timer.start(ms(7));
    expect(sim.run(HORIZON)).toBe('idle');
  });
});

describe('kept places', () => {
  it('are taken by what is made within them, and by nothing else, even if the making fails', () => {
    const sim = newSimulator();
    const places = sim.keep(1, 1);
    const order: string[] = [];
    const makeTimer = (name: string): void => new Timer(sim, () => order.push(name)).start(ms(5));
    makeTimer('before');
    const failing = (): never => {
      throw new Error('no room');
    };
    expect(() => sim.within(places, failing)).toThrow('no room');
    makeTimer('after a failure');
    expect(sim.digests.part()).toBe(1);
    sim.within(places, () => makeTimer('in the kept place'));
    expect(sim.within(places, () => sim.digests.part())).toBe(0);
    sim.run(HORIZON);
    expect(order).toEqual(['in the kept place', 'before', 'after a failure']);
  });
});
