// The run's history in a link: changes `e=1.5s:rmin:50ms,3s:q:100` and packets dropped by hand `x=R-B:17,R-B:18`.
// What cannot be used is left out and reported item by item.

import type { Nanos } from '../../engine/core/time.ts';
import { nearest } from './nearest.ts';
import type { Parameter } from './parameter.ts';
import { readQuantity } from './read-quantity.ts';
import type { Repair } from './repair.ts';
import type { Change, Kill } from './run-spec.ts';
import { roundToStep } from './snap.ts';
import { readValue } from './value.ts';

/** Changes take effect at whole multiples of this, so that a link can say them. */
export const CHANGE_STEP: Nanos = 100_000;
/** More than this cannot be typed or read; it keeps the work for one link small. */
const ITEMS_AT_MOST = 64;
const KILL_NUMBER_AT_MOST = 1_000_000_000;

export const roundChangeTime = (time: Nanos): Nanos => roundToStep(time, CHANGE_STEP);

export interface EditsReading {
  /** In order of time; at one time in the order given. */
  readonly changes: readonly Change[];
  /** Changes at time 0, which are settings of the whole run. */
  readonly atStart: readonly Change[];
  readonly repairs: readonly Repair[];
}

/** Reads `e`. Only live settings can change; a later change of the same setting at the same time replaces the earlier. */
export function readEdits(text: string, parameters: readonly Parameter[], end: Nanos): EditsReading {
  const repairs: Repair[] = [];
  const read: { change: Change; given: string }[] = [];
  const items = itemsOf(text);
  for (const given of items.slice(0, ITEMS_AT_MOST)) {
    const change = readEdit(given, parameters, end, repairs);
    if (!change) continue;
    const same = read.findIndex((other) => other.change.at === change.at && other.change.key === change.key);
    if (same >= 0) {
      const [replaced] = read.splice(same, 1);
      if (replaced!.change.value !== change.value) {
        repairs.push({ code: 'duplicate-edit', key: change.key, given: replaced!.given, at: change.at });
      }
    }
    read.push({ change, given });
  }
  for (const given of items.slice(ITEMS_AT_MOST)) repairs.push({ code: 'too-many-edits', key: 'e', given });
  const changes = read.map(({ change }) => change).sort((a, b) => a.at - b.at);
  return { changes: changes.filter(({ at }) => at > 0), atStart: changes.filter(({ at }) => at === 0), repairs };
}

/** Reads one change and reports what is wrong with it; undefined if it cannot be used. */
function readEdit(given: string, parameters: readonly Parameter[], end: Nanos, repairs: Repair[]): Change | undefined {
  const [when = '', word = '', value = '', ...more] = given.split(':');
  const key = word.toLowerCase();
  const time = readQuantity(when, 'duration', 's');
  if (value === '' || more.length > 0 || 'problem' in time || !(time.value >= 0)) {
    repairs.push({ code: 'bad-edit', key: 'e', given });
    return undefined;
  }
  const parameter = parameters.find((candidate) => candidate.key === key);
  if (!parameter) {
    const liveKeys = parameters.filter((candidate) => candidate.live).map((candidate) => candidate.key);
    const suggestion = nearest(key, liveKeys);
    repairs.push({ code: 'unknown-key', key, given, ...(suggestion === undefined ? {} : { suggestion }) });
    return undefined;
  }
  const at = roundChangeTime(time.value);
  if (!parameter.live) {
    repairs.push({ code: 'not-live', key, given, at });
    return undefined;
  }
  if (at >= end) {
    repairs.push({ code: 'edit-after-end', key, given, at, max: end, quantity: 'duration' });
    return undefined;
  }
  const reading = readValue(parameter, value);
  const code = reading.problem?.code;
  if (reading.problem && (code === 'out-of-range' || code === 'off-step')) {
    repairs.push({ ...reading.problem, key, given, at, used: reading.value });
  } else if (reading.problem) {
    repairs.push({ ...reading.problem, key, given, at });
    return undefined;
  }
  if (at === 0) repairs.push({ code: 'edit-at-start', key, given, at });
  else if (at !== time.value) {
    repairs.push({ code: 'edit-time-rounded', key, given, at, used: at, step: CHANGE_STEP, quantity: 'duration' });
  }
  return { at, key, value: reading.value };
}

export interface KillsReading {
  /** In order of place and n, none twice. */
  readonly kills: readonly Kill[];
  readonly repairs: readonly Repair[];
}

/** Reads `x`. A bare number belongs to the place before it: `R-B:3,7`. */
export function readKills(text: string, places: readonly string[]): KillsReading {
  const repairs: Repair[] = [];
  const kills: Kill[] = [];
  const items = itemsOf(text);
  let lastPlace = '';
  for (const given of items.slice(0, ITEMS_AT_MOST)) {
    const colon = given.lastIndexOf(':');
    const name = colon < 0 ? lastPlace : given.slice(0, colon);
    const number = given.slice(colon + 1);
    lastPlace = name;
    if (!/^\d+$/.test(number) || Number(number) > KILL_NUMBER_AT_MOST || name === '') {
      repairs.push({ code: 'bad-kill', key: 'x', given });
      continue;
    }
    const place = places.find((candidate) => candidate.toLowerCase() === name.toLowerCase());
    if (place === undefined) {
      const suggestion = nearest(name, places);
      const more = suggestion === undefined ? {} : { suggestion };
      repairs.push({ code: 'unknown-place', key: 'x', given, options: places, ...more });
      continue;
    }
    const kill = { place, n: Number(number) };
    if (!kills.some((other) => other.place === place && other.n === kill.n)) kills.push(kill);
  }
  for (const given of items.slice(ITEMS_AT_MOST)) repairs.push({ code: 'too-many-kills', key: 'x', given });
  return { kills: kills.sort(byPlaceAndNumber), repairs };
}

export const byPlaceAndNumber = (a: Kill, b: Kill): number =>
  a.place < b.place ? -1 : a.place > b.place ? 1 : a.n - b.n;

const itemsOf = (text: string): readonly string[] => text.split(',').filter((item) => item !== '');
