// The network itself: who sends to whom, what is on the wire, how full the queue is, how long the timer still waits.
// A canvas for what moves, labels for what is read, a menu for dropping a packet by hand.

import { useCallback } from 'react';
import { type Layout, queueGauge } from '../../../scenarios/kit/layout.ts';
import { useFirstWords, useLanguage, useLectern } from '../../foundation/context.ts';
import type { LabelsOf, PaintOf, SayScene } from '../../stage-kit/scene.ts';
import { StageShell, useStage } from '../../stage-kit/stage.tsx';
import type { StageParts } from '../../stage-kit/stage-parts.ts';
import { renoLabels } from './labels.ts';
import { renoPaint } from './paint.ts';
import { type StagePlan, stagePlan } from './plan.ts';
import { type RenoScene, renoScene } from './scene.ts';
import { renoSentences } from './sentences.ts';

const say: SayScene<RenoScene> = (scene, language) => ({ sentences: renoSentences(scene, language) });

const droppable = ({ lanes }: StagePlan): number[] => lanes.filter(({ forward }) => forward).map(({ link }) => link);

function RenoStage() {
  const words = useFirstWords().stageKit;
  const language = useLanguage();
  const scenario = useLectern((state) => state.scenario);
  const planOf = useCallback(
    (layout: Layout, width: number, height: number) =>
      stagePlan(layout, queueGauge(layout.gauges, scenario)?.link ?? -1, width, height),
    [scenario],
  );
  const paint = useCallback<PaintOf<StagePlan, RenoScene>>(
    (plan, colours) => renoPaint(plan, colours, words.syn),
    [words],
  );
  const labels = useCallback<LabelsOf<StagePlan, RenoScene>>(
    (plan) => renoLabels(plan, words, language),
    [words, language],
  );
  return <StageShell stage={useStage(planOf, renoScene)} paint={paint} labels={labels} drops={droppable} say={say} />;
}

export const parts: StageParts = {
  explains: async () => (await import('../../../explain/on-reno.ts')).onReno,
  Stage: RenoStage,
};
