// The Internet checksum (RFC 1071): the one's complement of the one's complement sum of 16-bit words, the first byte of a
// word being the higher. IPv4 has it over its header (RFC 791 3.1), TCP over pseudo-header, header and payload (RFC 9293 3.1).

/**
 * Adds the words of a part to a sum. An odd byte at the end counts as the higher half of a word whose other half is 0, so
 * only the last part may be odd.
 * @returns a sum that is not folded yet; exact for all that fits into one IPv4 datagram
 */
export function sumOfWords(bytes: Uint8Array, sum = 0): number {
  const even = bytes.length & ~1;
  let total = sum;
  for (let at = 0; at < even; at += 2) total += (bytes[at]! << 8) | bytes[at + 1]!;
  if (bytes.length > even) total += bytes[even]! << 8;
  return total;
}

/** The checksum as it stands in a header, 0 to 65535. */
export function checksumOf(sum: number): number {
  let folded = sum;
  while (folded > 0xffff) folded = (folded & 0xffff) + Math.floor(folded / 0x10000);
  return ~folded & 0xffff;
}
