// The stage of the virtual server: the real ways of packets, who is how busy, and whom each server serves. A canvas for what
// moves, words of the page for what is read.

import { useLayoutEffect, useMemo, useState } from 'react';
import type { Layout } from '../../runner/record.ts';
import { endOf } from '../changes.ts';
import { useFrame } from '../charts/use-frame.ts';
import { useSize } from '../charts/use-size.ts';
import { useLectern, useLecternContext, useLecternStore } from '../context.ts';
import { atLeisure } from '../later.tsx';
import { RecentMarks } from '../stage/recent-marks.ts';
import { exposeToTests, markFirstMove } from '../stage/test-hook.ts';
import { useLayoutByValue } from '../stage/use-layout.ts';
import { useColours } from '../theme/use-colours.ts';
import { ColdStart } from './cold-start.tsx';
import { PathWords } from './path-words.tsx';
import { StripWords } from './strip-words.tsx';
import { VirtualCanvas } from './virtual-canvas.ts';
import { virtualIndex } from './virtual-index.ts';
import { type VirtualPlan, virtualPlan } from './virtual-plan.ts';
import type { VirtualShared } from './virtual-shared.ts';
import '../stage/stage.css';
import './virtual-stage.css';

const VirtualSummary = atLeisure(async () => (await import('./virtual-summary.tsx')).VirtualSummary);

export function VirtualStage() {
  const [stage, { width, height }] = useSize<HTMLDivElement>();
  const layout = useLayoutByValue();
  const requests = useRequests(layout);
  const method = useLectern(({ spec }) => String(spec.params['method']));
  const gate = useLectern(({ spec }) => spec.params['gate'] === true);
  const index = layout && virtualIndex(layout);
  const plan = useMemo(() => {
    if (!index || width === 0 || height === 0) return undefined;
    return virtualPlan(index, { method, hasGateway: gate, requests }, width, height);
  }, [index, method, gate, requests, width, height]);
  const shared = useMemo<VirtualShared>(() => ({ recent: new RecentMarks(), canvas: undefined }), []);
  return (
    <div ref={stage} className="stage virtual-stage">
      {plan && (
        <>
          <VirtualPicture plan={plan} requests={requests} shared={shared} />
          <div className="stage-words" aria-hidden="true">
            <PathWords plan={plan} shared={shared} />
            <StripWords plan={plan} requests={requests} shared={shared} />
          </div>
          <ColdStart strip={plan.strip} width={plan.width} />
        </>
      )}
      <VirtualSummary />
    </div>
  );
}

/** Of one batch. */
function useRequests(layout: Layout | undefined): number {
  const batches = useLectern(({ spec }) => Number(spec.params['batches'] ?? 1));
  return Math.max(1, Math.round((layout?.flows.length ?? 1) / Math.max(1, batches)));
}

interface PictureProps {
  readonly plan: VirtualPlan;
  readonly requests: number;
  readonly shared: VirtualShared;
}

/** The canvas, arranged again with every plan and theme, drawn with every frame. */
function VirtualPicture({ plan, requests, shared }: PictureProps) {
  const context = useLecternContext();
  const { runner } = context;
  const store = useLecternStore();
  const colours = useColours();
  const [attach] = useState<{ current: HTMLCanvasElement | null }>(() => ({ current: null }));
  useLayoutEffect(() => {
    if (!attach.current) return;
    if (!shared.canvas) {
      shared.canvas = new VirtualCanvas(attach.current);
      exposeToTests(shared.canvas, context);
    }
    shared.canvas.arrange(plan, requests, colours);
  }, [attach, shared, plan, requests, colours, context]);
  useFrame((now) => {
    const { canvas } = shared;
    const { record } = runner;
    if (!canvas) return;
    const { spec, playing, speed } = store.getState();
    const index = record && virtualIndex(record.layout);
    if (!record || !index || now > endOf(spec)) return canvas.draw(undefined, now);
    const recent = shared.recent.update(record, now, performance.now(), playing, speed);
    canvas.draw({ record, index, spec, now, speed, recent }, now);
    markFirstMove(canvas);
  });
  return (
    <div className="stage-touch" aria-hidden="true">
      <canvas ref={attach} className="stage-canvas" style={{ width: plan.width, height: plan.height }} />
    </div>
  );
}
