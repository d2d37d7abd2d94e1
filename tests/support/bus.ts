// A bus with stations and nobody above them: a test hands packets to a station at a time, and reads what happened on the
// wire. Packets are told apart by their number, which the logs call the segment.

import fc from 'fast-check';
import { FLIGHT_STRIDE, type FlightLog } from '../../src/engine/core/flights.ts';
import type { Program } from '../../src/engine/core/formula.ts';
import { MARK_STRIDE } from '../../src/engine/core/marks.ts';
import { EVERYTHING, type ProbeChoice, Probes } from '../../src/engine/core/probe.ts';
import { RuleLog } from '../../src/engine/core/rule-log.ts';
import { Simulator } from '../../src/engine/core/simulator.ts';
import type { Nanos } from '../../src/engine/core/time.ts';
import { Timeline } from '../../src/engine/core/timeline.ts';
import { BackOffRule } from '../../src/engine/ethernet/back-off-rule.ts';
import { Lan } from '../../src/engine/ethernet/lan.ts';
import { MEDIUM_TIMINGS, type MediumTiming } from '../../src/engine/ethernet/timing.ts';
import { ACK, DATA, type Packet, Packets } from '../../src/engine/net/packet.ts';
import type { QueueDiscipline } from '../../src/engine/net/queues/discipline.ts';
import { DropTail } from '../../src/engine/net/queues/drop-tail.ts';

export interface BusSpec {
  readonly timing: MediumTiming['name'];
  readonly stations: number;
  readonly horizon: Nanos;
  readonly seed?: number;
  readonly rate?: number;
  readonly propagation?: Nanos;
  readonly linkLayerDelay?: Nanos;
  /** Packets each NIC holds. */
  readonly limit?: number;
  /** Is no ACK ever lost? */
  readonly keepsAcks?: boolean;
  /** Packets to drop by hand in front of the first station. */
  readonly kills?: readonly number[];
  /** Of the first station; left out: tail drop. */
  readonly discipline?: QueueDiscipline;
  /** The wait after a collision by a rule; left out: truncated binary exponential back-off. */
  readonly backOff?: Program;
  /** Record how many packets the NICs hold? Left out: yes. */
  readonly watched?: boolean;
  /** Told of every packet that comes up. */
  readonly onDelivered?: (packet: Packet) => void;
  readonly packets: readonly {
    readonly at: Nanos;
    readonly from: number;
    readonly to: number;
    readonly bytes: number;
    readonly isAck?: boolean;
    readonly ecn?: number;
  }[];
}

export interface Delivery {
  readonly at: Nanos;
  readonly from: number;
  /** Place in the list of packets. */
  readonly number: number;
}

export interface Bus {
  readonly sim: Simulator;
  readonly lan: Lan;
  readonly probes: Probes;
  readonly timing: MediumTiming;
  readonly delivered: readonly Delivery[];
  /** Hands a packet to a station now. */
  send(from: number, to: number, bytes: number, number: number, kind?: number, ecn?: number): void;
}

export function busOf(spec: BusSpec, probeChoice: ProbeChoice = EVERYTHING): Bus {
  const { stations, seed = 1, rate = 10e6, propagation = 4000, linkLayerDelay = 1e6, limit = 1000, kills = [] } = spec;
  const sim = new Simulator({ seed, horizon: spec.horizon });
  const probes = new Probes(probeChoice, sim.horizon);
  const timing = MEDIUM_TIMINGS[spec.timing];
  const setup = {
    timing,
    rate,
    propagation,
    linkLayerDelay,
    firstIndex: 0,
    watched: spec.watched !== false,
    keepsAcks: spec.keepsAcks === true,
    ...(spec.backOff ? { backOff: new BackOffRule(spec.backOff, new RuleLog('back-off', probes.marks, -1)) } : {}),
    ...(spec.onDelivered ? { onDelivered: spec.onDelivered } : {}),
  };
  const station = (index: number) => ({
    name: `station ${index}`,
    discipline: (index === 0 && spec.discipline) || new DropTail(new Timeline(limit), 'packets'),
    ...(index === 0 && kills.length > 0 ? { kills: new Set(kills) } : {}),
  });
  const lan = new Lan(
    sim,
    { ...setup, stations: Array.from({ length: stations }, (_, n) => station(n)) },
    new Packets(),
    probes,
  );
  const delivered: Delivery[] = [];
  const paths = new Map<string, number>();
  const sink = (packet: Packet): void => {
    delivered.push({ at: sim.now, from: packet.flow, number: packet.segment });
    lan.packets.free(packet);
  };
  const send = (from: number, to: number, bytes: number, number: number, kind = DATA, ecn = 0): void => {
    const way = `${from}-${to}`;
    const path = paths.get(way) ?? lan.path({ from, to }, { receive: sink });
    paths.set(way, path);
    const said = { path, flow: from, kind, seq: number, segment: number, bytes, ecn };
    lan.receive(Object.assign(lan.packets.take(), said));
  };
  for (const [number, { at, from, to, bytes, isAck, ecn }] of spec.packets.entries()) {
    sim.at(at, () => send(from, to, bytes, number, isAck ? ACK : DATA, ecn));
  }
  return { sim, lan, probes, timing, delivered, send };
}

