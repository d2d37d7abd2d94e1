// The network itself: who sends to whom, what is on the wire, how full the queue is, how long the timer still waits.
// A canvas for what moves, words of the page for what is read, a menu for dropping a packet by hand.

import { useCallback, useMemo } from 'react';
import { AfterStage } from '../after-stage.tsx';
import { useRecord } from '../charts/use-record.ts';
import { useSize } from '../charts/use-size.ts';
import { useLectern, useVocabulary } from '../context.ts';
import { Dropping, packetUnder, useDropping } from '../stage-kit/dropping.tsx';
import { queueGauge } from '../stage-kit/queue-and-timer.ts';
import { type StageShared, stageShared, useStageCanvas } from '../stage-kit/use-stage-canvas.ts';
import type { Colours } from '../theme/tokens.ts';
import { StageCanvas } from './stage-canvas.ts';
import { type StagePlan, stagePlan } from './stage-plan.ts';
import { StageSummary } from './stage-summary.tsx';
import { StageWords } from './stage-words.tsx';

export function Stage() {
  const [stage, size] = useSize<HTMLDivElement>();
  const plan = useStagePlan(size.width, size.height);
  const shared = useMemo(stageShared<StageCanvas>, []);
  return (
    <div ref={stage} className="stage">
      {plan && <StagePicture plan={plan} shared={shared} />}
      {plan && <StageWords plan={plan} shared={shared} />}
      <AfterStage>
        <StageSummary />
      </AfterStage>
    </div>
  );
}

/** Changes with size and topology, not with the run. */
function useStagePlan(width: number, height: number): StagePlan | undefined {
  const { record } = useRecord();
  const scenario = useLectern((state) => state.scenario);
  const layout = record?.layout;
  const bottleneck = record ? (queueGauge(record, scenario)?.link ?? -1) : -1;
  const key = layout && JSON.stringify([layout.nodes, layout.links, layout.flows]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the layout by value; every record has a new object.
  return useMemo(
    () => (layout && width > 0 && height > 0 ? stagePlan(layout, bottleneck, width, height) : undefined),
    [key, bottleneck, width, height],
  );
}

interface PictureProps {
  readonly plan: StagePlan;
  readonly shared: StageShared<StageCanvas>;
}

function StagePicture({ plan, shared }: PictureProps) {
  const { syn } = useVocabulary().drawing.stage;
  const arrange = useCallback(
    (canvas: StageCanvas, colours: Colours) => canvas.arrange(plan, colours, syn),
    [plan, syn],
  );
  const canvas = useStageCanvas(shared, StageCanvas, arrange);
  const forward = useMemo(() => plan.lanes.filter((lane) => lane.forward).map(({ link }) => link), [plan]);
  const dropping = useDropping(forward);
  return (
    <>
      <div
        className="stage-touch"
        aria-hidden="true"
        onPointerUp={(event) => dropping.press(packetUnder(event, shared.canvas?.layers.drawn))}
        onPointerMove={(event) => {
          event.currentTarget.style.cursor = packetUnder(event, shared.canvas?.layers.drawn) ? 'pointer' : '';
        }}
      >
        <canvas ref={canvas} className="stage-canvas" style={{ width: plan.width, height: plan.height }} />
      </div>
      <Dropping dropping={dropping} plan={plan} />
    </>
  );
}
