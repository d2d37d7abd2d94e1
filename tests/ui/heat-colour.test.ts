// Every number in a heat map can be read upon its colour, in every theme, and more is more colour.

import { describe, expect, it } from 'vitest';
import { heatColour } from '../../src/ui/sweep/heat-colour.ts';
import { colours } from '../../src/ui/theme/tokens.ts';
import { contrast } from '../support/colour-vision.ts';

describe.each(['light', 'dark', 'projector'] as const)('a heat map, %s', (theme) => {
  const shares = Array.from({ length: 101 }, (_, step) => step / 100);

  it('has numbers that can be read', () => {
    for (const share of shares) {
      const { background, color } = heatColour(share, colours(theme));
      expect(contrast(background, color), `share ${share}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('goes from the page towards blue without turning back', () => {
    const away = shares.map((share) => contrast(heatColour(share, colours(theme)).background, colours(theme).page));
    expect(away).toEqual([...away].sort((a, b) => a - b));
    expect(away.at(-1)! / away[0]!).toBeGreaterThan(4);
  });
});
