// `lectern list`: the scenarios, or the settings of one.

import { scenarios } from '../scenarios/index.ts';
import { MODEL_VERSION } from '../scenarios/kit/run-spec.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import { flagsOf } from '../scenarios/kit/set-from-text.ts';
import { LANGUAGES, type Language } from '../scenarios/kit/text.ts';
import type { Command } from './command.ts';
import { oneOf, readArguments } from './read-arguments.ts';
import { scenarioNamed } from './run/scenario-named.ts';
import { textTable } from './text-table.ts';
import { UsageError } from './usage-error.ts';

export const list: Command = {
  name: 'list',
  summary: 'lists the scenarios, or the settings of one',
  help: `Usage: lectern list [scenario] [--format table|json] [--language en|ko]

Without a scenario: every scenario with its title. With one: its settings, in the form that --set of "lectern run" takes.`,
  run(args, terminal) {
    const given = readArguments(args, { format: 'table or json', language: 'en or ko' }, terminal);
    const format = oneOf(given, 'format', ['table', 'json']);
    const language = oneOf(given, 'language', LANGUAGES);
    const [name, ...more] = given.words;
    if (more.length > 0) throw new UsageError(`list takes one scenario; "${more[0]}" is one too many.`);
    const scenario = name === undefined ? undefined : scenarioNamed(name);
    if (format === 'json') terminal.print(JSON.stringify(scenario ? described(scenario) : catalogue(), null, 2));
    else terminal.print(scenario ? settingsTable(scenario, language) : titles(language));
    return 0;
  },
};

const titles = (language: Language): string => textTable(scenarios.map(({ id, title }) => [id, title[language]]));

const catalogue = () => ({ model: MODEL_VERSION, scenarios: scenarios.map(described) });

const described = (scenario: Scenario) => ({
  id: scenario.id,
  title: scenario.title,
  question: scenario.question,
  settings: scenario.parameters.map((parameter, index) => ({
    key: parameter.key,
    label: parameter.label,
    default: parameter.default,
    legal: flagsOf(scenario)[index]!.legal,
    live: parameter.live,
  })),
  results: scenario.metrics.map(({ name, label, unit }) => ({ name, label, unit })),
});

function settingsTable(scenario: Scenario, language: Language): string {
  const rows = flagsOf(scenario).map((flag, index) => [
    flag.key,
    flag.default,
    scenario.parameters[index]!.label[language],
    flag.legal.replace(/^\S+ is /, ''),
  ]);
  return `${scenario.id}: ${scenario.title[language]}\n\n${textTable(rows)}`;
}
