// Runs of links, computed by this process with all that a page would see of them.

import type { RunRecord } from '../../src/record/record.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import type { RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';

export const specOf = (link: string, scenario: Scenario = reno): RunSpec => parseLink(link, scenario).state.spec;

/** The record as this process computes it, with every flight however many. */
export function wholeRecord(spec: RunSpec): RunRecord {
  const session = sessionOf(spec);
  for (const log of session.probes.flights) log.most = Number.POSITIVE_INFINITY;
  return recordOf(session);
}
