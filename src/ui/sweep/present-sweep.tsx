// A sweep in the lecture hall: the figure, and beside it what the paper says with our verdicts, enlarged until the last row can
// read them. A clicker leads from figure to figure; what to run and what to save is left to the page.

import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { figuresOf } from '../../figures/figures.ts';
import { useLectern, useVocabulary } from '../context.ts';
import { CloseIcon, CodeIcon } from '../controls/icons.tsx';
import { enlargement } from '../present/enlarged.ts';
import { SweepPage } from './sweep-page.tsx';
import '../present/present.css';
import './present-sweep.css';

interface PresentSweepProps {
  readonly onCode: () => void;
}

export function PresentSweep({ onCode }: PresentSweepProps) {
  const words = useVocabulary().present;
  const setPresenting = useLectern((state) => state.setPresenting);
  const times = useSyncExternalStore(onResize, () => enlargement(window.innerWidth, window.innerHeight));
  const turn = useTurn();
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    page.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main
      ref={page}
      className="present present-sweep"
      aria-label={words.region}
      tabIndex={-1}
      style={{ '--times': times } as CSSProperties}
      onKeyDownCapture={(event) => turnByClicker(event, turn)}
    >
      <SweepPage hall />
      <span className="present-buttons">
        <button type="button" className="icon-button" aria-label={words.code} title={words.code} onClick={onCode}>
          <CodeIcon />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={words.leave}
          title={words.leave}
          onClick={() => setPresenting(false)}
        >
          <CloseIcon />
        </button>
      </span>
    </main>
  );
}

function onResize(notify: () => void): () => void {
  window.addEventListener('resize', notify);
  return () => window.removeEventListener('resize', notify);
}

/** To the next (+1) or previous figure of the paper; beyond the last, and on a sweep of one's own, nowhere. */
function useTurn(): (direction: 1 | -1) => void {
  const scenario = useLectern((state) => state.scenario);
  const sweep = useLectern((state) => state.sweep) ?? '';
  const setSweep = useLectern((state) => state.setSweep);
  const ids = figuresOf(scenario.id).map(({ id }) => id);
  const place = ids.findIndex((id) => id.toLowerCase() === sweep.split(':')[0]!.toLowerCase());
  return (direction) => {
    const next = place < 0 ? undefined : ids[place + direction];
    if (next !== undefined) setSweep(next);
  };
}

function turnByClicker(event: KeyboardEvent, turn: (direction: 1 | -1) => void): void {
  if (event.key !== 'PageDown' && event.key !== 'PageUp') return;
  event.preventDefault();
  event.stopPropagation();
  turn(event.key === 'PageDown' ? 1 : -1);
}
