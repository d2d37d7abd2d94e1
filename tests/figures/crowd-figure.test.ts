// A crowd over time: every point of the axis is one and the same run, and three seeds decide what Dual Scheduling makes of it.

import { expect, it } from 'vitest';
import { seconds } from '../../src/engine/core/time.ts';
import { figureById } from '../../src/figures/figures.ts';
import { judge } from '../../src/figures/judge.ts';
import { sweepOf } from '../../src/figures/paper-figure.ts';
import { findGauge, valueAt } from '../../src/record/values.ts';
import { sweptRun } from '../../src/runner/sweep/sweep-runs.ts';
import { scenario } from '../../src/scenarios/web-cluster/scenario.ts';
import { computedSweep } from '../support/computed-sweep.ts';
import { wholeRecord } from '../support/whole-record.ts';

const figure = figureById('P2-crowd')!;
const POINTS = ['6s', '8s', '12s', '20s', '30s'];
const thorough = sweepOf(figure, scenario, { effort: 'quick', seeds: 3 });
const x = { ...thorough.x, points: thorough.x.points.filter(({ name }) => POINTS.includes(name)) };
const sweep = { ...thorough, x };
const results = computedSweep(sweep, scenario);

it('nodes are added at once; whether they are taken back turns on the unit in which requests are counted', () => {
  const verdicts = Object.fromEntries(
    figure.claims.map((claim) => [claim.id, judge(claim, results, 0, figure.measures[0]!).verdict]),
  );
  expect(verdicts).toMatchObject({
    grows: 'holds',
    'takes-back': 'depends',
    alone: 'holds',
    'like-mirroring': 'holds',
  });
});

it('every point has what the longest run has at that time', () => {
  const last = { x: POINTS.length - 1, series: 0, replicate: 0 };
  const gauge = findGauge(wholeRecord(sweptRun(sweep, scenario, last).spec), 'crowdNodes')!;
  const seen = POINTS.slice(1).map((name) => valueAt(gauge, seconds(Number.parseInt(name, 10)) - 1));
  const counted = POINTS.slice(1).map((_, place) => results.values(place + 1, 0, 'crowdNodesEnd')[0]);
  expect(seen).toEqual(counted);
  expect(new Set(seen).size).toBeGreaterThan(2);
});
