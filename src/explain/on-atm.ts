// What explains the events of an ATM switch with TCP senders.

import { explainCut, explainGlue } from './atm/lost-cell.ts';
import { explainRefusal } from './atm/refused-whole.ts';
import { explainTrim } from './atm/trimmed.ts';
import type { ExplainsOn } from './explain.ts';
import { onReno } from './on-reno.ts';
import { explainTrimSent } from './tcp/trimmed.ts';

export const onAtm: ExplainsOn<'atm'> = {
  ...onReno,
  refuse: explainRefusal,
  trim: explainTrim,
  'trim-sent': explainTrimSent,
  cut: explainCut,
  glue: explainGlue,
};
