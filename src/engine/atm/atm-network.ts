// Senders on one switch, wired: a packet takes its host's processing time, its adapter cuts it into cells, they pass the
// switch, and what is whole again takes the processing time of the receiving host. Acknowledgements take no ATM path here
// (rule C8): they come back after a fixed time. A carrier, so that TCP knows nothing of it.

import type { FlightLog } from '../core/flights.ts';
import { arrivesAt, clock } from '../core/memory.ts';
import type { Probes } from '../core/probe.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import { Timeline } from '../core/timeline.ts';
import type { Carrier } from '../net/carrier.ts';
import { Lossy } from '../net/lossy.ts';
import { type Packet, Packets } from '../net/packet.ts';
import { Pipe } from '../net/pipe.ts';
import { drawn, type ProcessingTime, Processor } from '../net/processor.ts';
import { Router } from '../net/router.ts';
import type { PacketSink } from '../net/sink.ts';
import { CELL_HEADER, CELL_PAYLOAD, cellsOf, piecesOf } from './aal5.ts';
import { CellAdmission, PacketAdmission } from './admission.ts';
import { CellSwitch } from './cell-switch.ts';
import { Occupancy } from './occupancy.ts';
import { OutputBuffer } from './output-buffer.ts';
import type { DropPolicy } from './policies/policy.ts';
import { Reassembler } from './reassembler.ts';
import { SlotClock } from './slot-clock.ts';
import type { SlotOrder } from './slot-order.ts';
import { SwitchMarks } from './switch-marks.ts';
import { VirtualCircuit } from './virtual-circuit.ts';

export interface AtmOptions {
  /** bit/s, of the output link; and how many times as fast the links of the senders are, whole; left out: 1. */
  readonly rate: number;
  readonly pace?: number;
  /** VCs, numbered from 0; VC n is the path of sender n. */
  readonly circuits: number;
  /** Cells. */
  readonly capacity: number;
  readonly policy: DropPolicy;
  /** Count cells by VC, because a policy that is yet to come will ask? Left out: as the first policy wants it. */
  readonly countsVcs?: boolean;
  readonly order: SlotOrder;
  /** LLC_SNAP or 0. */
  readonly llc: number;
  /** Bytes a cell carries behind its header; left out: 48, as ATM has it. A packet switch measures in pieces of 53 bytes anyway. */
  readonly cellPayload?: number;
  readonly mergeOnLostEnd: boolean;
  /** Cells that hold the header of a packet, which a policy that trims lets pass; left out: 1. */
  readonly headerCells?: number;
  /** A packet switch with the same buffer, for comparison: no cells, store and forward. */
  readonly storesPackets: boolean;
  /** One way from host to switch and from switch to host, ns; the first in whole slots. */
  readonly delay: Nanos;
  /** Total delay of an acknowledgement, ns. */
  readonly ackDelay: Nanos;
  readonly processing: ProcessingTime;
  /** Hosts rest between packets for up to this part of a packet's time. */
  readonly rest: number;
  readonly inTrains: boolean;
  /** Names of the paths of a VC, forward and return, and which packets to drop there by hand, from 0; left out: none. */
  readonly placesOf?: (vc: number) => readonly [data: string, acks: string];
  readonly killsAt?: (place: string) => ReadonlySet<number>;
  /** Of its links in the layout: the output link, lost cells, then for each VC its adapter's link and its return path. */
  readonly firstIndex: number;
}

/** A path of one VC: forward or return. */
export interface AtmRoute {
  readonly vc: number;
  readonly back: boolean;
}

/** A host counts as busy, and makes no new segment, while this many packets wait for its processor. */
const BUSY_FROM = 2;

export class AtmNetwork implements Carrier<AtmRoute> {
  readonly packets = new Packets();
  readonly slots: SlotClock;
  readonly switch: CellSwitch;
  readonly reassembler: Reassembler;
  private readonly options: AtmOptions;
  private readonly sim: Simulator;
  private readonly probes: Probes;
  private readonly circuits: readonly VirtualCircuit[];
  private readonly entries: PacketSink[] = [];
  private readonly forward: Router;
  private readonly backward: Router;
  private readonly back: readonly FlightLog[];
  private readonly acks: Pipe;
  private readonly processors: readonly (Processor | null)[];
  private readonly cellAdmission: CellAdmission<VirtualCircuit> | undefined;

