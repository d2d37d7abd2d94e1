// What stands in the place of the charts.

import type { ComponentType } from 'react';
import type { ViewName } from '../../scenarios/kit/link-state.ts';
import { EventTable } from './event-table.tsx';
import { Ladder } from './ladder.tsx';
import { Sequence } from './sequence.tsx';

const BY_NAME: Readonly<Record<Exclude<ViewName, 'charts'>, ComponentType>> = {
  ladder: Ladder,
  sequence: Sequence,
  events: EventTable,
};

export function View({ view }: { readonly view: Exclude<ViewName, 'charts'> }) {
  const Shown = BY_NAME[view];
  return <Shown />;
}
