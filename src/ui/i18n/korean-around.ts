// What comes to the page after its stage says in Korean, one file to be fetched.

import { korean as explain } from '../../explain/words/korean.ts';
import { charts } from './charts.ko.ts';
import { controls } from './controls.ko.ts';
import { inspector } from './inspector.ko.ts';
import { predict } from './predict.ko.ts';
import { present } from './present.ko.ts';
import { print } from './print.ko.ts';
import { rules } from './rules.ko.ts';
import { sharing } from './sharing.ko.ts';
import { strip } from './strip.ko.ts';
import { sweep } from './sweep.ko.ts';
import { views } from './views.ko.ts';
import { why } from './why.ko.ts';
import type { WordsAround } from './words.ts';

export const koreanAround: WordsAround = {
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
