// The pen one predicts with: what its keys and its strokes do to a drawing.

import { describe, expect, it } from 'vitest';
import type { Paper } from '../../src/scenarios/kit/prediction.ts';
import { type Drawing, penUnder, pressPen, strokeOver } from '../../src/ui/predict/pen.ts';

const paper: Paper = { steps: 5, levels: 11, low: 0, high: 10, scale: 'linear' };
const empty: Drawing = { pen: { step: 0, level: 4 }, sketch: [null, null, null, null, null] };
const pressed = (keys: readonly string[], from = empty): Drawing =>
  keys.reduce((drawing, key) => pressPen(key, drawing, paper)!, from);

describe('the keys of the pen', () => {
  it('draw where they go over what is empty', () => {
    expect(pressed(['ArrowRight', 'ArrowRight'])).toEqual({
      pen: { step: 2, level: 4 },
      sketch: [4, 4, 4, null, null],
    });
  });
  it('lift and lower what is drawn, no further than the paper', () => {
    expect(pressed(['ArrowUp']).sketch[0]).toBe(5);
    expect(pressed(['PageUp', 'PageUp']).sketch[0]).toBe(10);
    expect(pressed(['PageDown', 'ArrowDown']).sketch[0]).toBe(0);
  });
  it('follow what is drawn without changing it', () => {
    const drawn = { pen: { step: 0, level: 4 }, sketch: [4, 9, 2, null, null] };
    expect(pressed(['ArrowRight'], drawn)).toEqual({ ...drawn, pen: { step: 1, level: 9 } });
    expect(pressed(['ArrowRight', 'ArrowRight', 'Home'], drawn)).toEqual(drawn);
    expect(pressed(['End'], drawn).pen).toEqual({ step: 4, level: 4 });
    expect(pressed(['ArrowLeft'], drawn)).toEqual(drawn);
  });
  it('take single steps away, to either side', () => {
    const drawn = { pen: { step: 1, level: 9 }, sketch: [4, 9, 2, null, null] };
    expect(pressed(['Delete'], drawn)).toEqual({ pen: { step: 2, level: 2 }, sketch: [4, null, 2, null, null] });
    expect(pressed(['Backspace'], drawn)).toEqual({ pen: { step: 0, level: 4 }, sketch: [4, null, 2, null, null] });
  });
  it('end at the end of the paper', () => {
    const full = pressed(Array<string>(9).fill('ArrowRight'));
    expect(full).toEqual({ pen: { step: 4, level: 4 }, sketch: [4, 4, 4, 4, 4] });
  });
  it("are no others: the rest are the page's", () => {
    expect(pressPen('Tab', empty, paper)).toBeUndefined();
    expect(pressPen('toString', empty, paper)).toBeUndefined();
  });
});

describe('a stroke', () => {
  it('replaces what it passes over, in whichever direction', () => {
    const drawn = [1, 1, 1, 1, 1];
    expect(strokeOver(drawn, { step: 1, level: 2 }, { step: 3, level: 8 })).toEqual([1, 2, 5, 8, 1]);
    expect(strokeOver(drawn, { step: 3, level: 8 }, { step: 1, level: 2 })).toEqual([1, 2, 5, 8, 1]);
    expect(strokeOver(drawn, { step: 2, level: 6 }, { step: 2, level: 7 })).toEqual([1, 1, 7, 1, 1]);
  });
  it('stays on the paper when the pointer leaves it', () => {
    const yOf = (level: number): number => 100 - level * 10;
    expect(penUnder({ x: 45, y: 63, width: 100 }, paper, yOf)).toEqual({ step: 2, level: 4 });
    expect(penUnder({ x: -20, y: 500, width: 100 }, paper, yOf)).toEqual({ step: 0, level: 0 });
    expect(penUnder({ x: 130, y: -8, width: 100 }, paper, yOf)).toEqual({ step: 4, level: 10 });
  });
});
