// The colours of the chosen theme for what draws on canvases.

import { useMemo } from 'react';
import { useLectern } from '../foundation/context.ts';
import { LEAST } from '../foundation/enlarged.ts';
import { useOnPaper } from '../foundation/paper.ts';
import { useMedia } from '../foundation/use-media.ts';
import { FORCED_COLOURS, forced, MORE_CONTRAST, stronger, systemColour } from './contrast.ts';
import { type Colours, colours } from './tokens.ts';

export function useColours(): Colours {
  const theme = useLectern((state) => state.theme);
  const presenting = useLectern((state) => state.presenting);
  const onPaper = useOnPaper();
  const isForced = useMedia(FORCED_COLOURS);
  const wantsMore = useMedia(MORE_CONTRAST);
  // What is enlarged as a whole has its wider lines already.
  return useMemo(() => {
    if (onPaper) return { ...colours('projector'), strokes: 1 };
    const table = isForced ? forced(systemColour) : wantsMore ? stronger(colours(theme)) : colours(theme);
    return presenting ? { ...table, strokes: table.strokes / LEAST } : table;
  }, [theme, presenting, onPaper, isForced, wantsMore]);
}
