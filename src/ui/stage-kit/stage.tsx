// The shell that every stage stands in: a canvas for what moves, words of the page over it for what is read, the menu for
// dropping a packet by hand, and sentences for those who do not see any of it.

import { type PointerEvent, type ReactNode, type RefObject, useCallback, useMemo } from 'react';
import type { Layout } from '../../scenarios/kit/layout.ts';
import { AfterStage } from '../foundation/after-stage.tsx';
import { useSize } from '../foundation/use-size.ts';
import type { Colours } from '../theme/tokens.ts';
import { Dropping, packetUnder, pointOf, useDropping } from './dropping.tsx';
import type { Point } from './geometry.ts';
import { Recomputing } from './recomputing.tsx';
import { type Say, StageSummary } from './stage-summary.tsx';
import type { TwoLayers } from './two-layers.ts';
import { useLayoutByValue } from './use-layout.ts';
import { type StagePainter, type StageShared, stageShared, useStageCanvas } from './use-stage-canvas.ts';

interface Extent {
  readonly width: number;
  readonly height: number;
}

export interface Staged<Plan, Painter extends StagePainter> {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly layout: Layout | undefined;
  /** Undefined until there are a network and room for it. */
  readonly plan: Plan | undefined;
  readonly shared: StageShared<Painter>;
}

/** The plan changes with the size of the stage, with the network, and with `planOf`, but not with the run. */
export function useStage<Plan, Painter extends StagePainter>(
  planOf: (layout: Layout, width: number, height: number) => Plan | undefined,
): Staged<Plan, Painter> {
  const [ref, { width, height }] = useSize<HTMLDivElement>();
  const layout = useLayoutByValue();
  const plan = useMemo(
    () => (layout && width > 0 && height > 0 ? planOf(layout, width, height) : undefined),
    [planOf, layout, width, height],
  );
  const shared = useMemo(stageShared<Painter>, []);
  return { ref, layout, plan, shared };
}

interface PictureProps<Plan, Painter extends StagePainter> {
  readonly Painter: new (layers: TwoLayers) => Painter;
  /** Called again whenever it is another function. */
  readonly arrange: (painter: Painter, plan: Plan, colours: Colours) => void;
  /** Links whose packets may be dropped by hand; left out where nothing on the picture can be pressed. */
  readonly drops?: (plan: Plan) => readonly number[];
  /** What a press beside the packets does, if anything. */
  readonly press?: (plan: Plan, at: Point) => (() => void) | undefined;
}

interface StageProps<Plan, Painter extends StagePainter> extends PictureProps<Plan, Painter> {
  readonly stage: Staged<Plan, Painter>;
  readonly className?: string;
  readonly words: (plan: Plan) => ReactNode;
  /** Over the words: what has the focus of the keyboard. */
  readonly controls?: (plan: Plan) => ReactNode;
  /** Where it is said that packets are computed again, as the box whose foot it stands at. */
  readonly recomputing?: (plan: Plan) => Extent | undefined;
  /** What is said of a moment. Told again whenever it is another function. */
  readonly say: Say;
  readonly children?: ReactNode;
}

export function StageShell<Plan extends Extent & { readonly compact?: boolean }, Painter extends StagePainter>({
  stage: { ref, plan, shared },
  className = '',
  words,
  controls,
  recomputing = (own) => own,
  say,
  children,
  ...picture
}: StageProps<Plan, Painter>) {
  const foot = plan && recomputing(plan);
  return (
    <div ref={ref} className={`stage ${className}`.trim()}>
      {plan && (
        <>
          <Picture plan={plan} shared={shared} {...picture} />
          <div className="stage-words" aria-hidden="true">
            {words(plan)}
            {foot && <Recomputing plan={foot} />}
          </div>
          {controls?.(plan)}
        </>
      )}
      <AfterStage>
        <StageSummary say={say} />
      </AfterStage>
      {children}
    </div>
  );
}

function Picture<Plan extends Extent & { readonly compact?: boolean }, Painter extends StagePainter>({
  plan,
  shared,
  Painter,
  arrange,
  drops,
  press,
}: PictureProps<Plan, Painter> & { readonly plan: Plan; readonly shared: StageShared<Painter> }) {
  const arrangeHere = useCallback(
    (painter: Painter, colours: Colours) => arrange(painter, plan, colours),
    [arrange, plan],
  );
  const canvas = useStageCanvas(shared, Painter, arrangeHere);
  const dropping = useDropping(drops?.(plan) ?? []);
  const at = (event: PointerEvent<HTMLElement>) => {
    const { canvas: painter } = shared;
    const packet = packetUnder(event, painter?.hits ?? painter?.layers.drawn);
    return { packet, action: packet ? undefined : press?.(plan, pointOf(event)) };
  };
  const presses = drops && {
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { packet, action } = at(event);
      if (packet) dropping.press(packet);
      else action?.();
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { packet, action } = at(event);
      event.currentTarget.style.cursor = packet || action ? 'pointer' : '';
    },
  };
  return (
    <>
      <div className="stage-touch" aria-hidden="true" {...presses}>
        <canvas ref={canvas} className="stage-canvas" style={{ width: plan.width, height: plan.height }} />
      </div>
      {drops && <Dropping dropping={dropping} plan={plan} />}
    </>
  );
}
