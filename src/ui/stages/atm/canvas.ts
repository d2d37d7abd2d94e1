// The canvas of the stage with a switch: the sheet that never moves, then trains of cells, the buffer with its threshold, the
// output link, timers and what was refused or cut, at the cursor's time. Nothing here keeps state of the run; a frame is a
// view of record, time and chosen speed.

import type { Mark, MarkKind } from '../../../record/record.ts';
import { paintTimer } from '../../stage-kit/marks/timer.ts';
import type { PaintedShared } from '../../stage-kit/painted-stage.tsx';
import { timersOf } from '../../stage-kit/queue-and-timer.ts';
import type { RecentMark } from '../../stage-kit/recent-marks.ts';
import type { StageFrame } from '../../stage-kit/scene.ts';
import type { TwoLayers } from '../../stage-kit/two-layers.ts';
import type { Colours } from '../../theme/tokens.ts';
import { slotOf } from '../../timeline/cell-link.ts';
import { BufferPainter } from './buffer-painter.ts';
import { CellPainter } from './cell-painter.ts';
import { lookOfCell, type TapeScale, tapeScale, trainsOf } from './cell-tape.ts';
import { type AtmIndex, atmIndex } from './links.ts';
import { PacketFates } from './packet-fates.ts';
import { paintAtm } from './paint-atm.ts';
import { paintSign } from './paint-sign.ts';
import type { AtmPlan, Station } from './plan.ts';
import { bufferState, cellsAreKept } from './state.ts';
import { TapePainter } from './tape-painter.ts';
import { looksInBuffer, packetsAreKept, wholePackets } from './whole-packets.ts';

export type AtmShared = PaintedShared<AtmCanvas>;

export class AtmCanvas {
  /** What is drawn: every packet whose cells go into the switch, at the head of what is still to come of it. */
  readonly layers: TwoLayers;
  readonly fates = new PacketFates();
  /** Of the last frame. */
  scale: TapeScale | undefined;
  private readonly screen: CanvasRenderingContext2D;
  private plan: AtmPlan | undefined;
  private colours: Colours | undefined;
  private cells: CellPainter | undefined;

  constructor(layers: TwoLayers) {
    this.layers = layers;
    this.screen = layers.screen;
  }

  arrange(plan: AtmPlan, colours: Colours): void {
    this.plan = plan;
    this.colours = colours;
    this.cells = new CellPainter(colours);
    this.layers.arrange(plan, colours, (sheet) => paintAtm(sheet, plan, colours));
  }

  draw(frame: StageFrame): void {
    const { plan, colours } = this;
    if (!plan || !colours) return;
    const index = frame && atmIndex(frame.record.layout);
    if (!frame || !index) return;
    this.fates.read(frame.record);
    this.scale = tapeScale(slotOf(frame.record), frame.speed);
    this.links(frame, index, plan, colours);
    this.timers(frame, plan, colours);
    this.signs(frame, plan, colours);
  }

  private links(frame: StageFrame, index: AtmIndex, plan: AtmPlan, colours: Colours): void {
    const { record, now, spec } = frame;
    const cells = this.cells!;
    const flights = record.flights[index.cells]!;
    const packetsOf = (flow: number) => record.flights[index.adapters[flow]!]!;
    const kept = cellsAreKept(record, index, now);
    const lookOf = lookOfCell(record, flights, packetsOf, this.fates, now);
    const tape = new TapePainter(this.screen, cells, this.scale!, colours);
    const whole = packetsAreKept(record, now)
      ? wholePackets(record, index, this.fates, now, tape.reachOf(plan))
      : undefined;
    const slot = slotOf(record);
    const state = bufferState(record, spec, now);
    if (state) {
      const buffer = new BufferPainter(this.screen, cells, colours);
      buffer.slots(plan.buffer, state);
      if (whole) buffer.pieces(plan.buffer, state, looksInBuffer(whole, slot, now));
      else if (kept) buffer.cells(plan.buffer, state, flights, lookOf, now);
      else buffer.unknown(plan.buffer, state);
    }
    if (whole) tape.packets(whole, slot, now, plan);
    else if (kept) tape.served(record, flights, lookOf, now, plan);
    else tape.load(record, now, plan);
    for (const station of plan.senders) this.sender(frame, index, station, tape, plan.pitch);
    cells.paint(this.screen);
    if (state?.threshold !== undefined) {
      new BufferPainter(this.screen, cells, colours).threshold(plan, state.threshold, state.capacity);
    }
    tape.numbers();
  }

  private sender(
    { record, now, recent }: StageFrame,
    index: AtmIndex,
    station: Station,
    tape: TapePainter,
    pitch: number,
  ): void {
    const link = index.adapters[station.flow]!;
    const packets = record.flights[link]!;
    const reach = (station.line[1]!.x - station.line[0]!.x) / this.scale!.perSlot;
    const trains = trainsOf(record, station.flow, packets, this.fates, now, reach);
    const said = lastSign(recent, station) !== undefined;
    for (const train of trains) {
      const place = tape.train(train, station, pitch, said);
      const started = packets.startsAt[train.row]!;
      if (started > now) continue;
      const fraction = (now - started) / (packets.arrivesAt[train.row]! - started);
      this.layers.drawn.add(link, train.row, train.segment, place.x, station.y, place.width, fraction);
    }
  }

  private timers(frame: StageFrame, plan: AtmPlan, colours: Colours): void {
    for (const [bar, timer] of timersOf(frame, plan.timers)) paintTimer(this.screen, bar, timer, colours);
  }

  /** Refused and cut packets at the entry of their link, the newest of each sender. */
  private signs({ recent }: StageFrame, plan: AtmPlan, colours: Colours): void {
    for (const station of plan.senders) {
      const last = lastSign(recent, station);
      if (last) paintSign(this.screen, last.kind, signPlace(plan, station), colours);
    }
  }
}

const SIGNED: ReadonlySet<MarkKind> = new Set(['refuse', 'cut', 'glue', 'kill']);

/** What has just become of a packet of a sender, if it was lost. */
export const lastSign = (recent: readonly RecentMark[], { flow }: Station): Mark | undefined =>
  recent.findLast(({ mark }) => mark.flow === flow && SIGNED.has(mark.kind))?.mark;

/** In front of the buffer, above the link. */
const SIGN_LEFT = 15;
const SIGN_ABOVE = 21;

export function signPlace({ buffer, compact }: AtmPlan, { y }: Station): { x: number; y: number } {
  return { x: buffer.left - SIGN_LEFT, y: compact ? y - 17 : y - SIGN_ABOVE };
}
