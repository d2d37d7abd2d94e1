// The message that hands a connection off to another node. Paper P2 has a handoff protocol above TCP (section 3.2) and does not print
// its format, and neither do Aron et al. (2000), so this one is ours, as short as it can be: what the other node has to know to go on
// where TCP stood (RFC 9293 3.3.1: SND.NXT, RCV.NXT, SND.WND), and the bytes of the client that were read already, which are the
// request. The address the client knows its server by is that of the sender of the message.

import { formatOf, lengthOf, writeField } from '../fields.ts';

/** `length`: bytes of the client behind it. */
export const HANDOFF = formatOf({
  ...{ clientAddress: 32, clientPort: 16, serverPort: 16 },
  ...{ sendNext: 32, receiveNext: 32, sendWindow: 16, length: 16 },
});

/** The first port that nobody can register (RFC 6335 6). */
export const HANDOFF_PORT = 49152;

export interface Handoff {
  /** 4 bytes. */
  readonly clientAddress: Uint8Array;
  readonly clientPort: number;
  readonly serverPort: number;
  /** Of the next byte to the client, and of the next one from it. */
  readonly sendNext: number;
  readonly receiveNext: number;
  /** What the client can take, bytes. */
  readonly sendWindow: number;
}

/** @param request what the client has sent */
export function handoffMessage(of: Handoff, request: Uint8Array): Uint8Array {
  const header = lengthOf(HANDOFF);
  const message = new Uint8Array(header + request.length);
  message.set(of.clientAddress, HANDOFF.clientAddress.at / 8);
  writeField(message, HANDOFF.clientPort, of.clientPort);
  writeField(message, HANDOFF.serverPort, of.serverPort);
  writeField(message, HANDOFF.sendNext, of.sendNext % 0x1_0000_0000);
  writeField(message, HANDOFF.receiveNext, of.receiveNext % 0x1_0000_0000);
  writeField(message, HANDOFF.sendWindow, of.sendWindow);
  writeField(message, HANDOFF.length, request.length);
  message.set(request, header);
  return message;
}
