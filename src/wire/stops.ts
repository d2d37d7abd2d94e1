// Where a packet of a run was: on a link, or lost in front of one. A stop is named by what stays true of it when the record
// holds another span of the run (`PacketName`), and says everything that its bytes follow from.

import { circuitLogs } from '../record/circuit-packets.ts';
import { detailOf } from '../record/details.ts';
import { packetsOn } from '../record/flights.ts';
import { PACKET_KIND, type PacketLog, packetEcn, packetFlow, packetKind } from '../record/logs.ts';
import { memoByRecord } from '../record/memo.ts';
import type { Mark, RunRecord } from '../record/record.ts';
import { rowAt } from '../record/values.ts';
import { cellStop } from './cell-stops.ts';
import { isKnownToTheByte } from './known.ts';
import { Connections, type Passage } from './passages.ts';
import type { RowPacket } from './row-packets.ts';
import { findRowStop } from './row-stops.ts';
import type { Frame } from './web-cluster/frames.ts';
import { findFrame } from './web-cluster/stops.ts';

/** Of a packet at a link: enough to find it again in any record of the run. */
export interface PacketName {
  readonly link: number;
  /** When the link was given it, ns. */
  readonly offeredAt: number;
  readonly flow: number;
  readonly segment: number;
  /** As in `PACKET_KIND`. */
  readonly kind: number;
  /** Of its first unit, where segments have any length: two may have the same number. */
  readonly seq?: number;
  /** One of its cells, from 0; left out: the packet. */
  readonly cell?: number;
  /** The how manieth of its row, where rows stand for packets. */
  readonly nth?: number;
}

export interface Stop {
  readonly link: number;
  /** In the link's log; -1: it was lost in front of the link. */
  readonly row: number;
  readonly passage: Passage;
  /** Its first bit on the link, its last at the far end; of what was lost, when that was. */
  readonly startsAt: number;
  readonly arrivesAt: number;
  readonly loss: Mark | undefined;
  /** One of its cells, from 0, whose times these are; left out: the packet. */
  readonly cell?: number;
  /** Where rows of the record stand for packets: this one, and the how manieth of its row it is. */
  readonly packet?: RowPacket;
  readonly nth?: number;
  /** Of a web cluster, whose records have requests and no packets: the frame it is. */
  readonly frame?: Frame;
}

/** The packets of a flow that passed a link, and perhaps others; of a link of cells what AAL5 put together of them. */
export const passingOn = (record: RunRecord, link: number, flow: number): PacketLog | undefined =>
  record.layout.links[link]?.role === 'cells' ? circuitLogs(record)[flow] : packetsOn(record, link);

/** By link: the connection of each row. */
const connections = memoByRecord(({ flights }) =>
  flights.map((log) => {
    const read = new Connections();
    return log.kind === 'packets'
      ? Int32Array.from({ length: log.length }, (_, row) => read.read(log, row).connection)
      : new Int32Array();
  }),
);

export function stopAt(record: RunRecord, log: PacketLog, row: number): Stop {
  const { link } = log;
  const [flow, kind] = [packetFlow(log.info[row]!), packetKind(log.info[row]!)];
  const connection = connections(record)[link]![row] ?? 0;
  const ecn = packetEcn(log.info[row]!);
  const detail = detailOf(log, row);
  const passage = {
    ...{ offeredAt: log.offeredAt[row]!, flow, segment: log.segment[row]!, kind, connection, ecn },
    ...(detail ? { detail } : {}),
  };
  return { link, row, passage, startsAt: log.startsAt[row]!, arrivesAt: log.arrivesAt[row]!, loss: undefined };
}

const LOSSES: readonly Mark['kind'][] = ['drop', 'loss', 'kill', 'given-up', 'refuse', 'trim', 'cut', 'glue'];

/** Did a packet end here whose link and segment are known? */
export const isPacketLoss = ({ kind, link, flow, segment }: Mark): boolean =>
  LOSSES.includes(kind) && link >= 0 && flow >= 0 && segment >= 0;

/** A packet that was lost in front of a link has no row there; its connection is that of what passed before it. */
export function stopOfLoss(record: RunRecord, mark: Mark): Stop {
  const { link, at, flow, segment } = mark;
  const kind = mark.numbers['packet'] ?? PACKET_KIND.data;
  const log = packetsOn(record, link);
  let connection = 0;
  if (log) {
    let row = rowAt(log.offeredAt, log.length, at);
    const isAck = kind === PACKET_KIND.ack;
    while (row >= 0 && !isOf(log, row, flow, isAck)) row--;
    if (row >= 0) connection = connections(record)[link]![row]! + (segment === 0 && log.segment[row]! > 0 ? 1 : 0);
  }
  const { detail } = mark;
  const passage = { offeredAt: at, flow, segment, kind, connection, ...(detail ? { detail } : {}) };
  return { link, row: -1, passage, startsAt: at, arrivesAt: at, loss: mark };
}

/** Is a row of this flow, and an ACK or not? */
export const isOf = (log: PacketLog, row: number, flow: number, isAck: boolean): boolean =>
  packetFlow(log.info[row]!) === flow && (packetKind(log.info[row]!) === PACKET_KIND.ack) === isAck;

export const nameOf = ({ link, passage: { offeredAt, flow, segment, kind, detail }, cell, nth }: Stop): PacketName => ({
  ...{ link, offeredAt, flow, segment, kind },
  ...(detail ? { seq: detail.seq } : {}),
  ...(cell === undefined ? {} : { cell }),
  ...(nth === undefined ? {} : { nth }),
});

/** Undefined while the record does not hold it: another span of the run is kept, or the run is another one by now. */
export function findStop(record: RunRecord, name: PacketName): Stop | undefined {
  if (record.layout.requests) return findFrame(record, name);
  if (record.layout.forwarding) return findRowStop(record, name);
  const stop = findPassed(record, name) ?? findLost(record, name);
  return stop && name.cell !== undefined ? cellStop(record, stop, name.cell) : stop;
}

const isNamed = ({ segment, kind, seq }: PacketName, { passage }: Stop): boolean =>
  passage.segment === segment && passage.kind === kind && (seq === undefined || passage.detail?.seq === seq);

function findPassed(record: RunRecord, name: PacketName): Stop | undefined {
  const { link, offeredAt, flow } = name;
  const log = passingOn(record, link, flow);
  if (!log) return undefined;
  for (let row = rowAt(log.offeredAt, log.length, offeredAt); row >= 0 && log.offeredAt[row] === offeredAt; row--) {
    if (packetFlow(log.info[row]!) !== flow) continue;
    const stop = stopAt(record, log, row);
    if (isNamed(name, stop)) return stop;
  }
  return undefined;
}

function findLost(record: RunRecord, name: PacketName): Stop | undefined {
  const { link, offeredAt, flow } = name;
  for (const mark of record.marks) {
    if (mark.at !== offeredAt || mark.link !== link || mark.flow !== flow || !isPacketLoss(mark)) continue;
    const stop = stopOfLoss(record, mark);
    if (isNamed(name, stop)) return stop;
  }
  return undefined;
}

/** Can packets of this link be opened? */
export const canBeOpened = ({ layout }: Pick<RunRecord, 'layout'>, link: number): boolean =>
  layout.links[link] !== undefined && isKnownToTheByte(layout, layout.links[link]);
