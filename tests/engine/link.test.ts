// A link against exact arithmetic: departures as fractions in whole numbers of any size, drops and order as the rules say.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FLIGHT_STRIDE } from '../../src/engine/core/flights.ts';
import { EVERYTHING, Probes } from '../../src/engine/core/probe.ts';
import { Simulator } from '../../src/engine/core/simulator.ts';
import { ms, type Nanos, seconds } from '../../src/engine/core/time.ts';
import { Timeline } from '../../src/engine/core/timeline.ts';
import { kbps, Mbps } from '../../src/engine/core/units.ts';
import { Network } from '../../src/engine/net/network.ts';
import type { Packet } from '../../src/engine/net/packet.ts';
import { DropTail } from '../../src/engine/net/queues/drop-tail.ts';

interface Offer {
  readonly at: Nanos;
  readonly bytes: number;
}

interface Wire {
  readonly rate: Timeline;
  readonly delay: Timeline;
  readonly limit: Timeline;
  readonly counts?: 'packets' | 'bytes';
  /** Is its queue recorded? If not, it counts exactly only once it may be full. */
  readonly watched?: boolean;
  readonly loss?: Timeline;
  readonly kills?: ReadonlySet<number>;
}

/** Offers packets to one link; returns what its log says and when each came out at the far end. */
function through(wire: Wire, offers: readonly Offer[], horizon = seconds(100)) {
  const sim = new Simulator({ seed: 1, horizon });
  const probes = new Probes(EVERYTHING, horizon);
  const network = new Network(sim, probes, { lookAhead: false });
  const { rate, delay, limit, counts = 'packets', watched = true, loss, kills } = wire;
  const link = network.link({
    place: 'wire',
    rate,
    delay,
    queue: new DropTail(limit, counts),
    watched,
    ...(loss === undefined ? {} : { loss }),
    ...(kills === undefined ? {} : { kills }),
  });
  const arrivals: { readonly index: number; readonly at: Nanos }[] = [];
  const receive = (packet: Packet): void => {
    arrivals.push({ index: packet.segment, at: sim.now });
    network.packets.free(packet);
  };
  const path = network.path([link], { receive });
  network.open();
  const entry = network.entry(path);
  offers.forEach(({ at, bytes }, index) => {
    sim.at(at, () => {
      const packet = network.packets.take();
      Object.assign(packet, { path, flow: 0, kind: 0, seq: index, length: bytes, segment: index, bytes });
      entry.receive(packet);
    });
  });
  sim.run(horizon);
  const { rows, count } = probes.flights[link]!;
  const flights = Array.from({ length: count }, (_, row) => {
    const [offeredAt, startsAt, arrivesAt, segment] = rows.subarray(row * FLIGHT_STRIDE, (row + 1) * FLIGHT_STRIDE);
    return { index: segment!, offeredAt: offeredAt!, startsAt: startsAt!, arrivesAt: arrivesAt! };
  });
  return {
    flights,
    arrivals,
    dropped: network.carrier(link).dropped,
    lost: network.lostBefore(link),
    inUse: network.packets.inUse,
  };
}

/** The same by the rules, with departures as exact numbers of 1/rate ns. */
function byTheRules(rate: number, delay: Nanos, limit: number, counts: 'packets' | 'bytes', offers: readonly Offer[]) {
  const unit = BigInt(rate);
  const flights: { index: number; offeredAt: Nanos; startsAt: Nanos; arrivesAt: Nanos }[] = [];
  let inside: { readonly end: bigint; readonly bytes: number }[] = [];
  let end = -1n;
  offers.forEach(({ at, bytes }, index) => {
    // The floor of the exact time: a departure at a fraction of this nanosecond has happened.
    inside = inside.filter((packet) => packet.end / unit > BigInt(at));
    const occupancy = inside.reduce((sum, packet) => sum + (counts === 'bytes' ? packet.bytes : 1), 0);
    if (occupancy + (counts === 'bytes' ? bytes : 1) > limit) return;
    const isBusy = inside.length > 0;
    const start: bigint = isBusy ? end : BigInt(at) * unit;
    end = start + BigInt(bytes) * 8_000_000_000n;
    inside.push({ end, bytes });
    flights.push({ index, offeredAt: at, startsAt: Number(start / unit), arrivesAt: Number(end / unit) + delay });
  });
  return flights;
}

const offers = fc
  .array(
    fc.record({
      gap: fc.oneof(fc.constant(0), fc.nat(3000), fc.nat(3_000_000)),
      bytes: fc.integer({ min: 1, max: 3000 }),
    }),
    {
      minLength: 1,
      maxLength: 80,
    },
  )
  .map((list) => {
    let at = 0;
    return list.map(({ gap, bytes }) => {
      at += gap;
      return { at, bytes };
    });
  });
