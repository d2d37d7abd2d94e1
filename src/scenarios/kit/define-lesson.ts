// Puts the numbers into the words of a lesson: `{goodput}` becomes what `said` says of it, `{rmin}` the value that setting
// has in the step. A name that is neither stops the page with that name, so no lesson can speak of a number it does not have.

import { formatMeasured, formatValue, inProse } from './format-value.ts';
import type { Grounds, Lesson, LessonClaim, LessonStep, LessonTry, Said, Variant } from './lesson.ts';
import { defaultsOf } from './link-state.ts';
import type { ParamValues, RunSpec } from './run-spec.ts';
import type { MetricInfo, Scenario } from './scenario.ts';
import { inEveryLanguage, type Language, type Text } from './text.ts';
import { withSetting } from './with-setting.ts';

/** The run of a step: the scenario's defaults and what the step sets and changes. */
export function specOfStep(
  scenario: Scenario,
  { sets = {}, changes = [] }: Pick<LessonStep, 'sets' | 'changes'>,
): RunSpec {
  return { scenario: scenario.id, params: withSettings(scenario, defaultsOf(scenario), sets), changes, kills: [] };
}

/** The runs that a step opens, A first; its own is the last one. */
export function runsOfStep(scenario: Scenario, step: LessonStep): readonly RunSpec[] {
  const own = specOfStep(scenario, step);
  return [...(step.beside ?? []).map((variant) => variantOf(scenario, own, variant)), own];
}

/** A run that differs from another; a variant's changes in mid-run take the place of those of the other. */
const variantOf = (scenario: Scenario, spec: RunSpec, { sets = {}, changes }: Variant): RunSpec => ({
  ...spec,
  params: withSettings(scenario, spec.params, sets),
  changes: changes ?? spec.changes,
});

export function withSettings(scenario: Scenario, params: ParamValues, sets: ParamValues): ParamValues {
  return Object.entries(sets).reduce((all, [key, value]) => withSetting(scenario, all, key, value), params);
}

/** A lesson whose words hold their numbers. */
export function defineLesson(scenario: Scenario, lesson: Lesson): Lesson {
  return {
    ...lesson,
    steps: lesson.steps.map((step) => stepWith(scenario, step)),
    claims: lesson.claims.map((claim) => claimWith(scenario, claim)),
  };
}

function stepWith(scenario: Scenario, step: LessonStep): LessonStep {
  const { params } = specOfStep(scenario, step);
  const filled = fillerOf(scenario, params, step);
  const tried = (each: LessonTry): LessonTry => {
    const after = withSettings(scenario, params, each.sets ?? {});
    return { ...each, what: fillerOf(scenario, after, step)(each.what) };
  };
  return {
    ...step,
    question: filled(step.question),
    see: filled(step.see),
    notice: step.notice.map(filled),
    tries: step.tries.map(tried),
  };
}

function claimWith(scenario: Scenario, claim: LessonClaim): LessonClaim {
  const filled = fillerOf(scenario, specOfStep(scenario, claim).params, claim);
  return { ...claim, really: filled(claim.really) };
}

/** A name in braces. */
const PLACE = /\{(\w+)\}/g;

/** Puts what the names in braces stand for into words of a lesson. */
export function fillerOf(scenario: Scenario, params: ParamValues, { said = {} }: Grounds): (words: Text) => Text {
  const spoken = (name: string, language: Language): string => {
    const number = said[name];
    if (number) return wordsOf(number.is, number, scenario, language);
    const parameter = scenario.parameters.find(({ key }) => key === name);
    if (!parameter) throw new Error(`The lesson of ${scenario.id} speaks of {${name}}, which is neither said nor set.`);
    const { number: amount, unit } = formatValue(parameter, params[name]!, language);
    // A sentence about packets has the word for them.
    return inProse(
      { number: amount, unit: parameter.kind === 'number' && parameter.quantity === 'packets' ? '' : unit },
      language,
    );
  };
  const fill = (words: string, language: Language): string =>
    words.replace(PLACE, (_, name: string) => spoken(name, language));
  return (words) => {
    const filled = inEveryLanguage((language) => fill(words[language], language));
    templates.set(filled, words);
    return filled;
  };
}

const templates = new WeakMap<Text, Text>();

/** The words as they were written, with the names of numbers in braces. */
export const templateOf = (words: Text): Text => templates.get(words) ?? words;

const QUANTITIES = { ns: 'duration', 'bit/s': 'rate', fraction: 'probability', bytes: 'size' } as const;

/** A value as the text says it. */
export function wordsOf(
  value: number,
  { unit, result, digits = 3, words }: Said,
  scenario: Scenario,
  language: Language,
): string {
  if (words) return words[language];
  const { unit: used = unit } = result === undefined ? {} : metricOf(scenario, result);
  switch (used) {
    case 'ns':
    case 'bit/s':
    case 'bytes':
    case 'fraction':
      return inProse(formatMeasured(value, QUANTITIES[used], language, digits), language);
    case 'ratio':
      return String(Number(value.toPrecision(digits)));
    default:
      return grouped(Number(value.toPrecision(digits)));
  }
}

/** Thousands apart from 10,000 on, as everywhere on the page. */
const grouped = (value: number): string =>
  value < 10_000 ? String(value) : String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** A result of a scenario. @throws with its name, if there is none */
export function metricOf(scenario: Scenario, name: string): MetricInfo {
  const metric = scenario.metrics.find((each) => each.name === name);
  if (!metric) throw new Error(`The lesson of ${scenario.id} speaks of the result "${name}", which there is not.`);
  return metric;
}
