// Arithmetic modulo numbers below 2^32, in doubles, exactly. For random streams.

/** Three by three, column by column. */
export type Matrix = Float64Array;

/**
 * x modulo m, 0 or more, for whole |x| < 2^53. What `%` does, five times as quickly and more: a quotient by the inverse is at
 * most one too large or too small.
 */
export const remainder = (x: number, m: number): number => {
  const rest = x - Math.floor(x * (1 / m)) * m;
  if (rest < 0) return rest + m;
  return rest < m ? rest : rest - m;
};

/** The three numbers that begin at a place become the matrix times them. */
export function multiplyVector(matrix: Matrix, numbers: Float64Array, place: number, m: number): void {
  const [x, y, z] = [numbers[place]!, numbers[place + 1]!, numbers[place + 2]!];
  // In halves of 16 bits, so that no sum passes 2^53: two remainders for three products.
  const [a, b, c] = [Math.floor(x / 65536), Math.floor(y / 65536), Math.floor(z / 65536)];
  for (let row = 0; row < 3; row++) {
    const [p, q, r] = [matrix[row]!, matrix[row + 3]!, matrix[row + 6]!];
    const low = p * (x - a * 65536) + q * (y - b * 65536) + r * (z - c * 65536);
    numbers[place + row] = remainder(remainder(p * a + q * b + r * c, m) * 65536 + low, m);
  }
}

export function multiplyMatrices(a: Matrix, b: Matrix, m: number): Matrix {
  const product = b.slice();
  for (let column = 0; column < 9; column += 3) multiplyVector(a, product, column, m);
  return product;
}
