// A packet as AAL5 carries it: the CPCS-PDU of ITU-T I.363.5 (RFC 2684, section 4), padded so that it fills whole cells, with a trailer in the
// last bytes of the last one. On a circuit of its own IPv4 stands there as it is (RFC 2684 6, VC multiplexing); on one that may
// carry several protocols, behind a header that names it (RFC 2684 5.1, LLC encapsulation).

import { CELL_PAYLOAD, type Circuit } from './atm.ts';
import { crc32OfAal5 } from './crc32.ts';
import { formatOf, lengthOf, writeField } from './fields.ts';

/** LLC (ISO 8802-2: both service access points SNAP, unnumbered information) and SNAP (no organization, an Ethernet type). */
export const LLC_SNAP = formatOf({ dsap: 8, ssap: 8, control: 8, organization: 24, type: 16 });
const LLC_SNAP_IPV4 = Uint8Array.of(0xaa, 0xaa, 0x03, 0, 0, 0, 0x08, 0x00);

/** Users may write to each other (CPCS-UU) and nobody does; the common part indicator is 0 (I.363.5; RFC 2684, section 4). */
export const AAL5_TRAILER = formatOf({ userToUser: 8, commonPart: 8, length: 16, crc: 32 });
const TRAILER = lengthOf(AAL5_TRAILER);

/**
 * @param llc does an LLC/SNAP header stand in front of the datagram?
 * @param payload of a cell, of which it fills a whole number
 */
export function aal5Pdu(datagram: Uint8Array, llc: boolean, payload: number = CELL_PAYLOAD): Uint8Array {
  const start = llc ? LLC_SNAP_IPV4.length : 0;
  const length = start + datagram.length;
  const pdu = new Uint8Array(Math.ceil((length + TRAILER) / payload) * payload);
  if (llc) pdu.set(LLC_SNAP_IPV4);
  pdu.set(datagram, start);
  const trailer = pdu.subarray(pdu.length - TRAILER);
  writeField(trailer, AAL5_TRAILER.length, length);
  writeField(trailer, AAL5_TRAILER.crc, crc32OfAal5(pdu.subarray(0, pdu.length - 4)));
  return pdu;
}

const SUN_HEADER = 4;
const TO_SWITCH = 0x80;
/** Traffic types of SunATM: behind an LLC header, and not said. What is not said Wireshark reads as IPv4 if it looks like it. */
const [LLC_TRAFFIC, UNSAID_TRAFFIC] = [2, 0];

/** A PDU behind the header of a SunATM interface, which Wireshark reads in a capture: direction and traffic type, VPI, VCI. */
export function sunAtm(
  pdu: Uint8Array,
  { vpi, vci }: Circuit,
  { toSwitch, llc }: { readonly toSwitch: boolean; readonly llc: boolean },
): Uint8Array {
  const bytes = new Uint8Array(SUN_HEADER + pdu.length);
  bytes.set([(toSwitch ? TO_SWITCH : 0) | (llc ? LLC_TRAFFIC : UNSAID_TRAFFIC), vpi, vci >> 8, vci & 0xff]);
  bytes.set(pdu, SUN_HEADER);
  return bytes;
}
