// A queueing experiment: a Poisson source, one station, customers who are timed. For tests of stations against formulas.

import { exponential } from '../../src/engine/core/distributions.ts';
import type { RandomStream } from '../../src/engine/core/random.ts';
import { Simulator } from '../../src/engine/core/simulator.ts';
import { type Nanos, seconds } from '../../src/engine/core/time.ts';
import type { Job, JobSink } from '../../src/engine/queueing/job.ts';
import { PoissonSource } from '../../src/engine/queueing/poisson-source.ts';

export class Customer implements Job<Customer> {
  readonly number: number;
  next: Customer | null = null;
  work: Nanos = Number.NaN;
  due: Nanos = Number.NaN;
  cameAt: Nanos = Number.NaN;
  needs: Nanos = Number.NaN;

  constructor(number: number) {
    this.number = number;
  }
}

export interface Experiment {
  /** Customers per service time of 1. */
  readonly rate: number;
  /** In units of 1 = `UNIT` ns; exponential with mean 1 if left out. */
  readonly service?: (stream: RandomStream) => number;
  readonly customers: number;
  readonly station: (
    sim: Simulator,
    refused: JobSink<Customer>,
  ) => JobSink<Customer> & { next: JobSink<Customer> | null };
}

/** One time unit of an experiment. */
const UNIT = 1e6;

export interface Sojourn {
  /** In time units. */
  readonly stay: number;
  readonly service: number;
}

/** Runs it; what it returns has left out the first tenth. */
export function observe(experiment: Experiment, seed = 1): { stays: Sojourn[]; sent: number; refused: number } {
  const { rate, customers } = experiment;
  const horizon = seconds(Math.ceil((customers / rate) * 1.2 * UNIT * 1e-9) + 1);
  const sim = new Simulator({ seed, horizon });
  const law = sim.random('service');
  const service = experiment.service ?? ((stream) => exponential(stream, 1));
  const stays: Sojourn[] = [];
  let refused = 0;
  let idle: Customer | null = null;
  let made = 0;
  const free = (customer: Customer): void => {
    customer.next = idle;
    idle = customer;
  };
  const station = experiment.station(sim, {
    receive(customer) {
      refused++;
      free(customer);
    },
  });
  station.next = {
    receive(customer) {
      stays.push({ stay: (sim.now - customer.cameAt) / UNIT, service: customer.needs / UNIT });
      free(customer);
    },
  };
  const source = new PoissonSource<Customer>(sim, {
    spacing: UNIT / rate,
    stream: sim.random('arrivals'),
    take() {
      const customer = idle ?? new Customer(made++);
      idle = customer.next;
      customer.cameAt = sim.now;
      customer.needs = customer.work = Math.max(1, Math.round(service(law) * UNIT));
      return customer;
    },
    send: (customer) => station.receive(customer),
  });
  while (source.sent < customers && sim.run(horizon, 65536) === 'budget');
  return { stays: stays.slice(Math.floor(stays.length / 10)), sent: source.sent, refused };
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
