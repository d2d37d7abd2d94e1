// What the stage with a switch shows at a time, read out of the record: how full the buffer is, which policy decides, whether
// the link is silent, what a receiver has put together. Pure; places are in plan.ts.

import type { Nanos } from '../../../engine/core/time.ts';
import { type AtmIndex, cellsOfPacket, packetAt } from '../../../record/cell-link.ts';
import { logOn } from '../../../record/flights.ts';
import { heldAt } from '../../../record/held.ts';
import { CELLS_PER_SEGMENT, packetFlow } from '../../../record/logs.ts';
import type { RunRecord } from '../../../record/record.ts';
import { areIdle } from '../../../record/silences.ts';
import { findGauge, rowAt, valueAt } from '../../../record/values.ts';
import { hasThreshold } from '../../../scenarios/atm/policy-words.ts';
import { type RunSpec, settingAt } from '../../../scenarios/kit/run-spec.ts';
import { LOOK, type PacketFates } from './packet-fates.ts';

export interface BufferState {
  /** Cells. */
  readonly filled: number;
  readonly capacity: number;
  /** Undefined where the policy has none. */
  readonly threshold: number | undefined;
  readonly policy: string;
}

export function bufferState(record: RunRecord, spec: RunSpec, now: Nanos): BufferState | undefined {
  const gauge = findGauge(record, 'queue');
  const capacity = Number(settingAt(spec, 'buf', now));
  if (!gauge || !(capacity > 0)) return undefined;
  const policy = String(settingAt(spec, 'policy', now));
  return {
    filled: heldAt(record, gauge, now) || 0,
    capacity,
    threshold: hasThreshold(policy) ? Number(settingAt(spec, 'th', now)) : undefined,
    policy,
  };
}

/** Does the record hold the cells of this moment? Only a part of a long run does. */
export const cellsAreKept = (record: RunRecord, { cells }: AtmIndex, now: Nanos): boolean =>
  logOn(record, cells, 'cells').length > 0 && now >= record.flightsFrom && now <= record.flightsTo;

/** The timer that fires next, and whose it is; undefined while none runs. */
export function nextTimer(
  record: RunRecord,
  now: Nanos,
): { readonly flow: number; readonly firesAt: Nanos } | undefined {
  let next: { flow: number; firesAt: Nanos } | undefined;
  for (const gauge of record.gauges) {
    if (gauge.name !== 'rexmt') continue;
    const firesAt = valueAt(gauge, now);
    if (firesAt > now && (!next || firesAt < next.firesAt)) next = { flow: gauge.flow, firesAt };
  }
  return next;
}

/** Nothing in the buffer and nothing on the way to it; told only where packets are kept. */
export function isQuiet(record: RunRecord, { adapters }: AtmIndex, now: Nanos): boolean {
  const queue = findGauge(record, 'queue');
  if (!queue || heldAt(record, queue, now) > 0) return false;
  if (now < record.flightsFrom || now > record.flightsTo) return true;
  return areIdle(
    adapters.map((link) => logOn(record, link, 'packets')),
    now,
  );
}

/** The packet a receiver puts together, and how many of its cells have come. */
export interface Assembly {
  readonly segment: number;
  readonly arrived: number;
  readonly cells: number;
  /** Some of them never come. */
  readonly lost: boolean;
  /** Those that came are the header of a packet that was trimmed. */
  readonly isHeader: boolean;
}

/** How far back the last cell of a flow is looked for. */
const LOOK_BACK = 600;

export function assemblyOf(
  record: RunRecord,
  index: AtmIndex,
  fates: PacketFates,
  flow: number,
  now: Nanos,
): Assembly | undefined {
  if (!cellsAreKept(record, index, now)) return undefined;
  const cells = logOn(record, index.cells, 'cells');
  const packets = logOn(record, index.adapters[flow]!, 'packets');
  const last = rowAt(cells.arrivesAt, cells.length, now);
  for (let row = last; row >= 0 && row > last - LOOK_BACK; row--) {
    if (packetFlow(cells.info[row]!) !== flow) continue;
    const packet = packetAt(packets, cells.offeredAt[row]!);
    if (packet >= packets.length) return undefined;
    const count = cellsOfPacket(packets, packet, record);
    const arrived = (cells.cell[row]! % CELLS_PER_SEGMENT) + 1;
    const look = fates.look(flow, packets, packet, now);
    return {
      segment: packets.segment[packet]!,
      // Of one that was refused whole no cell would have come.
      isHeader: look === LOOK.refused,
      arrived: Math.min(arrived, count),
      cells: count,
      lost: look === LOOK.dead || look === LOOK.refused,
    };
  }
  return undefined;
}
