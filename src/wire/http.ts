// HTTP messages (RFC 9110, RFC 9112) as a scenario's requests and replies begin: the lines that ask for something, and those in
// front of what is sent back. What is sent back is the stated pattern (payload.ts), so a message is known to the byte from its
// length alone. All of it is ASCII.

import { payloadAt } from './payload.ts';

/** Line ends of a head, and the empty one that ends it (RFC 9112 2.1). */
const CRLF = '\r\n';

function ascii(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

const headOf = (lines: readonly string[]): Uint8Array => ascii([...lines, '', ''].join(CRLF));

/**
 * A request without content: `GET /file-3 HTTP/1.1`, `Host` (which every request has, RFC 9110 7.2) and further fields.
 * @param path from its first slash on; @param host as people would type it
 * @throws RangeError if one of them has a character that no such line may have
 */
export function requestHead(path: string, host: string, fields: Readonly<Record<string, string>> = {}): Uint8Array {
  const odd = [path, host].find((text) => !/^[!-~]+$/.test(text));
  if (odd !== undefined || !path.startsWith('/')) throw new RangeError(`No request asks ${host} for ${path}.`);
  return headOf([`GET ${path} HTTP/1.1`, `Host: ${host}`, ...fieldLines(fields)]);
}

/** What stands in front of content of so many bytes (RFC 9110 8.6): `HTTP/1.1 200 OK`, type and length. @param length at least 0 */
export const responseHead = (length: number, fields: Readonly<Record<string, string>> = {}): Uint8Array =>
  withLength(`${length}`, fields);

const withLength = (length: string, fields: Readonly<Record<string, string>>): Uint8Array =>
  headOf([
    'HTTP/1.1 200 OK',
    'Content-Type: text/plain; charset=us-ascii',
    ...fieldLines(fields),
    `Content-Length: ${length}`,
  ]);

const fieldLines = (fields: Readonly<Record<string, string>>): string[] =>
  Object.entries(fields).map(([name, value]) => `${name}: ${value}`);

/**
 * The head of a response that is so many bytes long with its content: for models that know one number of bytes for all of it.
 * Where one more digit of the length would make the whole too long, a space in front of it fills up (RFC 9112 5).
 * @returns undefined if the head alone is longer
 */
export function responseHeadWithin(
  total: number,
  fields: Readonly<Record<string, string>> = {},
): Uint8Array | undefined {
  const bare = withLength('', fields).length;
  for (const space of ['', ' ']) {
    for (let digits = 1; bare + space.length + digits <= total; digits++) {
      const length = `${total - bare - space.length - digits}`;
      if (length.length === digits) return withLength(`${space}${length}`, fields);
      if (length.length < digits) break;
    }
  }
  return undefined;
}

/** Bytes of a message: its head, and the pattern behind it. @param from of the first of them in the message, from 0 */
export function messageAt(head: Uint8Array, from: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  const ofHead = head.subarray(from, from + length);
  bytes.set(ofHead);
  bytes.set(payloadAt(Math.max(0, from - head.length), length - ofHead.length), ofHead.length);
  return bytes;
}
