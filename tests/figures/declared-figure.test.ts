// What a figure may declare besides one sheet with lines: sheets with some of them, tables, a heat map, theory, remarks.

import { describe, expect, it } from 'vitest';
import { type Claim, namesItsLines } from '../../src/figures/claim.ts';
import { figureLayout } from '../../src/figures/figure-layout.ts';
import { panelsOf, shownOf } from '../../src/figures/figure-panels.ts';
import type { BestPart, GainsPart, HeatPart, ValuesPart } from '../../src/figures/figure-parts.ts';
import { figureSheet } from '../../src/figures/figure-sheet.ts';
import { figureSvg } from '../../src/figures/figure-svg.ts';
import { cellWords, tableOf } from '../../src/figures/figure-tables.ts';
import { findingWords } from '../../src/figures/finding-words.ts';
import { heatMap } from '../../src/figures/heat-map.ts';
import { judge } from '../../src/figures/judge.ts';
import { sweepOf } from '../../src/figures/paper-figure.ts';
import { leftOut } from '../../src/figures/quick-words.ts';
import { drawingOf } from '../../src/figures/sweep-drawing.ts';
import { theoryCurves } from '../../src/figures/theory-curves.ts';
import { widthOf } from '../../src/plot/labels.ts';
import { indexOf } from '../../src/runner/sweep/sweep.ts';
import { SweepResults } from '../../src/runner/sweep/sweep-results.ts';
import { text } from '../../src/scenarios/kit/text.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { declared } from '../support/declared-figure.ts';

const drawing = drawingOf(declared);
const sweep = sweepOf(declared, reno, { seeds: 3 });

/** Goodput of line, point and seed, Mbit/s: NewReno has half as much again, and the noise is shared. */
function results(lines = [0, 1, 2, 3]): SweepResults {
  const all = new SweepResults(sweep);
  const first = [1, 0.4, 1.5, 0.6];
  for (const series of lines) {
    for (let x = 0; x < 4; x++) {
      for (let replicate = 0; replicate < 3; replicate++) {
        const goodput = first[series]! * (1 + x / 10) * (1 + (replicate - 1) / 20) * 1e6;
        const index = indexOf(sweep, { x, series, replicate });
        all.add({ index, digest: 0, metrics: { goodput, silentTime: 1e9 / goodput } });
      }
    }
  }
  return all;
}
const tabled = { results: results(), scenario: reno, drawing, figure: declared, language: 'en' } as const;
const part = <Kind extends string>(kind: Kind) =>
  declared.parts!.find((each): each is Extract<typeof each, { kind: Kind }> => each.kind === kind)!;
const goodput = reno.metrics.find(({ name }) => name === 'goodput')!;
const options = { language: 'en', width: 600, height: 400 } as const;

