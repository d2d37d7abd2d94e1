// The heaviest runs that each scenario allows, as a stated search finds them: from the defaults and the greatest length on, of one
// setting after the other that value is taken which makes the most of the run, until a whole round makes no more of it. Once by
// events, which are what takes time, and once by marks, which are what a page keeps. What is found is then run in a fresh process
// as a page runs it (heaviest-run.ts). A heavier run may exist: the search goes uphill and takes the ends and the middle of a number.

import { ParameterError } from '../src/engine/core/errors.ts';
import type { Session } from '../src/runner/session.ts';
import { sessionOf } from '../src/runner/session-of.ts';
import { scenarios } from '../src/scenarios/index.ts';
import { defaultState, defaultsOf } from '../src/scenarios/kit/link-state.ts';
import type { Parameter } from '../src/scenarios/kit/parameter.ts';
import type { ParamValue, RunSpec } from '../src/scenarios/kit/run-spec.ts';
import type { Scenario } from '../src/scenarios/kit/scenario.ts';
import { settle } from '../src/scenarios/kit/settle.ts';
import { snap } from '../src/scenarios/kit/snap.ts';
import { writeLink } from '../src/scenarios/kit/write-link.ts';
import type { HeavyRun } from './heaviest-run.ts';
import { measure } from './measure.ts';

const MOST = ['events', 'marks'] as const;
type Most = (typeof MOST)[number];

/** Twice so many events of a run tell what the whole of it will have: the first are its start, the others go on. */
const TASTE = 50_000;
/** Of the settings; what a later round finds is seldom much. */
const ROUNDS_AT_MOST = 3;

export interface HeavyFigure extends HeavyRun {
  readonly scenario: string;
  readonly most: Most;
  readonly link: string;
}

interface Amount {
  readonly events: number;
  readonly marks: number;
  /** Of the run, 0 to 1. */
  readonly share: number;
}

function tasted(session: Session, before: Amount): Amount {
  session.advance(TASTE);
  const marks = before.marks + session.probes.marks.count;
  session.frames.take();
  return { events: session.sim.eventsFired, marks, share: session.computedTo / session.horizon };
}

/** Of the whole run, going by its beginning. */
function expected(spec: RunSpec, most: Most): number {
  try {
    const session = sessionOf(spec);
    const first = tasted(session, { events: 0, marks: 0, share: 0 });
    const then = tasted(session, first);
    session.abandon();
    if (then.share === 1) return then[most];
    const pace = (then[most] - first[most]) / (then.share - first.share);
    // All of it at one instant so far: nothing can be said of the rest.
    return Number.isFinite(pace) ? then[most] + pace * (1 - then.share) : then[most];
  } catch (error) {
    if (error instanceof ParameterError) return 0;
    throw error;
  }
}

/** Of a number its ends and what lies between them. */
function valuesOf(parameter: Parameter): readonly ParamValue[] {
  if (parameter.kind === 'switch') return [false, true];
  if (parameter.kind === 'choice') return parameter.options.map(({ value }) => value);
  const { min, max } = parameter;
  const middle = parameter.scale === 'log' && min > 0 ? Math.sqrt(min * max) : (min + max) / 2;
  return [min, snap(parameter, middle), max];
}

const withValue = (spec: RunSpec, key: string, value: ParamValue, scenario: Scenario): RunSpec =>
  settle({ ...spec, params: { ...spec.params, [key]: value } }, scenario).spec;

const longest = (spec: RunSpec, scenario: Scenario): RunSpec => {
  const length = scenario.parameters.find(({ key }) => key === 'end');
  return length?.kind === 'number' ? withValue(spec, 'end', length.max, scenario) : spec;
};

function heaviest(scenario: Scenario, most: Most): RunSpec {
  let spec = longest({ scenario: scenario.id, params: defaultsOf(scenario), changes: [], kills: [] }, scenario);
  let weight = expected(spec, most);
  for (let round = 0; round < ROUNDS_AT_MOST; round++) {
    const before = weight;
    for (const parameter of scenario.parameters.filter(({ key }) => key !== 'seed')) {
      for (const value of valuesOf(parameter)) {
        const other = longest(withValue(spec, parameter.key, value, scenario), scenario);
        const its = expected(other, most);
        if (its > weight) [spec, weight] = [other, its];
      }
    }
    if (weight === before) break;
  }
  return spec;
}

/** @param bundle this benchmark's own, which the runs are made by */
export function benchHeaviest(bundle: string): HeavyFigure[] {
  return scenarios.flatMap((scenario) =>
    MOST.map((most) => {
      const spec = heaviest(scenario, most);
      const link = writeLink({ ...defaultState(scenario), spec }, scenario);
      process.stderr.write(`${scenario.id}, most ${most}: ${link}\n`);
      const { result } = measure([process.execPath, bundle, 'workload', 'heaviest', scenario.id, link]);
      return { ...(result as unknown as HeavyRun), scenario: scenario.id, most, link };
    }),
  );
}

const ENDS = { whole: 'computed whole', refused: 'held for the time it would take', full: 'held for its events' };

export function heaviestTable(figures: readonly HeavyFigure[]): string {
  return figures
    .map(
      ({ scenario, most, link, share, seconds, events, marks, heldMB, end }) =>
        `${scenario}, most ${most}: ${ENDS[end]} at ${(100 * share).toFixed(2)} % after ${seconds.toFixed(1)} s, ${events} events, ${marks} marks, ${heldMB.toFixed(0)} MB held\n  ${link}`,
    )
    .join('\n');
}
