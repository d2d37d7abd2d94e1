// The expressions of a lesson, worked out over a run: what its names and functions mean there.

import { pow } from '../engine/core/elementary.ts';
import type { MarkKind } from '../engine/core/marks.ts';
import { type Call, evaluate, type Host } from '../expression/evaluate.ts';
import type { Value } from '../expression/types.ts';
import type { Need, ShotEvent, Variant } from '../scenarios/kit/lesson.ts';
import type { AskedRun } from '../scenarios/kit/prediction.ts';
import type { ParamValues } from '../scenarios/kit/run-spec.ts';
import type { LessonTerm, Named } from './stored.ts';

/** What somebody answered: a number, a name, or names in order. */
export type Answer = Value | readonly string[];

/** The value of an expression in a run. @throws NotInRun where the run has no such event, result or gauge */
export const valueOver = (term: LessonTerm, run: AskedRun, given?: Answer): Value => evaluate(term, hostOf(run, given));

function hostOf(run: AskedRun, given: Answer | undefined): Host<Named> {
  const host: Host<Named> = {
    name(name) {
      if (name === 'given') return given as Value;
      if (name === 'first') return (given as readonly string[])[0]!;
      if (name === 'last') return (given as readonly string[]).at(-1)!;
      return run.params[name]!;
    },
    call: (call) => FUNCTIONS[call.call]!(call, run, host, given),
  };
  return host;
}

type Meaning = (call: Call<Named>, run: AskedRun, host: Host<Named>, given: Answer | undefined) => Value;

const FUNCTIONS: Readonly<Record<string, Meaning>> = {
  result: ({ data: [name] }, run) => run.result(name as string),
  other({ data: [variant, name], args: [term] }, run, _, given) {
    const other = run.other(variant as Variant);
    return term === undefined ? other.result(name as string) : valueOver(term, other, given);
  },
  at: ({ data: [event] }, run) => run.at(event as ShotEvent),
  number: ({ data: [event, name] }, run) => run.number(event as ShotEvent, name as string),
  count: ({ data: [kind] }, run) => run.count(kind as MarkKind),
  place: ({ data: [event] }, run) => run.place(event as ShotEvent),
  value: ({ data: [gauge, node], args }, run, host) =>
    run.value(gauge as string, Number(evaluate(args[0]!, host)), node as string | undefined),
  startsWith({ args }, _, host) {
    const [whole, begin] = args.map((each) => String(evaluate(each, host)));
    return whole!.startsWith(begin!);
  },
  most({ args }, _, host) {
    let [best, most]: [Value, number] = ['', Number.NEGATIVE_INFINITY];
    for (let i = 0; i < args.length; i += 2) {
      const value = Number(evaluate(args[i + 1]!, host));
      if (value > most) [best, most] = [evaluate(args[i]!, host), value];
    }
    return best;
  },
  zipf({ args }, _, host) {
    const [places, exponent] = args.map((each) => Number(evaluate(each, host)));
    let weights = 0;
    for (let place = 1; place <= Math.min(places!, PLACES_AT_MOST); place++) weights += 1 / pow(place, exponent!);
    return 1 / weights;
  },
  countOfSeeds: (call, run, host) => inSeeds(call, run, host).filter((holds) => holds === true).length,
  minOfSeeds: (call, run, host) => Math.min(...inSeeds(call, run, host).map(Number)),
  maxOfSeeds: (call, run, host) => Math.max(...inSeeds(call, run, host).map(Number)),
  meanOfSeeds(call, run, host) {
    const values = inSeeds(call, run, host).map(Number);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  },
};

const PLACES_AT_MOST = 1_000_000;
const SEEDS_AT_MOST = 100;

/** The second argument in the runs with the seeds 1 to the first. */
function inSeeds({ args }: Call<Named>, run: AskedRun, host: Host<Named>): readonly Value[] {
  const [count, term] = [Number(evaluate(args[0]!, host)), args[1]!];
  const seeds = Array.from(
    { length: Math.max(0, Math.min(SEEDS_AT_MOST, Math.floor(count))) },
    (_, index) => index + 1,
  );
  return seeds.map((seed) => valueOver(term, withSeed(run, seed)));
}

const withSeed = (run: AskedRun, seed: number): AskedRun => run.other({ sets: { seed } });

/** What a run has only where it was recorded. */
const OF_RECORDS = ['at', 'number', 'count', 'value', 'place'];

/** Other runs that expressions ask for, each once: they are computed before a question is put. */
export function runsIn(terms: readonly LessonTerm[]): readonly Need[] {
  const found = new Map<string, Need>();
  for (const { recorded, ...variant } of terms.flatMap((term) => needsOf(term, undefined))) {
    const key = JSON.stringify(variant);
    found.set(key, { ...variant, ...((recorded || found.get(key)?.recorded) && { recorded: true }) });
  }
  return [...found.values()];
}

/** @param within the run that the term is of, where it is another than that of the step */
function needsOf(term: LessonTerm, within: Variant | undefined): readonly Need[] {
  if (typeof term !== 'object' || 'name' in term) return [];
  if ('not' in term) return needsOf(term.not, within);
  if ('minus' in term) return needsOf(term.minus, within);
  if ('test' in term) return [term.test, term.yes, term.no].flatMap((each) => needsOf(each, within));
  if ('sign' in term) return [term.left, term.right].flatMap((each) => needsOf(each, within));
  const { call, data, args } = term;
  if (call.endsWith('OfSeeds')) {
    const count = Math.min(SEEDS_AT_MOST, Number(args[0]));
    return Array.from({ length: count }, (_, index) => needsOf(args[1]!, alsoSets(within, { seed: index + 1 }))).flat();
  }
  if (call === 'other') {
    const { changes, sets = {} } = data[0] as Variant;
    const own = { ...(changes && { changes }), ...alsoSets({ sets }, within?.sets ?? {}) };
    return [own, ...args.flatMap((each) => needsOf(each, own))];
  }
  const inner = args.flatMap((each) => needsOf(each, within));
  if (!within) return inner;
  if (call === 'result') return [...inner, within];
  return OF_RECORDS.includes(call) ? [...inner, { ...within, recorded: true }] : inner;
}

const alsoSets = (variant: Variant = {}, sets: ParamValues): Variant =>
  Object.keys({ ...variant.sets, ...sets }).length === 0 ? variant : { ...variant, sets: { ...variant.sets, ...sets } };
