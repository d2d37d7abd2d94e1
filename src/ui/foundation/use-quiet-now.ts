// The cursor's time and the state of the record for those who listen: told when both have come to rest, and at most every two
// seconds while the run plays or is being computed.

import { useEffect, useState } from 'react';
import type { Nanos } from '../../engine/core/time.ts';
import { usePlayback, useRunner } from './context.ts';
import { versionOf } from './use-record.ts';

const REST_MS = 300;
const RUNNING_MS = 2000;

interface Quiet {
  readonly now: Nanos;
  /** Another word whenever the record holds something else: it grows while a cursor stands in it. */
  readonly version: string;
}

export function useQuiet(): Quiet {
  const playback = usePlayback();
  const runner = useRunner();
  const [quiet, setQuiet] = useState<Quiet>(() => ({ now: playback.now, version: versionOf(runner.record) }));
  useEffect(() => {
    let told = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      told = performance.now();
      const [now, version] = [playback.now, versionOf(runner.record)];
      setQuiet((last) => (last.now === now && last.version === version ? last : { now, version }));
    };
    const soon = () => {
      clearTimeout(timer);
      if (performance.now() - told >= RUNNING_MS) tell();
      else timer = setTimeout(tell, REST_MS);
    };
    // What came before this listened.
    soon();
    const stops = [playback.onFrame(soon), runner.subscribe(soon)];
    return () => {
      for (const stop of stops) stop();
      clearTimeout(timer);
    };
  }, [playback, runner]);
  return quiet;
}

export const useQuietNow = (): Nanos => useQuiet().now;
