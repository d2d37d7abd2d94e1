// `lectern compare`: the runs of a link beside one another, and where they part.

import { LANGUAGES } from '../scenarios/kit/text.ts';
import type { Command } from './command.ts';
import { compareRuns } from './compare/comparison.ts';
import { asCsv, asJson } from './compare/for-programs.ts';
import { asTable } from './compare/table.ts';
import { oneOf, readArguments } from './read-arguments.ts';
import { noteRepairs, noteSweep, noteUnits } from './run/notes.ts';
import { comparedRequestOf, settingsIn } from './run/request.ts';
import { UsageError } from './usage-error.ts';

const FLAGS = {
  set: 'key=value',
  seed: 'a whole number',
  until: 'a time such as 10s',
  format: 'table, csv or json',
  language: 'en or ko',
};

export const compare: Command = {
  name: 'compare',
  summary: 'computes the runs A, B and C of a link, and says where they part and why',
  help: `Usage: lectern compare <link> [flags]

The link says in b= (and c=) what differs from run A: 'reno/#b=rmin:200ms&v=1'. Put it in quotes.

Prints the results of every run, by how much B and C differ from A, which is better where the scenario says so, and the
first moment at which the runs are not the same, explained from both sides. Every run is what "lectern run" computes of it
alone. One run each says nothing of chance: "lectern sweep" gives intervals.

  --set key=value       a setting of all runs, as often as needed; "lectern list reno" names them
  --seed n              the same as --set seed=n
  --until 10s           the length of the runs, the same as --set end=10s
  --format table|csv|json   table for people (the default), a row for each result, or everything
  --language en|ko      language of titles, names of results and explanations`,
  run(args, terminal) {
    const given = readArguments(args, FLAGS, terminal);
    const [target, ...more] = given.words;
    if (target === undefined)
      throw new UsageError("compare needs a link, for example: compare 'reno/#b=rmin:200ms&v=1'.");
    if (more.length > 0) throw new UsageError(`compare takes one link; "${more[0]}" is one too many.`);
    const format = oneOf(given, 'format', ['table', 'csv', 'json']);
    const language = oneOf(given, 'language', LANGUAGES);
    const settings = settingsIn(given, terminal);
    const request = comparedRequestOf(target, settings);
    noteUnits(request, settings, language, terminal);
    noteRepairs(request, language, terminal);
    noteSweep(request, language, terminal);
    const comparison = compareRuns(request, language);
    if (format === 'table') terminal.print(asTable(comparison, language));
    else terminal.print(format === 'csv' ? asCsv(comparison) : asJson(comparison, language));
    return 0;
  },
};
