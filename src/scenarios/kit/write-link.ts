// From a run to its link: only what differs from the defaults and from what belongs to the choices made, always in the same order, in an alphabet that no chat
// program mangles (letters, digits and - . : , = &; other letters in `who` as %), the version last so that nothing can eat the end unnoticed.

import type { Nanos } from '../../engine/core/time.ts';
import { writeClaim, writeWho } from './handed-in.ts';
import { baseOf, defaultsOf, type LinkState } from './link-state.ts';
import { writeSettings } from './other-runs.ts';
import type { Parameter } from './parameter.ts';
import { writeQuantity } from './quantity.ts';
import { writePredictions } from './read-predictions.ts';
import type { Change, RunSpec } from './run-spec.ts';
import type { Scenario } from './scenario.ts';
import { writeInLink } from './value.ts';

/** What the interface may make, host included; longer links are too large for a QR code at the back of a lecture hall. */
export const LINK_AT_MOST = 250;
/** With more changes than this a file is the better way to pass a run on. */
export const EDITS_AT_MOST = 8;

/** The fragment of a link, `#` included: `#rmin=200ms&seed=7&v=1`. */
export function writeLink(state: LinkState, scenario: Scenario): string {
  const { spec, others, view, version, pinnedModel } = state;
  const base = baseOf(scenario, defaultsOf(scenario, version), spec.params);
  const pairs: string[] = [];
  const add = (key: string, value: string | undefined): void => {
    if (value) pairs.push(`${key}=${value}`);
  };
  for (const parameter of scenario.parameters) {
    const value = spec.params[parameter.key];
    // The seed of a person's own run is never left to be worked out: it may have been changed since.
    const isOwnSeed = parameter.key === 'seed' && view.own && view.who;
    if (value !== undefined && (isOwnSeed || value !== base[parameter.key]))
      add(parameter.key, writeInLink(parameter, value));
  }
  add('e', writeChanges(spec, scenario.parameters));
  add('x', writeKills(spec));
  for (const [index, run] of others.entries()) {
    const name = 'bc'[index];
    pairs.push(`${name}=${writeSettings(run, spec, scenario)}`);
    add(`${name}e`, writeChanges(run, scenario.parameters));
    add(`${name}x`, writeKills(run));
  }
  for (const key of ['t', 'z0', 'z1'] as const) {
    const time = view[key];
    add(key, time === undefined ? undefined : writeTime(time));
  }
  add('lang', view.lang);
  add('theme', view.theme);
  add('lesson', view.lesson);
  add('step', view.step !== undefined && view.step > 1 ? String(view.step) : undefined);
  add('p', view.p && writePredictions(view.p));
  add('sweep', view.sweep);
  add('paused', view.paused && '1');
  add('present', view.present && '1');
  add('view', view.view);
  add('of', view.conn);
  add('front', view.front && 'abc'[view.front]);
  if (view.who !== undefined) pairs.push(`who=${writeWho(view.who)}`);
  add('own', view.own && '1');
  add('got', view.got && writeClaim(view.got));
  add('hide', view.hide?.join());
  add('lock', view.lock?.join());
  add('lab', view.lab);
  add('embed', view.embed && '1');
  add('show', view.show?.join());
  add('control', view.control);
  add('m', pinnedModel);
  add('v', String(version));
  return `#${pairs.join('&')}`;
}

const writeChanges = ({ changes }: RunSpec, parameters: readonly Parameter[]): string =>
  changes.map((change) => writeChange(change, parameters)).join(',');

function writeChange({ at, key, value }: Change, parameters: readonly Parameter[]): string {
  const parameter = parameters.find((candidate) => candidate.key === key);
  return `${writeTime(at)}:${key}:${parameter ? writeInLink(parameter, value) : value}`;
}

const writeKills = ({ kills }: RunSpec): string => kills.map(({ place, n }) => `${place}:${n}`).join(',');

/** A cursor between two nanoseconds is written at the nearer one. */
const writeTime = (time: Nanos): string => writeQuantity(Math.round(time), 'duration');

/** Is a link more than the interface should hand out? Then it offers a file instead. */
export function linkTooLong(link: string): boolean {
  const changes = [...link.matchAll(/[#&?][bc]?e=([^&]*)/g)].map(([, items]) => items!.split(',').length);
  return link.length > LINK_AT_MOST || changes.some((each) => each > EDITS_AT_MOST);
}
