// House units beside time: size in bytes, rate in bits per second, probability from 0 to 1.
// Border constructors carry the unit, so that no scenario holds a bare number.

export type Bytes = number;
export type BitsPerSecond = number;

export const kbps = (value: number): BitsPerSecond => Math.round(value * 1e3);
export const Mbps = (value: number): BitsPerSecond => Math.round(value * 1e6);
export const Gbps = (value: number): BitsPerSecond => Math.round(value * 1e9);

/** What a gauge counts in. The page words and scales it; the engine never formats. */
export type Unit = 'packets' | 'cells' | 'bytes' | 'segments' | 'ns' | 'count';
