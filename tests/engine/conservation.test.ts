// Nothing is lost unaccounted, nothing comes before its time, no queue is fuller than its limit: in any network, at any
// instant.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FLIGHT_STRIDE } from '../../src/engine/core/flights.ts';
import { MARK_KINDS, MARK_STRIDE } from '../../src/engine/core/marks.ts';
import type { Nanos } from '../../src/engine/core/time.ts';
import { anyNetwork, type BuiltNetwork, buildNetwork } from '../support/random-network.ts';
import { draws } from '../support/sample.ts';

const PATIENCE = 600_000;
const NUM_RUNS = draws(100, 5000);

const networkAndInstants = anyNetwork.chain((spec) => {
  const instant = fc.integer({ min: 1, max: spec.horizon });
  return fc.record({
    spec: fc.constant(spec),
    instants: fc.array(instant, { minLength: 1, maxLength: 4 }).map((list) => list.sort((a, b) => a - b)),
  });
});

describe('in any network at any instant', { timeout: PATIENCE }, () => {
  it('sent = delivered + dropped + in flight, for data and for ACKs of every flow', () => {
    fc.assert(
      fc.property(networkAndInstants, ({ spec, instants }) => {
        const built = buildNetwork(spec);
        for (const instant of instants) {
          built.sim.run(instant);
          built.flows.forEach(({ sender }, flow) => {
            const data = accountOf(built, flow, 'data', instant);
            const acks = accountOf(built, flow, 'ack', instant);
            expect(sender.segmentsSent).toBe(data.delivered + data.dropped + data.inFlight);
            expect(data.offered).toBe(sender.segmentsSent);
            expect(sender.acksReceived).toBe(acks.delivered);
            expect(acks.offered).toBe(acks.delivered + acks.dropped + acks.inFlight);
            if (spec.flows[flow]!.delayedAck === 0) expect(acks.offered).toBe(data.delivered);
            else expect(acks.offered).toBeLessThanOrEqual(data.delivered);
          });
          const flying = built.flows.map((_, flow) =>
            (['data', 'ack'] as const).map((kind) => accountOf(built, flow, kind, instant).inFlight),
          );
          expect(built.network.packets.inUse).toBe(flying.flat().reduce((sum, count) => sum + count, 0));
        }
      }),
      { numRuns: NUM_RUNS, seed: 1 },
    );
  });

  it('the two ends agree: snd.una <= rcv.nxt <= the highest sent, and windows keep their floors', () => {
    fc.assert(
      fc.property(networkAndInstants, ({ spec, instants }) => {
        const { sim, flows } = buildNetwork(spec);
        for (const instant of instants) {
          sim.run(instant);
          flows.forEach(({ sender, receiver }, index) => {
            const { profile, segmentBytes } = spec.flows[index]!;
            const smss = profile.startsWith('ns') ? 1 : segmentBytes;
            expect(sender.sndUna).toBeLessThanOrEqual(receiver.rcvNxt);
            expect(receiver.rcvNxt).toBeLessThanOrEqual(sender.sndMax);
            expect(sender.sndUna).toBeLessThanOrEqual(sender.sndNxt);
            expect(sender.sndNxt).toBeLessThanOrEqual(sender.sndMax);
            // ns-2 halves a window of one packet to half a packet; the RFC knows no such window.
            expect(sender.congestion.cwnd).toBeGreaterThanOrEqual(profile.startsWith('ns') ? 0.5 : smss);
            expect(sender.segmentsSentAgain).toBeLessThanOrEqual(sender.segmentsSent);
            expect(sender.rexmt.running || sender.flightSize === 0).toBe(true);
            expect(receiver.bytesDelivered).toBeLessThanOrEqual(receiver.bytesReceived);
          });
        }
      }),
      { numRuns: NUM_RUNS, seed: 2 },
    );
  });

  it('no packet is sent before it came, overtakes another, or is delivered before its time', () => {
    fc.assert(
      fc.property(anyNetwork, (spec) => {
        const built = buildNetwork(spec);
        built.sim.run(spec.horizon);
        built.probes.flights.forEach((_, link) => {
          const { rate, delay, changes } = spec.links[link]!;
          const slowest = Math.min(delay, ...changes.filter(({ what }) => what === 'delay').map(({ to }) => to));
          const fastest = Math.max(rate, ...changes.filter(({ what }) => what === 'rate').map(({ to }) => to));
          const smallest = Math.floor((40 * 8e9) / fastest);
          let [before, startsBefore, arrivesBefore] = [0, Number.NEGATIVE_INFINITY, 0];
          for (const flight of flightsOf(built, link)) {
            const { offeredAt, startsAt, arrivesAt } = flight;
            const inOrder = offeredAt >= before && startsAt >= startsBefore + smallest && arrivesAt >= arrivesBefore;
            const inTime = startsAt >= offeredAt && arrivesAt >= startsAt + smallest + slowest;
            // A whole `expect` for each packet would take most of the time.
            if (!inOrder || !inTime) expect.fail(`link ${link}: ${JSON.stringify(flight)}`);
            [before, startsBefore, arrivesBefore] = [offeredAt, startsAt, arrivesAt];
          }
        });
      }),
      { numRuns: NUM_RUNS, seed: 3 },
    );
  });

  it('no queue holds more than its limit allows', () => {
    fc.assert(
      fc.property(anyNetwork, (spec) => {
        const built = buildNetwork(spec);
        built.sim.run(spec.horizon);
        spec.links.forEach(({ limit, counts, changes }, link) => {
          const limits = [limit, ...changes.filter(({ what }) => what === 'limit').map(({ to }) => to)];
          // A limit in bytes is 1000 times as many; the smallest packet has 40.
          const most = counts === 'packets' ? Math.max(...limits) : Math.max(...limits) * (1000 / 40);
          expect(built.network.carrier(link).largestOccupancy).toBeLessThanOrEqual(most);
        });
      }),
      { numRuns: NUM_RUNS, seed: 4 },
    );
  });
});

