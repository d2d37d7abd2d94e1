// The link of what is shown now: a sweep; or the run, and while it is paused the moment and the span of time one looks at.

import type { Lectern } from '../foundation/store-contract.ts';
import type { Address } from '../state/address.ts';

export function currentLink({ store, playback }: Lectern, address: Address): string {
  const state = store.getState();
  const { playing, zoom, sweeping } = state;
  // What is looked at is not a moment of the run.
  if (sweeping) return address.linkOf(state, {});
  return address.linkOf(state, { ...(playing ? {} : { t: playback.now }), zoom });
}
