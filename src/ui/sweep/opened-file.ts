// A file of a sweep, shown in place of what was chosen until another choice is made or the file is closed. It stays open while
// one looks at a run of it or presents it; a link has no room for it.

import { useState } from 'react';
import type { SweepDrawing } from '../../figures/sweep-drawing.ts';
import type { Sweeper } from '../../runner/sweep/sweeper.ts';
import type { Text } from '../../scenarios/kit/text.ts';
import { useLectern } from '../foundation/context.ts';

/** What a file held: its runs, what was drawn of them, what one should know. */
export interface OpenedFile {
  readonly name: string;
  readonly sweeper: Sweeper;
  readonly drawing: SweepDrawing;
  readonly remark: Text | undefined;
}

/** Of this visit, with the choice it is shown in place of, as links say it. */
let opened: { readonly file: OpenedFile; readonly choice: string } | undefined;

/** What the link says of the sweep is the same as when the file was opened: nothing else has been asked for. */
export function useOpenedFile(): readonly [OpenedFile | undefined, (next: OpenedFile | undefined) => void] {
  const choice = useLectern((state) => state.sweep) ?? '';
  const [file, setFile] = useState(() => (opened?.choice === choice ? opened.file : undefined));
  const open = (next: OpenedFile | undefined): void => {
    opened = next && { file: next, choice };
    setFile(next);
  };
  return [file, open];
}
