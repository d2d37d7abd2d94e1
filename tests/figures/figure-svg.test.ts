// The drawn figure: what stands where, and that it is well-formed whatever the words are.

import { describe, expect, it } from 'vitest';
import { axisScale, axisUnit } from '../../src/figures/axis-scale.ts';
import { type FigureOptions, figureLayout } from '../../src/figures/figure-layout.ts';
import { figureWords } from '../../src/figures/figure-notes.ts';
import { figureSvg, LIGHT } from '../../src/figures/figure-svg.ts';
import { spreadLabels } from '../../src/figures/label-places.ts';
import type { SweepDrawing } from '../../src/figures/sweep-drawing.ts';
import { xPlaces } from '../../src/figures/x-places.ts';
import type { SweepAxis } from '../../src/runner/sweep/sweep.ts';
import { SweepResults } from '../../src/runner/sweep/sweep-results.ts';
import { reno } from '../../src/scenarios/reno.ts';
import { renoSweep } from '../support/sweeps.ts';

const drawing: SweepDrawing = {
  title: { en: 'Goodput <by> "queue" & more', ko: '큐에 따른 유효 처리량' },
  source: { en: 'A paper, figure 1', ko: '논문, 그림 1' },
  measure: 'goodput',
  scale: 'linear',
  printed: [{ x: '10', series: 'reno', measure: 'goodput', value: 1.5e6 }],
};
const options: FigureOptions = { language: 'en', width: 800, height: 460 };

/** Goodput grows with the queue; NewReno is a little better; the last point lacks a run. */
function results(): SweepResults {
  const all = new SweepResults(renoSweep());
  for (let index = 0; index < 17; index++) {
    const [cell, replicate] = [index % 6, Math.floor(index / 6)];
    const goodput = 1e6 + Math.floor(cell / 2) * 3e5 + (cell % 2) * 1e5 + (replicate - 1) * 4e4;
    all.add({ index, digest: 0, metrics: { goodput } });
  }
  return all;
}
const described = { results: results(), scenario: reno, drawing, figure: undefined, language: 'en' } as const;
const layout = figureLayout(results(), reno, drawing, options);

describe('the places of a figure', () => {
  it('are within the sheet, from left to right, larger values higher', () => {
    const { plot, lines } = layout;
    for (const { points } of lines) {
      expect(points.map(({ left }) => left)).toEqual([...points.map(({ left }) => left)].sort((a, b) => a - b));
      expect(points.map(({ top }) => top)).toEqual([...points.map(({ top }) => top)].sort((a, b) => b - a));
      for (const { left, top, low, high } of points) {
        for (const place of [top, low!, high!]) expect(place).toBeGreaterThanOrEqual(plot.top - 1e-9);
        for (const place of [top, low!, high!]) expect(place).toBeLessThanOrEqual(plot.bottom + 1e-9);
        expect(left).toBeGreaterThan(plot.left);
        expect(left).toBeLessThan(plot.right);
        expect([low! > top, high! < top]).toEqual([true, true]);
      }
    }
  });

  it('begin at zero where amounts are compared, so that small differences look small', () => {
    expect(layout.yTicks[0]).toEqual({ top: layout.plot.bottom, words: '0' });
    expect(layout.yTitle).toEqual({ name: 'Goodput', unit: 'Mbit/s' });
  });

  it('say of each point what it is, and whether runs are missing', () => {
    const [, newreno] = layout.lines;
    expect(newreno!.points.map(({ unfinished }) => unfinished)).toEqual([false, false, true]);
    expect(layout.lines[0]!.points[1]!.words).toMatch(/^10 packets: 1.3 Mbit\/s ± [\d.]+ kbit\/s \(95 %\), 3 seeds$/);
    const korean = figureLayout(results(), reno, drawing, { ...options, language: 'ko' });
    expect(korean.lines[1]!.points[2]!.words).toContain('시드 2개');
  });

  it('show single runs when they are asked for', () => {
    expect(layout.lines[0]!.points[0]!.runs).toEqual([]);
    const { lines } = figureLayout(results(), reno, drawing, { ...options, seeds: true });
    expect(lines[0]!.points[0]!.runs).toHaveLength(3);
  });

  it('have a printed number where it belongs', () => {
    const [printed] = layout.printed;
    expect(printed!.left).toBe(layout.lines[0]!.points[1]!.left);
    expect(printed!.words).toBe('1.5 Mbit/s');
  });

  it('are there for a sweep that has not begun', () => {
    const empty = figureLayout(new SweepResults(renoSweep()), reno, { ...drawing, scale: 'log' }, options);
    expect(empty.lines.map(({ points }) => points)).toEqual([[], []]);
    expect(figureSvg(empty, figureWords(described))).not.toContain('NaN');
  });
});

