// A window in segments, to a tenth, the rest cut off: 20, 13.4. TCP does not use part of a segment.

export const wholeTenths = (segments: number): number => Math.floor(10 * segments + 1e-6) / 10;
