// What a link opens, in words: told from what the link says and from nothing else, so that the preview cannot promise what
// the link does not hold. Pure.

import { momentText } from '../../plot/numbers.ts';
import { asWords, formatValue } from '../../scenarios/kit/format-value.ts';
import type { Lesson } from '../../scenarios/kit/lesson.ts';
import { ALL, isHidden } from '../../scenarios/kit/limits.ts';
import { baseOf, defaultsOf, type LinkState } from '../../scenarios/kit/link-state.ts';
import type { Parameter } from '../../scenarios/kit/parameter.ts';
import type { ParamValues, RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { wordsIn } from '../i18n/words.ts';

export interface PreviewLine {
  readonly name: 'run' | 'opens' | 'settings' | 'edits' | 'compared' | 'asks' | 'predictions' | 'signed' | 'limits';
  readonly title: string;
  readonly said: string;
}

/** @param lesson null until its text is there: then a step has its number only */
export function previewOf(
  state: LinkState,
  scenario: Scenario,
  lesson: Lesson | null,
  language: Language,
): readonly PreviewLine[] {
  const words = wordsIn(language).sharing.preview;
  const said: Record<PreviewLine['name'], string> = {
    run: scenario.title[language],
    opens: opensOf(state, lesson, scenario, language),
    settings: settingsOf(state, scenario, language),
    edits: editsOf(state, language),
    compared: comparedOf(state, scenario, language),
    asks: asksOf(state, lesson, language),
    predictions: predictionsOf(state, language),
    signed: signedOf(state, language),
    limits: limitsOf(state, scenario, language),
  };
  return Object.entries(said).flatMap(([key, each]) => {
    const name = key as PreviewLine['name'];
    return each === '' ? [] : [{ name, title: words[name], said: each }];
  });
}

function opensOf({ view }: LinkState, lesson: Lesson | null, scenario: Scenario, language: Language): string {
  const words = wordsIn(language).sharing.preview;
  const steps = scenario.steps ?? 0;
  const number = view.step ?? 1;
  const question = lesson?.steps[number - 1]?.question[language];
  const step = number > 1 && steps > 1 ? words.step(number, steps, question ?? '') : '';
  const sweep = view.sweep ? words.sweep : '';
  const when = view.sweep ? '' : view.t ? words.at(momentText(view.t, language)) : words.beginning;
  const plays = view.t || view.sweep ? '' : view.paused ? words.paused : '';
  return [step, sweep, when, plays].filter(Boolean).join(' · ');
}

const labelled = (parameter: Parameter, value: ParamValues[string], language: Language): string =>
  `${parameter.label[language]} ${asWords(formatValue(parameter, value, language))}`;

/** What differs from the scenario's own run. */
function settingsOf({ spec, view, version }: LinkState, scenario: Scenario, language: Language): string {
  const { settings } = wordsIn(language).sharing;
  const base = baseOf(scenario, defaultsOf(scenario, version), spec.params);
  const differing = scenario.parameters.filter(({ key }) => spec.params[key] !== base[key]);
  if (differing.length === 0) return settings.asDeclared;
  return differing
    .map((parameter) => {
      const said = labelled(parameter, spec.params[parameter.key]!, language);
      return isHidden(view, parameter.key) ? `${said} ${settings.unseen}` : said;
    })
    .join(', ');
}

function editsOf({ spec, others }: LinkState, language: Language): string {
  const words = wordsIn(language).sharing.preview;
  const count = (of: (run: RunSpec) => readonly unknown[]): number =>
    [spec, ...others].reduce((sum, run) => sum + of(run).length, 0);
  const changes = count((run) => run.changes);
  const drops = count((run) => run.kills);
  return [changes > 0 ? words.changes(changes) : '', drops > 0 ? words.drops(drops) : ''].filter(Boolean).join(', ');
}

/** A, B and C by the settings in which they are not all the same. */
function comparedOf({ spec, others }: LinkState, { parameters }: Scenario, language: Language): string {
  if (others.length === 0) return '';
  const words = wordsIn(language).sharing.preview;
  const runs = [spec, ...others];
  const differing = parameters.filter(({ key }) => runs.some((run) => run.params[key] !== spec.params[key]));
  return runs
    .map((run, index) => {
      const values = differing.map((parameter) => labelled(parameter, run.params[parameter.key]!, language));
      return `${'ABC'[index]}: ${values.join(', ') || words.same}`;
    })
    .join(' · ');
}

function asksOf({ view }: LinkState, lesson: Lesson | null, language: Language): string {
  const asked = view.p?.find(({ given }) => given === '');
  if (!asked) return '';
  const step = lesson?.steps.findIndex(({ asks = [] }) => asks.some(({ id }) => id === asked.question)) ?? -1;
  return wordsIn(language).sharing.preview.asksFirst(step < 0 ? 0 : step + 1);
}

function predictionsOf({ view }: LinkState, language: Language): string {
  const given = view.p?.filter((each) => each.given !== '').length ?? 0;
  return given > 0 ? wordsIn(language).sharing.preview.given(given) : '';
}

function signedOf({ spec, view: { who, own } }: LinkState, language: Language): string {
  const words = wordsIn(language).sharing.preview;
  if (who === undefined) return '';
  if (who === '') return own ? words.asksOwn : words.asksWho;
  return own ? words.ownSeed(who, Number(spec.params['seed'])) : who;
}

function limitsOf({ view: { hide = [], lock = [] } }: LinkState, { parameters }: Scenario, language: Language): string {
  const words = wordsIn(language).sharing.preview;
  const named = (keys: readonly string[]): string =>
    keys.includes(ALL)
      ? words.everySetting
      : parameters
          .filter(({ key }) => keys.includes(key))
          .map(({ label }) => label[language])
          .join(', ');
  return [hide.length > 0 ? words.hidden(named(hide)) : '', lock.length > 0 ? words.locked(named(lock)) : '']
    .filter(Boolean)
    .join(' · ');
}
