// What moves on a way: a mark stands for so many bytes and moves on as they arrive, so that a way which carries twice as much
// is twice as quick.

import type { Point } from '../../stage-kit/geometry.ts';
import { Curve } from './curve.ts';
import type { Way } from './ways.ts';

/** Pixels from mark to mark. */
export const SPACING = 34;
/** Pixels a second that marks move on a way that is full. */
const SPEED = 130;
/** From this width on marks lie inside the band. */
const ROOM_INSIDE = 7;
/** Half of the point at the end of a way; marks go as far as there. */
export const POINT = 5;
/** So near to the director its ways lie upon one another, and packets are drawn without their outer header. */
const CROWDED = 24;

export interface WayMark extends Point {
  /** The how manieth on its way, from the start of the run. */
  readonly number: number;
  readonly angle: number;
  readonly size: number;
  /** Of the way, 0 to 1. */
  readonly fraction: number;
  /** Cut out of a band. */
  readonly isOpen: boolean;
  readonly isWrapped: boolean;
}

/**
 * Bytes one mark stands for, so that marks can be followed at the chosen speed.
 * @param rate of a port, bit/s
 * @param speed simulated ns per second of wall time
 */
export function bytesPerMark(rate: number, speed: number): number {
  const wanted = (((rate / 8) * speed) / 1e9) * (SPACING / SPEED);
  let power = 1;
  for (;;) {
    for (const digit of [1, 2, 5]) if (digit * power >= wanted) return digit * power;
    power *= 10;
  }
}

const curve = new Curve();

/** The newest first. */
export function marksOn(way: Way, perMark: number): WayMark[] {
  if (!way.used) return [];
  const { length } = curve.along(way);
  const passed = way.bytes / perMark;
  const isOpen = way.width >= ROOM_INSIDE;
  const size = isOpen ? Math.min(6, way.width * 0.34) : way.kind === 'request' ? 3.2 : 4.5;
  const marks: WayMark[] = [];
  for (let number = Math.floor(passed); number >= 0 && (passed - number) * SPACING < length - POINT; number--) {
    const distance = (passed - number) * SPACING;
    const isWrapped = way.wrapped && distance > CROWDED;
    marks.push({ number, ...curve.at(distance), size, fraction: distance / length, isOpen, isWrapped });
  }
  return marks;
}
