// The contract of a queue discipline that decides on arrival (tail drop, RED). A discipline that decides on departure
// needs a served link, which has its own event. One discipline, one file, one line in the choice that offers it.

import type { Nanos } from '../../core/time.ts';
import type { Backlog } from '../backlog.ts';

export interface QueueDiscipline {
  /** May this packet come in? The backlog is settled to `now`. */
  admits(backlog: Backlog, bytes: number, now: Nanos): boolean;
  /** The present limit, for the mark of a drop, in the discipline's own unit. */
  readonly limit: number;
}
