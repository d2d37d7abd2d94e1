// The digests of the cases of every scenario, printed by whatever JavaScript engine runs this: no Node, no DOM.

import { sessionOf } from '../../src/runner/session-of.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { allCases } from './cases/all-cases.ts';

declare const print: ((line: string) => void) | undefined;

/** One digest per link, by scenario and link. */
export function digestsHere(): Record<string, Record<string, number>> {
  const tables = allCases.map(({ scenario, digestLinks }) => {
    const rows = digestLinks.map((link) => {
      const { state, repairs } = parseLink(link, scenario);
      if (repairs.length > 0) throw new Error(`${scenario.id}/#${link} is not a clean link`);
      return [link, sessionOf(state.spec).complete().digest] as const;
    });
    return [scenario.id, Object.fromEntries(rows)] as const;
  });
  return Object.fromEntries(tables);
}

if (typeof print === 'function') print(JSON.stringify(digestsHere()));
