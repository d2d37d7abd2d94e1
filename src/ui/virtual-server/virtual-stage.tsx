// The stage of the virtual server: the real ways of packets, who is how busy, and whom each server serves. A canvas for what
// moves, words of the page for what is read.

import { useCallback, useMemo } from 'react';
import type { Layout } from '../../scenarios/kit/layout.ts';
import { AfterStage } from '../after-stage.tsx';
import { useSize } from '../charts/use-size.ts';
import { useLectern } from '../context.ts';
import { useLayoutByValue } from '../stage-kit/use-layout.ts';
import { stageShared, useStageCanvas } from '../stage-kit/use-stage-canvas.ts';
import type { Colours } from '../theme/tokens.ts';
import { ColdStart } from './cold-start.tsx';
import { PathWords } from './path-words.tsx';
import { StripWords } from './strip-words.tsx';
import { VirtualCanvas, type VirtualShared } from './virtual-canvas.ts';
import { virtualIndex } from './virtual-index.ts';
import { type VirtualPlan, virtualPlan } from './virtual-plan.ts';
import { VirtualSummary } from './virtual-summary.tsx';
import '../stage-kit/stage.css';
import './virtual-stage.css';

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
  const shared = useMemo(stageShared<VirtualCanvas>, []);
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
      <AfterStage>
        <VirtualSummary />
      </AfterStage>
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

function VirtualPicture({ plan, requests, shared }: PictureProps) {
  const arrange = useCallback(
    (canvas: VirtualCanvas, colours: Colours) => canvas.arrange(plan, requests, colours),
    [plan, requests],
  );
  const canvas = useStageCanvas(shared, VirtualCanvas, arrange);
  return (
    <div className="stage-touch" aria-hidden="true">
      <canvas ref={canvas} className="stage-canvas" style={{ width: plan.width, height: plan.height }} />
    </div>
  );
}
