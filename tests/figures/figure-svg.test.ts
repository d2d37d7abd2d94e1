// The drawn figure: what stands where, and that it is well-formed whatever the words are.

import { describe, expect, it } from 'vitest';
import { coincidingLines, coincidingWords } from '../../src/figures/coinciding-lines.ts';
import { type FigureOptions, type FigurePoint, figureLayout } from '../../src/figures/figure-layout.ts';
import { figureWords } from '../../src/figures/figure-notes.ts';
import { figureSvg, LIGHT } from '../../src/figures/figure-svg.ts';
import { axisFromText } from '../../src/figures/free-axis.ts';
import { pointsUnder } from '../../src/figures/points-under.ts';
import type { SweepDrawing } from '../../src/figures/sweep-drawing.ts';
import { xPlaces } from '../../src/figures/x-places.ts';
import { rowsWithin, widthOf } from '../../src/plot/labels.ts';
import { axisUnit } from '../../src/plot/numbers.ts';
import { axisOf } from '../../src/plot/ticks.ts';
import type { SweepAxis } from '../../src/runner/sweep/sweep.ts';
import { SweepResults } from '../../src/runner/sweep/sweep-results.ts';
import { scenarioById } from '../../src/scenarios/index.ts';
import { type Text, text } from '../../src/scenarios/kit/text.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { renoSweep, resultsWith } from '../support/sweeps.ts';

