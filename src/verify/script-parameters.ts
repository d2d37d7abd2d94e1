// The parameters of an ns-2 script as a case gives them: names with values, on top of what the script takes by itself.
// The scripts read text (`bps=10e6 lldelay=1ms`), so numbers may be given as text, and a time with its unit.

import * as z from 'zod/mini';
import { UnreadableCase } from './format.ts';
import { amount, readAs } from './schema.ts';

/** A parameter and what the script takes if it is not given. */
export const given = <Schema extends z.core.$ZodType>(schema: Schema, fallback: z.output<Schema>) =>
  z._default(z.pipe(z.transform(plain), schema), fallback as never);

/** A time, s. */
export const time = <Schema extends z.core.$ZodType>(schema: Schema, fallback: z.output<Schema>) =>
  z._default(z.pipe(z.transform(secondsOf), schema), fallback as never);

/** What the scripts take, too, and the files say in fields of their own. */
const ELSEWHERE = {
  t0: z.optional(z.pipe(z.transform(secondsOf), amount)),
  t1: z.optional(z.pipe(z.transform(secondsOf), amount)),
  seed: z.optional(z.pipe(z.transform(plain), amount)),
};

/**
 * Every parameter, from the objects that give some, the later ones first.
 * @param known the script's own. @param measured from when to when, s
 * Throws an UnreadableCase that names what is unknown or makes no sense.
 */
export function parametersFrom<Shape extends z.core.$ZodLooseShape>(
  known: Shape,
  [from, to]: readonly [number, number],
  ...objects: readonly (Readonly<Record<string, unknown>> | undefined)[]
) {
  const all = Object.assign({}, ...objects);
  const { t0 = from, t1 = to } = readAs(z.object(ELSEWHERE), all, [], 'parameter');
  if (t0 !== from || t1 !== to) {
    throw new UnreadableCase('its parameters t0 and t1 contradict its field measured_interval_s');
  }
  return readAs(z.strictObject({ ...ELSEWHERE, ...known }), all, [], 'parameter');
}

function plain(value: unknown): unknown {
  if (typeof value !== 'string' || value.trim() === '') return value;
  return Number.isFinite(Number(value)) ? Number(value) : value;
}

const TIME = /^\s*([\d.eE+-]+)\s*(s|ms|us|ns)?\s*$/;
const UNITS: Readonly<Record<string, number>> = { s: 1, ms: 1e-3, us: 1e-6, ns: 1e-9 };

function secondsOf(value: unknown): unknown {
  const [, number = '', unit = 's'] = TIME.exec(String(value)) ?? [];
  return typeof value === 'string' && number !== '' ? Number(number) * UNITS[unit]! : value;
}
