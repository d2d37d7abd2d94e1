// What one page costs, from the settings alone: its bits on the bus, and how long it takes while no other station sends. Only
// for turning a wanted utilisation into think times and request rates; the run measures what really comes of it. Losses
// and retransmissions are left out.

import { exp, ln, pow } from '../../engine/core/elementary.ts';
import type { Nanos } from '../../engine/core/time.ts';
import { frameBytes } from '../../engine/ethernet/timing.ts';
import { TCP_HEADER, timingOf } from './framing.ts';
import type { LanValues } from './settings.ts';

/** Of the bus while data and their ACKs keep it busy: one collision per data frame (measured, 0.69 to 0.73). */
const TCP_SHARE = 0.72;

const frameBits = (params: LanValues, packet: number): number => 8 * frameBytes(timingOf(params), packet);

/** Mean packets of one response: each size is rounded up to whole packets, at least 1, at most `cap`. */
export function meanPackets(params: LanValues): number {
  const { mean, cap } = params;
  if (params.sizes !== undefined) return meanOfList(params.sizes, cap);
  if (params.dist === 'constant') return Math.min(cap, Math.max(1, Math.ceil(mean)));
  let sum = 1;
  // One by one while they are few, then in blocks by the middle of each: within 0.1 % of the whole sum.
  for (let packets = 1, width: number; packets < cap; packets += width) {
    width = Math.min(cap - packets, Math.max(1, Math.floor(packets / 16)));
    sum += width * shareAbove(packets + (width - 1) / 2, params);
  }
  return sum;
}

/** Of sizes from a file, packets with commas between. */
function meanOfList(list: string, cap: number): number {
  const sizes = list.split(',').map((size) => Math.min(cap, Number(size)));
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}

/** Probability that a size, before rounding, is more than `packets` (at least 1). */
function shareAbove(packets: number, params: LanValues): number {
  const { mean, shape, sigma } = params;
  switch (params.dist) {
    case 'pareto': {
      const smallest = (mean * (shape - 1)) / shape;
      return packets <= smallest ? 1 : pow(smallest / packets, shape);
    }
    case 'lognormal':
      return normalAbove((ln(packets / mean) + (sigma * sigma) / 2) / sigma);
    case 'exponential':
    case 'constant':
      return exp(-packets / mean);
  }
}

/** Probability that a standard normal variable is more than z; within 1e-5 (Abramowitz and Stegun 26.2.16). */
function normalAbove(z: number): number {
  if (z < 0) return 1 - normalAbove(-z);
  const t = 1 / (1 + 0.33267 * z);
  return (exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * t * (0.4361836 + t * (-0.1201676 + t * 0.937298));
}

/**
 * Bits of all frames of one page: the request, the responses, their ACKs, and the SYNs of new connections. Behind a switch those
 * that the server sends: they have a cable of their own.
 */
export function pageBits(params: LanValues): number {
  const { par, mss } = params;
  if (params.mac === 'switch') {
    const short = frameBits(params, TCP_HEADER);
    const opening = params.conn === 'new' ? short : 0;
    return short + opening + par * (meanPackets(params) * frameBits(params, mss + TCP_HEADER) + opening);
  }
  const segment = frameBits(params, mss + TCP_HEADER) + frameBits(params, TCP_HEADER);
  const opening = params.conn === 'new' ? 2 * frameBits(params, TCP_HEADER) : 0;
  return segment + opening + par * (meanPackets(params) * segment + opening);
}

/** How long a page takes while no other station sends: round trips to open, to ask and to the last ACK, and the bits as fast as TCP can. */
export function pageTime(params: LanValues): Nanos {
  const { bw, lldelay, prop } = params;
  const roundTrip = 4 * lldelay + 2 * prop;
  const roundTrips = params.conn === 'new' ? 4 : 2;
  const share = params.mac === 'switch' ? 1 : TCP_SHARE;
  return roundTrips * roundTrip + (pageBits(params) * 1e9) / (bw * share);
}
