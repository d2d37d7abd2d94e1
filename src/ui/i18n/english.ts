// Everything the page says in English, one file to be fetched.

import { english as explain } from '../../explain/words/english.ts';
import { atm } from './atm.en.ts';
import { charts } from './charts.en.ts';
import { compare } from './compare.en.ts';
import { controls } from './controls.en.ts';
import { incast } from './incast.en.ts';
import { inspector } from './inspector.en.ts';
import { lan } from './lan.en.ts';
import { lesson } from './lesson.en.ts';
import { page } from './page.en.ts';
import { predict } from './predict.en.ts';
import { present } from './present.en.ts';
import { print } from './print.en.ts';
import { rules } from './rules.en.ts';
import { save } from './save.en.ts';
import { share } from './share.en.ts';
import { sharing } from './sharing.en.ts';
import { stageKit } from './stage-kit.en.ts';
import { strip } from './strip.en.ts';
import { sweep } from './sweep.en.ts';
import { views } from './views.en.ts';
import { virtualServer } from './virtual-server.en.ts';
import { webCluster } from './web-cluster.en.ts';
import { why } from './why.en.ts';

export const english = {
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
