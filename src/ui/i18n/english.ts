// What the page says in English before packets move, one file to be fetched; the rest: english-around.ts.

import { names } from '../../explain/words/names.en.ts';
import { atm } from './atm.en.ts';
import { compare } from './compare.en.ts';
import { incast } from './incast.en.ts';
import { lan } from './lan.en.ts';
import { lesson } from './lesson.en.ts';
import { page } from './page.en.ts';
import { save } from './save.en.ts';
import { share } from './share.en.ts';
import { stageKit } from './stage-kit.en.ts';
import { virtualServer } from './virtual-server.en.ts';
import { webCluster } from './web-cluster.en.ts';

export const english = {
  page,
  lesson,
  compare,
  stageKit,
  lan,
  atm,
  webCluster,
  virtualServer,
  incast,
  save,
  share,
  names,
};
