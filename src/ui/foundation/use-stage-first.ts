// The order of the first half second: packets move before charts are drawn. Drawing every chart of a run costs as much as
// everything before it; places for them are kept, so nothing shifts when they come a frame or two later.

import { useEffect, useState } from 'react';
import type { Nanos } from '../../engine/core/time.ts';
import { useLecternStore, usePlayback, useRunner } from './context.ts';

/** True once the stage has been painted with something on it, and again with it further on where time goes by; stays true. */
export function useStageFirst(): boolean {
  const playback = usePlayback();
  const runner = useRunner();
  const store = useLecternStore();
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (painted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let first: Nanos | undefined;
    const stop = playback.onFrame(() => {
      if ((!runner.record && !runner.error) || timer !== undefined) return;
      const { now } = playback;
      if (store.getState().playing && now > 0) first ??= now;
      const moved = first !== undefined && now > first;
      if (!moved && store.getState().playing) return;
      // A timer set while a frame is drawn runs after that frame is on the screen.
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [painted, playback, runner, store]);
  return painted;
}
