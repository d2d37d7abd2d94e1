// What stands in the place of the charts, each fetched when it is wanted.

import type { ComponentType } from 'react';
import type { ViewName } from '../../scenarios/kit/link-state.ts';
import { lazy } from '../foundation/lazy.tsx';

const BY_NAME: Readonly<Record<Exclude<ViewName, 'charts'>, ComponentType>> = {
  ladder: lazy(async () => (await import('./ladder.tsx')).Ladder),
  sequence: lazy(async () => (await import('./sequence.tsx')).Sequence),
  events: lazy(async () => (await import('./event-table.tsx')).EventTable),
};

export function View({ view }: { readonly view: Exclude<ViewName, 'charts'> }) {
  const Shown = BY_NAME[view];
  return <Shown />;
}
