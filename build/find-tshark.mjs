// Where tshark is, Wireshark's reader without a window, and how to get one: TSHARK_PATH, then an installed one;
// `provideTshark` goes on to install one where that is the way of the machine. Nothing is installed by looking.

import { delimiter, join } from 'node:path';
import { isExecutable, isRootOnDebian, run } from './programs.mjs';

export const NO_TSHARK =
  'THE TESTS OF CAPTURES BY WIRESHARK ARE SKIPPED: there is no tshark (set TSHARK_PATH, or install Wireshark or tshark).';

/**
 * The path of tshark, or undefined. Throws if TSHARK_PATH is set and is no program.
 * @returns {string | undefined}
 */
export function findTshark() {
  const wanted = process.env['TSHARK_PATH'];
  if (wanted) {
    if (isExecutable(wanted)) return wanted;
    throw new Error(`TSHARK_PATH is ${wanted}, which is not a program that can be run.`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const places = folders.flatMap((folder) => ['tshark', 'tshark.exe'].map((name) => join(folder, name)));
  return [...places, '/Applications/Wireshark.app/Contents/MacOS/tshark'].find(isExecutable);
}

/**
 * The path of tshark, installing one if there is none; undefined if that fails too.
 * @returns {string | undefined}
 */
export function provideTshark() {
  const found = findTshark();
  if (found) return found;
  if (isRootOnDebian() && run('apt-get', ['update', '-q'])) {
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'tshark']);
  }
  return findTshark();
}
