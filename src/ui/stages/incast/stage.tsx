// Servers that answer one client at the same time: what each is doing, how full the buffer of the switch is, whose timer the block
// waits for. A canvas for what moves, labels for what is read, a menu for dropping a packet by hand.

import { useCallback } from 'react';
import { useFirstWords, useLanguage } from '../../foundation/context.ts';
import type { LabelsOf, PaintOf, SayScene } from '../../stage-kit/scene.ts';
import { StageShell, useStage } from '../../stage-kit/stage.tsx';
import type { StageParts } from '../../stage-kit/stage-parts.ts';
import { incastLabels } from './labels.ts';
import { incastPaint } from './paint.ts';
import { type IncastPlan, incastPlan } from './plan.ts';
import { type IncastScene, incastScene } from './scene.ts';
import { incastSentences } from './sentences.ts';

const say: SayScene<IncastScene> = (scene, language) => ({ sentences: incastSentences(scene, language) });

const droppable = ({ out }: IncastPlan): number[] => [out.link];

const paint: PaintOf<IncastPlan, IncastScene> = (plan, colours) => incastPaint(plan, colours);

function IncastStage() {
  const words = useFirstWords();
  const language = useLanguage();
  const labels = useCallback<LabelsOf<IncastPlan, IncastScene>>(
    (plan) => incastLabels(plan, words, language),
    [words, language],
  );
  return (
    <StageShell stage={useStage(incastPlan, incastScene)} paint={paint} labels={labels} drops={droppable} say={say} />
  );
}

export const parts: StageParts = {
  explains: async () => (await import('../../../explain/on-reno.ts')).onReno,
  Stage: IncastStage,
};
