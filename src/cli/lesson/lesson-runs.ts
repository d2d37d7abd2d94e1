// Works out again what a lesson says: the runs its numbers and comparisons are of, each computed once.

import { NOTHING } from '../../engine/core/probe.ts';
import { askedLater, specOfVariant } from '../../predict/asked-run.ts';
import type { RunRecord } from '../../record/record.ts';
import { recordOf } from '../../runner/record-builder.ts';
import { sessionOf } from '../../runner/session-of.ts';
import { metricOf } from '../../scenarios/kit/define-lesson.ts';
import type { Comparison, Said, Variant } from '../../scenarios/kit/lesson.ts';
import type { AskedRun } from '../../scenarios/kit/prediction.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Metrics, Scenario } from '../../scenarios/kit/scenario.ts';

const results = new Map<string, Metrics>();
const records = new Map<string, RunRecord>();

const keyOf = (spec: RunSpec): string => JSON.stringify(spec);

const used = new Set<string>();

/** Of a lesson that is checked again and again: runs that nobody asked for since the last call. */
export function forgetUnused(): void {
  for (const all of [results, records]) for (const key of all.keys()) if (!used.has(key)) all.delete(key);
  used.clear();
}

function remembered<T>(all: Map<string, T>, spec: RunSpec, make: () => T): T {
  const key = keyOf(spec);
  used.add(key);
  const known = all.get(key);
  if (known) return known;
  const made = make();
  all.set(key, made);
  return made;
}

/** Results of a run: from its record where there is one, else without recording anything. */
export const resultsOfSpec = (spec: RunSpec): Metrics =>
  remembered(
    results,
    spec,
    () => records.get(keyOf(spec))?.metrics ?? sessionOf(spec, { probes: NOTHING }).complete().metrics,
  );

export const recordOfSpec = (spec: RunSpec): RunRecord => remembered(records, spec, () => recordOf(sessionOf(spec)));

/** As runs of lessons differ, with a seed of its own. @throws Error for a setting that there is not */
export function variantOf(
  scenario: Scenario,
  spec: RunSpec,
  { sets = {}, changes }: Variant = {},
  seed?: number,
): RunSpec {
  for (const key of Object.keys(sets)) {
    if (!scenario.parameters.some((parameter) => parameter.key === key)) throw new Error(`no setting "${key}"`);
  }
  return specOfVariant(scenario, spec, {
    sets: seed === undefined ? sets : { ...sets, seed },
    ...(changes && { changes }),
  });
}

function resultOf(scenario: Scenario, spec: RunSpec, name: string): number {
  metricOf(scenario, name);
  const value = resultsOfSpec(spec)[name];
  if (value === undefined) throw new Error(`the run has no result "${name}"`);
  return value;
}

/** A run as expressions see it; it is recorded only where they ask for what a record has. */
export const runOf = (scenario: Scenario, spec: RunSpec): AskedRun =>
  askedLater(scenario, spec, resultsOfSpec, recordOfSpec);

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What a number of a lesson really is. */
export function workedOut(scenario: Scenario, spec: RunSpec, said: Said): number {
  const seeds = said.seeds ?? [undefined];
  return mean(
    seeds.map((seed) => {
      const own = variantOf(scenario, spec, said.in, seed);
      return said.result === undefined ? said.of!(runOf(scenario, own)) : resultOf(scenario, own, said.result);
    }),
  );
}

/** Undefined where a comparison holds in all of its seeds; else what is so. */
export function contradiction(scenario: Scenario, spec: RunSpec, comparison: Comparison): string | undefined {
  const { result, is, than, by = is === 'about' ? 0.1 : 1, seeds = [undefined] } = comparison;
  for (const seed of seeds) {
    const left = resultOf(scenario, variantOf(scenario, spec, comparison.in, seed), result);
    const right = typeof than === 'number' ? than : resultOf(scenario, variantOf(scenario, spec, than, seed), result);
    const holds = {
      above: left > right && left >= right * by,
      below: left < right && left * by <= right,
      same: left === right,
      about: Math.abs(left - right) <= by * Math.abs(right),
    }[is];
    if (!holds) return `${result} is ${left}, not ${is} ${right}${by === 1 ? '' : ` by ${by}`} (seed ${seed})`;
  }
  return undefined;
}
