// The timers of today on the LAN of paper P0, from runs as short as decide it.

import { expect, it } from 'vitest';
import { seconds } from '../../src/engine/core/time.ts';
import { figureById } from '../../src/figures/figures.ts';
import { judge } from '../../src/figures/judge.ts';
import { sweepOf } from '../../src/figures/paper-figure.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { computedSweep } from '../support/computed-sweep.ts';

it('a floor keeps needless retransmissions away, a timer without one needs ACKs that do not wait', () => {
  const figure = figureById('P0-timers')!;
  const lines = ['rfc', 'linux', 'quic', 's-linux', 's-quic', 'open'];
  const sweep = sweepOf(figure, lanRto, { effort: 'quick', lines, seeds: 4 });
  const x = { ...sweep.x, points: sweep.x.points.filter(({ name }) => ['50ms', '200ms', '1s'].includes(name)) };
  const points = sweep.series.points.map((line) => ({ ...line, sets: { ...line.sets, end: seconds(25) } }));
  const results = computedSweep({ ...sweep, x, series: { ...sweep.series, points } }, lanRto);
  const judged = figure.claims
    .filter(({ id }) => ['floor', 'no-minimum', 'idle'].includes(id))
    .map((claim) => [claim.id, judge(claim, results, 0, 'responseTime')] as const);
  expect(Object.fromEntries(judged.map(([id, { verdict }]) => [id, verdict]))).toMatchObject({
    floor: 'holds',
    idle: 'holds',
  });
  const { readings } = judged.find(([id]) => id === 'no-minimum')![1];
  expect(readings.map(({ reading, outcome }) => [reading.line, outcome])).toEqual([
    ['quic', 'fails'],
    ['s-quic', 'holds'],
  ]);
});
