// The kinds of reference files that can be replayed. A model that brings another adds a line here: what its files are called,
// how a case is read, and how it is checked.

import { dropCasesOf, verifyDrops } from './atm/drops.ts';
import { atmFormat } from './atm/tables.ts';
import { type Format, jsonFormat } from './format.ts';
import { lanCaseOf } from './lan/case.ts';
import { verifyLan } from './lan/lan.ts';
import { p2pFormat } from './p2p/p2p.ts';
import { queueingCasesOf, verifyQueueing } from './queueing/queueing.ts';
import { switchFormat } from './switched/switched.ts';
import { virtualServerCasesOf } from './virtual-server/case.ts';
import { verifyIpvs } from './virtual-server/ipvs.ts';
import { ipvsCasesOf } from './virtual-server/ipvs-case.ts';
import { proxyCasesOf, verifyProxies } from './virtual-server/proxies.ts';
import { verifyVirtualServer } from './virtual-server/virtual-server.ts';
import { webFormat } from './web/web.ts';
import { siteOf, verifySite } from './web-cluster/content.ts';
import { verifyL7 } from './web-cluster/l7.ts';
import { l7CasesOf } from './web-cluster/l7-case.ts';
import { verifyLard } from './web-cluster/lard.ts';
import { lardCasesOf } from './web-cluster/lard-case.ts';

export const formats: readonly Format[] = [
  p2pFormat,
  switchFormat,
  jsonFormat('ns2-lan', (document) => [lanCaseOf(document)], verifyLan),
  webFormat,
  jsonFormat('cluster-ipvs', ipvsCasesOf, verifyIpvs),
  jsonFormat('cluster-lvs', virtualServerCasesOf, verifyVirtualServer),
  jsonFormat('cluster-lard', lardCasesOf, verifyLard),
  jsonFormat('cluster-l7', l7CasesOf, verifyL7),
  jsonFormat('cluster-content', (document) => [siteOf(document)], verifySite),
  jsonFormat('queueing', queueingCasesOf, verifyQueueing),
  jsonFormat('cluster-lblc-proxy', proxyCasesOf, verifyProxies),
  jsonFormat('atm-drop', dropCasesOf, verifyDrops),
  atmFormat,
];
