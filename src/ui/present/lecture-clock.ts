// Since when the lecture lasts. The hall keeps it: the speaker's window may be loaded again, or closed and opened again, in
// the middle of a lecture.

import { keepInTab, keptInTab } from './in-tab.ts';

const KEPT = 'lectern-lecture-began';
/** No lecture lasts longer: who opens the speaker's window later, in the same tab, begins another, ms. */
const LONGEST = 4 * 60 * 60 * 1000;

export class LectureClock {
  private since = Number(keptInTab(KEPT));

  /** By the clock of the computer, ms. */
  get began(): number {
    return this.since;
  }

  /** The speaker's window opens: the lecture begins, unless it is under way. */
  open(): void {
    if (Date.now() - this.since > LONGEST) this.restart();
  }

  restart(): void {
    this.since = Date.now();
    keepInTab(KEPT, String(this.since));
  }
}
