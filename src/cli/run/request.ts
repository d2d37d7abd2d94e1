// What `lectern run` is to compute: a scenario or a link, with the settings given behind it. A link is repaired and every
// repair named; a flag is not, because its author is there to correct it. Settings that conflict are reported, and repaired as
// in a link.

import { LINK_VERSION } from '../../scenarios/kit/link-state.ts';
import { parseLink } from '../../scenarios/kit/parse-link.ts';
import type { Repair } from '../../scenarios/kit/repair.ts';
import type { ParamValue, RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { SettingError, setFromText } from '../../scenarios/kit/set-from-text.ts';
import { splitLink } from '../../scenarios/kit/split-link.ts';
import { withSetting } from '../../scenarios/kit/with-setting.ts';
import { writeLink } from '../../scenarios/kit/write-link.ts';
import { UsageError } from '../usage-error.ts';
import { scenarioNamed } from './scenario-named.ts';

export interface Request {
  readonly scenario: Scenario;
  readonly spec: RunSpec;
  /** The canonical link of the run, with the address it was given with. */
  readonly link: string;
  readonly repairs: readonly Repair[];
}

/** One setting as it was typed. */
export interface Setting {
  /** `--set`, or the flag that stands for one setting. */
  readonly flag: string;
  readonly key: string;
  readonly text: string;
}

/** @param settings later ones before earlier ones. Throws a UsageError. */
export function requestOf(target: string, settings: readonly Setting[]): Request {
  const { id, text } = splitLink(target);
  if (id === undefined) throw new UsageError(`"${target}" names no scenario; write for example "reno${text}".`);
  const scenario = scenarioNamed(id);
  const parsed = parseLink(text, scenario);
  let { params } = parsed.state.spec;
  for (const setting of settings) {
    params = withSetting(scenario, params, setting.key.trim().toLowerCase(), legal(scenario, setting));
  }
  // Reading the link of the run says what no longer fits: combinations, changes after a new end, places that are gone.
  const wished = { spec: { ...parsed.state.spec, params }, others: [], view: {}, version: LINK_VERSION };
  const { state, repairs } = parseLink(writeLink(wished, scenario), scenario);
  const link = addressOf(target, scenario) + writeLink({ ...state, view: {} }, scenario);
  return { scenario, spec: state.spec, link, repairs: [...parsed.repairs, ...repairs] };
}

function legal(scenario: Scenario, { flag, key, text }: Setting): ParamValue {
  try {
    return setFromText(scenario, key, text);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    const { message } = error;
    throw new UsageError(
      `${flag === '--set' ? message : message.replace(/^(\w+)=(.*): \1 is/s, `${flag} $2: it is`)}.`,
    );
  }
}

function addressOf(target: string, { id }: Scenario): string {
  const [address = ''] = /^[a-z][a-z0-9+.-]*:\/\/[^?#]*/i.exec(target.trim()) ?? [];
  return address || `${id}/`;
}

/** `key=value` behind --set. */
export function settingFrom(text: string): Setting {
  const sign = text.indexOf('=');
  if (sign < 1 || sign === text.length - 1) throw new UsageError(`--set needs key=value; "${text}" is not.`);
  return { flag: '--set', key: text.slice(0, sign), text: text.slice(sign + 1) };
}
