// Arguments of a command, taken apart by node:util and checked here, because its own messages have several lines and do
// not say what was meant.

import { parseArgs } from 'node:util';
import { scenarios } from '../scenarios/index.ts';
import { nearest } from '../scenarios/kit/nearest.ts';
import type { Terminal } from './command.ts';
import { UsageError } from './usage-error.ts';

/** Flags of a command: what stands behind one, in words; a flag without anything behind it is `false`. */
export type FlagWords = Readonly<Record<string, string | false>>;

export interface Arguments {
  readonly words: readonly string[];
  /** Values in the order given. */
  all(flag: string): readonly string[];
  /** The last one; undefined if it was not given. */
  last(flag: string): string | undefined;
  has(flag: string): boolean;
  /** The same arguments for another process, but for these flags. */
  without(flags: readonly string[]): readonly string[];
}

interface Given {
  readonly name: string;
  readonly value: string;
}

/** May be given as often as needed; of settings `settingsIn` says which one counts. */
const OFTEN = ['set', 'seed', 'until', 'pcap-link'];

/**
 * @param terminal is told which flags are given twice
 * @throws UsageError that names the flag it does not know, with the nearest one, or the value that is missing
 */
export function readArguments(args: readonly string[], flags: FlagWords, terminal?: Pick<Terminal, 'note'>): Arguments {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, words]) => [
      name,
      { type: words === false ? ('boolean' as const) : ('string' as const), multiple: true },
    ]),
  );
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given: Given[] = [];
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const words = Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (words === undefined) throw unknown(rawName, value, Object.keys(flags));
    if (words === false && inlineValue) throw new UsageError(`${rawName} takes no value.`);
    if (words !== false && (!value || (!inlineValue && value.startsWith('--')))) {
      throw new UsageError(`${rawName} needs ${words}.`);
    }
    given.push({ name, value: value ?? '' });
  }
  for (const flag of Object.keys(flags)) if (!OFTEN.includes(flag)) noteDoubles(given, flag, terminal);
  const all = (flag: string): string[] => given.filter(({ name }) => name === flag).map(({ value }) => value);
  return {
    words: positionals,
    all,
    last: (flag) => all(flag).at(-1),
    has: (flag) => all(flag).length > 0,
    without: (left) => [
      ...positionals,
      ...given
        .filter(({ name }) => !left.includes(name))
        .map(({ name, value }) => (flags[name] === false ? `--${name}` : `--${name}=${value}`)),
    ],
  };
}

function noteDoubles(given: readonly Given[], flag: string, terminal: Pick<Terminal, 'note'> | undefined): void {
  const words = given.filter(({ name }) => name === flag).map(({ value }) => `--${flag} ${value}`);
  if (new Set(words).size > 1) terminal?.note(lastCounts(words));
}

/** In the words of a setting that a link holds twice. @param words as they were given */
export const lastCounts = (words: readonly string[]): string =>
  `${words.slice(0, -1).join(', ')} and ${words.at(-1)} are ${words.length > 2 ? 'all' : 'both'} given; the last one is used.`;

function unknown(rawName: string, value: string | undefined, names: readonly string[]): UsageError {
  const setting = rawName.slice(2).toLowerCase();
  if (names.includes('set') && isSetting(setting)) {
    return new UsageError(
      `There is no flag ${rawName} here; ${setting} is a setting: --set ${setting}=${value ?? '…'}.`,
    );
  }
  const known = names.map((name) => `--${name}`);
  const meant = nearest(rawName, known);
  const hint = meant ? `did you mean ${meant}?` : known.length > 0 ? `known: ${known.join(', ')}` : 'there are none';
  return new UsageError(`There is no flag ${rawName} here (${hint}).`);
}

/** Of any scenario: which one is meant stands among the words. */
const isSetting = (key: string): boolean =>
  scenarios.some(({ parameters }) => parameters.some((parameter) => parameter.key === key));

/** One of a few words a flag may have; the first is the default. */
export function oneOf<Word extends string>(args: Arguments, flag: string, words: readonly [Word, ...Word[]]): Word {
  const given = args.last(flag) ?? words[0];
  const found = words.find((word) => word === given.toLowerCase());
  if (found === undefined) throw new UsageError(`--${flag} is one of ${words.join(', ')}; "${given}" is not.`);
  return found;
}
