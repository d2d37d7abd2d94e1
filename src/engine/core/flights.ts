// The log of one link. Of a packet: when it was offered, when its transmission began, when it is wholly at the far end; from
// these three times any picture of queue and wire can be drawn for any instant. What rows of other kinds are: record/logs.ts.

import { DetailRows, type PacketDetail } from './details.ts';
import type { Nanos } from './time.ts';

/** Numbers per flight in `rows`. */
export const FLIGHT_STRIDE = 5;

/** By how much a packet's ECN bits (net/packet.ts) are multiplied in `info`: they are its bits from the 28th on. */
export const ECN_OF_FLIGHT = 134_217_728;

/** So many per link are kept unless told otherwise; beyond, a window is simulated again when somebody looks. */
export const MOST_FLIGHTS = 100_000;

export class FlightLog {
  readonly link: number;
  rows: Float64Array;
  count = 0;
  /** Of those among `rows` that have SACK blocks. */
  readonly details = new DetailRows();
  /** Of all, because segments of any length are sent here. */
  keepsDetails = false;
  /** Only packets that arrive in this span are kept. */
  from: Nanos = 0;
  to: Nanos;
  /** How many are kept; after that `to` is where the next one was offered. */
  most = MOST_FLIGHTS;
  private total = 0;

  constructor(link: number, recording: boolean) {
    this.link = link;
    this.to = recording ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    this.rows = new Float64Array(recording ? FLIGHT_STRIDE * 256 : 0);
  }

  /** @param info flow * 4 + kind (0 data, 1 ACK, 2 retransmission, 3 SYN), and ECN bits * ECN_OF_FLIGHT */
  add(offeredAt: Nanos, startsAt: Nanos, arrivesAt: Nanos, segment: number, info: number, detail?: PacketDetail): void {
    if (offeredAt >= this.to || arrivesAt < this.from) return;
    if (++this.total > this.most) {
      this.to = offeredAt;
      return;
    }
    if (detail !== undefined && (this.keepsDetails || detail.blocks.length > 0)) this.details.add(this.count, detail);
    const place = FLIGHT_STRIDE * this.count++;
    if (place === this.rows.length) {
      const longer = new Float64Array(2 * place);
      longer.set(this.rows);
      this.rows = longer;
    }
    this.rows[place] = offeredAt;
    this.rows[place + 1] = startsAt;
    this.rows[place + 2] = arrivesAt;
    this.rows[place + 3] = segment;
    this.rows[place + 4] = info;
  }
}
