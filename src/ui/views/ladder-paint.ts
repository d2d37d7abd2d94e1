// Paints a ladder: stations as verticals, time going down.

import { PACKET_KIND } from '../../record/logs.ts';
import { canvasFont } from '../foundation/text-width.ts';
import { TEXT } from '../theme/text-sizes.ts';
import type { Colours, DataColour } from '../theme/tokens.ts';
import {
  type Arrow,
  type Band,
  endsAt,
  type Ladder,
  type Lost,
  type Span,
  type TimerRun,
  type Wait,
} from './ladder-parts.ts';
import { crossX, type LadderWords, type PlacedWord, placeWords } from './ladder-words.ts';

type Context = CanvasRenderingContext2D;

export interface LadderPlace {
  readonly width: number;
  readonly height: number;
  /** Of each station, px from the left. */
  readonly xs: readonly number[];
  readonly yOf: (time: number) => number;
  readonly top: number;
  readonly bottom: number;
}

/** Is an arrow the packet that somebody chose, or one of those that belong to it? */
export type Pointed = (arrow: Arrow) => 'this' | 'with' | undefined;

const HEAD = 6;
/** Left of the sender's line. */
export const TIMER_AT = 18;
const TIMER_WIDTH = 6;

export class LadderPainter {
  private readonly context: Context;
  private readonly place: LadderPlace;
  private readonly colours: Colours;
  private readonly words: LadderWords;

  constructor(context: Context, place: LadderPlace, colours: Colours, words: LadderWords) {
    this.context = context;
    this.place = place;
    this.colours = colours;
    this.words = words;
  }

  paint(ladder: Ladder, pointed: Pointed): void {
    const { context, place } = this;
    context.clearRect(0, 0, place.width, place.height);
    context.save();
    context.beginPath();
    context.rect(0, place.top, place.width, place.bottom - place.top);
    context.clip();
    for (const band of ladder.bands) this.bandBed(band);
    this.stations();
    for (const span of ladder.spans) this.span(span);
    for (const run of ladder.timer) this.timer(run, ladder.timer.length);
    for (const { at } of ladder.timeouts) this.timeout(at);
    for (const wait of [...ladder.arrows, ...(ladder.waits ?? [])]) this.waiting(wait);
    for (const arrow of ladder.arrows) this.arrow(arrow, pointed(arrow));
    context.restore();
    // Words beside what begins at the upper edge are whole.
    for (const lost of ladder.lost) this.lost(lost);
    for (const word of placeWords(ladder, place, this.words, (text, of) => this.widthOf(text, of))) this.word(word);
  }

  private stations(): void {
    const { context, place, colours } = this;
    context.lineWidth = 1.5 * colours.strokes;
    context.strokeStyle = colours.ink3;
    for (const x of place.xs) this.line(x, place.top, x, place.bottom);
  }

  private line(x0: number, y0: number, x1: number, y1: number): void {
    const { context } = this;
    context.beginPath();
    context.moveTo(x0, y0);
    context.lineTo(x1, y1);
    context.stroke();
  }

  private colourOf({ kind, tone }: Pick<Arrow, 'kind' | 'tone'>): DataColour {
    const { colours } = this;
    if (tone) return colours[tone === 'asks' ? 'flow2' : tone];
    if (kind === PACKET_KIND.ack) return colours.ack;
    return kind === PACKET_KIND.retransmission ? colours.retx : colours.data;
  }

  /** In the queue of the station it leaves: beside its line, from when it came until it sets out. */
  private waiting(arrow: Wait): void {
    const { context, place } = this;
    if (arrow.startsAt <= arrow.offeredAt) return;
    const x = place.xs[arrow.from]! + (arrow.to > arrow.from ? 4 : -4);
    context.lineWidth = 3;
    context.strokeStyle = this.colourOf(arrow).soft;
    this.line(x, place.yOf(arrow.offeredAt), x, place.yOf(arrow.startsAt));
  }

  /** At a station's line: its disk and the dispatcher's decision filled, what waits for it hollow. */
  private span({ station, kind, from, to }: Span): void {
    const { context, place, colours } = this;
    const x = place.xs[station]!;
    const [top, height] = [place.yOf(from), Math.max(1, place.yOf(to) - place.yOf(from))];
    if (kind === 'waits') {
      context.lineWidth = 1;
      context.strokeStyle = colours.ink2;
      context.fillStyle = colours.page;
      context.fillRect(x - 4, top, 8, height);
      context.strokeRect(x - 3.5, top + 0.5, 7, Math.max(0, height - 1));
      return;
    }
    context.fillStyle = kind === 'disk' ? colours.timer.line : colours.ink;
    context.fillRect(x - 4, top, 8, height);
  }

