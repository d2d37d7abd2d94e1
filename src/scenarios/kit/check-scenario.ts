// Does a scenario say everything that sliders, links, tables and both languages need? For its author, so the errors are
// plain errors; a test asks it of the whole catalogue, and the page need not.

import type { Parameter } from './parameter.ts';
import { RESERVED_KEYS } from './reserved-keys.ts';
import type { Scenario } from './scenario.ts';
import { isLegal } from './snap.ts';
import type { Text } from './text.ts';

const VISIBLE_AT_MOST = 5;

/** Throws an Error that names the scenario, the setting and the rule when something does not fit. */
export function checkScenario(scenario: Scenario): void {
  for (const problem of problemsOf(scenario)) throw new Error(`Scenario "${scenario.id}": ${problem}`);
}

function* problemsOf(scenario: Scenario): Generator<string> {
  if (!/^[a-z][a-z0-9-]*$/.test(scenario.id)) yield 'its id must be lower-case letters, digits and hyphens.';
  if (!isWorded(scenario.title)) yield 'the title must exist in both languages.';
  if (!isWorded(scenario.question)) yield 'the question must exist in both languages.';
  if (!isWorded(scenario.lead)) yield 'the lead must exist in both languages.';
  const keys = scenario.parameters.map((parameter) => parameter.key);
  for (const key of keys) {
    if (!/^[a-z][a-z0-9]*$/.test(key)) yield `the key "${key}" must be lower-case letters and digits.`;
    if ((RESERVED_KEYS as readonly string[]).includes(key)) yield `the key "${key}" has another meaning in links.`;
    if (keys.indexOf(key) !== keys.lastIndexOf(key)) yield `two settings have the key "${key}".`;
  }
  const visible = scenario.parameters.filter((parameter) => parameter.visible).length;
  if (visible > VISIBLE_AT_MOST) yield `${visible} settings are visible; at most ${VISIBLE_AT_MOST} may be.`;
  if (!keys.includes(scenario.lessonKey)) yield `the lesson's own setting "${scenario.lessonKey}" does not exist.`;
  for (const parameter of scenario.parameters) {
    for (const problem of parameterProblems(parameter)) yield `setting "${parameter.key}": ${problem}`;
  }
  for (const key of scenario.workload) if (!keys.includes(key)) yield `the workload has "${key}", which is no setting.`;
  yield* problemsOfGroups(scenario, keys);
  yield* problemsOfSets(scenario);
  yield* problemsOfViews(scenario, keys);
  const defaults = Object.fromEntries(scenario.parameters.map((parameter) => [parameter.key, parameter.default]));
  for (const { key } of scenario.check(defaults)) yield `its own defaults do not fit together (see "${key}").`;
  for (const place of scenario.places(defaults)) {
    if (!/^[A-Za-z0-9-]+$/.test(place)) yield `the place "${place}" cannot stand in a link.`;
  }
}

function* parameterProblems(parameter: Parameter): Generator<string> {
  if (!isWorded(parameter.label)) yield 'the label must exist in both languages.';
  if (!isWorded(parameter.help)) yield 'the help must exist in both languages.';
  if (parameter.kind === 'choice') {
    const values = parameter.options.map((option) => option.value);
    if (!values.includes(parameter.default)) yield `the default "${parameter.default}" is not among its options.`;
    if (new Set(values).size < values.length) yield 'two options have the same value.';
    for (const { value, label } of parameter.options) {
      if (!/^[a-z0-9-]+$/.test(value)) yield `the option "${value}" cannot stand in a link.`;
      if (!isWorded(label)) yield `the option "${value}" must be named in both languages.`;
    }
  }
  if (parameter.kind !== 'number') return;
  const { min, max, step, scale, ticks = [], paper } = parameter;
  if (!(step > 0)) yield 'the step must be more than 0.';
  else if (!(min < max)) yield 'the range is empty.';
  else if (!isLegal(parameter, min) || !isLegal(parameter, max)) yield 'both ends of the range must lie on the step.';
  else if (!isLegal(parameter, parameter.default)) yield 'the default must lie in the range and on the step.';
  else if (ticks.some((tick) => !isLegal(parameter, tick))) yield 'every tick must lie in the range and on the step.';
  else if (paper && !isLegal(parameter, paper.value)) yield 'the value of the paper must lie in the range.';
  if (scale === 'log' && min <= 0) yield 'a logarithmic scale must start above 0.';
}

/** Links say a choice and leave out what it brings, so that must be plain: known keys, and no choice that brings more. */
function* problemsOfSets({ parameters }: Scenario): Generator<string> {
  for (const parameter of parameters) {
    if (parameter.kind !== 'choice') continue;
    for (const { value, sets = {} } of parameter.options) {
      for (const key of Object.keys(sets)) {
        const other = parameters.find((candidate) => candidate.key === key);
        if (!other) yield `option "${value}" sets "${key}", which is no setting.`;
        else if (other.kind === 'choice' && other.options.some((option) => option.sets)) {
          yield `option "${value}" sets "${key}", a choice that sets others itself.`;
        }
      }
    }
  }
}

/** Where settings are grouped, every one is found in one place. */
function* problemsOfGroups({ groups, parameters, idle }: Scenario, keys: readonly string[]): Generator<string> {
  if (groups) {
    const grouped = groups.flatMap((group) => group.keys);
    for (const key of keys) {
      const places = grouped.filter((other) => other === key).length;
      if (places !== 1) yield `the setting "${key}" is in ${places} groups.`;
    }
    for (const key of grouped) if (!keys.includes(key)) yield `a group has "${key}", which is no setting.`;
    if (!groups.every(({ title }) => isWorded(title))) yield 'every group must be named in both languages.';
  }
  const defaults = Object.fromEntries(parameters.map((parameter) => [parameter.key, parameter.default]));
  for (const key of idle?.(defaults) ?? []) if (!keys.includes(key)) yield `"${key}" has no effect, but is no setting.`;
}

function* problemsOfViews(scenario: Scenario, keys: readonly string[]): Generator<string> {
  for (const chart of scenario.charts) {
    const texts = [chart.title, chart.unit, chart.tab, chart.gutterUnit, ...chart.lines.map((line) => line.label)];
    if (!texts.every(isWorded)) yield `chart "${chart.id}" must be worded in both languages.`;
    if (chart.threshold && !keys.includes(chart.threshold.param)) yield `chart "${chart.id}" has no such threshold.`;
  }
  for (const metric of scenario.metrics) {
    if (!isWorded(metric.label) || !isWorded(metric.help)) yield `result "${metric.name}" must be in both languages.`;
  }
}

const isWorded = ({ en, ko }: Text): boolean => en.trim() !== '' && ko.trim() !== '';
