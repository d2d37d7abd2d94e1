// What a receiver has on record for pictures: bytes that came, that became the application's, that were here for the first time; and
// what its ACKs carry.

import { describe, expect, it } from 'vitest';
import { EVERYTHING, type ProbeChoice, Probes } from '../../src/engine/core/probe.ts';
import { Simulator } from '../../src/engine/core/simulator.ts';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { ACK, DATA, type Packet, Packets, SYN } from '../../src/engine/net/packet.ts';
import { TCP_PROFILES } from '../../src/engine/tcp/profile.ts';
import { TcpReceiver } from '../../src/engine/tcp/receiver.ts';

const FLOW = 3;
const ROUTE = 7;

interface Ends {
  readonly choice?: ProbeChoice;
  readonly watched?: boolean;
  readonly profile?: keyof typeof TCP_PROFILES;
  readonly delayedAck?: number;
}

/** Segments of 1000 bytes; counted in packets by the profiles of ns-2. */
function receiving({ choice = EVERYTHING, watched, profile: name = 'rfc', delayedAck = 0 }: Ends = {}) {
  const sim = new Simulator({ seed: 1, horizon: seconds(10) });
  const packets = new Packets();
  const probes = new Probes(choice, seconds(10));
  const profile = TCP_PROFILES[name];
  const smss = profile.unit === 'packets' ? 1 : 1000;
  const isWatched = watched === undefined ? {} : { watched };
  const options = { flow: FLOW, profile, smss, segmentBytes: 1000, delayedAck: { value: delayedAck }, ...isWatched };
  const receiver = new TcpReceiver(sim, options, packets, probes);
  const acks: Pick<Packet, 'seq' | 'segment' | 'flow' | 'path' | 'kind' | 'length'>[] = [];
  const note = ({ seq, segment, flow, path, kind, length }: Packet): number =>
    acks.push({ seq, segment, flow, path, kind, length });
  receiver.connect({ receive: note }, ROUTE);
  const gets = (at: number, seq: number, length: number, bytes: number): void => {
    sim.at(at, () => {
      const packet = packets.take();
      receiver.receive(Object.assign(packet, { flow: FLOW, kind: seq === 0 ? SYN : DATA, seq, length, bytes }));
    });
  };
  const runs = (): void => void sim.run(seconds(10));
  return { sim, receiver, probes, acks, gets, runs };
}

/** Times and values of a gauge, in order. */
function recorded(probes: Probes, name: string): [number, number][] {
  const gauge = probes.gauges.find(({ place }) => place.name === name && place.flow === FLOW);
  if (gauge === undefined) return [];
  gauge.close();
  return Array.from({ length: gauge.count }, (_, row) => [gauge.rows[4 * row]!, gauge.rows[4 * row + 3]!]);
}

/** A SYN, the first segment, the third, the third again, and the second. */
function aHole(ends: Ends = {}) {
  const tcp = receiving(ends);
  tcp.gets(ms(1), 0, 1, 40);
  for (const [at, seq] of [
    [10, 1],
    [20, 2001],
    [30, 2001],
    [40, 1001],
  ] as const)
    tcp.gets(ms(at), seq, 1000, 1040);
  tcp.runs();
  return tcp;
}

describe('on record at a receiver', () => {
  it('bytes that came, each time they came', () => {
    expect(recorded(aHole().probes, 'received')).toEqual([
      [0, 0],
      [ms(10), 1000],
      [ms(20), 2000],
      [ms(30), 3000],
      [ms(40), 4000],
    ]);
  });

  it('bytes that were here for the first time, and bytes in order', () => {
    const { probes } = aHole();
    expect(recorded(probes, 'arrived')).toEqual([
      [0, 0],
      [ms(10), 1000],
      [ms(20), 2000],
      [ms(40), 3000],
    ]);
    expect(recorded(probes, 'delivered')).toEqual([
      [0, 0],
      [ms(10), 1000],
      [ms(40), 3000],
    ]);
  });

  it('all go on when the connection is opened anew, and what was held beyond a hole stays counted as arrived', () => {
    const tcp = receiving();
    tcp.gets(ms(1), 0, 1, 40);
    tcp.gets(ms(10), 1, 1000, 1040);
    tcp.gets(ms(20), 2001, 1000, 1040);
    tcp.sim.at(ms(25), () => tcp.receiver.reopen());
    tcp.gets(ms(30), 0, 1, 40);
    tcp.gets(ms(40), 1, 1000, 1040);
    tcp.runs();
    expect(recorded(tcp.probes, 'arrived').at(-1)).toEqual([ms(40), 3000]);
    expect(recorded(tcp.probes, 'delivered').at(-1)).toEqual([ms(40), 2000]);
  });

  it('nothing where nobody looks: a flow that is not watched, a run without detail', () => {
    for (const ends of [{ watched: false }, { choice: { ...EVERYTHING, detail: false } }]) {
      const { probes, receiver } = aHole(ends);
      expect(probes.gauges).toEqual([]);
      expect([receiver.bytesReceived, receiver.bytesDelivered]).toEqual([4000, 3000]);
    }
    expect(aHole({ watched: true }).probes.gauges).toHaveLength(3);
  });
});

describe('what an ACK carries', () => {
  it('its flow and route, no payload, and the number of the last segment in order', () => {
    const { acks } = aHole();
    const common = { flow: FLOW, path: ROUTE, kind: ACK, length: 0 };
    expect(acks).toEqual([
      { ...common, seq: 1, segment: 0 },
      { ...common, seq: 1001, segment: 1 },
      { ...common, seq: 1001, segment: 1 },
      { ...common, seq: 1001, segment: 1 },
      { ...common, seq: 3001, segment: 3 },
    ]);
  });

  it('a segment that is shorter has a number, too', () => {
    const tcp = receiving();
    tcp.gets(ms(1), 0, 1, 40);
    tcp.gets(ms(2), 1, 1000, 1040);
    tcp.gets(ms(3), 1001, 300, 340);
    tcp.runs();
    expect(tcp.acks.map(({ segment }) => segment)).toEqual([0, 1, 2]);
  });
});

describe('in packets, as ns-2 counts', () => {
  it('a packet is a segment, with all the bytes of one', () => {
    const tcp = receiving({ profile: 'ns-2.35' });
    tcp.gets(ms(1), 0, 1, 40);
    tcp.gets(ms(2), 1, 1, 1040);
    tcp.gets(ms(3), 2, 1, 1040);
    tcp.runs();
    expect([tcp.receiver.bytesReceived, tcp.receiver.bytesDelivered]).toEqual([2000, 2000]);
    expect(tcp.acks.map(({ seq, segment }) => [seq, segment])).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
  });

  it('the ACK of a repeat of the newest packet is held back, which RFC 5681 4.2 does not allow', () => {
    for (const [profile, unit, held] of [
      ['ns-2.35', 1, 1],
      ['rfc', 1000, 0],
    ] as const) {
      const tcp = receiving({ profile, delayedAck: ms(100) });
      tcp.gets(ms(1), 0, 1, 40);
      tcp.gets(ms(10), 1, unit, 1040);
      // Two in a row are acknowledged; then the newest comes again.
      tcp.gets(ms(11), 1 + unit, unit, 1040);
      tcp.gets(ms(20), 1 + unit, unit, 1040);
      tcp.sim.run(ms(21));
      const soon = tcp.acks.length;
      tcp.runs();
      expect(tcp.acks.length - soon, profile).toBe(held);
    }
  });
});
