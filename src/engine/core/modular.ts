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

/** a * b modulo m for whole a, b < m < 2^32: b in two halves, so that no product passes 2^53. */
function multiplyMod(a: number, b: number, m: number): number {
  const high = Math.floor(b / 65536);
  const low = b - high * 65536;
  return remainder(remainder(a * high, m) * 65536 + a * low, m);
}

export function multiplyVector(matrix: Matrix, vector: Triple, m: number): Triple {
  return [rowTimes(matrix, 0, vector, m), rowTimes(matrix, 3, vector, m), rowTimes(matrix, 6, vector, m)];
}

function rowTimes(matrix: Matrix, row: number, vector: Triple, m: number): number {
  const first = multiplyMod(matrix[row]!, vector[0], m);
  const second = multiplyMod(matrix[row + 1]!, vector[1], m);
  return (first + second + multiplyMod(matrix[row + 2]!, vector[2], m)) % m;
}

export function multiplyMatrices(a: Matrix, b: Matrix, m: number): Matrix {
  const column = (c: number): Triple => multiplyVector(a, [b[c]!, b[c + 3]!, b[c + 6]!], m);
  const [x, y, z] = [column(0), column(1), column(2)];
  return [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]];
}
