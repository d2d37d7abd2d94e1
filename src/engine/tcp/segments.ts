// What the application has handed over, cut into segments: where each begins, how long it is, and the packet it travels
// in. The SYN is segment 0 and one unit long; data begin behind it.

import { DATA, type Packet, type Packets, SYN } from '../net/packet.ts';
import type { TcpProfile } from './profile.ts';

export interface SegmentOptions {
  /** Index of the flow in the run's layout. */
  readonly flow: number;
  readonly profile: TcpProfile;
  /** Sender maximum segment size in the profile's unit: bytes, or 1 packet. */
  readonly smss: number;
  /** Payload bytes of a full segment. */
  readonly segmentBytes: number;
}

/** More than any transfer sends: the application always has data. */
export const UNLIMITED = 4503599627370496;

export class Segments {
  /** One past the last unit the application has handed over. */
  written: number;
  readonly hasSyn: boolean;
  private readonly flow: number;
  private readonly smss: number;
  private readonly segmentBytes: number;
  private readonly headerBytes: number;
  private readonly synBytes: number;
  private readonly firstHeaderBytes: number;
  private readonly packets: Packets;

  constructor({ flow, profile, smss, segmentBytes }: SegmentOptions, packets: Packets) {
    this.flow = flow;
    this.hasSyn = profile.syn;
    this.written = profile.syn ? 1 : 0;
    this.smss = smss;
    this.segmentBytes = segmentBytes;
    this.headerBytes = profile.headerBytes;
    this.synBytes = profile.synBytes;
    this.firstHeaderBytes = profile.firstHeaderBytes;
    this.packets = packets;
  }

  /** Another connection begins. */
  reopen(): void {
    this.written = this.hasSyn ? 1 : 0;
  }

  write(units: number): void {
    this.written = Math.min(this.written + units, UNLIMITED);
  }

  /** How people count segments: 0 is the SYN, 1 the first with data. */
  numberOf(seq: number): number {
    if (!this.hasSyn) return 1 + Math.floor(seq / this.smss);
    return seq === 0 ? 0 : 1 + Math.floor((seq - 1) / this.smss);
  }

  lengthAt(seq: number): number {
    if (seq === 0 && this.hasSyn) return 1;
    // Compared, not Math.min: `written` may be beyond 2^31, and lengths must stay small integers.
    const left = this.written - seq;
    return left >= this.smss ? this.smss : left;
  }

  /** The packet that carries the segment at `seq`, of this length. */
  packet(seq: number, length: number): Packet {
    const packet = this.packets.take();
    packet.flow = this.flow;
    packet.seq = seq;
    packet.length = length;
    packet.segment = this.numberOf(seq);
    packet.kind = seq === 0 && this.hasSyn ? SYN : DATA;
    const payload = length === this.smss ? this.segmentBytes : length;
    if (packet.kind === SYN) packet.bytes = this.synBytes;
    else packet.bytes = (seq === 0 ? this.firstHeaderBytes : this.headerBytes) + payload;
    return packet;
  }
}
