// When a run on a bus is busiest, for whoever wants to watch that.

import { recordOf } from '../src/runner/record-builder.ts';
import { sessionOf } from '../src/runner/session-of.ts';
import { scenarioById } from '../src/scenarios/index.ts';
import { parseLink } from '../src/scenarios/kit/parse-link.ts';

/** The whole second (from 0) in which most frames and collisions begin. */
export function busiestSecond(scenario: string, link: string): number {
  const { spec } = parseLink(link, scenarioById(scenario)!).state;
  const counts: number[] = [];
  for (const { startsAt, length } of recordOf(sessionOf(spec)).flights) {
    for (let flight = 0; flight < length; flight++) {
      const second = Math.floor(startsAt[flight]! / 1e9);
      counts[second] = (counts[second] ?? 0) + 1;
    }
  }
  return counts.reduce((best, count, second) => (count > (counts[best] ?? 0) ? second : best), 0);
}
