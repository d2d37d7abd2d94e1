// A sweep in a file is the same sweep when it is read again, also after a spreadsheet has had it.

import { csvFormatRows, csvParseRows } from 'd3-dsv';
import { describe, expect, it } from 'vitest';
import { figureLayout } from '../../src/figures/figure-layout.ts';
import { readSweepCsv, SweepFileError } from '../../src/figures/read-sweep-csv.ts';
import { sweepCsv } from '../../src/figures/sweep-csv.ts';
import type { SweepDrawing } from '../../src/figures/sweep-drawing.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { placeOf, runsOf } from '../../src/runner/sweep/sweep.ts';
import { SweepResults } from '../../src/runner/sweep/sweep-results.ts';
import { sweptRun } from '../../src/runner/sweep/sweep-runs.ts';
import { scenarioById } from '../../src/scenarios/index.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { MODEL_VERSION } from '../../src/scenarios/kit/run-spec.ts';
import { text } from '../../src/scenarios/kit/text.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { renoSweep } from '../support/sweeps.ts';

const sweep = renoSweep();
const drawing: SweepDrawing = {
  title: text('Goodput, "measured"', '유효 처리량'),
  measure: 'goodput',
  scale: 'linear',
  printed: [{ x: '10', series: 'reno', measure: 'goodput', value: 1e6 }],
};
const results = new SweepResults(sweep);
// The last run first: the file must not show it.
for (let index = runsOf(sweep) - 1; index >= 0; index--) {
  const { metrics, digest } = sessionOf(sweptRun(sweep, reno, placeOf(sweep, index)).spec).complete();
  results.add({ index, metrics, digest });
}
const file = sweepCsv(results, reno, drawing);
const table = csvParseRows(
  file
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .join('\n'),
);
const read = (text: string) => readSweepCsv(text, scenarioById);

describe('the file of a sweep', () => {
  it('has one row for each run, with its seed, its results with their units, and a link that opens it', () => {
    const [head, ...rows] = table;
    expect(rows).toHaveLength(18);
    expect(head!.slice(0, 4)).toEqual(['series', 'x', 'seed', 'digest']);
    expect(head).toContain('goodput [bit/s]');
    rows.forEach((row) => {
      const { spec } = parseLink(row.at(-1)!.replace('reno/', ''), reno).state;
      const session = sessionOf(spec).complete();
      expect([String(spec.params['q']), spec.params['cc'], String(spec.params['seed'])]).toEqual([
        row[1],
        row[0],
        row[2],
      ]);
      expect(row[3]).toBe(session.digest.toString(16).padStart(8, '0'));
      expect(Number(row[head!.indexOf('goodput [bit/s]')])).toBe(session.metrics['goodput']);
    });
  });

  it('says what it is', () => {
    for (const words of [
      'title: Goodput',
      `model: ${MODEL_VERSION}`,
      'seeds: 7 to 9',
      'runs: 18 of 18',
      'link: reno/#',
    ]) {
      expect(file).toContain(`# ${words}`);
    }
  });

  it('draws the same figure again, to the last bit', () => {
    const again = read(file);
    expect(again.results.state).toEqual(results.state);
    expect(again.drawing).toEqual(drawing);
    expect(again.remark).toBeUndefined();
    expect(sweepCsv(again.results, again.scenario, again.drawing)).toBe(file);
    const options = { language: 'en', width: 800, height: 460 } as const;
    expect(figureLayout(again.results, reno, again.drawing, options)).toEqual(
      figureLayout(results, reno, drawing, options),
    );
  });

  it('may be unfinished', () => {
    const some = new SweepResults(sweep, results.state.finished.slice(0, 5));
    const again = read(sweepCsv(some, reno, drawing));
    expect(again.results.count).toBe(5);
  });

  it.each([
    ['line ends of Windows and a mark of its encoding', `\uFEFF${file.replaceAll('\n', '\r\n')}`],
    [
      'quotes and commas that a spreadsheet adds',
      file
        .trimEnd()
        .split('\n')
        .map((line) => {
          const cells = line.startsWith('#') ? line.split(',') : csvParseRows(line)[0]!;
          const padded = Array.from({ length: table[0]!.length }, (_, column) => cells[column] ?? '');
          return csvFormatRows([cells.length > padded.length ? cells : padded]);
        })
        .join('\n'),
    ],
  ])('is read with %s', (_, text) => {
    expect(read(text).results.state.finished).toEqual(results.state.finished);
  });

  it('of another model version opens with a remark', () => {
    const { remark, results: shown } = read(file.replace(`# model: ${MODEL_VERSION}`, '# model: 0.3'));
    expect(remark?.en).toContain('computed with model 0.3');
    expect(remark?.ko).toContain('모델 0.3');
    expect(shown.count).toBe(18);
  });

  it.each([
    ['nothing', '', /no file of a sweep/],
    ['the table of a run', 'scenario,model\nreno,1.0\n', /no file of a sweep/],
    ['a comment cut short', file.replace(/(# sweep: .{200}).*/, '$1'), /damaged/],
    [
      'a band without words',
      file
        .replace('"printed":', '"band":{"from":"5","to":"10"},"printed":')
        .replace('""printed"":', '""band"":{""from"":""5"",""to"":""10""},""printed"":'),
      /damaged/,
    ],
    ['something else in the comment', file.replace(/# sweep: .*/, '# sweep: {"sweep": 3}'), /damaged/],
    ['an unknown scenario', file.replaceAll('"scenario":"reno"', '"scenario":"rino"'), /no scenario "rino"/],
    ['a value no run can have', file.replace('"q":', '"q":-'), /cannot be run here: "q" cannot be/],
    ['a point no run can have', file.replace('"sets":{"q":10}', '"sets":{"q":-10}'), /"q" cannot be -10/],
    ['a point of no setting', file.replace('"sets":{"q":10}', '"sets":{"qq":10}'), /"qq" is not a setting/],
    ['a column less', file.replace('series,x,seed', 'series,x,sed'), /column "seed" is missing/],
    ['a row of no point', file.replace('\nreno,10,8,', '\nreno,11,8,'), /Run 5 .* reno, 11, 8/],
    ['a word for a number', file.replace(/\nreno,10,8,(\w+),[^,]*/, '\nreno,10,8,$1,many'), /Run 5/],
    ['a million runs', file.replace('"seeds":3', '"seeds":1000000'), /6,000,000 runs/],
  ])('is refused in words when it holds %s', (_, text, words) => {
    expect(() => read(text)).toThrow(SweepFileError);
    expect(() => read(text)).toThrow(words);
  });
});
