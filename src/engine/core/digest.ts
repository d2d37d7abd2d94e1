// A 32-bit fingerprint of what can be observed in a run. Each component keeps its own running hash and they are mixed at
// the end, so the digest does not depend on the order in which different components were computed (look-ahead).

/** One component's running hash. `fold` is on the hot path: two multiplications. */
export class Fingerprint {
  private readonly hash = new Int32Array(1);

  /** @param time ns; its low 32 bits count. @param what a whole number, low 32 bits count. */
  fold(time: number, what: number): void {
    const mixed = Math.imul(this.hash[0]! ^ (time | 0), -2048144789);
    this.hash[0] = Math.imul(((mixed << 13) | (mixed >>> 19)) ^ what, -1028477387) + 1;
  }

  get value(): number {
    return this.hash[0]!;
  }
}

export class Digest {
  private readonly parts: Fingerprint[] = [];

  part(): Fingerprint {
    const fingerprint = new Fingerprint();
    this.parts.push(fingerprint);
    return fingerprint;
  }

  /** All parts in order of creation, mixed; 0..2^32-1. */
  get mixed(): number {
    const mix = new Fingerprint();
    this.parts.forEach((part, index) => mix.fold(part.value, index));
    return mix.value >>> 0;
  }
}
