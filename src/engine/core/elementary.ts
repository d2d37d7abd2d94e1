// Logarithm, exponential, power and cube root by `+ - * /` and square root alone, which agree to the last bit in every JavaScript
// engine; the native Math functions do not. A port of FreeBSD's msun (e_log.c, e_exp.c, e_pow.c, s_cbrt.c), compared with @stdlib's
// port of the same in the tests. Left out on purpose: powers of what is not positive, and exponents beyond 2^31.
//
// Copyright (C) 1993, 2004 by Sun Microsystems, Inc. All rights reserved. Permission to use, copy, modify, and distribute
// this software is freely granted, provided that this notice is preserved.

const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
/** 2^-28: e^x is 1 + x. */
const TINY = 3.725290298461914e-9;
const SIGNIFICAND = 0x000fffff;
const ONE = 0x3ff00000;
const LEAST_NORMAL = 0x00100000;
const SMALLEST_NORMAL = 2.2250738585072014e-308;

/** A double, and the same bits in two words. Longer than one, because V8 keeps short columns in its heap (memory.ts). */
const double = new Float64Array(16);
const words = new Int32Array(double.buffer);
double[0] = 1;
/** Where its high word is on this machine. */
const HIGH = words[0] === 0 ? 1 : 0;

function highWord(x: number): number {
  double[0] = x;
  return words[HIGH]!;
}

/** The double of this high word and a low word of 0. By arithmetic, all of it exact: two words just written are slow to read as one. */
function ofHighWord(high: number): number {
  const exponent = (high >>> 20) & 0x7ff;
  const significand = high & SIGNIFICAND;
  const size = exponent === 0 ? significand * twoTo(-1042) : (significand | LEAST_NORMAL) * twoTo(exponent - 1043);
  return high < 0 ? -size : size;
}

const withoutLowWord = (x: number): number => ofHighWord(highWord(x));

/** All powers of two that are doubles, looked up for the same reason. */
const LEAST_POWER = -1074;
const POWERS = powersOfTwo();

/** 2^n for n from -1074 to 1023. */
const twoTo = (n: number): number => POWERS[n - LEAST_POWER]!;

function powersOfTwo(): Float64Array {
  const powers = new Float64Array(1023 - LEAST_POWER + 1);
  for (let place = 0, power = Number.MIN_VALUE; place < powers.length; place++, power *= 2) powers[place] = power;
  return powers;
}

/** x * 2^n, rounded once. */
function scale(x: number, n: number): number {
  if (n > 1023) return x * twoTo(1023) * twoTo(n - 1023);
  return n < -1021 ? x * twoTo(n + 54) * twoTo(-54) : x * twoTo(n);
}

/** Natural logarithm: x = 2^k (1 + f) with 1 + f about 1, then a series in f / (2 + f). */
export function ln(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x;
  const isTiny = x < SMALLEST_NORMAL;
  const normal = isTiny ? x * 18014398509481984 : x;
  const word = highWord(normal);
  const high = word & SIGNIFICAND;
  const exponent = (word >> 20) - 1023 + (((high + 0x95f64) & LEAST_NORMAL) >> 20);
  const k = isTiny ? exponent - 54 : exponent;
  const f = normal * twoTo(-exponent) - 1;
  if ((SIGNIFICAND & (2 + high)) < 3) {
    if (f === 0) return k === 0 ? 0 : k * LN2_HIGH + k * LN2_LOW;
    const rest = f * f * (0.5 - 0.3333333333333333 * f);
    return k === 0 ? f - rest : k * LN2_HIGH - (rest - k * LN2_LOW - f);
  }
  const s = f / (2 + f);
  const z = s * s;
  const w = z * z;
  const odd = w * (0.3999999999940942 + w * (0.22222198432149784 + w * 0.15313837699209373));
  const even = z * (0.6666666666666735 + w * (0.2857142874366239 + w * (0.1818357216161805 + w * 0.14798198605116586)));
  const series = even + odd;
  if (((high - 0x6147a) | (0x6b851 - high)) > 0) {
    const half = 0.5 * f * f;
    return k === 0 ? f - (half - s * (half + series)) : k * LN2_HIGH - (half - (s * (half + series) + k * LN2_LOW) - f);
  }
  return k === 0 ? f - s * (f - series) : k * LN2_HIGH - (s * (f - series) - k * LN2_LOW - f);
}

/** The series both exponentials use, in the square of what is left of the exponent. */
const evenTerms = (t: number): number =>
  0.16666666666666602 +
  t * (-0.0027777777777015593 + t * (6.613756321437934e-5 + t * (-1.6533902205465252e-6 + t * 4.1381367970572385e-8)));

/** e^x: x = k ln 2 + r with |r| at most half of ln 2. */
export function exp(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x > 709.782712893384) return Number.POSITIVE_INFINITY;
  // Below the smallest double.
  if (x < -744.440071921381) return 0;
  if (x > -TINY && x < TINY) return 1 + x;
  const k = Math.trunc(Math.LOG2E * x + (x < 0 ? -0.5 : 0.5));
  const high = x - k * LN2_HIGH;
  const low = k * LN2_LOW;
  const r = high - low;
  const t = r * r;
  const c = r - t * evenTerms(t);
  return scale(1 - (low - (r * c) / (2 - c) - high), k);
}

