// The stage's canvas: stations from a sheet painted once, then queue, timer, packets and what was lost, at the cursor's time.
// Nothing here keeps state of the run; a frame is a view of the record.

import type { Nanos } from '../../engine/core/time.ts';
import type { RunRecord } from '../../runner/record.ts';
import type { RunSpec } from '../../runner/spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { deviceRatio } from '../charts/device-ratio.ts';
import { canvasFont } from '../charts/text-width.ts';
import type { Colours } from '../theme/tokens.ts';
import { DrawnPackets } from './drawn-packets.ts';
import { eachPacket } from './lane-packets.ts';
import { PacketPainter } from './paint-packets.ts';
import { paintQueue, paintTimer } from './paint-queue.ts';
import { paintMissing, paintStations } from './paint-stations.ts';
import type { RecentMark } from './recent-marks.ts';
import type { Lane, StagePlan } from './stage-plan.ts';
import { missingSegment, queuedPackets, queueState, timerState } from './stage-state.ts';

export interface StageFrame {
  readonly record: RunRecord;
  readonly scenario: Scenario;
  readonly spec: RunSpec;
  readonly now: Nanos;
  readonly recent: readonly RecentMark[];
  /** Stills instead of motion: packets get a tail that says where they come from. */
  readonly stills: boolean;
}

const FALL = 12;
const FALL_MS = 200;
const TAIL = 16;
const TAIL_HALF = 8;
const LANE_INSET = 17;

export class StageCanvas {
  /** What the last frame drew. */
  drawn = new DrawnPackets();
  /** How many packets one block on the wire stands for, at most. */
  block = 1;
  private before = new DrawnPackets();
  private readonly screen: CanvasRenderingContext2D;
  private readonly stations: CanvasRenderingContext2D;
  private plan: StagePlan | undefined;
  private colours: Colours | undefined;
  private packets: PacketPainter | undefined;
  private ratio = 1;

  constructor(canvas: HTMLCanvasElement) {
    this.screen = canvas.getContext('2d', { alpha: false })!;
    this.stations = document.createElement('canvas').getContext('2d', { alpha: false })!;
  }

  arrange(plan: StagePlan, colours: Colours, syn: string): void {
    this.plan = plan;
    this.colours = colours;
    this.packets = new PacketPainter(colours, { syn });
    this.ratio = deviceRatio(this.screen.canvas);
    for (const { canvas } of [this.screen, this.stations]) {
      canvas.width = Math.max(1, Math.round(plan.width * this.ratio));
      canvas.height = Math.max(1, Math.round(plan.height * this.ratio));
    }
    this.stations.setTransform(1, 0, 0, 1, 0, 0);
    this.stations.fillStyle = colours.page;
    this.stations.fillRect(0, 0, this.stations.canvas.width, this.stations.canvas.height);
    this.stations.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    paintStations(this.stations, plan, colours);
  }

  draw(frame: StageFrame | undefined, now: Nanos): void {
    const { screen, plan, colours } = this;
    if (!plan || !colours) return;
    screen.setTransform(1, 0, 0, 1, 0, 0);
    screen.drawImage(this.stations.canvas, 0, 0);
    screen.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    [this.before, this.drawn] = [this.drawn, this.before];
    this.drawn.clear(now);
    this.block = 1;
    if (!frame) return;
    this.queue(frame, plan, colours);
    this.timer(frame, plan, colours);
    this.missing(frame, plan, colours);
    for (const lane of plan.lanes) this.lane(frame, lane);
    this.losses(frame, plan);
  }

  /** Did a packet move between the last two frames? */
  get moved(): boolean {
    return this.drawn.movedSince(this.before);
  }

  private queue({ record, spec, scenario, now }: StageFrame, plan: StagePlan, colours: Colours): void {
    const state = plan.queue && queueState(record, spec, scenario, now);
    if (!plan.queue || !state) return;
    const flights = record.flights[plan.queue.link];
    const inside = flights && state.unit === 'packets' ? queuedPackets(flights, now, state.filled) : [];
    paintQueue(this.screen, plan.queue, state, inside, colours);
  }

