// The random numbers of ns-2.35 (tools/rng.cc): MRG32k3a of L'Ecuyer (1999), so that what was drawn there is drawn here.

const M1 = 4294967087;
const M2 = 4294944443;
/** 1 / (M1 + 1), as its sources have it. */
const NORM = 2.328306549295728e-10;

export class Mrg32k3a {
  private readonly a: number[];
  private readonly b: number[];

  /** @param seed of all six values, as ns-2's `seed` sets them */
  constructor(seed: number) {
    this.a = [seed, seed, seed];
    this.b = [seed, seed, seed];
  }

  /** In (0, 1). Every product is below 2^53 and so exact. */
  uniform(): number {
    const { a, b } = this;
    let p = (1403580 * a[1]! - 810728 * a[0]!) % M1;
    if (p < 0) p += M1;
    a.shift();
    a.push(p);
    let q = (527612 * b[2]! - 1370589 * b[0]!) % M2;
    if (q < 0) q += M2;
    b.shift();
    b.push(q);
    return (p > q ? p - q : p - q + M1) * NORM;
  }
}
