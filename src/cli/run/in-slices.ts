// A run that is read while it is computed: slice by slice of simulated time, each with everything that was recorded in it.
// Computed link by link (without look-ahead), so that a slice is complete when it is over and memory stays small.

import type { ProbeChoice } from '../../engine/core/probe.ts';
import { ms } from '../../engine/core/time.ts';
import type { Mark, RunRecord } from '../../record/record.ts';
import { RecordBuilder } from '../../runner/record-builder.ts';
import type { Session } from '../../runner/session.ts';
import { sessionOf } from '../../runner/session-of.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';

const SLICE = ms(100);

/** Writes a file about a run. */
export interface Reader {
  /** What was recorded since the slice before. */
  read(slice: RunRecord): void;
  /** The run is over. */
  end?(session: Session): void;
}

/** Not begun; everything that is recorded of it stays. */
export function sessionToRead(spec: RunSpec, probes: ProbeChoice): Session {
  const session = sessionOf(spec, { probes: { ...probes, widths: { first: 0, long: 0 } }, lookAhead: false });
  for (const log of session.probes.flights) log.most = Number.POSITIVE_INFINITY;
  return session;
}

/** Computes a session of `sessionToRead`. @returns its marks */
export function readInSlices(session: Session, readers: readonly Reader[]): readonly Mark[] {
  const marks: Mark[] = [];
  for (let end = SLICE; !session.done; end += SLICE) {
    session.advanceTo(end);
    session.closeRows();
    const slice = new RecordBuilder(0, session.spec, session.layout);
    slice.append(session.frames.take().data, session.computedTo);
    for (const mark of slice.marks) marks.push(mark);
    for (const reader of readers) reader.read(slice);
  }
  for (const reader of readers) reader.end?.(session);
  return marks;
}