describe('sheets', () => {
  const panels = panelsOf(declared, drawing, sweep);

  it('have their lines, the first in focus, with labels of their own', () => {
    expect(panels.map(({ lines }) => lines)).toEqual([
      [0, 1],
      [2, 3],
      [0, 1, 2, 3],
    ]);
    const layout = figureLayout(results(), reno, drawing, { ...options, panel: panels[1]! });
    expect(layout.lines.map(({ series, label }) => [series, label?.words])).toEqual([
      [2, '1 % loss'],
      [3, '5 % loss'],
    ]);
    expect(layout.focus).toBe(2);
  });

  it('tell more than two lines apart by shapes, which their labels have, too', () => {
    const [two, , four] = panels.map((panel) => figureLayout(results(), reno, drawing, { ...options, panel }));
    expect([two!.shaped, four!.shaped]).toEqual([false, true]);
    expect(four!.lines.map(({ shape }) => shape)).toEqual(['circle', 'circle', 'square', 'up']);
    const words = { title: '', source: '', notes: [] };
    const squares = (layout: typeof two) => figureSvg(layout!, words).split('<rect x=').length - 1;
    expect(squares(two)).toBe(0);
    expect(squares(four)).toBe(four!.lines[2]!.points.length + 1);
    expect(four!.plot.right).toBeLessThan(two!.plot.right);
  });

  it('of the same result and scale have the same axis, others their own', () => {
    const ticks = panels.map((panel) => figureLayout(results(), reno, drawing, { ...options, panel }).yTicks);
    expect(ticks[1]).toEqual(ticks[0]);
    expect(ticks[2]).not.toEqual(ticks[0]);
  });

  it('show printed numbers of their own lines only', () => {
    const printed = panels.map((panel) => figureLayout(results(), reno, drawing, { ...options, panel }).printed.length);
    expect(printed).toEqual([1, 0, 1]);
  });

  it('are left out where none of their lines is run, and one is there where nothing is declared', () => {
    const some = sweepOf(declared, reno, { lines: ['newreno-1'] });
    expect(panelsOf(declared, drawing, some).map(({ title }) => title?.en)).toEqual(['NewReno', 'All of them']);
    expect(shownOf(undefined, drawing, sweep)).toMatchObject([
      { kind: 'lines', lines: [0, 1, 2, 3], title: undefined },
    ]);
  });
});

describe('theory', () => {
  const [first, second, all] = panelsOf(declared, drawing, sweep);
  const curves = (panel: typeof first) => theoryCurves(declared.theory!, sweep, reno, panel!);

  it('is there before any run, smooth where it may be, with the settings of its line', () => {
    const [law, limit] = curves(first);
    expect([law!.points.length, limit!.points.length]).toEqual([3 * 12 + 1, 4]);
    expect(law!.points[0]).toEqual({ x: 0, at: 5, value: (1e5 * 1.05) / Math.sqrt(0.01) });
    expect(law!.points.at(-1)!.at).toBe(40);
    const empty = figureLayout(new SweepResults(sweep), reno, drawing, {
      ...options,
      panel: first!,
      theory: curves(first),
    });
    const [path, own] = empty.theory;
    expect(path!.path.map(({ left }) => left)).toEqual([...path!.path.map(({ left }) => left)].sort((a, b) => a - b));
    expect([path!.label, own!.label?.words]).toEqual([undefined, 'rate of the link']);
    for (const { top } of [...path!.path, ...own!.path]) {
      expect(top).toBeGreaterThanOrEqual(empty.plot.top);
      expect(top).toBeLessThanOrEqual(empty.plot.bottom);
    }
  });

  it('belongs to its line: it is not on sheets without it, nor where another result is drawn', () => {
    expect(curves(second).map(({ series }) => series)).toEqual([undefined]);
    expect(curves(all).map(({ series }) => series)).toEqual([0, undefined]);
    expect(curves({ ...first!, measure: 'silentTime' })).toEqual([]);
  });
});

