// A text whose words of the field lead to what they mean. Each is a link to the glossary; pressed, it opens the entry in
// place, so that nobody leaves the run to learn a word.

import { type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { withUnitsBound } from '../../plot/numbers.ts';
import { findTerms } from '../../scenarios/find-terms.ts';
import type { Term } from '../../scenarios/glossary-entry.ts';
import { useLanguage, useWords } from './context.ts';
import { glossaryLink } from './page-files.ts';
import './terms.css';

export function Terms({ text }: { readonly text: string }) {
  const language = useLanguage();
  const pieces = useMemo(() => findTerms(text, language), [text, language]);
  return pieces.map(({ words, term }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence, which never change places
    term ? <TermLink key={index} term={term} words={words} /> : withUnitsBound(words),
  );
}

function TermLink({ term, words }: { readonly term: Term; readonly words: string }) {
  const language = useLanguage();
  const link = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);
  const press = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  const close = useCallback((back: boolean): void => {
    setOpen(false);
    if (back) link.current?.focus();
  }, []);
  return (
    <>
      <a
        ref={link}
        className="term"
        href={glossaryLink(language, term.id)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={press}
      >
        {words}
      </a>
      {open && link.current && <Entry term={term} of={link.current} onClose={close} />}
    </>
  );
}

interface EntryProps {
  readonly term: Term;
  readonly of: HTMLElement;
  /** `back`: the focus was in it and returns to the word. */
  readonly onClose: (back: boolean) => void;
}

/** The entry, in the browser's own top layer: it closes on Escape and on a press elsewhere. */
function Entry({ term, of, onClose }: EntryProps) {
  const language = useLanguage();
  const words = useWords().page.header;
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = popup.current!;
    element.setAttribute('popover', 'auto');
    element.showPopover();
    place(element, of);
    element.focus({ preventScroll: true });
    const onToggle = (event: Event): void => {
      if ((event as ToggleEvent).newState !== 'closed') return;
      const { activeElement } = document;
      onClose(activeElement === document.body || element.contains(activeElement) || activeElement === null);
    };
    element.addEventListener('toggle', onToggle);
    return () => element.removeEventListener('toggle', onToggle);
  }, [of, onClose]);
  return createPortal(
    // What is outside a modal window cannot be used while that is open.
    <div ref={popup} className="term-entry" role="dialog" tabIndex={-1} aria-labelledby={`term-${term.id}`}>
      <strong id={`term-${term.id}`}>{term.term[language]}</strong>
      <p>{term.meaning[language]}</p>
      <p className="term-source">
        {term.source && <span>{term.source}</span>}
        <a href={glossaryLink(language, term.id)}>{words.glossary}</a>
      </p>
    </div>,
    of.closest('dialog') ?? document.body,
  );
}

const MARGIN = 8;

/** Under the word, or above it where there is no room; at the foot of a phone. */
function place(element: HTMLElement, of: HTMLElement): void {
  if (window.innerWidth < 600) return;
  const word = of.getClientRects()[0] ?? of.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const left = Math.max(MARGIN, Math.min(word.left - 12, window.innerWidth - width - MARGIN));
  const below = word.bottom + 6;
  const top = below + height < window.innerHeight - MARGIN ? below : Math.max(MARGIN, word.top - height - 6);
  Object.assign(element.style, { left: `${left}px`, top: `${top}px` });
}
