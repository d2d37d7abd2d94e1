// Arithmetic modulo numbers below 2^32, in doubles, exactly. For random streams.

/** Three by three, row by row. */
export type Matrix = readonly number[];
type Triple = [number, number, number];

/**
 * x modulo m, 0 or more, for whole |x| < 2^53. What `%` does, five times as quickly: a rounded quotient is at most one too
 * large.
 */
export const remainder = (x: number, m: number): number => {
  const rest = x - Math.floor(x / m) * m;
  return rest < 0 ? rest + m : rest;
};

export function multiplyVector(matrix: Matrix, vector: Triple, m: number): Triple {
  return [rowTimes(matrix, 0, vector, m), rowTimes(matrix, 3, vector, m), rowTimes(matrix, 6, vector, m)];
}

/** The vector in halves of 16 bits, so that no sum passes 2^53: two remainders for three products. */
function rowTimes(matrix: Matrix, row: number, vector: Triple, m: number): number {
  let high = 0;
  let low = 0;
  for (let i = 0; i < 3; i++) {
    const upper = Math.floor(vector[i]! / 65536);
    high += matrix[row + i]! * upper;
    low += matrix[row + i]! * (vector[i]! - upper * 65536);
  }
  return remainder(remainder(high, m) * 65536 + low, m);
}

export function multiplyMatrices(a: Matrix, b: Matrix, m: number): Matrix {
  const column = (c: number): Triple => multiplyVector(a, [b[c]!, b[c + 3]!, b[c + 6]!], m);
  const [x, y, z] = [column(0), column(1), column(2)];
  return [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]];
}
