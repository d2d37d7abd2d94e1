// What a link leaves to its reader: settings that are not shown or cannot be moved (`hide lock`), and what a page inside
// another one shows (`embed show control`). None of it changes the run.

import { ALL } from './limits.ts';
import type { LinkPair } from './link-pairs.ts';
import { type LinkView, viewsOf } from './link-state.ts';
import { nearest } from './nearest.ts';
import type { Repair } from './repair.ts';
import type { Scenario } from './scenario.ts';

type Pairs = ReadonlyMap<string, LinkPair>;
type Audience = Pick<LinkView, 'hide' | 'lock' | 'show' | 'control'>;

/** Of the network itself and of the explanation, among the charts of `show`. */
export const STAGE = 'stage';
export const WHY = 'why';
/** In place of a setting: an embedded page without a control. */
export const NO_CONTROL = 'none';

export function readAudience(pairs: Pairs, scenario: Scenario, repairs: Repair[]): Audience {
  const settings = scenario.parameters.map(({ key }) => key);
  const hide = readSettings(pairs.get('hide'), settings, repairs);
  const lock = readSettings(pairs.get('lock'), settings, repairs);
  const show = readShown(pairs.get('show'), scenario, repairs);
  const control = readControl(pairs.get('control'), settings, repairs);
  return {
    ...(hide.length > 0 ? { hide } : {}),
    ...(lock.length > 0 ? { lock } : {}),
    ...(show.length > 0 ? { show } : {}),
    ...(control === undefined ? {} : { control }),
  };
}

const itemsOf = (pair: LinkPair | undefined): readonly string[] => (pair?.value ?? '').split(',').filter(Boolean);

/** Keys in the scenario's order; `all` stands alone. */
function readSettings(pair: LinkPair | undefined, settings: readonly string[], repairs: Repair[]): readonly string[] {
  const named = itemsOf(pair).filter((given) => {
    const isKnown = [ALL, ...settings].includes(given.toLowerCase());
    if (!isKnown) repairs.push({ code: 'unknown-key', key: pair!.key, given, ...meant(given, [ALL, ...settings]) });
    return isKnown;
  });
  const keys = named.map((given) => given.toLowerCase());
  return keys.includes(ALL) ? [ALL] : settings.filter((key) => keys.includes(key));
}

/** The stage, charts in the scenario's order, views of packets and events, the explanation. */
function readShown(pair: LinkPair | undefined, scenario: Scenario, repairs: Repair[]): readonly string[] {
  const views = viewsOf(scenario).filter((view) => view !== 'charts');
  const options = [STAGE, ...scenario.charts.map(({ id }) => id), ...views, WHY];
  const items = itemsOf(pair);
  for (const given of items) {
    if (options.includes(given.toLowerCase())) continue;
    repairs.push({ code: 'unknown-choice', key: 'show', given, options, ...meant(given, options) });
  }
  return options.filter((option) => items.some((given) => given.toLowerCase() === option));
}

function readControl(pair: LinkPair | undefined, settings: readonly string[], repairs: Repair[]): string | undefined {
  if (!pair?.value) return undefined;
  const options = [NO_CONTROL, ...settings];
  const word = pair.value.toLowerCase();
  if (options.includes(word)) return word;
  repairs.push({ code: 'unknown-key', key: 'control', given: pair.given, ...meant(word, options) });
  return undefined;
}

function meant(given: string, options: readonly string[]): Pick<Repair, 'suggestion'> {
  const suggestion = nearest(given, options);
  return suggestion === undefined ? {} : { suggestion };
}
