// Packets: filled blocks with their number, hollow blocks with a point for acknowledgements, double borders for what is
// sent again, and thin bars where there is no room. Grouped by style, so that 500 of them stay cheap.

import { PACKET_KIND, packetFlow, packetKind } from '../../../record/logs.ts';
import { canvasFont } from '../../foundation/text-width.ts';
import { TEXT } from '../../theme/text-sizes.ts';
import type { Colours } from '../../theme/tokens.ts';
import type { Lane } from '../geometry.ts';
import type { LanePacket, LaneScene } from '../lane-packets.ts';
import { BAR_BELOW, PACKET_HEIGHT, PACKET_RADIUS } from './sizes.ts';

type Context = CanvasRenderingContext2D;

const TEXT_SIZE = TEXT.note;
const TEXT_ROOM = 6;
/** Of a number that would not fit its block otherwise: three digits on a phone. */
const SMALL_SIZE = 10;
const SMALL_ROOM = 2;
/** What the sign before the number of what is sent again takes of its block. */
const SIGN_ROOM = 10;

export interface PacketWords {
  readonly syn: string;
}

export class PacketPainter {
  private readonly colours: Colours;
  private readonly words: PacketWords;
  private readonly font = canvasFont(TEXT_SIZE, 600);
  private readonly smallFont = canvasFont(SMALL_SIZE, 600);

  constructor(colours: Colours, words: PacketWords) {
    this.colours = colours;
    this.words = words;
  }

  /** Draws the packets of a lane; what is sent again lies over the others. */
  lane(context: Context, { packets, lane }: LaneScene): void {
    const way = Math.sign(lane.to.x - lane.from.x) || 1;
    const [again, others] = [packets.filter(isAgain), packets.filter((packet) => !isAgain(packet))];
    this.bars(
      context,
      others.filter(({ width }) => width < BAR_BELOW),
      lane,
    );
    for (const { x, y, width, segment, info } of others) {
      if (width < BAR_BELOW) continue;
      const label = segment === 0 ? this.words.syn : String(segment);
      if (isAnswer(info, lane)) this.answer(context, x, y, width, label, way);
      else this.data(context, x, y, width, label, packetFlow(info) > 0);
    }
    for (const { x, y, width, segment } of again) this.again(context, x, y, width, String(segment));
  }

  /** The thin ones in three passes, one per colour. */
  private bars(context: Context, packets: readonly LanePacket[], lane: Lane): void {
    const { data, ack, flow2 } = this.colours;
    const height = PACKET_HEIGHT - 4;
    for (const style of [data.line, flow2.line, ack.line]) {
      context.fillStyle = style;
      for (const { x, y, width, info } of packets) {
        const own = isAnswer(info, lane) ? ack.line : packetFlow(info) > 0 ? flow2.line : data.line;
        if (own !== style) continue;
        const tall = own === ack.line ? height - 4 : height;
        context.fillRect(x - width / 2, y - tall / 2, width, tall);
      }
    }
  }

  data(context: Context, x: number, y: number, width: number, label: string, second: boolean): void {
    context.fillStyle = second ? this.colours.flow2.line : this.colours.data.line;
    context.beginPath();
    context.roundRect(x - width / 2, y - PACKET_HEIGHT / 2, width, PACKET_HEIGHT, PACKET_RADIUS);
    context.fill();
    this.number(context, label, x, y, width, this.colours.onInk);
  }

  /** An acknowledgement: hollow, with a point in its direction. */
  answer(context: Context, x: number, y: number, width: number, label: string, way: number): void {
    const half = Math.max(4, width - 2) / 2;
    const point = Math.min(7, half);
    context.beginPath();
    context.moveTo(x + way * half, y);
    context.lineTo(x + way * (half - point), y - PACKET_HEIGHT / 2 + 0.75);
    context.lineTo(x - way * half, y - PACKET_HEIGHT / 2 + 0.75);
    context.lineTo(x - way * half, y + PACKET_HEIGHT / 2 - 0.75);
    context.lineTo(x + way * (half - point), y + PACKET_HEIGHT / 2 - 0.75);
    context.closePath();
    context.fillStyle = this.colours.page;
    context.strokeStyle = this.colours.ack.line;
    context.lineWidth = 1.5 * this.colours.strokes;
    context.lineJoin = 'round';
    context.fill();
    context.stroke();
    this.number(context, label, x - way * 2, y, width - 4, this.colours.ack.text);
  }