describe('an axis', () => {
  it('of logarithms has 1, 2 and 5 in every decade, and its ends among them', () => {
    const scale = axisScale('log', [0.085, 0.68], true);
    expect([scale.from, scale.to]).toEqual([0.05, 1]);
    expect(scale.ticks).toEqual([0.05, 0.1, 0.2, 0.5, 1]);
    expect(scale.share(Math.sqrt(0.05))).toBeCloseTo(0.5, 10);
    expect([scale.share(0), scale.share(9)]).toEqual([0, 1]);
    expect(axisScale('log', [1e-4, 50], true).ticks).toEqual([1e-4, 1e-3, 0.01, 0.1, 1, 10]);
  });

  it('has one unit', () => {
    const scale = axisScale('log', [85e6, 680e6], true);
    const { unit, format } = axisUnit(scale, 'duration', 'en');
    expect([unit, ...scale.ticks.map(format)]).toEqual(['s', '0.05', '0.1', '0.2', '0.5', '1']);
    const shares = axisScale('linear', [0, 0.075], true);
    expect(axisUnit(shares, 'probability', 'en').format(0.02)).toBe('2');
  });

  it('sets apart what has no value', () => {
    const axis: SweepAxis = {
      key: 'rto',
      label: { en: 'RTO', ko: 'RTO' },
      quantity: 'duration',
      scale: 'log',
      points: [
        { name: 'default', label: { en: 'Default', ko: '기본값' }, sets: {} },
        ...[1, 10, 100].map((at) => ({ name: `${at}`, label: { en: `${at}`, ko: `${at}` }, at, sets: {} })),
      ],
    };
    const { of, gap } = xPlaces(axis, 0, 500, 'en');
    const [beside, one, ten, hundred] = of.map(({ left }) => left);
    expect(of.map(({ joined }) => joined)).toEqual([false, true, true, true]);
    expect(beside).toBeLessThan(gap!);
    expect(gap).toBeLessThan(one!);
    expect(hundred! - ten!).toBeCloseTo(ten! - one!, 10);
  });

  it('of words has them at equal distances, and drops ticks that would lie on one another', () => {
    const points = Array.from({ length: 40 }, (_, n) => ({
      name: `${n}`,
      label: { en: `number ${n}`, ko: `${n}` },
      sets: {},
    }));
    const { of, ticks } = xPlaces({ key: 'k', label: { en: '', ko: '' }, scale: 'linear', points }, 0, 400, 'en');
    expect(of[2]!.left - of[1]!.left).toBeCloseTo(of[1]!.left - of[0]!.left, 10);
    expect(ticks.length).toBeLessThan(10);
  });
});

describe('labels at the ends of lines', () => {
  it('keep clear of one another and of the edge', () => {
    const ends = [100, 101, 102, 20].map((top) => ({ words: 'a line', left: 0, top }));
    const tops = spreadLabels(ends, 20, 104).map((end) => end!.top);
    const sorted = [...tops].sort((a, b) => a - b);
    for (let n = 1; n < sorted.length; n++) expect(sorted[n]! - sorted[n - 1]!).toBeGreaterThanOrEqual(17);
    expect(sorted[0]).toBeGreaterThanOrEqual(20);
    expect(sorted.at(-1)).toBeLessThanOrEqual(104);
    expect(tops[3]).toBe(sorted[0]);
  });
});

describe('the drawing', () => {
  const words = figureWords(described);
  const svg = figureSvg(layout, words);

  it('is well-formed: every element is closed, and words are words', () => {
    const open: string[] = [];
    for (const [, close, name, rest] of svg.matchAll(/<(\/?)([a-z]+)([^<>]*)>/g)) {
      if (close) expect(open.pop()).toBe(name);
      else if (!rest!.endsWith('/')) open.push(name!);
    }
    expect(open).toEqual([]);
    expect(svg).toContain('Goodput &lt;by&gt; &quot;queue&quot; &amp; more');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('carries title, source, seeds, model and a link', () => {
    for (const each of [drawing.source!.en, 'seeds 7 to 9', 'model ', 'reno/#']) expect(svg).toContain(each);
  });

  it('labels each line, and draws the one in focus in its colour and last', () => {
    expect(svg.indexOf('>Reno<')).toBeGreaterThan(svg.indexOf('>NewReno<'));
    expect(svg).toContain(LIGHT.focus);
    const other = figureSvg(figureLayout(results(), reno, drawing, { ...options, focus: 1 }), words);
    expect(other.indexOf('>NewReno<')).toBeGreaterThan(other.indexOf('>Reno<'));
  });

  it('has an interval at every point, dashed where runs are missing, and a hollow diamond for the printed number', () => {
    expect(svg.match(/<circle/g)).toHaveLength(6);
    expect(svg.match(/stroke-dasharray="3 2"/g)).toHaveLength(2);
    expect(svg.match(/fill-opacity="0" stroke=/g)).toHaveLength(1);
  });

  it('is the same every time', () => {
    expect(figureSvg(figureLayout(results(), reno, drawing, options), words)).toBe(svg);
  });
});
