// A link as a code to scan (QR, ISO/IEC 18004), for a dialog and for paper.

import { encode } from 'uqr';

/** Empty modules around a code, without which it is not found. */
const QUIET = 4;

/** One path of all dark modules, row by row. */
export function codeOf(link: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(link, { ecc: 'M', border: QUIET });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `M${from} ${y}h${x - from + 1}v1H${from}z`;
    }
  });
  return { size, path };
}
