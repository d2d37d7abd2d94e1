// What the page says in Korean before packets move, one file to be fetched; the rest: korean-around.ts.

import { names } from '../../explain/words/names.ko.ts';
import { atm } from './atm.ko.ts';
import { compare } from './compare.ko.ts';
import { incast } from './incast.ko.ts';
import { lan } from './lan.ko.ts';
import { lesson } from './lesson.ko.ts';
import { page } from './page.ko.ts';
import { save } from './save.ko.ts';
import { share } from './share.ko.ts';
import { stageKit } from './stage-kit.ko.ts';
import { virtualServer } from './virtual-server.ko.ts';
import { webCluster } from './web-cluster.ko.ts';
import type { FirstWords } from './words.ts';

export const korean: FirstWords = {
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
