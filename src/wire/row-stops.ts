// Packets that rows of a record stand for, as they can be opened: found again by name, on their way from host to host, before and
// after one another.

import type { Log, VisitLog } from '../record/logs.ts';
import type { Mark, RunRecord } from '../record/record.ts';
import { rowAt } from '../record/values.ts';
import type { Along } from './journey.ts';
import { carriesRows, packetsOfRow, type RowPacket } from './row-packets.ts';
import type { PacketName, Stop } from './stops.ts';

/** @param nth of the packets of its row */
function stopOf(link: number, row: number, nth: number, packet: RowPacket): Stop {
  const { offeredAt, flow, segment, kind, startsAt, arrivesAt } = packet;
  const passage = { offeredAt, flow, segment, kind, connection: 0 };
  return { link, row, nth, passage, startsAt, arrivesAt, loss: undefined, packet };
}

/** The packets that a row stands for. */
export const rowStops = (record: RunRecord, link: number, row: number): Stop[] =>
  packetsOfRow(record, link, row).map((packet, nth) => stopOf(link, row, nth, packet));

const visitsOn = (record: RunRecord, link: number): VisitLog | undefined => {
  const log: Log | undefined = record.flights[link];
  return log?.kind === 'visits' && carriesRows(record.layout, record.layout.links[link]!) ? log : undefined;
};

const flowOf = ({ info }: VisitLog, row: number): number => info[row]! >> 2;

/** Undefined while the record does not hold it. */
export function findRowStop(record: RunRecord, name: PacketName): Stop | undefined {
  const { link, offeredAt, flow, segment, kind, nth = 0 } = name;
  const log = visitsOn(record, link);
  if (!log) return undefined;
  // No visit ends before it was offered.
  for (let row = rowAt(log.arrivesAt, log.length, offeredAt - 1) + 1; row < log.length; row++) {
    if (log.offeredAt[row] !== offeredAt || flowOf(log, row) !== flow) continue;
    const packet = packetsOfRow(record, link, row)[nth];
    if (packet?.segment === segment && packet.kind === kind) return stopOf(link, row, nth, packet);
  }
  return undefined;
}

/** What comes to a host is there before it leaves it. */
const inOrder = (a: Stop, b: Stop): number =>
  a.startsAt - b.startsAt || a.arrivesAt - b.arrivesAt || Number(isOut(a)) - Number(isOut(b));
const isOut = ({ packet }: Stop): boolean => packet?.direction === 'out';

/** One packet from its first station to its last, twice where a host hands it on. */
export function rowJourney(record: RunRecord, of: Stop): Stop[] {
  const { info, chunk } = record.flights[of.link] as VisitLog;
  const [what, which] = [info[of.row], chunk[of.row]];
  const stops: Stop[] = [];
  record.layout.links.forEach((_, link) => {
    const log = visitsOn(record, link);
    if (!log) return;
    for (let row = 0; row < log.length; row++) {
      if (log.info[row] !== what || log.chunk[row] !== which) continue;
      for (const stop of rowStops(record, link, row)) if (stop.packet!.id === of.packet!.id) stops.push(stop);
    }
  });
  return stops.sort(inOrder);
}

/**
 * The packet before or after this one; undefined at the end of what the record holds. `segment`: the same one, where it goes next;
 * `connection`: what its connection does next, wherever; `link`: what passes its station next, the same way.
 */
export function neighbourOfRow(record: RunRecord, of: Stop, along: Along, direction: 1 | -1): Stop | undefined {
  if (along === 'segment') {
    const journey = rowJourney(record, of);
    const here = journey.findIndex(({ link, row, nth }) => link === of.link && row === of.row && nth === of.nth);
    return journey[here + direction];
  }
  return along === 'link' ? nextOnLink(record, of, direction) : nextOfConnection(record, of, direction);
}

