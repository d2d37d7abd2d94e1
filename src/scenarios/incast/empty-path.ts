// The path of a server while nothing else is under way: what its timer starts from.

import type { Nanos } from '../../engine/core/time.ts';
import type { IncastValues } from './settings.ts';

const ACK_BYTES = 40;

/** Both links there and back for a full segment and its ACK, ns. */
export const emptyRoundTrip = ({ mss, bw, delay }: Pick<IncastValues, 'mss' | 'bw' | 'delay'>): Nanos =>
  Math.ceil(4 * delay + (2 * (mss + 2 * ACK_BYTES) * 8e9) / bw);
