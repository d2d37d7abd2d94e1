// Letters of packets that a switch did not carry whole: E for refused early, P for a part of it lost, G for glued to the rest
// of another one.

import type { MarkKind } from '../../record/record.ts';

export const lossLetter = (kind: MarkKind): string | undefined =>
  kind === 'refuse' ? 'E' : kind === 'cut' ? 'P' : kind === 'glue' ? 'G' : undefined;
