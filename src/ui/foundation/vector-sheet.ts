// A canvas that writes SVG: what painters draw on the screen they draw here as paths and words, so that a picture leaves the
// page as lines, not as pixels. It has what the painters of stages use of a canvas (a test paints all of them on one) and
// nothing else; paths are d3-path's.

import { color } from 'd3-color';
import { type Path, pathRound } from 'd3-path';
import { escaped } from '../../plot/escaped.ts';

/** A hundredth of a pixel is finer than anybody sees. */
const DIGITS = 2;

export const rounded = (value: number): number => Number(value.toFixed(DIGITS)) || 0;

/** Fill and stroke with their opacity apart: not every program reads `rgba()` in SVG. */
export function paintOf(property: 'fill' | 'stroke', style: CanvasRenderingContext2D['fillStyle'], alpha = 1): string {
  const parsed = color(String(style))?.rgb();
  const opacity = (parsed?.opacity ?? 1) * alpha;
  const plain = `${property}="${parsed?.formatHex() ?? style}"`;
  return opacity < 1 ? `${plain} ${property}-opacity="${rounded(opacity)}"` : plain;
}

interface Look {
  fillStyle: CanvasRenderingContext2D['fillStyle'];
  strokeStyle: CanvasRenderingContext2D['strokeStyle'];
  lineWidth: number;
  lineCap: CanvasLineCap;
  lineJoin: CanvasLineJoin;
  globalAlpha: number;
  font: string;
  textAlign: CanvasTextAlign;
  textBaseline: CanvasTextBaseline;
  dash: readonly number[];
  /** As SVG says it. */
  transform: string;
  /** Id of the clip that holds, or ''. */
  clip: string;
}

const ANCHORS: Readonly<Partial<Record<CanvasTextAlign, string>>> = { center: 'middle', right: 'end', end: 'end' };
/** From where canvases set a line of words to its base line, in heights of the letters. */
const BASE = { middle: 0.35, top: 0.8, hanging: 0.8, bottom: -0.2, ideographic: -0.2, alphabetic: 0 } as const;

/** What painters of stages use of a canvas. */
type Brush = Pick<
  CanvasRenderingContext2D,
  | Exclude<keyof Look, 'dash' | 'transform' | 'clip'>
  | 'save'
  | 'restore'
  | 'translate'
  | 'rotate'
  | 'setLineDash'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'bezierCurveTo'
  | 'arc'
  | 'ellipse'
  | 'rect'
  | 'roundRect'
  | 'closePath'
  | 'fill'
  | 'stroke'
  | 'clip'
  | 'fillRect'
  | 'strokeRect'
  | 'fillText'
>;

/** For painters, who ask for a whole canvas and use no more of it than a brush has. */
export const contextOf = (brush: Brush): CanvasRenderingContext2D => brush as CanvasRenderingContext2D;

export class VectorSheet implements Brush {
  fillStyle: CanvasRenderingContext2D['fillStyle'] = '#000000';
  strokeStyle: CanvasRenderingContext2D['strokeStyle'] = '#000000';
  lineWidth = 1;
  lineCap: CanvasLineCap = 'butt';
  lineJoin: CanvasLineJoin = 'miter';
  globalAlpha = 1;
  font = '400 10px sans-serif';
  textAlign: CanvasTextAlign = 'start';
  textBaseline: CanvasTextBaseline = 'alphabetic';
  private dash: readonly number[] = [];
  private transform = '';
  private clipped = '';
  private path: Path = pathRound(DIGITS);
  private readonly kept: Look[] = [];
  private readonly elements: string[] = [];
  private clips = 0;
  private readonly prefix: string;

  /** @param prefix of ids: another one for each picture of a document */
  constructor(prefix = 'clip') {
    this.prefix = prefix;
  }

  /** Everything drawn so far. */
  get svg(): string {
    return this.elements.join('\n');
  }

  save(): void {
    const { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, globalAlpha, font, textAlign, textBaseline } = this;
    const { dash, transform, clipped: clip } = this;
    const brush = { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, globalAlpha };
    this.kept.push({ ...brush, font, textAlign, textBaseline, dash, transform, clip });
  }

  restore(): void {
    const look = this.kept.pop();
    if (!look) return;
    const { dash, transform, clip, ...rest } = look;
    Object.assign(this, rest);
    this.dash = dash;
    this.transform = transform;
    this.clipped = clip;
  }

  translate(x: number, y: number): void {
    this.transform += `${this.transform && ' '}translate(${rounded(x)} ${rounded(y)})`;
  }

  /** @param angle radians */
  rotate(angle: number): void {
    this.transform += `${this.transform && ' '}rotate(${rounded((angle * 180) / Math.PI)})`;
  }

  setLineDash(dash: readonly number[]): void {
    this.dash = [...dash];
  }

  beginPath(): void {
    this.path = pathRound(DIGITS);
  }

  moveTo(x: number, y: number): void {
    this.path.moveTo(x, y);
  }

