// The results as files: what `lectern run` prints of the same link; of runs that are compared, what it prints of each.

import { resultsCsv, resultsJson, resultsOfRunsCsv, resultsOfRunsJson } from '../../figures/run-results.ts';
import { digestText } from '../../scenarios/kit/digest-text.ts';
import type { Provenance } from './provenance.ts';

export function resultsFiles({ scenario, language, runs, link }: Provenance): {
  readonly csv: () => string;
  readonly json: () => string;
} {
  const all = runs.map(({ letter, spec, record: { metrics = {}, digest, marks }, link: own }) => ({
    letter,
    results: { scenario, spec, link: own, repairs: [], metrics, digest: digestText(digest), marks },
  }));
  const only = all.length === 1 ? all[0]!.results : undefined;
  return {
    csv: () => `${only ? resultsCsv(only) : resultsOfRunsCsv(all)}\n`,
    json: () => `${only ? resultsJson(only, language) : resultsOfRunsJson(all, link, language)}\n`,
  };
}
