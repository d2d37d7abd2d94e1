// A sweep in React: drawn again when runs have come, at most once per frame.

import { useEffect, useState } from 'react';
import type { Sweeper } from '../../runner/sweep/sweeper.ts';

/** Changes whenever there is something new to show. */
export function useSweeper(sweeper: Sweeper | undefined): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    if (!sweeper) return;
    let frame = 0;
    const stop = sweeper.subscribe(() => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setVersion((known) => known + 1);
      });
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [sweeper]);
  return version;
}
