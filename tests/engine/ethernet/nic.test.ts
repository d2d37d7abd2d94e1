// What the network interface of a station counts, holds and tells: its queue counts the frame on the wire until its gap is over.

import { describe, expect, it } from 'vitest';
import { ECN_OF_FLIGHT, FLIGHT_STRIDE } from '../../../src/engine/core/flights.ts';
import { MARK_KINDS } from '../../../src/engine/core/marks.ts';
import { ms } from '../../../src/engine/core/time.ts';
import { ACK, CE, ECT, type Packet } from '../../../src/engine/net/packet.ts';
import type { Arrival, QueueDiscipline } from '../../../src/engine/net/queues/discipline.ts';
import { type BusSpec, busOf, marksOf, ran } from '../../support/bus.ts';

/** Of 1000 bytes in 14 of header at 10 Mb/s, and the 96 bit times after it. */
const FRAME = 1014 * 800;
const GAP = 9600;
const PROPAGATION = 4000;

const ns2 = (packets: BusSpec['packets'], more: Partial<BusSpec> = {}): BusSpec => ({
  ...{ timing: 'ns-2', stations: 3, horizon: ms(100), linkLayerDelay: 0 },
  packets,
  ...more,
});
const packet = (at: number, from = 0, bytes = 1000) => ({ at, from, to: 2, bytes });

/** Lets everything in and notes what it was told. */
function curious(takes = true, early: QueueDiscipline['early'] = null) {
  const seen: Arrival[] = [];
  const discipline: QueueDiscipline = {
    ...{ room: 0, limit: 7, until: Number.POSITIVE_INFINITY, early },
    advance: () => undefined,
    admits: () => takes,
    decides: (_: Packet, arrival: Arrival) => {
      seen.push({ ...arrival });
      return takes;
    },
  };
  return { seen, discipline };
}

const finds = (packets: BusSpec['packets']): Arrival[] => {
  const { seen, discipline } = curious();
  ran(ns2(packets, { discipline }));
  return seen;
};

describe('a discipline that looks at the queue', () => {
  it('finds an idle station idle since the beginning', () => {
    expect(finds([packet(5000)])).toEqual([{ now: 5000, waiting: 0, waitingBytes: 0, idleSince: 0 }]);
  });

  it('is told of those that wait, without the frame that is being sent', () => {
    const found = finds([packet(0, 0, 1000), packet(1000, 0, 500), packet(2000, 0, 200), packet(100_000, 0, 100)]);
    expect(found.map(({ waiting, waitingBytes }) => [waiting, waitingBytes])).toEqual([
      [0, 0],
      [0, 0],
      [1, 500],
      [2, 700],
    ]);
    expect(found.slice(1).every(({ idleSince }) => idleSince === -1)).toBe(true);
  });

  it('takes a frame for sent only when its gap is over', () => {
    const gapOver = FRAME + GAP;
    const [, within, after] = finds([packet(0), packet(gapOver - 1, 0, 500), packet(gapOver, 0, 200)]);
    expect(within).toMatchObject({ waiting: 0, waitingBytes: 0, idleSince: -1 });
    // The 500 bytes are the frame now; nobody waits.
    expect(after).toMatchObject({ waiting: 0, waitingBytes: 0, idleSince: -1 });
  });

  it('finds a station idle from the end of the gap after its last frame', () => {
    const [, later] = finds([packet(0), packet(ms(3))]);
    expect(later).toEqual({ now: ms(3), waiting: 0, waitingBytes: 0, idleSince: FRAME + GAP });
  });

  it('counts a frame that waits for the bus as the one being sent', () => {
    // The other station has the bus from time 0.
    const found = finds([packet(0, 1), packet(100_000, 0, 700), packet(200_000, 0, 300), packet(300_000, 0, 100)]);
    expect(found.map(({ waiting, waitingBytes }) => [waiting, waitingBytes])).toEqual([
      [0, 0],
      [0, 0],
      [1, 300],
    ]);
  });
});

describe('a discipline', () => {
  it('is not asked while there is room for certain', () => {
    const { discipline, seen } = curious(false);
    const { lan } = ran(ns2([packet(0), packet(0), packet(0)], { discipline: { ...discipline, room: 2 } }));
    expect([lan.nics[0]!.offered, lan.nics[0]!.dropped, seen.length]).toEqual([3, 1, 1]);
  });

  it('is told when a person has changed it, before the first packet from then on', () => {
    const told: number[] = [];
    const { discipline } = curious();
    const changed = { ...discipline, until: 2000, advance: (now: number) => told.push(now) };
    ran(ns2([packet(1999), packet(2000)], { discipline: changed }));
    expect(told).toEqual([2000]);
  });
});

describe('a packet that was marked early', () => {
  it('is sent, and its mark says why', () => {
    const { discipline } = curious(true, [1, 5, 0.25, 3]);
    const { probes, delivered } = ran(ns2([packet(0)], { discipline }));
    expect(delivered).toHaveLength(1);
    expect(marksOf(probes).map(([kind]) => MARK_KINDS[kind!])).toEqual(['ce']);
  });

  it('is dropped where the discipline refuses it', () => {
    const { discipline } = curious(false, [1, 5, 0.25, 3]);
    const { probes, delivered, lan } = ran(ns2([packet(0)], { discipline }));
    expect([delivered.length, lan.nics[0]!.dropped]).toEqual([0, 1]);
    expect(marksOf(probes).map(([kind]) => MARK_KINDS[kind!])).toEqual(['drop']);
  });

  it('no mark where nothing was early', () => {
    const { discipline } = curious(true);
    expect(marksOf(ran(ns2([packet(0)], { discipline })).probes)).toEqual([]);
  });
});

