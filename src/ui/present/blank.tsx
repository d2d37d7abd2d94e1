// The blank screen: everybody looks at the lecturer. Any key or a click brings the page back, and the focus to where it was.

import { useEffect, useRef } from 'react';
import { useWords } from '../foundation/context.ts';

export function Blank({ onEnd }: { readonly onEnd: () => void }) {
  const words = useWords().present;
  const latest = useRef(onEnd);
  latest.current = onEnd;
  const screen = useRef<HTMLButtonElement>(null);
  // Who does not see that it is black hears it.
  useEffect(() => {
    const before = document.activeElement;
    screen.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const end = (event: KeyboardEvent): void => {
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    window.addEventListener('keydown', end, true);
    return () => window.removeEventListener('keydown', end, true);
  }, []);
  return (
    <button ref={screen} type="button" className="blanked" onClick={onEnd}>
      <span className="out-of-sight">{words.blanked}</span>
    </button>
  );
}
