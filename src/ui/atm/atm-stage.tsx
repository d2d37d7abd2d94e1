// The stage of a network with an ATM switch, the paper's figures 5 and 6: packets cut into cells, the one buffer they meet
// in, its threshold to be dragged, the link behind it, and every node to be pressed for its rule. A canvas for what moves,
// words of the page for what is read.

import { type PointerEvent, useCallback, useMemo, useState } from 'react';
import { AfterStage } from '../after-stage.tsx';
import { useSize } from '../charts/use-size.ts';
import { useLecternContext } from '../context.ts';
import { Dropping, packetUnder, pointOf, useDropping } from '../stage-kit/dropping.tsx';
import { Recomputing } from '../stage-kit/recomputing.tsx';
import { useLayoutByValue } from '../stage-kit/use-layout.ts';
import { stageShared, useStageCanvas } from '../stage-kit/use-stage-canvas.ts';
import type { Colours } from '../theme/tokens.ts';
import { AtmCanvas, type AtmShared } from './atm-canvas.ts';
import { atmIndex } from './atm-index.ts';
import { type AtmPlan, atmPlan, partAt } from './atm-plan.ts';
import { AtmSummary } from './atm-summary.tsx';
import { BufferHandle } from './buffer-handle.tsx';
import { BufferTitle } from './buffer-words.tsx';
import { LinkWords } from './link-words.tsx';
import type { PartName } from './part-names.ts';
import { Parts } from './parts.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { StationWords } from './station-words.tsx';
import { ThresholdWords } from './threshold-words.tsx';
import './atm-stage.css';

export function AtmStage() {
  const [stage, size] = useSize<HTMLDivElement>();
  const layout = useLayoutByValue();
  const [rule, setRule] = useState<PartName>();
  const plan = useMemo(
    () => (layout && size.width > 0 && size.height > 0 ? atmPlan(layout, size.width, size.height) : undefined),
    [layout, size],
  );
  const shared = useMemo(stageShared<AtmCanvas>, []);
  return (
    <div ref={stage} className="stage atm-stage">
      {plan && layout && (
        <>
          <AtmPicture plan={plan} shared={shared} onPart={setRule} />
          <div className="stage-words" aria-hidden="true">
            <StationWords plan={plan} shared={shared} />
            <BufferTitle plan={plan} />
            <LinkWords plan={plan} shared={shared} />
            <ThresholdWords plan={plan} />
            <Recomputing plan={plan} />
          </div>
          <Parts plan={plan} onPart={setRule} />
          <BufferHandle plan={plan} />
        </>
      )}
      <AfterStage>
        <AtmSummary />
      </AfterStage>
      {rule && <RuleDialog part={rule} onPart={setRule} onClose={() => setRule(undefined)} />}
    </div>
  );
}

interface PictureProps {
  readonly plan: AtmPlan;
  readonly shared: AtmShared;
  readonly onPart: (part: PartName) => void;
}

function AtmPicture({ plan, shared, onPart }: PictureProps) {
  const arrange = useCallback((canvas: AtmCanvas, colours: Colours) => canvas.arrange(plan, colours), [plan]);
  const canvas = useStageCanvas(shared, AtmCanvas, arrange);
  const { runner } = useLecternContext();
  const layout = runner.record?.layout;
  const dropping = useDropping((layout && atmIndex(layout)?.adapters.slice(0, 1)) ?? []);
  const at = (event: PointerEvent<HTMLElement>) => {
    const packet = packetUnder(event, shared.canvas?.layers.drawn);
    const { x, y } = pointOf(event);
    return { packet, part: packet ? undefined : partAt(plan, x, y) };
  };
  return (
    <>
      <div
        className="stage-touch"
        aria-hidden="true"
        onPointerUp={(event) => {
          const { packet, part } = at(event);
          if (part) onPart(part);
          else dropping.press(packet);
        }}
        onPointerMove={(event) => {
          const { packet, part } = at(event);
          event.currentTarget.style.cursor = packet || part ? 'pointer' : '';
        }}
      >
        <canvas ref={canvas} className="stage-canvas" style={{ width: plan.width, height: plan.height }} />
      </div>
      <Dropping dropping={dropping} plan={plan} />
    </>
  );
}
