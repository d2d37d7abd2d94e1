// How far two colours lie apart: contrast by WCAG 2, difference by CIEDE2000 (Sharma, Wu, Dalal 2005), and what is left of a
// colour for eyes that lack one kind of cone (Machado, Oliveira, Fernandes 2009, severity 1).

/** Linear sRGB, 0 to 1. */
export type Linear = readonly [r: number, g: number, b: number];

function linear(hex: string): Linear {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const luminance = ([r, g, b]: Linear): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const lacking =
  (matrix: readonly (readonly [number, number, number])[]) =>
  (hex: string): Linear => {
    const [r, g, b] = linear(hex);
    const seen = matrix.map(([x, y, z]) => Math.min(1, Math.max(0, x * r + y * g + z * b)));
    return seen as unknown as Linear;
  };

export const EYES: readonly (readonly [string, (hex: string) => Linear])[] = [
  ['normal', linear],
  [
    'protanopia',
    lacking([
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ]),
  ],
  [
    'deuteranopia',
    lacking([
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ]),
  ],
  [
    'tritanopia',
    lacking([
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ]),
  ],
];

interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** CIELAB under D65. */
function lab([r, g, b]: Linear): Lab {
  const f = (t: number): number => (t > 216 / 24_389 ? Math.cbrt(t) : (24_389 / 27 / 116) * t + 16 / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
const hue = (a: number, b: number): number =>
  a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/** CIEDE2000. */
export function difference(first: Linear, second: Linear): number {
  const [p, q] = [lab(first), lab(second)];
  const meanC = (Math.hypot(p.a, p.b) + Math.hypot(q.a, q.b)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)));
  const [a1, a2] = [p.a * (1 + g), q.a * (1 + g)];
  const [c1, c2] = [Math.hypot(a1, p.b), Math.hypot(a2, q.b)];
  const [h1, h2] = [hue(a1, p.b), hue(a2, q.b)];
  const [deltaL, deltaC] = [q.l - p.l, c2 - c1];
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const deltaH = 2 * Math.sqrt(c1 * c2) * sin(turn / 2);
  const [l, c] = [(p.l + q.l) / 2, (c1 + c2) / 2];
  const h = c1 * c2 === 0 ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rotation = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * sin(60 * Math.exp(-(((h - 275) / 25) ** 2)));
  return Math.sqrt(
    (deltaL / sl) ** 2 + (deltaC / sc) ** 2 + (deltaH / sh) ** 2 + rotation * (deltaC / sc) * (deltaH / sh),
  );
}
