// Everything the page says in Korean, one file to be fetched.

import { korean as explain } from '../../explain/words/korean.ts';
import { atm } from './atm.ko.ts';
import { charts } from './charts.ko.ts';
import { compare } from './compare.ko.ts';
import { controls } from './controls.ko.ts';
import { incast } from './incast.ko.ts';
import { inspector } from './inspector.ko.ts';
import { lan } from './lan.ko.ts';
import { lesson } from './lesson.ko.ts';
import { page } from './page.ko.ts';
import { predict } from './predict.ko.ts';
import { present } from './present.ko.ts';
import { print } from './print.ko.ts';
import { rules } from './rules.ko.ts';
import { save } from './save.ko.ts';
import { share } from './share.ko.ts';
import { sharing } from './sharing.ko.ts';
import { stageKit } from './stage-kit.ko.ts';
import { strip } from './strip.ko.ts';
import { sweep } from './sweep.ko.ts';
import { views } from './views.ko.ts';
import { virtualServer } from './virtual-server.ko.ts';
import { webCluster } from './web-cluster.ko.ts';
import { why } from './why.ko.ts';
import type { Words } from './words.ts';

export const korean: Words = {
  page,
  lesson,
  compare,
  controls,
  charts,
  strip,
  stageKit,
  inspector,
  views,
  lan,
  atm,
  webCluster,
  virtualServer,
  incast,
  why,
  rules,
  save,
  share,
  sharing,
  predict,
  present,
  sweep,
  print,
  explain,
};