function nextOnLink(record: RunRecord, of: Stop, direction: 1 | -1): Stop | undefined {
  const log = visitsOn(record, of.link);
  for (let row = of.row; log && row >= 0 && row < log.length; row += direction) {
    const own = rowStops(record, of.link, row).filter(({ packet }) => packet!.direction === of.packet!.direction);
    const next =
      row === of.row ? own[own.findIndex(({ nth }) => nth === of.nth) + direction] : own.at(direction > 0 ? 0 : -1);
    if (next) return next;
  }
  return undefined;
}

function nextOfConnection(record: RunRecord, of: Stop, direction: 1 | -1): Stop | undefined {
  const { flow } = of.packet!;
  let best: Stop | undefined;
  const isBetter = (stop: Stop): boolean =>
    direction * inOrder(stop, of) > 0 && (!best || direction * inOrder(stop, best) < 0);
  record.layout.links.forEach((_, link) => {
    const log = visitsOn(record, link);
    if (!log) return;
    const under = rowAt(log.arrivesAt, log.length, of.startsAt - 1) + 1;
    // Who goes back begins with what was under way then.
    let row = direction > 0 ? under : Math.min(log.length - 1, under + LOOK_AHEAD);
    for (let found = false; row >= 0 && row < log.length; row += direction) {
      const isBeyond = direction > 0 ? log.startsAt[row]! > (best?.startsAt ?? Number.POSITIVE_INFINITY) : found;
      if (isBeyond) break;
      if (flowOf(log, row) !== flow) continue;
      for (const stop of rowStops(record, link, row)) {
        if (!isBetter(stop)) continue;
        best = stop;
        found = true;
      }
    }
  });
  return best;
}

/** Visits of others that may have ended since one began that is still under way. */
const LOOK_AHEAD = 64;

/** The packet an event is about: the SYN that the director gave to a server or refused, the last segment of a file. */
export function rowStopOfMark(record: RunRecord, { kind, at, flow }: Mark): Stop | undefined {
  if (kind !== 'pick' && kind !== 'refused' && kind !== 'download') return undefined;
  const { to: client } = record.layout.flows[flow]!;
  const wanted = ({ packet }: Stop): boolean => {
    const { message, leg } = packet!.forwarded!;
    if (kind === 'download') return message === 'data' && leg.to === client;
    return message === 'syn' && (kind === 'pick' ? leg.from === 'D' : leg.to === 'D');
  };
  let last: Stop | undefined;
  record.layout.links.forEach((_, link) => {
    const log = visitsOn(record, link);
    if (!log) return;
    for (let row = rowAt(log.arrivesAt, log.length, at); row >= 0; row--) {
      if (flowOf(log, row) !== flow) continue;
      const found = rowStops(record, link, row).findLast(wanted);
      if (found && (!last || found.arrivesAt > last.arrivesAt)) last = found;
      if (found) break;
    }
  });
  return last;
}

/** Between which hosts, and which way; what is left out may be any. */
export interface OnLeg {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Visits that are looked back for one. */
const LOOK_BACK = 4000;

/** What was seen last by a time, on its way between two hosts; anywhere if none are named. */
export function rowStopNear(record: RunRecord, now: number, { from, to }: OnLeg = {}): Stop | undefined {
  let best: Stop | undefined;
  const isIt = ({ packet, startsAt }: Stop): boolean =>
    startsAt <= now && (from ?? packet!.leg.from) === packet!.leg.from && (to ?? packet!.leg.to) === packet!.leg.to;
  record.layout.links.forEach((_, link) => {
    const log = visitsOn(record, link);
    if (!log) return;
    // What is under way ends later.
    const last = Math.min(log.length - 1, rowAt(log.arrivesAt, log.length, now) + 1);
    for (let row = last; row >= 0 && row > last - LOOK_BACK; row--) {
      if (best && log.arrivesAt[row]! < best.startsAt) break;
      const found = rowStops(record, link, row).findLast(isIt);
      if (!found) continue;
      if (!best || found.startsAt > best.startsAt) best = found;
      break;
    }
  });
  return best;
}
