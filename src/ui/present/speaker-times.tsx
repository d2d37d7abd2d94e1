// How long the lecture has lasted beside what the notes plan, and the time of day.

import { useEffect, useState } from 'react';
import type { SpeakerNotes } from '../../scenarios/kit/speaker-notes.ts';
import { useLanguage, useWords } from '../foundation/context.ts';

interface TimesProps {
  readonly notes: readonly SpeakerNotes[];
  readonly step: number;
  /** Undefined while the hall says nothing. */
  readonly began: number | undefined;
  readonly onRestart: () => void;
}

/** Time since the lecture began, beside the time the notes plan up to the end of this step. */
export function Times({ notes, step, began, onRestart }: TimesProps) {
  const words = useWords().present.speaker;
  const language = useLanguage();
  const [now, setNow] = useState(() => Date.now());
  // Where the hall is closed, the lecture goes on.
  const [since, setSince] = useState(began);
  if (began !== undefined && began !== since) setSince(began);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const planned = notes.slice(0, step).reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <p className="speaker-times">
      <span className="unit">{words.planned(planned, notes[step - 1]?.minutes ?? 0)}</span>
      <b role="timer">{elapsed(since === undefined ? 0 : now - since)}</b>
      <button type="button" className="text-button" onClick={onRestart} disabled={began === undefined}>
        {words.restart}
      </button>
      <time>{new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(now)}</time>
    </p>
  );
}

/** 7:05 */
function elapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
