// The canvas of the stage with a bus: the sheet that never moves, then queue, timer, signals, packets and what was lost, at
// the cursor's time. Nothing here keeps state of the run; a frame is a view of record, time and chosen speed.

import type { Nanos } from '../../engine/core/time.ts';
import { flightKind, type RunRecord } from '../../runner/record.ts';
import type { RunSpec } from '../../runner/spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { deviceRatio } from '../charts/device-ratio.ts';
import { type DrawnPacket, DrawnPackets } from '../stage/drawn-packets.ts';
import { eachPacket } from '../stage/lane-packets.ts';
import { PacketPainter } from '../stage/paint-packets.ts';
import { paintQueue, paintTimer } from '../stage/paint-queue.ts';
import type { RecentMark } from '../stage/recent-marks.ts';
import type { Lane } from '../stage/stage-plan.ts';
import { queuedPackets, queueState, timerState } from '../stage/stage-state.ts';
import type { Colours } from '../theme/tokens.ts';
import { AirPainter } from './air-painter.ts';
import { busIndex } from './bus-index.ts';
import type { BusPlan } from './bus-plan.ts';
import { FramePainter } from './frame-painter.ts';
import { paintBus } from './paint-bus.ts';
import { paintClients } from './paint-clients.ts';
import { paintSlots } from './paint-slots.ts';
import { StationStates } from './station-states.ts';

export interface BusFrame {
  readonly record: RunRecord;
  readonly scenario: Scenario;
  readonly spec: RunSpec;
  readonly now: Nanos;
  /** Chosen, simulated ns per second of wall time. */
  readonly speed: number;
  readonly playing: boolean;
  readonly recent: readonly RecentMark[];
  /** Stills instead of motion. */
  readonly stills: boolean;
}

/** The words on the canvas. */
export interface CanvasWords {
  readonly syn: string;
  readonly wan: string;
}

const LANE_INSET = 17;

export class BusCanvas {
  /** What the last frame drew: every packet on a wire once, at its sender's end where it is on the bus. */
  drawn = new DrawnPackets();
  private before = new DrawnPackets();
  private readonly screen: CanvasRenderingContext2D;
  private readonly sheet: CanvasRenderingContext2D;
  private plan: BusPlan | undefined;
  private colours: Colours | undefined;
  private frames: FramePainter | undefined;
  air: AirPainter | undefined;
  /** What every station did in the last frame. */
  states: StationStates | undefined;
  private ratio = 1;

  constructor(canvas: HTMLCanvasElement) {
    this.screen = canvas.getContext('2d', { alpha: false })!;
    this.sheet = document.createElement('canvas').getContext('2d', { alpha: false })!;
  }

  arrange(plan: BusPlan, colours: Colours, words: CanvasWords): void {
    const count = plan.stations.length;
    this.plan = plan;
    this.colours = colours;
    const packets = new PacketPainter(colours, { syn: words.syn });
    this.frames = new FramePainter(plan, colours, packets, words.syn);
    this.air = new AirPainter(plan, colours);
    this.states = new StationStates(count);
    this.ratio = deviceRatio(this.screen.canvas);
    for (const { canvas } of [this.screen, this.sheet]) {
      canvas.width = Math.max(1, Math.round(plan.width * this.ratio));
      canvas.height = Math.max(1, Math.round(plan.height * this.ratio));
    }
    this.sheet.setTransform(1, 0, 0, 1, 0, 0);
    this.sheet.fillStyle = colours.page;
    this.sheet.fillRect(0, 0, this.sheet.canvas.width, this.sheet.canvas.height);
    this.sheet.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    paintBus(this.sheet, plan, colours, words.wan);
  }

  draw(frame: BusFrame | undefined, now: Nanos): void {
    const { screen, plan, colours, states } = this;
    if (!plan || !colours || !states) return;
    screen.setTransform(1, 0, 0, 1, 0, 0);
    screen.drawImage(this.sheet.canvas, 0, 0);
    screen.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    [this.before, this.drawn] = [this.drawn, this.before];
    this.drawn.clear(now);
    const index = frame && busIndex(frame.record.layout);
    if (!frame || !index || index.stations.length !== plan.stations.length) return;
    states.read(frame.record, index, now);
    this.queue(frame, plan, colours);
    this.timer(frame, plan, colours);
    this.air?.tint(screen, frame, index);
    paintClients(screen, plan, frame, colours);
    for (const lane of plan.lanes) this.lane(frame, lane);
    this.frames?.paint(screen, frame, index, states, this.drawn);
    this.air?.burst(screen, frame, index);
    this.frames?.losses(screen, frame, index);
  }

  /** Did a packet move between the last two frames? */
  get moved(): boolean {
    return this.drawn.movedSince(this.before);
  }

  /** The packet under a point, at either end of its way over the bus. */
  under(x: number, y: number, reach: number): DrawnPacket | undefined {
    return this.drawn.under(x, y, reach) ?? this.frames?.arriving.under(x, y, reach);
  }

  /** Does a packet stand at the receiving side of a station's tap? */
  isReceiving(station: number): boolean {
    return this.frames?.isReceiving(station) ?? false;
  }

  private queue({ record, spec, scenario, now }: BusFrame, plan: BusPlan, colours: Colours): void {
    const state = plan.queue && queueState(record, spec, scenario, now);
    if (!plan.queue || !state) return;
    const flights = record.flights[plan.queue.link];
    const inside = flights && state.block === 1 ? queuedPackets(flights, now, state.filled) : [];
    // Whose data they are is said by the ring, not by the colour of a second sender.
    paintQueue(this.screen, plan.queue, state, inside.map(flightKind), colours);
    paintSlots(this.screen, plan.queue, state.capacity, inside, record.layout.watched ?? -1, colours);
  }

  private timer({ record, now, recent }: BusFrame, plan: BusPlan, colours: Colours): void {
    const timer = timerState(record, now);
    if (!timer) return;
    const { armedAt, firesAt } = timer;
    const share = firesAt > 0 ? (now - armedAt) / Math.max(1, firesAt - armedAt) : Number.NaN;
    const fired = recent.some(({ mark }) => mark.kind === 'timeout' && mark.flow === timer.flow);
    paintTimer(this.screen, plan.timer, share, fired, colours);
  }

  private lane({ record, now }: BusFrame, lane: Lane): void {
    const flights = record.flights[lane.link];
    if (!flights) return;
    const { from, to } = lane;
    const reach = Math.hypot(to.x - from.x, to.y - from.y);
    const inset = Math.min(LANE_INSET + 1, reach / 3) / reach;
    const first = this.drawn.count;
    // Packets lie level on a cable that rises, so how far they are apart is measured across.
    eachPacket(flights, now, Math.abs(to.x - from.x) * (1 - 2 * inset), (row, fraction, width) => {
      const along = inset + fraction * (1 - 2 * inset);
      const x = from.x + (to.x - from.x) * along;
      const y = from.y + (to.y - from.y) * along;
      this.drawn.add(lane.link, row, flights.segment[row]!, x, y, width, fraction);
    });
    for (let place = first; place < this.drawn.count; place++) {
      const { row, x, y, width, segment } = this.drawn.at(place);
      this.frames?.packet(this.screen, x, y, segment, flights.info[row]!, Math.sign(to.x - from.x), width);
    }
  }
}
