// Replays cell by cell what a drop policy is offered, and compares what it takes, how full the buffer is, and when each
// cell leaves: exactly.

import { CellAdmission, type PacketState } from '../../engine/atm/admission.ts';
import { OutputBuffer } from '../../engine/atm/output-buffer.ts';
import { Epd } from '../../engine/atm/policies/epd.ts';
import type { DropPolicy } from '../../engine/atm/policies/policy.ts';
import { Ppd } from '../../engine/atm/policies/ppd.ts';
import { TailDrop } from '../../engine/atm/policies/tail-drop.ts';
import type { Verdict } from './verdict.ts';

/** As the file has it: see its own field `format`. */
export interface DropCase {
  readonly name: string;
  readonly policy: 'tail' | 'ppd' | 'epd';
  readonly buffer: number;
  readonly threshold: number | null;
  readonly keep_eom: boolean;
  readonly fallback: boolean;
  /** A cell may leave every `service` slots; 0: none ever leaves. */
  readonly service: number;
  readonly arrivals: readonly (readonly [slot: number, vc: number, isEnd: number])[];
  readonly accept: readonly number[];
  readonly occupancy_after: readonly number[];
  readonly departures: readonly (readonly [slot: number, arrival: number])[];
}

const nobody = { refused: () => undefined, cut: () => undefined };

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
  if (wrong !== undefined) return { name, passed: false, detail: wrong };
  const lost = accept.filter((taken) => taken === 0).length;
  return { name, passed: true, detail: `${arrivals.length} cells offered, ${lost} dropped, all as they should be` };
}

/** A packet as long as it takes to the next end cell. */
type State = { -readonly [Key in keyof PacketState]: PacketState[Key] };

function replay(reference: DropCase) {
  const { arrivals, service } = reference;
  // Which slot of the cycle is the one in which a cell leaves: the first departure in the file tells.
  const phase = service > 0 ? (reference.departures[0]?.[0] ?? 0) % service : 0;
  const buffer = new OutputBuffer(reference.buffer, false);
  const admission = new CellAdmission<State>(dropPolicyOf(reference), buffer, nobody);
  const states = new Map<number, State>();
  const ours = { accept: [] as number[], occupancy: [] as number[], departures: [] as [number, number][] };
  arrivals.forEach(([slot, vc, isEnd], index) => {
    // In slots of service; without service none ever comes to an end.
    buffer.now = service > 0 ? Math.floor((slot - phase) / service) : 0;
    const open = states.get(vc);
    const state = open ?? { vc, cells: Number.POSITIVE_INFINITY, seen: 0, carried: 0, offers: false, offersEnd: false };
    const taken = admission.offer(state, open === undefined, isEnd === 1);
    state.seen++;
    if (isEnd === 1) states.delete(vc);
    else states.set(vc, state);
    ours.accept.push(taken ? 1 : 0);
    ours.occupancy.push(buffer.length);
    if (taken && service > 0) ours.departures.push([buffer.last * service + phase, index]);
  });
  return ours;
}

function difference<T>(what: string, ours: readonly T[], theirs: readonly T[]): string | undefined {
  const index = Array.from({ length: Math.max(ours.length, theirs.length) }, (_, i) => i).find(
    (i) => ours[i] !== theirs[i],
  );
  if (index === undefined) return undefined;
  return `${what}[${index}] is ${ours[index] ?? 'missing'}, should be ${theirs[index] ?? 'missing'}`;
}