  private timer({ record, now, recent }: StageFrame, plan: StagePlan, colours: Colours): void {
    const timer = timerState(record, now);
    if (!timer) return;
    const { armedAt, firesAt } = timer;
    const share = firesAt > 0 ? (now - armedAt) / Math.max(1, firesAt - armedAt) : Number.NaN;
    const fired = recent.some(({ mark }) => mark.kind === 'timeout' && mark.flow === timer.flow);
    paintTimer(this.screen, plan.timer, share, fired, colours);
  }

  /** A delayed ACK is no hole: only what is missing behind later segments is asked for. */
  private missing({ record, now }: StageFrame, plan: StagePlan, colours: Colours): void {
    const missing = missingSegment(record, now);
    const place = missing && plan.nodes.find(({ node }) => node.name === missing.at);
    if (!missing || !place) return;
    paintMissing(this.screen, place, missing.segment, colours);
  }

  private lane({ record, now, stills }: StageFrame, lane: Lane): void {
    const flights = record.flights.find(({ link }) => link === lane.link);
    if (!flights) return;
    const { from, to } = lane;
    const reach = Math.hypot(to.x - from.x, to.y - from.y);
    const inset = Math.min(LANE_INSET + 1, reach / 3) / reach;
    const first = this.drawn.count;
    const block = eachPacket(flights, now, reach * (1 - 2 * inset), (row, fraction, width) => {
      const along = inset + fraction * (1 - 2 * inset);
      const x = from.x + (to.x - from.x) * along;
      const y = from.y + (to.y - from.y) * along;
      this.drawn.add(lane.link, row, flights.segment[row]!, x, y, width, fraction);
    });
    this.block = Math.max(this.block, block);
    if (stills) this.tails(first, lane, reach);
    this.packets?.lane(this.screen, this.drawn, first, this.drawn.count, flights, lane);
  }

  /** A wedge behind every packet, pointing back to where it comes from. */
  private tails(first: number, { from, to, forward }: Lane, reach: number): void {
    const along = { x: (to.x - from.x) / reach, y: (to.y - from.y) / reach };
    const { data, ack } = this.colours!;
    this.screen.fillStyle = forward ? data.soft : ack.soft;
    this.screen.beginPath();
    for (let index = first; index < this.drawn.count; index++) {
      const { x, y, width } = this.drawn.at(index);
      const near = width / 2;
      const far = near + TAIL;
      this.screen.moveTo(x - along.x * far, y - along.y * far);
      this.screen.lineTo(x - along.x * near - along.y * TAIL_HALF, y - along.y * near + along.x * TAIL_HALF);
      this.screen.lineTo(x - along.x * near + along.y * TAIL_HALF, y - along.y * near - along.x * TAIL_HALF);
      this.screen.closePath();
    }
    this.screen.fill();
  }

  /** The newest on top; of several losses in a second each has its own second. */
  private losses({ recent, stills }: StageFrame, plan: StagePlan): void {
    this.screen.font = canvasFont(12, 600);
    for (const { mark, age } of recent) {
      if (mark.kind === 'timeout') continue;
      const lane = plan.lanes.find(({ link }) => link === mark.link);
      if (!lane) continue;
      const entry = plan.queue?.link === mark.link ? plan.queue.entry : startOf(lane);
      const fall = stills ? FALL : FALL * Math.min(1, age / FALL_MS);
      this.packets?.lost(this.screen, entry.x, entry.y + fall, mark.segment > 0 ? String(mark.segment) : 'SYN');
    }
  }
}

function startOf({ from, to }: Lane): { x: number; y: number } {
  const reach = Math.hypot(to.x - from.x, to.y - from.y);
  const share = Math.min(0.5, 26 / reach);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