interface Flight {
  readonly offeredAt: Nanos;
  readonly startsAt: Nanos;
  readonly arrivesAt: Nanos;
  readonly flow: number;
  readonly isAck: boolean;
}

function* flightsOf({ probes }: BuiltNetwork, link: number): Generator<Flight> {
  const { rows, count } = probes.flights[link]!;
  for (let row = 0; row < count; row++) {
    const [offeredAt, startsAt, arrivesAt, , info] = rows.subarray(row * FLIGHT_STRIDE, (row + 1) * FLIGHT_STRIDE);
    yield {
      offeredAt: offeredAt!,
      startsAt: startsAt!,
      arrivesAt: arrivesAt!,
      flow: Math.floor(info! / 4),
      isAck: info! % 4 === 1,
    };
  }
}

/** What the logs of links say about a flow's data or ACKs, everything before `instant` having happened. */
function accountOf(built: BuiltNetwork, flow: number, kind: 'data' | 'ack', instant: Nanos) {
  const { probes, ways } = built;
  const way = kind === 'data' ? ways[flow]!.forward : ways[flow]!.backward;
  const mine = (flight: Flight): boolean => flight.flow === flow && flight.isAck === (kind === 'ack');
  const dropped = lossesOf(probes, flow, kind);
  const flights = way.map((link) => [...flightsOf(built, link)].filter(mine));
  const inFlight = flights.flat().filter(({ arrivesAt }) => arrivesAt >= instant).length;
  const delivered = flights.at(-1)!.filter(({ arrivesAt }) => arrivesAt < instant).length;
  const offered = flights[0]!.length + dropped.filter((link) => link === way[0]).length;
  return { offered, delivered, inFlight, dropped: dropped.length };
}

/** The link of each packet of a flow that was dropped, by a full queue, by chance or by hand. */
function lossesOf({ marks }: BuiltNetwork['probes'], flow: number, kind: 'data' | 'ack'): number[] {
  const links: number[] = [];
  for (let row = 0; row < marks.count; row++) {
    const [name, , link, whose, , , ...numbers] = marks.rows.subarray(row * MARK_STRIDE, (row + 1) * MARK_STRIDE);
    const packetAt = { drop: 3, loss: 2, kill: 1 }[MARK_KINDS[name!] as string];
    if (packetAt === undefined || whose !== flow) continue;
    if ((numbers[packetAt] === 1) === (kind === 'ack')) links.push(link!);
  }
  return links;
}

describe('the fuzz itself', () => {
  it('reaches what it is meant to reach', () => {
    const seen = { timeouts: 0, fastRetransmits: 0, drops: 0, losses: 0, finished: 0 };
    for (const spec of fc.sample(anyNetwork, { numRuns: 150, seed: 5 })) {
      const built = buildNetwork(spec);
      built.sim.run(spec.horizon);
      for (const { sender } of built.flows) {
        seen.timeouts += sender.timeouts;
        seen.fastRetransmits += sender.fastRetransmits;
        if (sender.flightSize === 0 && sender.sndUna > 1) seen.finished++;
      }
      spec.links.forEach((_, link) => {
        seen.drops += built.network.carrier(link).dropped;
        seen.losses += built.network.lostBefore(link);
      });
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20);
  });
});
