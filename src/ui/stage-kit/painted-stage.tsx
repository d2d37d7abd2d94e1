// Stages whose painters and words read the record themselves. Each of them is to be given a scene (scene.ts); then this goes.

import { type ReactNode, useCallback, useMemo } from 'react';
import type { Layout } from '../../scenarios/kit/layout.ts';
import type { Colours } from '../theme/tokens.ts';
import type { DrawnPacket } from './drawn-packets.ts';
import type { RecentMark } from './recent-marks.ts';
import type { Paint, Scene, SceneOf, StageFrame } from './scene.ts';
import { Shell, useStage } from './stage.tsx';
import type { Say } from './stage-summary.tsx';
import type { TwoLayers } from './two-layers.ts';
import type { Extent, Staged } from './use-scene.ts';

/** What paints a stage. It keeps no state of the run. */
export interface StagePainter {
  readonly layers: TwoLayers;
  readonly twins?: readonly DrawnPacket[];
  draw(frame: StageFrame): void;
}

interface FrameScene extends Scene {
  readonly frame: StageFrame;
  packets: readonly DrawnPacket[];
  twins: readonly DrawnPacket[];
}

/** What the words of a stage read of the picture's last frame. They write nothing here. */
export interface PaintedShared<Painter extends StagePainter> {
  recent: readonly RecentMark[];
  canvas: Painter | undefined;
}

interface Painted<Plan, Painter extends StagePainter> extends Omit<Staged<Plan, FrameScene>, 'shared'> {
  readonly staged: Staged<Plan, FrameScene>;
  readonly shared: PaintedShared<Painter>;
}

export function usePaintedStage<Plan, Painter extends StagePainter>(
  planOf: (layout: Layout, width: number, height: number) => Plan | undefined,
): Painted<Plan, Painter> {
  const shared = useMemo<PaintedShared<Painter>>(() => ({ recent: [], canvas: undefined }), []);
  const sceneOf = useCallback<SceneOf<Plan, FrameScene>>(
    (frame) => {
      shared.recent = frame.recent;
      return { now: frame.now, frame, packets: [], twins: [] };
    },
    [shared],
  );
  const staged = useStage(planOf, sceneOf);
  return { ...staged, staged, shared };
}

interface Props<Plan, Painter extends StagePainter> {
  readonly stage: Painted<Plan, Painter>;
  readonly className?: string;
  readonly Painter: new (layers: TwoLayers) => Painter;
  /** Called again whenever it is another function. */
  readonly arrange: (painter: Painter, plan: Plan, colours: Colours) => void;
  readonly readsAll?: boolean;
  readonly drops?: (plan: Plan) => readonly number[];
  readonly press?: (plan: Plan, at: { readonly x: number; readonly y: number }) => (() => void) | undefined;
  readonly words: (plan: Plan) => ReactNode;
  readonly controls?: (plan: Plan) => ReactNode;
  readonly recomputing?: (plan: Plan) => Extent | undefined;
  readonly say: Say;
  readonly children?: ReactNode;
}

const noLabels = () => ({ still: [], running: () => [] });

export function PaintedStage<Plan extends Extent & { readonly compact?: boolean }, Painter extends StagePainter>({
  stage: { staged, shared },
  Painter,
  arrange,
  ...props
}: Props<Plan, Painter>) {
  const paint = useCallback(
    (plan: Plan, colours: Colours, layers: TwoLayers): Paint<FrameScene> => {
      shared.canvas ??= new Painter(layers);
      const painter = shared.canvas;
      arrange(painter, plan, colours);
      const moving = (_: CanvasRenderingContext2D, scene: FrameScene): void => {
        painter.draw(scene.frame);
        scene.packets = painter.layers.drawn.all();
        scene.twins = painter.twins ?? [];
      };
      return { moving };
    },
    [shared, Painter, arrange],
  );
  return <Shell stage={staged} paint={paint} labels={noLabels} {...props} />;
}