  lineTo(x: number, y: number): void {
    this.path.lineTo(x, y);
  }

  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.path.bezierCurveTo(x1, y1, x2, y2, x, y);
  }

  arc(x: number, y: number, radius: number, from: number, to: number, back = false): void {
    this.path.arc(x, y, radius, from, to, back);
  }

  /** Upright ones only, which is all that is drawn: in quarters, each a curve. */
  ellipse(x: number, y: number, rx: number, ry: number, _turned: number, from: number, to: number, back = false): void {
    const whole = 2 * Math.PI;
    const span = back ? -((((from - to) % whole) + whole) % whole || whole) : Math.min(to - from, whole);
    const pieces = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2)));
    const step = span / pieces;
    const reach = (4 / 3) * Math.tan(step / 4);
    const at = (angle: number): [number, number] => [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
    const start = at(from);
    if (this.path.toString() === '') this.path.moveTo(...start);
    else this.path.lineTo(...start);
    for (let piece = 0; piece < pieces; piece++) {
      const [a, b] = [from + piece * step, from + (piece + 1) * step];
      const [[ax, ay], [bx, by]] = [at(a), at(b)];
      this.path.bezierCurveTo(
        ax - reach * rx * Math.sin(a),
        ay + reach * ry * Math.cos(a),
        bx + reach * rx * Math.sin(b),
        by - reach * ry * Math.cos(b),
        bx,
        by,
      );
    }
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.path.rect(x, y, width, height);
  }

  /** @param radii the same at all corners */
  roundRect(x: number, y: number, width: number, height: number, radii: Parameters<Brush['roundRect']>[4] = 0): void {
    const radius = Number(radii);
    const [left, right] = width < 0 ? [x + width, x] : [x, x + width];
    const [top, bottom] = height < 0 ? [y + height, y] : [y, y + height];
    const r = Math.min(radius, (right - left) / 2, (bottom - top) / 2);
    this.path.moveTo(left + r, top);
    this.path.arcTo(right, top, right, bottom, r);
    this.path.arcTo(right, bottom, left, bottom, r);
    this.path.arcTo(left, bottom, left, top, r);
    this.path.arcTo(left, top, right, top, r);
    this.path.closePath();
  }

  closePath(): void {
    this.path.closePath();
  }

  fill(): void {
    this.draw(`<path d="${this.path}" ${paintOf('fill', this.fillStyle, this.globalAlpha)}`);
  }

  stroke(): void {
    this.draw(`<path d="${this.path}" fill="none" ${this.pen()}`);
  }

  clip(): void {
    const id = `${this.prefix}-${this.clips++}`;
    const within = this.clipped ? ` clip-path="url(#${this.clipped})"` : '';
    const placed = this.transform ? ` transform="${this.transform}"` : '';
    this.elements.push(`<clipPath id="${id}"${within}><path d="${this.path}"${placed}/></clipPath>`);
    this.clipped = id;
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    if (width === 0 || height === 0) return;
    this.draw(`<path d="${box(x, y, width, height)}" ${paintOf('fill', this.fillStyle, this.globalAlpha)}`);
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    this.draw(`<path d="${box(x, y, width, height)}" fill="none" ${this.pen()}`);
  }

  fillText(text: string, x: number, y: number): void {
    const [, weight = '400', size = '10'] = /^(\d+) ([\d.]+)px/.exec(this.font) ?? [];
    const base = y + Number(size) * BASE[this.textBaseline];
    const anchor = ANCHORS[this.textAlign];
    const set = anchor ? ` text-anchor="${anchor}"` : '';
    const font = `font-size="${size}" font-weight="${weight}"${set}`;
    const colour = paintOf('fill', this.fillStyle, this.globalAlpha);
    this.draw(`<text x="${rounded(x)}" y="${rounded(base)}" ${font} ${colour}`, `${escaped(text)}</text>`);
  }

  private pen(): string {
    const { lineWidth, lineCap, lineJoin, dash } = this;
    return [
      paintOf('stroke', this.strokeStyle, this.globalAlpha),
      `stroke-width="${rounded(lineWidth)}"`,
      lineCap === 'butt' ? '' : `stroke-linecap="${lineCap}"`,
      lineJoin === 'miter' ? '' : `stroke-linejoin="${lineJoin}"`,
      dash.length === 0 ? '' : `stroke-dasharray="${dash.map(rounded).join(' ')}"`,
    ]
      .filter(Boolean)
      .join(' ');
  }

  private draw(start: string, content?: string): void {
    const placed = this.transform ? ` transform="${this.transform}"` : '';
    const element = content === undefined ? `${start}${placed}/>` : `${start}${placed}>${content}`;
    this.elements.push(this.clipped ? `<g clip-path="url(#${this.clipped})">${element}</g>` : element);
  }
}

const box = (x: number, y: number, width: number, height: number): string =>
  `M${rounded(x)},${rounded(y)}h${rounded(width)}v${rounded(height)}h${rounded(-width)}Z`;
