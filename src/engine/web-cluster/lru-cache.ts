// The documents a node has in memory: whole files, the least recently used goes first. Counted in bytes; a document larger
// than the whole memory is never kept.

import type { Bytes } from '../core/units.ts';

const NONE = -1;
const ABSENT = -2;
/** Where the older neighbour is. */
const OLDER = 1;

export class LruCache {
  bytes: Bytes = 0;
  readonly capacity: Bytes;
  private readonly sizes: Int32Array;
  /**
   * Two numbers for each document, side by side because they are needed together: its neighbours towards the newest and towards the
   * oldest. NONE at the ends, ABSENT in both of what is not here.
   */
  private readonly neighbours: Int32Array;
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
    this.neighbours = new Int32Array(2 * sizes.length).fill(ABSENT);
    this.onChange = onChange;
  }

  has(document: number): boolean {
    return this.neighbours[2 * document] !== ABSENT;
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
    this.chain(document);
    if (this.onChange !== null) this.onChange(document, true);
  }

  clear(): void {
    while (this.oldest !== NONE) this.remove(this.oldest);
  }

  private remove(document: number): void {
    this.unchain(document);
    this.neighbours[2 * document] = this.neighbours[2 * document + OLDER] = ABSENT;
    this.bytes -= this.sizes[document]!;
    if (this.onChange !== null) this.onChange(document, false);
  }

  private chain(document: number): void {
    const { neighbours, newest } = this;
    neighbours[2 * document] = NONE;
    neighbours[2 * document + OLDER] = newest;
    if (newest === NONE) this.oldest = document;
    else neighbours[2 * newest] = document;
    this.newest = document;
  }

  private unchain(document: number): void {
    const { neighbours } = this;
    const above = neighbours[2 * document]!;
    const below = neighbours[2 * document + OLDER]!;
    if (above === NONE) this.newest = below;
    else neighbours[2 * above + OLDER] = below;
    if (below === NONE) this.oldest = above;
    else neighbours[2 * below] = above;
  }
}
