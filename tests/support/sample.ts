// Which of many similar tests the normal run has: as few as between them say everything that all of them say. Another
// scenario adds the few tests that say something new about it. `npm run test:all` (LECTERN_FULL=1) runs all.

/** Is this the run that leaves nothing out? */
export const isFull = process.env['LECTERN_FULL'] === '1';

/** How often a property is tried: as `npm run trust` asks for, or in the full run, or in the normal one. */
export const draws = (normal: number, full: number): number =>
  Number(process.env['LECTERN_DRAWS'] ?? (isFull ? full : normal));

/** For a browser test that the normal run leaves out: `test(title, ONLY_IN_FULL, ...)`. */
export const ONLY_IN_FULL = { tag: '@full' } as const;

/** For a test of a look that a page may not bear yet. */
export const unless = (isUnfinished: boolean | undefined) => (isUnfinished ? ONLY_IN_FULL : {});

/**
 * A sample in which everything occurs that any of `all` says, in their order; all of them in the full run. What one says is
 * a list of words: values of a choice, or pairs of values that have to be seen together.
 */
export const sample = <T>(all: readonly T[], saidBy: (each: T) => readonly string[]): readonly T[] =>
  isFull ? all : covering(all, saidBy);

/** Always takes what says most that was not said yet, the first of equals. */
export function covering<T>(all: readonly T[], saidBy: (each: T) => readonly string[]): readonly T[] {
  const unsaid = new Map(all.map((each) => [each, new Set(saidBy(each))]));
  const taken = new Set<T>();
  for (;;) {
    let most = 0;
    let next: T | undefined;
    for (const [each, { size }] of unsaid) if (size > most) [most, next] = [size, each];
    if (next === undefined) return all.filter((each) => taken.has(each));
    taken.add(next);
    const said = [...unsaid.get(next)!];
    for (const words of unsaid.values()) for (const word of said) words.delete(word);
  }
}

/** Every combination of a value of each list, as objects with the names of the lists. */
export function combinations<T extends Readonly<Record<string, readonly unknown[]>>>(
  lists: T,
): { readonly [K in keyof T]: T[K][number] }[] {
  let rows: Record<string, unknown>[] = [{}];
  for (const [name, values] of Object.entries(lists)) {
    rows = rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value })));
  }
  return rows as { readonly [K in keyof T]: T[K][number] }[];
}

/**
 * For kinds of test that hardly differ from scenario to scenario: which of `all` each kind is run with. In the normal run
 * they take turns, so that every kind occurs and each of `all` occurs; in the full run every kind is run with all.
 */
export function sharedOut<K extends string, T>(
  kinds: readonly K[],
  all: readonly T[],
): Readonly<Record<K, readonly T[]>> {
  const turns = Array.from({ length: Math.max(kinds.length, all.length) }, (_, turn) => turn);
  const of = (kind: K): T[] =>
    turns.filter((turn) => kinds[turn % kinds.length] === kind).map((turn) => all[turn % all.length]!);
  return Object.fromEntries(kinds.map((kind) => [kind, isFull ? all : of(kind)])) as Record<K, readonly T[]>;
}
