// The link of what is shown now: a sweep; or the run, and while it is paused the moment and the span of time one looks at.

import type { LinkState } from '../../scenarios/kit/link-state.ts';
import type { Lectern } from '../foundation/store-contract.ts';
import type { Address, Moment } from '../state/address.ts';

export const currentLink = (lectern: Lectern, address: Address): string =>
  address.linkOf(lectern.store.getState(), momentOf(lectern));

/** What that link says. */
export const currentState = (lectern: Lectern, address: Address): LinkState =>
  address.stateOf(lectern.store.getState(), momentOf(lectern));

function momentOf({ store, playback }: Lectern): Moment {
  const { playing, zoom, sweeping } = store.getState();
  // What is looked at is not a moment of the run.
  if (sweeping) return {};
  return { ...(playing ? {} : { t: playback.now }), zoom };
}
