// What a run and a sweep have in common in a lecture hall: a page enlarged until the last row can read it, turned by a clicker
// wherever the focus is, with the code to scan and the way out.

import { type CSSProperties, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLectern, useWords } from './context.ts';
import { enlargement } from './enlarged.ts';
import { CloseIcon, CodeIcon, PenIcon, SpeakerIcon } from './icons.tsx';
import './hall.css';

/** To the next (+1) or the previous. */
export type Turn = (direction: 1 | -1) => void;

interface HallProps {
  readonly className: string;
  /** Has it canvases? They are painted for one enlargement. */
  readonly painted?: boolean;
  readonly onTurn: Turn;
  readonly children: ReactNode;
}

export function Hall({ className, painted = false, onTurn, children }: HallProps) {
  const words = useWords().present;
  const times = useWindow(enlargement);
  const key = painted ? times : undefined;
  const page = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another page
  useEffect(() => {
    // What is in it may have taken the focus, and scrolls by keys where it has it.
    if (!page.current?.contains(document.activeElement)) page.current?.focus({ preventScroll: true });
  }, [key]);
  const turn = useRef(onTurn);
  turn.current = onTurn;
  useEffect(() => {
    // What had the focus is gone.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented && event.target === document.body) turnByClicker(event, turn.current);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <main
      ref={page}
      key={key}
      className={className}
      aria-label={words.region}
      tabIndex={-1}
      style={{ '--times': times } as CSSProperties}
      onKeyDownCapture={(event) => turnByClicker(event, onTurn)}
    >
      {children}
    </main>
  );
}

interface HallButtonsProps {
  readonly onCode: () => void;
  /** Opens the speaker’s window, where the page has one. */
  readonly onSpeaker?: (() => void) | undefined;
  /** Takes up the pen or puts it down, where there is one. */
  readonly onPen?: (() => void) | undefined;
  readonly pen?: boolean;
}

export function HallButtons({ onCode, onSpeaker, onPen, pen }: HallButtonsProps) {
  const words = useWords().present;
  const setPresenting = useLectern((state) => state.setPresenting);
  return (
    <span className="present-buttons">
      {onPen && (
        <button
          type="button"
          className="icon-button take-pen"
          aria-label={words.pen}
          aria-pressed={pen}
          title={words.pen}
          onClick={onPen}
        >
          <PenIcon />
        </button>
      )}
      {onSpeaker && (
        <button
          type="button"
          className="icon-button open-speaker"
          aria-label={words.speaker.open}
          title={words.speaker.open}
          onClick={onSpeaker}
        >
          <SpeakerIcon />
        </button>
      )}
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
  );
}

/** Clickers send Page Up and Page Down, also while a slider has the focus. */
function turnByClicker(event: Pick<KeyboardEvent, 'key' | 'preventDefault' | 'stopPropagation'>, turn: Turn): void {
  if (event.key !== 'PageDown' && event.key !== 'PageUp') return;
  event.preventDefault();
  event.stopPropagation();
  turn(event.key === 'PageDown' ? 1 : -1);
}

/** What the size of the window decides, told anew when that changes. */
export function useWindow<T extends number | boolean>(of: (width: number, height: number) => T): T {
  return useSyncExternalStore(
    (notify) => {
      window.addEventListener('resize', notify);
      return () => window.removeEventListener('resize', notify);
    },
    () => of(window.innerWidth, window.innerHeight),
  );
}
