// What Wireshark says of a capture, by its reader without a window, where this machine has it.

import { execFileSync } from 'node:child_process';
import { findTshark, NO_TSHARK } from '../../build/find-tshark.mjs';

const tshark = findTshark();
if (tshark === undefined) console.warn(NO_TSHARK);

export const hasTshark = tshark !== undefined;

/** As Wireshark numbers what it found: the status of a checksum that is right, and the highest severity below an error. */
export const GOOD = '1';
export const WARNING = 6291456;

/** It computes them only where it is asked to. */
const CHECKS = ['ip.check_checksum:TRUE', 'tcp.check_checksum:TRUE', 'eth.check_fcs:TRUE'];

/** @param args as tshark has them, besides the name of the file */
export const wiresharkSays = (file: string, args: readonly string[]): string =>
  execFileSync(tshark!, ['-r', file, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/**
 * Of every frame the fields that are asked for: empty where it has none, with commas between where it has several.
 * @param options such as filters
 */
export function wiresharkFrames<Field extends string>(
  file: string,
  fields: readonly Field[],
  options: readonly string[] = [],
): readonly Readonly<Record<Field, string>>[] {
  const checks = CHECKS.flatMap((each) => ['-o', each]);
  const shape = ['-T', 'fields', '-E', 'separator=/t', '-E', 'occurrence=a'];
  const wanted = fields.flatMap((field) => ['-e', field]);
  return wiresharkSays(file, [...options, ...shape, ...checks, ...wanted])
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'))
    .map(
      (values) =>
        Object.fromEntries(fields.map((field, index) => [field, values[index] ?? ''])) as Record<Field, string>,
    );
}
