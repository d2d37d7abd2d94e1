// What the pen does to a drawing. Pure: keys move it by one step of time and one level of the value's grid, a stroke of the pointer
// replaces what it passes over.

import type { Paper, Sketch } from '../../scenarios/kit/prediction.ts';

export interface Pen {
  readonly step: number;
  readonly level: number;
}

export interface Drawing {
  readonly pen: Pen;
  readonly sketch: Sketch;
}

/** So many levels at once by Page Up and Page Down. */
const PAGE = 5;

type Act = (drawing: Drawing, paper: Paper) => Drawing;

const KEYS: Readonly<Record<string, Act>> = {
  ArrowRight: goRight,
  ArrowLeft: (drawing) => moveTo(drawing, drawing.pen.step - 1),
  ArrowUp: (drawing, paper) => lift(drawing, paper, 1),
  ArrowDown: (drawing, paper) => lift(drawing, paper, -1),
  PageUp: (drawing, paper) => lift(drawing, paper, PAGE),
  PageDown: (drawing, paper) => lift(drawing, paper, -PAGE),
  Home: (drawing) => moveTo(drawing, 0),
  End: (drawing) => moveTo(drawing, drawing.sketch.length - 1),
  ' ': ({ pen, sketch }) => ({ pen, sketch: withLevel(sketch, pen.step, pen.level) }),
  Delete: (drawing) => moveTo(erased(drawing), drawing.pen.step + 1),
  Backspace: (drawing) => moveTo(erased(drawing), drawing.pen.step - 1),
};

/** The drawing after a key; undefined: the key is not the pen's. */
export const pressPen = (key: string, drawing: Drawing, paper: Paper): Drawing | undefined =>
  Object.hasOwn(KEYS, key) ? KEYS[key]!(drawing, paper) : undefined;

/** Goes on drawing where nothing is drawn yet. */
function goRight(drawing: Drawing): Drawing {
  const { pen, sketch } = drawing;
  const next = pen.step + 1;
  if (next >= sketch.length || sketch[next] !== null) return moveTo(drawing, next);
  const begun = sketch[pen.step] === null ? withLevel(sketch, pen.step, pen.level) : sketch;
  return { pen: { step: next, level: pen.level }, sketch: withLevel(begun, next, pen.level) };
}

/** Along what is drawn; over what is not, at the height it has. */
function moveTo({ pen, sketch }: Drawing, step: number): Drawing {
  const to = Math.min(sketch.length - 1, Math.max(0, step));
  return { pen: { step: to, level: sketch[to] ?? pen.level }, sketch };
}

function lift({ pen: { step, level }, sketch }: Drawing, { levels }: Paper, by: number): Drawing {
  const to = Math.min(levels - 1, Math.max(0, level + by));
  return { pen: { step, level: to }, sketch: withLevel(sketch, step, to) };
}

const erased = ({ pen, sketch }: Drawing): Drawing => ({ pen, sketch: withLevel(sketch, pen.step, null) });

const withLevel = (sketch: Sketch, step: number, level: number | null): Sketch =>
  sketch[step] === level ? sketch : sketch.map((each, index) => (index === step ? level : each));

/** A straight stroke between two places, whichever comes first. */
export function strokeOver(sketch: Sketch, from: Pen, to: Pen): Sketch {
  const [low, high] = [Math.min(from.step, to.step), Math.max(from.step, to.step)];
  const levelAt = (step: number): number =>
    to.step === from.step
      ? to.level
      : from.level + ((to.level - from.level) * (step - from.step)) / (to.step - from.step);
  return sketch.map((each, step) => (step >= low && step <= high ? Math.round(levelAt(step)) : each));
}

/** The step of time and the level under a pointer, which may be beside the paper. */
export function penUnder(
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  { steps, levels }: Paper,
  yOf: (level: number) => number,
): Pen {
  const off = (level: number): number => Math.abs(yOf(level) - y);
  let level = 0;
  for (let each = 1; each < levels; each++) if (off(each) < off(level)) level = each;
  return { step: Math.min(steps - 1, Math.max(0, Math.floor((x / width) * steps))), level };
}
