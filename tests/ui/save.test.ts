// What leaves the page as files: charts as lines and as numbers, results as the command line prints them, and what every one of
// them says of where it comes from.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvParse, csvParseRows } from 'd3-dsv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnTrace, type StepSeries } from '../../src/plot/trace.ts';
import { idleGaps } from '../../src/record/idle-gaps.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { shownMarks } from '../../src/record/shown-marks.ts';
import { valueAt } from '../../src/record/values.ts';
import type { Chart } from '../../src/scenarios/kit/scenario.ts';
import { LANGUAGES } from '../../src/scenarios/kit/text.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { chartCsv } from '../../src/ui/charts/chart-csv.ts';
import { seriesOf } from '../../src/ui/charts/chart-series.ts';
import { chartSvg, stepPath } from '../../src/ui/charts/chart-svg.ts';
import { ghostOf } from '../../src/ui/charts/ghost.ts';
import { captureCommand, TRACE_COMMAND } from '../../src/ui/foundation/whole-packets.ts';
import { wordsIn } from '../../src/ui/i18n/words.ts';
import {
  commentLines,
  fileName,
  type Provenance,
  provenanceLines,
  type SavedRun,
} from '../../src/ui/save/provenance.ts';
import { resultsFiles } from '../../src/ui/save/results-files.ts';
import { pictureSheet } from '../../src/ui/save/sheet.ts';
import { colours } from '../../src/ui/theme/tokens.ts';
import { ALL } from '../../src/wire/sniffer.ts';
import { say } from '../support/cli.ts';
import { gaugeOf, HORIZON, randomFacts, recordWith } from '../support/random-record.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const runOf = (link: string, letter: SavedRun['letter'] = 'A'): SavedRun => {
  const spec = specOf(`${link}&end=3s&v=1`);
  return { letter, spec, record: wholeRecord(spec), link: `https://host/reno/#${link}&end=3s&v=1` };
};
const a = runOf('rmin=200ms&seed=7');
const b = runOf('rmin=1s&seed=7&q=8', 'B');
const alone: Provenance = { scenario: reno, language: 'en', runs: [a], link: a.link };
const both: Provenance = { scenario: reno, language: 'en', runs: [a, b], link: 'https://host/reno/#b=q:8&v=1' };
const chartNamed = (id: string): Chart => reno.charts.find((chart) => chart.id === id)!;

describe('a chart as comma-separated values', () => {
  it('has every change of every line, in full precision', () => {
    for (const chart of reno.charts) {
      const rows = csvParse(chartCsv(chart, [a]));
      for (const { line, series } of seriesOf(a.record, chart)) {
        const own = rows.filter((row) => row['line'] === line.gauge);
        const unit = `[${chart.gutterUnit.en}]`;
        expect(own.map((row) => Math.round(Number(row['time [s]']) * 1e9))).toEqual([
          ...series.time.subarray(0, series.length),
        ]);
        for (const [column, values] of [
          ['value', series.last],
          ['lowest', series.min],
          ['highest', series.max],
        ] as const) {
          const read = own.map((row) => Number(row[`${column} ${unit}`]));
          expect(read).toEqual([...values.subarray(0, series.length)].map((value) => value / chart.divide));
        }
      }
    }
  });

  it('loses no extreme and no moment of any record', () => {
    const chart: Chart = {
      ...chartNamed('queue'),
      divide: 1,
      lines: [{ ...chartNamed('queue').lines[0]!, gauge: 'g' }],
    };
    const { threshold: _, ...plain } = chart;
    fc.assert(
      fc.property(randomFacts, (facts) => {
        const gauge = { ...gaugeOf(facts.values), name: 'g' };
        const record = recordWith(facts, { gauges: [gauge] });
        const rows = csvParseRows(chartCsv(plain, [{ ...a, record }])).slice(1);
        expect(rows.map(([, time]) => Math.round(Number(time) * 1e9))).toEqual(facts.values.map(({ time }) => time));
        expect(rows.map(([, , ...row]) => row.map(Number))).toEqual(
          facts.values.map(({ last, min, max }) => [last, min, max]),
        );
      }),
    );
  });

  it('ends each row, the last one, too', () => {
    expect(chartCsv(chartNamed('queue'), [a])).toMatch(/\d\n$/);
  });

  it('names the run of each row where runs are compared', () => {
    const rows = csvParse(chartCsv(chartNamed('window'), [a, b]));
    expect(new Set(rows.map((row) => row['run']))).toEqual(new Set(['A', 'B']));
    expect(csvParse(chartCsv(chartNamed('window'), [a])).columns).not.toContain('run');
  });
});

