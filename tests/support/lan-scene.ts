// What the LAN stage shows of a record at a time, on a stage of some size.

import { watchedNode } from '../../src/record/bus/stations.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';
import type { RecentMark } from '../../src/ui/stage-kit/recent-marks.ts';
import { type LanPlan, lanPlan } from '../../src/ui/stages/lan/plan.ts';
import { type LanScene, lanScene } from '../../src/ui/stages/lan/scene.ts';

interface Look {
  /** Simulated ns per second. */
  readonly speed?: number;
  readonly playing?: boolean;
  readonly recent?: readonly RecentMark[];
  readonly size?: readonly [width: number, height: number];
}

export const planOf = ({ layout }: RunRecord, size: readonly [number, number] = [1136, 286]): LanPlan =>
  lanPlan(layout, watchedNode(layout), ...size)!;

export function sceneOf(record: RunRecord, now: number, look: Look = {}): LanScene {
  const { speed = 10e6, playing = false, recent = [], size } = look;
  const scenario = record.spec.scenario === nicBuffer.id ? nicBuffer : lanRto;
  const frame = { record, scenario, spec: record.spec, now, speed, playing, recent, stills: false };
  return lanScene(frame, planOf(record, size))!;
}
