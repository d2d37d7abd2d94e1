// How large a cell is, and how long it takes on the links of the senders, in a run of `tcp-over-atm`: 48 bytes behind 5, as ATM has it, or what the setting says. Read by the network and
// by the page, so it knows nothing of either.

import { CELL_BYTES, CELL_HEADER, CELL_PAYLOAD } from '../../engine/atm/aal5.ts';
import type { ParamValue } from '../kit/run-spec.ts';

interface Sized {
  readonly policy?: ParamValue;
  readonly cell?: ParamValue;
}

/** Bytes of payload of a cell. A packet switch measures in pieces as long as a cell of ATM, whatever the setting says. */
export const cellPayloadOf = ({ policy, cell }: Sized): number =>
  policy === 'none' || cell === undefined ? CELL_PAYLOAD : Number(cell);

/** Bytes of a cell on the link. */
export const cellBytesOf = (params: Sized): number => cellPayloadOf(params) + CELL_HEADER;

/** How many times as fast as the output link the links of the senders are, whole. */
export const paceOf = ({ pace = 1 }: { readonly pace?: ParamValue }): number => Number(pace);

export const isCellOfAtm = (params: Sized): boolean => cellBytesOf(params) === CELL_BYTES;
