// The layout of the network on the stage, compared by value: a new record with the same layout does not move anything.

import { useMemo } from 'react';
import type { Layout } from '../../scenarios/kit/layout.ts';
import { useRecord } from '../foundation/use-record.ts';

/** Every record has a layout object of its own; this one changes only when its content does. */
export function useLayoutByValue(): Layout | undefined {
  const { record } = useRecord();
  const layout = record?.layout;
  const key = useMemo(() => layout && layoutKey(layout), [layout]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the layout by value.
  return useMemo(() => layout, [key]);
}

/** Another word for another picture. Who the users are follows from how many there are, so not all flows are spelled out. */
function layoutKey({ nodes, links, bus, watched, flows, gauges }: Layout): string {
  const ends = [flows[watched ?? 0], flows.at(-1)].map((flow) => flow?.name);
  return JSON.stringify([nodes, links, bus, watched, flows.length, gauges.length, ends]);
}
