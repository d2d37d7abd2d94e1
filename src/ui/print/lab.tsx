// From the wish for a lab sheet to the print window: the runs of the lesson are computed, with progress, then the sheet is laid
// out beside the page and printed.

import { useCallback, useEffect, useState } from 'react';
import type { LinkView } from '../../scenarios/kit/link-state.ts';
import { BesideFailed } from '../foundation/beside-failed.tsx';
import { useLectern, useWords } from '../foundation/context.ts';
import { Dialog } from '../foundation/dialog.tsx';
import { useLabRuns } from './lab-runs.ts';
import { LabSheet, type PaperName, PrintNow } from './lab-sheet.tsx';

export interface LabChoice {
  readonly paper: PaperName;
  readonly answers: boolean;
}

/** As links say it. */
export const labName = ({ paper, answers }: LabChoice): NonNullable<LinkView['lab']> =>
  answers ? `${paper}-answers` : paper;

export const labChoice = (name: NonNullable<LinkView['lab']>): LabChoice => ({
  paper: name.startsWith('letter') ? 'letter' : 'a4',
  answers: name.endsWith('-answers'),
});

const NO_LESSON = { code: 'lesson', message: '' };

export function Lab({ choice, onClose }: { readonly choice: LabChoice; readonly onClose: () => void }) {
  const words = useWords().print.lab;
  const wantLesson = useLectern((state) => state.wantLesson);
  const { count, runs, steps } = useLabRuns();
  const done = runs.records.length;
  const [isMissing, setMissing] = useState(false);
  const fetchLesson = useCallback(() => {
    setMissing(false);
    void wantLesson().then((lesson) => setMissing(lesson === null));
  }, [wantLesson]);
  useEffect(fetchLesson, [fetchLesson]);
  return (
    <>
      <Dialog title={words.title} onClose={onClose}>
        <p className="dialog-lead" role="status">
          {steps ? words.ready : words.computing(done, count)}
        </p>
        <progress max={Math.max(1, count)} value={done} aria-label={words.title} />
        <BesideFailed runs={isMissing ? { error: NO_LESSON, again: fetchLesson } : runs} />
      </Dialog>
      {steps && <LabSheet steps={steps} {...choice} />}
      {steps && <PrintNow onDone={onClose} />}
    </>
  );
}