describe('tables', () => {
  it('of gains compare seed by seed, and have the mean over the axis last', () => {
    const { head, rows } = tableOf(part('gains') as GainsPart, tabled);
    expect(head).toEqual(['Router queue', '1 % loss', '5 % loss']);
    expect(rows.map(([name]) => name!.words).at(-1)).toBe('mean over the axis');
    // Noise is the same for both, so it falls out of the ratio.
    for (const [, one, five] of rows) {
      for (const cell of [one!, five!]) expect(cell.words).toBe('+50.0 %');
    }
    const difference = tableOf({ ...(part('gains') as GainsPart), as: 'difference' }, tabled);
    expect(difference.rows[0]![1]!.words).toMatch(/^\+500 kbit\/s ± \d+ kbit\/s \*$/);
  });

  it('of gains have the ratio of the means, and both ends where its interval is wider on one side', () => {
    const uneven = new SweepResults(sweep);
    const [old, now] = [
      [130, 122, 78],
      [120, 122, 118],
    ] as const;
    for (let x = 0; x < 4; x++)
      for (let replicate = 0; replicate < 3; replicate++) {
        const of = (series: number) => indexOf(sweep, { x, series, replicate });
        uneven.add({ index: of(0), digest: 0, metrics: { goodput: old[replicate]! } });
        uneven.add({ index: of(2), digest: 0, metrics: { goodput: now[replicate]! } });
      }
    const columns = [{ label: text('', ''), of: 'newreno-1', against: 'reno-1' }];
    const { rows } = tableOf({ ...(part('gains') as GainsPart), columns }, { ...tabled, results: uneven });
    // 360 / 330; the ends by hand, from (110 r - 120)^2 = t^2 / 6 * the sum of (now - r old)^2 about its mean, t = 4.303.
    expect(rows[0]![1]!.words).toBe('+9.1 % (−31.1 to +187.1 %)');
    // The same at every point, and so is their mean.
    expect(rows.at(-1)![1]!.words).toMatch(/^\+9\.1 ± /);
  });

  it('of gains give no sign to what is written as 0', () => {
    const same = {
      ...(part('gains') as GainsPart),
      columns: [{ label: text('', ''), of: 'reno-1', against: 'reno-1' }],
    };
    expect(tableOf(same, tabled).rows[0]![1]!.words).toBe('0.0 %');
    const nearly = new SweepResults(sweep);
    for (let replicate = 0; replicate < 3; replicate++) {
      for (const [series, goodput] of [1e6, 999_900].entries()) {
        for (let x = 0; x < 4; x++)
          nearly.add({ index: indexOf(sweep, { x, series, replicate }), digest: 0, metrics: { goodput } });
      }
    }
    const less = { ...same, columns: [{ ...same.columns[0]!, of: 'reno-5' }] };
    expect(tableOf(less, { ...tabled, results: nearly }).rows[0]![1]!.words).toBe('0.0 %');
  });

  it('of gains say nothing where a line has not been run', () => {
    const { rows } = tableOf(part('gains') as GainsPart, { ...tabled, results: results([0, 1, 3]) });
    expect(rows.map(([, one]) => one!.words)).toEqual(['–', '–', '–', '–', '–']);
  });

  it('of values have the paper’s number and our distance from it beside ours', () => {
    const byLine = tableOf(part('values') as ValuesPart, tabled);
    expect(byLine.head.slice(1)).toEqual(['5 packets', '10 packets', '20 packets', '40 packets']);
    expect(byLine.rows[0]![2]!.words).toMatch(/^1.1 Mbit\/s ± /);
    expect(byLine.rows[0]![2]!.beside).toBe('paper 1.5 Mbit/s');
    expect([byLine.rows[0]![2]!.away, byLine.rows[0]![2]!.isFar]).toEqual(['−27 %', true]);
    expect(cellWords(byLine.rows[0]![2]!)).toMatch(/^1.1 Mbit\/s ± .* \(paper 1.5 Mbit\/s, −27 %\)$/);
    expect(byLine.rows[1]![2]!.beside).toBeUndefined();
    const byPoint = tableOf({ ...(part('values') as ValuesPart), rows: 'points' }, tabled);
    expect(byPoint.rows[1]![1]).toEqual(byLine.rows[0]![2]);
    const korean = tableOf(part('values') as ValuesPart, { ...tabled, language: 'ko' });
    expect(korean.rows[0]![2]!.beside).toMatch(/^논문 /);
  });
});

