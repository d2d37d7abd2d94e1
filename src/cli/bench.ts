// `lectern bench`: hands over to the benchmark, a bundle of its own beside this one (bench/main.ts), because what is
// measured must not share its module with anything else.

import type { Command } from './command.ts';
import { readArguments } from './read-arguments.ts';
import { wholeNumber } from './sweep/numbers.ts';
import { checkWritable } from './sweep/whole-file.ts';
import { UsageError } from './usage-error.ts';

const FLAGS = { rounds: 'a whole number', minutes: 'a whole number', json: 'the name of a file' };
const MOST_ROUNDS = 1000;
/** A day. */
const MOST_MINUTES = 1440;
/** Not a literal where it is imported, so that the bundler leaves it alone. */
const BUNDLE = 'bench.js';

export const bench: Command = {
  name: 'bench',
  summary: 'measures how fast it is, compared with ns-2 where that is installed',
  help: `Usage: npm run -s lectern -- bench [part]... [--rounds n] [--minutes n] [--json file]

Measures the engine and the page and prints the figures; with names of parts, only those. Takes a few minutes.

  --rounds n            how often each is measured
  --minutes n           how long "monkey", a user who does anything, is at it (left out: 60)
  --json file           also writes the figures to a file`,
  async run(args, terminal) {
    const given = readArguments(args, FLAGS, terminal);
    wholeNumber(given, 'rounds', 1, MOST_ROUNDS);
    wholeNumber(given, 'minutes', 1, MOST_MINUTES);
    const file = given.last('json');
    // The figures are written at the end, when what would be lost has taken hours.
    if (file !== undefined) checkWritable(file);
    try {
      await import(new URL(BUNDLE, import.meta.url).href);
    } catch (error) {
      if ((error as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
      throw new UsageError('The benchmark is not built; "npm run -s lectern -- bench" builds and starts it.');
    }
    return Number(process.exitCode ?? 0);
  },
};
