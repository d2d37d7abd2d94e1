// What passes through stations: a request, a chunk of a reply, a customer of a queueing formula. At one place at a time, like
// a packet: `receive` passes ownership on. A model has a class of its own for its jobs; stations know only these fields.

import type { Nanos } from '../core/time.ts';

export interface Job<Self> {
  /** Names it in the digest; a small whole number. */
  readonly number: number;
  /** Whoever holds the job may chain it to another. */
  next: Self | null;
  /** How long it would be served at the station it goes to if it were alone there, whole ns. Starts as NaN. */
  work: Nanos;
  /** When it leaves the station it is at; for processor sharing in the station's virtual time. Starts as NaN. */
  due: Nanos;
}

/** Where jobs go. */
export interface JobSink<J> {
  receive(job: J): void;
}
