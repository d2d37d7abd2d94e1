// What changes the run: settings, dropped packets, undo, another link. Every change goes through `show`: the runner starts on
// it at once and gives up what it was computing.

import { type Edit, endOf, sameSpec } from './changes.ts';
import type { Edits } from './edits.ts';
import type { LaterEdits } from './later-edits.ts';
import type { Lectern } from './store.ts';
import type { LecternState } from './store-contract.ts';
import { heldZoom, openingZoom } from './strip/zoom.ts';

type EditActions = Pick<
  LecternState,
  'hold' | 'release' | 'setParam' | 'kill' | 'undo' | 'redo' | 'backToLink' | 'openLink'
>;

export function editActions(lectern: () => Lectern, edits: LaterEdits): EditActions {
  const show = (edit: Edit | undefined, rest: Partial<LecternState> = {}): void => {
    const now = { ...edits.travels, dragging: edits.held };
    if (edit) showEdit(lectern(), edit, { ...now, ...rest });
    else lectern().store.setState(now);
  };
  const edit = (make: (edits: Edits) => Edit | undefined): void => edits.use((ready) => show(make(ready)));
  return {
    hold: (key) => edit((ready) => void ready.hold(key)),
    release: (key) => edit((ready) => void ready.release(key)),
    setParam(key, value, gesture) {
      const { now } = lectern().playback;
      edit((ready) => ready.set(key, value, gesture, now));
    },
    kill: (place, n) => edit((ready) => ready.kill({ place, n })),
    undo: () => edit((ready) => ready.undo()),
    redo: () => edit((ready) => ready.redo()),
    backToLink() {
      edit((ready) => ready.replace({ spec: lectern().store.getState().linkSpec, complaints: [], from: 0 }));
    },
    openLink(linkSpec) {
      const zoom = openingZoom(lectern().store.getState().scenario.firstLook, undefined, endOf(linkSpec));
      show(edits.restart(linkSpec), { linkSpec, zoom, selectedMark: null });
    },
  };
}

/**
 * Shows another run. Its marks after the edit are other marks, so a selection among them ends; in a shorter run the visible
 * span moves to where there is something.
 */
function showEdit({ store, runner, playback }: Lectern, { spec, complaints, from }: Edit, rest: Partial<LecternState>) {
  const before = store.getState();
  const same = sameSpec(spec, before.spec);
  const selected = runner.record?.marks.find((mark) => mark.id === before.selectedMark);
  const lost = !same && selected !== undefined && selected.at >= from;
  const zoom = heldZoom(before.zoom, endOf(spec));
  store.setState({ spec, complaints, zoom, ...(lost ? { selectedMark: null } : {}), ...rest });
  if (!same) runner.load(spec);
  playback.invalidate();
}
