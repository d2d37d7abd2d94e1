// The canvas of the virtual server's stage: beds of the strip on a sheet that never changes, then ways, hosts, squares and
// refusals at the cursor's time. Nothing here keeps state of the run; a frame is a view of record, time and chosen speed.

import type { Nanos } from '../../engine/core/time.ts';
import type { RunRecord } from '../../runner/record.ts';
import type { RunSpec } from '../../runner/spec.ts';
import { settingAt } from '../changes.ts';
import { deviceRatio } from '../charts/device-ratio.ts';
import { DrawnPackets } from '../stage/drawn-packets.ts';
import { PacketPainter } from '../stage/paint-packets.ts';
import type { RecentMark } from '../stage/recent-marks.ts';
import type { Colours } from '../theme/tokens.ts';
import { paintHosts } from './paint-hosts.ts';
import { paintAxis, paintBeds, paintSquares } from './paint-strip.ts';
import { bytesPerMark, WayPainter } from './paint-ways.ts';
import { type Request, requestsAt } from './requests.ts';
import { Traffic } from './traffic.ts';
import { busiest } from './uses.ts';
import { hostsOf, type VirtualIndex } from './virtual-index.ts';
import type { VirtualPlan } from './virtual-plan.ts';
import { waysAt } from './ways.ts';

export interface VirtualFrame {
  readonly record: RunRecord;
  readonly index: VirtualIndex;
  readonly spec: RunSpec;
  readonly now: Nanos;
  /** Chosen, simulated ns per second of wall time. */
  readonly speed: number;
  readonly recent: readonly RecentMark[];
}

export class VirtualCanvas {
  /** What the last frame drew: every mark on a way. */
  drawn = new DrawnPackets();
  traffic: Traffic | undefined;
  requests: readonly Request[] = [];
  private before = new DrawnPackets();
  private readonly screen: CanvasRenderingContext2D;
  private readonly sheet: CanvasRenderingContext2D;
  private plan: VirtualPlan | undefined;
  private colours: Colours | undefined;
  private ways: WayPainter | undefined;
  private packets: PacketPainter | undefined;
  private ratio = 1;

  constructor(canvas: HTMLCanvasElement) {
    this.screen = canvas.getContext('2d', { alpha: false })!;
    this.sheet = document.createElement('canvas').getContext('2d', { alpha: false })!;
  }

  /** @param requests of a batch */
  arrange(plan: VirtualPlan, requests: number, colours: Colours): void {
    this.plan = plan;
    this.colours = colours;
    this.ways = new WayPainter(colours);
    this.packets = new PacketPainter(colours, { syn: '' });
    this.traffic = new Traffic(plan.clients.length, plan.servers.length);
    this.ratio = deviceRatio(this.screen.canvas);
    for (const { canvas } of [this.screen, this.sheet]) {
      canvas.width = Math.max(1, Math.round(plan.width * this.ratio));
      canvas.height = Math.max(1, Math.round(plan.height * this.ratio));
    }
    this.sheet.setTransform(1, 0, 0, 1, 0, 0);
    this.sheet.fillStyle = colours.page;
    this.sheet.fillRect(0, 0, this.sheet.canvas.width, this.sheet.canvas.height);
    this.sheet.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    paintBeds(this.sheet, plan.strip, requests, colours);
  }

  draw(frame: VirtualFrame | undefined, now: Nanos): void {
    const { screen, plan, colours, traffic } = this;
    if (!plan || !colours || !traffic) return;
    screen.setTransform(1, 0, 0, 1, 0, 0);
    screen.drawImage(this.sheet.canvas, 0, 0);
    screen.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    [this.before, this.drawn] = [this.drawn, this.before];
    this.drawn.clear(now);
    const fits = frame?.index.clients.length === plan.clients.length;
    if (!frame || !fits || frame.index.servers.length !== plan.servers.length) {
      paintHosts(screen, plan, new Map(), colours);
      return;
    }
    const { record, index, spec, speed } = frame;
    const setting = (key: string): number => Number(settingAt(spec, key, 0) ?? 0);
    const [rate, size] = [setting('bw'), setting('size')];
    traffic.read(record, index, size, now);
    this.requests = requestsAt(record, index, setting('batches'), size, now);
    this.ways?.paint(screen, waysAt(plan, traffic, rate), bytesPerMark(rate, speed), this.drawn);
    const shares = new Map(hostsOf(index).map((host) => [host.name, busiest(record, host, now)?.share ?? 0]));
    paintHosts(screen, plan, shares, colours);
    paintSquares(screen, plan.strip, this.requests, colours);
    paintAxis(screen, plan.strip, this.requests, colours);
    this.refusals(frame, plan);
  }

  /** Did anything move between the last two frames? */
  get moved(): boolean {
    return this.drawn.movedSince(this.before);
  }

  /** Requests the director turned away in the last second, in front of it. */
  private refusals({ recent }: VirtualFrame, { director }: VirtualPlan): void {
    const refused = recent.filter(({ mark }) => mark.kind === 'refused');
    const last = refused.at(-1)?.mark;
    if (!last) return;
    this.packets?.lost(this.screen, director.x - director.half.x - 26, director.y - 4, String(last.flow + 1));
  }
}
