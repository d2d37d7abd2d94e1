// The stage's canvas: stations from a sheet painted once, then queue, timer, packets and what was lost, at the cursor's time.
// Nothing here keeps state of the run; a frame is a view of the record.

import { canvasFont } from '../../foundation/text-width.ts';
import type { Lane } from '../../stage-kit/geometry.ts';
import { addPackets } from '../../stage-kit/lane-packets.ts';
import { paintMissing } from '../../stage-kit/marks/node.ts';
import { PacketPainter } from '../../stage-kit/marks/packet.ts';
import { paintQueue } from '../../stage-kit/marks/queue.ts';
import { fallen } from '../../stage-kit/marks/sizes.ts';
import { paintTimer } from '../../stage-kit/marks/timer.ts';
import { missingSegment, queuedPackets, queueState, timerState } from '../../stage-kit/queue-and-timer.ts';
import type { TwoLayers } from '../../stage-kit/two-layers.ts';
import type { StageFrame } from '../../stage-kit/use-stage-canvas.ts';
import type { Colours } from '../../theme/tokens.ts';
import { paintStations } from './paint-stations.ts';
import type { StagePlan } from './plan.ts';

const TAIL = 16;
const TAIL_HALF = 8;

export class StageCanvas {
  readonly layers: TwoLayers;
  /** How many packets one block on the wire stands for, at most. */
  block = 1;
  private readonly screen: CanvasRenderingContext2D;
  private plan: StagePlan | undefined;
  private colours: Colours | undefined;
  private packets: PacketPainter | undefined;

  constructor(layers: TwoLayers) {
    this.layers = layers;
    this.screen = layers.screen;
  }

  arrange(plan: StagePlan, colours: Colours, syn: string): void {
    this.plan = plan;
    this.colours = colours;
    this.packets = new PacketPainter(colours, { syn });
    this.layers.arrange(plan, colours, (sheet) => paintStations(sheet, plan, colours));
  }

  draw(frame: StageFrame | undefined): void {
    const { plan, colours } = this;
    if (!plan || !colours) return;
    this.block = 1;
    if (!frame) return;
    this.queue(frame, plan, colours);
    this.timer(frame, plan, colours);
    this.missing(frame, plan, colours);
    for (const lane of plan.lanes) this.lane(frame, lane);
    this.losses(frame, plan);
  }

  private queue({ record, spec, scenario, now }: StageFrame, plan: StagePlan, colours: Colours): void {
    const state = plan.queue && queueState(record, spec, scenario, now);
    if (!plan.queue || !state) return;
    const flights = record.flights[plan.queue.link];
    const inside = flights && state.unit === 'packets' ? queuedPackets(flights, now, state.filled) : [];
    paintQueue(this.screen, plan.queue, state, inside, colours);
  }

  private timer(frame: StageFrame, plan: StagePlan, colours: Colours): void {
    const timer = timerState(frame.record, frame.now);
    if (timer) paintTimer(this.screen, plan.timer, timer, frame, colours);
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
    const { drawn } = this.layers;
    const first = drawn.count;
    const { from, to } = lane;
    const reach = Math.hypot(to.x - from.x, to.y - from.y);
    const block = addPackets(drawn, flights, lane, now, reach);
    this.block = Math.max(this.block, block);
    if (stills) this.tails(first, lane, reach);
    this.packets?.lane(this.screen, drawn, first, drawn.count, flights, lane);
  }

  /** A wedge behind every packet, pointing back to where it comes from. */
  private tails(first: number, { from, to, forward }: Lane, reach: number): void {
    const along = { x: (to.x - from.x) / reach, y: (to.y - from.y) / reach };
    const { data, ack } = this.colours!;
    this.screen.fillStyle = forward ? data.soft : ack.soft;
    this.screen.beginPath();
    for (let index = first; index < this.layers.drawn.count; index++) {
      const { x, y, width } = this.layers.drawn.at(index);
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
      this.packets?.lost(
        this.screen,
        entry.x,
        entry.y + fallen(age, stills),
        mark.segment > 0 ? String(mark.segment) : 'SYN',
      );
    }
  }
}

function startOf({ from, to }: Lane): { x: number; y: number } {
  const reach = Math.hypot(to.x - from.x, to.y - from.y);
  const share = Math.min(0.5, 26 / reach);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
