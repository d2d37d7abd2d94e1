// What the number of a segment does not say of a packet, row after row in one column of numbers, as a frame carries it. Every
// step of a request in a cluster has such a row: an object for each would be made twice, in the worker and on the page.

import type { Nanos } from './time.ts';

export interface PacketDetail {
  /** Its first unit, in the sender's unit, the SYN being unit 0; of an ACK the next that is expected. */
  readonly seq: number;
  /** Units of payload; 0 of an ACK. */
  readonly length: number;
  /** The time stamp it carries: of a segment its sender's, of an ACK the one it sends back, ns; means nothing where there are none. */
  readonly stampedAt: Nanos;
  /** SACK blocks of an ACK (RFC 2018): start, end, start, end; of a NACK an empty one. They must not change any more. */
  readonly blocks: readonly number[];
}

/** Of a row of flights, or a mark. */
export interface DetailOf extends PacketDetail {
  readonly of: number;
}

/** Numbers of a row before the edges of its blocks: of, seq, length, stampedAt, and how many edges there are. */
export const DETAIL_STRIDE = 5;

export class DetailRows {
  rows = new Float64Array(0);
  /** Numbers there are. */
  length = 0;
  count = 0;

  add(of: number, { seq, length, stampedAt, blocks }: PacketDetail): void {
    const at = this.length;
    this.length += DETAIL_STRIDE + blocks.length;
    if (this.length > this.rows.length) this.grow();
    const { rows } = this;
    rows[at] = of;
    rows[at + 1] = seq;
    rows[at + 2] = length;
    rows[at + 3] = stampedAt;
    rows[at + 4] = blocks.length;
    for (let edge = 0; edge < blocks.length; edge++) rows[at + DETAIL_STRIDE + edge] = blocks[edge]!;
    this.count++;
  }

  /** The runner has taken the rows. */
  emptied(): void {
    this.length = 0;
    this.count = 0;
  }

  private grow(): void {
    const longer = new Float64Array(2 * this.length + 64);
    longer.set(this.rows);
    this.rows = longer;
  }
}

/** Rows as objects again, for whoever has few of them. */
export function detailsOf(rows: Float64Array, count: number): DetailOf[] {
  let at = 0;
  return Array.from({ length: count }, () => {
    const row = at;
    const edges = row + DETAIL_STRIDE;
    at = edges + rows[row + 4]!;
    const blocks = [...rows.subarray(edges, at)];
    return { of: rows[row]!, seq: rows[row + 1]!, length: rows[row + 2]!, stampedAt: rows[row + 3]!, blocks };
  });
}
