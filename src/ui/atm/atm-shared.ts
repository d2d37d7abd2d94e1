// What picture and words tell each other within a frame.

import type { RecentMarks } from '../stage/recent-marks.ts';
import type { AtmCanvas } from './atm-canvas.ts';

export interface AtmShared {
  readonly recent: RecentMarks;
  canvas: AtmCanvas | undefined;
}
