// Users in closed loops of whom there are more or fewer as time goes on. Who came last goes first, from thinking at once, else
// when the page is complete; who comes asks first after a time of its own, so that nobody comes in step with others.

import { follow } from '../core/follow.ts';
import type { Gauge } from '../core/gauge.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import type { Timeline } from '../core/timeline.ts';
import type { ClosedLoop } from './arrivals.ts';

export interface Member {
  readonly loop: ClosedLoop;
  /** From coming to the first request, drawn each time, ns. */
  readonly firstAfter: () => Nanos;
  /** Told when the user has come or gone. */
  readonly onMove: (isAway: boolean) => void;
}

export class Audience {
  /** Users who think or wait for a page, those among them who are to go. */
  here = 0;
  private readonly members: readonly Member[];
  private readonly gauge: Gauge;
  /** So many are to be here. */
  private wanted = 0;

  /**
   * @param members in the order in which they come; at least as many as are ever present
   * @param present how many are to be here, as time goes on
   * @param gauge how many are
   */
  constructor(sim: Simulator, members: readonly Member[], present: Timeline, gauge: Gauge) {
    this.members = members;
    this.gauge = gauge;
    for (const member of members) member.loop.onMove = () => this.count(member);
    this.bring(present.value);
    gauge.record(this.here);
    follow(sim, present, (wanted) => this.bring(wanted));
  }

  private bring(wanted: number): void {
    const { members } = this;
    for (; this.wanted < wanted; this.wanted++) {
      const { loop, firstAfter } = members[this.wanted]!;
      if (loop.isAway) loop.come(firstAfter());
      else loop.stay();
    }
    while (this.wanted > wanted) members[--this.wanted]!.loop.leave();
  }

  private count({ loop: { isAway }, onMove }: Member): void {
    this.here += isAway ? -1 : 1;
    this.gauge.record(this.here);
    onMove(isAway);
  }
}
