// What changes the run: settings, dropped packets, undo, another link. Every change goes through `show`: the runner starts on
// it at once and gives up what it was computing.

import type { RunRecord } from '../../record/record.ts';
import { isLocked } from '../../scenarios/kit/limits.ts';
import { sameSpec } from '../../scenarios/kit/run-spec.ts';
import { type Edit, endOf } from '../foundation/changes.ts';
import type { Comparison, LecternState } from '../foundation/store-contract.ts';
import type { Slots } from './slots.ts';
import type { OwnLectern } from './store.ts';
import { heldZoom, openingZoom } from './zoom.ts';

type EditActions = Pick<
  LecternState,
  'hold' | 'release' | 'setParam' | 'kill' | 'undo' | 'redo' | 'backToLink' | 'openLink'
>;

export function editActions(lectern: () => OwnLectern, slots: Slots): EditActions {
  const show = (edit: Edit | undefined): void => {
    const { edits } = slots;
    const now = { ...edits.travels, dragging: edits.held };
    if (edit) showEdit(lectern(), edit, { ...now, slots: slots.specs, parting: null });
    else lectern().store.setState(now);
  };
  const mayMove = (key: string): boolean => !isLocked(lectern().store.getState().limits, key);
  return {
    hold: (key) => mayMove(key) && show(void slots.edits.hold(key)),
    release: (key) => show(void slots.edits.release(key)),
    setParam(key, value, gesture) {
      if (!mayMove(key)) return;
      const { store, playback } = lectern();
      const { aboutStory, scenario } = store.getState();
      const from = aboutStory && key === scenario.lessonKey ? 0 : playback.now;
      show(slots.edits.set(key, value, gesture, from));
    },
    kill: (place, n) => show(slots.edits.kill({ place, n })),
    undo: () => show(slots.edits.undo()),
    redo: () => show(slots.edits.redo()),
    backToLink: () => show(slots.edits.replace({ spec: lectern().store.getState().linkSpec, complaints: [], from: 0 })),
    openLink(spec, others = [], front = 0, step = lectern().store.getState().step) {
      const { store, runner, playback } = lectern();
      const before = store.getState();
      slots.open([spec, ...others], front);
      const { linkSpec } = slots;
      store.setState({
        ...slots.edits.travels,
        spec: linkSpec,
        linkSpec,
        slots: slots.specs,
        front,
        step,
        parting: null,
        zoom: openingZoom(before.scenario.firstLook, undefined, endOf(linkSpec)),
        closer: 'wanted',
        complaints: [],
        comparison: null,
        inviting: before.inviting && sameSpec(linkSpec, before.spec),
        dragging: null,
        ...{ selectedMark: null, opened: null },
        aboutStory: false,
        looked: null,
      });
      runner.open(slots.specs, front);
      playback.invalidate();
    },
  };
}

/**
 * Shows another run. Its marks after the edit are other marks, so a selection among them ends; in a shorter run the visible
 * span moves to where there is something.
 */
function showEdit({ store, runner, playback }: OwnLectern, edit: Edit, rest: Partial<LecternState>) {
  const before = store.getState();
  const { spec, complaints, from, revised = null } = edit;
  const same = sameSpec(spec, before.spec);
  const selected = runner.record?.marks.find((mark) => mark.id === before.selectedMark);
  const lost = !same && selected !== undefined && selected.at >= from;
  const zoom = heldZoom(before.zoom, endOf(spec));
  // Beside a run that is kept, the one before the edit would be one too many.
  const comparison = before.slots.length > 1 ? null : comparisonAfter(edit, before.comparison, runner.whole);
  const inviting = before.inviting && same;
  store.setState({
    spec,
    complaints,
    revised,
    zoom,
    comparison,
    inviting,
    ...(lost ? { selectedMark: null } : {}),
    ...rest,
  });
  if (!same) runner.load(spec);
  // Times of changes are rounded up: the page shows what a person has just done, not the moment before it.
  if (!same && !before.playing && from > playback.now) playback.comeTo(from);
  playback.invalidate();
}

/** What the run after an edit is compared with: the run the edit was made in, or the last one that came to be seen. */
function comparisonAfter(
  { spec, changed }: Edit,
  comparison: Comparison | null,
  shown: RunRecord | undefined,
): Comparison | null {
  if (!changed || sameSpec(changed.run, spec)) return null;
  const { key, run } = changed;
  const seen = [comparison?.before, shown].filter((record) => record !== undefined);
  const before = seen.find((record) => sameSpec(record.spec, run)) ?? seen[0];
  if (!before) return null;
  // The same object, so that what is compared is not worked out again at every move of a slider.
  return comparison?.before === before && comparison.key === key ? comparison : { before, key };
}
