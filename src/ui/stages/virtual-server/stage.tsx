// The stage of the virtual server: the real ways of packets, who is how busy, and whom each server serves. A canvas for what
// moves, words of the page for what is read.

import { useCallback } from 'react';
import type { Layout } from '../../../scenarios/kit/layout.ts';
import { rowStopNear } from '../../../wire/row-stops.ts';
import { useFirstWords, useLanguage, useLectern } from '../../foundation/context.ts';
import type { Opens } from '../../stage-kit/dropping.tsx';
import type { LabelsOf, SayScene } from '../../stage-kit/scene.ts';
import { StageShell, useStage } from '../../stage-kit/stage.tsx';
import type { StageParts } from '../../stage-kit/stage-parts.ts';
import { ColdStart } from './cold-start.tsx';
import { virtualIndex } from './hosts.ts';
import { virtualLabels } from './labels.ts';
import { virtualPaint } from './paint.ts';
import { type VirtualPlan, virtualPlan } from './plan.ts';
import { type VirtualScene, virtualScene } from './scene.ts';
import { virtualSentences } from './sentences.ts';
import '../../stage-kit/stage.css';
import './stage.css';

function VirtualStage() {
  const batches = useLectern(({ spec }) => Number(spec.params['batches'] ?? 1));
  const method = useLectern(({ spec }) => String(spec.params['method']));
  const gate = useLectern(({ spec }) => spec.params['gate'] === true);
  const planOf = useCallback(
    (layout: Layout, width: number, height: number) => {
      const index = virtualIndex(layout);
      const requests = requestsIn(layout, batches);
      return index && virtualPlan(index, { method, hasGateway: gate, requests }, width, height);
    },
    [batches, method, gate],
  );
  const words = useFirstWords().virtualServer;
  const language = useLanguage();
  const labels = useCallback<LabelsOf<VirtualPlan, VirtualScene>>(
    (plan) => virtualLabels(plan, words, language),
    [words, language],
  );
  const stage = useStage(planOf, virtualScene);
  const { shared } = stage;
  // A mark stands for what moves on its way: the packet that was seen there last.
  const opens = useCallback<Opens>(
    (record, { link }, now) => {
      const { way } = shared.scene?.ways[link] ?? {};
      return way && rowStopNear(record, now, way.leg);
    },
    [shared],
  );
  const via = stage.plan?.via ?? 'none';
  const say = useCallback<SayScene<VirtualScene>>((scene, spoken) => virtualSentences(scene, via, spoken), [via]);
  return (
    <StageShell
      stage={stage}
      className="virtual-stage"
      paint={virtualPaint}
      labels={labels}
      readsAll
      controls={(plan) => <ColdStart strip={plan.strip} width={plan.width} />}
      recomputing={() => undefined}
      opens={opens}
      say={say}
    />
  );
}

/** Of one batch. */
const requestsIn = (layout: Layout | undefined, batches: number): number =>
  Math.max(1, Math.round((layout?.flows.length ?? 1) / Math.max(1, batches)));

export const parts: StageParts = {
  explains: async () => (await import('../../../explain/on-virtual-server.ts')).onVirtualServer,
  Stage: VirtualStage,
};
