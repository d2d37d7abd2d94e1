// The names of lines where real runs put them: on no line, next to their own, and beside the title where there is no such place.

import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { LANGUAGES } from '../../src/scenarios/kit/text.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { scenario as virtualServer } from '../../src/scenarios/virtual-server/scenario.ts';
import { scenario as webCluster } from '../../src/scenarios/web-cluster/scenario.ts';
import { seriesValueAt } from '../../src/ui/charts/chart-series.ts';
import { axisWords } from '../../src/ui/charts/head-width.ts';
import { type RowLabel, rowLabels } from '../../src/ui/charts/row-labels.ts';
import { type Row, type StackModel, StackModeller, yOf } from '../../src/ui/charts/stack-model.ts';
import { timeAt } from '../../src/ui/foundation/plot-geometry.ts';
import { textWidth } from '../../src/ui/foundation/text-width.ts';
import { Curtain } from '../../src/ui/state/curtain.ts';
import { TEXT } from '../../src/ui/theme/text-sizes.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const SMALL = { width: 976, height: 244 };
const PHONE = { width: 390, height: 150 };
const LARGE = { width: 1147, height: 318 };

interface Charts {
  readonly model: StackModel;
  readonly labels: (chart: string, hiddenFrom?: number) => readonly RowLabel[];
}

function chartsOf(
  scenario: Scenario,
  link: string,
  zoom: [number, number],
  size: StackModelSize,
  only?: string,
  curtain = new Curtain(),
): Charts {
  const spec = specOf(link, scenario);
  const charts = scenario.charts.filter(({ id }) => only === undefined || id === only);
  const record = curtain.over(wholeRecord(spec))!;
  const input = { charts, record, spec, ghosts: [], front: undefined, zoom, size, dragging: false, moving: false };
  const model = new StackModeller().model(input);
  const labels = (id: string, hiddenFrom?: number) =>
    rowLabels(model.rows.find(({ chart }) => chart.id === id)!, model, 'en', undefined, { hiddenFrom });
  return { model, labels };
}
type StackModelSize = { readonly width: number; readonly height: number };

/** The heights of a line under a label, from pixel to pixel. */
function heightsUnder(row: Row, model: StackModel, gauge: string, from: number, to: number): number[] {
  const series = row.series.find(({ line }) => line.gauge === gauge)!;
  const heights: number[] = [];
  for (let x = from; x <= to; x++) {
    const value = seriesValueAt(series, timeAt(model.geometry, model.view, x));
    if (!Number.isNaN(value)) heights.push(yOf(row, value));
  }
  return heights;
}

/** Lines that run through the letters of a label, each with the label. */
function crossings({ model, labels }: Charts): string[] {
  return model.rows.flatMap((row) =>
    labels(row.chart.id).flatMap(({ words, width, places: [{ x, y }] }) =>
      row.series
        .filter(({ line }) => line.draw !== 'dots')
        .filter(({ line: { gauge } }) => {
          const heights = heightsUnder(row, model, gauge, x, x + width);
          return heights.length > 0 && Math.min(...heights) < y + 13 && Math.max(...heights) > y + 4;
        })
        .map(({ line }) => `${line.label.en} through ${words}`),
    ),
  );
}

const LAN_STORY: [number, number] = [0, 3e9];

describe('the names of lines', () => {
  it.each([
    ['lan-rto', lanRto, 'v=1', LAN_STORY, SMALL],
    ['lan-rto, large', lanRto, 'v=1', LAN_STORY, LARGE],
    ['reno', reno, 'v=1', [0, 4e9] as [number, number], SMALL],
    ['virtual-server', virtualServer, 'method=dr&v=1', [3e9, 15e9] as [number, number], SMALL],
    ['virtual-server on a phone', virtualServer, 'method=dr&v=1', [3e9, 15e9] as [number, number], PHONE],
  ])('are struck through by no line: %s', (_, scenario, link, zoom, size) => {
    expect(crossings(chartsOf(scenario, link, zoom, size))).toEqual([]);
  });

  it('stand whole before the curtain of a question, or beside the title', () => {
    const curtain = new Curtain();
    curtain.fall(0.4e9, ['rto']);
    const { model, labels } = chartsOf(reno, 'v=1', [0, 1.675e9], { width: 540, height: 244 }, undefined, curtain);
    const row = model.rows.find(({ chart }) => chart.id === 'rto')!;
    const behind = (hiddenFrom?: number): string[] =>
      labels('rto', hiddenFrom)
        .filter(({ places: [{ y }] }) => y + 17 > row.plotTop)
        .filter(({ width, places: [{ x }] }) => timeAt(model.geometry, model.view, x + width) > 0.4e9)
        .map(({ words }) => words);
    expect(behind()).not.toEqual([]);
    expect(behind(0.4e9)).toEqual([]);
    expect(labels('rto', 0.4e9)).not.toEqual([]);
  });

  it.each([SMALL, LARGE])('stand next to their own line, with no other between, at %o', (size) => {
    const charts = chartsOf(lanRto, 'v=1', LAN_STORY, size);
    const row = charts.model.rows.find(({ chart }) => chart.id === 'rto')!;
    const labels = charts.labels('rto');
    const rto = labels.find(({ key }) => key === 'rto')!;
    expect(charts.model.geometry.right - (rto.places[0].x + rto.width)).toBeLessThan(26);
    const srtt = labels.find(({ key }) => key === 'srtt')!;
    const ceiling = heightsUnder(row, charts.model, 'rto', srtt.places[0].x, srtt.places[0].x + srtt.width);
    if (!srtt.sample) expect(srtt.places[0].y + 17).toBeGreaterThan(Math.min(...ceiling));
  });

  it.each(LANGUAGES)('leave the words of the axis their place in a hall (%s)', (language) => {
    const [chart] = webCluster.charts;
    for (const width of [448, 480, 512, 599]) {
      const { model } = chartsOf(webCluster, 'end=5s&v=1', [0, 5e9], { width, height: 90 }, chart!.id);
      const [row] = model.rows;
      const { left, right } = model.geometry;
      const axis = axisWords(row!, right - left, language);
      const before = textWidth(`${chart!.tab[language]} 1.7 s `, TEXT.label, 600);
      const to = left + before + textWidth(axis, TEXT.label, 400);
      const among = rowLabels(row!, model, language, undefined, { axis })
        .filter(({ places }) => places.some(({ x, y }) => y < row!.plotTop - 2 && x < to))
        .map(({ words }) => words);
      expect(axis === '' ? [] : among).toEqual([]);
      if (width > 500) expect(axis).not.toBe('');
    }
  });

  it('that have no such place stand beside the title, with a sample of the line', () => {
    const { model, labels } = chartsOf(lanRto, 'v=1', LAN_STORY, SMALL);
    const row = model.rows.find(({ chart }) => chart.id === 'rto')!;
    const dots = labels('rto').find(({ key }) => key === 'rttSample')!;
    expect(dots.sample).toBe('dots');
    for (const { y } of dots.places) expect(y + 17).toBeLessThan(row.plotTop);
  });
});