const drawing: SweepDrawing = {
  title: text('Goodput <by> "queue" & more', '큐에 따른 유효 처리량'),
  source: text('A paper, figure 1', '논문, 그림 1'),
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

  it('keep the labels where they are, in the order of the lines, until all runs are there', () => {
    const places = (runs: number): (number | undefined)[] => {
      const some = new SweepResults(renoSweep());
      // NewReno, the second line, is above at first and below later.
      for (let index = 0; index < runs; index++) {
        const goodput = 1e6 + (index % 2) * (index < 8 ? 5e5 : -5e5) + index * 1e4;
        some.add({ index, digest: 0, metrics: { goodput } });
      }
      return figureLayout(some, reno, drawing, options).lines.map(({ label }) => label?.top);
    };
    const first = places(1);
    expect(first[0]!).toBeLessThan(first[1]!);
    for (const runs of [4, 7, 11, 17]) expect(places(runs)).toEqual(first);
    expect(places(18)).not.toEqual(first);
  });

  it('begin at zero where amounts are compared, so that small differences look small', () => {
    expect(layout.yTicks[0]).toEqual({ top: layout.plot.bottom, words: '0' });
    expect(layout.yTitle).toMatchObject({ name: 'Goodput', unit: 'Mbit/s' });
  });

  it('have both ends of an interval that is wider above than below, as shares of rare events have', () => {
    const lan = scenarioById('lan-rto')!;
    const rare = resultsWith({ dropRate: [[0, 0.002]], serverDrops: [[0, 2]], offered: [[1000, 1000]] }, ['a']);
    const [line] = figureLayout(rare, lan, { ...drawing, measure: 'dropRate', printed: [] }, options).lines;
    // Never a share below 0, as 0.1 ± 1.27 % would have it.
    expect(line!.points[0]!.words).toMatch(/^a: 0\.1 % \(95 %: 0 % – [\d.]+ %\)/);
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

  it('have a band where the paper speaks of a part of the axis, with its words above, clear of the title', () => {
    expect(layout.band).toBeUndefined();
    const band = { from: '10', to: '20', label: text('paper: <best> here', '논문') };
    const banded = figureLayout(results(), reno, { ...drawing, band }, options);
    const [first, ten, twenty] = banded.lines[0]!.points.map(({ left }) => left);
    expect(banded.band!.left).toBeGreaterThan(first!);
    expect(banded.band!.left).toBeLessThan(ten!);
    expect(banded.band!.right).toBeGreaterThan(twenty!);
    expect(banded.plot.top - banded.yTitle.top).toBeGreaterThan(layout.plot.top - layout.yTitle.top + 12);
    const svg = figureSvg(banded, figureWords(described));
    expect(svg).toContain('paper: &lt;best&gt; here');
    expect(svg.indexOf('class="band"')).toBeLessThan(svg.indexOf('<path'));
    const elsewhere = { ...drawing, band: { ...band, to: '15' } };
    expect(figureLayout(results(), reno, elsewhere, options).band).toBeUndefined();
  });

  it('are there for a sweep that has not begun', () => {
    const empty = figureLayout(new SweepResults(renoSweep()), reno, { ...drawing, scale: 'log' }, options);
    expect(empty.lines.map(({ points }) => points)).toEqual([[], []]);
    expect(figureSvg(empty, figureWords(described))).not.toContain('NaN');
  });
});

describe('an axis', () => {
  it('of logarithms has 1, 2 and 5 in every decade, and its ends among them', () => {
    const scale = axisOf('log', [0.085, 0.68], true);
    expect(scale.range).toEqual({ scale: 'log', low: 0.05, high: 1 });
    expect(scale.ticks).toEqual([0.05, 0.1, 0.2, 0.5, 1]);
    expect(scale.share(Math.sqrt(0.05))).toBeCloseTo(0.5, 10);
    expect([scale.share(0), scale.share(9)]).toEqual([0, 1]);
    expect(axisOf('log', [1e-4, 50], true).ticks).toEqual([1e-4, 1e-3, 0.01, 0.1, 1, 10]);
  });

  it('has one unit', () => {
    const scale = axisOf('log', [85e6, 680e6], true);
    const { unit, format } = axisUnit(scale.range, 'duration', 'en');
    expect([unit, ...scale.ticks.map(format)]).toEqual(['s', '0.05', '0.1', '0.2', '0.5', '1']);
    const shares = axisOf('linear', [0, 0.075], true);
    expect(axisUnit(shares.range, 'probability', 'en').format(0.02)).toBe('2');
  });

  it('has the unit of its values once, and says that it is logarithmic or does not begin at 0', () => {
    const { xTitle, xTicks } = layout;
    expect(xTitle).toEqual({ name: 'Router queue', unit: 'packets, log' });
    expect(xTicks.map(({ words }) => words)).toEqual(['5', '10', '20']);
    const mixed = axisFromText(reno, 'rmin=100ms,1s');
    expect(xPlaces(mixed, 0, 500, 'en')).toMatchObject({ unit: '', isLog: true });
    expect(xPlaces(mixed, 0, 500, 'en').ticks.map(({ words }) => words)).toEqual(['100 ms', '1 s']);
    const shares = new SweepResults(renoSweep());
    for (let index = 0; index < 18; index++) shares.add({ index, digest: 0, metrics: { goodput: 0.8 + index / 100 } });
    const metrics = reno.metrics.map((metric) =>
      metric.name === 'goodput' ? { ...metric, unit: 'fraction' as const } : metric,
    );
    const near = figureLayout(shares, { ...reno, metrics }, { ...drawing, printed: [] }, options);
    expect(near.yTitle.unit).toMatch(/^%, axis from \d+$/);
    expect(near.yTitle.unit).toContain(near.yTicks[0]!.words);
  });

  it('sets apart what has no value', () => {
    const axis: SweepAxis = {
      key: 'rto',
      label: text('RTO', 'RTO'),
      quantity: 'duration',
      scale: 'log',
      points: [
        { name: 'default', label: text('Default', '기본값'), sets: {} },
        ...[1, 10, 100].map((at) => ({ name: `${at}`, label: text(`${at}`, `${at}`), at, sets: {} })),
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
      label: text(`number ${n}`, `${n}`),
      sets: {},
    }));
    const { of, ticks } = xPlaces({ key: 'k', label: text('', ''), scale: 'linear', points }, 0, 400, 'en');
    expect(of[2]!.left - of[1]!.left).toBeCloseTo(of[1]!.left - of[0]!.left, 10);
    expect(ticks.length).toBeLessThan(10);
  });
});

