// The marks of the user who is watched: a request, and the page it led to, with what had to be repaired meanwhile.

import type { MarkLog } from '../../engine/core/marks.ts';
import type { Simulator } from '../../engine/core/simulator.ts';
import type { WebUser } from '../../engine/web/user.ts';

export class WatchedPage {
  private readonly sim: Simulator;
  private readonly marks: MarkLog;
  private readonly requestFlow: number;
  private readonly watchedFlow: number;
  /** The request in progress: its mark, and the repairs before it. */
  private asked = { mark: -1, again: 0, timeouts: 0 };

  constructor(sim: Simulator, marks: MarkLog, requestFlow: number, watchedFlow: number) {
    this.sim = sim;
    this.marks = marks;
    this.requestFlow = requestFlow;
    this.watchedFlow = watchedFlow;
  }

  onRequest(user: WebUser): void {
    const mark = this.marks.add('request', this.sim.now, -1, this.requestFlow, -1, -1, []);
    this.asked = { mark, ...repairsOf(user) };
  }

  onPage(user: WebUser): void {
    const { again, timeouts } = repairsOf(user);
    const numbers = [user.askedAt, user.packets, again - this.asked.again, timeouts - this.asked.timeouts];
    this.marks.add('page', this.sim.now, -1, this.watchedFlow, -1, this.asked.mark, numbers);
  }
}

/** Segments sent again and timeouts of all responses so far. */
function repairsOf({ responses }: WebUser): { again: number; timeouts: number } {
  let again = 0;
  let timeouts = 0;
  for (const { flow } of responses) {
    again += flow.sender.segmentsSentAgain;
    timeouts += flow.sender.timeouts;
  }
  return { again, timeouts };
}
