// A capture of a run in the format of pcapng, written slice by slice while the run is computed: packets in the order in which
// a sniffer at its place sees them, each known from the record alone.

import { atmIndex } from '../record/cell-link.ts';
import { type CircuitPacket, CircuitPackets } from '../record/circuit-packets.ts';
import type { Log } from '../record/logs.ts';
import type { RunRecord } from '../record/record.ts';
import type { Layout } from '../scenarios/kit/layout.ts';
import { ipv4Of } from './addresses.ts';
import { Frames } from './frames.ts';
import { Notes } from './notes.ts';
import { Connections, type Passage, passageOf } from './passages.ts';
import { enhancedPacket, interfaceDescription, interfaceStatistics, nameResolution } from './pcapng.ts';
import { directionOf, type Sniffer, seenAt } from './sniffer.ts';

interface Tap {
  readonly link: number;
  readonly direction: 'in' | 'out' | undefined;
  /** Are its packets to be put together from cells? */
  readonly fromCells: boolean;
  readonly connections: Connections;
  readonly frames: Frames;
  passed: number;
  lost: number;
}

/** A packet that has been recorded and not been seen yet. */
interface Coming {
  readonly at: number;
  /** Index of the interface. */
  readonly on: number;
  readonly passage: Passage;
}

export class Capture {
  private readonly notes: Notes;
  private readonly taps: readonly Tap[];
  private readonly write: (block: Uint8Array) => void;
  private readonly circuits: CircuitPackets | undefined;
  private coming: Coming[] = [];

  /**
   * Writes what stands before the packets, without the header of the section.
   * @param write takes the blocks one by one
   */
  constructor(layout: Layout, sniffer: Sniffer, write: (block: Uint8Array) => void) {
    this.write = write;
    this.notes = new Notes(layout, sniffer.links);
    const cells = atmIndex(layout);
    this.circuits = cells && new CircuitPackets(cells);
    this.taps = sniffer.links.map((link) => {
      const info = layout.links[link]!;
      const direction = directionOf(sniffer, info);
      const counts = { passed: 0, lost: 0 };
      const fromCells = info.role === 'cells';
      return {
        link,
        direction,
        fromCells,
        connections: new Connections(),
        frames: new Frames(layout, info),
        ...counts,
      };
    });
    for (const { frames } of this.taps) write(interfaceDescription(frames.interface));
    write(nameResolution(layout.nodes.map(({ name }, node) => ({ address: ipv4Of(node), name }))));
  }

  /** @param slice what was recorded since the slice before; whatever is yet to come is seen at `computedTo` or later */
  read(slice: Pick<RunRecord, 'marks' | 'flights' | 'computedTo' | 'spec'>): void {
    const { marks, flights, computedTo } = slice;
    this.notes.read(marks);
    const whole = this.circuits?.read(slice) ?? [];
    this.taps.forEach((tap, on) => {
      if (tap.fromCells) this.readCircuits(whole, on);
      else this.readRows(flights[tap.link]!, tap, on);
    });
    this.coming.sort((a, b) => a.at - b.at || this.order(a) - this.order(b));
    const later = this.coming.findIndex(({ at }) => at >= computedTo);
    const seen = this.coming.splice(0, later < 0 ? this.coming.length : later);
    for (const each of seen) this.pass(each);
  }

  /** Whatever is still under way at the end of the run is not seen. @returns how many packets were */
  end(at: number): number {
    this.taps.forEach(({ link, passed, lost }, on) => {
      const comments = this.notes.lossesOn(link, at, 'the end');
      this.write(interfaceStatistics({ on, at, passed, lost: lost + comments.length, comments }));
    });
    return this.taps.reduce((sum, { passed }) => sum + passed, 0);
  }

  private readRows(log: Log, tap: Tap, on: number): void {
    if (log.kind !== 'packets') return;
    for (let row = 0; row < log.length; row++) {
      const passage = tap.connections.read(log, row);
      this.coming.push({ at: seenAt(log, row, tap.direction), on, passage });
    }
  }

  private readCircuits(packets: readonly CircuitPacket[], on: number): void {
    for (const packet of packets) this.coming.push({ at: packet.arrivesAt, on, passage: passageOf(packet) });
  }

  /** At the same instant what comes in is first: what leaves may be the answer. */
  private order({ on }: Coming): number {
    return on + (this.taps[on]!.direction === 'out' ? this.taps.length : 0);
  }

  private pass({ at, on, passage }: Coming): void {
    const tap = this.taps[on]!;
    const losses = this.notes.lossesOn(tap.link, at, 'this frame');
    const why = this.notes.onPassage(passage);
    tap.passed++;
    tap.lost += losses.length;
    const { direction } = tap;
    this.write(
      enhancedPacket({
        ...{ on, at, bytes: tap.frames.capturedOf(passage) },
        ...(direction === undefined ? {} : { direction }),
        comments: [...losses, ...(why === undefined ? [] : [why])],
      }),
    );
  }
}
