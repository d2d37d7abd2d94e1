// A canvas as large as its place, drawn on in CSS pixels.

import { deviceRatio } from '../foundation/device-ratio.ts';

export function sized(
  canvas: HTMLCanvasElement | null,
  { width, height }: { readonly width: number; readonly height: number },
): CanvasRenderingContext2D | undefined {
  if (!canvas) return undefined;
  const ratio = deviceRatio(canvas);
  const [wide, high] = [Math.max(1, Math.round(width * ratio)), Math.max(1, Math.round(height * ratio))];
  if (canvas.width !== wide || canvas.height !== high) Object.assign(canvas, { width: wide, height: high });
  const context = canvas.getContext('2d')!;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  return context;
}
