// How a scene is painted: the machines once, then what goes where, queue, memories, disks, loads and the request that is
// followed.

import type { Paint } from '../../stage-kit/scene.ts';
import type { Colours } from '../../theme/tokens.ts';
import type { Dot } from './dots.ts';
import { DOT } from './measures.ts';
import { paintFollowed, paintQueue } from './paint-dispatcher.ts';
import { paintFlows } from './paint-flows.ts';
import { paintLoads } from './paint-loads.ts';
import { paintMachines } from './paint-machines.ts';
import { isDiskBusy, paintDisk, paintDown, paintFocus, paintLoad, ShelfPainter } from './paint-nodes.ts';
import { type ClusterPlan, hasDisk } from './plan.ts';
import type { ClusterScene } from './scene.ts';

export function clusterPaint(plan: ClusterPlan, colours: Colours): Paint<ClusterScene> {
  let shelves: ShelfPainter | undefined;
  return {
    still: (sheet) => paintMachines(sheet, plan, colours),
    moving: (screen, scene) => {
      const { state, most, queue, scale, loads, progress, isSlow, dots, followed } = scene;
      if (!isSlow) paintFlows(screen, plan, state, most, colours);
      for (const node of plan.nodes) {
        paintLoad(screen, node, state.nodes[node.number]!.load, scale, colours);
        if (hasDisk(plan)) paintDisk(screen, node, isDiskBusy(scene, node.number), colours);
      }
      shelves ??= new ShelfPainter(colours, scene.shelf.length);
      shelves.paint(screen, plan, scene);
      for (const node of plan.nodes) if (state.nodes[node.number]!.isDown) paintDown(screen, node, colours);
      paintLoads(screen, plan, loads, progress, scale, colours);
      paintQueue(screen, plan, queue, state.waiting, colours);
      paintDots(screen, dots, colours);
      if (!followed) return;
      const { entry, target, isDecided } = followed;
      paintFocus(screen, plan, isDecided ? [entry, target] : plan.front ? [] : [entry], colours);
      paintFollowed(screen, plan, followed, colours);
    },
  };
}

/** Single requests in slow motion: blue from memory, hollow from disk, dark and hollow where they are handed off. */
function paintDots(
  context: CanvasRenderingContext2D,
  dots: readonly Dot[],
  { data, flow2, page, strokes }: Colours,
): void {
  context.lineWidth = 2 * strokes;
  for (const { x, y, kind } of dots) {
    context.fillStyle = kind === 'reply' ? data.line : page;
    context.strokeStyle = kind === 'handed' ? flow2.line : data.line;
    context.beginPath();
    context.arc(x, y, DOT, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
}
