// The sign that a timer has fired stands at the end of its bar, and on a phone its words begin right behind that.

import { expect, it } from 'vitest';
import { paintTimer } from '../../src/ui/stage-kit/marks/timer.ts';
import type { TimerScene } from '../../src/ui/stage-kit/queue-and-timer.ts';
import type { Colours } from '../../src/ui/theme/tokens.ts';

it('leaves room between the sign and the words behind the bar', () => {
  const right: number[] = [];
  const ignore = () => {};
  const context = {
    ...{ beginPath: ignore, fill: ignore, stroke: ignore, moveTo: ignore, lineTo: ignore, arc: ignore },
    roundRect: (x: number, _y: number, width: number) => right.push(x + width),
  } as unknown as CanvasRenderingContext2D;
  const scene = { firesAt: 0, share: 0, hasFired: true } as TimerScene;
  const colours = { timer: { line: '', soft: '' }, page: '', strokes: 1 } as unknown as Colours;
  paintTimer(context, { x: 16, y: 0, width: 270 }, scene, colours);
  // Words begin 9 px behind the bar.
  expect(Math.max(...right)).toBeLessThanOrEqual(16 + 270 + 3);
});
