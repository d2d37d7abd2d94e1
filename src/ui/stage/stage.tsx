// The network itself: who sends to whom, what is on the wire, how full the queue is, how long the timer still waits.
// A canvas for what moves, words of the page for what is read, a menu for dropping a packet by hand.

import { useLayoutEffect, useMemo, useState } from 'react';
import { endOf } from '../changes.ts';
import { useFrame } from '../charts/use-frame.ts';
import { useRecord } from '../charts/use-record.ts';
import { useSize } from '../charts/use-size.ts';
import { useLectern, useLecternContext, useLecternStore } from '../context.ts';
import { useDrawingWords } from '../i18n/drawing-words.ts';
import { atLeisure } from '../later.tsx';
import { useColours } from '../theme/use-colours.ts';
import { Dropping, packetUnder, useDropping } from './dropping.tsx';
import { RecentMarks } from './recent-marks.ts';
import { StageCanvas } from './stage-canvas.ts';
import { type StagePlan, stagePlan } from './stage-plan.ts';
import { queueGauge } from './stage-state.ts';
import { StageSummary } from './stage-summary.tsx';
import { type StageShared, StageWords } from './stage-words.tsx';
import { prefersStills } from './stills.ts';
import { exposeToTests, markFirstMove } from './test-hook.ts';

/** In the page's own file: so little gains nothing by coming apart. */
const SummaryAtLeisure = atLeisure(async () => StageSummary);

export function Stage() {
  const [stage, size] = useSize<HTMLDivElement>();
  const plan = useStagePlan(size.width, size.height);
  const shared = useMemo<StageShared>(() => ({ recent: new RecentMarks(), block: 1 }), []);
  return (
    <div ref={stage} className="stage">
      {plan && <StagePicture plan={plan} shared={shared} />}
      {plan && <StageWords plan={plan} shared={shared} />}
      <SummaryAtLeisure />
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
  readonly shared: StageShared;
}

function StagePicture({ plan, shared }: PictureProps) {
  const painted = useStageCanvas(plan, shared);
  const dropping = useDropping(plan.queue?.link ?? plan.lanes[0]?.link ?? -1);
  return (
    <>
      <div
        className="stage-touch"
        aria-hidden="true"
        onPointerUp={(event) => dropping.press(packetUnder(event, painted.current?.drawn))}
        onPointerMove={(event) => {
          event.currentTarget.style.cursor = packetUnder(event, painted.current?.drawn) ? 'pointer' : '';
        }}
      >
        <canvas ref={painted.attach} className="stage-canvas" style={{ width: plan.width, height: plan.height }} />
      </div>
      <Dropping dropping={dropping} plan={plan} />
    </>
  );
}

interface Painted {
  current: StageCanvas | undefined;
  attach: { current: HTMLCanvasElement | null };
}

/** The canvas, arranged again with every plan and theme, drawn with every frame. */
function useStageCanvas(plan: StagePlan, shared: StageShared): Painted {
  const context = useLecternContext();
  const { runner } = context;
  const store = useLecternStore();
  const colours = useColours();
  const syn = useDrawingWords().stage.syn;
  const [painted] = useState<Painted>(() => ({ current: undefined, attach: { current: null } }));
  useLayoutEffect(() => {
    if (!painted.attach.current) return;
    if (!painted.current) {
      painted.current = new StageCanvas(painted.attach.current);
      exposeToTests(painted.current, context);
    }
    painted.current.arrange(plan, colours, syn);
  }, [painted, plan, colours, syn, context]);
  useFrame((now) => {
    const canvas = painted.current;
    const record = runner.record;
    if (!canvas) return;
    const { scenario, spec, playing, speed } = store.getState();
    if (!record || now > endOf(spec)) return canvas.draw(undefined, now);
    const marks = shared.recent.update(record, now, performance.now(), playing, speed);
    canvas.draw({ record, scenario, spec, now, recent: marks, stills: prefersStills() }, now);
    shared.block = canvas.block;
    markFirstMove(canvas);
    // A second of playing ahead, so that the packets are there when the cursor comes.
    if (record.done) runner.wantFlights(now, Math.min(record.horizon, now + (playing ? speed : 0)));
  });
  return painted;
}
