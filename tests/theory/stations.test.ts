// Stations (engine/queueing) against the formulas of queueing theory: M/M/c, a finite queue, M/G/1 by Pollaczek and Khinchine,
// processor sharing whatever the law of service. The tables of the reference data are in tests/reference.
//
// Tolerance: 2 %, for 400,000 customers of which the first tenth is left out, at a load of 0.7 or less.

import { describe, expect, it } from 'vitest';
import { Delay } from '../../src/engine/queueing/delay.ts';
import { Fifo } from '../../src/engine/queueing/fifo.ts';
import { ProcessorSharing } from '../../src/engine/queueing/processor-sharing.ts';
import { type Customer, meanOf, observe } from '../support/queueing.ts';

const CUSTOMERS = 400_000;
const near = (value: number, theory: number): void => expect(Math.abs(value / theory - 1)).toBeLessThan(0.02);
const stayIn = (stays: readonly { stay: number }[]): number => meanOf(stays.map(({ stay }) => stay));

describe('a station is the queue of the books', { timeout: 120_000 }, () => {
  it('M/M/1: mean stay 1 / (1 - load), and 95 % stay less than 3.0 times that', () => {
    const { stays } = observe({ rate: 0.7, customers: CUSTOMERS, station: (sim) => new Fifo<Customer>(sim) });
    near(stayIn(stays), 1 / 0.3);
    const ordered = stays.map(({ stay }) => stay).sort((a, b) => a - b);
    near(ordered[Math.floor(0.95 * ordered.length)]!, 2.9957 / 0.3);
  });

  it('M/M/4 at load 0.7 waits 0.357 service times', () => {
    const { stays } = observe({
      rate: 2.8,
      customers: CUSTOMERS,
      station: (sim) => new Fifo<Customer>(sim, { servers: 4 }),
    });
    near(stayIn(stays), 1.3572);
  });

  it('M/M/1/4 at load 0.9 turns away 16 % of those who come', () => {
    const { stays, sent, refused } = observe({
      rate: 0.9,
      customers: CUSTOMERS,
      station: (sim, refused) => new Fifo<Customer>(sim, { room: 4, refused }),
    });
    const weights = [0, 1, 2, 3, 4].map((n) => 0.9 ** n);
    const sum = weights.reduce((a, b) => a + b);
    near(refused / sent, weights[4]! / sum);
    const length = weights.reduce((total, weight, n) => total + (n * weight) / sum, 0);
    near(stayIn(stays), length / (0.9 * (1 - weights[4]! / sum)));
  });

  it('M/D/1 waits half as long as M/M/1', () => {
    const { stays } = observe({
      rate: 0.7,
      customers: CUSTOMERS,
      service: () => 1,
      station: (sim) => new Fifo<Customer>(sim),
    });
    near(stayIn(stays) - 1, 0.7 / 0.6);
  });

  it('processor sharing makes everybody 1 / (1 - load) times as slow, whatever the law of service', () => {
    const laws = [undefined, () => 1, (stream: { uniform(): number }) => (stream.uniform() < 0.9 ? 0.2 : 8.2)];
    for (const service of laws) {
      const { stays } = observe({
        rate: 0.6,
        customers: CUSTOMERS,
        ...(service === undefined ? {} : { service }),
        station: (sim) => new ProcessorSharing<Customer>(sim),
      });
      near(stayIn(stays), 1 / 0.4);
      const long = stays.filter(({ service: needs }) => needs > 2);
      if (long.length > 10_000) near(meanOf(long.map(({ stay, service: needs }) => stay / needs)), 1 / 0.4);
    }
  });

  it('nobody waits at a delay', () => {
    const { stays } = observe({ rate: 5, customers: 20_000, station: (sim) => new Delay<Customer>(sim) });
    expect(Math.max(...stays.map(({ stay, service }) => Math.abs(stay - service)))).toBe(0);
  });
});
