// How a class answered: for each question how many said what, and how many expected what. Of those that count: of several links
// of one person the last one.

import { bin, extent } from 'd3-array';
import type { Nanos } from '../engine/core/time.ts';
import type { Given, Question, Sketch, Stretch } from '../scenarios/kit/prediction.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import type { Text } from '../scenarios/kit/text.ts';
import type { Row } from './judge-all.ts';
import type { JudgedPrediction } from './judge-entry.ts';

export interface Bar {
  readonly label: Text;
  readonly count: number;
  /** Of those, how many the run agrees with: everybody, where everybody has the same run. */
  readonly right: number;
}

/** So many answers from `low` up to `high`, house units. */
export interface Bin {
  readonly low: number;
  readonly high: number;
  readonly count: number;
  readonly right: number;
}

export interface Distribution {
  readonly scenario: Scenario;
  readonly question: Question;
  readonly ask: Text;
  readonly step: number;
  readonly count: number;
  readonly right: number;
  readonly near: number;
  /** Of choices, places and orders. */
  readonly bars: readonly Bar[];
  /** Of numbers and moments. */
  readonly bins: readonly Bin[];
  /** What the runs answered to those: from the least to the largest. */
  readonly answers: readonly [low: number, high: number] | undefined;
  /** Of drawings: what was drawn, and what the run of the first one did. */
  readonly sketches: readonly Sketch[];
  readonly course: readonly Stretch[] | undefined;
  readonly span: readonly [from: Nanos, until: Nanos] | undefined;
  /** Misconceptions, the most frequent one first. */
  readonly expected: readonly { readonly says: Text; readonly count: number }[];
}

const BINS = 12;

/** In the order of the lessons. */
export function distributionsOf(rows: readonly Row[]): readonly Distribution[] {
  const all = new Map<string, { readonly scenario: Scenario; readonly given: JudgedPrediction[] }>();
  for (const { run, judged, counts } of rows) {
    if (!run || !judged || !counts) continue;
    for (const each of judged.predictions) {
      const key = `${run.course.scenario.id} ${each.question.id}`;
      const known = all.get(key) ?? { scenario: run.course.scenario, given: [] };
      known.given.push(each);
      all.set(key, known);
    }
  }
  return [...all.values()]
    .map(({ scenario, given }) => distributionOf(scenario, given))
    .toSorted((a, b) => a.scenario.id.localeCompare(b.scenario.id) || a.step - b.step);
}

function distributionOf(scenario: Scenario, all: readonly JudgedPrediction[]): Distribution {
  const [first] = all;
  const { question, ask, step, course, span } = first!;
  const answers = all.flatMap(({ answer }) => (answer && 'value' in answer ? [answer.value] : []));
  const [low, high] = extent(answers);
  return {
    scenario,
    question,
    ask,
    step,
    count: all.length,
    right: all.filter(({ stands }) => stands === 'right').length,
    near: all.filter(({ stands }) => stands === 'near').length,
    bars: barsOf(all),
    bins: binsOf(all),
    answers: low === undefined || high === undefined ? undefined : [low, high],
    sketches: all.flatMap(({ given }) => (given.kind === 'draw' ? [given.sketch] : [])),
    course,
    span,
    expected: expectedIn(all),
  };
}

/** Every option of a choice, also those that nobody chose; of orders those that were given. */
function barsOf(all: readonly JudgedPrediction[]): readonly Bar[] {
  const bars = new Map<string, { label: Text; count: number; right: number }>();
  for (const { id, label } of all[0]!.options) bars.set(id, { label, count: 0, right: 0 });
  for (const { given, givenWords, stands } of all) {
    const key = keyOf(given);
    if (key === undefined) continue;
    const bar = bars.get(key) ?? { label: givenWords, count: 0, right: 0 };
    bars.set(key, { ...bar, count: bar.count + 1, right: bar.right + Number(stands === 'right') });
  }
  const found = [...bars.values()];
  return all[0]!.given.kind === 'order' ? found.toSorted((a, b) => b.count - a.count) : found;
}

function keyOf(given: Given): string | undefined {
  if ('id' in given) return given.id;
  return given.kind === 'order' ? given.ids.join('.') : undefined;
}

function binsOf(all: readonly JudgedPrediction[]): readonly Bin[] {
  const given = all.flatMap((each) => ('value' in each.given ? [{ each, value: each.given.value }] : []));
  if (given.length === 0) return [];
  const bins = bin<(typeof given)[number], number>()
    .value(({ value }) => value)
    .thresholds(BINS)(given);
  return bins.map((items) => ({
    low: items.x0!,
    high: items.x1!,
    count: items.length,
    right: items.filter(({ each }) => each.stands === 'right').length,
  }));
}

function expectedIn(all: readonly JudgedPrediction[]): Distribution['expected'] {
  const counts = new Map<string, { readonly says: Text; count: number }>();
  for (const { expected } of all) {
    if (!expected) continue;
    const known = counts.get(expected.en) ?? { says: expected, count: 0 };
    known.count++;
    counts.set(expected.en, known);
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count);
}
