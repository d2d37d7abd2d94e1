// The runs that are compared, for React: told anew when one of them has changed its place or holds something else.

import { useMemo, useSyncExternalStore } from 'react';
import { contentsOf } from '../../record/memo.ts';
import type { RunRecord } from '../../record/record.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import { useLectern, useWhole } from '../foundation/context.ts';
import { LETTERS, type Letter } from '../foundation/run-letter.tsx';
import { type Stopped, stoppedOf } from '../foundation/stopped.ts';
import type { SlotRecords } from '../foundation/store-contract.ts';

export interface SlotRun {
  readonly slot: number;
  readonly letter: Letter;
  readonly spec: RunSpec;
  /** Undefined until its first frame. It may still be of the run before the last edit, as the one on the stage may. */
  readonly record: RunRecord | undefined;
  readonly front: boolean;
  /** Undefined while it is computed, and once it is complete. */
  readonly stopped: Stopped | undefined;
}

/** All of them, A first; empty while nothing is compared. The same list until something in it is another. */
export function useSlots(): readonly SlotRun[] {
  const { records } = useWhole();
  const slots = useLectern((state) => state.slots);
  const front = useLectern((state) => state.front);
  const contents = useSyncExternalStore(records.subscribeToAll, () => contentsOfAll(records, slots.length));
  // A record grows in place, so its contents are what tells one look at it from the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `contents` is what the records hold
  return useMemo(
    () =>
      slots.length < 2
        ? NONE
        : slots.map((spec, slot) => ({
            slot,
            letter: LETTERS[slot]!,
            spec,
            record: records.recordAt(slot),
            front: slot === front,
            stopped: stoppedAt(records, slot),
          })),
    [records, slots, front, contents],
  );
}

const NONE: readonly SlotRun[] = [];

function contentsOfAll(records: SlotRecords, count: number): string {
  if (count < 2) return '';
  const words: string[] = [];
  for (let slot = 0; slot < count; slot++) {
    const record = records.recordAt(slot);
    const stopped = stoppedAt(records, slot);
    words.push(record ? contentsOf(record) : '', typeof stopped === 'object' ? stopped.code : (stopped ?? ''));
  }
  return words.join();
}

function stoppedAt(records: SlotRecords, slot: number): Stopped | undefined {
  const runner = records.at(slot);
  return runner && stoppedOf(runner);
}
