// An ATM cell at the user-network interface (ITU-T I.361): five bytes of header, 48 of what AAL5 gave it. The header says
// which circuit the cell is on, and, in the lowest bit of the payload type, whether it is the last of its packet.

import { formatOf, lengthOf, writeField } from './fields.ts';

export const ATM = formatOf({ gfc: 4, vpi: 8, vci: 16, payloadType: 3, clp: 1, hec: 8 });
export const CELL_HEADER = lengthOf(ATM);
export const CELL_PAYLOAD = 48;
/** Of the payload type: user data, no congestion met, end of a CPCS-PDU of AAL5 (I.361, I.363.5). */
export const END_OF_PDU = 0b001;

/** Lower numbers are kept for signalling and the like (I.361 2.2.3). */
const FIRST_VCI = 32;
/** x^8 + x^2 + x + 1, without its highest power. */
const HEC_POLYNOMIAL = 0x07;
/** Added so that a header of zeros does not have a check of zeros (I.432.1 4.3.2.1). */
const HEC_COSET = 0x55;

export interface Circuit {
  /** 0 to 255, 0 to 65535. */
  readonly vpi: number;
  readonly vci: number;
}

/** Of the circuit with this number in the layout, at both of its links. */
export const circuitOf = (flow: number): Circuit => ({ vpi: 0, vci: FIRST_VCI + flow });

/** The header error control: a CRC over the first four bytes of a header (ITU-T I.432.1). */
export function headerErrorControl(header: Uint8Array): number {
  let rest = 0;
  for (let at = 0; at < CELL_HEADER - 1; at++) {
    rest ^= header[at]!;
    for (let bit = 0; bit < 8; bit++) rest = rest & 0x80 ? ((rest << 1) ^ HEC_POLYNOMIAL) & 0xff : rest << 1;
  }
  return rest ^ HEC_COSET;
}

/** How many cells a PDU is cut into, which is a whole number of them. */
export const cellCount = (pdu: Uint8Array, payload: number = CELL_PAYLOAD): number => pdu.length / payload;

/**
 * One cell of a PDU, counted from 0.
 * @param payload of a cell, where it has another size than those of ATM
 * @param isEnd is it marked as the last one? A switch that trims marks the last of those it keeps.
 */
export function cellOf(
  pdu: Uint8Array,
  number: number,
  { vpi, vci }: Circuit,
  payload: number = CELL_PAYLOAD,
  isEnd: boolean = number === cellCount(pdu, payload) - 1,
): Uint8Array {
  const cell = new Uint8Array(CELL_HEADER + payload);
  writeField(cell, ATM.vpi, vpi);
  writeField(cell, ATM.vci, vci);
  writeField(cell, ATM.payloadType, isEnd ? END_OF_PDU : 0);
  writeField(cell, ATM.hec, headerErrorControl(cell));
  cell.set(pdu.subarray(number * payload, (number + 1) * payload), CELL_HEADER);
  return cell;
}
