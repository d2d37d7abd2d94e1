// The colours of the chosen theme for what draws on canvases.

import { useMemo } from 'react';
import { useLectern } from '../context.ts';
import { LEAST } from '../present/enlarged.ts';
import { useOnPaper } from '../print/paper.ts';
import { type Colours, colours } from './tokens.ts';

export function useColours(): Colours {
  const theme = useLectern((state) => state.theme);
  const presenting = useLectern((state) => state.presenting);
  const onPaper = useOnPaper();
  // What is enlarged as a whole has its wider lines already.
  return useMemo(() => {
    if (onPaper) return { ...colours('projector'), strokes: 1 };
    const table = colours(theme);
    return presenting ? { ...table, strokes: table.strokes / LEAST } : table;
  }, [theme, presenting, onPaper]);
}
