// Pairs of short runs of every scenario that differ in one setting, as somebody who compares them would have them; and their
// traces, fact by fact, to be compared the slow way.

import { columnsOf } from '../../src/record/logs.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { allCases } from './cases/all-cases.ts';

export interface PairOfRuns {
  readonly scenario: Scenario;
  readonly link: string;
  readonly records: readonly RunRecord[];
}

export const linksOfPairs = (seeds: readonly number[]): readonly { scenario: Scenario; link: string }[] =>
  allCases.flatMap(({ scenario, compared: { a, bs } }) =>
    seeds.flatMap((seed) => bs.map((b) => ({ scenario, link: `#${a}&seed=${seed}&b=${b}&v=1` }))),
  );

/** @throws Error if the link says anything that must be repaired: then the pair is not what it seems */
export function pairOf(scenario: Scenario, link: string): PairOfRuns {
  const { state, repairs } = parseLink(link, scenario);
  if (repairs.length > 0) throw new Error(`${scenario.id}${link}: ${JSON.stringify(repairs)}`);
  return { scenario, link, records: [state.spec, ...state.others].map((spec) => recordOf(sessionOf(spec))) };
}

/** Every event and every packet of a run up to a time, in words that two runs share as far as they are the same, each with its time. */
function happenings({ marks, flights, flightsFrom, flightsTo }: RunRecord, until: number): Map<string, number> {
  const facts = new Map<string, number>();
  const add = (fact: string, at: number) => at <= until && facts.set(fact, at);
  for (const [index, { kind, at, link, flow, segment, numbers }] of marks.entries()) {
    add(`event ${index}: ${kind} at ${at}, ${link} ${flow} ${segment}, by server ${numbers['server']}`, at);
  }
  for (const log of flights) {
    const { link, offeredAt, startsAt, arrivesAt, length } = log;
    const [number, info] = columnsOf(log);
    for (let row = 0; row < length && offeredAt[row]! <= until; row++) {
      const [at, what] = [offeredAt[row]!, `${link}: ${row}`];
      if (at < flightsFrom || at >= flightsTo) continue;
      add(`${what} is ${number[row]} ${info[row]} at ${at}`, at);
      add(`${what} starts at ${startsAt[row]}`, startsAt[row]!);
      add(`${what} arrives at ${arrivesAt[row]}`, arrivesAt[row]!);
    }
  }
  return facts;
}

/** The first time, if it is not after `until`, at which something happens in only one of the two. */
export function firstHappeningOfOne(a: RunRecord, b: RunRecord, until: number): number {
  const [ofA, ofB] = [happenings(a, until), happenings(b, until)];
  let first = Number.POSITIVE_INFINITY;
  for (const [fact, at] of ofA) if (!ofB.has(fact)) first = Math.min(first, at);
  for (const [fact, at] of ofB) if (!ofA.has(fact)) first = Math.min(first, at);
  return first;
}
