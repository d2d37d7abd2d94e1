// What stands in the payload: the character generator pattern (RFC 864): lines of 72 of the 95 printable ASCII characters,
// each line beginning one character later. Where in it a segment begins is where it begins in the stream, so a segment
// that is sent again carries the same bytes.

const CHARACTERS = 95;
const SPACE = 0x20;
const LINE = 72;
const ENDED_LINE = LINE + 2;
const PERIOD = CHARACTERS * ENDED_LINE;

const PATTERN = Uint8Array.from({ length: PERIOD }, (_, at) => {
  const column = at % ENDED_LINE;
  if (column >= LINE) return column === LINE ? 0x0d : 0x0a;
  return SPACE + ((Math.floor(at / ENDED_LINE) + column) % CHARACTERS);
});

/** Bytes of a stream. @param from of the first, from 0 */
export function payloadAt(from: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = from % PERIOD;
  for (let done = 0; done < length; at = 0) {
    const piece = PATTERN.subarray(at, at + Math.min(PERIOD - at, length - done));
    bytes.set(piece, done);
    done += piece.length;
  }
  return bytes;
}
