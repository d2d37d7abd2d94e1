// The stage of the virtual server: the real ways of packets, who is how busy, and whom each server serves. A canvas for what
// moves, words of the page for what is read.

import { useCallback } from 'react';
import type { Layout } from '../../../scenarios/kit/layout.ts';
import { useLectern } from '../../foundation/context.ts';
import { PaintedStage, usePaintedStage } from '../../stage-kit/painted-stage.tsx';
import type { Say } from '../../stage-kit/stage-summary.tsx';
import type { Colours } from '../../theme/tokens.ts';
import { VirtualCanvas } from './canvas.ts';
import { ColdStart } from './cold-start.tsx';
import { virtualIndex } from './hosts.ts';
import { PathWords } from './path-words.tsx';
import { type VirtualPlan, virtualPlan } from './plan.ts';
import { virtualSentences } from './sentences.ts';
import { StripWords } from './strip-words.tsx';
import '../../stage-kit/stage.css';
import './stage.css';

const say: Say = ({ record, spec, now }, language) => virtualSentences(record, spec, now, language);

export function VirtualStage() {
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
  const stage = usePaintedStage<VirtualPlan, VirtualCanvas>(planOf);
  const requests = requestsIn(stage.layout, batches);
  const arrange = useCallback(
    (canvas: VirtualCanvas, plan: VirtualPlan, colours: Colours) => canvas.arrange(plan, requests, colours),
    [requests],
  );
  const { shared } = stage;
  return (
    <PaintedStage
      stage={stage}
      className="virtual-stage"
      readsAll
      Painter={VirtualCanvas}
      arrange={arrange}
      words={(plan) => (
        <>
          <PathWords plan={plan} shared={shared} />
          <StripWords plan={plan} requests={requests} shared={shared} />
        </>
      )}
      controls={(plan) => <ColdStart strip={plan.strip} width={plan.width} />}
      recomputing={() => undefined}
      say={say}
    />
  );
}

/** Of one batch. */
const requestsIn = (layout: Layout | undefined, batches: number): number =>
  Math.max(1, Math.round((layout?.flows.length ?? 1) / Math.max(1, batches)));
