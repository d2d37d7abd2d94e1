// The sending end of a link: queue discipline, buffer and line together. Knows when each admitted packet leaves and
// arrives the moment it is offered; Link and Conduit differ only in what they do with that knowledge.

import type { Fingerprint } from '../core/digest.ts';
import type { FlightLog } from '../core/flights.ts';
import { arrivesAt } from '../core/memory.ts';
import type { Probes } from '../core/probe.ts';
import type { Simulator } from '../core/simulator.ts';
import { Backlog } from './backlog.ts';
import type { Line } from './line.ts';
import type { Packet, Packets } from './packet.ts';
import type { QueueDiscipline } from './queues/discipline.ts';

export interface PortOptions {
  /** Index of the link in the run's layout. */
  readonly index: number;
  readonly line: Line;
  readonly discipline: QueueDiscipline;
  /** Should the queue length be recorded as gauge `queue`? */
  readonly watched: boolean;
}

export class Port {
  readonly backlog: Backlog;
  offered = 0;
  dropped = 0;
  bytesSent = 0;
  private readonly horizon: number;
  private readonly line: Line;
  private readonly discipline: QueueDiscipline;
  private readonly flights: FlightLog | null;
  private readonly fingerprint: Fingerprint;
  private readonly probes: Probes;
  private readonly packets: Packets;
  private readonly index: number;

  constructor(sim: Simulator, options: PortOptions, packets: Packets, probes: Probes) {
    this.horizon = sim.horizon;
    this.line = options.line;
    this.discipline = options.discipline;
    this.packets = packets;
    this.probes = probes;
    this.index = options.index;
    this.fingerprint = sim.digests.part();
    this.backlog = new Backlog(options.watched ? probes.gauge('queue', 'packets', { link: options.index }) : null);
    const log = probes.flightLog(options.index);
    this.flights = probes.choice.flights ? log : null;
  }

  /** When the last packet admitted so far will be at the far end; -Infinity before the first. */
  get lastArrival(): number {
    return this.line.arrivesAt;
  }

  /**
   * The packet comes at `arrivesAt[packet.row]`. True: it got in and `arrivesAt` is now when it will be at the far end.
   * False: it is gone.
   */
  admit(packet: Packet): boolean {
    const row = packet.row;
    const now = arrivesAt[row]!;
    const { backlog, line } = this;
    backlog.settle(now);
    // A link computed ahead may be told of packets that come after the end of the run: they are not part of it.
    if (now >= this.horizon || !this.discipline.admits(backlog, packet.bytes, now)) {
      this.refuse(packet, now);
      return false;
    }
    line.send(now, packet.bytes);
    this.offered++;
    this.bytesSent += packet.bytes;
    backlog.enter(now, line.leavesAt, packet.bytes);
    arrivesAt[row] = line.arrivesAt;
    this.fingerprint.fold(now, line.arrivesAt | 0);
    if (this.flights !== null) {
      this.flights.add(now, line.startsAt, line.arrivesAt, packet.segment, packet.flow * 4 + packet.kind);
    }
    return true;
  }

  private refuse(packet: Packet, now: number): void {
    if (now < this.horizon) {
      const { backlog, discipline } = this;
      this.fingerprint.fold(now, -1 - packet.seq);
      this.probes.marks.addLoss('drop', now, this.index, packet, [backlog.length, discipline.limit, this.offered]);
      this.offered++;
      this.dropped++;
    }
    this.packets.free(packet);
  }
}
