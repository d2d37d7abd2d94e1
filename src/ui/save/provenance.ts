// What everything that leaves the page says of where it comes from: scenario, the settings that are not the scenario's own,
// seed, model version, digest and link. And the names of files, which say scenario and settings.

import type { Nanos } from '../../engine/core/time.ts';
import { momentText } from '../../plot/numbers.ts';
import type { RunRecord } from '../../record/record.ts';
import { digestText } from '../../scenarios/kit/digest-text.ts';
import { asWords, formatValue } from '../../scenarios/kit/format-value.ts';
import { writeQuantity } from '../../scenarios/kit/quantity.ts';
import { MODEL_VERSION, type RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { writeValue } from '../../scenarios/kit/value.ts';
import type { Letter } from '../foundation/run-letter.tsx';
import { wordsIn } from '../i18n/words.ts';

export interface SavedRun {
  readonly letter: Letter;
  readonly spec: RunSpec;
  /** Complete. */
  readonly record: RunRecord;
  /** Of this run alone. */
  readonly link: string;
}

export interface Provenance {
  readonly scenario: Scenario;
  readonly language: Language;
  /** One, or those that are compared, A first. */
  readonly runs: readonly SavedRun[];
  /** Of all of them. */
  readonly link: string;
  /** The moment that a picture is of, or both ends of its part of the run; left out: all of it. */
  readonly times?: readonly Nanos[];
}

/** One line of words and values for each run, and one with the link. */
export function provenanceLines({ scenario, language, runs, link, times = [] }: Provenance): string[] {
  const words = wordsIn(language).save;
  const model = words.model(MODEL_VERSION);
  const [from, to] = times.map((time) => momentText(time, language));
  const when = from === undefined ? [] : [to === undefined ? words.networkAt(from) : words.part(from, to)];
  const title = ['Lectern', scenario.title[language], ...when].join(' · ');
  const [only, second] = runs;
  if (!second) return [[title, ...said(only!, scenario, language), model].join(' · '), link];
  return [
    `${title} · ${model}`,
    ...runs.map((run) => `${run.letter}: ${said(run, scenario, language).join(' · ')}`),
    link,
  ];
}

/** Its settings, what was done during the run, seed and digest. */
function said({ spec, record }: SavedRun, scenario: Scenario, language: Language): string[] {
  const words = wordsIn(language).save;
  const settings = ownSettings(scenario, spec).map(
    (parameter) =>
      `${parameter.label[language]} ${asWords(formatValue(parameter, spec.params[parameter.key]!, language))}`,
  );
  const edits = spec.changes.length + spec.kills.length;
  return [
    ...(settings.length > 0 ? settings : [words.defaults]),
    ...(edits > 0 ? [words.edits(edits)] : []),
    words.seed(String(spec.params['seed'])),
    words.digest(digestText(record.digest)),
  ];
}

/** Those that are not as the scenario has them; the seed is said anyway. */
const ownSettings = ({ parameters }: Scenario, { params }: RunSpec) =>
  parameters.filter(({ key, default: usual }) => key !== 'seed' && params[key] !== usual);

/** In front of a table: what it is, and where it is from; each line begins with `#`, as in the files of sweeps. */
export function commentLines(provenance: Provenance, what: string, more: readonly string[] = []): string {
  const lines = [what, ...provenanceLines(provenance), ...more];
  return lines.map((line) => `# ${line.replace(/\s+/g, ' ')}\n`).join('');
}

/** Longer names are cut by some systems: then the digest says which run it is. */
const NAME_AT_MOST = 70;

/** `lectern-reno-rmin_200ms-seed_7-cwnd`, of runs that are compared `lectern-reno-rmin_1s_200ms-cwnd`, of a part `…-cwnd-1s_1.5s`. */
export function fileName({ scenario, runs, times = [] }: Provenance, what: string): string {
  const differing = scenario.parameters.filter(({ key, default: usual }) =>
    runs.length > 1
      ? runs.some(({ spec }) => spec.params[key] !== runs[0]!.spec.params[key])
      : runs[0]!.spec.params[key] !== usual,
  );
  const values = differing.map((parameter) =>
    [parameter.key, ...runs.map(({ spec }) => writeValue(parameter, spec.params[parameter.key]!))].join('_'),
  );
  const edited = runs.some(({ spec }) => spec.changes.length + spec.kills.length > 0);
  const digests = runs.map(({ record }) => digestText(record.digest)).join('_');
  const compared = runs.length > 1 && values.length === 0 ? [runs.map(({ letter }) => letter).join('')] : [];
  // As links say them.
  const ends = times.map((time) => writeQuantity(Math.round(time), 'duration')).join('_');
  const when = times.length === 1 ? [`at_${ends}`] : times.length === 2 ? [ends] : [];
  const nameOf = (parts: readonly string[]): string =>
    ['lectern', scenario.id, ...parts, what, ...when].join('-').replace(/[^\w.-]+/g, '.');
  const name = nameOf([...values, ...compared, ...(edited ? [digests] : [])]);
  return name.length > NAME_AT_MOST ? nameOf([digests]) : name;
}
