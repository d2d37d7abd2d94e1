// What explains the events of an ATM switch with TCP senders.

import { explainCut, explainGlue } from './atm/lost-cell.ts';
import { explainRefusal } from './atm/refused-whole.ts';
import type { ExplainsOn } from './explain.ts';
import { onReno } from './on-reno.ts';

export const onAtm: ExplainsOn<'atm'> = {
  ...onReno,
  refuse: explainRefusal,
  cut: explainCut,
  glue: explainGlue,
};
