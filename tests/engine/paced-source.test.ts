// An application that writes at a steady rate into a send buffer (rule C2 of docs/models/atm.md).

import { expect, it } from 'vitest';
import { Simulator } from '../../src/engine/core/simulator.ts';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { PacedSource } from '../../src/engine/tcp/paced-source.ts';
import type { TcpSender } from '../../src/engine/tcp/sender.ts';

/** 100 bytes every 10 ms into a buffer of 300, started again at 100. */
function source() {
  const sim = new Simulator({ seed: 1, horizon: seconds(10) });
  const writtenAt: number[] = [];
  const buffer = { unacknowledged: 0 };
  const write = (bytes: number): void => {
    expect(bytes).toBe(100);
    writtenAt.push(sim.now / ms(1));
    buffer.unacknowledged += bytes;
  };
  const sender = {
    write,
    get unacknowledged() {
      return buffer.unacknowledged;
    },
  } as unknown as TcpSender;
  const paced = new PacedSource(sim, sender, { bytes: 100, every: ms(10), full: 300, low: 100 });
  paced.start(ms(5));
  /** At this time so much is acknowledged, and the source is told. */
  const acknowledge = (at: number, bytes: number): void => {
    sim.at(ms(at), () => {
      buffer.unacknowledged -= bytes;
      paced.onAck();
    });
  };
  const run = (): readonly number[] => {
    sim.run(seconds(1));
    return writtenAt;
  };
  return { acknowledge, run };
}

it('writes until the buffer is full', () => {
  expect(source().run()).toEqual([5, 15, 25]);
});

it('begins again at once when there is room, and goes on at its rate', () => {
  const { acknowledge, run } = source();
  acknowledge(40, 100);
  acknowledge(50, 100);
  expect(run()).toEqual([5, 15, 25, 50, 60]);
});

it('is stopped anew whenever the buffer is full', () => {
  const { acknowledge, run } = source();
  for (const at of [40, 80, 120]) acknowledge(at, 200);
  expect(run()).toEqual([5, 15, 25, 40, 50, 80, 90, 120, 130]);
});

it('is not hastened by an ACK while it writes', () => {
  const { acknowledge, run } = source();
  acknowledge(8, 100);
  acknowledge(12, 0);
  // After that three more fill the buffer.
  expect(run()).toEqual([5, 15, 25, 35]);
});
