// Paints the buffer of the switch: a place for every block of cells, those that are taken in the look of their packet, and
// the threshold as a dashed line across them.

import type { Colours } from '../../theme/tokens.ts';
import { blockX, type Raster, xOfCells } from './buffer-raster.ts';
import type { CellPainter } from './cell-painter.ts';
import type { Box } from './plan.ts';
import type { BufferScene } from './scene.ts';

type Context = CanvasRenderingContext2D;

/** Every place, empty. */
export function paintPlaces(context: Context, { capacity, raster }: BufferScene, { grid }: Colours): void {
  context.fillStyle = grid;
  context.beginPath();
  const count = Math.ceil(capacity / raster.block);
  for (let index = 0; index < count; index++) {
    const { x, y } = placeOf(raster, index);
    if (raster.width >= 5) context.roundRect(x, y, raster.width, raster.height, 2);
    else context.rect(x, y, raster.width, raster.height);
  }
  context.fill();
}

/** A buffer that has been made smaller still holds what it held: that stands beyond its last place, as far as there is room. */
export function addBlocks(painter: CellPainter, box: Box, { blocks, raster }: BufferScene): void {
  blocks.forEach((look, index) => {
    const { x, y } = placeOf(raster, index);
    if (x > box.left + 2) painter.add(look, x, y, raster.width, raster.height);
  });
}

export function paintThreshold(
  context: Context,
  { top, height }: Box,
  { raster, threshold }: BufferScene,
  colours: Colours,
): void {
  if (threshold === undefined) return;
  const x = xOfCells(raster, threshold);
  context.save();
  context.strokeStyle = colours.ink;
  context.lineWidth = 1.5 * colours.strokes;
  context.setLineDash([6, 4]);
  context.beginPath();
  context.moveTo(x, top + 3);
  context.lineTo(x, top + height + 8);
  context.stroke();
  context.restore();
}

function placeOf(raster: Raster, index: number): { readonly x: number; readonly y: number } {
  return {
    x: blockX(raster, index, raster.rows) + raster.pitchX - raster.width,
    y: raster.top + (index % raster.rows) * raster.pitchY + (raster.pitchY - raster.height) / 2,
  };
}
