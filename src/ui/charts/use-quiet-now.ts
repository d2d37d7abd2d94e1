// The cursor's time for those who listen: told when the cursor has come to rest, and at most every two seconds while it runs.

import { useEffect, useState } from 'react';
import type { Nanos } from '../../engine/core/time.ts';
import { usePlayback } from '../context.ts';

const REST_MS = 300;
const RUNNING_MS = 2000;

export function useQuietNow(): Nanos {
  const playback = usePlayback();
  const [now, setNow] = useState(playback.now);
  useEffect(() => {
    let told = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      told = performance.now();
      setNow(playback.now);
    };
    const stop = playback.onFrame(() => {
      clearTimeout(timer);
      if (performance.now() - told >= RUNNING_MS) tell();
      else timer = setTimeout(tell, REST_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [playback]);
  return now;
}
