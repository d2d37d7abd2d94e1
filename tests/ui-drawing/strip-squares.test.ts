// The strip of virtual-server: what has not been asked yet is drawn fainter than what is under way, whatever the size of its squares.

import { describe, expect, it } from 'vitest';
import { paintSquares } from '../../src/ui/stages/virtual-server/paint-strip.ts';
import type { StripPlace } from '../../src/ui/stages/virtual-server/plan.ts';
import type { Request } from '../../src/ui/stages/virtual-server/requests.ts';
import { colours } from '../../src/ui/theme/tokens.ts';

interface Drawn {
  readonly how: 'fill' | 'stroke';
  readonly colour: string;
  readonly alpha: number;
}

/** A context that only notes with what it was drawn. */
function noting(): { readonly drawn: Drawn[]; readonly context: CanvasRenderingContext2D } {
  const drawn: Drawn[] = [];
  const state = { globalAlpha: 1, fillStyle: '', strokeStyle: '' };
  const kept: (typeof state)[] = [];
  const note = (how: Drawn['how']) => () => {
    drawn.push({ how, colour: how === 'fill' ? state.fillStyle : state.strokeStyle, alpha: state.globalAlpha });
  };
  const done = () => {};
  const acts = {
    ...{ beginPath: done, roundRect: done, clip: done, fillText: done, fillRect: note('fill') },
    ...{ fill: note('fill'), stroke: note('stroke') },
    save: () => kept.push({ ...state }),
    restore: () => Object.assign(state, kept.pop()),
  };
  return { drawn, context: Object.assign(state, acts) as unknown as CanvasRenderingContext2D };
}

function drawnOf(square: number, request: Partial<Request>): Drawn[] {
  const { drawn, context } = noting();
  const strip = { left: 0, rows: [20], pitch: square + 2, square, axisTop: 40 } as unknown as StripPlace;
  const whole = { flow: 0, client: 0, server: 0, refused: false, isPast: true, share: 0, ...request };
  paintSquares(context, strip, [whole], colours('light'));
  return drawn;
}

describe.each([4, 10, 20])('a square of %d px', (square) => {
  const { data } = colours('light');

  it('is solid once its file is there, and pale with what has come while it is on its way', () => {
    expect(drawnOf(square, { share: 1 })).toEqual([{ how: 'fill', colour: data.line, alpha: 1 }]);
    expect(drawnOf(square, { share: 0.5 })[0]).toEqual({ how: 'fill', colour: data.soft, alpha: 1 });
  });

  it('is no solid one before it is asked: an outline at half strength, or paler still', () => {
    for (const share of [0, 1]) {
      const [only, ...more] = drawnOf(square, { isPast: false, share });
      expect(more).toEqual([]);
      expect(only!.alpha).toBeLessThan(1);
      expect(only).toMatchObject(
        square < 7 ? { how: 'fill', colour: data.soft } : { how: 'stroke', colour: data.line },
      );
    }
  });
});
