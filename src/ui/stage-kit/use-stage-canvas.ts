// The canvas of a stage, arranged again with every plan and theme, drawn with every frame. What is on it, the stage's own
// painter knows.

import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { Nanos } from '../../engine/core/time.ts';
import type { RunRecord } from '../../record/record.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { endOf } from '../foundation/changes.ts';
import { useLecternContext, useLecternStore } from '../foundation/context.ts';
import { useOnPaper } from '../foundation/paper.ts';
import { useFrame } from '../foundation/use-frame.ts';
import type { Colours } from '../theme/tokens.ts';
import { useColours } from '../theme/use-colours.ts';
import type { DrawnPackets } from './drawn-packets.ts';
import { type RecentMark, RecentMarks } from './recent-marks.ts';
import { prefersStills } from './stills.ts';
import { exposeToTests, markFirstMove } from './test-hook.ts';
import { TwoLayers } from './two-layers.ts';

/** What a frame is a view of: a record, a time, how fast it is played. */
export interface StageFrame {
  readonly record: RunRecord;
  readonly scenario: Scenario;
  readonly spec: RunSpec;
  readonly now: Nanos;
  /** Chosen, simulated ns per second of wall time. */
  readonly speed: number;
  readonly playing: boolean;
  readonly recent: readonly RecentMark[];
  /** Stills instead of motion. */
  readonly stills: boolean;
}

/** What paints a stage. It keeps no state of the run. */
export interface StagePainter {
  readonly layers: TwoLayers;
  /** It reads all flights of a run, so a window of them would not do. */
  readonly readsAll?: true;
  /** Where its packets can be pressed, if elsewhere than they were drawn. */
  readonly hits?: Pick<DrawnPackets, 'under'>;
  /** Undefined: nothing is known of this time yet. */
  draw(frame: StageFrame | undefined): void;
}

/** What the words of a stage read of the picture's last frame. They write nothing here. */
export interface StageShared<Painter extends StagePainter> {
  recent: readonly RecentMark[];
  canvas: Painter | undefined;
}

export const stageShared = <Painter extends StagePainter>(): StageShared<Painter> => ({
  recent: [],
  canvas: undefined,
});

/** `arrange` is called again whenever it is another function. */
export function useStageCanvas<Painter extends StagePainter>(
  shared: StageShared<Painter>,
  Painter: new (layers: TwoLayers) => Painter,
  arrange: (painter: Painter, colours: Colours) => void,
): RefObject<HTMLCanvasElement | null> {
  const context = useLecternContext();
  const { runner } = context;
  const store = useLecternStore();
  const colours = useColours();
  const onPaper = useOnPaper();
  const element = useRef<HTMLCanvasElement>(null);
  const recentMarks = useMemo(() => new RecentMarks(), []);
  useLayoutEffect(() => {
    if (!element.current) return;
    if (!shared.canvas) {
      shared.canvas = new Painter(new TwoLayers(element.current));
      if (!onPaper) exposeToTests(shared.canvas.layers, context);
    }
    arrange(shared.canvas, colours);
  }, [shared, Painter, arrange, colours, context, onPaper]);
  useFrame((now) => {
    const { canvas: painter } = shared;
    const { record } = runner;
    if (!painter) return;
    const { scenario, spec, playing, speed } = store.getState();
    painter.layers.begin(now);
    const recent = record ? recentMarks.update(record, now, performance.now(), playing, speed) : [];
    shared.recent = recent;
    if (!record || now > endOf(spec)) return painter.draw(undefined);
    painter.draw({ record, scenario, spec, now, speed, playing, recent, stills: prefersStills() });
    markFirstMove(painter.layers);
    // A second of playing ahead, so that what moves is there when the cursor comes; and the second that rates are of.
    if (record.done && !painter.readsAll)
      runner.wantFlights(now, Math.min(record.horizon, now + (playing ? speed : 0)));
  });
  return element;
}
