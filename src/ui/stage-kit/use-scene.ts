// One frame of a stage: the scene is made, painted and written, in this order, by nobody else and without React.

import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { Nanos } from '../../engine/core/time.ts';
import type { RunRecord } from '../../record/record.ts';
import type { Runner } from '../../runner/client-contract.ts';
import type { Layout } from '../../scenarios/kit/layout.ts';
import { endOf } from '../foundation/changes.ts';
import { useFirstWords, useLecternContext, useLecternStore } from '../foundation/context.ts';
import { useDeviceRatio } from '../foundation/device-ratio.ts';
import { arePacketsElsewhere, playPackets } from '../foundation/packets-shown.ts';
import { useOnPaper } from '../foundation/paper.ts';
import type { LecternContext } from '../foundation/store-contract.ts';
import { useFrame } from '../foundation/use-frame.ts';
import type { StageKitWords } from '../i18n/stage-kit.en.ts';
import { useColours } from '../theme/use-colours.ts';
import { LabelLayer } from './label-layer.ts';
import type { Label } from './labels.ts';
import { RecentMarks } from './recent-marks.ts';
import {
  knownMoment,
  type LabelsOf,
  type Paint,
  type PaintOf,
  type Scene,
  type SceneOf,
  type StageFrame,
} from './scene.ts';
import { offerStage } from './stage-picture.ts';
import { prefersStills } from './stills.ts';
import { exposeToTests, markFirstMove } from './test-hook.ts';
import { TwoLayers } from './two-layers.ts';

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** What the last frame showed. Written here and nowhere else. */
export interface StageShared<S extends Scene> {
  scene: S | undefined;
}

/** What a stage stands on. */
export interface Staged<Plan, S extends Scene> {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly layout: Layout | undefined;
  /** Undefined until there are a network and room for it. */
  readonly plan: Plan | undefined;
  readonly sceneOf: SceneOf<Plan, S>;
  readonly shared: StageShared<S>;
}

export interface Drawing<Plan, S extends Scene> {
  readonly paint: PaintOf<Plan, S>;
  readonly labels: LabelsOf<Plan, S>;
  /** It reads all flights of a run, so a window of them would not do. */
  readonly readsAll?: boolean;
}

interface Stand<S extends Scene> {
  readonly layers: TwoLayers;
  readonly writer: LabelLayer;
  readonly painted: Paint<S>;
}

/** Everything of the drawing is asked again whenever it is another function. */
export function useScene<Plan extends Extent, S extends Scene>(
  { shared, sceneOf }: Pick<Staged<Plan, S>, 'shared' | 'sceneOf'>,
  plan: Plan,
  { paint, labels, readsAll = false, foot }: Drawing<Plan, S> & { readonly foot: Extent | undefined },
): { readonly canvas: RefObject<HTMLCanvasElement | null>; readonly words: RefObject<HTMLDivElement | null> } {
  const context = useLecternContext();
  const { runner } = context;
  const said = useFirstWords().stageKit;
  const colours = useColours();
  const ratio = useDeviceRatio();
  const onPaper = useOnPaper();
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const stand = useRef<Stand<S>>(null);
  const frameAt = useFrameAt();
  const labelled = useMemo(() => labels(plan), [labels, plan]);
  useLayoutEffect(() => {
    if (!canvas.current || !words.current) return;
    const { layers, writer } = stand.current ?? {
      layers: new TwoLayers(canvas.current),
      writer: new LabelLayer(words.current),
    };
    const painted = paint(plan, colours);
    layers.arrange(plan, colours, painted.still, ratio);
    layers.begin();
    stand.current = { layers, writer, painted };
    if (!onPaper) offer(context, { plan, paint, shared, words });
  }, [shared, plan, paint, colours, context, onPaper, ratio]);
  useFrame((now) => {
    if (!stand.current) return;
    const { layers, writer, painted } = stand.current;
    const before = shared.scene;
    const frame = frameAt(now);
    const scene = frame && sceneOf(frame, plan);
    // A record without a scene is of another network than the plan, which follows: until then the picture stays.
    if (!scene) return;
    shared.scene = scene;
    layers.begin();
    painted.moving(layers.screen, scene);
    const running = labelled.running(scene);
    writer.write(labelled.still, running, foot ? leftOut(runner, now, { foot, said, beside: running }) : []);
    markFirstMove(scene, before);
    if (!readsAll) wantPackets(runner, frame, scene.readsFrom);
  });
  return { canvas, words };
}

