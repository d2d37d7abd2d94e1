// Paints cells on links: trains of the packets that go into the switch, and what has left it: blocks of cells, whole packets,
// or the plain load of the link where neither is kept.

import { PACKET_KIND, packetKind } from '../../../record/logs.ts';
import { canvasFont } from '../../foundation/text-width.ts';
import { TEXT } from '../../theme/text-sizes.ts';
import type { Colours } from '../../theme/tokens.ts';
import type { CellPainter } from './cell-painter.ts';
import type { TapeBlock, TapeScale, Train } from './cell-tape.ts';
import { LOOK } from './packet-fates.ts';
import { type AtmPlan, type Station, slotX } from './plan.ts';
import type { AtmScene, LinkLoad } from './scene.ts';
import type { WholePacket } from './whole-packets.ts';

const HEIGHT = 14;
const GAP = 1.5;
/** A train is one piece where a block would be longer than its packet. */
const SHORTEST = 4;
/** CSS pixels. */
const NARROWEST = 3;
const NUMBER_ABOVE = 15;
/** Lower rows of senders have no numbers. */
const NUMBERED = 40;
const NUMBER_ROOM = 8;

export class TapePainter {
  private readonly context: CanvasRenderingContext2D;
  private readonly painter: CellPainter;
  private readonly scale: TapeScale;
  private readonly colours: Colours;
  private readonly words: { readonly text: string; readonly x: number; readonly y: number; readonly look: number }[] =
    [];

  constructor(context: CanvasRenderingContext2D, painter: CellPainter, scale: TapeScale, colours: Colours) {
    this.context = context;
    this.painter = painter;
    this.scale = scale;
    this.colours = colours;
  }

  /** `isNumbered`: nothing else is said of its link. */
  train(train: Train, station: Station, pitch: number, isNumbered: boolean): void {
    const { perSlot, block } = this.scale;
    const { y } = station;
    const xOf = slotX(station, perSlot);
    const height = Math.max(3, Math.min(HEIGHT, pitch - 4));
    const length = train.cells * train.cellSlots;
    // Cells of a faster link are shorter, but never too short to be told apart.
    const part = Math.max(block * train.cellSlots, NARROWEST / perSlot);
    const step = length <= part * 1.5 ? length : part;
    for (let from = train.from; from < train.to; from += step) {
      const end = Math.min(from + step, train.to);
      const [x1, x2] = [xOf(end), xOf(from)];
      if (x2 - x1 < 0.5) continue;
      const gap = (end - from) * perSlot > SHORTEST ? GAP : 0.5;
      this.painter.add(train.look, x1 + gap / 2, y - height / 2, Math.max(0.8, x2 - x1 - gap), height);
    }
    const [x1, x2] = [xOf(train.to), xOf(Math.max(0, train.from))];
    if (isNumbered && pitch >= NUMBERED) this.number(train, (x1 + x2) / 2, y, x2 - x1);
  }

  private number({ segment, info, look }: Train, x: number, y: number, width: number): void {
    const again = packetKind(info) === PACKET_KIND.retransmission;
    const text = again ? `↻${segment}` : String(segment);
    if (width < text.length * 7 + NUMBER_ROOM) return;
    this.words.push({ text, x, y: y - NUMBER_ABOVE, look });
  }

  output({ output, slot, now }: AtmScene, plan: AtmPlan): void {
    if (output.kind === 'packets') this.packets(output.packets, slot, now, plan);
    else if (output.kind === 'cells') this.served(output.blocks, plan);
    else this.load(output, plan);
  }

  private served(blocks: readonly TapeBlock[], { out: { from, to } }: AtmPlan): void {
    const { perSlot, block, pitch } = this.scale;
    for (const { since, counts } of blocks) {
      const x = from.x + since * perSlot;
      const left = Math.max(from.x, x);
      const right = Math.min(to.x, x + pitch - GAP);
      if (right - left < 0.5) continue;
      this.stack(counts, block, left, right - left, from.y);
    }
  }

  /** Each in one piece. */
  private packets(packets: readonly WholePacket[], slot: number, now: number, { out: { from, to } }: AtmPlan): void {
    const { perSlot } = this.scale;
    for (const { look, pieces, leavesAt } of packets) {
      const end = from.x + ((now - leavesAt) / slot) * perSlot;
      const left = Math.max(from.x, end);
      const right = Math.min(to.x, end + pieces * perSlot) - GAP;
      if (right - left >= 0.5) this.painter.add(look, left, from.y - HEIGHT / 2, right - left, HEIGHT);
    }
  }

  /** Parts of the block in the order of senders, dead ones below them; what was idle is not there. */
  private stack(counts: readonly number[], block: number, x: number, width: number, y: number): void {
    let top = y - HEIGHT / 2;
    for (const look of [LOOK.first, LOOK.firstSoft, LOOK.other, LOOK.otherSoft, LOOK.dead, LOOK.refused]) {
      const count = counts[look]!;
      if (count === 0) continue;
      const height = (count / block) * HEIGHT;
      this.painter.add(look, x, top, width, height);
      top += height;
    }
  }

  private load({ carried, wasted }: LinkLoad, { out: { from, to } }: AtmPlan): void {
    const [x, width, top] = [from.x + 1, to.x - from.x - 2, from.y - HEIGHT / 2];
    if (carried > 0) this.painter.add(LOOK.unknown, x, top, width, carried * HEIGHT);
    if (wasted > 0) this.painter.add(LOOK.dead, x, top + carried * HEIGHT, width, wasted * HEIGHT);
  }

  /** The numbers of the trains, once everything else is painted. */
  numbers(): void {
    const { context, colours } = this;
    context.font = canvasFont(TEXT.note, 600);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (const { text, x, y, look } of this.words) {
      const colour =
        look === LOOK.dead || look === LOOK.refused ? colours.loss : look < 2 ? colours.data : colours.flow2;
      context.fillStyle = colour.text;
      context.fillText(text, x, y);
    }
    this.words.length = 0;
  }
}
