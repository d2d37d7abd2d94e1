// Packets on a link of cells: what AAL5 puts together at its far end, circuit by circuit. A circuit keeps the order, so the cells that
// come into the switch while an adapter's packet comes in are that packet's; it is whole if all of them are on the link.

import type { Nanos } from '../engine/core/time.ts';
import { type AtmIndex, atmIndex, cellsOfPacket } from './cell-link.ts';
import { detailOf } from './details.ts';
import {
  CELLS_PER_SEGMENT,
  type CellLog,
  type DetailColumns,
  type PacketDetail,
  type PacketLog,
  packetFlow,
} from './logs.ts';
import { memoByRecord } from './memo.ts';
import type { RunRecord } from './record.ts';

/** A packet that came to the far end whole. */
export interface CircuitPacket {
  readonly flow: number;
  readonly segment: number;
  readonly info: number;
  /** Its first cell came to the switch; its first cell left it; AAL5 has its last one, which to the model is when that one's slot begins. */
  readonly offeredAt: Nanos;
  readonly startsAt: Nanos;
  readonly arrivesAt: Nanos;
  readonly detail: PacketDetail | undefined;
}

/** A packet that its adapter has begun to send, or will. */
interface Coming extends Pick<CircuitPacket, 'segment' | 'info' | 'detail'> {
  readonly cells: number;
  /** When its last cell is at the switch. */
  readonly endsAt: Nanos;
  carried: number;
  offeredAt: Nanos;
  startsAt: Nanos;
}

type Slice = Pick<RunRecord, 'flights' | 'marks' | 'spec'>;

/** Reads a run slice by slice, each with what was recorded since the slice before. */
export class CircuitPackets {
  private readonly index: AtmIndex;
  /** By flow: those whose last cell has not come yet. */
  private readonly coming: Coming[][];
  /** By flow: when end cells came of packets that were thrown away with the rest of another. */
  private readonly glued = new Set<string>();

  constructor(index: AtmIndex) {
    this.index = index;
    this.coming = index.adapters.map(() => []);
  }

  /** @returns packets whose last cell was recorded in this slice, in order of time */
  read(slice: Slice): CircuitPacket[] {
    for (const { kind, flow, at } of slice.marks) if (kind === 'glue') this.glued.add(`${flow} ${at}`);
    this.index.adapters.forEach((link, flow) => {
      const log = slice.flights[link];
      if (log?.kind === 'packets') this.readAdapter(log, flow, slice);
    });
    const log = slice.flights[this.index.cells];
    if (log?.kind !== 'cells') return [];
    const whole: CircuitPacket[] = [];
    for (let row = 0; row < log.length; row++) {
      const packet = this.readCell(log, row, Number(slice.spec.params['delay'] ?? 0));
      if (packet) whole.push(packet);
    }
    return whole;
  }

  private readAdapter(log: PacketLog, flow: number, { spec }: Slice): void {
    const { segment, info, arrivesAt } = log;
    for (let row = 0; row < log.length; row++) {
      this.coming[flow]!.push({
        segment: segment[row]!,
        info: info[row]!,
        detail: detailOf(log, row),
        cells: cellsOfPacket(log, row, { spec }),
        endsAt: arrivesAt[row]!,
        ...{ carried: 0, offeredAt: 0, startsAt: 0 },
      });
    }
  }

  private readCell({ offeredAt, startsAt, cell, info }: CellLog, row: number, delay: Nanos): CircuitPacket | undefined {
    const flow = packetFlow(info[row]!);
    const now = offeredAt[row]!;
    const coming = this.coming[flow]!;
    while (coming.length > 0 && coming[0]!.endsAt <= now) coming.shift();
    const [packet] = coming;
    if (!packet) return undefined;
    if (packet.carried === 0) Object.assign(packet, { offeredAt: now, startsAt: startsAt[row]! });
    packet.carried++;
    const isEnd = cell[row]! % CELLS_PER_SEGMENT === packet.cells - 1;
    if (!isEnd || packet.carried < packet.cells || this.glued.has(`${flow} ${now}`)) return undefined;
    coming.shift();
    const { segment, detail } = packet;
    return {
      ...{ flow, segment, info: packet.info, detail },
      ...{ offeredAt: packet.offeredAt, startsAt: packet.startsAt, arrivesAt: startsAt[row]! + delay },
    };
  }
}

/** By flow: the packets of its circuit on the link of cells, as a log; empty for a network without cells. */
export const circuitLogs = memoByRecord<readonly PacketLog[]>((record) => {
  const index = atmIndex(record.layout);
  if (!index) return [];
  const packets = new CircuitPackets(index).read(record);
  return index.adapters.map((_, flow) =>
    logOf(
      index.cells,
      packets.filter((packet) => packet.flow === flow),
    ),
  );
});

function logOf(link: number, packets: readonly CircuitPacket[]): PacketLog {
  return {
    kind: 'packets',
    ...{ link, length: packets.length },
    offeredAt: Float64Array.from(packets, ({ offeredAt }) => offeredAt),
    startsAt: Float64Array.from(packets, ({ startsAt }) => startsAt),
    arrivesAt: Float64Array.from(packets, ({ arrivesAt }) => arrivesAt),
    segment: Int32Array.from(packets, ({ segment }) => segment),
    info: Int32Array.from(packets, ({ info }) => info),
    details: detailColumns(packets),
  };
}

/** Data have no SACK blocks. */
function detailColumns(packets: readonly CircuitPacket[]): DetailColumns {
  const rows = packets.flatMap(({ detail }, row) => (detail ? [{ ...detail, row }] : []));
  return {
    length: rows.length,
    row: Int32Array.from(rows, ({ row }) => row),
    seq: Float64Array.from(rows, ({ seq }) => seq),
    units: Int32Array.from(rows, ({ length }) => length),
    stampedAt: Float64Array.from(rows, ({ stampedAt }) => stampedAt),
    end: new Int32Array(rows.length),
    edges: new Float64Array(),
  };
}
