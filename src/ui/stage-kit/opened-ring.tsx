// A ring around the packet that is opened, wherever it is drawn on the stage: on a bus that is where it goes in and where it comes
// out.

import { useRef } from 'react';
import { findStop } from '../../wire/stops.ts';
import { useLecternContext, useLecternStore } from '../foundation/context.ts';
import { useFrame } from '../foundation/use-frame.ts';
import type { DrawnPacket } from './drawn-packets.ts';
import { PACKET_HEIGHT } from './marks/sizes.ts';
import type { Scene } from './scene.ts';
import type { StageShared } from './use-scene.ts';

/** Between a packet and its ring, px. */
const GAP = 4;

export function OpenedRing({ shared }: { readonly shared: StageShared<Scene> }) {
  const rings = useRef<HTMLDivElement>(null);
  const store = useLecternStore();
  const { runner, aside } = useLecternContext();
  useFrame(() => {
    const { opened } = store.getState();
    const { record } = runner;
    const stop = opened && record && !aside && findStop(record, opened);
    const { packets = [], twins = [] } = shared.scene ?? {};
    const drawn = stop ? [packets, twins].map((list) => list.find(isAt(stop))) : [];
    [...(rings.current?.children ?? [])].forEach((ring, index) => {
      if (ring instanceof HTMLElement) put(ring, drawn[index]);
    });
  });
  return (
    <div ref={rings} className="opened-rings" aria-hidden="true">
      <div className="opened-ring" hidden />
      <div className="opened-ring" hidden />
    </div>
  );
}

const isAt =
  (stop: { readonly link: number; readonly row: number }) =>
  ({ link, row }: DrawnPacket): boolean =>
    link === stop.link && row === stop.row;

function put(ring: HTMLElement, packet: DrawnPacket | undefined): void {
  ring.hidden = !packet;
  if (!packet) return;
  const { x, y, width } = packet;
  const height = PACKET_HEIGHT + 2 * GAP;
  ring.style.width = `${width + 2 * GAP}px`;
  ring.style.height = `${height}px`;
  ring.style.transform = `translate(${x - width / 2 - GAP}px, ${y - height / 2}px)`;
}
