// `lectern merge`: the parts that `--shard` wrote, as the sweep they are parts of.

import { join } from 'node:path';
import { figureById } from '../figures/figures.ts';
import { scenarioById } from '../scenarios/index.ts';
import { LANGUAGES } from '../scenarios/kit/text.ts';
import type { Command } from './command.ts';
import { checkOwnNames } from './own-names.ts';
import { oneOf, readArguments } from './read-arguments.ts';
import { runsThere } from './sweep/runs-there.ts';
import { FORMATS, tellResults } from './sweep/sweep-job.ts';
import { mergedParts, partsIn } from './sweep/sweep-parts.ts';
import { UsageError } from './usage-error.ts';

const FLAGS = {
  out: 'the name of a file',
  svg: 'the name of a file',
  format: 'table or csv',
  language: 'en or ko',
};

export const merge: Command = {
  name: 'merge',
  summary: 'puts the parts of a sweep together',
  help: `Usage: lectern merge <folder> [--out file.csv] [--svg file.svg] [--format table|csv] [--language en|ko]

Puts together what "--shard i/n --out folder" wrote, byte for byte as if it had not been divided: sweep.csv in the
folder, unless --out names another file. Lists the parts that are still missing.`,
  run(args, terminal) {
    const given = readArguments(args, FLAGS, terminal);
    const [folder, ...more] = given.words;
    if (folder === undefined) throw new UsageError('merge needs a folder.');
    if (more.length > 0) throw new UsageError(`merge takes one folder; "${more[0]}" is one too many.`);
    const language = oneOf(given, 'language', LANGUAGES);
    const format = oneOf(given, 'format', FORMATS);
    const [out, svg] = [given.last('out') ?? join(folder, 'sweep.csv'), given.last('svg')];
    checkOwnNames([
      ...partsIn(folder).map((name) => ['a part', join(folder, name)] as const),
      ['--out', out],
      ['--svg', svg],
    ]);
    const { sweep, drawing, results } = mergedParts(folder);
    const scenario = scenarioById(sweep.base.scenario);
    if (scenario === undefined) throw new UsageError(`There is no scenario "${sweep.base.scenario}" here.`);
    const claims = (drawing.figure === undefined ? undefined : figureById(drawing.figure))?.claims ?? [];
    const job = { scenario, sweep, drawing, claims };
    runsThere(out, sweep);
    tellResults(results, job, { out, svg, format, language }, terminal);
    return 0;
  },
};