/** To who saves it as a file, and to tests. */
function offer<Plan extends Extent, S extends Scene>(
  context: LecternContext,
  {
    plan,
    paint,
    shared,
    words,
  }: Pick<Drawing<Plan, S>, 'paint'> & {
    readonly plan: Plan;
    readonly shared: StageShared<S>;
    readonly words: RefObject<HTMLDivElement | null>;
  },
): void {
  const { width, height } = plan;
  offerStage(context, {
    width,
    height,
    draw(on, colours) {
      const { scene } = shared;
      const painted = paint(plan, colours);
      if (scene) {
        painted.still(on);
        painted.moving(on, scene);
      }
      return scene !== undefined;
    },
    root: () => words.current?.closest('.stage'),
  });
  if (!context.aside) exposeToTests(shared, context);
}

/** A second of playing ahead, so that what moves is there when the cursor comes; and what the scene reads of the time before. */
function wantPackets(runner: Runner, { record, now, playing, speed }: StageFrame, from: Nanos | undefined): void {
  if (record.done) playPackets(runner, now, Math.min(record.horizon, now + (playing ? speed : 0)), from);
}

/** Undefined: nothing is known yet, or the run ends before. */
function useFrameAt(): (cursor: Nanos) => StageFrame | undefined {
  const { runner, playback } = useLecternContext();
  const store = useLecternStore();
  return useMemo(() => {
    const marks = new RecentMarks();
    return (cursor) => {
      const { record } = runner;
      const { scenario, spec, playing, speed } = store.getState();
      if (!record || cursor > endOf(spec)) return undefined;
      const now = knownMoment(record, cursor);
      const recent = marks.update(record, now, { wall: performance.now(), playing, speed, jumps: playback.jumps });
      return { record, scenario, spec, now, speed, playing, recent, stills: prefersStills() };
    };
  }, [runner, playback, store]);
}

/** A long run keeps the packets around the cursor only; elsewhere they are computed again when somebody looks. */
const isLeftOut = ({ done, flightsFrom, flightsTo }: RunRecord, now: Nanos): boolean =>
  done && (now < flightsFrom || now > flightsTo);

interface Foot {
  readonly foot: Extent;
  readonly said: Pick<StageKitWords, 'notKept' | 'elsewhere'>;
  /** What else is written. */
  readonly beside: readonly Label[];
}

/** A line of words, CSS pixels. */
const LINE = 24;
/** As wide as the button that drops a packet gets, which ends that line where a stage has room for it, CSS pixels. */
const BUTTON = 120;
const HAS_BUTTON = 600;

/** Said at the foot of the stage: they are coming, or a view has others in their place. At its end where something begins that line. */
function leftOut(runner: Runner, now: Nanos, { foot: { width, height }, said, beside }: Foot): readonly Label[] {
  if (!runner.record || !isLeftOut(runner.record, now)) return [];
  const y = height - 18;
  const isFree = beside.every(({ at, texts }) => Math.abs(at.y - y) > LINE || texts.at(-1) === '');
  const place = isFree
    ? ({ at: { x: width / 2, y }, anchor: 'middle' } as const)
    : ({ at: { x: width - LINE - (width < HAS_BUTTON ? 0 : BUTTON), y }, anchor: 'end' } as const);
  const texts = [arePacketsElsewhere(runner, now) ? said.elsewhere : said.notKept];
  return [{ id: 'left-out', ...place, tone: 'note', texts }];
}
