// What the profiles of ns-2 do that RFC 5681 does not, where the reference traces are silent. Each was seen in ns-2.35.

import { describe, expect, it } from 'vitest';
import { NOTHING, Probes } from '../../src/engine/core/probe.ts';
import { Simulator } from '../../src/engine/core/simulator.ts';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { ACK, type Packet, Packets } from '../../src/engine/net/packet.ts';
import { NsReno } from '../../src/engine/tcp/ns-reno.ts';
import { NsRto } from '../../src/engine/tcp/ns-rto.ts';
import { TCP_PROFILES } from '../../src/engine/tcp/profile.ts';
import { TcpSender } from '../../src/engine/tcp/sender.ts';

/** A sender alone, in packets; ACKs are named as ns-2 does, by the highest packet received in order. */
function nsSender({ syn = true, window = 20, initialWindow = 2, restartsAfterIdle = true }) {
  const horizon = seconds(100);
  const sim = new Simulator({ seed: 1, horizon });
  const packets = new Packets();
  const sent: number[] = [];
  const profile = { ...TCP_PROFILES['ns-2.35'], syn, initialWindow, restartsAfterIdle };
  const bounds = { minimum: ms(200), maximum: seconds(60) };
  const congestion = new NsReno({ smss: 1, rwnd: window, initialSsthresh: window }, 'real');
  const { tick, initialRto, minimumApplied } = profile;
  const estimator = new NsRto({ bounds, tick, phase: 0, initialRto, minimumApplied });
  const common = { flow: 0, profile, smss: 1, segmentBytes: 1000, rwnd: window };
  const sender = new TcpSender(
    sim,
    { ...common, congestion, estimator, bounds },
    packets,
    new Probes(NOTHING, horizon),
  );
  sender.connect({ receive: (packet: Packet) => sent.push(packet.seq) }, 0);
  const hears = (...acks: number[]): void => {
    for (const ack of acks) sender.receive(Object.assign(packets.take(), { kind: ACK, seq: ack + 1 }));
  };
  return { sim, sender, congestion, sent, hears };
}

describe('ns-2', () => {
  it('counts every repeated ACK, with data outstanding or not', () => {
    const { sender, hears } = nsSender({});
    sender.write(1);
    hears(0, 1, 1, 1);
    expect([sender.flightSize, sender.duplicateAcks]).toEqual([0, 2]);
  });

  it('starts an idle connection again from one packet, and leaves ssthresh at least 2', () => {
    const { sim, sender, congestion, hears } = nsSender({ window: 1 });
    sender.write(2);
    hears(0, 1, 2);
    expect(congestion.cwnd).toBeGreaterThan(1);
    sim.run(seconds(10));
    expect([congestion.cwnd, congestion.ssthresh, sender.timeouts]).toEqual([1, 2, 0]);
  });

  it('keeps the window of an idle connection with slow_start_restart_ false', () => {
    const { sim, sender, congestion, hears } = nsSender({ restartsAfterIdle: false });
    sender.write(4);
    hears(0, 1, 2, 3, 4);
    const { cwnd, ssthresh } = congestion;
    sim.run(seconds(10));
    expect([congestion.cwnd, congestion.ssthresh, sender.timeouts]).toEqual([cwnd, ssthresh, 0]);
    expect(cwnd).toBe(6);
  });

  it('has the initial window from the start where no SYN is modelled', () => {
    const { sender, sent } = nsSender({ syn: false, initialWindow: 3 });
    sender.write(10);
    expect(sent).toEqual([0, 1, 2]);
  });

  it('sets it again at an ACK of packet 0 alone, after the growth', () => {
    const { sender, congestion, hears } = nsSender({ syn: false, initialWindow: 3 });
    sender.write(10);
    hears(0);
    expect(congestion.cwnd).toBe(3);
    hears(1);
    expect(congestion.cwnd).toBe(4);
  });

  it('but not at an ACK that covers more', () => {
    const { sender, congestion, hears } = nsSender({ syn: false, initialWindow: 3 });
    sender.write(10);
    hears(2);
    expect(congestion.cwnd).toBe(4);
  });

  it('and after packet 0 timed out it is 1', () => {
    const { sim, sender, congestion, hears } = nsSender({ syn: false, initialWindow: 3 });
    sender.write(10);
    sim.run(seconds(4));
    hears(0);
    expect([sender.timeouts, congestion.cwnd]).toEqual([1, 1]);
  });
});
