// Files of kind `atm-drop`, lists of cells: replays cell by cell what a drop policy is offered, and compares what it takes, how full the buffer is, and when each
// cell leaves: exactly.

import * as z from 'zod/mini';
import { CellAdmission, type PacketState } from '../../engine/atm/admission.ts';
import { OutputBuffer } from '../../engine/atm/output-buffer.ts';
import { Epd } from '../../engine/atm/policies/epd.ts';
import type { DropPolicy } from '../../engine/atm/policies/policy.ts';
import { Ppd } from '../../engine/atm/policies/ppd.ts';
import { TailDrop } from '../../engine/atm/policies/tail-drop.ts';
import { type Verdict, verdictOn } from '../format.ts';
import { amount, complain, index, positive, readAs, word } from '../schema.ts';

/** What the fields mean is in the field `format` of the file. */
const CASE = z
  .object({
    name: word,
    policy: z.enum(['tail', 'ppd', 'epd']),
    buffer: positive,
    threshold: z.optional(z.nullable(z.number())),
    keep_eom: z.boolean(),
    fallback: z.boolean(),
    /** A cell may leave every `service` slots; 0: none ever leaves. */
    service: index,
    /** Slot, virtual circuit, 1 at the end of a packet. */
    arrivals: z.array(z.tuple([amount, amount, amount])),
    accept: z.array(z.number()),
    occupancy_after: z.array(z.number()),
    /** Slot, index of the arrival. */
    departures: z.array(z.tuple([amount, amount])),
  })
  .check((context) => {
    const { policy, threshold } = context.value;
    if (policy === 'epd' && typeof threshold !== 'number') complain(context, ['threshold'], 'must be a number for EPD');
  });
const FILE = z.object({ cases: z.array(CASE).check(z.minLength(1)) });

export type DropCase = z.output<typeof CASE>;

/** Throws an UnreadableCase. */
export const dropCasesOf = (document: unknown): readonly DropCase[] => readAs(FILE, document).cases;

const nobody = { refused: () => undefined, trimmed: () => undefined, cut: () => undefined };

function dropPolicyOf({ policy, threshold, keep_eom, fallback }: DropCase): DropPolicy {
  if (policy === 'tail') return new TailDrop();
  if (policy === 'ppd') return new Ppd(keep_eom);
  const afterLoss = keep_eom ? 'drop-but-end' : 'drop';
  return new Epd({ value: threshold ?? Number.POSITIVE_INFINITY }, fallback ? afterLoss : 'offer');
}

export function verifyDrops(reference: DropCase): Verdict {
  const { name, arrivals, accept, occupancy_after, departures } = reference;
  const ours = replay(reference);
  const wrong =
    difference('accept', ours.accept, accept) ??
    difference('occupancy_after', ours.occupancy, occupancy_after) ??
    difference('departures', ours.departures.map(String), departures.map(String));
  const lost = accept.filter((taken) => taken === 0).length;
  const words = `${arrivals.length} cells offered, ${lost} dropped, all as they should be`;
  return verdictOn(name, wrong === undefined ? [] : [wrong], words);
}

/** A packet as long as it takes to the next end cell. */
type State = { -readonly [Key in keyof PacketState]: PacketState[Key] };

const packetOn = (vc: number): State => ({
  ...{ vc, cells: Number.POSITIVE_INFINITY, seen: 0, carried: 0, offers: false, offersEnd: false },
  ...{ keeps: 1, header: 0, isTrimmed: false },
});

function replay(reference: DropCase) {
  const { arrivals, service } = reference;
  // Which slot of the cycle is the one in which a cell leaves: the first departure in the file tells.
  const phase = service > 0 ? (reference.departures[0]?.[0] ?? 0) % service : 0;
  const buffer = new OutputBuffer(reference.buffer, false);
  const admission = new CellAdmission<State>(dropPolicyOf(reference), buffer, nobody);
  const states = new Map<number, State>();
  const ours = { accept: [] as number[], occupancy: [] as number[], departures: [] as [number, number][] };
  arrivals.forEach(([slot, vc, isEnd], arrival) => {
    // In slots of service; without service none ever comes to an end.
    buffer.now = service > 0 ? Math.floor((slot - phase) / service) : 0;
    const open = states.get(vc);
    const state = open ?? packetOn(vc);
    const taken = admission.offer(state, open === undefined, isEnd === 1);
    state.seen++;
    if (isEnd === 1) states.delete(vc);
    else states.set(vc, state);
    ours.accept.push(taken ? 1 : 0);
    ours.occupancy.push(buffer.length);
    if (taken && service > 0) ours.departures.push([buffer.last * service + phase, arrival]);
  });
  return ours;
}

function difference<T>(what: string, ours: readonly T[], theirs: readonly T[]): string | undefined {
  const place = Array.from({ length: Math.max(ours.length, theirs.length) }).findIndex((_, n) => ours[n] !== theirs[n]);
  if (place < 0) return undefined;
  return `${what}[${place}] is ${ours[place] ?? 'missing'}, should be ${theirs[place] ?? 'missing'}`;
}
