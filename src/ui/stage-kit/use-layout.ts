// The layout of the network on the stage, compared by value: a new record with the same layout does not move anything.

import { useMemo } from 'react';
import type { Layout } from '../../scenarios/kit/layout.ts';
import { useRecord } from '../foundation/use-record.ts';

/** Every record has a layout object of its own; this one changes only when something in it does. */
export function useLayoutByValue(): Layout | undefined {
  const { record } = useRecord();
  const layout = record?.layout;
  const key = useMemo(() => JSON.stringify(layout), [layout]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the layout by value.
  return useMemo(() => layout, [key]);
}
