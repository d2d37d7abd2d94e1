// What stands between the cells of a table that somebody else wrote: spreadsheets write semicolons where the decimal mark is a comma.

const SEPARATORS = [';', '\t', ','] as const;

/** Signs in quotes stand in a cell, and a link has commas of its own: up to its version, or as far as it goes without a blank. */
const WITHIN_CELLS = /"(?:[^"]|"")*"|[#?](?:[^\s"#?]*?[&;]v=\d+|[^\s"]*)/g;

/** The one that comes most often between the cells of the first line of a table; `otherwise` where there is none. */
export function separatorOf(table: string, otherwise: (typeof SEPARATORS)[number]): string {
  const [head = ''] = table.split('\n', 1);
  const between = head.replace(WITHIN_CELLS, '');
  const countOf = (separator: string): number => between.split(separator).length;
  const likely = SEPARATORS.toSorted((a, b) => countOf(b) - countOf(a))[0]!;
  return between.includes(likely) ? likely : otherwise;
}
