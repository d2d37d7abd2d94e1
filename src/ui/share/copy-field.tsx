// A text to be copied: in a field that shows it, with a button. Where the browser does not let a page write to the clipboard
// the text is selected instead, and that is said.

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useWords } from '../foundation/context.ts';

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
  /** Of a code of several lines. */
  readonly rows?: number;
  /** Its button has the focus when it comes. */
  readonly first?: boolean;
  /** What is said of the text below it. */
  readonly children?: ReactNode;
}

/** How long the confirmation stands, ms. */
const CONFIRMED_FOR = 2500;

export function CopyField({ label, text, rows = 1, first = false, children }: CopyFieldProps) {
  const words = useWords().sharing;
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { state, copy, select } = useCopying(text, field);
  const button = useRef<HTMLButtonElement>(null);
  // After the dialog around it has taken the focus for itself.
  useEffect(() => {
    if (first) queueMicrotask(() => button.current?.focus());
  }, [first]);
  const shared = { ref: field, readOnly: true, value: text, 'aria-label': label, onFocus: select, spellCheck: false };
  return (
    <div className="copy-field">
      {rows > 1 ? (
        <textarea className="share-code" rows={rows} {...shared} />
      ) : (
        <input className="link-field" type="text" {...shared} />
      )}
      <button
        ref={button}
        type="button"
        className="primary"
        aria-label={`${words.copy}: ${label}`}
        onClick={() => void copy()}
      >
        <span className="swap" data-swapped={state === 'copied' ? '' : undefined}>
          <span aria-hidden={state === 'copied'}>{words.copy}</span>
          <span aria-hidden={state !== 'copied'}>{words.copied}</span>
        </span>
      </button>
      <p className="copy-note" role="status">
        {state === 'refused' ? words.copyFailed : state === 'copied' ? words.copied : children}
      </p>
    </div>
  );
}

/** Copying to the clipboard, or selecting where that is forbidden. */
function useCopying(text: string, field: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has not been copied
  useEffect(() => setState('idle'), [text]);
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), CONFIRMED_FOR);
    return () => clearTimeout(timer);
  }, [state]);
  const select = (): void => field.current?.select();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      field.current?.focus();
      select();
      setState('refused');
    }
  };
  return { state, copy, select };
}
