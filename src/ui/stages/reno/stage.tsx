// The network itself: who sends to whom, what is on the wire, how full the queue is, how long the timer still waits.
// A canvas for what moves, words of the page for what is read, a menu for dropping a packet by hand.

import { useCallback } from 'react';
import type { Layout } from '../../../scenarios/kit/layout.ts';
import { useLectern, useVocabulary } from '../../foundation/context.ts';
import { queueGauge } from '../../stage-kit/queue-and-timer.ts';
import { StageShell, useStage } from '../../stage-kit/stage.tsx';
import type { Say } from '../../stage-kit/stage-summary.tsx';
import type { Colours } from '../../theme/tokens.ts';
import { StageCanvas } from './canvas.ts';
import { type StagePlan, stagePlan } from './plan.ts';
import { stageSentences } from './sentences.ts';
import { StageWords } from './words.tsx';

const say: Say = ({ record, spec, scenario, now }, language) => ({
  sentences: stageSentences(record, spec, scenario, now, language),
});

const droppable = ({ lanes }: StagePlan): number[] => lanes.filter(({ forward }) => forward).map(({ link }) => link);

export function Stage() {
  const { syn } = useVocabulary().drawing.stage;
  const scenario = useLectern((state) => state.scenario);
  const planOf = useCallback(
    (layout: Layout, width: number, height: number) =>
      stagePlan(layout, queueGauge(layout.gauges, scenario)?.link ?? -1, width, height),
    [scenario],
  );
  const stage = useStage<StagePlan, StageCanvas>(planOf);
  const arrange = useCallback(
    (canvas: StageCanvas, plan: StagePlan, colours: Colours) => canvas.arrange(plan, colours, syn),
    [syn],
  );
  return (
    <StageShell
      stage={stage}
      Painter={StageCanvas}
      arrange={arrange}
      drops={droppable}
      words={(plan) => <StageWords plan={plan} shared={stage.shared} />}
      say={say}
    />
  );
}
