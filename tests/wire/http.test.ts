// Heads of HTTP messages, to the byte, and messages whose length is given.

import { describe, expect, it } from 'vitest';
import { messageAt, requestHead, responseHead, responseHeadWithin } from '../../src/wire/http.ts';
import { payloadAt } from '../../src/wire/payload.ts';

const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

describe('a request', () => {
  it('has a line, its host, and an empty line (RFC 9112 2.1, 3.2)', () => {
    expect(textOf(requestHead('/file-3', 'www.example.com'))).toBe(
      'GET /file-3 HTTP/1.1\r\nHost: www.example.com\r\n\r\n',
    );
    expect(textOf(requestHead('/', 'a', { Accept: '*/*' }))).toBe('GET / HTTP/1.1\r\nHost: a\r\nAccept: */*\r\n\r\n');
  });

  it.each([
    ['file', 'host'],
    ['/a b', 'host'],
    ['/a\r\nX: y', 'host'],
    ['/a', ''],
    ['/가', 'host'],
  ])('%j of %j is refused', (path, host) => {
    expect(() => requestHead(path, host)).toThrow(RangeError);
  });
});

describe('a response', () => {
  it('says how much content follows (RFC 9110 8.6)', () => {
    expect(textOf(responseHead(12)).split('\r\n')).toEqual([
      'HTTP/1.1 200 OK',
      'Content-Type: text/plain; charset=us-ascii',
      'Content-Length: 12',
      '',
      '',
    ]);
  });

  it('of a given length has a head and content that are that long together, whatever the number of digits', () => {
    const shortest = responseHead(0).length;
    expect(responseHeadWithin(shortest - 1)).toBeUndefined();
    const totals = [0, 8, 9, 10, 11, 98, 99, 100, 101, 99_899, 99_999, 100_000, 19_999_900].map((n) => shortest + n);
    for (const total of [...totals, 20_000_000]) {
      const head = responseHeadWithin(total)!;
      const length = Number(/Content-Length: +(\d+)\r\n\r\n$/.exec(textOf(head))![1]);
      expect(head.length + length).toBe(total);
    }
  });

  it('is its head and the pattern behind it, wherever it is cut', () => {
    const head = responseHead(200);
    const whole = messageAt(head, 0, head.length + 200);
    expect(whole).toEqual(Uint8Array.of(...head, ...payloadAt(0, 200)));
    for (const cut of [0, 1, head.length - 1, head.length, head.length + 150]) {
      expect(messageAt(head, cut, 50)).toEqual(whole.slice(cut, cut + 50));
    }
  });
});
