// The networks of two runs side by side, on one clock: the run in front and the one it is compared with. Pressing the other one
// brings it to the front.

import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { RunRecord } from '../../record/record.ts';
import type { Runner } from '../../runner/client-contract.ts';
import { LecternReactContext, useFirstWords, useLectern, useWhole } from '../foundation/context.ts';
import { useOnRoot } from '../foundation/on-root.ts';
import { RunLetter } from '../foundation/run-letter.tsx';
import type { Lectern, LecternState, LecternStore } from '../foundation/store-contract.ts';
import { type SlotRun, useSlots } from '../state/use-slots.ts';
import './two-stages.css';

export function Stages({ Stage }: { readonly Stage: ComponentType }) {
  const slots = useSlots();
  const sideBySide = useLectern((state) => state.sideBySide);
  const own = slots.find(({ front }) => front);
  const other = slots.find(({ front }) => !front);
  const isTwo = sideBySide && own !== undefined && other !== undefined;
  useOnRoot('two', isTwo ? '' : undefined);
  if (!isTwo) return <Stage />;
  // A before B, whichever is in front: stages do not change sides.
  const pair = own.slot < other.slot ? [own, other] : [other, own];
  return (
    <div className="two-stages">
      {pair.map((run) => (
        <OneOfTwo key={run.letter} run={run}>
          <Stage />
        </OneOfTwo>
      ))}
    </div>
  );
}

function OneOfTwo({ run, children }: { readonly run: SlotRun; readonly children: ReactNode }) {
  const words = useFirstWords().compare;
  const whole = useWhole();
  const bringToFront = useLectern((state) => state.bringToFront);
  const { slot, letter, front } = run;
  const own = useMemo(() => (front ? whole : lecternOf(whole, slot)), [whole, slot, front]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture and its words, not a fieldset.
    <div className="one-of-two" role="group" aria-label={words.run(letter, '')} data-front={front || undefined}>
      {/* What could be pressed in it would change the run in front. */}
      <div className="stage-of-one" inert={!front}>
        <LecternReactContext value={own}>{children}</LecternReactContext>
      </div>
      <span className="stage-letter" aria-hidden="true">
        <RunLetter letter={letter} front={front} />
      </span>
      {!front && (
        <button
          type="button"
          className="stage-to-front"
          aria-label={words.toFront(letter)}
          title={words.toFront(letter)}
          onClick={() => bringToFront(slot)}
        />
      )}
    </div>
  );
}

/** The page as it is for a run that is not in front: its own record and settings, the one cursor. */
function lecternOf({ store, playback, records, whole }: Lectern, slot: number): Lectern {
  const runner: Runner = Object.create(records.at(slot)!, {
    record: { get: (): RunRecord | undefined => records.recordAt(slot) },
    subscribe: { value: records.subscribeToAll },
  });
  return { store: storeOf(store, slot), playback, runner, records, whole, aside: true };
}

function storeOf(store: LecternStore, slot: number): LecternStore {
  let last: readonly [LecternState, LecternState] | undefined;
  const view = (state: LecternState): LecternState => {
    if (last?.[0] !== state) last = [state, { ...state, spec: state.slots[slot] ?? state.spec, selectedMark: null }];
    return last[1];
  };
  return {
    ...store,
    getState: () => view(store.getState()),
    subscribe: (listener) => store.subscribe((state, before) => listener(view(state), before)),
  };
}