/** x^y for a positive finite x and |y| at most 2^31. */
export function pow(x: number, y: number): number {
  const easy = easyPower(x, y);
  if (easy !== undefined) return easy;
  setLog2(x);
  const yHigh = withoutLowWord(y);
  const low = (y - yHigh) * log2[0]! + y * log2[1]!;
  const high = yHigh * log2[0]!;
  const sum = low + high;
  if (sum > 1024 || (sum === 1024 && low + 8.008566259537294e-17 > sum - high)) return Number.POSITIVE_INFINITY;
  if (sum < -1075 || (sum === -1075 && low <= sum - high)) return 0;
  return twoToSum(highWord(sum), high, low);
}

/** Powers without a logarithm. */
function easyPower(x: number, y: number): number | undefined {
  if (y === 0 || x === 1) return 1;
  if (y === 1) return x;
  if (y === -1) return 1 / x;
  if (y === 0.5) return Math.sqrt(x);
  if (y === -0.5) return 1 / Math.sqrt(x);
  if (y === 2) return x * x;
  if (y === 3) return x * x * x;
  if (y === 4) return x * x * (x * x);
  return undefined;
}

/** log2 of a number, as what 32 bits hold of it and the rest. */
const log2 = new Float64Array(16);

/** Sets `log2`: x = 2^n times 1 or 1.5 times nearly 1. */
function setLog2(x: number): void {
  const isTiny = x < SMALLEST_NORMAL;
  const normal = isTiny ? x * 9007199254740992 : x;
  const word = highWord(normal);
  const high = word & SIGNIFICAND;
  // Within a square root of 1, of 1.5, or of 2.
  const isUpper = high >= 0xbb67a;
  const k = high > 0x3988e && !isUpper ? 1 : 0;
  const n = (word >> 20) - 1023 - (isTiny ? 53 : 0) + (isUpper ? 1 : 0);
  const exponent = (high | ONE) - (isUpper ? LEAST_NORMAL : 0);
  const a = normal * twoTo((exponent >> 20) - (word >> 20));
  const base = k === 1 ? 1.5 : 1;
  const u = a - base;
  const v = 1 / (a + base);
  const s = u * v;
  const sHigh = withoutLowWord(s);
  const tHigh = ofHighWord(((exponent >> 1) | 0x20000000) + 0x00080000 + (k << 18));
  const sLow = v * (u - sHigh * tHigh - sHigh * (a - (tHigh - base)));
  const s2 = s * s;
  const rest = s2 * s2 * oddTerms(s2) + sLow * (sHigh + s);
  const square = sHigh * sHigh;
  const sumHigh = withoutLowWord(3 + square + rest);
  const p = sHigh * sumHigh;
  const q = sLow * sumHigh + (rest - (sumHigh - 3 - square)) * s;
  const pHigh = withoutLowWord(p + q);
  const zHigh = 0.9617967009544373 * pHigh;
  const zLow =
    -7.028461650952758e-9 * pHigh + (q - (pHigh - p)) * 0.9617966939259756 + (k === 1 ? 1.350039202129749e-8 : 0);
  const ofBase = k === 1 ? 0.5849624872207642 : 0;
  log2[0] = withoutLowWord(zHigh + zLow + ofBase + n);
  log2[1] = zLow - (log2[0] - n - ofBase - zHigh);
}

const oddTerms = (t: number): number =>
  0.5999999999999946 +
  t *
    (0.4285714285785502 +
      t * (0.33333332981837743 + t * (0.272728123808534 + t * (0.23066074577556175 + t * 0.20697501780033842))));

/** 2^(high + low), given the high word of the sum. */
function twoToSum(sumWord: number, high: number, low: number): number {
  const magnitude = sumWord & 0x7fffffff;
  let n = 0;
  let fraction = high;
  if (magnitude > 0x3fe00000) {
    // The nearest whole number goes into the exponent.
    const rounded = sumWord + (LEAST_NORMAL >> ((magnitude >> 20) - 1023 + 1));
    const exponent = ((rounded & 0x7fffffff) >> 20) - 1023;
    fraction -= ofHighWord(rounded & ~(SIGNIFICAND >> exponent));
    n = ((rounded & SIGNIFICAND) | LEAST_NORMAL) >> (20 - exponent);
    if (sumWord < 0) n = -n;
  }
  const t = withoutLowWord(low + fraction);
  const u = t * 0.6931471824645996;
  const v = (low - (t - fraction)) * Math.LN2 + t * -1.904654299957768e-9;
  const z = u + v;
  const w = v - (z - u);
  const square = z * z;
  const r = z - square * evenTerms(square);
  return scale(1 - ((z * r) / (r - 2) - (w + z * w) - z), n);
}

/** Cube root of a number that is 0, or positive and normal. */
export function cubeRoot(x: number): number {
  if (x === 0) return 0;
  // A third of the exponent for 5 bits, a polynomial for 23, rounded away from zero to so many, then one step of Newton's.
  const rough = ofHighWord(Math.floor(highWord(x) / 3) + 0x2a9f7893);
  const error = rough * rough * (rough / x);
  const low = 1.87595182427177 + error * (-1.8849797954337717 + error * 1.6214297201053545);
  const high = error * error * error * (-0.758397934778766 + error * 0.14599619288661245);
  const t = roundedTo23(rough * (low + high));
  const quotient = x / (t * t);
  return t + t * ((quotient - t) / (t + t + quotient));
}

/** Bits from the 24th on to the nearest, half of them up. */
function roundedTo23(x: number): number {
  double[0] = x;
  const low = words[1 - HIGH]!;
  words[HIGH] = words[HIGH]! + (low < 0 ? 1 : 0);
  words[1 - HIGH] = (low + 0x80000000) & 0xc0000000;
  return double[0];
}
