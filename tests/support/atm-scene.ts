// What the stage with a switch shows of a record at a time, on a stage of some size.

import type { RunRecord } from '../../src/record/record.ts';
import { scenario as tcpOverAtm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import type { RecentMark } from '../../src/ui/stage-kit/recent-marks.ts';
import { type AtmPlan, atmPlan } from '../../src/ui/stages/atm/plan.ts';
import { type AtmScene, atmScene } from '../../src/ui/stages/atm/scene.ts';

interface Look {
  /** Simulated ns per second. */
  readonly speed?: number;
  readonly recent?: readonly RecentMark[];
  readonly size?: readonly [width: number, height: number];
}

export const atmPlanOf = ({ layout }: RunRecord, size: readonly [number, number] = [1136, 286]): AtmPlan =>
  atmPlan(layout, ...size);

export function atmSceneOf(record: RunRecord, now: number, { speed = 20e6, recent = [], size }: Look = {}): AtmScene {
  const { spec } = record;
  const frame = { record, scenario: tcpOverAtm, spec, now, speed, playing: false, recent, stills: true };
  return atmScene(frame, atmPlanOf(record, size))!;
}
