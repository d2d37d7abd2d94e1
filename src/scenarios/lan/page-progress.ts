// How far the pages of users are, in packets that are still to come: one gauge per user, of the first few users of a node,
// for the picture. -1: asked for and not yet answered; 0: there is nothing to wait for; AWAY: the user is not there.

import type { Gauge } from '../../engine/core/gauge.ts';
import type { Probes } from '../../engine/core/probe.ts';
import type { UserPlaces } from './user-places.ts';

/** Page progress is recorded for this many users, and for as many again where more come in the course of the run. */
const USERS_SHOWN = 24;

export const AWAY = -2;

export class PageProgress {
  /** By user. */
  private readonly gauges: (Gauge | undefined)[] = [];
  private readonly left: number[] = [];
  private readonly segmentBytes: number;

  constructor(probes: Probes, { all: places, usual }: UserPlaces, flowsPerUser: number, segmentBytes: number) {
    this.segmentBytes = segmentBytes;
    if (!probes.choice.detail) return;
    const nodes = new Set(places.map(({ node }) => node)).size;
    places.forEach(({ user }, index) => {
      const shown = index < usual ? USERS_SHOWN : 2 * USERS_SHOWN;
      if (user > Math.max(1, Math.floor(shown / nodes))) return;
      const gauge = probes.detail('page', 'packets', { flow: index * flowsPerUser });
      gauge.recordAt(0, index < usual ? 0 : AWAY);
      this.gauges[index] = gauge;
    });
  }

  onRequest(user: number): void {
    this.gauges[user]?.record(-1);
  }

  onAnswer(user: number, packets: number): void {
    this.left[user] = packets;
    this.gauges[user]?.record(packets);
  }

  /** Bytes of a page have come. */
  onPart(user: number, bytes: number): void {
    const gauge = this.gauges[user];
    if (gauge === undefined) return;
    const left = Math.max(0, (this.left[user] ?? 0) - bytes / this.segmentBytes);
    this.left[user] = left;
    // Complete is a page only when its last ACK is back.
    gauge.record(Math.max(1, Math.ceil(left)));
  }

  /** Somebody has come, or is gone. */
  onMove(user: number, isAway: boolean): void {
    this.gauges[user]?.record(isAway ? AWAY : 0);
  }

  onPage(user: number): void {
    this.gauges[user]?.record(0);
  }
}
