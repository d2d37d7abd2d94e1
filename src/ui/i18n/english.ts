// Everything the page says in English, one file to be fetched.

import { english as explain } from '../../explain/words/english.ts';
import { en as page } from './en.ts';
import { en as atm } from './en-atm.ts';
import { en as drawing } from './en-drawing.ts';
import { en as help } from './en-help.ts';
import { en as lan } from './en-lan.ts';
import { en as lanStage } from './en-lan-stage.ts';
import { en as packets } from './en-packets.ts';
import { en as present } from './en-present.ts';
import { en as share } from './en-share.ts';
import { en as virtual } from './en-virtual-server.ts';
import { en as cluster } from './en-web-cluster.ts';
import { en as why } from './en-why.ts';

export const english = {
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
