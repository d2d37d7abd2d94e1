// Columns of text that stand under one another, also in Hangul, whose letters are two columns wide in a terminal.

/** Lines without trailing spaces; columns two spaces apart. `right` columns are set against their right edge. */
export function textTable(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, widthOf(cell));
    });
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) => padded(cell, widths[column]!, right.includes(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function padded(cell: string, width: number, toTheRight: boolean): string {
  const space = ' '.repeat(width - widthOf(cell));
  return toTheRight ? space + cell : cell + space;
}

/** In terminal columns. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text.normalize('NFC'))
    width += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/.test(letter) ? 2 : 1;
  return width;
}
