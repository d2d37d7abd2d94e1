// Nothing but an agenda: so many timers wait, and each that goes off waits again, on average as many microseconds as there are
// timers. One goes off every microsecond then, however many wait: what an event costs beside that is the agenda's order.

import { exponential } from '../src/engine/core/distributions.ts';
import { NOTHING, Probes } from '../src/engine/core/probe.ts';
import { Simulator } from '../src/engine/core/simulator.ts';
import { us } from '../src/engine/core/time.ts';
import { Timer } from '../src/engine/core/timer.ts';

export interface WaitingTimers {
  readonly sim: Simulator;
  readonly probes: Probes;
  /** How many times a timer went off. */
  readonly fired: { count: number };
}

/** @param waiting timers that wait at any instant, at most 4096 @param events after how many the run is over */
export function buildWaitingTimers(waiting: number, events: number): WaitingTimers {
  // Twice as long as the events take on average: the count ends the run first.
  const sim = new Simulator({ seed: 1, horizon: us(2) * events });
  const random = sim.random('waits');
  const fired = { count: 0 };
  for (let made = 0; made < waiting; made++) {
    const timer = new Timer(sim, () => {
      fired.count++;
      timer.start(Math.ceil(exponential(random, us(waiting))));
    });
    timer.start(Math.ceil(exponential(random, us(waiting))));
  }
  return { sim, probes: new Probes(NOTHING, sim.horizon), fired };
}
