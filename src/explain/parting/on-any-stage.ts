// Why two runs of any scenario differ, for whoever has all stages at hand; a page has those of its own.

import type { StageName } from '../../scenarios/kit/scenario.ts';
import type { ExplainsOn } from '../explain.ts';
import { onAtm } from '../on-atm.ts';
import { onLan } from '../on-lan.ts';
import { onReno } from '../on-reno.ts';
import { onVirtualServer } from '../on-virtual-server.ts';
import { onWebCluster } from '../on-web-cluster.ts';
import { explainDecisionAt } from '../web-cluster/decision.ts';
import { explainParting, type PartingExplanation, type PartingSubject } from './parting.ts';

const EXPLAINS: { readonly [Stage in StageName]: ExplainsOn<Stage> } = {
  reno: onReno,
  lan: onLan,
  atm: onAtm,
  'web-cluster': onWebCluster,
  'virtual-server': onVirtualServer,
  incast: onReno,
};

export const explainPartingOnAnyStage = (subject: PartingSubject): PartingExplanation =>
  explainParting(subject, EXPLAINS[subject.scenario.stage], explainDecisionAt);
