// What picture and words tell each other within a frame.

import type { RecentMarks } from '../stage/recent-marks.ts';
import type { BusCanvas } from './bus-canvas.ts';

export interface BusShared {
  readonly recent: RecentMarks;
  canvas: BusCanvas | undefined;
}
