// The canvas of the LAN stage: the sheet that never moves, then queue, timer, signals, packets and what was lost, at
// the cursor's time. Nothing here keeps state of the run; a frame is a view of record, time and chosen speed.

import { StationStates } from '../../../record/bus/station-states.ts';
import { busIndex } from '../../../record/bus/stations.ts';
import { flightKind } from '../../../record/record.ts';
import type { DrawnPacket } from '../../stage-kit/drawn-packets.ts';
import type { Lane } from '../../stage-kit/geometry.ts';
import { laneScene } from '../../stage-kit/lane-packets.ts';
import { PacketPainter } from '../../stage-kit/marks/packet.ts';
import { paintQueue } from '../../stage-kit/marks/queue.ts';
import { paintTimer } from '../../stage-kit/marks/timer.ts';
import type { PaintedShared } from '../../stage-kit/painted-stage.tsx';
import { queuedPackets, queueState, timerScene } from '../../stage-kit/queue-and-timer.ts';
import type { StageFrame } from '../../stage-kit/scene.ts';
import type { TwoLayers } from '../../stage-kit/two-layers.ts';
import type { Colours } from '../../theme/tokens.ts';
import { AirPainter } from './air-painter.ts';
import { FramePainter } from './frame-painter.ts';
import { paintBus } from './paint-bus.ts';
import { paintClients } from './paint-clients.ts';
import { paintSlots } from './paint-slots.ts';
import type { LanPlan } from './plan.ts';

/** The words on the canvas. */
export interface CanvasWords {
  readonly syn: string;
  readonly wan: string;
}

export type LanShared = PaintedShared<LanCanvas>;

export class LanCanvas {
  /** What is drawn: every packet on a wire once, at its sender's end where it is on the bus. */
  readonly layers: TwoLayers;
  private readonly screen: CanvasRenderingContext2D;
  private plan: LanPlan | undefined;
  private colours: Colours | undefined;
  private frames: FramePainter | undefined;
  air: AirPainter | undefined;
  /** What every station did in the last frame. */
  states: StationStates | undefined;

  /** A packet on the bus can be pressed at either end of its way. */
  get twins(): readonly DrawnPacket[] {
    return this.frames?.arriving.all() ?? [];
  }

  constructor(layers: TwoLayers) {
    this.layers = layers;
    this.screen = layers.screen;
  }

  arrange(plan: LanPlan, colours: Colours, words: CanvasWords): void {
    const count = plan.stations.length;
    this.plan = plan;
    this.colours = colours;
    const packets = new PacketPainter(colours, { syn: words.syn });
    this.frames = new FramePainter(plan, colours, packets, words.syn);
    this.air = new AirPainter(plan, colours);
    this.states = new StationStates(count);
    this.layers.arrange(plan, colours, (sheet) => paintBus(sheet, plan, colours, words.wan));
  }

  draw(frame: StageFrame): void {
    const { screen, plan, colours, states } = this;
    if (!plan || !colours || !states) return;
    const index = frame && busIndex(frame.record.layout);
    if (!frame || !index || index.stations.length !== plan.stations.length) return;
    states.read(frame.record, index, frame.now);
    this.queue(frame, plan, colours);
    this.timer(frame, plan, colours);
    this.air?.tint(screen, frame, index);
    paintClients(screen, plan, frame, colours);
    for (const lane of plan.lanes) this.lane(frame, lane);
    this.frames?.paint(screen, frame, index, states, this.layers.drawn);
    this.air?.burst(screen, frame, index);
    this.frames?.losses(screen, frame, index);
  }

  /** Does a packet stand at the receiving side of a station's tap? */
  isReceiving(station: number): boolean {
    return this.frames?.isReceiving(station) ?? false;
  }

  private queue({ record, spec, scenario, now }: StageFrame, plan: LanPlan, colours: Colours): void {
    const state = plan.queue && queueState(record, spec, scenario, now);
    if (!plan.queue || !state) return;
    const flights = record.flights[plan.queue.link];
    const inside = flights && state.block === 1 ? queuedPackets(flights, now, state.filled) : [];
    // Whose data they are is said by the ring, not by the colour of a second sender.
    paintQueue(this.screen, plan.queue, state, inside.map(flightKind), colours);
    paintSlots(this.screen, plan.queue, state.capacity, inside, record.layout.watched ?? -1, colours);
  }

  private timer(frame: StageFrame, plan: LanPlan, colours: Colours): void {
    const timer = timerScene(frame);
    if (timer) paintTimer(this.screen, plan.timer, timer, colours);
  }

  private lane({ record, now }: StageFrame, lane: Lane): void {
    const flights = record.flights[lane.link];
    if (!flights) return;
    const { drawn } = this.layers;
    const across = lane.to.x - lane.from.x;
    // Packets lie level on a cable that rises, so how far they are apart is measured across.
    for (const packet of laneScene(flights, lane, now, Math.abs(across)).packets) {
      const { link, row, x, y, width, segment, fraction, info } = packet;
      drawn.add(link, row, segment, x, y, width, fraction);
      this.frames?.packet(this.screen, x, y, segment, info, Math.sign(across), width);
    }
  }
}
