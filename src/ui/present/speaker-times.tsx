// How long the lecture has lasted beside what the notes plan, and the time of day.

import { useEffect, useState } from 'react';
import type { SpeakerNotes } from '../../scenarios/kit/speaker-notes.ts';
import { useLanguage, useWords } from '../foundation/context.ts';

/** Time since the window was opened, beside the time the notes plan up to the end of this step. */
export function Times({ notes, step }: { readonly notes: readonly SpeakerNotes[]; readonly step: number }) {
  const words = useWords().present.speaker;
  const language = useLanguage();
  const [begun, setBegun] = useState(() => Date.now());
  const [now, setNow] = useState(begun);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const planned = notes.slice(0, step).reduce((sum, { minutes }) => sum + minutes, 0);
  const restart = (): void => {
    setBegun(Date.now());
    setNow(Date.now());
  };
  return (
    <p className="speaker-times">
      <span className="unit">{words.planned(planned, notes[step - 1]?.minutes ?? 0)}</span>
      <b role="timer">{elapsed(now - begun)}</b>
      <button type="button" className="text-button" onClick={restart}>
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
