// What `lectern run` or `lectern compare` is to compute: a scenario or a link, with the settings given behind it. A link is
// repaired and every repair named; a flag is not, because its author is there to correct it. Settings that conflict are
// reported, and repaired as in a link.

import { LINK_VERSION } from '../../scenarios/kit/link-state.ts';
import { parseLink } from '../../scenarios/kit/parse-link.ts';
import type { Repair } from '../../scenarios/kit/repair.ts';
import type { ParamValue, RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { SettingError, setFromText } from '../../scenarios/kit/set-from-text.ts';
import { splitLink } from '../../scenarios/kit/split-link.ts';
import { writeValue } from '../../scenarios/kit/value.ts';
import { withSetting } from '../../scenarios/kit/with-setting.ts';
import { writeLink } from '../../scenarios/kit/write-link.ts';
import type { Terminal } from '../command.ts';
import { type Arguments, lastCounts } from '../read-arguments.ts';
import { UsageError } from '../usage-error.ts';
import { scenarioNamed } from './scenario-named.ts';

export interface Request {
  readonly scenario: Scenario;
  readonly spec: RunSpec;
  /** The canonical link of the run, with the address it was given with. */
  readonly link: string;
  readonly repairs: readonly Repair[];
  /** How many runs the link holds besides this one. */
  readonly others: number;
  /** The sweep that the link asks for. */
  readonly sweep: string | undefined;
}

/** All runs of a link. */
export interface ComparedRequest {
  readonly scenario: Scenario;
  /** A first. */
  readonly runs: readonly { readonly spec: RunSpec; readonly link: string }[];
  /** The canonical link of all of them. */
  readonly link: string;
  readonly repairs: readonly Repair[];
  /** The sweep that the link asks for. */
  readonly sweep: string | undefined;
}

/** One setting as it was typed. */
export interface Setting {
  /** `--set`, or the flag that stands for one setting. */
  readonly flag: string;
  readonly key: string;
  readonly text: string;
}

/** Run A of a link. @param settings later ones before earlier ones. Throws a UsageError. */
export function requestOf(target: string, settings: readonly Setting[]): Request {
  const { scenario, state, ...rest } = readTarget(target, settings, 'A alone');
  const link = addressOf(target, scenario) + writeLink({ ...state, view: {} }, scenario);
  return { scenario, spec: state.spec, link, ...rest };
}

/** All runs of a link. @param settings of every one of them, later ones before earlier ones. Throws a UsageError. */
export function comparedRequestOf(target: string, settings: readonly Setting[]): ComparedRequest {
  const { scenario, state, repairs, others, sweep } = readTarget(target, settings, 'all');
  if (others === 0) {
    throw new UsageError(
      `compare needs a link with a second run, such as '${exampleOf(scenario)}'; this has run A only.`,
    );
  }
  const linkOf = (spec: RunSpec, others: readonly RunSpec[] = []): string =>
    addressOf(target, scenario) + writeLink({ ...state, spec, others, view: {} }, scenario);
  const runs = [state.spec, ...state.others].map((spec) => ({ spec, link: linkOf(spec) }));
  return { scenario, runs, link: linkOf(state.spec, state.others), repairs, sweep };
}

function exampleOf({ id, parameters, lessonKey }: Scenario): string {
  const setting = parameters.find(({ key }) => key === lessonKey)!;
  const value = setting.kind === 'number' ? setting.min : setting.default;
  return `${id}/#b=${lessonKey}:${writeValue(setting, value)}&v=1`;
}

function readTarget(target: string, settings: readonly Setting[], which: 'A alone' | 'all') {
  const { id, text } = splitLink(target);
  if (id === undefined) throw new UsageError(`"${target}" names no scenario; write for example "reno${text}".`);
  const scenario = scenarioNamed(id);
  const parsed = parseLink(text, scenario);
  const withSettings = (spec: RunSpec): RunSpec => ({
    ...spec,
    params: settings.reduce(
      (params, setting) => withSetting(scenario, params, setting.key.trim().toLowerCase(), legal(scenario, setting)),
      spec.params,
    ),
  });
  // Reading the link of the run says what no longer fits: combinations, changes after a new end, places that are gone.
  const wished = {
    spec: withSettings(parsed.state.spec),
    others: which === 'all' ? parsed.state.others.map(withSettings) : [],
    view: {},
    version: LINK_VERSION,
  };
  const { state, repairs } = parseLink(writeLink(wished, scenario), scenario);
  const { others, view } = parsed.state;
  return {
    scenario,
    state,
    repairs: [...parsed.repairs, ...repairs],
    others: others.length,
    sweep: view.sweep,
  };
}

function legal(scenario: Scenario, { flag, key, text }: Setting): ParamValue {
  try {
    return setFromText(scenario, key, text);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    const { message } = error;
    const words = flag === '--set' ? message : message.replace(/^(\w+)=(.*): \1 is/s, `${flag} $2: it is`);
    // Of a rule the sign under the mistake comes last.
    throw new UsageError(words.includes('\n') ? words : `${words}.`);
  }
}

function addressOf(target: string, { id }: Scenario): string {
  const [address = ''] = /^[a-z][a-z0-9+.-]*:\/\/[^?#]*/i.exec(target.trim()) ?? [];
  return address || `${id}/`;
}

/** What was typed behind --set, --seed and --until, later ones before earlier ones. @param terminal is told what is given twice */
export function settingsIn(given: Arguments, terminal: Pick<Terminal, 'note'>): Setting[] {
  const named = (flag: string, key: string): Setting[] =>
    given.all(flag).map((text) => ({ flag: `--${flag}`, key, text }));
  const settings = [...given.all('set').map(settingFrom), ...named('seed', 'seed'), ...named('until', 'end')];
  for (const key of new Set(settings.map(keyOf))) {
    const words = settings.filter((setting) => keyOf(setting) === key).map(asTyped);
    if (new Set(words).size > 1) terminal.note(lastCounts(words));
  }
  return settings;
}

export const keyOf = ({ key }: Setting): string => key.trim().toLowerCase();
export const asTyped = ({ flag, key, text }: Setting): string =>
  flag === '--set' ? `${flag} ${key}=${text}` : `${flag} ${text}`;

/** `key=value` behind --set. */
function settingFrom(text: string): Setting {
  const sign = text.indexOf('=');
  if (sign < 1 || sign === text.length - 1) throw new UsageError(`--set needs key=value; "${text}" is not.`);
  return { flag: '--set', key: text.slice(0, sign), text: text.slice(sign + 1) };
}
