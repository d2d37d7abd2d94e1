// The windows of ns-2.35 with Reno and with SACK where the traces are silent or agree by chance: what is halved, when an echo counts, what a
// timeout behind one leaves (tcp.cc, tcp-reno.cc, tcp-sack1.cc: slowdown, ecn, timeout), and what ECN makes of it (ns-ecn.ts).

import { describe, expect, it } from 'vitest';
import { CWR, ECE, ECT, Packets } from '../../src/engine/net/packet.ts';
import type { EcnHost, EcnNotes } from '../../src/engine/tcp/ecn.ts';
import { NsEcn } from '../../src/engine/tcp/ns-ecn.ts';
import { halveAsNs, NsReno } from '../../src/engine/tcp/ns-reno.ts';
import { NsSack } from '../../src/engine/tcp/ns-sack.ts';
import type { RtoEstimator } from '../../src/engine/tcp/rto.ts';

const OPTIONS = { smss: 1, rwnd: 20, initialSsthresh: 20 };

it('halves are whole before 2002, and of a whole window', () => {
  expect([halveAsNs(7.5, 'real'), halveAsNs(7.5, 'integer'), halveAsNs(7, 'integer')]).toEqual([3.75, 3, 3]);
});

describe.each([
  ['Reno', NsReno],
  ['SACK', NsSack],
] as const)('the window of %s', (_, Window) => {
  const windowOf = (cwnd: number, ssthresh = 20, halving: 'real' | 'integer' = 'real') => {
    const window = new Window({ ...OPTIONS, initialSsthresh: ssthresh }, halving);
    window.onConnected(cwnd);
    return window;
  };

  it('grows by a packet for every ACK below ssthresh, and by a packet for a window of them from there on', () => {
    const window = windowOf(7, 8);
    expect(window.onNewAck(3, 4, 10)).toBe(false);
    expect(window.cwnd).toBe(8);
    window.onNewAck(3, 7, 10);
    expect([window.cwnd, window.window]).toEqual([8.125, 8]);
  });

  it('is one packet behind a timeout, and ssthresh half the window in use, two at least', () => {
    const left = (cwnd: number, halving: 'real' | 'integer' = 'real'): readonly number[] => {
      const window = windowOf(cwnd, 20, halving);
      window.onTimeout(3, false, 9);
      expect(window.owesCwr).toBe(true);
      return [window.cwnd, window.ssthresh];
    };
    expect([left(9), left(30), left(3), left(2.5, 'integer')]).toEqual([
      [1, 4],
      [1, 10],
      [1, 2],
      [1, 2],
    ]);
  });

  it('is halved by an echo once for what was sent by then, and tells of it', () => {
    const window = windowOf(9);
    expect(window.onEcho(5, 14)).toBe(true);
    expect([window.cwnd, window.ssthresh, window.owesCwr]).toEqual([4.5, 4, true]);
    window.owesCwr = false;
    for (const ack of [6, 13, 14]) expect(window.onEcho(ack, 16)).toBe(false);
    expect([window.cwnd, window.owesCwr]).toEqual([4.5, false]);
    expect(window.onEcho(15, 18)).toBe(true);
    expect(window.cwnd).toBe(2.25);
  });

  it('is not halved by an echo of packet 0', () => {
    expect(windowOf(9).onEcho(1, 14)).toBe(false);
  });

  it('is not halved by a timeout behind an echo, which is counted apart; the next one halves it', () => {
    const window = windowOf(12);
    window.onEcho(5, 14);
    window.onTimeout(9, false, 14);
    expect([window.cwnd, window.ssthresh, window.timeoutsAfterEcho]).toEqual([1, 6, 1]);
    window.onTimeout(9, true, 14);
    expect([window.cwnd, window.ssthresh, window.timeoutsAfterEcho]).toEqual([1, 2, 1]);
  });

  it('is halved by any echo behind a timeout', () => {
    const window = windowOf(12);
    window.onTimeout(9, false, 14);
    window.cwnd = 6;
    expect(window.onEcho(6, 14)).toBe(true);
    expect(window.cwnd).toBe(3);
  });

  it('behind a pause is the one of a new connection, if that is smaller', () => {
    const behind = (cwnd: number, ssthresh: number, window: number): readonly (number | boolean)[] => {
      const congestion = windowOf(cwnd, ssthresh);
      congestion.onIdle(window, 9);
      return [congestion.cwnd, congestion.ssthresh, congestion.owesCwr];
    };
    expect(behind(9, 8, 2)).toEqual([2, 8, true]);
    expect(behind(1.5, 1, 2)).toEqual([1.5, 2, true]);
    expect(behind(0.5, 8, 2)).toEqual([1, 8, true]);
    // slow_start_restart_ false.
    expect(behind(9, 1, Number.POSITIVE_INFINITY)).toEqual([9, 1, false]);
  });

  it('counts a pause as what cut it last: an echo behind it is answered, and a timeout halves', () => {
    const window = windowOf(9);
    window.onEcho(5, 9);
    window.onIdle(Number.POSITIVE_INFINITY, 9);
    window.onTimeout(2, false, 11);
    expect(window.timeoutsAfterEcho).toBe(0);
    const other = windowOf(9);
    other.onIdle(Number.POSITIVE_INFINITY, 9);
    expect(other.onEcho(8, 12)).toBe(true);
  });
});

