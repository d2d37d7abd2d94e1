// The parameters of an ns-2 script as a case gives them: names with values, on top of what the script takes by itself.
// The scripts read text (`bps=10e6 lldelay=1ms`), so numbers may be given as text, and a time with its unit.

import { amount, type Check, type Fields, isAmount, isObject } from './checks.ts';
import { UnreadableCase } from './format.ts';

export interface Parameter {
  readonly fallback: number | string;
  readonly check: Check;
  /** Seconds, or a text with a unit. */
  readonly isTime?: boolean;
}

export type Values = Readonly<Record<string, number | string>>;

/** What the scripts take, too, and the files say in fields of their own. */
const ELSEWHERE: Readonly<Record<string, Parameter>> = {
  t0: { fallback: 0, check: amount, isTime: true },
  t1: { fallback: 0, check: amount, isTime: true },
  seed: { fallback: 1, check: amount },
};

const TIME = /^\s*([\d.eE+-]+)\s*(s|ms|us|ns)?\s*$/;
const UNITS: Readonly<Record<string, number>> = { s: 1, ms: 1e-3, us: 1e-6, ns: 1e-9 };

/**
 * Every parameter, from the objects that give some, the later ones first.
 * @param measured from when to when, s
 * Throws an UnreadableCase that names what is unknown or makes no sense.
 */
export function parametersFrom(
  known: Readonly<Record<string, Parameter>>,
  measured: readonly [number, number],
  ...given: readonly unknown[]
): Values {
  const all = { ...known, ...ELSEWHERE };
  const values: Record<string, number | string> = {};
  for (const [key, { fallback }] of Object.entries(known)) values[key] = fallback;
  for (const object of given) {
    if (object === undefined) continue;
    if (!isObject(object)) throw new UnreadableCase('its parameters are not an object');
    for (const key of Object.keys(object)) values[key] = read(all, key, object);
  }
  const [from, to] = measured;
  if ((values['t0'] ?? from) !== from || (values['t1'] ?? to) !== to) {
    throw new UnreadableCase('its parameters t0 and t1 contradict its field measured_interval_s');
  }
  return values;
}

function read(known: Readonly<Record<string, Parameter>>, key: string, object: Fields): number | string {
  const parameter = Object.hasOwn(known, key) ? known[key] : undefined;
  if (parameter === undefined) throw new UnreadableCase(`its parameter ${key} is not one that can be replayed`);
  const value = parameter.isTime ? secondsOf(object[key]) : plain(object[key]);
  if (!parameter.check.is(value)) throw new UnreadableCase(`its parameter ${key} must be ${parameter.check.words}`);
  return value as number | string;
}

function plain(value: unknown): unknown {
  if (typeof value !== 'string' || value.trim() === '') return value;
  return Number.isFinite(Number(value)) ? Number(value) : value;
}

function secondsOf(value: unknown): unknown {
  if (isAmount(value)) return value;
  const [, number = '', unit = 's'] = TIME.exec(String(value)) ?? [];
  return number === '' ? undefined : Number(number) * UNITS[unit]!;
}
