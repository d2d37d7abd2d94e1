// The verdict on a trace: first with the engine as it is, and where that parts with ns-2's own clock and links around the engine's
// endpoints. If these agree to the end, what parted was two things at one instant, or a time cut to whole nanoseconds, and no rule.

import type { Verdict } from '../format.ts';
import type { P2pCase } from './case.ts';
import { firstDifference, type Line } from './compare.ts';
import { engineWorld, nsWorld, type World } from './worlds.ts';

type Traced = Pick<P2pCase, 'expected' | 'name' | 'simulated_s'>;

/** @param oursIn our trace of the case in a world. @param remark what is said behind a verdict that passes */
export function compared(
  reference: Traced,
  theirs: readonly Line[],
  oursIn: (world: World) => Line[],
  remark = '',
): Verdict {
  const { name, simulated_s } = reference;
  const own = differenceOf(reference, oursIn(engineWorld(simulated_s)), theirs);
  if (own.words === undefined) return { name, passed: true, detail: `${own.events} events equal${remark}` };
  const world = nsWorld(simulated_s);
  const ns = differenceOf(reference, oursIn(world), theirs);
  if (ns.words !== undefined) {
    const again = ns.words === own.words ? '' : `; with ns-2's clock, too: ${ns.words}`;
    return { name, passed: false, detail: `${own.words}${again}` };
  }
  const cause = world.closeCall?.(own.time) ?? 'by what has no name';
  const detail = `${ns.events} events equal with ns-2's clock; ours parts at ${own.words}: ${cause}${remark}`;
  return { name, passed: true, detail, only: "with ns-2's clock" };
}

function differenceOf(reference: Traced, ours: readonly Line[], theirs: readonly Line[]) {
  const found = firstDifference(isRaw(theirs) ? raw(ours) : ours, theirs);
  const words = found === undefined ? finalDifference(reference, ours) : `line ${found.line}: ${found.words}`;
  return { words, events: ours.length, time: found?.time ?? reference.simulated_s };
}

/** As the script for ns-2 writes it, without the timeouts and what the timer would be set to. */
const raw = (lines: readonly Line[]): Line[] =>
  lines.filter(([, event]) => event !== 'T').map((line) => line.slice(0, RAW_COLUMNS));
const isRaw = (lines: readonly Line[]): boolean => lines.find(([, event]) => event === 'V')?.length === RAW_COLUMNS;
const RAW_COLUMNS = 13;

/** What the file says of the end, if it says anything. */
function finalDifference(reference: Pick<P2pCase, 'expected'>, ours: readonly Line[]): string | undefined {
  for (const [flow, final] of Object.entries(reference.expected.final)) {
    const mine = ours.filter((line) => line[2] === flow);
    const count = (event: string): number => mine.filter((line) => line[1] === event).length;
    const found = {
      ndatapack: count('S'),
      nrexmitpack: mine.filter((line) => line[1] === 'S' && line[4] === '1').length,
      nackpack: count('A'),
      ntimeouts: count('T'),
      // No ACK at all is -1, as in ns-2.
      ack: mine.reduce((most, line) => (line[1] === 'A' ? Math.max(most, Number(line[3])) : most), -1),
    };
    for (const [name, value] of Object.entries(found)) {
      if (final[name] !== undefined && final[name] !== value) {
        return `flow ${flow}: ${name} expected ${final[name]}, got ${value}`;
      }
    }
  }
  return undefined;
}
