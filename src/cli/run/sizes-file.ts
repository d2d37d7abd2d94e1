// Sizes of responses from a file (`--sizes`): one in each line, in packets or with a unit in bytes; each is as likely as
// the others. Empty lines and lines that begin with `#` are passed over.

import { readQuantity } from '../../scenarios/kit/read-quantity.ts';
import { fileProblem, readAtMost } from '../../verify/files.ts';
import { UsageError } from '../usage-error.ts';

/**
 * Whole packets, at least 1 each.
 * @param segmentBytes payload of a packet, for sizes in bytes
 * @throws UsageError that names the line
 */
export function sizesFromFile(path: string, segmentBytes: number): number[] {
  const sizes: number[] = [];
  for (const [index, line] of linesOf(path).entries()) {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    const size = packetsOf(text, segmentBytes);
    if (size === undefined) {
      throw new UsageError(
        `${path}, line ${index + 1}: "${shortened(text)}" is no size; write packets (12) or bytes (12KB).`,
      );
    }
    sizes.push(size);
  }
  if (sizes.length === 0) throw new UsageError(`${path} holds no size; write one in each line.`);
  return sizes;
}

/** Millions of sizes; bytes. */
const MOST_BYTES = 16_000_000;

function linesOf(path: string): string[] {
  try {
    return readAtMost(path, MOST_BYTES)
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .split('\n');
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${fileProblem(error)}.`);
  }
}

function packetsOf(text: string, segmentBytes: number): number | undefined {
  const isPackets = /^\d+$/.test(text);
  const reading = readQuantity(text, isPackets ? 'packets' : 'size');
  if ('problem' in reading) return undefined;
  const packets = isPackets ? reading.value : Math.ceil(reading.value / segmentBytes);
  const hasUnit = isPackets || /[a-z]$/i.test(text);
  return hasUnit && Number.isSafeInteger(packets) && packets > 0 ? packets : undefined;
}

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
