// Who has which address in a capture. A run has names only; the addresses follow from the place of a node in the layout, so
// they are the same in every capture of a run: private IPv4 addresses (RFC 1918) and locally administered MAC addresses
// (IEEE 802 8.2.2).

import type { Layout } from '../scenarios/kit/layout.ts';

/** Of the node with this index in the layout: 10.0.0.1 for the first. */
export function ipv4Of(node: number): Uint8Array {
  const number = node + 1;
  return Uint8Array.of(10, 0, number >> 8, number & 0xff);
}

/** Which node has this IPv4 address, as an index in the layout. */
export const nodeOf = (address: Uint8Array): number => 256 * address[2]! + address[3]! - 1;

/** 02:00:0a:00:00:01 for the first. */
export const macOf = (node: number): Uint8Array => Uint8Array.of(2, 0, ...ipv4Of(node));

/** @throws RangeError if there is no such node */
export function nodeNamed({ nodes }: Layout, name: string): number {
  const node = nodes.findIndex((each) => each.name === name);
  if (node < 0) throw new RangeError(`No node of the layout is called ${name}.`);
  return node;
}
