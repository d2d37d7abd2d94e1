// The digests of the cases of every scenario, printed by whatever JavaScript engine runs this: no Node, no DOM.

import { sessionOf } from '../../src/runner/session-of.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import type { Metrics, Scenario } from '../../src/scenarios/kit/scenario.ts';
import { allCases } from './cases/all-cases.ts';

declare const print: ((line: string) => void) | undefined;

export interface GoldenRun {
  readonly scenario: Scenario;
  readonly link: string;
  readonly digest: number;
  readonly metrics: Metrics;
}

/** The runs of every scenario's links. */
export const runsHere = (): readonly GoldenRun[] =>
  allCases.flatMap(({ scenario, digestLinks }) =>
    digestLinks.map((link) => {
      const { state, repairs } = parseLink(link, scenario);
      if (repairs.length > 0) throw new Error(`${scenario.id}/#${link} is not a clean link`);
      const { digest, metrics } = sessionOf(state.spec).complete();
      return { scenario, link, digest, metrics };
    }),
  );

/** One digest per link, by scenario and link. */
export function digestsOf(runs: readonly GoldenRun[]): Record<string, Record<string, number>> {
  const digests: Record<string, Record<string, number>> = {};
  for (const { scenario, link, digest } of runs) {
    digests[scenario.id] ??= {};
    digests[scenario.id]![link] = digest;
  }
  return digests;
}

if (typeof print === 'function') print(JSON.stringify(digestsOf(runsHere())));
