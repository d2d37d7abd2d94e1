// A sender and its window as Linux has them, counted in packets: a test says what is acknowledged and what is lost.

import { LinuxReno } from '../../src/engine/tcp/linux-reno.ts';

export const MSS = 1000;
/** Where the segment begins that so many come before; byte 0 is the SYN. */
export const at = (packets: number): number => 1 + packets * MSS;

/** A sender and its window, in packets; everything that the window allows is sent, unless `out` says less. */
export class Talk {
  readonly window = new LinuxReno({ smss: MSS, rwnd: 100 * MSS, initialSsthresh: 100 * MSS });
  una = 0;
  sent: number;

  constructor(cwnd: number, out = cwnd) {
    this.window.onConnected(cwnd * MSS);
    this.sent = out;
  }

  get cwnd(): number {
    return this.window.cwnd / MSS;
  }

  get ssthresh(): number {
    return this.window.ssthresh / MSS;
  }

  /** How many new packets the window allows now; they are sent. */
  sends(): number {
    const most = this.una + Math.floor(this.window.window / MSS);
    const more = Math.max(0, most - this.sent);
    this.sent += more;
    return more;
  }

  /** Packets up to here are acknowledged; is the next hole sent again? */
  acks(to: number): boolean {
    const acked = to - this.una;
    this.una = to;
    return this.window.onNewAck(acked * MSS, at(to), at(this.sent));
  }

  /** The window is filled, and so many more packets are acknowledged. */
  fillsAndAcks(packets: number): void {
    this.sends();
    this.acks(this.una + packets);
  }

  duplicates(times: number): readonly string[] {
    return Array.from({ length: times }, () => this.window.onDuplicateAck(at(this.sent)));
  }

  timesOut(again = false): void {
    this.window.onTimeout((this.sent - this.una) * MSS, again, at(this.sent));
  }
}