describe('three duplicate ACKs in Reno', () => {
  const windowOf = (cwnd: number): NsReno => {
    const window = new NsReno(OPTIONS, 'real');
    window.onConnected(cwnd);
    return window;
  };

  it('halve the window, which every further one inflates until new data are acknowledged', () => {
    const window = windowOf(9);
    expect(window.onThirdDuplicateAck(5, 14, 9)).toBe(true);
    expect([window.cwnd, window.ssthresh, window.window, window.owesCwr]).toEqual([4.5, 4, 7, true]);
    window.onFurtherDuplicateAck();
    expect(window.window).toBe(8);
    window.onNewAck(3, 8, 14);
    expect(window.window).toBe(4);
    window.onFurtherDuplicateAck();
    expect(window.window).toBe(4);
  });

  it('halve what was inflated with it, and no more than the receiver allows', () => {
    const window = windowOf(8);
    window.onThirdDuplicateAck(5, 14, 8);
    for (let i = 0; i < 4; i++) window.onFurtherDuplicateAck();
    // 4 and an inflation of 7.
    window.onEcho(15, 18);
    expect([window.cwnd, window.ssthresh]).toEqual([5.5, 5]);
    const wide = windowOf(18);
    wide.onThirdDuplicateAck(5, 30, 18);
    for (let i = 0; i < 20; i++) wide.onFurtherDuplicateAck();
    wide.onEcho(31, 40);
    expect([wide.cwnd, wide.ssthresh]).toEqual([10, 10]);
  });

  it('of what was sent before the last recovery or timeout say nothing new', () => {
    const window = windowOf(9);
    window.onThirdDuplicateAck(5, 14, 9);
    window.onNewAck(3, 8, 14);
    for (const ack of [8, 14]) expect(window.onThirdDuplicateAck(ack, 16, 6)).toBe(false);
    expect(window.onThirdDuplicateAck(15, 18, 6)).toBe(true);
    const late = windowOf(9);
    late.onTimeout(9, false, 14);
    expect(late.onThirdDuplicateAck(14, 20, 6)).toBe(false);
    expect([late.cwnd, late.window]).toEqual([1, 1]);
    // Of packet 0 they do.
    expect(late.onThirdDuplicateAck(1, 20, 6)).toBe(true);
  });

  it('in a window that an echo has halved repair, and do not halve it again', () => {
    const window = windowOf(9);
    window.onEcho(5, 14);
    expect(window.onThirdDuplicateAck(8, 16, 6)).toBe(true);
    expect([window.cwnd, window.window]).toEqual([4.5, 7]);
    window.onNewAck(3, 11, 16);
    expect(window.onThirdDuplicateAck(12, 18, 6)).toBe(false);
  });

  it('an echo ends a recovery', () => {
    const window = windowOf(9);
    window.onThirdDuplicateAck(5, 14, 9);
    window.onEcho(15, 18);
    const { window: before } = window;
    window.onFurtherDuplicateAck();
    expect(window.window).toBe(before);
  });
});