  private arrow(arrow: Arrow, chosen: ReturnType<Pointed>): void {
    const { context, place, colours } = this;
    const [x0, y0] = [place.xs[arrow.from]!, place.yOf(arrow.startsAt)];
    const [x1, y1] = [place.xs[arrow.to]!, place.yOf(endsAt(arrow))];
    const strong = arrow.kind === PACKET_KIND.retransmission ? 2.5 : 1.5;
    if (chosen) {
      context.lineWidth = (chosen === 'this' ? 5 : 3.5) * colours.strokes;
      context.strokeStyle = chosen === 'this' ? colours.ink : colours.control;
      this.line(x0, y0, x1, y1);
    }
    context.lineWidth = strong * colours.strokes;
    context.strokeStyle = this.colourOf(arrow).line;
    context.fillStyle = context.strokeStyle;
    if (arrow.duplicate > 0 || arrow.tone === 'asks') context.setLineDash([5, 3]);
    this.line(x0, y0, x1, y1);
    context.setLineDash([]);
    this.head(x0, y0, x1, y1);
  }

  private head(x0: number, y0: number, x1: number, y1: number): void {
    const { context } = this;
    const length = Math.hypot(x1 - x0, y1 - y0);
    const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length];
    context.beginPath();
    context.moveTo(x1, y1);
    context.lineTo(x1 - HEAD * dx - 0.5 * HEAD * dy, y1 - HEAD * dy + 0.5 * HEAD * dx);
    context.lineTo(x1 - HEAD * dx + 0.5 * HEAD * dy, y1 - HEAD * dy - 0.5 * HEAD * dx);
    context.fill();
  }

  private lost(lost: Lost): void {
    const { context, place, colours } = this;
    const [x0, x, y] = [place.xs[lost.from]!, crossX(lost, place), place.yOf(lost.mark.at)];
    context.lineWidth = 1.5 * colours.strokes;
    context.strokeStyle = colours.loss.line;
    context.setLineDash([3, 3]);
    this.line(x0, y, x, y);
    context.setLineDash([]);
    context.lineWidth = 2.5 * colours.strokes;
    this.line(x - 5, y - 5, x + 5, y + 5);
    this.line(x - 5, y + 5, x + 5, y - 5);
  }

  private timer({ from, to, again }: TimerRun, count: number): void {
    const { context, place, colours } = this;
    const x = place.xs[0]! - TIMER_AT;
    const [top, bottom] = [place.yOf(from), place.yOf(to)];
    context.fillStyle = colours.timer.soft;
    context.fillRect(x - TIMER_WIDTH / 2, top, TIMER_WIDTH, Math.max(1, bottom - top));
    const last = place.yOf(again.at(-1) ?? from);
    context.fillStyle = colours.timer.line;
    context.fillRect(x - TIMER_WIDTH / 2, last, TIMER_WIDTH, Math.max(1, bottom - last));
    if (count * again.length > 400) return;
    for (const time of again) context.fillRect(x - TIMER_WIDTH, place.yOf(time) - 0.5, 2 * TIMER_WIDTH, 1);
  }

  private timeout(at: number): void {
    const { context, place, colours } = this;
    const [x, y] = [place.xs[0]! - TIMER_AT, place.yOf(at)];
    context.fillStyle = colours.timer.line;
    context.beginPath();
    context.roundRect(x - 8, y - 8, 16, 16, 3);
    context.fill();
    context.font = canvasFont(TEXT.note, 700);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = colours.onInk;
    context.fillText('T', x, y + 0.5);
  }

  private bandBed({ from, to }: Band): void {
    const { context, place, colours } = this;
    const [left, right] = [place.xs[0]!, place.xs.at(-1)!];
    const [top, bottom] = [place.yOf(from), place.yOf(to)];
    context.fillStyle = colours.data.soft;
    context.fillRect(left, top + 1, right - left, bottom - top - 2);
  }

  private widthOf(text: string, of: PlacedWord['of']): number {
    this.context.font = canvasFont(of === 'band' ? TEXT.label : TEXT.note, 600);
    return this.context.measureText(text).width;
  }

  private word({ text, of, left, width, y, height }: PlacedWord): void {
    const { context, colours } = this;
    context.font = canvasFont(of === 'band' ? TEXT.label : TEXT.note, 600);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = of === 'band' ? colours.data.soft : colours.page;
    context.fillRect(left, y - height / 2, width, height);
    context.fillStyle = this.toneOf(of).text;
    context.fillText(text, left + width / 2, y + 0.5);
  }

  private toneOf(of: PlacedWord['of']): DataColour {
    const { colours } = this;
    if (of === 'band') return colours.data;
    if (of === 'lost') return colours.loss;
    return of === 'duplicate' ? colours.ack : this.colourOf(of);
  }
}