  constructor(sim: Simulator, options: AtmOptions, probes: Probes) {
    this.sim = sim;
    this.probes = probes;
    this.options = options;
    this.slots = new SlotClock(options.rate, sim.horizon, (options.cellPayload ?? CELL_PAYLOAD) + CELL_HEADER);
    this.processors = Array.from({ length: options.circuits }, (_, vc) => this.processor(`sender ${vc}`));
    const { slots } = this;
    const link = options.firstIndex;
    const cells = probes.flightLog(link);
    const lostCells = probes.flightLog(link + 1);
    // Also where gauges do not record yet: a part of the run computed again has the gauges of the whole, by number.
    const { detail } = probes.choice;
    const useful = detail ? probes.detail('usefulCells', 'cells', { link }) : null;
    const dead = detail ? probes.detail('deadCells', 'cells', { link }) : null;
    const queue = probes.gauge('queue', 'cells', { link });
    const marks = new SwitchMarks(probes.marks, { link, slots, delay: options.delay, useful, dead });
    marks.balance(0, 0, 0);
    this.forward = new Router();
    this.backward = new Router();
    const delivery = new Pipe(sim);
    delivery.next = this.forward;
    this.acks = new Pipe(sim);
    this.acks.next = this.backward;
    const { delay, mergeOnLostEnd } = options;
    this.reassembler = new Reassembler(sim, { slots, delay, mergeOnLostEnd }, delivery, this.packets, marks);
    const { storesPackets, policy } = options;
    const countsVcs = options.countsVcs ?? policy.countsVcs;
    const buffer = new OutputBuffer(options.capacity, countsVcs);
    buffer.keepsHeaderRoom = !storesPackets && policy.trims === true;
    const cellAdmission = storesPackets ? undefined : new CellAdmission<VirtualCircuit>(policy, buffer, marks);
    const admission = cellAdmission ?? new PacketAdmission<VirtualCircuit>(buffer, marks);
    this.cellAdmission = cellAdmission;
    const inTrains = options.inTrains && !countsVcs;
    const parts = {
      admission,
      reassembler: this.reassembler,
      marks,
      cells,
      lostCells,
      occupancy: new Occupancy(queue, slots),
    };
    const { order, pace = 1 } = options;
    this.switch = new CellSwitch(sim, { slots, order, storesPackets, inTrains, pace }, parts);
    this.circuits = Array.from({ length: options.circuits }, (_, vc) => this.circuit(vc, probes));
    this.back = this.circuits.map(({ vc }) => probes.flightLog(link + 3 + 2 * vc));
  }

  path(route: AtmRoute, sink: PacketSink): number {
    const number = this.entries.length;
    if (route.back) this.openBack(route.vc, number, sink);
    else this.openForward(route.vc, number, sink);
    return number;
  }

  entry(path: number): PacketSink {
    return this.entries[path]!;
  }

  /** Whether the host of a VC may make another segment; `resume` is told when it may again. */
  roomOf(vc: number, resume: () => void): { readonly isOpen: boolean } | undefined {
    const processor = this.processors[vc]!;
    if (processor === null) return undefined;
    processor.onDoneListener = resume;
    return {
      get isOpen() {
        return processor.length < BUSY_FROM;
      },
    };
  }

  /** How long the receiving host of a VC takes to make its next acknowledgement, ns. */
  makingTimeOf(vc: number): () => Nanos {
    const { processing } = this.options;
    const stream = this.sim.random(`acknowledgements at receiver ${vc}`);
    return () => drawn(processing, stream);
  }

  /** Another policy from now on; a packet switch has none to replace. */
  setPolicy(policy: DropPolicy): void {
    if (!this.cellAdmission) return;
    this.cellAdmission.policy = policy;
    this.cellAdmission.buffer.keepsHeaderRoom = policy.trims === true;
  }

  settle(time: Nanos): void {
    this.switch.settle(time);
  }

  private openForward(vc: number, number: number, sink: PacketSink): void {
    const door = this.doorOf(vc, 0, this.circuits[vc]!);
    const sender = this.processors[vc]!;
    if (sender !== null) sender.next = door;
    this.entries.push(sender ?? door);
    const receiver = this.processor(`receiver ${vc}`);
    if (receiver !== null) receiver.next = sink;
    this.forward.ports[number] = receiver ?? sink;
  }

  /** At the head of a path (0: forward, 1: return): packets dropped by hand. */
  private doorOf(vc: number, way: 0 | 1, sink: PacketSink): PacketSink {
    const place = this.options.placesOf?.(vc)[way] ?? '';
    const kills = this.options.killsAt?.(place);
    if (kills === undefined || kills.size === 0) return sink;
    const index = this.options.firstIndex + 2 + 2 * vc + way;
    const options = { index, place, kills, probability: new Timeline(0) };
    const lossy = new Lossy(this.sim, options, this.packets, this.probes);
    lossy.next = sink;
    return lossy;
  }

  private openBack(vc: number, number: number, sink: PacketSink): void {
    this.backward.ports[number] = sink;
    const flights = this.back[vc]!;
    const way: PacketSink = { receive: (packet) => this.acknowledge(packet, flights) };
    this.entries.push(this.doorOf(vc, 1, way));
  }

  private acknowledge(packet: Packet, flights: FlightLog): void {
    const now = clock[0]!;
    const there = now + this.options.ackDelay;
    arrivesAt[packet.row] = there;
    flights.add(now, now, there, packet.segment, packet.flow * 4 + packet.kind, packet);
    this.acks.put(packet);
  }

  private processor(name: string): Processor | null {
    const { sim, options } = this;
    if (options.processing.time === 0) return null;
    return new Processor(sim, options.processing, sim.random(`processing at ${name}`));
  }

  private circuit(vc: number, probes: Probes): VirtualCircuit {
    const { llc, cellPayload, delay, pace = 1, storesPackets, rest, firstIndex } = this.options;
    const options = {
      vc,
      slots: this.slots,
      reach: this.slots.count(delay),
      pace,
      keeps: this.options.headerCells ?? 1,
      cellsOf: storesPackets ? piecesOf : (bytes: number) => cellsOf(bytes, llc, cellPayload),
      rest,
      stream: this.sim.random(`rests of sender ${vc}`),
      flights: probes.flightLog(firstIndex + 2 + 2 * vc),
    };
    return new VirtualCircuit(options, this.switch);
  }
}