describe('ECN in ns-2', () => {
  function sender(cwnd: number) {
    const window = new NsReno(OPTIONS, 'real');
    window.onConnected(cwnd);
    const host = { congestion: window, sndMax: 14, flightSize: 9 };
    const said: (readonly [number, number, number])[] = [];
    const reduced: number[] = [];
    const notes: EcnNotes = {
      echo: (from, flightSize, before) => said.push([from, flightSize, before]),
      reduced: ({ seq }) => reduced.push(seq),
    };
    const timer = { doubled: 0, keepsBackoff: false };
    const estimator = {
      onTimeout: () => timer.doubled++,
      set keepsBackoff(on: boolean) {
        timer.keepsBackoff = on;
      },
    };
    const ecn = new NsEcn(host as unknown as EcnHost, notes, window, estimator as unknown as RtoEstimator);
    const packets = new Packets();
    const label = (seq: number): number => {
      const packet = Object.assign(packets.take(), { seq });
      ecn.label(packet);
      return packet.ecn;
    };
    return { ecn, window, host, said, reduced, timer, label };
  }

  it('asks with ECE in packet 0, is ECN-capable in all others, and says once that the window was cut', () => {
    const { label, window, reduced } = sender(9);
    expect([label(0), label(1)]).toEqual([ECE, ECT]);
    window.owesCwr = true;
    expect([label(2), label(3)]).toEqual([ECT | CWR, ECT]);
    expect(reduced).toEqual([2]);
  });

  it('notes a cut with what was out, and from where on it may have been marked', () => {
    const { ecn, said, host } = sender(9);
    ecn.onAck(5, ECE);
    host.sndMax = 20;
    ecn.onAck(8, ECE);
    ecn.onAck(15, 0);
    ecn.onAck(16, ECE);
    expect(said).toEqual([
      [0, 9, 9],
      [14, 9, 4.5],
    ]);
    expect(ecn.holds).toBe(false);
    expect(ecn.onTimer()).toBe(false);
  });

  it('reckons a loss and a timeout as cuts of their own', () => {
    for (const cut of ['onRecovery', 'onTimer'] as const) {
      const { ecn, said, host } = sender(9);
      host.sndMax = 11;
      ecn[cut]();
      host.sndMax = 20;
      ecn.onAck(12, ECE);
      expect(said.map(([from]) => from)).toEqual([11]);
    }
  });

  it('does not open the window with an ACK that echoes, once an echo has acknowledged new data', () => {
    const { ecn, window } = sender(9);
    const acked = (ack: number, bits: number): number => {
      ecn.onAck(ack, bits);
      window.onNewAck(1, ack, 14);
      ecn.afterNewAck();
      return window.cwnd;
    };
    // The first echo is the receiver's answer to packet 0.
    expect(acked(1, ECE)).toBe(10);
    expect(acked(2, 0)).toBe(11);
    expect(acked(3, ECE)).toBe(5.5);
    expect(acked(4, ECE)).toBe(5.5);
    expect(acked(5, 0)).toBeGreaterThan(5.5);
  });

  it('doubles the timeout with every echo from a window of one packet on, and then keeps it', () => {
    const { ecn, window, timer, host } = sender(1);
    const echoed = (ack: number): void => {
      host.sndMax = ack + 1;
      window.cwnd = 1;
      ecn.onAck(ack, ECE);
      ecn.afterNewAck();
    };
    echoed(1);
    // Agreed by now, and not at one packet: of packet 0 nothing is cut.
    expect([timer.doubled, timer.keepsBackoff]).toEqual([0, false]);
    echoed(3);
    expect([timer.doubled, timer.keepsBackoff]).toEqual([0, true]);
    echoed(5);
    expect([timer.doubled, timer.keepsBackoff]).toEqual([1, true]);
    // An ACK without an echo ends it.
    ecn.onAck(6, 0);
    ecn.afterNewAck();
    expect(timer.keepsBackoff).toBe(false);
    echoed(8);
    expect(timer.doubled).toBe(1);
    // So does a larger window.
    host.sndMax = 11;
    window.cwnd = 8;
    ecn.onAck(10, ECE);
    expect(timer.keepsBackoff).toBe(false);
  });
});
