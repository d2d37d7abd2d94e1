// The declared figures: every run of them is a legal one whose link opens it, and claims speak of what is there.

import { describe, expect, it } from 'vitest';
import { comparisonsOf, EVERYWHERE } from '../../src/figures/claim.ts';
import { EVERY_LINE } from '../../src/figures/figure-parts.ts';
import { figureById, figures, figuresOf } from '../../src/figures/figures.ts';
import { sweepOf } from '../../src/figures/paper-figure.ts';
import { leftOut } from '../../src/figures/quick-words.ts';
import { runLink } from '../../src/figures/run-link.ts';
import { theoryCurves } from '../../src/figures/theory-curves.ts';
import { refusalOf } from '../../src/runner/sweep/refusal.ts';
import { cellsOf, placeOf } from '../../src/runner/sweep/sweep.ts';
import { sweptRun } from '../../src/runner/sweep/sweep-runs.ts';
import { scenarioById } from '../../src/scenarios/index.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { validate } from '../../src/scenarios/kit/validate.ts';
import { declared } from '../support/declared-figure.ts';

describe.each([...figures, declared])('figure $id', (figure) => {
  const scenario = scenarioById(figure.scenario)!;
  const every = figure.series.points.map(({ name }) => name);

  it.each(['quick', 'thorough'] as const)('has legal runs, whose links open them (%s)', (effort) => {
    const sweep = sweepOf(figure, scenario, { effort, lines: every });
    expect(refusalOf(sweep, 1)).toBeUndefined();
    for (let cell = 0; cell < cellsOf(sweep); cell++) {
      const { spec, complaints } = sweptRun(sweep, scenario, placeOf(sweep, cell));
      expect(complaints).toEqual([]);
      expect(validate(spec, scenario)).toEqual([]);
      const link = runLink(scenario, spec);
      expect(parseLink(link.slice(link.indexOf('#')), scenario)).toMatchObject({ state: { spec }, repairs: [] });
    }
  });

  it('speaks of points, lines and results that are there', () => {
    const points = [...figure.x.points.map(({ name }) => name), EVERYWHERE];
    const results = scenario.metrics.map(({ name }) => name);
    const { parts = [], theory = [], better = {}, quick, baseline, printed } = figure;
    const { places, lines, measures } = {
      places: [
        ...(baseline === undefined ? [] : [baseline]),
        ...printed.map(({ x }) => x),
        ...(quick?.x ?? []),
        ...(figure.band ? [figure.band.from, figure.band.to] : []),
      ],
      lines: [...figure.lines, ...printed.map(({ series }) => series), ...theory.map(({ series }) => series)],
      measures: [...figure.measures, ...printed.map(({ measure }) => measure), ...theory.map(({ measure }) => measure)],
    };
    for (const { judgement, readings = [], about = [] } of figure.claims) {
      measures.push(...about);
      lines.push(...readings.map(({ line }) => line));
      measures.push(...readings.flatMap(({ measure }) => measure ?? []));
      const judgements = [judgement, ...readings.map((reading) => reading.judgement)].flatMap((each) => each ?? []);
      for (const comparison of judgements.flatMap(comparisonsOf)) {
        places.push(comparison.point, ...('than' in comparison ? [comparison.than] : []));
        lines.push(comparison.line, ...('than' in comparison ? [comparison.thanLine] : []));
        measures.push(comparison.measure ?? figure.measures[0]!);
      }
    }
    for (const part of parts) {
      if (part.kind === 'best') {
        measures.push(...part.measures);
        expect(parts).toContain(part.of);
        continue;
      }
      measures.push(part.measure ?? figure.measures[0]!);
      if (part.kind === 'dots') places.push(part.of, part.against);
      if (part.kind === 'lines') lines.push(...(part.lines ?? []), ...Object.keys(part.labels ?? {}));
      if (part.kind === 'values') lines.push(...(part.lines ?? []));
      if (part.kind === 'gains') lines.push(...part.columns.flatMap(({ of, against }) => [of, against]));
      if (part.kind === 'heat') lines.push(...part.rows.flatMap((row) => row.lines));
      if (part.kind === 'heat') for (const row of part.rows) expect(row.lines).toHaveLength(part.columns.length);
    }
    for (const place of places) expect(points).toContain(place);
    for (const line of lines) if (line !== undefined) expect(every).toContain(line);
    for (const measure of [...measures, ...Object.keys(better)]) expect(results).toContain(measure);
  });

  it('has a formula that says something, at once, at every point of its line', () => {
    const sweep = sweepOf(figure, scenario);
    const lines = sweep.series.points.map((_, line) => line);
    for (const { measure } of figure.theory ?? []) {
      for (const { points } of theoryCurves(figure.theory!, sweep, scenario, { measure, lines })) {
        expect(points.length).toBeGreaterThan(0);
      }
    }
  });

  it('says in both languages what it is, what it shows and what is claimed', () => {
    const { parts = [], theory = [], honesty = [] } = figure;
    for (const { en, ko } of [
      figure.title,
      figure.source,
      ...figure.claims.flatMap(({ text, builtIn, how, readings = [] }) => [
        text,
        ...[builtIn, how].flatMap((each) => each ?? []),
        ...readings.map(({ name }) => name),
      ]),
      ...honesty.map(({ text }) => text),
      ...[...parts.filter((part) => part !== EVERY_LINE), ...theory].map((each) =>
        'kind' in each ? each.title : each.label,
      ),
    ]) {
      expect(en).toMatch(/[a-z]/i);
      expect(ko).toMatch(/[가-힣A-Z]/);
    }
    for (const { reading } of figure.claims) expect(reading.en === '').toBe(reading.ko === '');
  });

  it('is thorough with more than it is quick', () => {
    const [quick, thorough] = [sweepOf(figure, scenario, { effort: 'quick' }), sweepOf(figure, scenario)];
    expect(leftOut(quick, thorough, scenario)).not.toEqual([]);
  });
});

