// The times and sizes of a half-duplex Ethernet, as two worlds have them: ns-2's LAN (mac-802_3.cc), the reference of
// papers P0 and P1, and IEEE 802.3 (clauses 3 and 4). What differs is here as data, never an `if` in the medium.

import { ParameterError } from '../core/errors.ts';
import type { Nanos } from '../core/time.ts';
import type { BitsPerSecond, Bytes } from '../core/units.ts';

export interface MediumTiming {
  readonly name: 'ns-2' | 'ieee';
  /** What goes before the first bit of a frame that counts. */
  readonly preambleBytes: Bytes;
  /** Header and check sequence around a packet. */
  readonly overheadBytes: Bytes;
  /** Shorter frames are padded. */
  readonly minFrameBytes: Bytes;
  /** In bit times: 51.2 us, 9.6 us and 3.2 us at 10 Mb/s. */
  readonly slotBits: number;
  readonly interFrameGapBits: number;
  readonly jamBits: number;
  /** A frame is abandoned after this many attempts. */
  readonly attemptLimit: number;
  /** The range of the back-off doubles at most this many times. */
  readonly backoffLimit: number;
  /**
   * From where the slots of a back-off are counted: from the end of the gap that follows the collision (ns-2), or from the
   * end of the jam (IEEE 802.3 4.2.3.2.5).
   */
  readonly backoffBegins: 'after-gap' | 'after-jam';
}

const ns2: MediumTiming = {
  name: 'ns-2',
  preambleBytes: 0,
  overheadBytes: 14,
  minFrameBytes: 64,
  slotBits: 512,
  interFrameGapBits: 96,
  jamBits: 32,
  attemptLimit: 16,
  backoffLimit: 10,
  backoffBegins: 'after-gap',
};

export const MEDIUM_TIMINGS = {
  'ns-2': ns2,
  ieee: { ...ns2, name: 'ieee', preambleBytes: 8, overheadBytes: 18, backoffBegins: 'after-jam' },
} as const satisfies Record<MediumTiming['name'], MediumTiming>;

/** Bytes of the frame that carries a packet: what P0 and P1 count as traffic. */
export const frameBytes = (timing: MediumTiming, packetBytes: Bytes): Bytes =>
  Math.max(timing.minFrameBytes, packetBytes + timing.overheadBytes);

/** So many bits at a rate, whole ns. */
export const bitTime = (bits: number, rate: BitsPerSecond): Nanos => Math.floor((bits * 1e9) / rate);

/**
 * A collision must reach every sender while it still sends (IEEE 802.3 4.2.3.2.3): out and back within a slot.
 * @throws ParameterError if the bus is longer than that
 */
export function checkLength(timing: MediumTiming, rate: BitsPerSecond, propagation: Nanos): void {
  const slot = bitTime(timing.slotBits, rate);
  if (2 * propagation <= slot) return;
  throw new ParameterError(
    'bus-too-long',
    `A signal needs ${propagation} ns along this bus, and back within a slot of ${slot} ns.`,
    'Use a shorter bus or a lower rate.',
  );
}
