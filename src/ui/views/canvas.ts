// A canvas as large as its place, drawn on in CSS pixels.

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { deviceRatio, useDeviceRatio } from '../foundation/device-ratio.ts';
import type { Size } from '../foundation/use-size.ts';

/** `paint` is called after every render, and when the window comes to another screen. */
export function useCanvas(
  size: Size,
  paint: (context: CanvasRenderingContext2D) => void,
): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  const screen = useDeviceRatio();
  useLayoutEffect(() => {
    if (canvas.current) paint(sized(canvas.current, size, screen));
  });
  return canvas;
}

function sized(canvas: HTMLCanvasElement, { width, height }: Size, screen: number): CanvasRenderingContext2D {
  const ratio = deviceRatio(canvas, screen);
  const [wide, high] = [Math.max(1, Math.round(width * ratio)), Math.max(1, Math.round(height * ratio))];
  if (canvas.width !== wide || canvas.height !== high) Object.assign(canvas, { width: wide, height: high });
  const context = canvas.getContext('2d')!;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  return context;
}
