// The contract of a stage: once per frame a pure function makes plain data of what is on the stage at that time. Painter,
// labels, summary, hit test and tests all read this scene; none of them asks the record again.

import type { Nanos } from '../../engine/core/time.ts';
import type { RunRecord } from '../../record/record.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import type { Colours } from '../theme/tokens.ts';
import type { DrawnPacket } from './drawn-packets.ts';
import type { Label } from './labels.ts';
import type { RecentMark } from './recent-marks.ts';
import type { Said } from './stage-summary.tsx';

/** What a scene is made of: a record, a time, how fast it is played. */
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

/** When a stage is looked at: of a run that is still being computed no later than it is known. */
export const knownMoment = ({ done, computedTo }: Pick<RunRecord, 'done' | 'computedTo'>, cursor: Nanos): Nanos =>
  done ? cursor : Math.min(cursor, computedTo);

/** What every scene holds, whatever its stage. */
export interface Scene {
  readonly now: Nanos;
  /** Every packet on a wire, once: for tests, and those that can be pressed. */
  readonly packets: readonly DrawnPacket[];
  /** Packets of the same record that are drawn a second time, and can be pressed there too. */
  readonly twins?: readonly DrawnPacket[];
  /** What has passed links since then is in it, too. */
  readonly readsFrom?: Nanos;
}

/** Pure. Undefined: this record has nothing to do with this plan. */
export type SceneOf<Plan, S extends Scene> = (frame: StageFrame, plan: Plan) => S | undefined;

/** How a scene is drawn on a stage of a certain plan, in certain colours. */
export interface Paint<S> {
  /** What never moves, painted once on a sheet under everything else. */
  readonly still: (sheet: CanvasRenderingContext2D) => void;
  readonly moving: (screen: CanvasRenderingContext2D, scene: S) => void;
}
export type PaintOf<Plan, S extends Scene> = (plan: Plan, colours: Colours) => Paint<S>;

/** What is written on a stage of a certain plan. */
export interface StageLabels<S> {
  readonly still: readonly Label[];
  readonly running: (scene: S) => readonly Label[];
}
export type LabelsOf<Plan, S extends Scene> = (plan: Plan) => StageLabels<S>;

/** The scene in words, for those who do not see it. */
export type SayScene<S extends Scene> = (scene: S, language: Language) => Said;

/** When a cell that is pressed left the switch: the last one in this span. */
export interface CellSpan {
  readonly from: Nanos;
  readonly to: Nanos;
}
