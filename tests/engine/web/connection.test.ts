// Connections of the web: kept or opened anew for each transfer, and what is still under way when one is closed.

import { describe, expect, it } from 'vitest';
import { EngineError } from '../../../src/engine/core/errors.ts';
import { NOTHING, Probes } from '../../../src/engine/core/probe.ts';
import { Simulator } from '../../../src/engine/core/simulator.ts';
import { ms, seconds } from '../../../src/engine/core/time.ts';
import type { Packet } from '../../../src/engine/net/packet.ts';
import { TCP_PROFILES } from '../../../src/engine/tcp/profile.ts';
import { WebConnection } from '../../../src/engine/web/connection.ts';
import { Hands } from '../../support/carried.ts';

function connection({ persistent = true, profile = 'ns-2.35-web' as keyof typeof TCP_PROFILES } = {}) {
  const sim = new Simulator({ seed: 1, horizon: seconds(100) });
  const hands = new Hands();
  const done: string[] = [];
  const heard: number[] = [];
  const options = {
    flow: 0,
    profile: TCP_PROFILES[profile],
    segmentBytes: 1000,
    rwndSegments: 20,
    recovery: 'reno' as const,
    rtoAlgorithm: 'rfc6298' as const,
    bounds: { minimum: seconds(1), maximum: seconds(100) },
    fixedRto: { value: 0 },
    factors: { k: 4 },
    delayedAck: { value: 0 },
    forward: 'there',
    backward: 'back',
    watched: false,
    persistent,
    phases: sim.random('phases'),
    listener: { onAck: (packet: Packet) => heard.push(packet.segment) },
  };
  const made = new WebConnection(sim, hands, options, new Probes(NOTHING, sim.horizon));
  made.open();
  const unit = profile === 'rfc' ? 1000 : 1;
  const transfer = (segments: number, name = 'done', after?: number): void =>
    made.transfer(segments * unit, () => done.push(name), after);
  return { sim, hands, done, heard, transfer, sender: made.flow.sender, receiver: made.flow.receiver };
}

describe('a connection that is kept', () => {
  it('opens once, and sends the next transfer at once with the window it has', () => {
    const { hands, done, transfer } = connection();
    transfer(2, 'first');
    hands.deliverAll();
    expect(hands.said).toEqual(['data 0', 'ack 0', 'data 1', 'data 2', 'ack 1', 'ack 2']);
    expect(done).toEqual(['first']);
    hands.said.length = 0;
    transfer(4, 'second');
    expect(hands.said).toEqual(['data 3', 'data 4', 'data 5', 'data 6']);
    hands.deliverAll();
    expect(done).toEqual(['first', 'second']);
  });

  it('is done when everything is acknowledged, not before', () => {
    const { hands, done, transfer } = connection();
    transfer(2);
    for (const _ of ['data 0', 'ack 0', 'data 1']) hands.deliver(hands.take());
    const last = hands.take();
    hands.deliverAll();
    expect(done).toEqual([]);
    hands.deliver(last);
    hands.deliverAll();
    expect(done).toEqual(['done']);
  });

  it('carries one transfer at a time', () => {
    const { transfer } = connection();
    transfer(2);
    expect(() => transfer(1)).toThrow(EngineError);
  });

  it('may wait before it sends', () => {
    const { sim, hands, done, transfer } = connection();
    transfer(1, 'late', ms(20));
    sim.run(ms(20));
    expect(hands.said).toEqual([]);
    sim.run(ms(21));
    hands.deliverAll();
    expect(done).toEqual(['late']);
  });
});

describe('a connection that is opened anew', () => {
  it('begins every transfer with a SYN and a window of its own, and numbers segments from 0', () => {
    const { hands, done, transfer, sender } = connection({ persistent: false });
    for (const name of ['first', 'second', 'third']) {
      hands.said.length = 0;
      transfer(2, name);
      expect(sender.congestion.cwnd).toBe(1);
      hands.deliverAll();
      expect(hands.said).toEqual(['data 0', 'ack 0', 'data 1', 'data 2', 'ack 1', 'ack 2']);
    }
    expect(done).toEqual(['first', 'second', 'third']);
    expect(sender.segmentsSent).toBe(9);
  });

  it('forgets its round-trip times and its timeout', () => {
    const { sim, hands, transfer, sender } = connection({ persistent: false });
    transfer(1);
    for (let at = 1; at < 5; at++) {
      sim.run(ms(100 * at));
      hands.deliverAll();
    }
    expect(sender.estimator.srtt).toBeGreaterThan(0);
    transfer(1);
    expect(sender.estimator.srtt).toBe(0);
    expect(sender.estimator.rto).toBe(seconds(6));
  });

  it('is not touched by what is left of the one before: data and ACKs that come late are dropped', () => {
    const undisturbed = connection({ persistent: false });
    for (const segments of [3, 5]) {
      undisturbed.transfer(segments);
      undisturbed.hands.deliverAll();
    }
    const { hands, heard, done, transfer, sender, receiver } = connection({ persistent: false });
    transfer(3, 'first');
    // Copies of everything the first connection says stay under way.
    const late: Packet[] = [];
    while (hands.waiting.length > 0) {
      const packet = hands.take();
      late.push(hands.copyOf(packet));
      hands.deliver(packet);
    }
    expect(late).toHaveLength(8);
    transfer(5, 'second');
    for (const packet of late) hands.deliver(packet);
    expect([heard.length, sender.sndUna, sender.duplicateAcks, receiver.rcvNxt]).toEqual([4, 0, 0, 0]);
    hands.deliverAll();
    expect(hands.said).toEqual(undisturbed.hands.said);
    expect(done).toEqual(['first', 'second']);
    expect(hands.packets.inUse).toBe(0);
  });

  it('begins when it is told, even if it sends later: what comes between is dropped', () => {
    const { sim, hands, transfer, sender, receiver } = connection({ persistent: false });
    transfer(1);
    hands.deliver(hands.take());
    const stray = hands.copyOf(hands.waiting[0]!);
    hands.deliverAll();
    transfer(1, 'later', ms(10));
    hands.deliver(stray);
    expect([sender.sndUna, receiver.rcvNxt, hands.said.length]).toEqual([0, 0, 4]);
    sim.run(ms(11));
    hands.deliverAll();
    expect(receiver.rcvNxt).toBe(2);
  });
});

describe('a lost SYN', () => {
  function secondWindow(profile: keyof typeof TCP_PROFILES): number {
    const { sim, hands, transfer, sender } = connection({ persistent: false, profile });
    transfer(1);
    hands.packets.free(hands.take());
    sim.run(seconds(20));
    while (hands.waiting.length > 1) hands.packets.free(hands.take());
    hands.deliverAll();
    expect(sender.timeouts).toBeGreaterThan(0);
    transfer(9);
    hands.deliver(hands.take());
    hands.deliver(hands.take());
    return hands.waiting.length;
  }

  it('is remembered for ever in the profiles of ns-2: the window after every later SYN is 1 instead of 2', () => {
    expect(secondWindow('ns-2.35-web')).toBe(1);
    expect(secondWindow('ns-2.35')).toBe(1);
  });

  it('and forgotten by another connection of the RFC', () => {
    expect(secondWindow('rfc')).toBe(4);
  });
});
