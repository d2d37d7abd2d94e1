// Every change of the range that is looked at, asked of the runner where the record of a long run has folded them into
// buckets wider than pixels. They come as a newer version of the record.

import { useEffect } from 'react';
import { useRunner } from '../foundation/context.ts';
import { useRecord } from '../foundation/use-record.ts';

/** A view that jumps with the cursor is not asked about: it is another one before the answer is there, ms. */
const REST = 50;

export function useChanges({ from, to }: { readonly from: number; readonly to: number }): void {
  const runner = useRunner();
  const { version } = useRecord();
  useEffect(() => {
    if (version === '') return;
    const timer = setTimeout(() => runner.wantChanges(from, to), REST);
    return () => clearTimeout(timer);
  }, [runner, version, from, to]);
}
