// Printing the run: when the browser is about to print, a sheet is laid out beside the page, drawn at once, and shown on paper
// in its place; afterwards it is gone. The page itself stays as it is, with all that is open on it.

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PrintSheet, type PrintSheetProps } from './print-sheet.tsx';

/** Nothing tinted, everything darker, as for a projector: paper may come out of a black and white printer. */
const ON_PAPER = 'projector';

export function Printing(props: PrintSheetProps) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const root = document.documentElement;
    let theme: string | undefined;
    const begin = (): void => {
      theme ??= root.dataset['theme'];
      root.dataset['theme'] = ON_PAPER;
      // What is laid out for paper already is what is printed.
      if (root.querySelector('.lab-sheet')) return;
      // The browser prints as soon as this returns.
      flushSync(() => setPrinting(true));
    };
    const finish = (): void => {
      if (theme !== undefined) root.dataset['theme'] = theme;
      theme = undefined;
      setPrinting(false);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', finish);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', finish);
    };
  }, []);
  return printing ? <PrintSheet {...props} /> : null;
}
