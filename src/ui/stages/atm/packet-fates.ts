// What became of the packets that came to the switch, as far as it is known at a time: carried whole, refused (or but for their header), or dead
// freight since one of its cells was lost. And which of two shades its cells have, so that packets that follow each other in the
// buffer can be told apart.

import { bisectLeft } from 'd3-array';
import type { PacketLog } from '../../../record/logs.ts';
import { memoBy } from '../../../record/memo.ts';
import type { Mark, RunRecord } from '../../../record/record.ts';

/** How the cells of a packet look. `first`: of the first sender; `other`: of any other one; `unknown`: nobody knows whose. */
export const LOOK = { first: 0, firstSoft: 1, other: 2, otherSoft: 3, dead: 4, refused: 5, unknown: 6 } as const;
/** How many there are of cells whose packet is known. */
export const LOOKS = 6;

const NONE = { refused: [], dead: [] };

interface Fates {
  /** When packets were refused, and when they lost their first cell (or were glued to another). */
  readonly refused: number[];
  readonly dead: number[];
}

export class PacketFates {
  private readonly flows = new Map<number, Fates>();

  constructor(marks: readonly Mark[]) {
    for (const { kind, at, flow } of marks) {
      if (kind === 'refuse' || kind === 'trim') this.of(flow).refused.push(at);
      else if (kind === 'cut' || kind === 'glue') this.of(flow).dead.push(at);
    }
  }

  private of(flow: number): Fates {
    const fates = this.flows.get(flow) ?? { refused: [], dead: [] };
    this.flows.set(flow, fates);
    return fates;
  }

  /** How the cells of an adapter's row look at a time. */
  look(flow: number, packets: PacketLog, row: number, now: number): number {
    const { refused, dead } = this.flows.get(flow) ?? NONE;
    const from = row > 0 ? packets.arrivesAt[row - 1]! : 0;
    const to = packets.arrivesAt[row]!;
    if (happened(dead, from, to, now)) return LOOK.dead;
    if (happened(refused, from, to, now)) return LOOK.refused;
    // Refused packets lie between no two others in the buffer.
    const soft = (row - bisectLeft(refused, from)) & 1;
    return (flow === 0 ? LOOK.first : LOOK.other) + soft;
  }
}

/** While the packet's cells came in, [from, to), and not after now. */
function happened(times: readonly number[], from: number, to: number, now: number): boolean {
  const first = times[bisectLeft(times, from)];
  return first !== undefined && first < to && first <= now;
}

const fatesIn = memoBy((marks: readonly Mark[]) => new PacketFates(marks));

/** Worked out again only when marks have come. */
export const fatesOf = ({ marks }: Pick<RunRecord, 'marks'>): PacketFates => fatesIn(marks);