/** A bus that has run to its end. */
export function ran(spec: BusSpec, probeChoice?: ProbeChoice): Bus {
  const bus = busOf(spec, probeChoice);
  bus.sim.run(spec.horizon);
  return bus;
}

export interface Frame {
  readonly station: number;
  readonly offeredAt: Nanos;
  /** First bit at the sender, and last bit at the receiver. */
  readonly begins: Nanos;
  readonly heard: Nanos;
  readonly number: number;
}

export interface Attempt {
  readonly station: number;
  readonly begins: Nanos;
  readonly noticed: Nanos;
  /** When its back-off ends; of a frame given up: when the bus is free. */
  readonly due: Nanos;
  readonly number: number;
}

/** Frames that got through, in order of their first bits. */
export function framesOf({ lan, probes }: Bus): Frame[] {
  const logs = probes.flights.filter(({ link }) => link < lan.nics.length);
  return logs
    .flatMap((log) =>
      rowsOf(log).map(([offeredAt, begins, heard, number]) => ({
        station: log.link,
        offeredAt,
        begins,
        heard,
        number,
      })),
    )
    .sort((a, b) => a.begins - b.begins);
}

/** Attempts that collided, in order of their first bits. */
export function attemptsOf({ lan, probes }: Bus): Attempt[] {
  const logs = probes.flights.filter(({ link }) => link >= lan.nics.length);
  return logs
    .flatMap((log) =>
      rowsOf(log).map(([begins, noticed, due, number]) => ({
        station: log.link - lan.nics.length,
        begins,
        noticed,
        due,
        number,
      })),
    )
    .sort((a, b) => a.begins - b.begins);
}

/** Attempts that met: whoever begins before the first bit of the earliest is heard everywhere. */
export function collisionsOf(bus: Bus, propagation: Nanos): Attempt[][] {
  const collisions: Attempt[][] = [];
  for (const attempt of attemptsOf(bus)) {
    const last = collisions.at(-1);
    if (last !== undefined && attempt.begins <= last[0]!.begins + propagation) last.push(attempt);
    else collisions.push([attempt]);
  }
  return collisions;
}

const rowsOf = ({ rows, count }: FlightLog): [Nanos, Nanos, Nanos, number][] =>
  Array.from({ length: count }, (_, row) => {
    const [first, second, third, segment] = rows.subarray(row * FLIGHT_STRIDE, (row + 1) * FLIGHT_STRIDE);
    return [first!, second!, third!, segment!];
  });

/** Numbers of each mark after its time, place and cause. */
export const marksOf = ({ marks }: Probes): number[][] =>
  Array.from({ length: marks.count }, (_, row) => [...marks.rows.subarray(row * MARK_STRIDE, (row + 1) * MARK_STRIDE)]);

/** A few stations that hand over packets in bursts, some of them at the same instant. */
export const anyBus: fc.Arbitrary<BusSpec & Required<Pick<BusSpec, 'propagation' | 'limit'>>> = fc
  .record({
    timing: fc.constantFrom('ns-2' as const, 'ieee' as const),
    stations: fc.integer({ min: 2, max: 9 }),
    seed: fc.nat(1_000_000),
    propagation: fc.constantFrom(0, 1, 4000, 4000, 6399),
    linkLayerDelay: fc.constantFrom(0, 1e6, 12_345),
    limit: fc.integer({ min: 1, max: 12 }),
    kills: fc.array(fc.nat(20), { maxLength: 3 }),
    bursts: fc.array(
      fc.record({
        at: fc.oneof(fc.integer({ min: 0, max: 20_000_000 }), fc.constantFrom(0, 5_000_000)),
        from: fc.nat(8),
        to: fc.nat(7),
        bytes: fc.oneof(fc.constantFrom(1, 46, 1000, 1500), fc.integer({ min: 1, max: 1500 })),
        count: fc.integer({ min: 1, max: 12 }),
        spacing: fc.constantFrom(0, 0, 1000, 820_800, 100_000),
      }),
      { minLength: 1, maxLength: 14 },
    ),
  })
  .map(({ bursts, stations, ...rest }) => ({
    ...rest,
    stations,
    // Long enough for the slowest back-offs: everything has left by then.
    horizon: 2_000_000_000,
    packets: bursts
      .flatMap(({ at, from, to, bytes, count, spacing }) => {
        const sender = from % stations;
        const receiver = (sender + 1 + (to % (stations - 1))) % stations;
        return Array.from({ length: count }, (_, n) => ({ at: at + n * spacing, from: sender, to: receiver, bytes }));
      })
      .sort((a, b) => a.at - b.at),
  }));
