// What a virtual server's clients have not asked for yet stands back behind what is being served.

import { expect, it } from 'vitest';
import { paintSquares } from '../../src/ui/stages/virtual-server/paint-strip.ts';
import type { StripPlace } from '../../src/ui/stages/virtual-server/plan.ts';
import type { Request } from '../../src/ui/stages/virtual-server/requests.ts';
import { colours } from '../../src/ui/theme/tokens.ts';

/** Which squares were filled, with what. */
function filled(request: Partial<Request>): string[] {
  const fills: string[] = [];
  const nothing = (): void => undefined;
  const context = {
    ...{ fillStyle: '', beginPath: nothing, roundRect: nothing, stroke: nothing, save: nothing, restore: nothing },
    ...{ clip: nothing, fillText: nothing },
    fill: () => fills.push(context.fillStyle),
    fillRect: () => fills.push(context.fillStyle),
  };
  const strip = { left: 0, pitch: 20, square: 16, rows: [10] } as unknown as StripPlace;
  const one: Request = { flow: 0, client: 0, server: 0, refused: false, isPast: true, share: 0, ...request };
  paintSquares(context as unknown as CanvasRenderingContext2D, strip, [one], colours('light'));
  return fills;
}

it('is an outline, while a request that is being served has a ground and a served one is solid', () => {
  const { data } = colours('light');
  expect(filled({ isPast: false })).toEqual([]);
  expect(filled({ share: 0.5 })[0]).toBe(data.soft);
  expect(filled({ share: 1 })).toEqual([data.line]);
});
