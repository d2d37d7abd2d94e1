// What a file holds: an object in JSON, or a table; unpacked first if it is packed. Told by its first bytes.

import { gunzipSync } from 'node:zlib';
import { readAtMost } from '../read-at-most.ts';
import { fileProblem, reasonOf } from '../usage-error.ts';
import { type Content, UnreadableCase } from './format.ts';

/** No reference file comes near this; pointing at a video by mistake costs no wait. */
const MOST_BYTES = 256_000_000;

/** Throws an UnreadableCase. */
export function contentOf(path: string): Content {
  const text = textOf(path);
  if (!/^\s*[{[]/.test(text)) return table(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UnreadableCase(`it is not valid JSON (${reasonOf(error)})`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new UnreadableCase('it has no kind');
  return { type: 'json', value: value as Readonly<Record<string, unknown>> };
}

function table(text: string): Content {
  if (text.slice(0, 1000).includes('\0')) throw new UnreadableCase('it is neither JSON nor a table');
  const [head = '', ...lines] = text.split(/\r?\n/);
  return { type: 'table', columns: head.split(',').map((name) => name.trim()), lines };
}

function textOf(path: string): string {
  const bytes = bytesOf(path);
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  try {
    return (isPacked ? gunzipSync(bytes, { maxOutputLength: MOST_BYTES }) : bytes)
      .toString('utf8')
      .replace(/^\ufeff/, '');
  } catch (error) {
    throw new UnreadableCase(`it cannot be unpacked (${reasonOf(error)})`);
  }
}

function bytesOf(path: string): Buffer {
  try {
    return readAtMost(path, MOST_BYTES);
  } catch (error) {
    throw new UnreadableCase(fileProblem(error));
  }
}
