// The canvas of the virtual server's stage: beds of the strip on a sheet that never changes, then ways, hosts, squares and
// refusals at the cursor's time. Nothing here keeps state of the run; a frame is a view of record, time and chosen speed.

import { settingAt } from '../../../scenarios/kit/run-spec.ts';
import { PacketPainter } from '../../stage-kit/marks/packet.ts';
import type { PaintedShared } from '../../stage-kit/painted-stage.tsx';
import type { StageFrame } from '../../stage-kit/scene.ts';
import type { TwoLayers } from '../../stage-kit/two-layers.ts';
import type { Colours } from '../../theme/tokens.ts';
import { hostsOf, virtualIndex } from './hosts.ts';
import { paintHosts } from './paint-hosts.ts';
import { paintAxis, paintBeds, paintSquares } from './paint-strip.ts';
import { bytesPerMark, WayPainter } from './paint-ways.ts';
import type { VirtualPlan } from './plan.ts';
import { type Request, requestsAt } from './requests.ts';
import { Traffic } from './traffic.ts';
import { busiest } from './uses.ts';
import { waysAt } from './ways.ts';

export type VirtualShared = PaintedShared<VirtualCanvas>;

export class VirtualCanvas {
  /** What is drawn: every mark on a way. */
  readonly layers: TwoLayers;
  traffic: Traffic | undefined;
  requests: readonly Request[] = [];
  private readonly screen: CanvasRenderingContext2D;
  private plan: VirtualPlan | undefined;
  private colours: Colours | undefined;
  private ways: WayPainter | undefined;
  private packets: PacketPainter | undefined;

  constructor(layers: TwoLayers) {
    this.layers = layers;
    this.screen = layers.screen;
  }

  /** @param requests of a batch */
  arrange(plan: VirtualPlan, requests: number, colours: Colours): void {
    this.plan = plan;
    this.colours = colours;
    this.ways = new WayPainter(colours);
    this.packets = new PacketPainter(colours, { syn: '' });
    this.traffic = new Traffic(plan.clients.length, plan.servers.length);
    this.layers.arrange(plan, colours, (sheet) => paintBeds(sheet, plan.strip, requests, colours));
  }

  draw(frame: StageFrame): void {
    const { screen, plan, colours, traffic } = this;
    if (!plan || !colours || !traffic) return;
    const index = frame && virtualIndex(frame.record.layout);
    const fits = index?.clients.length === plan.clients.length && index.servers.length === plan.servers.length;
    if (!frame || !index || !fits) {
      paintHosts(screen, plan, new Map(), colours);
      return;
    }
    const { record, spec, now, speed } = frame;
    const setting = (key: string): number => Number(settingAt(spec, key, 0) ?? 0);
    const [rate, size] = [setting('bw'), setting('size')];
    traffic.read(record, index, size, now);
    this.requests = requestsAt(record, index, setting('batches'), size, now);
    this.ways?.paint(screen, waysAt(plan, traffic, rate), bytesPerMark(rate, speed), this.layers.drawn);
    const shares = new Map(hostsOf(index).map((host) => [host.name, busiest(record, host, now)?.share ?? 0]));
    paintHosts(screen, plan, shares, colours);
    paintSquares(screen, plan.strip, this.requests, colours);
    paintAxis(screen, plan.strip, this.requests, colours);
    this.refusals(frame, plan);
  }

  /** Requests the director turned away in the last second, in front of it. */
  private refusals({ recent }: StageFrame, { director }: VirtualPlan): void {
    const refused = recent.filter(({ mark }) => mark.kind === 'refused');
    const last = refused.at(-1)?.mark;
    if (!last) return;
    this.packets?.lost(this.screen, director.x - director.half.x - 26, director.y - 4, String(last.flow + 1));
  }
}
