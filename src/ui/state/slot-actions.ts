// What changes which runs are compared: one more, another one in front, two changing places, one less. The runner in front and
// the histories of edits follow one another here and nowhere else.

import type { Mark, RunRecord } from '../../record/record.ts';
import { sameSpec } from '../../scenarios/kit/run-spec.ts';
import { endOf } from '../foundation/changes.ts';
import type { LecternState } from '../foundation/store-contract.ts';
import { partingOfRuns } from './parting.ts';
import type { Slots } from './slots.ts';
import type { OwnLectern } from './store.ts';
import { heldZoom } from './zoom.ts';

type SlotActions = Pick<
  LecternState,
  'keepRun' | 'bringToFront' | 'swapRuns' | 'takeSettingsOf' | 'dropRun' | 'askParting' | 'endComparison'
>;

export function slotActions(lectern: () => OwnLectern, slots: Slots): SlotActions {
  /** The page shows what `slots` says; `move` makes slots and runner follow one another. */
  const show = (move: (own: OwnLectern) => void): void => {
    const before = lectern().runner.record;
    move(lectern());
    showFront(lectern(), slots, before);
  };
  const drop = (slot: number): void => {
    slots.remove(slot);
    lectern().runner.remove(slot);
  };
  return {
    keepRun() {
      if (!slots.isFull) show((own) => keep(own, slots));
    },
    bringToFront(slot) {
      if (slot === slots.front || slots.specs[slot] === undefined) return;
      show(({ runner }) => {
        slots.edits.letGo();
        slots.front = slot;
        runner.bring(slot);
      });
    },
    swapRuns: (slot, other) =>
      show(({ runner }) => {
        slots.swap(slot, other);
        runner.swap(slot, other);
      }),
    takeSettingsOf(slot) {
      const spec = slots.specs[slot];
      if (!spec) return;
      show(({ runner }) => {
        slots.edits.replace({ spec, complaints: [], from: 0 });
        runner.load(spec);
      });
    },
    dropRun: (slot) => slots.specs.length > 1 && show(() => drop(slot)),
    askParting: (slot = slots.front === 0 ? 1 : 0) => ask(lectern(), slots, slot),
    endComparison() {
      if (slots.specs.length < 2) {
        lectern().store.setState({ comparison: null });
        return;
      }
      show(() => {
        for (let slot = slots.specs.length - 1; slot >= 0; slot--) if (slot !== slots.front) drop(slot);
      });
    },
  };
}

/** A copy of the run in front comes before it; beside the run before the last edit, that one comes behind it. */
function keep({ runner, store }: OwnLectern, slots: Slots): void {
  const before = store.getState().comparison?.before;
  slots.edits.letGo();
  if (before) {
    slots.keepBefore(before.spec);
    runner.insert(0, before.spec, before);
    return;
  }
  const slot = slots.keep();
  runner.insert(slot, slots.edits.spec, runner.whole);
  runner.bring(slot);
}

/** Nothing is asked before both runs are complete. */
function ask({ store, runner, playback }: OwnLectern, slots: Slots, slot: number): void {
  const complete = (which: number): RunRecord | undefined => {
    const [record, spec] = [runner.recordAt(which), slots.specs[which]];
    return record?.done && spec && sameSpec(record.spec, spec) ? record : undefined;
  };
  const [own, other] = [complete(slots.front), complete(slot)];
  if (slot === slots.front || !own || !other) return;
  const parting = partingOfRuns(own)(other);
  store.getState().pause();
  if (parting.kind === 'parted') playback.seek(parting.at);
  store.setState({ parting: slot, selectedMark: null });
}

/** @param before what was shown until now */
function showFront({ store, runner, playback }: OwnLectern, slots: Slots, before: RunRecord | undefined): void {
  const { linkSpec, edits, specs, front } = slots;
  const { zoom, selectedMark } = store.getState();
  const mark = before?.marks.find(({ id }) => id === selectedMark);
  store.setState({
    ...edits.travels,
    spec: edits.spec,
    slots: specs,
    front,
    parting: null,
    linkSpec,
    dragging: edits.held,
    zoom: heldZoom(zoom, endOf(edits.spec)),
    complaints: [],
    comparison: null,
    inviting: false,
    selectedMark: mark && isIn(runner.record, mark) ? selectedMark : null,
  });
  playback.invalidate();
}

/** Runs are the same up to where they part, so an event may be in both, with the same id. */
function isIn(record: RunRecord | undefined, { id, at, kind }: Mark): boolean {
  return record?.marks.some((mark) => mark.id === id && mark.at === at && mark.kind === kind) === true;
}
