// Is the page being printed? Told in time for what belongs on paper to be laid out: the browser prints as soon as it has said
// that it will. Meanwhile everything has the colours of paper.

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Nothing tinted, everything darker, as for a projector: paper may come out of a black and white printer. */
const ON_PAPER = 'projector';

export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const root = document.documentElement;
    let theme: string | undefined;
    const begin = (): void => {
      theme ??= root.dataset['theme'];
      root.dataset['theme'] = ON_PAPER;
      // What is laid out for paper already is what is printed.
      if (root.querySelector('.lab-sheet')) return;
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
  return printing;
}
