// The packets of a drawn frame: for hit tests, and for tests that compare the picture with the record.

import { PACKET_HEIGHT } from './marks/sizes.ts';

export interface DrawnPacket {
  readonly link: number;
  /** Index in the link's flights. */
  readonly row: number;
  readonly segment: number;
  /** Centre, CSS pixels on the stage. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Of the way, 0 to 1. */
  readonly fraction: number;
}

/** The packet under a point, the nearest of several, and of those that lie there the uppermost; `reach` px of slack for fingers. */
export function packetAt<Packet extends DrawnPacket>(
  packets: readonly Packet[],
  x: number,
  y: number,
  reach: number,
): Packet | undefined {
  let best: Packet | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const packet of packets) {
    const dx = Math.max(0, Math.abs(x - packet.x) - packet.width / 2);
    const dy = Math.max(0, Math.abs(y - packet.y) - PACKET_HEIGHT / 2);
    const distance = Math.max(dx, dy);
    if (distance > reach || distance > bestDistance) continue;
    best = packet;
    bestDistance = distance;
  }
  return best;
}

/** Is a packet of one frame elsewhere on its way in the other? */
export const haveMoved = (packets: readonly DrawnPacket[], before: readonly DrawnPacket[]): boolean =>
  packets.some(({ link, row, fraction }) =>
    before.some((other) => other.link === link && other.row === row && other.fraction !== fraction),
  );