const steady = (value: number): Timeline => new Timeline(value);

describe('a link', () => {
  it('sends, delays and drops exactly as the rules say, for any rate', () => {
    const rates = fc.oneof(
      fc.integer({ min: 10_000, max: 2_000_000_000 }),
      fc.constantFrom(1_500_000, 3_000_000, 7_000_000),
    );
    const limits = fc.oneof(
      fc.record({ counts: fc.constant('packets' as const), limit: fc.integer({ min: 1, max: 20 }) }),
      fc.record({ counts: fc.constant('bytes' as const), limit: fc.integer({ min: 1, max: 20_000 }) }),
    );
    fc.assert(
      fc.property(
        offers,
        rates,
        fc.nat(1_000_000),
        limits,
        fc.boolean(),
        (offered, rate, delay, { limit, counts }, watched) => {
          const wire = { rate: steady(rate), delay: steady(delay), limit: steady(limit), counts, watched };
          const { flights, arrivals, dropped, inUse } = through(wire, offered);
          expect(flights).toEqual(byTheRules(rate, delay, limit, counts, offered));
          expect(dropped).toBe(offered.length - flights.length);
          const delivered = flights.filter(({ arrivesAt }) => arrivesAt < seconds(100));
          expect(arrivals).toEqual(delivered.map(({ index, arrivesAt }) => ({ index, at: arrivesAt })));
          expect(inUse).toBe(flights.length - delivered.length);
        },
      ),
      { numRuns: 600, seed: 1 },
    );
  });

  it('keeps the fraction of a nanosecond while it stays busy', () => {
    // 1000 bytes at 3 Mbit/s take 2 666 666 and two thirds of a nanosecond.
    const wire = { rate: steady(Mbps(3)), delay: steady(0), limit: steady(10) };
    const burst = Array.from({ length: 4 }, () => ({ at: 0, bytes: 1000 }));
    expect(through(wire, burst).arrivals.map(({ at }) => at)).toEqual([2_666_666, 5_333_333, 8_000_000, 10_666_666]);
  });

  it('begins a new busy period at the whole nanosecond of an arrival', () => {
    const wire = { rate: steady(Mbps(3)), delay: steady(0), limit: steady(10) };
    const apart = [0, 1, 2].map((n) => ({ at: ms(10) * n, bytes: 1000 }));
    expect(through(wire, apart).arrivals.map(({ at }) => at % ms(10))).toEqual([2_666_666, 2_666_666, 2_666_666]);
  });

  it('even at the very nanosecond at a fraction of which the last one ended', () => {
    const wire = { rate: steady(Mbps(3)), delay: steady(0), limit: steady(10) };
    const close = [0, 2_666_666].map((at) => ({ at, bytes: 1000 }));
    expect(through(wire, close).arrivals.map(({ at }) => at)).toEqual([2_666_666, 5_333_332]);
  });

  it('lets a packet in at the instant another leaves: who leaves now has left', () => {
    const wire = { rate: steady(Mbps(8)), delay: steady(0), limit: steady(1) };
    const { flights } = through(
      wire,
      [0, ms(1) - 1, ms(1)].map((at) => ({ at, bytes: 1000 })),
    );
    expect(flights.map(({ index }) => index)).toEqual([0, 2]);
  });
});