describe('the figures', () => {
  it('are those of the three papers', () => {
    const ids = [
      'P0-2',
      'P0-3',
      'P0-4',
      'P0-5',
      'P0-6',
      'P1-2',
      'P1-3',
      'P1-4',
      'P1-5',
      'P3-1',
      'P3-2',
      'P3-3',
      'P3-4',
      'P3-7',
      'P3-8',
    ];
    for (const id of ids) expect(figureById(id.toLowerCase())?.id).toBe(id);
    expect(figuresOf('reno').map(({ id }) => id)).toEqual(['queue-room', 'queue-red', 'dctcp-k', 'cubic-rtt', 'rto-k']);
    expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
  });

  it('say of every claim what it may be about, so that “shorter” is never judged by a drop rate', () => {
    for (const { id, claims } of figures) {
      for (const { id: claim, about, judgement, readings = [] } of claims) {
        const unsaid = [judgement, ...readings.map((reading) => (reading.measure ? undefined : reading.judgement))]
          .flatMap((each) => (each ? comparisonsOf(each) : []))
          .filter(({ measure }) => measure === undefined);
        expect([id, claim, unsaid.length > 0], `${id} ${claim}`).toEqual([id, claim, about !== undefined]);
      }
    }
  });

  it('have in a quick look every point that a claim speaks of, so that it can be decided', () => {
    const unseen = figures.flatMap(({ id, claims, quick }) =>
      claims.flatMap(({ id: claim, judgement, readings = [] }) =>
        [judgement, ...readings.map((reading) => reading.judgement)]
          .flatMap((each) => (each ? comparisonsOf(each) : []))
          .flatMap((each) => ('than' in each ? [each.point, each.than] : [each.point]))
          .filter((point) => quick?.x && point !== EVERYWHERE && !quick.x.includes(point))
          .map((point) => `${id} ${claim}: ${point}`),
      ),
    );
    expect(unseen).toEqual([]);
  });

  it('are counted as the reference tables are: from 10 s on, for 100 s (R1) or 60 s', () => {
    const times = (id: string, line: string) => {
      const figure = figureById(id)!;
      const scenario = scenarioById(figure.scenario)!;
      const sweep = sweepOf(figure, scenario, { lines: [line] });
      const { params } = sweptRun(sweep, scenario, { x: 0, series: 0, replicate: 0 }).spec;
      return [params['warm'], params['end'], params['util'], params['seed']];
    };
    expect(times('P0-5', 'r1')).toEqual([10e9, 110e9, 0.4, 1]);
    expect(times('P0-2', 'r2')).toEqual([10e9, 70e9, 0.1, 1]);
    expect(times('P1-2', 'n1')).toEqual([10e9, 70e9, 0.38, 1]);
    expect(times('P1-2', 'c1')).toEqual([10e9, 70e9, 0.4, 1]);
  });
});
