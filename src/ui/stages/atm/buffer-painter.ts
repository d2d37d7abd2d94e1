// Paints the buffer of the switch: a place for every block of cells, those that are taken in the look of their packet, and
// the threshold as a dashed line across them.

import { type FlightSeries, flightFlow } from '../../../record/record.ts';
import { rowAt } from '../../../record/values.ts';
import type { Colours } from '../../theme/tokens.ts';
import { blocksOf, blockX, type Raster, rasterOf, xOfCells } from './buffer-raster.ts';
import { CellPainter } from './cell-painter.ts';
import type { AtmPlan, Box } from './plan.ts';
import type { BufferState } from './state.ts';

export class BufferPainter {
  private readonly context: CanvasRenderingContext2D;
  private readonly painter: CellPainter;
  private readonly colours: Colours;

  constructor(context: CanvasRenderingContext2D, painter: CellPainter, colours: Colours) {
    this.context = context;
    this.painter = painter;
    this.colours = colours;
  }

  /** Every place, empty. */
  slots(box: Box, { capacity }: BufferState): void {
    const raster = rasterOf(box, capacity);
    const { context } = this;
    context.fillStyle = this.colours.grid;
    context.beginPath();
    const count = Math.ceil(capacity / raster.block);
    for (let index = 0; index < count; index++) {
      const { x, y } = placeOf(raster, index);
      if (raster.width >= 5) context.roundRect(x, y, raster.width, raster.height, 2);
      else context.rect(x, y, raster.width, raster.height);
    }
    context.fill();
  }

  cells(box: Box, state: BufferState, flights: FlightSeries, lookOf: (row: number) => number, now: number): void {
    const raster = rasterOf(box, state.capacity);
    const started = rowAt(flights.startsAt, flights.length, now);
    const offered = rowAt(flights.offeredAt, flights.length, now);
    const count = Math.max(0, offered - started);
    const looks = new Uint8Array(count);
    const flows = new Uint8Array(count);
    for (let index = 0; index < count; index++) {
      const row = started + 1 + index;
      looks[index] = lookOf(row);
      flows[index] = flightFlow(flights.info[row]!);
    }
    const blocks = blocksOf(looks, flows, count, raster);
    for (let index = 0; index < blocks.length; index++) this.add(box, raster, blocks[index]!, index);
  }

  /** Pieces of whole packets, the one that leaves first in front: packet by packet, whoever sent it. */
  pieces(box: Box, { capacity }: BufferState, looks: Uint8Array): void {
    const raster = rasterOf(box, capacity);
    const nobody = new Uint8Array(looks.length);
    const blocks = blocksOf(looks, nobody, looks.length, raster);
    for (let index = 0; index < blocks.length; index++) this.add(box, raster, blocks[index]!, index);
  }

  /** So many cells of nobody knows whom. */
  unknown(box: Box, { filled, capacity }: BufferState): void {
    const raster = rasterOf(box, capacity);
    const count = Math.ceil(filled / raster.block);
    for (let index = 0; index < count; index++) this.add(box, raster, CellPainter.unknown, index);
  }

  threshold({ buffer }: AtmPlan, cells: number, capacity: number): void {
    const { context, colours } = this;
    const x = xOfCells(rasterOf(buffer, capacity), cells);
    context.save();
    context.strokeStyle = colours.ink;
    context.lineWidth = 1.5 * colours.strokes;
    context.setLineDash([6, 4]);
    context.beginPath();
    context.moveTo(x, buffer.top + 3);
    context.lineTo(x, buffer.top + buffer.height + 8);
    context.stroke();
    context.restore();
  }

  /** A buffer that has been made smaller still holds what it held: that stands beyond its last place, as far as there is room. */
  private add(box: Box, raster: Raster, look: number, index: number): void {
    const { x, y } = placeOf(raster, index);
    if (x > box.left + 2) this.painter.add(look, x, y, raster.width, raster.height);
  }
}

function placeOf(raster: Raster, index: number): { readonly x: number; readonly y: number } {
  return {
    x: blockX(raster, index, raster.rows) + raster.pitchX - raster.width,
    y: raster.top + (index % raster.rows) * raster.pitchY + (raster.pitchY - raster.height) / 2,
  };
}