describe('a heat map', () => {
  const heat = part('heat') as HeatPart;
  it('has each line as a cell, and marks the best of each row, whichever way is better', () => {
    const { rows } = heatMap(heat, results(), goodput, 'more', 'en');
    expect(rows.map(({ cells }) => cells.map(({ best }) => best))).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(rows.map(({ cells }) => cells.map(({ share }) => Math.round(100 * share)))).toEqual([
      [55, 0],
      [100, 18],
    ]);
    const less = heatMap(heat, results(), goodput, 'less', 'en');
    expect(less.rows[0]!.cells.map(({ best }) => best)).toEqual([false, true]);
  });

  it('calls nothing the best while a cell of the row is empty, and marks those that cannot be told apart', () => {
    const missing = heatMap(heat, results([0, 2, 3]), goodput, 'more', 'en');
    expect(missing.rows[0]!.cells.map(({ best, words }) => [best, words === ''])).toEqual([
      [false, false],
      [false, true],
    ]);
    const same = { ...heat, rows: [{ label: heat.rows[0]!.label, lines: ['reno-1', 'reno-1'] }] };
    expect(heatMap(same, results(), goodput, 'more', 'en').rows[0]!.cells.map(({ best }) => best)).toEqual([
      true,
      true,
    ]);
  });

  it('of one seed marks the larger number alone, which nothing says is larger by chance', () => {
    const all = results();
    const one = new SweepResults(
      { ...sweep, seeds: 1 },
      all.state.finished.filter(({ index }) => index < 16),
    );
    expect(heatMap(heat, one, goodput, 'more', 'en').rows.map(({ cells }) => cells.map(({ best }) => best))).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  it('may be of one point', () => {
    const words = heatMap({ ...heat, point: '5' }, results(), goodput, 'more', 'en').rows[0]!.cells[0]!.words;
    expect(words).toBe('1 Mbit/s');
  });
});

describe('the best of a heat map', () => {
  const heat = part('heat') as HeatPart;
  const of = {
    ...heat,
    columns: [...heat.columns, text('again', '다시')],
    rows: heat.rows.map((row) => ({ ...row, lines: [...row.lines, row.lines[0]!] })),
  };
  const best: BestPart = { kind: 'best', title: text('Best', '최선'), of, measures: ['goodput', 'silentTime'] };

  it('is said for one result after the other, whichever way each is better', () => {
    const { head, rows } = tableOf(best, { ...tabled, figure: { ...declared, better: { silentTime: 'more' } } });
    expect(head).toEqual(['Judged by', 'Reno', 'NewReno']);
    expect(rows.map((row) => row.map(({ words }) => words))).toEqual([
      ['Goodput', '1 %, again', '1 %, again'],
      ['Silent time', '5 %', '5 %'],
    ]);
    expect(rows.map(([name]) => name!.beside)).toEqual(['more is better', 'more is better']);
    const less = tableOf(best, { ...tabled, figure: { ...declared, better: { goodput: 'less' } } });
    expect(less.rows[0]!.map(cellWords)).toEqual(['Goodput (less is better)', '5 %', '5 %']);
  });

  it('is nobody as long as runs are missing, and all where they are alike', () => {
    const missing = tableOf(best, { ...tabled, results: results([0, 2, 3]) });
    expect(missing.rows[0]!.map(({ words }) => words)).toEqual(['Goodput', '–', '1 %, again']);
    const alike = {
      ...best,
      of: { ...of, rows: of.rows.map((row) => ({ ...row, lines: row.lines.map(() => 'reno-1') })) },
    };
    expect(
      tableOf(alike, tabled)
        .rows[0]!.slice(1)
        .map(({ words }) => words),
    ).toEqual(['all alike', 'all alike']);
  });
});

describe('claims between lines', () => {
  const [order, twice] = declared.claims;
  it('are judged once, by the lines they name', () => {
    expect(declared.claims.map(namesItsLines)).toEqual([true, true]);
    expect(judge(order!, results(), 3, 'goodput').verdict).toBe('holds');
    const swapped = { ...order!, judgement: { ...order!.judgement!, line: 'newreno-5', thanLine: 'reno-5' } };
    expect(judge(swapped as Claim, results(), 0, 'goodput').verdict).toBe('fails');
  });

  it('may be of a ratio over the whole axis, with its numbers in words', () => {
    const { verdict, findings } = judge(twice!, results(), 0, 'goodput');
    expect(verdict).toBe('holds');
    expect(findingWords(findings[0]!, sweep, reno, 'en')).toBe(
      'Goodput: reno, 1 %, 1.15 Mbit/s, mean over the axis; reno, 5 %, 460 kbit/s, mean over the axis; mean of the ratios along the axis 2.5 (every seed gives the same)',
    );
    const finding = { ...findings[0]!, comparison: { ...findings[0]!.comparison, point: '5', than: '5' } };
    const boundless = {
      count: 3,
      mean: 2.5,
      half: Number.POSITIVE_INFINITY,
      low: Number.NEGATIVE_INFINITY,
      high: Number.POSITIVE_INFINITY,
    };
    expect(findingWords({ ...finding, interval: boundless } as never, sweep, reno, 'en')).toMatch(
      /; ratio 2\.5 \(these runs set no limits to it\)$/,
    );
    const nothing = { count: 3, mean: Number.NaN, half: Number.NaN };
    expect(findingWords({ ...finding, interval: nothing } as never, sweep, reno, 'en')).toMatch(
      /; ratio \(these runs set no limits to it\)$/,
    );
    const judgement = { ...twice!.judgement!, least: 3 };
    expect(judge({ ...twice!, judgement } as Claim, results(), 0, 'goodput').verdict).toBe('fails');
  });

  it('have no verdict while the runs of a line are missing', () => {
    expect(judge(order!, results([0, 1, 2]), 0, 'goodput').verdict).toBeUndefined();
  });
});

describe('a quick look', () => {
  const quick = sweepOf(declared, reno, { effort: 'quick' });
  it('does less of what the figure says', () => {
    expect([quick.seeds, quick.x.points.map(({ name }) => name)]).toEqual([2, ['5', '10', '40']]);
    for (const { sets } of quick.series.points) expect(sets['end']).toBe(2e9);
  });
  it('says what it leaves out, in both languages', () => {
    const said = leftOut(quick, sweepOf(declared, reno), reno);
    expect(said.map(({ en }) => en)).toEqual([
      '2 seeds instead of 10',
      '3 of 4 points',
      expect.stringMatching(/2 s instead of 4 s$/),
    ]);
    expect(said[0]!.ko).toBe('시드 10개 대신 2개');
    expect(leftOut(quick, quick, reno)).toEqual([]);
  });
});

describe('the whole figure as a file', () => {
  const svg = figureSheet({ ...tabled, width: 960, height: 560 });

  it('has columns of tables wide enough for their words', () => {
    const long = 'a result with quite a number of words in its name';
    const columns = declared.parts!.flatMap((each) => (each.kind === 'gains' ? each.columns : []));
    const x = { ...sweep.x, label: text(long, long) };
    const renamed = { ...sweep, x };
    const gains = { ...declared, parts: [part('gains')] };
    const drawn = figureSheet({
      ...tabled,
      results: new SweepResults(renamed),
      figure: gains,
      width: 960,
      height: 560,
    });
    const leftOf = (words: string) => Number(new RegExp(`<text x="([\\d.]+)"[^>]*>${words}<`).exec(drawn)![1]);
    expect(leftOf(columns[0]!.label.en) - leftOf(long)).toBeGreaterThanOrEqual(widthOf(long));
  });

  it('is well-formed and has every part, every remark and what the dashes are', () => {
    const open: string[] = [];
    for (const [, close, name, rest] of svg.matchAll(/<(\/?)([a-z]+)([^<>]*)>/g)) {
      if (close) expect(open.pop()).toBe(name);
      else if (!rest!.endsWith('/')) open.push(name!);
    }
    expect(open).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|Number.POSITIVE_INFINITY/);
    for (const { title } of declared.parts!) expect(svg).toContain(title.en);
    for (const { text } of declared.honesty!) expect(svg).toContain(text.en);
    for (const words of ['square root law; rate of the link', 'stroke-dasharray="6 4"', 'paper 1.5 Mbit/s']) {
      expect(svg).toContain(words);
    }
  });
});
