// The order of the first half second: packets move before charts are drawn. Drawing every chart of a run costs as much as
// everything before it; places for them are kept, so nothing shifts when they come a frame or two later.

import { useEffect, useState } from 'react';
import { useLecternStore, usePlayback, useRunner } from './context.ts';

/** True once the stage has been painted with something on it; stays true. */
export function useStageFirst(): boolean {
  const playback = usePlayback();
  const runner = useRunner();
  const store = useLecternStore();
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (painted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = playback.onFrame(() => {
      const moving = playback.now > 0 || !store.getState().playing;
      if (!moving || (!runner.record && !runner.error) || timer !== undefined) return;
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