describe('lines that lie on one another', () => {
  const label = (name: string): Text => text(name, name);
  const line = (tops: readonly number[], more: Partial<FigurePoint> = {}): FigurePoint[] =>
    tops.map((top, x) => ({ x, top, unfinished: false, summary: { mean: top }, ...more }) as FigurePoint);

  it('are found where all of their points are too near to be told apart', () => {
    const [one, near, apart] = [line([10, 20]), line([10.5, 21]), line([10, 24])];
    expect(coincidingLines([one, apart, near, one], 2)).toEqual([{ lines: [0, 2, 3], exact: false }]);
    expect(coincidingLines([one, apart, one], 2)).toEqual([{ lines: [0, 2], exact: true }]);
    expect(coincidingLines([one, apart], 2)).toEqual([]);
  });

  it('are not looked for while runs are missing: labels would join and part', () => {
    expect(coincidingLines([line([10, 20]), line([10, 20], { unfinished: true })], 2)).toEqual([]);
    expect(coincidingLines([line([10]), line([10])], 2)).toEqual([]);
  });

  it('have one label, with the words they share only once', () => {
    const words = (labels: readonly string[], exact = true) => coincidingWords(labels.map(label), exact, 'en');
    expect(words(['4 nodes', '8 nodes', '16 nodes'])).toBe('4, 8, 16 nodes: the same');
    expect(words(['NAT, RR', 'NAT, WRR'], false)).toBe('NAT, RR, WRR: nearly the same');
    expect(words(['tunnelling', 'direct routing'])).toBe('tunnelling, direct routing: the same');
    expect(words(['DS, 4 nodes', 'DS, 8 nodes'])).toBe('DS, 4, 8 nodes: the same');
    expect(coincidingWords([label('4대'), label('8대')], true, 'ko')).toBe('4, 8대: 같음');
  });

  it('share it and its shape on the sheet; that of the line in focus goes before', () => {
    const three = renoSweep({ series: axisFromText(reno, 'loss=1pc,2pc,3pc') });
    const all = new SweepResults(three);
    for (let index = 0; index < 27; index++)
      all.add({ index, digest: 0, metrics: { goodput: 1e6 + (index % 9 < 3 ? 0 : 1e5) } });
    const { lines, focus } = figureLayout(all, reno, drawing, { ...options, focus: 1 });
    const labels = lines.map(({ label }) => label?.words);
    expect(labels.filter(Boolean)).toHaveLength(1);
    expect(labels[focus]).toBe('1, 2, 3 %: the same');
    expect(new Set(lines.map(({ shape }) => shape)).size).toBe(1);
    const svg = figureSvg(figureLayout(all, reno, drawing, options), figureWords(described));
    for (const row of lines[focus]!.label!.rows) expect(svg).toContain(`>${row}<`);
  });
});

describe('points that lie on one another', () => {
  it('are found from each of them, and no others', () => {
    const at = (series: number, left: number, top: number) => ({ series, x: 0, left, top }) as FigurePoint;
    const all = [at(0, 50, 50), at(1, 50, 58), at(2, 50, 70), at(3, 120, 50)];
    expect(all.map((point) => pointsUnder(point, all).map(({ series }) => series))).toEqual([[1], [0], [], []]);
  });
});

describe('rows of a label', () => {
  it('are no wider than they may be, and hold all words', () => {
    const rows = rowsWithin('tunnelling, direct routing: the same', 120);
    expect(rows.join(' ')).toBe('tunnelling, direct routing: the same');
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(widthOf(row)).toBeLessThanOrEqual(120);
    expect(rowsWithin('unbreakable', 10)).toEqual(['unbreakable']);
  });
});

const NAMED = { name: 'Round trip over the empty path', unit: 'ms' };

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

  it('ends the name of the axis below where that ends, and begins it at the edge where that is too short for it', () => {
    const named = (width: number): string => {
      const laid = { ...figureLayout(results(), reno, drawing, { ...options, width }), xTitle: NAMED };
      return figureSvg(laid, words).match(/<text [^>]*>(?=<tspan[^>]*>Round trip over the empty path)/)![0];
    };
    expect(named(900)).toContain('text-anchor="end"');
    expect(named(300)).toMatch(/^<text x="8" y="[\d.]+">$/);
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
