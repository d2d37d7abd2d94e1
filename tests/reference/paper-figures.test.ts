// The figures of the papers, as `lectern figure` computes them, against the same tables of ns-2.35 by the same rule: 95 of
// 100 intervals overlap and no difference is more than twice as large as that allows. In the full run: ns2-web.test.ts compares
// the same runs with the same tables in every run.

import { describe, expect, it } from 'vitest';
import { figureById } from '../../src/figures/figures.ts';
import { judge } from '../../src/figures/judge.ts';
import { readSweepCsv } from '../../src/figures/read-sweep-csv.ts';
import type { SweepResults } from '../../src/runner/sweep/sweep-results.ts';
import { scenarioById } from '../../src/scenarios/index.ts';
import type { Measures } from '../../src/scenarios/lan/measures.ts';
import { verifyWeb } from '../../src/verify/web/web.ts';
import { lecternBundled } from '../support/lectern-bundled.ts';
import { webCases } from '../support/reference-cases.ts';
import { isFull } from '../support/sample.ts';

const PATIENCE = 240_000;
const cases = webCases();

/** The claims take ten seeds, tables have five: the first five are theirs. */
const SEEDS: Readonly<Record<string, number>> = { 'P0-5': 10 };
/** Beside the line that is compared with a table: the control of its claims. */
const CONTROL: Readonly<Record<string, string>> = { 'P0-5': 'r1-alg' };
const found = new Map<string, Promise<SweepResults>>();

function figure(id: string, line: string): Promise<SweepResults> {
  const key = `${id} ${line}`;
  const results = found.get(key) ?? compute(id, line, SEEDS[id] ?? 5);
  found.set(key, results);
  return results;
}

async function compute(id: string, line: string, seeds: number): Promise<SweepResults> {
  const { status, out } = await lecternBundled([
    'figure',
    id,
    '--lines',
    [line, CONTROL[id]].filter(Boolean).join(','),
    '--seeds',
    `${seeds}`,
    '--workers',
    '2',
    '--format',
    'csv',
  ]);
  expect(status).toBe(0);
  return readSweepCsv(out, scenarioById).results;
}

/** `load 0.4, rto 0.05` is the point 0.05 s, `load 2, buffer 70` the point 70. */
function placeOf(name: string, { sweep }: SweepResults): number {
  const word = name.split(' ').at(-1)!;
  const place = sweep.x.points.findIndex(({ label }) => [word, `${word} s`].includes(label.en.toLowerCase()));
  expect([name, place]).not.toEqual([name, -1]);
  return place;
}

const compared = [
  ['P1-2', 'c1', 'nic-C1', /./],
  ['P1-2', 'n2', 'nic-N2', /./],
  ['P0-5', 'r1', 'rto-R1', /^load 0\.4\b/],
  ['P0-2', 'r1', 'rto-R1', /^load 0\.1\b/],
] as const;

describe.runIf(isFull).each(compared)('figure %s with %s', (id, line, table, points) => {
  it(`agrees with ${table}`, { timeout: PATIENCE }, async () => {
    const { reference } = cases.find(({ name }) => name === table)!;
    const those = reference.points.filter(({ name }) => points.test(name));
    const results = await figure(id, line);
    expect(those.length).toBeGreaterThanOrEqual(9);
    const measures = those
      .map(({ name }) => placeOf(name, results))
      .map((x) =>
        Array.from(
          { length: 5 },
          (_, replicate) => results.run({ x, series: 0, replicate })!.metrics as unknown as Measures,
        ),
      );
    const { passed, detail } = verifyWeb({ ...reference, points: those }, measures);
    expect(detail).toMatch(new RegExp(`^\\d+ of ${4 * those.length} comparisons`));
    expect([passed, detail]).toEqual([true, detail]);
    // The rule must be able to fail: a neighbour's runs do not belong here.
    expect(verifyWeb({ ...reference, points: those }, [...measures.slice(1), measures[0]!]).passed).toBe(false);
  });
});

describe.runIf(isFull)('what paper P0 claims of 40 % load', () => {
  it('comes out as with ns-2, with ten seeds', { timeout: PATIENCE }, async () => {
    const results = await figure('P0-5', 'r1');
    const { claims } = figureById('P0-5')!;
    const verdicts = claims.map((claim) => [claim.id, judge(claim, results, 0, 'responseTime').verdict]);
    expect(Object.fromEntries(verdicts)).toEqual({
      shortest: 'holds',
      needless: 'holds',
      idle: 'holds',
      'loses-less': 'fails',
      // What the paper's comparison leaves together: the floor, and that it is fixed.
      floor: 'holds',
      'fixing-costs': 'holds',
    });
    // By what TCP itself measures the shortest timeout looks best: the claim turns on what RTT means.
    expect(judge(claims[0]!, results, 0, 'cleanRtt').verdict).toBe('fails');
  });
});