describe('a chart as SVG', () => {
  const asked = { scenario: reno, colours: colours('light'), size: { width: 960, height: 320 }, zoom: null };
  const pictureOf = (chart: Chart, language: (typeof LANGUAGES)[number], runs: readonly SavedRun[]): string => {
    const [{ record, spec }, ...others] = runs as [SavedRun, ...SavedRun[]];
    const ghosts = others.map((other) => ghostOf(other.record, record, other.letter)!);
    const front = others.length > 0 ? 'A' : undefined;
    const drawn = chartSvg({ ...asked, chart, language, record, spec, ghosts, front });
    return pictureSheet(drawn, chart.title[language], { ...both, language, runs });
  };

  it('shows when nothing was sent and what happened, as the page does around its charts', () => {
    const svg = pictureOf(chartNamed('queue'), 'en', [a]);
    const gaps = idleGaps(a.record);
    const waits = gaps.filter(({ cause }) => cause === 'timer');
    expect(waits.length).toBeGreaterThan(0);
    const { soft } = colours('light').timer;
    expect(svg.match(new RegExp(`<rect [^>]*fill="${soft.toLowerCase()}"`, 'g'))?.length).toBe(waits.length);
    // Every event is in a sign or in the number beside one.
    const signs = [...svg.matchAll(/<g transform="translate\([^)]*\)">.*?<\/g>(?:<text[^>]*>(\d+)<\/text>)?/g)];
    const counted = signs.reduce((sum, [, count = '1']) => sum + Number(count), 0);
    expect(counted).toBe(shownMarks(a.record, false).length);
    // A span of it has its own events only.
    const part = chartSvg({
      ...asked,
      chart: chartNamed('queue'),
      language: 'en',
      ...a,
      ghosts: [],
      front: undefined,
      zoom: [0, 1e6],
    });
    expect(part.svg).not.toContain('<g transform');
  });

  it('has a number of its own at every tick of time, however short the span is', () => {
    const short: [number, number] = [1.23456e9, 1.23457e9];
    const { svg } = chartSvg({
      ...asked,
      chart: chartNamed('queue'),
      language: 'en',
      ...a,
      ghosts: [],
      front: undefined,
      zoom: short,
    });
    const words = [...svg.matchAll(/<text[^>]*text-anchor="(?:middle|end)"[^>]*>(1\.23[^<]*)<\/text>/g)].map(
      ([, word]) => word!,
    );
    expect(words.length).toBeGreaterThan(1);
    expect(new Set(words).size).toBe(words.length);
  });

  it.each(LANGUAGES)(
    'needs nothing from the page: no style sheet, no custom property, nothing fetched (%s)',
    (language) => {
      for (const chart of reno.charts) {
        const svg = pictureOf(chart, language, [a]);
        expect(svg).toContain(chart.title[language]);
        expect(svg).not.toMatch(/var\(|class=|style=|href=|NaN|undefined|Infinity/);
      }
    },
  );

  it('draws every run that is compared, with its letter', () => {
    const svg = pictureOf(chartNamed('window'), 'en', [a, b]);
    expect(svg).toContain('>A</text>');
    expect(svg).toContain('>B</text>');
    expect(svg).toMatch(/stroke-dasharray="4 3"/);
  });

  /** What a path of levels and steps says at the left edge of a column of four to the pixel: lowest and highest there. */
  function readPath(d: string): Map<number, { low: number; high: number }> {
    const found = new Map<number, { low: number; high: number }>();
    let [x, y] = [0, 0];
    const see = (at: number, value: number): void => {
      const known = found.get(at) ?? { low: value, high: value };
      found.set(at, { low: Math.min(known.low, value), high: Math.max(known.high, value) });
    };
    for (const [, command, numbers = ''] of d.matchAll(/([MHV])([^MHV]*)/g)) {
      const [first = 0, second = 0] = numbers.split(',').map(Number);
      if (command === 'M') [x, y] = [first * 4, second];
      else if (command === 'H') for (; x < first * 4; x++) see(x, y);
      else y = first;
      see(x, y);
    }
    return found;
  }

  it('draws steps as steps: in every column as low, as high and as long as the record has it', () => {
    fc.assert(
      fc.property(randomFacts, (facts) => {
        const gauge: StepSeries = gaugeOf(facts.values);
        const trace = columnTrace(gauge, 0, HORIZON, 2 * HORIZON, HORIZON);
        const drawn = readPath(stepPath(trace, 0, (value) => value));
        for (let column = 0; column < trace.columns; column++) {
          const last = trace.last[column]!;
          if (Number.isNaN(last)) continue;
          expect(drawn.get(column)).toEqual({ low: trace.min[column], high: trace.max[column] });
        }
        if (facts.values.length > 0) {
          expect(drawn.get(2 * HORIZON - 1)!.high).toBeGreaterThanOrEqual(valueAt(gaugeOf(facts.values), HORIZON));
        }
      }),
    );
  });
});

describe('what a file says of where it comes from', () => {
  it.each(LANGUAGES)('scenario, own settings, seed, model version, digest and link (%s)', (language) => {
    const said = provenanceLines({ ...alone, language }).join('\n');
    const { record } = a as { record: RunRecord };
    const rmin = reno.parameters.find(({ key }) => key === 'rmin')!;
    const seed = { en: 'seed 7', ko: '시드 7' }[language];
    for (const part of [
      reno.title[language],
      `${rmin.label[language]} 200 ms`,
      seed,
      '1.1',
      record.digest.toString(16).padStart(8, '0'),
      a.link,
    ])
      expect(said).toContain(part);
  });

  it('of each run that is compared', () => {
    const lines = provenanceLines(both);
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/^A: .*200 ms/);
    expect(lines[2]).toMatch(/^B: .*8 packets/);
    expect(lines[3]).toBe(both.link);
  });

  it('in lines of comment in front of a table', () => {
    for (const line of commentLines(alone, 'Queue').trimEnd().split('\n')) expect(line).toMatch(/^# \S/);
  });

  it('and in its name', () => {
    expect(fileName(alone, 'queue')).toBe('lectern-reno-rmin_200ms-seed_7-end_3s-queue');
    expect(fileName(both, 'queue')).toBe('lectern-reno-rmin_200ms_1s-q_15_8-queue');
  });

  it.each(LANGUAGES)('a picture of a moment or of a part says which, in its foot and in its name (%s)', (language) => {
    const [at, part] = [
      { ...both, language, times: [5e9] },
      { ...alone, language, times: [1e9, 1.5e9] },
    ];
    expect(fileName(at, 'network')).toMatch(/-network-at_5s$/);
    expect(fileName(part, 'queue')).toMatch(/-queue-1s_1\.5s$/);
    expect(provenanceLines(at)[0]).toMatch(/ · (at 5\.000 s|5\.000초 시점) · /);
    expect(provenanceLines(part)[0]).toMatch(/ · (1\.000 s to 1\.500 s|1\.000초부터 1\.500초까지) · /);
  });
});

describe('the results as files', () => {
  it('are what the command line prints of the same link', async () => {
    const { csv, json } = resultsFiles(alone);
    expect(csv()).toBe(`${(await say('run', a.link, '--format', 'csv')).out}\n`);
    expect(JSON.parse(json())).toEqual(JSON.parse((await say('run', a.link, '--format', 'json')).out));
  });

  it('have a row for each run that is compared', () => {
    const [ofA, ofB, ...more] = csvParse(resultsFiles(both).csv());
    expect(more).toEqual([]);
    expect([ofA!['run'], ofB!['run']]).toEqual(['A', 'B']);
    expect([ofA!['link'], ofB!['link']]).toEqual([a.link, b.link]);
    const { runs } = JSON.parse(resultsFiles(both).json()) as { runs: { run: string; digest: string }[] };
    expect(runs.map(({ digest }) => digest)).toEqual([ofA!['digest'], ofB!['digest']]);
  });
});

describe('what a browser cannot keep', () => {
  const run = (command: string) => {
    const file = join(mkdtempSync(join(tmpdir(), 'lectern-saved-')), 'file');
    const words = command.split(' ').slice(1);
    return say(...words.map((word) => (word === "'LINK'" ? a.link : word === 'FILE' ? file : word)));
  };

  it('the command that is named instead writes: the same links, all or those of a packet, or the trace', async () => {
    expect((await run(captureCommand([ALL]))).err).toMatch(/ packets on R-B, B-R, A-R, R-A, seen on every link\.$/m);
    expect((await run(captureCommand(['R-A', 'A-R']))).err).toMatch(/ packets on R-A, A-R, seen at /m);
    expect((await run(TRACE_COMMAND)).status).toBe(0);
  });

  it.each(LANGUAGES)('is named whole (%s)', (language) => {
    const { save, inspector } = wordsIn(language);
    expect(save.tooLarge('reno.pcapng', '1000', 'lectern run …')).toContain('lectern run …');
    expect(inspector.capture.tooLarge('1000', 'lectern run …')).toContain('lectern run …');
    expect(inspector.forwarded.tooLarge('lectern run …')).toContain('lectern run …');
  });
});
