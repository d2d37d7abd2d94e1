// What a receiver says of data beyond a hole, RFC 2018 section 4: first the block with the segment that made it speak, then
// the blocks it spoke of last, so that one lost ACK loses nothing.
// Left out on purpose: D-SACK (RFC 2883), and a receiver that drops what it has SACKed (section 8).

import { NOTHING_SACKED } from '../net/packet.ts';
import type { Reassembly } from './reassembly.ts';

export class SackBlocks {
  private readonly most: number;
  /** Start, end, start, end: the blocks reported last, newest first. */
  private recent: readonly number[] = NOTHING_SACKED;

  /** @param most blocks that one ACK has room for */
  constructor(most: number) {
    this.most = most;
  }

  reopen(): void {
    this.recent = NOTHING_SACKED;
  }

  /**
   * The blocks of the next ACK, as start, end, start, end.
   * @param trigger where the segment that is acknowledged begins
   */
  report(trigger: number, held: Reassembly): readonly number[] {
    if (!held.hasHole) {
      this.recent = NOTHING_SACKED;
      return NOTHING_SACKED;
    }
    const blocks: number[] = [];
    const place = held.placeOf(trigger);
    const start = place < 0 ? 0 : held.startAt(place);
    const end = place < 0 ? held.next : held.endAt(place);
    if (place >= 0) blocks.push(start, end);
    const { recent } = this;
    for (let i = 0; i < recent.length && blocks.length < 2 * this.most; i += 2) {
      const isInside = recent[i]! >= start && recent[i + 1]! <= end;
      if (!isInside) blocks.push(recent[i]!, recent[i + 1]!);
    }
    this.recent = blocks;
    return blocks;
  }
}

/** Which of these blocks is the lowest that begins at this number or above: the place of its start; their length if there is none. */
export function nextBlock(blocks: readonly number[], seq: number): number {
  let next = blocks.length;
  for (let place = 0; place < blocks.length; place += 2) {
    if (blocks[place]! >= seq && (next === blocks.length || blocks[place]! < blocks[next]!)) next = place;
  }
  return next;
}
