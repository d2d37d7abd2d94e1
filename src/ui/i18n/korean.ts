// Everything the page says in Korean, one file to be fetched.

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
import { inSwitch as whySwitch } from './ko-why-atm.ts';
import { ko as whyTcp } from './ko-why-tcp.ts';
import { pick as whyPick } from './ko-why-virtual-server.ts';
import { ko as whyWeb } from './ko-why-web.ts';
import { ko as whyCluster } from './ko-why-web-cluster.ts';
import type { Vocabulary } from './words.ts';

export const korean: Vocabulary = {
  page,
  drawing,
  why,
  whyTcp,
  whyWeb,
  whySwitch,
  whyCluster,
  whyPick,
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
