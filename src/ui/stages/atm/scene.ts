// What is on the stage with a switch at a time, as plain data: whose cells are in the buffer and on the links, what senders and
// receivers do, what was just lost, when the timers fire. With the files it is put together from, the one place of this
// stage that reads the record.

import type { Nanos } from '../../../engine/core/time.ts';
import { type AtmIndex, atmIndex, cellsOfPacket, packetAt, senderSlotOf, slotOf } from '../../../record/cell-link.ts';
import { logOn } from '../../../record/flights.ts';
import { type PacketLog, packetFlow } from '../../../record/logs.ts';
import type { Mark, MarkKind } from '../../../record/record.ts';
import { findGauge, rowAt, valueAt } from '../../../record/values.ts';
import type { DrawnPacket } from '../../stage-kit/drawn-packets.ts';
import type { BarPlace } from '../../stage-kit/geometry.ts';
import { type TimerScene, timerScene, timersOf } from '../../stage-kit/queue-and-timer.ts';
import type { Scene, StageFrame } from '../../stage-kit/scene.ts';
import { blocksOf, type Raster, rasterOf } from './buffer-raster.ts';
import {
  lookOfCell,
  servedBlocks,
  type TapeBlock,
  type TapeScale,
  type Train,
  tapeScale,
  trainsOf,
} from './cell-tape.ts';
import { fatesOf, LOOK, type PacketFates } from './packet-fates.ts';
import { ASSEMBLED_FROM, type AtmPlan, type Station, slotX } from './plan.ts';
import { type Assembly, assemblyOf, type BufferState, bufferState, cellsAreKept, isQuiet, nextTimer } from './state.ts';
import { looksInBuffer, packetsAreKept, type WholePacket, wholePackets } from './whole-packets.ts';

export interface BufferScene extends BufferState {
  readonly raster: Raster;
  /** The look of every block that is taken, the one that leaves first in front. */
  readonly blocks: readonly number[];
}
/** The parts of the link's time that were carried to the end, and in vain, of packets that are over; 0 to 1. */
export interface LinkLoad {
  readonly carried: number;
  readonly wasted: number;
}
/** What is on the output link, as far as it is known: cells, whole packets, or how much it was in use. */
export type OutputScene =
  | { readonly kind: 'cells'; readonly blocks: readonly TapeBlock[] }
  | { readonly kind: 'packets'; readonly packets: readonly WholePacket[] }
  | ({ readonly kind: 'load' } & LinkLoad);

/** The packet whose cells come into the switch. */
export interface Sending {
  readonly segment: number;
  readonly look: number;
  /** Cells that are still to come, of how many; and packets behind it. */
  readonly left: number;
  readonly cells: number;
  readonly queued: number;
}
export interface SenderScene {
  readonly station: Station;
  readonly trains: readonly Train[];
  readonly sending: Sending | undefined;
  /** What has just become of one of its packets, if it was lost. */
  readonly lost: { readonly kind: MarkKind; readonly segment: number } | undefined;
  readonly timer: TimerScene | undefined;
  /** What its receiver puts together. */
  readonly assembly: Assembly | undefined;
}
export interface AtmScene extends Scene {
  /** Of one cell on the output link. */
  readonly slot: Nanos;
  readonly scale: TapeScale;
  /** The policy knows no cells: the switch takes packets whole. */
  readonly isWhole: boolean;
  readonly buffer: BufferScene | undefined;
  readonly output: OutputScene;
  readonly senders: readonly SenderScene[];
  /** One per bar that has one. */
  readonly timers: readonly (readonly [BarPlace, TimerScene])[];
  /** Nothing is in the buffer or on the way to it. */
  readonly isQuiet: boolean;
  /** Whose timer ends the silence, and in how many ns. */
  readonly awaited: { readonly name: string; readonly left: Nanos } | undefined;
}

export function atmScene(frame: StageFrame, plan: AtmPlan): AtmScene | undefined {
  const { record, now, speed } = frame;
  const index = atmIndex(record.layout);
  if (!index || index.adapters.length !== plan.senders.length) return undefined;
  const slot = slotOf(record);
  const look: Look = { frame, index, plan, slot, fates: fatesOf(record), scale: tapeScale(slot, speed) };
  const packets = packetsAreKept(record, now) ? wholePackets(record, index, look.fates, now, reachOf(look)) : undefined;
  const senders = plan.senders.map((station) => senderScene(look, station));
  const quiet = isQuiet(record, index, now);
  const timer = quiet ? nextTimer(record, now) : undefined;
  return {
    now,
    slot,
    scale: look.scale,
    isWhole: record.spec.params['policy'] === 'none',
    buffer: bufferScene(look, packets),
    output: outputScene(look, packets),
    senders,
    timers: timersOf(frame, plan.timers),
    isQuiet: quiet,
    awaited: timer && { name: record.layout.flows[timer.flow]?.name ?? '', left: timer.firesAt - now },
    packets: senders.flatMap(({ station, trains }) => packetsOn(look, station, trains)),
  };
}

interface Look {
  readonly frame: StageFrame;
  readonly index: AtmIndex;
  readonly plan: AtmPlan;
  readonly slot: Nanos;
  readonly fates: PacketFates;
  readonly scale: TapeScale;
}

const adapterOf = ({ frame: { record }, index }: Look, flow: number): PacketLog =>
  logOn(record, index.adapters[flow]!, 'packets');

