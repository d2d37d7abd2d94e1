// The frame check sequence of Ethernet: CRC-32 (IEEE 802.3 3.2.9), computed bit by bit from the lowest of each byte, so the
// polynomial 0x04C11DB7 stands here mirrored. Sent with its lowest byte first.

const MIRRORED = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ MIRRORED : rest >>> 1;
  return rest;
});

/** 0 to 2^32 - 1. */
export function crc32(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = TABLE[(rest ^ byte) & 0xff]! ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}
