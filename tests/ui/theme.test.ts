// The palette keeps its promises: the style sheet says what the table says, everything can be read, and no two data colours
// can be confused, by normal eyes or by those that lack one kind of cone.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forced, stronger } from '../../src/ui/theme/contrast.ts';
import { TEXT } from '../../src/ui/theme/text-sizes.ts';
import { type Colours, colours, type DataToken, FUTURE_OPACITY } from '../../src/ui/theme/tokens.ts';
import { contrast, difference, EYES } from '../support/colour-vision.ts';

const TOKENS: readonly DataToken[] = ['data', 'ack', 'retx', 'loss', 'timer', 'window', 'flow2'];
const THEMES = ['light', 'dark', 'projector'] as const;

/** A colour of which so much covers another. */
function mixed(over: string, under: string, share: number): string {
  const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const ground = parts(under);
  const channels = parts(over).map((part, index) => Math.round(part * share + ground[index]! * (1 - share)));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The custom properties a table stands for: lineStrong is --line-strong, timer.soft is --timer-soft. */
function properties(table: Colours): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(table) as [string, string | number | Colours[DataToken]][]) {
    const property = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    if (typeof value !== 'object') found[property] = String(value).toLowerCase();
    else {
      found[property] = value.line.toLowerCase();
      found[`${property}-text`] = value.text.toLowerCase();
      found[`${property}-soft`] = value.soft.toLowerCase();
    }
  }
  return found;
}

describe('the style sheet', () => {
  const sheet = readFileSync(new URL('../../src/ui/theme/theme.css', import.meta.url), 'utf8');
  const blocks = [...sheet.matchAll(/(:root[^{]*)\{([^}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    values: Object.fromEntries(
      [...body.matchAll(/(--[a-z0-9-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
    ),
  }));
  it('has the light colours, the dark ones for a dark system, and the others when chosen', () => {
    expect(blocks.map(({ values }) => values)).toEqual([
      properties(colours('light')),
      properties(colours('dark')),
      properties(colours('dark')),
      properties(colours('projector')),
    ]);
    expect(blocks[1]?.selector).toBe(":root:not([data-theme='light'])");
    expect(blocks[2]?.selector).toBe(":root[data-theme='dark']");
    expect(blocks[3]?.selector).toBe(":root[data-theme='projector']");
  });
});

describe('sizes of type', () => {
  const sheet = readFileSync(new URL('../../src/ui/theme/sizes.css', import.meta.url), 'utf8');
  it.each(Object.entries(TEXT))('%s is as large for words that are measured as for those of the page', (name, size) => {
    const property = `--text-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    expect(new RegExp(`${property}: (\\d+)px`).exec(sheet)?.[1]).toBe(String(size));
  });
});

describe.each(THEMES)('%s with more contrast', (theme) => {
  const table = stronger(colours(theme));
  it('has no grey words, and every word and line of the network stands out further', () => {
    for (const word of [table.ink, table.ink2, table.ink3, table.control]) {
      expect(contrast(word, table.page)).toBeGreaterThanOrEqual(7);
    }
    for (const token of TOKENS) expect(contrast(table[token].line, table.page)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(table.lineStrong, table.page)).toBeGreaterThanOrEqual(3);
  });
});

describe('forced colours', () => {
  // High contrast black, as Windows has it.
  const table = forced(
    (name) => ({ Canvas: '#000000', CanvasText: '#ffffff', LinkText: '#ffff00', Highlight: '#1aebff' })[name],
  );
  it('uses what the system prescribes, and words can be read on what is shaded', () => {
    expect([table.page, table.ink, table.data.line]).toEqual(['#000000', '#ffffff', '#ffff00']);
    for (const token of TOKENS) {
      expect(contrast(table[token].text, table.page)).toBeGreaterThanOrEqual(7);
      expect(contrast(table[token].text, table[token].soft)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe.each(THEMES)('in %s', (theme) => {
  const table = colours(theme);
  it('text can be read on page and chrome', () => {
    for (const ground of [table.page, table.chrome]) {
      for (const ink of [table.ink, table.ink2, table.ink3]) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
      for (const token of TOKENS) expect(contrast(table[token].text, ground)).toBeGreaterThanOrEqual(4.5);
    }
    for (const token of TOKENS) expect(contrast(table[token].text, table[token].soft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(table.onInk, table.ink)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(table.onInk, table.data.line)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(table.ink, table.sunk)).toBeGreaterThanOrEqual(4.5);
  });
  it('lines and borders of what can be operated can be seen', () => {
    for (const ground of [table.page, table.chrome]) {
      for (const token of TOKENS) expect(contrast(table[token].line, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(table.control, ground)).toBeGreaterThanOrEqual(3);
    }
  });
  it.each(EYES)('no two data colours look alike: %s', (_, see) => {
    const differences = TOKENS.flatMap((a, index) =>
      TOKENS.slice(index + 1).map((b) => difference(see(table[a].line), see(table[b].line))),
    );
    expect(Math.min(...differences)).toBeGreaterThanOrEqual(10);
  });
  it('the future steps back, and is still seen', () => {
    for (const token of TOKENS) {
      const pale = mixed(table[token].line, table.page, FUTURE_OPACITY);
      // Greys and ambers, which repeat what is said elsewhere, are paler by themselves.
      const least = ['ack', 'retx'].includes(token) ? 1.7 : 2;
      expect(contrast(pale, table.page), token).toBeGreaterThanOrEqual(least);
      expect(contrast(table[token].line, table.page), token).toBeGreaterThan(1.7 * contrast(pale, table.page));
    }
  });
});

it('a projector gets the highest contrast, no tint in the chrome, and lines half as wide again', () => {
  const [table, light] = [colours('projector'), colours('light')];
  expect([table.page, table.chrome, table.ink]).toEqual(['#FFFFFF', '#FFFFFF', '#000000']);
  expect(table.strokes).toBe(1.5 * light.strokes);
  for (const token of TOKENS) {
    expect(contrast(table[token].line, table.page)).toBeGreaterThan(contrast(light[token].line, light.page));
    expect(contrast(table[token].text, table.page)).toBeGreaterThan(contrast(light[token].text, light.page));
  }
});

it('the measures themselves are right', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 10);
  expect(contrast('#0978C4', '#FFFFFF')).toBeCloseTo(4.67, 2);
  // Pair 1 of Sharma, Wu and Dalal (2005) in sRGB would be rounded, so two greys and two primaries stand for it.
  expect(difference([0.5, 0.5, 0.5], [0.5, 0.5, 0.5])).toBe(0);
  expect(difference([1, 0, 0], [0, 1, 0])).toBeCloseTo(86.61, 1);
  expect(difference([0, 0, 1], [1, 1, 1])).toBeGreaterThan(50);
});
