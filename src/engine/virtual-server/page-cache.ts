// A server's page cache: what was read last, in blocks of the read-ahead, the block not used for longest given up first.
// It outlives batches of requests.

import type { Bytes } from '../core/units.ts';

export class PageCache {
  /** Blocks it holds. */
  readonly room: number;
  private readonly blockBytes: Bytes;
  /** In order of their last use. */
  private readonly blocks = new Set<number>();

  constructor(memory: Bytes, blockBytes: Bytes) {
    this.blockBytes = blockBytes;
    this.room = Math.floor(memory / blockBytes);
  }

  /** Is it here? Then it was used just now. */
  use(block: number): boolean {
    if (!this.blocks.delete(block)) return false;
    this.blocks.add(block);
    return true;
  }

  keep(block: number): void {
    this.blocks.delete(block);
    this.blocks.add(block);
    if (this.blocks.size <= this.room) return;
    for (const oldest of this.blocks) {
      this.blocks.delete(oldest);
      break;
    }
  }

  /** Switched off and on again. */
  empty(): void {
    this.blocks.clear();
  }

  get bytes(): Bytes {
    return this.blocks.size * this.blockBytes;
  }
}
