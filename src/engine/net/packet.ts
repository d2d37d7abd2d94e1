// A packet and the store it comes from and returns to. Packets are ordinary objects, recycled, because a row number gives
// a packet its two hot times as numbers in a column (`arrivesAt[packet.row]`). At one place at a time: `receive` passes
// ownership on; the last owner calls `free`.

import { ParameterError } from '../core/errors.ts';
import { arrivesAt, clock, PACKET, PACKET_ROWS, stampedAt } from '../core/memory.ts';
import type { Nanos } from '../core/time.ts';

/** Same numbers as in flights: data, ACK, retransmission, SYN. */
export const DATA = 0;
export const ACK = 1;
export const RETRANSMISSION = 2;
export const SYN = 3;

/**
 * Bits of `ecn`: the two of the IP header as they stand there (RFC 3168 section 5), and two flags of the TCP header (6.1). A packet
 * of a connection with ECN is `ECT` when it sets out, and `ECT | CE` once a router has marked it.
 */
export const ECT = 2;
export const CE = 1;
export const ECE = 4;
export const CWR = 8;

export const NOTHING_SACKED: readonly number[] = [];

/** `trimmed` of a packet that is whole, and of an ACK that tells of none that is not. */
export const NOT_TRIMMED = -1;

export class Packet {
  /** Where its times are in the columns. */
  readonly row: number;
  next: Packet | null = null;
  /** Its route: an index into routers' tables. */
  path = 0;
  flow = 0;
  kind = DATA;
  /** First unit of payload (bytes, or packets in the ns-2 profiles); for an ACK the next unit expected. */
  seq = 0;
  /** Units of payload. */
  length = 0;
  /** Segment number as people count it. */
  segment = 0;
  /** Size on the wire in bytes. */
  bytes = 0;
  /** Explicit congestion notification; 0 without it. */
  ecn = 0;
  /** Of an ACK where the receiver uses SACK: what came beyond a hole, as start, end, start, end. */
  sacked: readonly number[] = NOTHING_SACKED;
  /** Of a segment whose payload a switch has cut off: where it begins. Of an ACK that tells its sender so (a NACK): where that begins. */
  trimmed = NOT_TRIMMED;

  constructor(row: number) {
    this.row = row;
  }

  /** The time stamp it carries, ns; whatever was there before where there are no stamps. */
  get stampedAt(): Nanos {
    return stampedAt[this.row]!;
  }

  /** Its SACK blocks, whatever it was before it was recycled; of a NACK an empty one where the segment begins that was cut off. */
  get blocks(): readonly number[] {
    if (this.kind !== ACK) return NOTHING_SACKED;
    return this.trimmed === NOT_TRIMMED ? this.sacked : [this.trimmed, this.trimmed];
  }
}

export class Packets {
  private idle: Packet | null = null;
  private made = 0;
  private out = 0;

  /** A packet that sets out now. */
  take(): Packet {
    this.out++;
    const packet = this.idle ?? this.make();
    this.idle = packet.next;
    arrivesAt[packet.row] = clock[0]!;
    packet.ecn = 0;
    packet.trimmed = NOT_TRIMMED;
    return packet;
  }

  free(packet: Packet): void {
    this.out--;
    packet.next = this.idle;
    this.idle = packet;
  }

  /** Packets in the network now. */
  get inUse(): number {
    return this.out;
  }

  private make(): Packet {
    if (this.made === PACKET_ROWS) {
      throw new ParameterError(
        'packets',
        `More than ${PACKET_ROWS} packets are in the network at once.`,
        'A larger MSS, shorter delays, a lower rate, smaller queues or windows, or fewer users need fewer.',
      );
    }
    return new Packet(PACKET * this.made++);
  }
}
