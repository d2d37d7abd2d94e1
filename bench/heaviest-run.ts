// One run as a page has it, in this process: computed in slices, its record grown from frames, held by the page's own meter when it
// costs too much. Prints one line of JSON. Nobody asks for the rest of a run that was held.

import { type Effort, UNASKED_AT_MOST } from '../src/runner/client-contract.ts';
import { EffortMeter } from '../src/runner/effort.ts';
import { RecordBuilder } from '../src/runner/record-builder.ts';
import { sessionOf } from '../src/runner/session-of.ts';
import { scenarioById } from '../src/scenarios/index.ts';
import { parseLink } from '../src/scenarios/kit/parse-link.ts';
import { heldMB } from './held.ts';

/** A worker sends a frame so often, ms (run-desk.ts). */
const FRAME_MS = 40;
const EVENTS_PER_LOOK = 4096;

export interface HeavyRun {
  /** Of the run that was computed, 0 to 1. */
  readonly share: number;
  /** By the clock, until it was complete or held. */
  readonly seconds: number;
  /** That the whole of it would take, at the pace so far. */
  readonly wholeSeconds: number;
  readonly events: number;
  readonly marks: number;
  /** By network and record, after a garbage collection, MB. */
  readonly heldMB: number;
  readonly peakMB: number;
  readonly end: 'whole' | Extract<Effort['phase'], 'refused' | 'full'>;
}

export function runHeaviest([id = '', link = '']: readonly string[]): void {
  const before = heldMB();
  const { spec } = parseLink(link, scenarioById(id)!).state;
  const begun = performance.now();
  const session = sessionOf(spec);
  const record = new RecordBuilder(0, spec, session.layout);
  const meter = new EffortMeter(begun, UNASKED_AT_MOST);
  let spare: Float64Array<ArrayBuffer> | undefined;
  let isHeld = false;
  while (!session.done && !isHeld) {
    const due = performance.now() + FRAME_MS;
    while (!session.advance(EVENTS_PER_LOOK) && performance.now() < due);
    spare = session.frames.take(spare).data;
    record.append(spare, session.computedTo);
    isHeld = meter.advance(performance.now(), session.computedTo / session.horizon, record.marks.length);
  }
  const seconds = (performance.now() - begun) / 1000;
  const { phase, left } = meter.effort ?? { phase: 'computing', left: 0 };
  const run: HeavyRun = {
    share: session.computedTo / session.horizon,
    seconds,
    wholeSeconds: session.done ? seconds : seconds + left / 1000,
    events: session.sim.eventsFired,
    marks: record.marks.length,
    heldMB: heldMB() - before,
    peakMB: process.resourceUsage().maxRSS / 1024,
    end: session.done ? 'whole' : (phase as 'refused' | 'full'),
  };
  // The digest is asked last, so that the run is still there when its memory is counted.
  process.stdout.write(`${JSON.stringify({ ...run, digest: session.digest })}\n`);
}