/** Slots that the output link shows. */
const reachOf = ({ plan: { out }, scale }: Look): number => (out.to.x - out.from.x) / scale.perSlot;

const lookOf = (look: Look): ((row: number) => number) => {
  const { record, now } = look.frame;
  return lookOfCell(record, logOn(record, look.index.cells, 'cells'), (flow) => adapterOf(look, flow), look.fates, now);
};

function bufferScene(look: Look, packets: readonly WholePacket[] | undefined): BufferScene | undefined {
  const { frame, plan, slot } = look;
  const { record, spec, now } = frame;
  const state = bufferState(record, spec, now);
  if (!state) return undefined;
  const raster = rasterOf(plan.buffer, state.capacity);
  if (packets) {
    // Packet by packet, whoever sent it.
    const looks = looksInBuffer(packets, slot, now);
    return { ...state, raster, blocks: blocksOf(looks, new Uint8Array(looks.length), looks.length, raster) };
  }
  if (cellsAreKept(record, look.index, now)) return { ...state, raster, blocks: cellBlocks(look, raster) };
  return { ...state, raster, blocks: new Array<number>(Math.ceil(state.filled / raster.block)).fill(LOOK.unknown) };
}

function cellBlocks(look: Look, raster: Raster): number[] {
  const { record, now } = look.frame;
  const cells = logOn(record, look.index.cells, 'cells');
  const started = rowAt(cells.startsAt, cells.length, now);
  const count = Math.max(0, rowAt(cells.offeredAt, cells.length, now) - started);
  const lookAt = lookOf(look);
  const looks = Uint8Array.from({ length: count }, (_, index) => lookAt(started + 1 + index));
  const flows = Uint8Array.from({ length: count }, (_, index) => packetFlow(cells.info[started + 1 + index]!));
  return blocksOf(looks, flows, count, raster);
}

function outputScene(look: Look, packets: readonly WholePacket[] | undefined): OutputScene {
  const { record, now } = look.frame;
  if (packets) return { kind: 'packets', packets };
  if (!cellsAreKept(record, look.index, now)) return { kind: 'load', ...linkLoad(look) };
  const cells = logOn(record, look.index.cells, 'cells');
  return { kind: 'cells', blocks: servedBlocks(record, cells, lookOf(look), now, look.scale, reachOf(look)) };
}

/** The load is that of so much time at least, ns. */
const LOAD_SPAN = 20e6;

function linkLoad(look: Look): LinkLoad {
  const { record, now } = look.frame;
  const { slot } = look;
  const start = Math.max(0, now - Math.max(LOAD_SPAN, reachOf(look) * slot));
  const shareOf = (name: string): number => {
    const gauge = findGauge(record, name);
    const cells = gauge ? valueAt(gauge, now) - valueAt(gauge, start) : 0;
    return Math.min(1, (cells * slot) / Math.max(slot, now - start)) || 0;
  };
  return { carried: shareOf('usefulCells'), wasted: shareOf('deadCells') };
}

const SIGNED: ReadonlySet<MarkKind> = new Set(['refuse', 'trim', 'cut', 'glue', 'kill']);
/** Where rows have no room for what receivers have, nobody but the first few is told about. */
const TOLD = 3;

function senderScene(look: Look, station: Station): SenderScene {
  const { frame, index, plan, fates, scale } = look;
  const { record, now, recent } = frame;
  const { flow, line } = station;
  const reach = (line[1]!.x - line[0]!.x) / scale.perSlot;
  const lost: Mark | undefined = recent.findLast(({ mark }) => mark.flow === flow && SIGNED.has(mark.kind))?.mark;
  const isTold = flow < TOLD || plan.pitch >= ASSEMBLED_FROM;
  return {
    station,
    trains: trainsOf(record, flow, adapterOf(look, flow), fates, now, reach),
    sending: sendingOf(look, flow),
    lost: lost && { kind: lost.kind, segment: lost.segment },
    timer: timerScene(frame, flow),
    assembly: isTold ? assemblyOf(record, index, fates, flow, now) : undefined,
  };
}

function sendingOf(look: Look, flow: number): Sending | undefined {
  const { frame, index, fates } = look;
  const { record, now } = frame;
  const packets = adapterOf(look, flow);
  const row = packetAt(packets, now);
  if (!cellsAreKept(record, index, now) || row >= packets.length || packets.startsAt[row]! > now) return undefined;
  const cells = cellsOfPacket(packets, row, record);
  return {
    segment: packets.segment[row]!,
    look: fates.look(flow, packets, row, now),
    left: Math.min(cells, Math.ceil((packets.arrivesAt[row]! - now) / senderSlotOf(record))),
    cells,
    queued: rowAt(packets.offeredAt, packets.length, now) - row,
  };
}

/** Every packet whose cells go into the switch, at the head of what is still to come of it. */
function packetsOn(look: Look, station: Station, trains: readonly Train[]): DrawnPacket[] {
  const { now } = look.frame;
  const { startsAt, arrivesAt, link } = adapterOf(look, station.flow);
  const xOf = slotX(station, look.scale.perSlot);
  return trains.flatMap(({ row, segment, from, to }) => {
    const started = startsAt[row]!;
    if (started > now) return [];
    const [left, right] = [xOf(to), xOf(Math.max(0, from))];
    const fraction = (now - started) / (arrivesAt[row]! - started);
    return [{ link, row, segment, x: (left + right) / 2, y: station.y, width: Math.max(4, right - left), fraction }];
  });
}
