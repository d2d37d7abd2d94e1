// What hands do on a picture: a press on a packet takes it apart or drops it, a press beside the packets does what the stage says,
// and the packet that is opened has a ring.

import { type RefObject, useEffect, useRef } from 'react';
import { enlargementOf } from '../foundation/enlarged.ts';
import { type DrawnPacket, packetAt } from './drawn-packets.ts';
import { Dropping, type Opens, useDropping } from './dropping.tsx';
import type { Point } from './geometry.ts';
import { OpenedRing } from './opened-ring.tsx';
import type { CellSpan, Scene } from './scene.ts';
import type { Extent, StageShared } from './use-scene.ts';

interface HandsProps {
  /** Where the picture is pressed. */
  readonly touch: RefObject<HTMLElement | null>;
  readonly shared: StageShared<Scene>;
  readonly plan: Extent & { readonly compact?: boolean };
  // What a press does, as the picture's properties say (stage.tsx), on this plan of it.
  readonly drops: readonly number[] | undefined;
  readonly opens: Opens | undefined;
  readonly press: (at: Point) => (() => void) | undefined;
  readonly cell: (at: Point) => CellSpan | undefined;
}

const NOTHING: readonly number[] = [];

export function Hands({ touch, shared, plan, drops, opens, press, cell }: HandsProps) {
  const dropping = useDropping(drops ?? NOTHING);
  const under = (event: PointerEvent) => {
    const packet = packetUnder(event, shared.scene);
    if (packet) return { packet, action: undefined };
    const at = pointOf(event);
    const span = cell(at);
    return { packet, action: (span && dropping.cellIn(span)) ?? press(at) };
  };
  const up = (event: PointerEvent): void => {
    const { packet, action } = under(event);
    if (packet && opens) dropping.open(packet, opens);
    else if (packet) dropping.press(packet);
    else action?.();
  };
  usePointer(touch, drops || opens ? { under, up } : undefined);
  return (
    <>
      {drops && <Dropping dropping={dropping} plan={plan} />}
      <OpenedRing shared={shared} />
    </>
  );
}

interface Pressing {
  readonly under: (event: PointerEvent) => { readonly packet: unknown; readonly action: unknown };
  readonly up: (event: PointerEvent) => void;
}

function usePointer(touch: HandsProps['touch'], pressing: Pressing | undefined): void {
  const latest = useRef(pressing);
  latest.current = pressing;
  useEffect(() => {
    const element = touch.current!;
    const over = new AbortController();
    /** The finger or mouse that began its press on the picture. */
    let pressing: number | undefined;
    const down = ({ button, isPrimary, pointerId, target }: PointerEvent): void => {
      const isPress = button === 0 && isPrimary && target instanceof Node && element.contains(target);
      pressing = isPress ? pointerId : undefined;
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== pressing) return;
      pressing = undefined;
      latest.current?.up(event);
    };
    const move = (event: PointerEvent): void => {
      const { packet, action } = latest.current?.under(event) ?? {};
      element.style.cursor = packet || action ? 'pointer' : '';
    };
    // Everywhere: what is pressed elsewhere and let go here is no press.
    window.addEventListener('pointerdown', down, { signal: over.signal, capture: true });
    element.addEventListener('pointerup', up, { signal: over.signal });
    element.addEventListener('pointermove', move, { signal: over.signal });
    return () => over.abort();
  }, [touch]);
}

const FINGER = 14;
const MOUSE = 4;

/** The packet at a pointer: fingers may miss it by more than mice. */
function packetUnder(event: PointerEvent, scene: Scene | undefined): DrawnPacket | undefined {
  const { x, y } = pointOf(event);
  const reach = event.pointerType === 'mouse' ? MOUSE : FINGER;
  return packetAt(scene?.packets ?? [], x, y, reach) ?? packetAt(scene?.twins ?? [], x, y, reach);
}

/** Where a pointer is on an element, in the element's own CSS pixels: the page may be enlarged as a whole. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent): Point {
  const element = currentTarget as HTMLElement;
  const { left, top } = element.getBoundingClientRect();
  const factor = enlargementOf(element);
  return { x: (clientX - left) / factor, y: (clientY - top) / factor };
}
