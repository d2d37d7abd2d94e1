// How numbers with units are given to the library: in house units, or in the words that links use.

/** Nanoseconds, or words such as `'200ms'`, `'1.5s'`. */
export type Duration = number | `${number}${'ns' | 'us' | 'ms' | 's'}`;
/** bit/s, or words such as `'10Mbps'`. */
export type Rate = number | `${number}${'bps' | 'kbps' | 'Mbps' | 'Gbps'}`;
/** Bytes, or words such as `'64KB'`. */
export type Size = number | `${number}${'B' | 'KB' | 'MB' | 'GB'}`;
/** From 0 to 1, or words such as `'2pc'` (per cent). */
export type Share = number | `${number}pc`;
