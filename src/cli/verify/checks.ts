// Whether the fields of a reference case are what they should be, and the words for it when they are not.

export interface Check {
  readonly is: (value: unknown) => boolean;
  readonly words: string;
}

export type Fields = Readonly<Record<string, unknown>>;

export const isAmount = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value >= 0;
export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const amount: Check = { is: isAmount, words: 'a number of at least 0' };
export const positive: Check = { is: (value) => isAmount(value) && value !== 0, words: 'a number above 0' };
export const yesOrNo: Check = { is: (value) => typeof value === 'boolean', words: 'true or false' };
export const word: Check = { is: (value) => typeof value === 'string' && value !== '', words: 'a text' };
export const object: Check = { is: isObject, words: 'an object' };
export const amounts: Check = {
  is: (value) => Array.isArray(value) && value.every(isAmount),
  words: 'a list of numbers',
};
/** From when to when was measured, s. */
export const interval: Check = {
  is: (value) => Array.isArray(value) && value.length === 2 && value.every(isAmount) && value[0] < value[1],
  words: 'two times, the second after the first',
};
export const oneOf = (...words: readonly (string | number)[]): Check => ({
  is: (value) => words.map(String).includes(String(value)),
  words: words.map((each) => (typeof each === 'string' ? `"${each}"` : each)).join(' or '),
});

/** What is behind a path with dots; the document itself for an empty one. */
export const at = (document: unknown, path: string): unknown =>
  path === ''
    ? document
    : path.split('.').reduce((value: unknown, key) => (isObject(value) ? value[key] : undefined), document);

/** "its field tcp.rto.tick_s is missing"; undefined if nothing is wrong with these fields. */
export function problemIn(value: unknown, path: string, checks: Readonly<Record<string, Check>>): string | undefined {
  if (!isObject(value)) return `its field ${path} is ${value === undefined ? 'missing' : 'not an object'}`;
  for (const [key, { is, words }] of Object.entries(checks)) {
    const name = path === '' ? key : `${path}.${key}`;
    if (value[key] === undefined) return `its field ${name} is missing`;
    if (!is(value[key])) return `its field ${name} must be ${words}`;
  }
  return undefined;
}
