// Networks whose record has no packets but rows that stand for some: a visit of a chunk to a station is the segments that end in it.
// What a row is as packets is said by a module for each kind of network; what walks along packets, opens them and
// writes them into a capture knows only this.

import type { Log } from '../record/logs.ts';
import { memoByRecord } from '../record/memo.ts';
import type { Mark, RunRecord } from '../record/record.ts';
import type { Layout, LinkInfo } from '../scenarios/kit/layout.ts';
import type { StageName } from '../scenarios/kit/scenario.ts';
import { type Forwarded, forwardedPackets, type Leg, type Message } from './forwarded.ts';

export interface RowPacket {
  /** The same for a packet on all its links, however its headers are changed on the way. */
  readonly id: string;
  readonly flow: number;
  /** As in `PACKET_KIND`. */
  readonly kind: number;
  /** As people count them; 0 of what is none. */
  readonly segment: number;
  /** The hosts it is between. */
  readonly leg: { readonly from: string; readonly to: string };
  /** As the host sees it that the link is at; undefined on a medium that all share. */
  readonly direction: 'in' | 'out' | undefined;
  /** Of its row, ns. */
  readonly offeredAt: number;
  /** Its first bit and its last, or its share of a processor's time. */
  readonly startsAt: number;
  readonly arrivesAt: number;
  /** When a capture at this link sees it, ns. */
  readonly seenAt: number;
  /** What its bytes follow from (forwarded-frame.ts). */
  readonly forwarded: Forwarded;
}

/** The packets of a row as they go one behind the other: what they are and when each passes, without their bytes. */
export interface RowTrain {
  readonly message: Message;
  readonly total: number;
  /** At a port both are the same cable. */
  readonly into: Leg | undefined;
  readonly outOf: Leg | undefined;
  readonly isPort: boolean;
  /** As people count them, of the n-th from 0. */
  readonly segment: (nth: number) => number;
  /** When the n-th has passed, ns; of -1: when the first begins. */
  readonly time: (nth: number) => number;
}

/** Reads the rows of a run, those of each link in their order. */
export interface RowReader {
  /** Marks are to be noted before rows of their time are read. */
  note(marks: readonly Mark[]): void;
  /** The how manieth row of its kind this is, from 0; to be asked once of every row. */
  count(log: Log, row: number): number;
  /** How many rows of its kind there will be in all. */
  expected(log: Log, row: number): number;
  /** Undefined of a row of which nothing is known. @param count of this row */
  train(log: Log, row: number, count: number): RowTrain | undefined;
  /** In order of time. @param count of this row */
  packets(log: Log, row: number, count: number): readonly RowPacket[];
}

export interface RowPackets {
  /** Do rows of this link stand for packets? */
  carries(layout: Layout, link: LinkInfo): boolean;
  reader(layout: Layout): RowReader;
}

const BY_KIND: Readonly<Partial<Record<StageName, RowPackets>>> = { 'virtual-server': forwardedPackets };

/** Do rows of this link stand for packets? */
export const carriesRows = (layout: Layout, link: LinkInfo): boolean =>
  BY_KIND[layout.kind]?.carries(layout, link) ?? false;

/** Undefined where packets are recorded themselves, or nothing is known of them. */
export const rowReaderOf = (layout: Layout): RowReader | undefined => BY_KIND[layout.kind]?.reader(layout);

interface Counted {
  readonly reader: RowReader;
  /** By link and row; -1 of rows that stand in a part of a run which does not say. */
  readonly counts: readonly Int8Array[];
}

const counted = memoByRecord((record: RunRecord): Counted | undefined => {
  const { layout, flights, marks, flightsFrom } = record;
  const reader = rowReaderOf(layout);
  if (!reader) return undefined;
  reader.note(marks);
  const counts = flights.map((log, link) => {
    if (!carriesRows(layout, layout.links[link]!)) return new Int8Array();
    const own = Int8Array.from({ length: log.length }, (_, row) => reader.count(log, row));
    return flightsFrom > 0 ? own.map((count, row) => (reader.expected(log, row) > 1 ? -1 : count)) : own;
  });
  return { reader, counts };
});

/** The packets that a row stands for; empty where it is not known. */
export function packetsOfRow(record: RunRecord, link: number, row: number): readonly RowPacket[] {
  const known = counted(record);
  const count = known?.counts[link]?.[row] ?? -1;
  return known && count >= 0 ? known.reader.packets(record.flights[link]!, row, count) : [];
}

/** Undefined where it is not known. */
export function trainOfRow(record: RunRecord, link: number, row: number): RowTrain | undefined {
  const known = counted(record);
  const count = known?.counts[link]?.[row] ?? -1;
  return known && count >= 0 ? known.reader.train(record.flights[link]!, row, count) : undefined;
}
