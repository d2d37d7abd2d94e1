// The documents a node has in memory: whole files, the least recently used goes first. Counted in bytes; a document larger
// than the whole memory is never kept.

import type { Bytes } from '../core/units.ts';

const NONE = -1;

export class LruCache {
  bytes: Bytes = 0;
  readonly capacity: Bytes;
  private readonly sizes: Int32Array;
  /** Neighbours by document: towards the newest, towards the oldest; NONE at the ends. */
  private readonly newer: Int32Array;
  private readonly older: Int32Array;
  private readonly present: Uint8Array;
  private newest = NONE;
  private oldest = NONE;
  private readonly onChange: ((document: number, isPresent: boolean) => void) | null;

  /**
   * @param sizes bytes by document
   * @param onChange told of documents that come and go
   */
  constructor(capacity: Bytes, sizes: Int32Array, onChange: LruCache['onChange'] = null) {
    this.capacity = capacity;
    this.sizes = sizes;
    this.newer = new Int32Array(sizes.length);
    this.older = new Int32Array(sizes.length);
    this.present = new Uint8Array(sizes.length);
    this.onChange = onChange;
  }

  has(document: number): boolean {
    return this.present[document] === 1;
  }

  /** It was used: now it is the newest. */
  touch(document: number): void {
    if (document === this.newest) return;
    this.unchain(document);
    this.chain(document);
  }

  /** Keeps a document that is not here, as the newest; others go until it fits. */
  insert(document: number): void {
    const size = this.sizes[document]!;
    if (size > this.capacity) return;
    while (this.bytes + size > this.capacity) this.remove(this.oldest);
    this.bytes += size;
    this.present[document] = 1;
    this.chain(document);
    if (this.onChange !== null) this.onChange(document, true);
  }

  clear(): void {
    while (this.oldest !== NONE) this.remove(this.oldest);
  }

  private remove(document: number): void {
    this.unchain(document);
    this.present[document] = 0;
    this.bytes -= this.sizes[document]!;
    if (this.onChange !== null) this.onChange(document, false);
  }

  private chain(document: number): void {
    this.newer[document] = NONE;
    this.older[document] = this.newest;
    if (this.newest === NONE) this.oldest = document;
    else this.newer[this.newest] = document;
    this.newest = document;
  }

  private unchain(document: number): void {
    const { newer, older } = this;
    const above = newer[document]!;
    const below = older[document]!;
    if (above === NONE) this.newest = below;
    else older[above] = below;
    if (below === NONE) this.oldest = above;
    else newer[below] = above;
  }
}