describe('a link whose settings change while it runs', () => {
  const every = (gap: Nanos, count: number): Offer[] =>
    Array.from({ length: count }, (_, n) => ({ at: n * gap, bytes: 1000 }));

  it('reads its rate when a transmission starts', () => {
    const rate = new Timeline(Mbps(8), [{ at: ms(1) + 1, value: Mbps(4) }]);
    const { flights } = through({ rate, delay: steady(0), limit: steady(10) }, every(0, 4));
    // The second began at 1 ms, a nanosecond before the change, and is sent at the old rate.
    expect(flights.map(({ arrivesAt }) => arrivesAt)).toEqual([ms(1), ms(2), ms(4), ms(6)]);
  });

  it('keeps the fraction of a nanosecond when the rate changes', () => {
    const rate = new Timeline(Mbps(3), [{ at: ms(1), value: Mbps(6) }]);
    const { arrivals } = through({ rate, delay: steady(0), limit: steady(10) }, every(0, 2));
    // Two thirds of a nanosecond and one third.
    expect(arrivals.map(({ at }) => at)).toEqual([2_666_666, 4_000_000]);
  });

  it('reads its delay when a packet leaves', () => {
    const delay = new Timeline(ms(5), [{ at: ms(2), value: ms(9) }]);
    const { flights } = through({ rate: steady(Mbps(8)), delay, limit: steady(10) }, every(0, 3));
    expect(flights.map(({ arrivesAt }) => arrivesAt)).toEqual([ms(6), ms(11), ms(12)]);
  });

  it('never lets a packet overtake another when the delay shrinks', () => {
    const delay = new Timeline(ms(50), [{ at: ms(2), value: ms(1) }]);
    const { arrivals } = through({ rate: steady(Mbps(8)), delay, limit: steady(10) }, every(0, 3));
    expect(arrivals).toEqual([0, 1, 2].map((index) => ({ index, at: ms(51) })));
  });

  it('goes by the newest of several changes since the last packet', () => {
    const changes = [2, 3, 4].map((n) => ({ at: ms(n), value: Mbps(8) / n }));
    const { flights } = through(
      { rate: new Timeline(Mbps(8), changes), delay: steady(0), limit: steady(10) },
      every(ms(10), 2),
    );
    expect(flights.map(({ arrivesAt }) => arrivesAt)).toEqual([ms(1), ms(14)]);
  });

  it('reads its limit when a packet comes, and evicts nobody', () => {
    const limit = new Timeline(6, [{ at: ms(2), value: 3 }]);
    const burst = [...every(0, 6), { at: ms(2), bytes: 1000 }, { at: ms(4), bytes: 1000 }];
    const { flights } = through({ rate: steady(Mbps(8)), delay: steady(0), limit }, burst);
    // At 2 ms four are left and three allowed; at 4 ms two are left.
    expect(flights.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 7]);
  });
});

describe('loss in front of a link', () => {
  const offered = Array.from({ length: 4000 }, (_, n) => ({ at: ms(n), bytes: 100 }));
  const quick = { rate: steady(Mbps(100)), delay: steady(0), limit: steady(100) };

  it('drops by hand exactly the packets named, counted from 0', () => {
    const { flights, lost } = through({ ...quick, kills: new Set([0, 7, 8, 3999, 5000]) }, offered);
    expect(lost).toBe(4);
    const missing = offered
      .map((_, index) => index)
      .filter((index) => !flights.some((flight) => flight.index === index));
    expect(missing).toEqual([0, 7, 8, 3999]);
  });

  it('drops at random about the share set: within four standard errors', () => {
    const { lost } = through({ ...quick, loss: steady(0.1) }, offered);
    expect(Math.abs(lost - 400)).toBeLessThan(4 * Math.sqrt(4000 * 0.1 * 0.9));
  });

  it('draws once for each packet, so a packet dropped by hand leaves the fate of the others alone', () => {
    const plain = through({ ...quick, loss: steady(0.1) }, offered).flights.map(({ index }) => index);
    const killed = through({ ...quick, loss: steady(0.1), kills: new Set([5]) }, offered).flights.map(
      ({ index }) => index,
    );
    expect(killed).toEqual(plain.filter((index) => index !== 5));
  });

  it('draws while nothing can be lost too, so that a later change finds the stream where it would be', () => {
    const always = through({ ...quick, loss: steady(0.1) }, offered).flights.map(({ index }) => index);
    const loss = new Timeline(0, [{ at: ms(1000), value: 0.1 }]);
    const later = through({ ...quick, loss }, offered).flights.map(({ index }) => index);
    expect(later.filter((index) => index >= 1000)).toEqual(always.filter((index) => index >= 1000));
  });

  it('changes its share when a person says so', () => {
    const loss = new Timeline(0, [
      { at: ms(1000), value: 1 },
      { at: ms(3000), value: 0 },
    ]);
    const { flights } = through({ ...quick, loss }, offered);
    expect(flights.map(({ index }) => index)).toEqual([
      ...Array(1000).keys(),
      ...Array.from({ length: 1000 }, (_, n) => 3000 + n),
    ]);
  });
});

it('a rate that a slider can set is exact: 64 kbit/s, 1500 bytes, a thousand in a row end at 187.5 s', () => {
  const burst = Array.from({ length: 1000 }, () => ({ at: 0, bytes: 1500 }));
  const { flights } = through({ rate: steady(kbps(64)), delay: steady(0), limit: steady(1000) }, burst, seconds(200));
  expect(flights.at(-1)!.arrivesAt).toBe(seconds(187.5));
});

it('more packets than there is room for in memory are refused in words', () => {
  const endless = { rate: steady(kbps(64)), delay: steady(0), limit: steady(1_000_000) };
  const burst = Array.from({ length: 16_385 }, () => ({ at: 0, bytes: 1500 }));
  expect(through(endless, burst.slice(1)).flights).toHaveLength(16_384);
  expect(() => through(endless, burst)).toThrow('More than 16384 packets are in the network at once');
});
