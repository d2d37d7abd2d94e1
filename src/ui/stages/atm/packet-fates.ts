// What became of the packets that came to the switch, as far as it is known at a time: carried whole, refused, or dead freight
// since one of its cells was lost. And which of two shades its cells have, so that packets that follow each other in the
// buffer can be told apart. Reads the record's marks as they come in.

import { bisectLeft } from 'd3-array';
import type { FlightSeries, Mark, RunRecord } from '../../../record/record.ts';

/** How the cells of a packet look. `first`: of the first sender; `other`: of any other one. */
export const LOOK = { first: 0, firstSoft: 1, other: 2, otherSoft: 3, dead: 4, refused: 5 } as const;
export const LOOKS = 6;

interface Fates {
  /** When packets were refused, and when they lost their first cell (or were glued to another). */
  readonly refused: number[];
  readonly dead: number[];
}

export class PacketFates {
  private flows: Fates[] = [];
  private run = Number.NaN;
  private seen: readonly Mark[] = [];

  /** To be told of every frame; costs something only when marks have come. */
  read({ run, marks, layout }: RunRecord): void {
    if (run === this.run && marks === this.seen) return;
    this.run = run;
    this.seen = marks;
    this.flows = layout.flows.map(() => ({ refused: [], dead: [] }));
    for (const { kind, at, flow } of marks) {
      if (kind === 'refuse') this.flows[flow]?.refused.push(at);
      else if (kind === 'cut' || kind === 'glue') this.flows[flow]?.dead.push(at);
    }
  }

  /** How the cells of an adapter's row look at a time. */
  look(flow: number, packets: FlightSeries, row: number, now: number): number {
    const { refused, dead } = this.flows[flow]!;
    const from = row > 0 ? packets.arrivesAt[row - 1]! : 0;
    const to = packets.arrivesAt[row]!;
    if (happened(dead, from, to, now)) return LOOK.dead;
    if (happened(refused, from, to, now)) return LOOK.refused;
    // Refused packets lie between no two others in the buffer.
    const soft = (row - bisectLeft(refused, from)) & 1;
    return (flow === 0 ? LOOK.first : LOOK.other) + soft;
  }

  /** When an adapter's row lost a cell or was refused, if it had by now. */
  isLost(flow: number, packets: FlightSeries, row: number, now: number): boolean {
    const look = this.look(flow, packets, row, now);
    return look === LOOK.dead || look === LOOK.refused;
  }
}

/** While the packet's cells came in, [from, to), and not after now. */
function happened(times: readonly number[], from: number, to: number, now: number): boolean {
  const first = times[bisectLeft(times, from)];
  return first !== undefined && first < to && first <= now;
}
