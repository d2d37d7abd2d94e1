// Where event marks stand on the strip. Marks of one kind that would touch become one with a count; marks of different
// kinds stand side by side in the order in which they happened, which is the order of causes. No mark is lost. Pure.

import type { Mark, MarkKind } from '../../runner/record.ts';

/** One glyph on the strip: one or more marks of a kind. */
export interface MarkGroup {
  readonly key: string;
  readonly kind: MarkKind;
  readonly marks: readonly Mark[];
  /** Centre of the glyph, CSS pixels. */
  readonly x: number;
  readonly width: number;
}

export const GLYPH = 18;
const DIGIT = 9;
const GAP = 2;
/** More glyphs side by side than this stand too far from their times: then all of one kind are counted in one. */
const MOST_GLYPHS = 6;

interface Glyph {
  readonly kind: MarkKind;
  readonly marks: readonly Mark[];
}
interface Cluster {
  readonly glyphs: readonly Glyph[];
  /** x of its first and last mark. */
  readonly from: number;
  readonly to: number;
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
    let cluster: Cluster = { glyphs: [{ kind: mark.kind, marks: [mark] }], from: x, to: x };
    for (let before = clusters.at(-1); before && touch(before, cluster, left, right); before = clusters.at(-1)) {
      clusters.pop();
      cluster = joined(before, cluster);
    }
    clusters.push(cluster);
  }
  return clusters.flatMap((cluster) => laidOut(cluster, left, right));
}

const widthOf = ({ marks }: Glyph): number => GLYPH + (marks.length > 1 ? 4 + DIGIT * String(marks.length).length : 0);

const lengthOf = ({ glyphs }: Cluster): number => glyphs.reduce((sum, glyph) => sum + widthOf(glyph) + GAP, -GAP);

/** A cluster stands around the middle of its times, but not beyond the ends of the strip. */
function startOf(cluster: Cluster, left: number, right: number): number {
  const length = lengthOf(cluster);
  const start = (cluster.from + cluster.to - length) / 2;
  return Math.max(left + 4, Math.min(start, right + GLYPH / 2 - length));
}

const touch = (a: Cluster, b: Cluster, left: number, right: number): boolean =>
  startOf(b, left, right) < startOf(a, left, right) + lengthOf(a);

function joined(a: Cluster, b: Cluster): Cluster {
  const inOrder = mergedRuns([...a.glyphs, ...b.glyphs]);
  const glyphs = inOrder.length > MOST_GLYPHS ? mergedKinds(inOrder) : inOrder;
  return { glyphs, from: a.from, to: b.to };
}

/** Neighbours of one kind become one glyph. */
function mergedRuns(glyphs: readonly Glyph[]): Glyph[] {
  const runs: Glyph[] = [];
  for (const glyph of glyphs) {
    const last = runs.at(-1);
    if (last?.kind === glyph.kind) runs[runs.length - 1] = { kind: glyph.kind, marks: [...last.marks, ...glyph.marks] };
    else runs.push(glyph);
  }
  return runs;
}

/** All of one kind become one glyph, in the order in which the kinds first occurred. */
function mergedKinds(glyphs: readonly Glyph[]): Glyph[] {
  const byKind = new Map<MarkKind, Mark[]>();
  for (const { kind, marks } of glyphs) byKind.set(kind, [...(byKind.get(kind) ?? []), ...marks]);
  return [...byKind].map(([kind, marks]) => ({ kind, marks }));
}

function laidOut(cluster: Cluster, left: number, right: number): MarkGroup[] {
  let x = startOf(cluster, left, right);
  return cluster.glyphs.map((glyph) => {
    const width = widthOf(glyph);
    const group = { ...glyph, key: `${glyph.kind} ${glyph.marks[0]!.id}`, x: x + width / 2, width };
    x += width + GAP;
    return group;
  });
}
