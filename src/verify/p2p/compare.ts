// Two traces of kind `ns2-p2p`, line by line. Every flow is compared by itself, and drops apart from what its sender does:
// which of two hosts acts first within one instant does not matter, and the times say everything else.

/** One line of a trace, its columns as text. */
export type Line = readonly string[];

/** Of a trace as text. Empty lines, which a comment leaves too, stay for the numbers of those after them. */
export const linesIn = (trace: readonly string[]): readonly Line[] =>
  trace.slice(0, trace.findLastIndex((line) => line !== '') + 1).map((line) => line.split(','));

const isEmpty = (line: Line): boolean => line.length === 1 && line[0] === '';

export interface Difference {
  /** Of the file, its header counted. */
  readonly line: number;
  /** Of the earlier of the two events, s. */
  readonly time: number;
  readonly words: string;
}

/**
 * Times may differ by a microsecond and by a millionth of themselves: our times are whole nanoseconds, and what is cut off
 * on every link adds up over the round trips of a run.
 */
const TOLERANCE_NS = 1000;
const TOLERANCE = 1e-6;

interface Numbered {
  readonly line: Line;
  readonly number: number;
}

/** The earliest line of the reference that ours does not agree with. @param theirs the lines after the header */
export function firstDifference(ours: readonly Line[], theirs: readonly Line[]): Difference | undefined {
  const [mine, reference] = [byWhom(ours), byWhom(theirs)];
  let first: Difference | undefined;
  for (const key of new Set([...reference.keys(), ...mine.keys()])) {
    const [a, b] = [mine.get(key) ?? [], reference.get(key) ?? []];
    for (let i = 0; i < Math.max(a.length, b.length); i++) {
      const words = difference(a[i]?.line, b[i]?.line);
      if (words === undefined) continue;
      const line = b[i]?.number ?? theirs.length + 2;
      if (first === undefined || line < first.line) first = { line, time: earlierOf(a[i]?.line, b[i]?.line), words };
      break;
    }
  }
  return first;
}

const earlierOf = (...lines: readonly (Line | undefined)[]): number =>
  Math.min(...lines.map((line) => (line === undefined ? Number.POSITIVE_INFINITY : Number(line[0]))));

function byWhom(lines: readonly Line[]): ReadonlyMap<string, readonly Numbered[]> {
  const groups = new Map<string, Numbered[]>();
  lines.forEach((line, index) => {
    if (isEmpty(line)) return;
    const key = `${line[2]} ${line[1] === 'D' ? 'drops' : 'sender'}`;
    const group = groups.get(key);
    const numbered = { line, number: index + 2 };
    if (group) group.push(numbered);
    else groups.set(key, [numbered]);
  });
  return groups;
}

function difference(ours: Line | undefined, theirs: Line | undefined): string | undefined {
  if (ours === undefined || theirs === undefined)
    return `expected ${theirs?.join() ?? 'no more'}, got ${ours?.join() ?? 'no more'}`;
  const told = `expected ${theirs.join()}, got ${ours.join()}`;
  const time = Number(theirs[0]) * 1e9;
  if (Math.abs(Number(ours[0]) * 1e9 - time) > TOLERANCE_NS + TOLERANCE * time + 1e-3) return told;
  for (let column = 1; column < Math.max(ours.length, theirs.length); column++) {
    const [a, b] = [ours[column] ?? '', theirs[column] ?? ''];
    if (a === b) continue;
    if (ours[1] !== 'V' || column < 5 || !sameNumber(Number(a), Number(b), column)) return told;
  }
  return undefined;
}

/** cwnd (column 5): one unit of the sixth significant digit, which ns-2 rounds half to even. All else equal. */
function sameNumber(a: number, b: number, column: number): boolean {
  if (column !== 5) return a === b;
  const unit = 10 ** (Math.floor(Math.log10(Math.max(a, b, 1e-9))) - 5);
  return Math.abs(a - b) <= unit * 1.000001;
}
