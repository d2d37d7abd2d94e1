// Runs of stations for comparison with formulas: customers from outside, or users who think. Results are means over batches.

import { exponential } from '../../engine/core/distributions.ts';
import { Simulator } from '../../engine/core/simulator.ts';
import { type Nanos, seconds } from '../../engine/core/time.ts';
import { Delay } from '../../engine/queueing/delay.ts';
import { Fifo } from '../../engine/queueing/fifo.ts';
import type { Job, JobSink } from '../../engine/queueing/job.ts';
import { PoissonSource } from '../../engine/queueing/poisson-source.ts';
import { ProcessorSharing } from '../../engine/queueing/processor-sharing.ts';
import { type Estimate, estimate } from '../estimate.ts';
import type { Law } from './laws.ts';

export type Station =
  | { readonly kind: 'fifo'; readonly servers: number; readonly room?: number }
  | { readonly kind: 'ps' }
  | { readonly kind: 'shortest' | 'turn'; readonly queues: number };

export const CUSTOMERS = 1_000_000;
const BATCHES = 20;
/** ns in a time unit of a formula. */
const UNIT = 100_000;

class Customer implements Job<Customer> {
  readonly number: number;
  next: Customer | null = null;
  work: Nanos = Number.NaN;
  due: Nanos = Number.NaN;
  cameAt: Nanos = Number.NaN;
  place = 0;

  constructor(number: number) {
    this.number = number;
  }
}

export interface OpenRun {
  /** Mean stay, in time units. */
  readonly stay: Estimate;
  /** Share of the customers who found no room. */
  readonly blocked: Estimate;
  /** Customers served in a time unit. */
  readonly served: Estimate;
}

/** Customers from outside; a tenth of them is left out at the beginning. */
export function simulateOpen(rate: number, law: Law, station: Station, customers = CUSTOMERS): OpenRun {
  const sim = new Simulator({ seed: 1, horizon: Math.ceil((1.3 * customers * UNIT) / rate) });
  const service = sim.random('service');
  const stays: number[] = [];
  const ledger = new Ledger(customers);
  let idle: Customer | null = null;
  let made = 0;
  const free = (customer: Customer): void => {
    customer.next = idle;
    idle = customer;
  };
  const leave = {
    receive(customer: Customer) {
      stays.push((sim.now - customer.cameAt) / UNIT);
      free(customer);
    },
  };
  const refused = {
    receive(customer: Customer) {
      ledger.refused();
      free(customer);
    },
  };
  const enter = stationOf(sim, station, leave, refused);
  const take = (): Customer => {
    const customer = idle ?? new Customer(made++);
    idle = customer.next;
    customer.cameAt = sim.now;
    ledger.came(sim.now);
    customer.work = Math.max(1, Math.round(law(service) * UNIT));
    return customer;
  };
  const source = new PoissonSource<Customer>(sim, {
    spacing: UNIT / rate,
    stream: sim.random('arrivals'),
    take,
    send: enter,
  });
  while (source.sent < customers && sim.run(sim.horizon, 65_536) === 'budget');
  sim.over = true;
  return { stay: batches(stays.slice(customers / 10)), ...ledger.summary() };
}

/** Who came and who was refused, batch by batch of arrivals. */
class Ledger {
  private readonly size: number;
  private readonly lost = new Float64Array(BATCHES + BATCHES / 10);
  /** When each batch began, ns. */
  private readonly began: Nanos[] = [];
  private number = 0;

  constructor(customers: number) {
    this.size = Math.floor(customers / this.lost.length);
  }

  came(now: Nanos): void {
    if (this.number++ % this.size === 0) this.began.push(now);
  }

  refused(): void {
    const batch = Math.floor((this.number - 1) / this.size);
    if (batch < this.lost.length) this.lost[batch]!++;
  }

  summary(): Pick<OpenRun, 'blocked' | 'served'> {
    const counted = Array.from(this.lost.subarray(BATCHES / 10, this.began.length - 1));
    const served = counted.map((lost, n) => {
      const batch = n + BATCHES / 10;
      return ((this.size - lost) * UNIT) / (this.began[batch + 1]! - this.began[batch]!);
    });
    return { blocked: estimate(counted.map((lost) => lost / this.size)), served: estimate(served) };
  }
}

function stationOf(
  sim: Simulator,
  station: Station,
  next: JobSink<Customer>,
  refused: JobSink<Customer>,
): (customer: Customer) => void {
  if (station.kind === 'shortest' || station.kind === 'turn') {
    const queues = Array.from({ length: station.queues }, () => new Fifo<Customer>(sim));
    for (const queue of queues) queue.next = next;
    let turn = 0;
    if (station.kind === 'turn') return (customer) => queues[turn++ % queues.length]!.receive(customer);
    return (customer) => queues.reduce((best, queue) => (queue.length < best.length ? queue : best)).receive(customer);
  }
  const one =
    station.kind === 'ps' ? new ProcessorSharing<Customer>(sim) : new Fifo<Customer>(sim, { ...station, refused });
  one.next = next;
  return (customer) => one.receive(customer);
}

/** Throughput per time unit of users who think and visit stations in turn; only the first station may have more servers. */
export function simulateClosed(users: number, think: number, demands: readonly number[], servers: number): Estimate {
  // As long as it takes to serve this many jobs, whatever the unit.
  const unit = UNIT / Math.min(...demands);
  const rate = Math.min(users / (think + demands.reduce((sum, each) => sum + each, 0)), servers / Math.max(...demands));
  const horizon = Math.ceil((1.1 * CUSTOMERS * unit) / rate);
  const sim = new Simulator({ seed: 1, horizon: Math.max(horizon, seconds(1)) });
  const stream = sim.random('times');
  const delay = new Delay<Customer>(sim);
  const stations = demands.map((_, place) => new Fifo<Customer>(sim, { servers: place === 0 ? servers : 1 }));
  const done = new Float64Array(BATCHES + 2);
  const visit = (customer: Customer, place: number): void => {
    customer.place = place;
    const isDone = place === demands.length;
    if (isDone) done[Math.floor((sim.now / sim.horizon) * (BATCHES + 2))]!++;
    customer.work = Math.max(1, Math.round(exponential(stream, (isDone ? think : demands[place]!) * unit)));
    (isDone ? delay : stations[place]!).receive(customer);
  };
  delay.next = { receive: (customer) => visit(customer, 0) };
  for (const station of stations) station.next = { receive: (customer) => visit(customer, customer.place + 1) };
  for (let user = 0; user < users; user++) {
    const customer = new Customer(user);
    customer.work = Math.max(1, Math.round(exponential(stream, think * unit)));
    delay.receive(customer);
  }
  sim.run(sim.horizon);
  sim.over = true;
  const batch = sim.horizon / unit / (BATCHES + 2);
  return estimate(Array.from(done.slice(2), (count) => count / batch));
}

function batches(values: readonly number[]): Estimate {
  const size = Math.floor(values.length / BATCHES);
  return estimate(
    Array.from({ length: BATCHES }, (_, n) => {
      let sum = 0;
      for (let i = n * size; i < (n + 1) * size; i++) sum += values[i]!;
      return sum / size;
    }),
  );
}