  /** Sent again: soft, a border of double weight, and the sign before the number. */
  again(context: Context, x: number, y: number, width: number, label: string): void {
    const { retx } = this.colours;
    const wide = Math.max(width, BAR_BELOW);
    context.fillStyle = retx.soft;
    context.strokeStyle = retx.line;
    context.lineWidth = 2 * this.colours.strokes;
    context.beginPath();
    context.roundRect(x - wide / 2 + 1, y - PACKET_HEIGHT / 2 + 1, wide - 2, PACKET_HEIGHT - 2, PACKET_RADIUS - 1);
    context.fill();
    context.stroke();
    // Its border says that it is sent again; which segment it is, only its number does.
    const beside = wide >= 30 && isWhole(label, wide - SIGN_ROOM);
    if (beside) this.number(context, label, x + 5, y, wide - SIGN_ROOM, retx.text);
    else this.number(context, label, x, y, wide - 4, retx.text);
    if (beside || (wide >= 30 && packetNumber(label, wide - 4) === undefined))
      paintAgainSign(context, beside ? x - 9 : x, y, retx.text);
  }

  /** Lost: a dashed border and a cross. */
  lost(context: Context, x: number, y: number, label: string): void {
    const { loss, page } = this.colours;
    context.save();
    context.setLineDash([4, 3]);
    context.lineWidth = 1.5 * this.colours.strokes;
    context.strokeStyle = loss.line;
    context.fillStyle = page;
    context.beginPath();
    context.roundRect(x - 17, y - PACKET_HEIGHT / 2, 34, PACKET_HEIGHT, PACKET_RADIUS);
    context.fill();
    context.stroke();
    context.restore();
    this.number(context, label, x, y, 34, loss.text);
    context.strokeStyle = loss.line;
    context.lineWidth = 2.5 * this.colours.strokes;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(x - 5, y + 14);
    context.lineTo(x + 5, y + 24);
    context.moveTo(x + 5, y + 14);
    context.lineTo(x - 5, y + 24);
    context.stroke();
  }

  number(context: Context, label: string, x: number, y: number, width: number, colour: string): void {
    const number = packetNumber(label, width);
    if (!number) return;
    context.font = number.size === TEXT_SIZE ? this.font : this.smallFont;
    context.fillStyle = colour;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(number.words, x, y + 0.5);
  }
}

/** What stands in a block, and how large. */
interface PacketNumber {
  readonly words: string;
  readonly size: number;
}

/** Of a number that is longer, its last digits: they tell a packet from its neighbours. All of them are in the packet's menu. */
const LAST = 2;

/** The number in a block of this width, CSS pixels; undefined if not even its last digits fit. */
export function packetNumber(label: string, width: number): PacketNumber | undefined {
  if (width >= label.length * 7 + TEXT_ROOM) return { words: label, size: TEXT_SIZE };
  if (isWhole(label, width)) return { words: label, size: SMALL_SIZE };
  const words = `…${label.slice(-LAST)}`;
  return label.length > words.length && isWhole(words, width) ? { words, size: SMALL_SIZE } : undefined;
}

/** All of it fits, in small digits if it must. */
const isWhole = (label: string, width: number): boolean => width >= label.length * 6 + SMALL_ROOM;

const isAgain = ({ info }: LanePacket): boolean => packetKind(info) === PACKET_KIND.retransmission;

/** Travels against its flow's data: an ACK, or the SYN ACK. */
const isAnswer = (info: number, lane: Lane): boolean =>
  packetKind(info) === PACKET_KIND.ack || (packetKind(info) === PACKET_KIND.syn && !lane.forward);

/** An open circle with an arrow head. */
function paintAgainSign(context: Context, x: number, y: number, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = 1.75;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.arc(x, y, 4, -0.3, 1.6 * Math.PI, false);
  context.moveTo(x + 4.2, y - 4.4);
  context.lineTo(x + 4.2, y - 1.2);
  context.lineTo(x + 1, y - 1.2);
  context.stroke();
}
