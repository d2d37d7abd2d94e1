// "Did you mean": the word nearest to a mistyped one, by the number of letters to insert, delete, replace or swap.

/** The nearest candidate, if it is near enough to be what was meant; the earlier one of two equally near. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const given = word.toLowerCase().slice(0, 40);
  const allowed = Math.min(given.length - 1, Math.ceil(given.length / 3));
  const { best, distance } = closest(given, candidates);
  return distance <= allowed ? best : undefined;
}

function closest(given: string, candidates: readonly string[]): { best: string | undefined; distance: number } {
  let best: string | undefined;
  let distance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const d = editDistance(given, candidate.toLowerCase());
    if (d < distance) [best, distance] = [candidate, d];
  }
  return { best, distance };
}

/** Optimal string alignment distance. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return last[b.length]!;
}
