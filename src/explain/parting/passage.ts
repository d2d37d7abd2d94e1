// A packet, a cell or a job that is not under way in both runs alike: where it is in the one, and what comes there in the other.

import type { Passage } from '../../record/divergence.ts';
import { CELLS_PER_SEGMENT, type Log, PACKET_KIND, packetKind } from '../../record/logs.ts';
import type { Packet } from '../facts.ts';
import { stationOf } from '../names.ts';
import type { Statement } from '../rules.ts';
import { state } from '../state.ts';
import type { PartingSubject, Side } from './parting.ts';

export function passageOf(passage: Passage, { runs }: PartingSubject): readonly Statement[] {
  const { rows, link, column } = passage;
  const timeOf = (index: 0 | 1): number => {
    const row = rows[index];
    return row === undefined ? Number.POSITIVE_INFINITY : runs[index].record.flights[link]![column][row]!;
  };
  const first = timeOf(0) <= timeOf(1) ? 0 : 1;
  const second = first === 0 ? 1 : 0;
  return [
    stands(runs[first], passage, rows[first]!, timeOf(first)),
    follows(runs[second], passage, rows[second], timeOf(second)),
  ];
}

function stands(side: Side, { link, column }: Passage, row: number, at: number): Statement {
  const { run, record } = side;
  const { place, from, role } = record.layout.links[link]!;
  const how = ({ offeredAt: 'given', startsAt: 'leaves', arrivesAt: 'arrives' } as const)[column];
  const log = record.flights[link]!;
  const packet = packetIn(log, row);
  if (packet === undefined) return jobStands(side, link, how, at);
  if (log.kind === 'lost-cells') return state('parted.cell-lost', { run, at, packet });
  if (log.kind === 'cells') return state(`parted.cell-${how}`, { run, at, packet });
  const station = stationOf(record.layout, from);
  if (role === 'nic') return state(`parted.nic-${how}`, { run, at, packet, station });
  if (log.kind !== 'collisions') return state(`parted.${how}`, { run, at, packet, place });
  return state(how === 'arrives' ? 'parted.backs-off' : 'parted.collides', { run, at, station });
}

/** A step of the work on a request, or a visit to a part of a machine. */
function jobStands({ run, record }: Side, link: number, how: 'given' | 'leaves' | 'arrives', at: number): Statement {
  const { from, role } = record.layout.links[link]!;
  const node = record.layout.nodes.filter(({ kind }) => kind === 'server').findIndex(({ name }) => name === from);
  switch (role) {
    case 'asks':
      return state(`parted.ask-${how}`, { run, at, node });
    case 'handoffs':
      return state(`parted.handoff-${how}`, { run, at, node });
    case 'reads':
      return state(`parted.read-${how}`, { run, at, node });
    case 'replies':
      return state(`parted.reply-${how}`, { run, at, node });
    case 'cpu':
    case 'hub':
    case 'disk':
      return state(`parted.job-${how}`, { run, at, part: { host: from, part: role } });
    case 'write':
      return state(`parted.job-${how}`, { run, at, part: { host: from, part: 'disk' } });
    default:
      return state(`parted.job-${how}`, { run, at, part: { host: from, part: 'port' } });
  }
}

function follows(side: Side, { link, column }: Passage, row: number | undefined, at: number): Statement {
  const { run, record } = side;
  if (row === undefined) return state('parted.other-none', { run, at: record.computedTo });
  if (column !== 'offeredAt') return state('parted.other-same', { run, at });
  const packet = packetIn(record.flights[link]!, row);
  return packet ? state('parted.other-packet', { run, at, packet }) : state('parted.other-next', { run, at });
}

/** Undefined where what is under way is no packet of a connection. */
function packetIn(log: Log, row: number): Packet | undefined {
  switch (log.kind) {
    case 'packets':
    case 'collisions':
      return { segment: log.segment[row]!, isAck: packetKind(log.info[row]!) === PACKET_KIND.ack };
    case 'cells':
    case 'lost-cells':
      return { segment: Math.floor(log.cell[row]! / CELLS_PER_SEGMENT), isAck: false };
    default:
      return undefined;
  }
}
