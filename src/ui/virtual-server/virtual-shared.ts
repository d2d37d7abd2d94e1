// What picture and words of the virtual server's stage tell each other within a frame.

import type { RecentMarks } from '../stage/recent-marks.ts';
import type { VirtualCanvas } from './virtual-canvas.ts';

export interface VirtualShared {
  readonly recent: RecentMarks;
  canvas: VirtualCanvas | undefined;
}
