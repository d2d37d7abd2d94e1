// Where event marks stand on the strip. Marks of one kind that would touch become one with a count; marks of different
// kinds stand side by side in the order in which they happened, which is the order of causes. No mark is lost. Pure.

import type { Mark, MarkKind } from '../../record/record.ts';

/** One glyph on the strip: one or more marks of a kind. */
export interface MarkGroup {
  readonly key: string;
  readonly kind: MarkKind;
  readonly marks: readonly Mark[];
  /** Centre of the glyph, CSS pixels. */
  readonly x: number;
  readonly width: number;
  /** There is no room for the count beside the glyph. */
  readonly bare: boolean;
}

const GLYPH = 18;
const DIGIT = 9;
const GAP = 2;
/** More glyphs side by side than this stand too far from their times: then all of one kind are counted in one. */
const MOST_GLYPHS = 6;

/** Glyphs that stand together. They grow while marks are added, then they are laid out. */
interface Cluster {
  readonly glyphs: Glyph[];
  /** x of its first mark. */
  readonly from: number;
  /** Together, gaps included. */
  length: number;
}
interface Glyph {
  readonly kind: MarkKind;
  readonly marks: Mark[];
}

/** `xOf` places a time; marks whose x lies outside [left, right] are not on screen. */
export function groupMarks(
  marks: readonly Mark[],
  xOf: (mark: Mark) => number,
  left: number,
  right: number,
): MarkGroup[] {
  const clusters: Cluster[] = [];
  for (const mark of marks) {
    const x = xOf(mark);
    if (x < left || x > right) continue;
    clusters.push({ glyphs: [{ kind: mark.kind, marks: [mark] }], from: x, length: GLYPH });
    while (clusters.length > 1 && touch(clusters.at(-2)!, clusters.at(-1)!, left, right)) {
      const last = clusters.pop()!;
      join(clusters.at(-1)!, last);
    }
  }
  return clusters.flatMap((cluster) => laidOut(cluster, left, right));
}

const widthOf = ({ marks }: Glyph): number => GLYPH + (marks.length > 1 ? 4 + DIGIT * String(marks.length).length : 0);

/**
 * A cluster begins at its first time, so that marks which come later move nothing that stands already; but it does not go
 * beyond the ends of the strip.
 */
function startOf({ from, length }: Cluster, left: number, right: number): number {
  return Math.max(left + 4, Math.min(from - GLYPH / 2, right + GLYPH / 2 - length));
}

const touch = (a: Cluster, b: Cluster, left: number, right: number): boolean =>
  startOf(b, left, right) < startOf(a, left, right) + a.length;

/** Neighbours of one kind become one glyph; of too many glyphs all of one kind do. */
function join(into: Cluster, from: Cluster): void {
  for (const glyph of from.glyphs) add(into.glyphs, glyph, into.glyphs.at(-1));
  if (into.glyphs.length > MOST_GLYPHS) {
    for (const glyph of into.glyphs.splice(0))
      add(
        into.glyphs,
        glyph,
        into.glyphs.find(({ kind }) => kind === glyph.kind),
      );
  }
  into.length = into.glyphs.reduce((sum, glyph) => sum + widthOf(glyph) + GAP, -GAP);
}

function add(glyphs: Glyph[], glyph: Glyph, neighbour: Glyph | undefined): void {
  if (neighbour?.kind !== glyph.kind) glyphs.push(glyph);
  else for (const mark of glyph.marks) neighbour.marks.push(mark);
}

/** What is longer than the strip goes without counts. */
function laidOut(cluster: Cluster, left: number, right: number): MarkGroup[] {
  const bare = cluster.length > right - left;
  const length = bare ? cluster.glyphs.length * (GLYPH + GAP) - GAP : cluster.length;
  let x = startOf({ ...cluster, length }, left, right);
  return cluster.glyphs.map((glyph) => {
    const width = bare ? GLYPH : widthOf(glyph);
    const group = { ...glyph, key: `${glyph.kind} ${glyph.marks[0]!.id}`, x: x + width / 2, width, bare };
    x += width + GAP;
    return group;
  });
}
