// What changes inside the boxes of the nodes: slots of the load, documents on the shelves, the disk, and whether a node is up.

import type { Colours } from '../../theme/tokens.ts';
import { paintBox } from './paint-machines.ts';
import type { Box, ClusterPlan, NodeBox } from './plan.ts';
import { popularityColour } from './popularity.ts';
import type { ClusterScene, LoadScale } from './scene.ts';
import { isIn } from './shelf-places.ts';

type Context = CanvasRenderingContext2D;

const SLOT = 7;

export function paintLoad(
  context: Context,
  { bar }: NodeBox,
  load: number,
  { top }: LoadScale,
  colours: Colours,
): void {
  const slots = Math.max(3, Math.floor((bar.width + 2) / SLOT));
  const pitch = (bar.width + 1.5) / slots;
  const filled = Math.min(slots, Math.ceil((load / top) * slots - 1e-9));
  for (let slot = 0; slot < slots; slot++) {
    context.fillStyle = slot < filled ? colours.data.line : colours.line;
    context.fillRect(bar.x + slot * pitch, bar.y, pitch - 1.5, bar.height);
  }
}

/**
 * Filled: in memory, and requests for it come here. Hollow: in memory, but requests for it are sent elsewhere. Not there:
 * the next request for it has to wait for the disk.
 */
export class ShelfPainter {
  private readonly shades: readonly string[];
  private readonly colours: Colours;

  constructor(colours: Colours, documents: number) {
    this.colours = colours;
    const last = Math.max(1, documents - 1);
    this.shades = Array.from({ length: documents }, (_, place) => popularityColour(colours, 1 - place / last));
  }

  paint(context: Context, { nodes, measures }: ClusterPlan, { shelf, outlined }: ClusterScene): void {
    const height = Math.max(2, measures.shelf - (measures.shelf > 9 ? 4 : 2.5));
    const { colours } = this;
    shelf.forEach(({ holders, owners, x, width, row }, place) => {
      for (const { shelves, number } of nodes) {
        if (!isIn(holders, number)) continue;
        const box = { x: shelves.x + x, y: shelves.y + row * measures.shelf, width, height };
        if (isIn(owners, number)) {
          context.fillStyle = this.shades[place]!;
          context.fillRect(box.x, box.y, box.width, box.height);
        } else {
          context.strokeStyle = colours.lineStrong;
          context.lineWidth = 1;
          if (width > 2.5) context.strokeRect(box.x + 0.5, box.y + 0.5, box.width - 1, box.height - 1);
        }
        if (place === outlined && isIn(owners, number)) outline(context, box, colours);
      }
    });
  }
}

function outline(context: Context, { x, y, width, height }: Box, colours: Colours): void {
  context.strokeStyle = colours.ink;
  context.lineWidth = 2 * colours.strokes;
  context.strokeRect(x - 1, y - 1, width + 2, height + 2);
}

/** A cylinder, ink while the disk is in use. */
export function paintDisk(context: Context, { disk }: NodeBox, isBusy: boolean, colours: Colours): void {
  const [width, height, lid] = [17, 14, 3];
  const top = disk.y - height / 2;
  context.strokeStyle = isBusy ? colours.ink : colours.ink3;
  context.fillStyle = isBusy ? colours.data.soft : colours.page;
  context.lineWidth = (isBusy ? 1.8 : 1.2) * colours.strokes;
  context.beginPath();
  context.moveTo(disk.x, top + lid);
  context.lineTo(disk.x, top + height - lid);
  context.ellipse(disk.x + width / 2, top + height - lid, width / 2, lid, 0, Math.PI, 0, true);
  context.lineTo(disk.x + width, top + lid);
  context.ellipse(disk.x + width / 2, top + lid, width / 2, lid, 0, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}

/** A node that is down: nothing in it works. */
export function paintDown(context: Context, node: NodeBox, colours: Colours): void {
  paintBox(context, node, colours.loss.line, 1.5 * colours.strokes, colours.page, node.width > 70 ? 8 : 3);
  context.save();
  context.clip();
  context.strokeStyle = colours.loss.soft;
  context.lineWidth = 3;
  context.beginPath();
  for (let x = node.x - node.height; x < node.x + node.width; x += 8) {
    context.moveTo(x, node.y + node.height);
    context.lineTo(x + node.height, node.y);
  }
  context.stroke();
  context.restore();
}

/** The boxes of the nodes a followed request is about. */
export function paintFocus(
  context: Context,
  { nodes }: ClusterPlan,
  numbers: readonly number[],
  colours: Colours,
): void {
  context.strokeStyle = colours.ink;
  context.lineWidth = 2 * colours.strokes;
  for (const number of numbers) {
    const node = nodes[number];
    if (!node) continue;
    context.beginPath();
    context.roundRect(node.x, node.y, node.width, node.height, node.width > 70 ? 8 : node.width > 30 ? 5 : 2);
    context.stroke();
  }
}

/** Is a disk in use as far as can be seen: at the moment in slow motion, else in the last second if that is known. */
export const isDiskBusy = ({ isSlow, atDisk, state }: ClusterScene, node: number): boolean => {
  const { reads } = state.nodes[node]!;
  return isSlow || Number.isNaN(reads) ? atDisk[node]! > 0 : reads > 0;
};
