// Works out again what a lesson says: the runs its numbers and comparisons are of, each computed once.

import type { MarkKind } from '../../src/engine/core/marks.ts';
import { NOTHING } from '../../src/engine/core/probe.ts';
import { findEvent } from '../../src/record/find-event.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { metricOf, variantOf as variantIn } from '../../src/scenarios/kit/define-lesson.ts';
import type { Comparison, Said, SaidRun, ShotEvent, Variant } from '../../src/scenarios/kit/lesson.ts';
import type { RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import type { Metrics, Scenario } from '../../src/scenarios/kit/scenario.ts';

const results = new Map<string, Metrics>();
const records = new Map<string, RunRecord>();

const keyOf = (spec: RunSpec): string => JSON.stringify(spec);

function remembered<T>(all: Map<string, T>, spec: RunSpec, make: () => T): T {
  const key = keyOf(spec);
  const known = all.get(key);
  if (known) return known;
  const made = make();
  all.set(key, made);
  return made;
}

/** Of a run whose record is there, from its record; of others without recording anything. */
const metricsOf = (spec: RunSpec): Metrics =>
  records.get(keyOf(spec))?.metrics ??
  remembered(results, spec, () => sessionOf(spec, { probes: NOTHING }).complete().metrics);

/** Results of a run, without its record. */
export const resultsOfSpec = (spec: RunSpec): Metrics => metricsOf(spec);

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
  return variantIn(scenario, spec, {
    sets: seed === undefined ? sets : { ...sets, seed },
    ...(changes && { changes }),
  });
}

function resultOf(scenario: Scenario, spec: RunSpec, name: string): number {
  metricOf(scenario, name);
  const value = metricsOf(spec)[name];
  if (value === undefined) throw new Error(`the run has no result "${name}"`);
  return value;
}

function runOf(scenario: Scenario, spec: RunSpec): SaidRun {
  const markOf = (event: ShotEvent) => {
    const record = recordOfSpec(spec);
    const found = findEvent(record, event);
    if (!found) throw new Error(`the run has no event ${JSON.stringify(event)}`);
    return { ...found, mark: record.marks.find(({ id }) => id === found.mark) };
  };
  return {
    params: spec.params,
    result: (name) => resultOf(scenario, spec, name),
    other: (variant, name) => resultOf(scenario, variantOf(scenario, spec, variant), name),
    at: (event) => markOf(event).at,
    number(event, name) {
      const { mark } = markOf(event);
      const value = name === 'segment' ? mark?.segment : mark?.numbers[name];
      if (value === undefined) throw new Error(`${JSON.stringify(event)} carries no "${name}"`);
      return value;
    },
    count: (kind: MarkKind) => recordOfSpec(spec).marks.filter((mark) => mark.kind === kind).length,
  };
}

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
