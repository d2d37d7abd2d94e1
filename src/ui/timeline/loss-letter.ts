// Letters of packets that a switch did not carry whole: E for refused early, H for its header only, P for a part of it lost, G for
// glued to the rest of another one.

import type { MarkKind } from '../../record/record.ts';

const LETTERS: Partial<Record<MarkKind, string>> = { refuse: 'E', trim: 'H', cut: 'P', glue: 'G' };

export const lossLetter = (kind: MarkKind): string | undefined => LETTERS[kind];
