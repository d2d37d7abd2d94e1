// A run in this process, with what questions look at: events and gauges, and nothing of single packets.

import { EVERYTHING } from '../../engine/core/probe.ts';
import type { RunRecord } from '../../record/record.ts';
import { recordOf } from '../../runner/record-builder.ts';
import { sessionOf } from '../../runner/session-of.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';

/** Lets whoever wants to stop be heard first. @throws ParameterError, or what the engine throws */
export async function wholeRun(spec: RunSpec): Promise<RunRecord> {
  await new Promise((resolve) => setImmediate(resolve));
  return recordOf(sessionOf(spec, { probes: { ...EVERYTHING, flights: false } }));
}
