// What stands between the cells of a table that somebody else wrote: spreadsheets write semicolons where the decimal mark is a comma.

const SEPARATORS = [';', '\t', ','] as const;

/** The one that comes most often in the first line of a table; `otherwise` where there is none. */
export function separatorOf(table: string, otherwise: (typeof SEPARATORS)[number]): string {
  const [head = ''] = table.split('\n', 1);
  const likely = SEPARATORS.toSorted((a, b) => head.split(b).length - head.split(a).length)[0]!;
  return head.includes(likely) ? likely : otherwise;
}
