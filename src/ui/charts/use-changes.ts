// Every change of the range that is looked at, asked of the runner where the record of a long run has folded them into
// buckets wider than pixels. They come as a newer version of the record.

import { useEffect } from 'react';
import { useRunner } from '../context.ts';
import { useRecord } from './use-record.ts';

export function useChanges({ from, to }: { readonly from: number; readonly to: number }): void {
  const runner = useRunner();
  const { version } = useRecord();
  useEffect(() => {
    if (version !== '') runner.wantChanges(from, to);
  }, [runner, version, from, to]);
}
