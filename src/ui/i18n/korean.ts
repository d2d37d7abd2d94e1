// Everything the page says in Korean, one file to be fetched.

import { korean as explain } from '../../explain/words/korean.ts';
import { ko as page } from './ko.ts';
import { ko as atm } from './ko-atm.ts';
import { ko as drawing } from './ko-drawing.ts';
import { ko as help } from './ko-help.ts';
import { ko as lan } from './ko-lan.ts';
import { ko as lanStage } from './ko-lan-stage.ts';
import { ko as packets } from './ko-packets.ts';
import { ko as present } from './ko-present.ts';
import { ko as share } from './ko-share.ts';
import { ko as virtual } from './ko-virtual-server.ts';
import { ko as cluster } from './ko-web-cluster.ts';
import { ko as why } from './ko-why.ts';
import type { Vocabulary } from './words.ts';

export const korean: Vocabulary = {
  page,
  drawing,
  why,
  explain,
  share,
  lan,
  packets,
  lanStage,
  atm,
  virtual,
  cluster,
  present,
  help,
};