describe('what a station counts', () => {
  const four = [packet(0, 0, 1000), packet(0, 0, 500), packet(0, 0, 300), { ...packet(0, 0, 40), isAck: true }];

  it('offered are packets and bytes, refused or not; refused ACKs are ACKs lost', () => {
    const [nic] = ran(ns2(four, { limit: 2 })).lan.nics;
    expect(nic).toMatchObject({ offered: 4, offeredBytes: 1840, dropped: 2, acksLost: 1, givenUp: 0, collisions: 0 });
  });

  it('a mark of each refusal says how many packets there were, the limit, and which packet offered it was', () => {
    const marks = marksOf(ran(ns2(four, { limit: 2 })).probes);
    expect(marks.map(([kind]) => MARK_KINDS[kind!])).toEqual(['drop', 'drop']);
    expect(marks.map((mark) => mark.slice(6, 9))).toEqual([
      [2, 2, 2],
      [2, 2, 3],
    ]);
  });

  it('an ACK that may not be lost goes into a full queue, data does not', () => {
    const { lan, delivered } = ran(ns2(four, { limit: 2, keepsAcks: true }));
    expect(lan.nics[0]).toMatchObject({ dropped: 1, acksLost: 0 });
    expect(delivered.map(({ number }) => number)).toEqual([0, 1, 3]);
  });

  it('packets dropped by hand are in front of its queue, not in it', () => {
    const { lan, delivered } = ran(ns2([packet(0), packet(0), packet(0)], { kills: [1] }));
    expect([lan.lostBefore(0), lan.lostBefore(1)]).toEqual([1, 0]);
    expect(lan.nics[0]).toMatchObject({ offered: 2, dropped: 0 });
    expect(delivered.map(({ number }) => number)).toEqual([0, 2]);
  });
});

describe('how many packets a station holds', () => {
  const held = (until: number, packets: BusSpec['packets']): number => {
    const bus = busOf(ns2(packets));
    bus.sim.run(until);
    bus.lan.settle(until);
    return bus.probes.gauges[0]!.value;
  };

  it('one until the gap after its frame is over', () => {
    expect(held(FRAME + GAP - 1, [packet(0)])).toBe(1);
    expect(held(FRAME + GAP, [packet(0)])).toBe(0);
  });

  it('one less with every frame', () => {
    const three = [packet(0), packet(0), packet(0)];
    expect(held(10, three)).toBe(3);
    expect(held(FRAME + GAP, three)).toBe(2);
    expect(held(2 * (FRAME + GAP), three)).toBe(1);
    expect(held(3 * (FRAME + GAP), three)).toBe(0);
  });
});

describe('the gauge of a queue', () => {
  it('has its name, its unit and its station, and there is one for each', () => {
    const places = ran(ns2([packet(0)])).probes.gauges.map(({ place }) => place);
    expect(places.map(({ name, unit, link }) => [name, unit, link])).toEqual(
      [0, 1, 2].map((link) => ['queue', 'packets', link]),
    );
  });

  it('is not there where nobody watches', () => {
    const { probes, delivered } = ran(ns2([packet(0)], { watched: false }));
    expect([probes.gauges.length, delivered.length]).toEqual([0, 1]);
  });
});

describe('what is on record of a frame', () => {
  it('its flow, kind and ECN bits', () => {
    const bits = ECT | CE;
    const { probes } = ran(ns2([{ ...packet(0, 1), isAck: true, ecn: bits }]));
    const { rows, count } = probes.flights.find(({ link }) => link === 1)!;
    expect(count).toBe(1);
    expect(rows[FLIGHT_STRIDE - 1]).toBe(1 * 4 + ACK + bits * ECN_OF_FLIGHT);
  });

  it('those of each attempt that collided, too', () => {
    const { probes } = ran(ns2([{ ...packet(0, 1), isAck: true }, packet(0, 2)].map((each) => ({ ...each, to: 0 }))));
    const { rows } = probes.flights.find(({ link }) => link === 3 + 1)!;
    expect(rows[FLIGHT_STRIDE - 1]).toBe(1 * 4 + ACK);
  });
});

describe('the bus', () => {
  it('lets every packet pass whoever listens, before it is handed on', () => {
    const heard: number[] = [];
    const { delivered } = ran(ns2([packet(0), packet(0)], { onDelivered: ({ segment }) => heard.push(segment) }));
    expect(heard).toEqual(delivered.map(({ number }) => number));
    expect(heard).toEqual([0, 1]);
  });

  it('takes no packet from a station to itself', () => {
    const { lan } = busOf(ns2([]));
    expect(() => lan.path({ from: 1, to: 1 }, { receive: () => undefined })).toThrow(RangeError);
  });

  it('tells its slot, and its jam with the gap after it', () => {
    const { slotTime, jamAndGap } = busOf(ns2([])).lan.shared;
    expect([slotTime, jamAndGap]).toEqual([51_200, 12_800]);
  });

  it('loses nothing beyond its stations', () => {
    expect(busOf(ns2([])).lan.lostBeyond).toEqual({ packets: 0, acks: 0 });
  });

  it('counts the frames that got through', () => {
    expect(ran(ns2([packet(0), packet(ms(2), 1)])).lan.medium.frames).toBe(2);
  });

  it('delivers after link layer, frame, propagation and link layer', () => {
    const { delivered } = ran(ns2([packet(0)], { linkLayerDelay: 1000 }));
    expect(delivered[0]!.at).toBe(1000 + FRAME + PROPAGATION + 1000);
  });
});
