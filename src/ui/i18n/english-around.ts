// What comes to the page after its stage says in English, one file to be fetched.

import { english as explain } from '../../explain/words/english.ts';
import { charts } from './charts.en.ts';
import { controls } from './controls.en.ts';
import { inspector } from './inspector.en.ts';
import { predict } from './predict.en.ts';
import { present } from './present.en.ts';
import { print } from './print.en.ts';
import { rules } from './rules.en.ts';
import { sharing } from './sharing.en.ts';
import { strip } from './strip.en.ts';
import { sweep } from './sweep.en.ts';
import { views } from './views.en.ts';
import { why } from './why.en.ts';

export const englishAround = {
  controls,
  charts,
  strip,
  inspector,
  views,
  why,
  rules,
  sharing,
  predict,
  present,
  sweep,
  print,
  explain,
};
