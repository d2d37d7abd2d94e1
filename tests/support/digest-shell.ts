// The digests of `digestLinks`, printed by whatever JavaScript engine runs this: no Node, no DOM.

import { sessionOf } from '../../src/runner/session-of.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { reno } from '../../src/scenarios/reno.ts';
import { digestLinks } from './digest-links.ts';

declare const print: ((line: string) => void) | undefined;

/** One digest per link, in order. */
export function digestsHere(): number[] {
  return digestLinks.map((link) => {
    const { state, repairs } = parseLink(link, reno);
    if (repairs.length > 0) throw new Error(`${link} is not a clean link`);
    return sessionOf(state.spec).complete().digest;
  });
}

if (typeof print === 'function') print(JSON.stringify(digestsHere()));
