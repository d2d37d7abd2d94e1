// CRC-32, in the two ways it is sent. The frame check sequence of Ethernet (IEEE 802.3 3.2.9) is computed bit by bit from the lowest
// of each byte, so the polynomial 0x04C11DB7 stands here mirrored, and sent with its lowest byte first.

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

const POLYNOMIAL = 0x04c11db7;

const AAL5_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte << 24;
  for (let bit = 0; bit < 8; bit++) rest = rest < 0 ? (rest << 1) ^ POLYNOMIAL : rest << 1;
  return rest;
});

/** The same polynomial over the bits as AAL5 sends them, the highest of each byte first (ITU-T I.363.5). 0 to 2^32 - 1. */
export function crc32OfAal5(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = AAL5_TABLE[(rest >>> 24) ^ byte]! ^ (rest << 8);
  return ~rest >>> 0;
}
