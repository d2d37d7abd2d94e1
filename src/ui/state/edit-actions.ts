// What changes the run: settings, dropped packets, undo, another link. Every change goes through `show`: the runner starts on
// it at once and gives up what it was computing.

import type { RunRecord } from '../../record/record.ts';
import { sameSpec } from '../../scenarios/kit/run-spec.ts';
import { type Edit, endOf } from '../foundation/changes.ts';
import type { Comparison, Lectern, LecternState } from '../foundation/store-contract.ts';
import type { Edits } from './edits.ts';
import { heldZoom, openingZoom } from './zoom.ts';

type EditActions = Pick<
  LecternState,
  'hold' | 'release' | 'setParam' | 'kill' | 'undo' | 'redo' | 'backToLink' | 'openLink' | 'endComparison'
>;

export function editActions(lectern: () => Lectern, edits: Edits): EditActions {
  const show = (edit: Edit | undefined, rest: Partial<LecternState> = {}): void => {
    const now = { ...edits.travels, dragging: edits.held };
    if (edit) showEdit(lectern(), edit, { ...now, ...rest });
    else lectern().store.setState(now);
  };
  return {
    hold: (key) => show(void edits.hold(key)),
    release: (key) => show(void edits.release(key)),
    setParam(key, value, gesture) {
      const { store, playback } = lectern();
      const { aboutStory, scenario } = store.getState();
      const from = aboutStory && key === scenario.lessonKey ? 0 : playback.now;
      show(edits.set(key, value, gesture, from));
    },
    kill: (place, n) => show(edits.kill({ place, n })),
    endComparison: () => lectern().store.setState({ comparison: null }),
    undo: () => show(edits.undo()),
    redo: () => show(edits.redo()),
    backToLink: () => show(edits.replace({ spec: lectern().store.getState().linkSpec, complaints: [], from: 0 })),
    openLink(linkSpec) {
      const zoom = openingZoom(lectern().store.getState().scenario.firstLook, undefined, endOf(linkSpec));
      show(edits.restart(linkSpec), { linkSpec, zoom, selectedMark: null, aboutStory: false, looked: null });
    },
  };
}

/**
 * Shows another run. Its marks after the edit are other marks, so a selection among them ends; in a shorter run the visible
 * span moves to where there is something.
 */
function showEdit({ store, runner, playback }: Lectern, edit: Edit, rest: Partial<LecternState>) {
  const before = store.getState();
  const { spec, complaints, from } = edit;
  const same = sameSpec(spec, before.spec);
  const selected = runner.record?.marks.find((mark) => mark.id === before.selectedMark);
  const lost = !same && selected !== undefined && selected.at >= from;
  const zoom = heldZoom(before.zoom, endOf(spec));
  const comparison = comparisonAfter(edit, before.comparison, runner.record);
  const inviting = before.inviting && same;
  store.setState({ spec, complaints, zoom, comparison, inviting, ...(lost ? { selectedMark: null } : {}), ...rest });
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
  return before ? { before, key } : null;
}
