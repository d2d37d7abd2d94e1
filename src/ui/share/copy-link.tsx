// Copies the link of the run: its settings, changes and packets dropped by hand, and the moment one looks at when the
// run is paused. The button itself says that it worked; where the browser forbids copying, the link is shown instead. What a
// link cannot carry, a lesson of one's own that is in this tab only, is said beside it.

import { type ReactNode, useEffect, useState } from 'react';
import { useLecternStore } from '../foundation/context.ts';
import { CopyByHand } from './copy-by-hand.tsx';

interface CopyProps {
  /** Asked for when the button is pressed. */
  readonly link: () => string;
  readonly className: string;
  readonly children: ReactNode;
  /** What is said once the link is copied. */
  readonly done: string;
}

/** How long the confirmation stands, ms. */
const CONFIRMED_FOR = 2500;

export function CopyButton({ link, className, children, done }: CopyProps) {
  const store = useLecternStore();
  const [state, setState] = useState<'idle' | 'copied' | { readonly byHand: string }>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), CONFIRMED_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async (): Promise<void> => {
    const text = link();
    const { lessonInTab: name } = store.getState();
    if (name !== null) store.setState({ lessonTrouble: { name, kind: 'onlyHere' } });
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState({ byHand: text });
    }
  };
  return (
    <>
      <button type="button" className={className} onClick={() => void copy()}>
        <span className="swap" data-swapped={state === 'copied' ? '' : undefined}>
          <span aria-hidden={state === 'copied'}>{children}</span>
          <span aria-hidden={state !== 'copied'}>{done}</span>
        </span>
      </button>
      <span className="out-of-sight" role="status">
        {state === 'copied' ? done : ''}
      </span>
      {typeof state === 'object' && <CopyByHand link={state.byHand} onClose={() => setState('idle')} />}
    </>
  );
}
