// What happens in an ATM switch: a packet is refused whole, loses a cell, or is glued to the next one.

import type { Family } from './families.ts';
import { explainCut, explainGlue } from './in-switch.ts';
import { explainRefusal } from './refused-whole.ts';

export const ofSwitch: Family = {
  kinds: { refuse: explainRefusal, cut: explainCut, glue: explainGlue },
  roots: { refuse: () => 'th', cut: () => 'buf', glue: () => 'glue' },
};
