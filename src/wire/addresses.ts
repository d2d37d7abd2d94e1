// Who has which address in a capture. A run has names only; the addresses follow from the place of a node in the layout, so
// they are the same in every capture of a run: private IPv4 addresses (RFC 1918) and locally administered MAC addresses
// (IEEE 802 8.2.2).

import type { Layout } from '../scenarios/kit/layout.ts';

/** Of the node with this index in the layout: 10.0.0.1 for the first. */
export function ipv4Of(node: number): Uint8Array {
  const number = node + 1;
  return Uint8Array.of(10, 0, number >> 8, number & 0xff);
}

/** Of a node that may have an address of its own. @throws RangeError if there is no such node */
export function addressOf(layout: Layout, name: string): Uint8Array {
  const node = nodeNamed(layout, name);
  const { address } = layout.nodes[node]!;
  return address === undefined ? ipv4Of(node) : octetsOf(address);
}

/** Of "192.168.0.2". */
export const octetsOf = (dotted: string): Uint8Array => Uint8Array.from(dotted.split('.'), Number);

/** Of whoever has an IPv4 address: that one behind 02:00. @param nic of a host with several, from 0 */
export const macFrom = (address: Uint8Array, nic = 0): Uint8Array => Uint8Array.of(2, nic, ...address);

/** `VIP`, or `VIP1` and so on where there are several. */
const virtualName = ({ length }: readonly string[], place: number): string => (length > 1 ? `VIP${place + 1}` : 'VIP');

/** All addresses of a layout with their names. */
export function namesIn({ nodes, forwarding }: Layout): { readonly address: Uint8Array; readonly name: string }[] {
  const virtual = forwarding?.virtual ?? [];
  return [
    ...nodes.map(({ name, address }, node) => ({ address: address ? octetsOf(address) : ipv4Of(node), name })),
    ...virtual.map((address, place) => ({ address: octetsOf(address), name: virtualName(virtual, place) })),
  ];
}

/** Which node has this IPv4 address, as an index in the layout. */
const nodeOf = (address: Uint8Array): number => 256 * address[2]! + address[3]! - 1;

/** 02:00:0a:00:00:01 for the first. */
export const macOf = (node: number): Uint8Array => macFrom(ipv4Of(node));

/** @throws RangeError if there is no such node */
export function nodeNamed({ nodes }: Layout, name: string): number {
  const node = nodes.findIndex((each) => each.name === name);
  if (node < 0) throw new RangeError(`No node of the layout is called ${name}.`);
  return node;
}

/** Who has this IPv4 address: the name of a node, `VIP` for what a virtual server's clients ask for. */
export function holderOf({ nodes, forwarding }: Layout, address: Uint8Array): string | undefined {
  const dotted = address.join('.');
  const place = forwarding?.virtual.indexOf(dotted) ?? -1;
  if (place >= 0) return virtualName(forwarding!.virtual, place);
  return nodes.find((node) => node.address === dotted)?.name ?? (forwarding ? undefined : nodes[nodeOf(address)]?.name);
}
