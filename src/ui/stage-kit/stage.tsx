// The shell that every stage stands in: a canvas for what moves, labels over it for what is read, sentences for those who do not
// see any of it, and once packets move what hands do there (hands.tsx).

import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import type { Layout } from '../../scenarios/kit/layout.ts';
import { AfterStage } from '../foundation/after-stage.tsx';
import { lazy } from '../foundation/lazy.tsx';
import { useSize } from '../foundation/use-size.ts';
import type { Opens } from './dropping.tsx';
import type { Point } from './geometry.ts';
import type { CellSpan, SayScene, Scene, SceneOf } from './scene.ts';
import { type Said, type Say, StageSummary } from './stage-summary.tsx';
import { useLayoutByValue } from './use-layout.ts';
import { type Drawing, type Extent, type Staged, type StageShared, useScene } from './use-scene.ts';

const Hands = lazy(async () => (await import('./hands.tsx')).Hands);

/** The plan changes with the size of the stage, with the network, and with `planOf`, but not with the run. */
export function useStage<Plan, S extends Scene>(
  planOf: (layout: Layout, width: number, height: number) => Plan | undefined,
  sceneOf: SceneOf<Plan, S>,
): Staged<Plan, S> {
  const [ref, { width, height }] = useSize<HTMLDivElement>();
  const layout = useLayoutByValue();
  const plan = useMemo(
    () => (layout && width > 0 && height > 0 ? planOf(layout, width, height) : undefined),
    [planOf, layout, width, height],
  );
  const shared = useMemo<StageShared<S>>(() => ({ scene: undefined }), []);
  return { ref, layout, plan, sceneOf, shared };
}

interface PictureProps<Plan, S extends Scene> extends Drawing<Plan, S> {
  /** Links whose packets may be dropped by hand; left out where nothing on the picture can be pressed. */
  readonly drops?: (plan: Plan) => readonly number[];
  /** Where what moves is no packet of a log of packets: what is opened when it is pressed, if anything. */
  readonly opens?: Opens;
  /** What a press beside the packets does, if anything. */
  readonly press?: (plan: Plan, at: Point) => (() => void) | undefined;
  /** The cell under a press, where cells are drawn. */
  readonly cell?: (scene: S, plan: Plan, at: Point) => CellSpan | undefined;
  /** Where it is said that packets are computed again, as the box whose foot it stands at. */
  readonly recomputing?: (plan: Plan) => Extent | undefined;
}

interface StageProps<Plan, S extends Scene> extends PictureProps<Plan, S> {
  readonly stage: Staged<Plan, S>;
  readonly className?: string;
  /** Beside the labels: what is no line of words. */
  readonly words?: (plan: Plan) => ReactNode;
  /** Over the words: what has the focus of the keyboard. */
  readonly controls?: (plan: Plan) => ReactNode;
  /** What is said of a moment. Told again whenever it is another function. */
  readonly say: SayScene<S>;
  readonly children?: ReactNode;
}

const SILENT: Said = { sentences: [] };

type StagePlan = Extent & { readonly compact?: boolean };

export function StageShell<Plan extends StagePlan, S extends Scene>({
  stage,
  className = '',
  words,
  controls,
  say,
  children,
  ...picture
}: StageProps<Plan, S>) {
  const { ref, plan, sceneOf } = stage;
  const told = useCallback<Say>(
    (moment, language) => {
      const scene = plan && sceneOf({ ...moment, playing: false, recent: [], stills: true }, plan);
      return scene ? say(scene, language) : SILENT;
    },
    [plan, sceneOf, say],
  );
  return (
    <div ref={ref} className={`stage ${className}`.trim()}>
      {plan && (
        <>
          <Picture stage={stage} plan={plan} {...picture} />
          {words && (
            <div className="stage-words" aria-hidden="true">
              {words(plan)}
            </div>
          )}
          {controls?.(plan)}
        </>
      )}
      <AfterStage>
        <StageSummary say={told} />
      </AfterStage>
      {children}
    </div>
  );
}

function Picture<Plan extends StagePlan, S extends Scene>({
  stage,
  plan,
  drops,
  opens,
  press,
  cell,
  recomputing = (own) => own,
  ...drawing
}: PictureProps<Plan, S> & { readonly stage: Staged<Plan, S>; readonly plan: Plan }) {
  const elements = useScene(stage, plan, { ...drawing, foot: recomputing(plan) });
  const touch = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={touch} className="stage-touch" aria-hidden="true">
        <canvas ref={elements.canvas} className="stage-canvas" style={{ width: plan.width, height: plan.height }} />
      </div>
      <div ref={elements.words} className="stage-words" aria-hidden="true" />
      <AfterStage>
        <Hands
          touch={touch}
          shared={stage.shared}
          plan={plan}
          drops={drops?.(plan)}
          opens={opens}
          press={(at) => press?.(plan, at)}
          cell={(at) => stage.shared.scene && cell?.(stage.shared.scene, plan, at)}
        />
      </AfterStage>
    </>
  );
}
