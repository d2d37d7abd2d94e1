// Dots of a long run, whose rows stand for many samples each: the smallest and the largest of a row are seen as its last one is, on
// the page and in a file, and nothing is counted that was not.

import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GaugeSeries, RunRecord } from '../../src/record/record.ts';
import { chartSentence } from '../../src/ui/charts/chart-sentence.ts';
import { chartSvg } from '../../src/ui/charts/chart-svg.ts';
import { StackModeller, yOf } from '../../src/ui/charts/stack-model.ts';
import { StackPainter } from '../../src/ui/charts/stack-paint.ts';
import { colours } from '../../src/ui/theme/tokens.ts';
import { fakeRecord, fakeReno, fakeSpec } from '../support/fake-runner.ts';

const ms = 1e6;
const spec = fakeSpec();
const plain = fakeRecord(spec);
const chart = fakeReno.charts.find(({ id }) => id === 'rto')!;

/** Two rows: from 6 s on samples of 40 to 900 ms, from 12 s on one of 100 ms. */
const folded = (gauge: GaugeSeries): GaugeSeries => ({
  ...gauge,
  time: Float64Array.of(6e9, 12e9),
  min: Float64Array.of(40 * ms, 100 * ms),
  max: Float64Array.of(900 * ms, 100 * ms),
  last: Float64Array.of(200 * ms, 100 * ms),
  length: 2,
  width: 18 * ms,
});
const record: RunRecord = {
  ...plain,
  gauges: plain.gauges.map((gauge) => (gauge.name === 'rttSample' ? folded(gauge) : gauge)),
};
const asked = { record, spec, ghosts: [], front: undefined, zoom: null };
const SEEN = [40, 100, 200, 900].map((value) => value * ms);

describe('dots of a row that stands for many samples', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are its smallest, its largest and its last on the page', () => {
    const painted: number[] = [];
    const canvas = { width: 0, height: 0, getContext: () => context };
    const context: unknown = new Proxy(
      { canvas },
      {
        get: (target, name) => {
          if (name === 'canvas') return target.canvas;
          // A dot may be one that another test has drawn already.
          return (dot: { readonly width: number }, _: number, y: number) =>
            name === 'drawImage' && painted.push(y + dot.width / 2);
        },
        set: () => true,
      },
    );
    vi.stubGlobal('document', { createElement: () => canvas });
    const size = { width: 1136, height: 368 };
    const model = new StackModeller().model({ ...asked, charts: [chart], size, dragging: false, moving: false });
    new StackPainter(model, colours('light'), 1).lines(context as CanvasRenderingContext2D);
    const places = SEEN.map((value) => Math.round(yOf(model.rows[0]!, value)));
    expect(painted.toSorted((a, b) => b - a)).toEqual(places);
  });

  it('are so in a file, too', () => {
    const size = { width: 960, height: 320 };
    const drawn = chartSvg({ ...asked, chart, scenario: fakeReno, language: 'en', colours: colours('light'), size });
    const dots = /d="((?:M[\d.]+,[\d.]+h\.01)+)"/.exec(drawn.svg)![1]!;
    const tops = [...dots.matchAll(/,([\d.]+)h/g)].map(([, top]) => Number(top));
    expect(tops.toSorted((a, b) => b - a)).toEqual(SEEN.map((value) => Math.round(yOf(drawn.row, value) * 2) / 2));
  });

  it('are told by how low and how high they go; how many there were is not known', () => {
    expect(chartSentence(chart, fakeReno, record, 'en')).toContain('RTT sample: samples from 40 ms to 900 ms.');
    expect(chartSentence(chart, fakeReno, record, 'ko')).toContain('RTT 표본: 표본은 40 ms에서 900 ms까지.');
    const { length } = plain.gauges.find(({ name }) => name === 'rttSample')!;
    expect(chartSentence(chart, fakeReno, plain, 'en')).toContain(`RTT sample: ${length} samples from `);
  });
});
