// A capture of a run in the format of pcapng, written slice by slice while the run is computed: packets in the order in which
// a sniffer at its place sees them, each known from the record alone.

import { atmIndex } from '../record/cell-link.ts';
import { type CircuitPacket, CircuitPackets } from '../record/circuit-packets.ts';
import type { Log } from '../record/logs.ts';
import type { RunRecord } from '../record/record.ts';
import type { Layout } from '../scenarios/kit/layout.ts';
import { namesIn } from './addresses.ts';
import { forwardedFrame, stationInterface } from './forwarded-frame.ts';
import { Frames } from './frames.ts';
import { Notes } from './notes.ts';
import { Connections, type Passage, passageOf } from './passages.ts';
import { enhancedPacket, interfaceDescription, interfaceStatistics, nameResolution } from './pcapng.ts';
import { type RowPacket, type RowReader, rowReaderOf } from './row-packets.ts';
import { directionOf, type Sniffer, seenAt } from './sniffer.ts';

interface Tap {
  readonly link: number;
  readonly direction: 'in' | 'out' | undefined;
  /** Are its packets to be put together from cells? */
  readonly fromCells: boolean;
  readonly connections: Connections;
  /** Undefined where rows stand for packets. */
  readonly frames: Frames | undefined;
  passed: number;
  lost: number;
}

/** A packet that has been recorded and not been seen yet. */
interface Coming {
  readonly at: number;
  /** Index of the interface. */
  readonly on: number;
  readonly passage: Passage | RowPacket;
}

/** Rows that stand for packets are recorded when the last of them is over: no visit takes longer than that, ns. */
const LONGEST_ROW = 1e9;

const isOfRow = (passage: Passage | RowPacket): passage is RowPacket => 'forwarded' in passage;

export class Capture {
  private readonly layout: Layout;
  private readonly notes: Notes;
  private readonly taps: readonly Tap[];
  private readonly write: (block: Uint8Array) => void;
  private readonly circuits: CircuitPackets | undefined;
  private readonly rows: RowReader | undefined;
  private readonly flow: number | undefined;
  private coming: Coming[] = [];

  /**
   * Writes what stands before the packets, without the header of the section.
   * @param write takes the blocks one by one
   * @param flow of which alone packets are wanted, where rows stand for them; left out: of all
   */
  constructor(layout: Layout, sniffer: Sniffer, write: (block: Uint8Array) => void, flow?: number) {
    this.write = write;
    this.layout = layout;
    this.notes = new Notes(layout, sniffer.links);
    const cells = atmIndex(layout);
    this.circuits = cells && new CircuitPackets(cells);
    this.rows = rowReaderOf(layout);
    this.flow = flow;
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
        frames: this.rows ? undefined : new Frames(layout, info),
        ...counts,
      };
    });
    for (const { frames, link } of this.taps) {
      write(interfaceDescription(frames?.interface ?? stationInterface(layout.links[link]!)));
    }
    write(nameResolution(namesIn(layout)));
  }

  /** @param slice what was recorded since the slice before; whatever is yet to come is seen at `computedTo` or later */
  read(slice: Pick<RunRecord, 'marks' | 'flights' | 'computedTo' | 'spec'>): void {
    const { marks, flights, computedTo } = slice;
    this.notes.read(marks);
    this.rows?.note(marks);
    const whole = this.circuits?.read(slice) ?? [];
    this.taps.forEach((tap, on) => {
      if (tap.fromCells) this.readCircuits(whole, on);
      else if (this.rows) this.readRowPackets(flights[tap.link]!, on);
      else this.readRows(flights[tap.link]!, tap, on);
    });
    this.passUntil(this.rows ? computedTo - LONGEST_ROW : computedTo);
  }

  private passUntil(time: number): void {
    this.coming.sort((a, b) => a.at - b.at || this.order(a) - this.order(b));
    const later = this.coming.findIndex(({ at }) => at >= time);
    const seen = this.coming.splice(0, later < 0 ? this.coming.length : later);
    for (const each of seen) this.pass(each);
  }

  /** Whatever is still under way at the end of the run is not seen. @returns how many packets were */
  end(at: number): number {
    if (this.rows) this.passUntil(at);
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

  private readRowPackets(log: Log, on: number): void {
    for (let row = 0; row < log.length; row++) {
      const packets = this.rows!.packets(log, row, this.rows!.count(log, row));
      for (const passage of packets) {
        if (this.flow === undefined || passage.flow === this.flow)
          this.coming.push({ at: passage.seenAt, on, passage });
      }
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
    const why = isOfRow(passage) ? this.notes.onRowPacket(passage) : this.notes.onPassage(passage);
    tap.passed++;
    tap.lost += losses.length;
    const { direction } = isOfRow(passage) ? passage : tap;
    const bytes = isOfRow(passage)
      ? forwardedFrame(this.layout, passage.flow, passage.forwarded)
      : tap.frames!.capturedOf(passage);
    this.write(
      enhancedPacket({
        ...{ on, at, bytes },
        ...(direction === undefined ? {} : { direction }),
        comments: [...losses, ...(why === undefined ? [] : [why])],
      }),
    );
  }
}
