// A file of the page that grows in pieces: large ones are handed to the browser, which may put them on its disk. There is none
// before all of it is there.

/** Of a piece, bytes. */
const PIECE = 1 << 22;
/** Browsers have room for so much, bytes. */
export const LARGEST_FILE = 1e9;

export class TooLarge extends Error {}

export class GrowingBlob {
  private readonly pieces: Blob[] = [];
  private piece = new Uint8Array(PIECE);
  private used = 0;
  private size = 0;

  /** @throws TooLarge beyond `LARGEST_FILE` */
  write(bytes: Uint8Array): void {
    this.size += bytes.length;
    if (this.size > LARGEST_FILE) throw new TooLarge();
    for (let from = 0; from < bytes.length; ) {
      const part = bytes.subarray(from, from + PIECE - this.used);
      this.piece.set(part, this.used);
      this.used += part.length;
      from += part.length;
      if (this.used === PIECE) this.flush();
    }
  }

  /** @param first what stands before all others, and may be known last */
  end(first: Uint8Array, type: string): Blob {
    this.flush();
    return new Blob([first as BlobPart, ...this.pieces], { type });
  }

  private flush(): void {
    this.pieces.push(new Blob([this.piece.slice(0, this.used)]));
    this.used = 0;
  }
}
