// The average windows of RFC 9438 section 5 as goodput: a sender alone, and one packet lost of every 1/p.

import type { Nanos } from '../engine/core/time.ts';
import type { BitsPerSecond } from '../engine/core/units.ts';

/** A segment of 1460 bytes of data. */
const SEGMENT_BITS = 1460 * 8;

/** AIMD(1, 0.5), segments: sqrt(3 / (2 p)). */
const renoWindow = (p: number): number => Math.sqrt(1.5 / p);

/** Equation (5) with C = 0.4: 1.054 (RTT / p)^(3/4), RTT in seconds; Reno's where that is larger (4.3). */
const cubicWindow = (rtt: Nanos, p: number): number => Math.max(renoWindow(p), 1.054 * (rtt / 1e9 / p) ** 0.75);

const goodputOf = (segments: number, rtt: Nanos): BitsPerSecond => (segments * SEGMENT_BITS * 1e9) / rtt;

export const renoGoodput = (rtt: Nanos, p: number): BitsPerSecond => goodputOf(renoWindow(p), rtt);

export const cubicGoodput = (rtt: Nanos, p: number): BitsPerSecond => goodputOf(cubicWindow(rtt, p), rtt);
