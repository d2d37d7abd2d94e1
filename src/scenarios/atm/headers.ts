// How many bytes and cells the headers of a segment take in a run of `tcp-over-atm`. Read by the network and by the page, so it knows
// nothing of either.

import { LLC_SNAP } from '../../engine/atm/aal5.ts';
import type { ParamValue } from '../kit/run-spec.ts';
import { cellPayloadOf } from './cell-size.ts';

const HEADER = 40;
const STAMPED_HEADER = 52;

/** Headers of IP and TCP on every segment, bytes. */
export const headerOf = ({ ts }: { readonly ts?: ParamValue }): number => (ts === 'on' ? STAMPED_HEADER : HEADER);
export const llcOf = ({ llc }: { readonly llc?: ParamValue }): number => (llc === 'on' ? LLC_SNAP : 0);

/** Cells that hold the headers of a segment, that of LLC included: what is left of a packet that is trimmed. */
export const headerCellsOf = (params: {
  readonly policy?: ParamValue;
  readonly cell?: ParamValue;
  readonly ts?: ParamValue;
  readonly llc?: ParamValue;
}): number => Math.ceil((llcOf(params) + headerOf(params)) / cellPayloadOf(params));
