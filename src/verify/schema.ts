// What the fields of a reference case may be, as schemas of zod, and the one place that says in plain words what is wrong
// with a file: which field, what it must be, and what it is instead.

import * as z from 'zod/mini';
import { UnreadableCase } from './format.ts';

export const amount = z.number().check(z.gte(0));
export const positive = z.number().check(z.gt(0));
/** Of things that are counted: 1 at least. */
export const count = z.int().check(z.gte(1));
/** From 0 on. */
export const index = z.int().check(z.gte(0));
export const word = z.string().check(z.minLength(1));
/** A field that may be left out: `or(amount, 0)`. */
export const or = z._default;
/** Fields under any name, whatever they hold. */
export const fields = z.record(z.string(), z.unknown());
/** Any other field of such an object asks for something that is not replayed; words about the others change nothing. */
export const whole = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.pipe(z.transform(withoutRemarks), z.strictObject(shape));
/** Is a field of this name a word about others? */
export const isRemark = (key: string): boolean => /note|rule|comment|why|source|meaning|description/.test(key);

function withoutRemarks(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !isRemark(key)));
}

/** From when to when was measured, s. */
export const interval = z
  .tuple([amount, amount])
  .check(z.refine(([from, to]) => from < to, 'must be two times, the second after the first'));

/**
 * The value as the schema has it: with its defaults, and without fields that the schema does not name.
 * @param path where the value stands in its file. @param what it is called there
 * @throws UnreadableCase that names the first field that is wrong
 */
export function readAs<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  path: readonly PropertyKey[] = [],
  what = 'field',
): z.output<Schema> {
  const { data, error } = z.safeParse(schema, value, { reportInput: true });
  if (error === undefined) return data;
  const issue = error.issues[0]!;
  throw new UnreadableCase(problemIn({ ...issue, path: [...path, ...issue.path] }, what));
}

/** Complains about a field in a check of a whole object. @param words what it must be: `must be ...` */
export function complain(
  context: { readonly value: unknown; readonly issues: z.core.$ZodRawIssue[] },
  path: PropertyKey[],
  words: string,
): void {
  context.issues.push({ code: 'custom', path, message: words, input: context.value });
}

/** "its field tcp.rto.tick_s is missing" */
function problemIn(issue: z.core.$ZodIssue, what: string): string {
  if (issue.code === 'unrecognized_keys') {
    return `its ${what} ${placeOf([...issue.path, issue.keys[0]!])} is not one that can be replayed`;
  }
  const place = `its ${what} ${placeOf(issue.path)}`;
  if (issue.code === 'custom') return `${place} ${issue.message}`;
  const found = foundBy(issue);
  return found === undefined ? `${place} is missing` : `${place} must be ${wantedBy(issue)}, not ${shown(found)}`;
}

/** `flows[0].start_s` */
const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

/** Where objects are told apart by a field, that field. */
const foundBy = (issue: z.core.$ZodIssue): unknown =>
  issue.code === 'invalid_union' && issue.discriminator !== undefined
    ? (issue.input as Record<string, unknown>)[issue.discriminator]
    : issue.input;

function wantedBy(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return KINDS[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value')
    return choiceOf(issue.values) + (issue.values.length === 1 ? ' to be replayed' : '');
  if (issue.code === 'too_small') return atLeast(issue);
  if (issue.code === 'invalid_format') return 'an address such as 192.168.0.2';
  if (issue.code === 'too_big') return `at most ${issue.maximum}`;
  if (issue.code !== 'invalid_union') return issue.message;
  if (issue.discriminator !== undefined) return choiceOf('options' in issue ? (issue.options ?? []) : []);
  return issue.errors.map(([first]) => wantedBy(first!)).join(' or ');
}

function atLeast({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): string {
  if (origin === 'array') return `a list with at least ${minimum} ${minimum === 1 ? 'entry' : 'entries'}`;
  if (origin === 'string') return 'a text';
  return inclusive ? `at least ${minimum}` : `above ${minimum}`;
}

const KINDS: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};

const choiceOf = (values: readonly unknown[]): string => values.map((each) => JSON.stringify(each)).join(' or ');

/** A value in a few words. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
