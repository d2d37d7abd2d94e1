// Draws with the cursor: once per animation frame in which something changed, without React.

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Nanos } from '../../engine/core/time.ts';
import { usePlayback } from './context.ts';

/** `draw` gets the cursor's time. It is always the one of the last render, and is called again after every render. */
export function useFrame(draw: (now: Nanos) => void): void {
  const playback = usePlayback();
  const latest = useRef(draw);
  useLayoutEffect(() => {
    latest.current = draw;
    draw(playback.now);
  });
  // What goes wrong in a frame is told in the place of its region, as what goes wrong in a render is; others draw on.
  const [, fail] = useState<never>();
  useEffect(
    () =>
      playback.onFrame(() => {
        try {
          latest.current(playback.now);
        } catch (error) {
          fail(() => {
            throw error;
          });
        }
      }),
    [playback],
  );
}
