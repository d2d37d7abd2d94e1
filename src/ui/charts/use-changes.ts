// Every change of the range that is looked at, asked of the runner where the record of a long run has folded them into
// buckets wider than pixels. They come as a newer version of the record.

import { useEffect } from 'react';
import { useLectern, usePlayback, useRunner } from '../foundation/context.ts';
import { ratesFrom } from '../foundation/rates-over.ts';
import { useRecord } from '../foundation/use-record.ts';

/** A view that jumps with the cursor is not asked about: it is another one before the answer is there, ms. */
const REST = 50;

export function useChanges({ from, to }: { readonly from: number; readonly to: number }): void {
  const runner = useRunner();
  const playback = usePlayback();
  const playing = useLectern((state) => state.playing);
  const { version } = useRecord();
  useEffect(() => {
    if (version === '') return;
    let asked: number | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const ask = (): void => {
      asked = playback.now;
      // The stage's numbers are those of the cursor when it stands.
      runner.wantChanges(from, to, playing ? undefined : { from: ratesFrom(asked), to: asked + 1 });
    };
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(ask, REST);
    };
    soon();
    const stop = playback.onFrame(() => {
      if (!playing && playback.now !== asked) soon();
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [runner, playback, playing, version, from, to]);
}
