// The canvas of the stage of a cluster: the sheet that never moves, then what goes where, queue, memories, disks, loads and
// the request that is followed, at the cursor's time. Nothing here keeps state of the run but what it costs to find again.

import { valueAt } from '../../../record/values.ts';
import type { PaintedShared } from '../../stage-kit/painted-stage.tsx';
import type { StageFrame } from '../../stage-kit/scene.ts';
import type { TwoLayers } from '../../stage-kit/two-layers.ts';
import type { Colours } from '../../theme/tokens.ts';
import { type Followed, Follower } from './followed.ts';
import { paintFollowed, paintQueue } from './paint-dispatcher.ts';
import { isSlowMotion, paintDots } from './paint-dots.ts';
import { paintFlows } from './paint-flows.ts';
import { paintLoads } from './paint-loads.ts';
import { paintMachines } from './paint-machines.ts';
import { isDiskBusy, paintDisk, paintDown, paintFocus, paintLoad, ShelfPainter } from './paint-nodes.ts';
import type { ClusterPlan } from './plan.ts';
import { ClusterReader } from './reader.ts';
import { type ClusterIndex, clusterIndex } from './series.ts';
import { type ShelfPlace, shelfPlaces } from './shelf-places.ts';

export type ClusterShared = PaintedShared<ClusterCanvas>;

export class ClusterCanvas {
  readonly layers: TwoLayers;
  readonly reader = new ClusterReader();
  private readonly follower = new Follower();
  private readonly screen: CanvasRenderingContext2D;
  private plan: ClusterPlan | undefined;
  private outlined = 0;
  private colours: Colours | undefined;
  private shelves: { readonly painter: ShelfPainter; readonly places: readonly ShelfPlace[] } | undefined;

  constructor(layers: TwoLayers) {
    this.layers = layers;
    this.screen = layers.screen;
  }

  /** @param outlined Place of the outlined document on the shelf. */
  arrange(plan: ClusterPlan, outlined: number, colours: Colours): void {
    this.plan = plan;
    this.outlined = outlined;
    this.colours = colours;
    this.shelves = undefined;
    this.reader.arrange(plan);
    this.layers.arrange(plan, colours, (sheet) => paintMachines(sheet, plan, colours));
  }

  draw(frame: StageFrame): void {
    const { plan, colours } = this;
    if (!plan || !colours) return;
    const index = frame && clusterIndex(frame.record);
    if (!frame || !index || index.nodes !== plan.nodes.length) return;
    this.paint(frame, index, plan, colours);
  }

  /** The request that is followed at the time of a frame. */
  followed({ record, now, speed }: Pick<StageFrame, 'record' | 'now' | 'speed'>): Followed | undefined {
    const index = clusterIndex(record);
    return index && this.follower.at(record, index, now, speed);
  }

  private paint(frame: StageFrame, index: ClusterIndex, plan: ClusterPlan, colours: Colours): void {
    const { record, now, speed } = frame;
    const { screen, reader } = this;
    const { state, most, look, scale, loads } = reader.read(record, index, now, speed);
    const slow = isSlowMotion(speed);
    if (!slow) paintFlows(screen, plan, state, most, colours);
    for (const node of plan.nodes) {
      paintLoad(screen, node, state.nodes[node.number]!.load, scale, colours);
      const queue = valueAt(index.diskQueue[node.number]!, now) || 0;
      if (hasDisk(plan)) paintDisk(screen, node, isDiskBusy(state.nodes[node.number]!, queue, slow), colours);
    }
    this.shelf(frame, index, plan, colours);
    for (const node of plan.nodes) if (state.nodes[node.number]!.isDown) paintDown(screen, node, colours);
    paintLoads(screen, plan, loads, now / record.horizon, scale, colours);
    paintQueue(screen, plan, look, state.waiting, colours);
    if (slow) paintDots(screen, plan, record, now, this.layers.drawn, colours);
    const followed = this.followed(frame);
    if (!followed) return;
    const { row, link, document, askedAt, decidedAt, entry, target } = followed;
    const isDecided = now >= decidedAt;
    paintFocus(screen, plan, isDecided ? [entry, target] : [entry], colours);
    const place = paintFollowed(screen, plan, look, followed, { now, decision: state.decision }, colours);
    if (isDecided) return;
    this.layers.drawn.add(link, row, document, place.x, place.y, 12, (now - askedAt) / (decidedAt - askedAt));
  }

  private shelf(
    { record, now }: StageFrame,
    index: ClusterIndex,
    { nodes, measures }: ClusterPlan,
    colours: Colours,
  ): void {
    this.shelves ??= {
      painter: new ShelfPainter(colours, index.shelf.length),
      places: shelfPlaces(index.shelf, nodes[0]!.shelves.width),
    };
    const { painter, places } = this.shelves;
    painter.paint(this.screen, nodes, { places, shelf: measures.shelf, outlined: this.outlined }, record, index, now);
  }
}

const SMALLEST_FOOT = 18;
const NARROWEST = 28;

/** Is there room for the disks? */
export const hasDisk = ({ measures, nodes }: ClusterPlan): boolean =>
  measures.foot >= SMALLEST_FOOT && nodes[0]!.width >= NARROWEST;
