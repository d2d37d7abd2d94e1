// A list that a button opens: it closes when one presses beside it, when the focus leaves it, and on Escape, which gives the
// focus back to the button.

import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface Popup<Place extends HTMLElement> {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Of what holds the button and the list. */
  readonly around: {
    readonly ref: RefObject<Place | null>;
    readonly onBlur: (event: FocusEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

export function usePopup<Place extends HTMLElement>(): Popup<Place> {
  const ref = useRef<Place>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const onPress = ({ target }: PointerEvent): void => setOpen(ref.current?.contains(target as Node) ?? false);
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);
  const around: Popup<Place>['around'] = {
    ref,
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget && !ref.current?.contains(relatedTarget)) setOpen(false);
    },
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || !open) return;
      event.preventDefault();
      setOpen(false);
      ref.current?.querySelector('button')?.focus();
    },
  };
  return { open, setOpen, around };
}
