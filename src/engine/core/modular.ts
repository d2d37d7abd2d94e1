// Arithmetic modulo numbers below 2^32, in doubles, exactly. Only for jumping ahead in random streams.

/** Three by three, row by row. */
export type Matrix = readonly number[];
type Triple = [number, number, number];

/** a * b modulo m for whole a, b < m < 2^32: b in two halves, so that no product passes 2^53. */
function multiplyMod(a: number, b: number, m: number): number {
  const high = Math.floor(b / 65536);
  const low = b - high * 65536;
  return (((a * high) % m) * 65536 + a * low) % m;
}

export function multiplyVector(matrix: Matrix, vector: Triple, m: number): Triple {
  const row = (r: number): number =>
    (multiplyMod(matrix[r * 3]!, vector[0], m) +
      multiplyMod(matrix[r * 3 + 1]!, vector[1], m) +
      multiplyMod(matrix[r * 3 + 2]!, vector[2], m)) %
    m;
  return [row(0), row(1), row(2)];
}

export function multiplyMatrices(a: Matrix, b: Matrix, m: number): Matrix {
  const column = (c: number): Triple => multiplyVector(a, [b[c]!, b[c + 3]!, b[c + 6]!], m);
  const [x, y, z] = [column(0), column(1), column(2)];
  return [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]];
}
