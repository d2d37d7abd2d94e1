// What came of a sweep, for people: the means with their intervals, and which claims hold.

import { type Claim, namesItsLines } from '../../figures/claim.ts';
import { claimsAtLarge } from '../../figures/claims-at-large.ts';
import type { Finding, Outcome } from '../../figures/compare.ts';
import { differenceFrom, isExact, isSignificant } from '../../figures/difference.ts';
import { QUICK } from '../../figures/figure-notes.ts';
import { type Panel, shownOf } from '../../figures/figure-panels.ts';
import { cellWords, type FigureTable, tableOf } from '../../figures/figure-tables.ts';
import { figureDrawn } from '../../figures/figures.ts';
import { findingSentences, NOT_YET, OURS, points, VERDICT_WORDS, verdictWords } from '../../figures/finding-words.ts';
import { HONESTY_WORDS } from '../../figures/honesty-words.ts';
import { judge } from '../../figures/judge.ts';
import type { PaperFigure } from '../../figures/paper-figure.ts';
import { lessThanAsked } from '../../figures/quick-words.ts';
import { summaryAt } from '../../figures/rare.ts';
import type { SweepDrawing } from '../../figures/sweep-drawing.ts';
import { type TheoryCurve, theoryCurves } from '../../figures/theory-curves.ts';
import { measuredWords } from '../../plot/numbers.ts';
import { highOf, lowOf } from '../../runner/sweep/summary.ts';
import type { SweepResults } from '../../runner/sweep/sweep-results.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { type Language, text } from '../../scenarios/kit/text.ts';
import { textTable } from '../text-table.ts';

const WORDS = {
  difference: text('difference to', '차이, 기준'),
  mark: text(
    '*: the 95 % interval of the difference, seed by seed, excludes 0',
    '*: 시드별 차이의 95 % 신뢰 구간에 0이 없음',
  ),
  interval: text('mean ± half of the 95 % interval', '평균 ± 95 % 신뢰 구간의 절반'),
  claims: text('What the paper says, and what these runs show', '논문의 주장과 이 실행의 결과'),
};
/** Comparisons shown of a claim: those that made the verdict come first. */
const FINDINGS = 3;

/** Everything the figure shows: one table for each sheet and each table of it. */
export function sweepTable(
  results: SweepResults,
  scenario: Scenario,
  drawing: SweepDrawing,
  language: Language,
): string {
  const figure = figureDrawn(drawing);
  const shown = shownOf(figure, drawing, results.sweep);
  const title = [drawing.title[language], drawing.source?.[language]].filter(Boolean).join(' – ');
  const hasBase = results.sweep.x.points.some(({ name }) => name === drawing.baseline);
  const tabled = { results, scenario, drawing, figure, language };
  const less = lessThanAsked(figure, results.sweep, scenario).map((each) => each[language]);
  return [
    title,
    ...(less.length > 0 ? [`${QUICK[language]}: ${less.join('; ')}.`] : []),
    ...shown.flatMap((each) =>
      each.kind === 'lines'
        ? panelTable(each, results, scenario, drawing, language)
        : figureTable(tableOf(each, tabled)),
    ),
    ...(hasBase && shown.some(({ kind }) => kind === 'lines') ? [WORDS.mark[language]] : []),
    ...honestyText(figure, language),
  ].join('\n\n');
}

function panelTable(
  panel: Panel,
  results: SweepResults,
  scenario: Scenario,
  drawing: SweepDrawing,
  language: Language,
): string[] {
  const { sweep } = results;
  const metric = scenario.metrics.find(({ name }) => name === panel.measure)!;
  const cell = (place: number, line: number): string => {
    const summary = summaryAt(results, { point: sweep.x.points[place]!.name, series: line }, metric.name);
    const { count, mean, half } = summary;
    if (count === 0) return '–';
    const words = (value: number, digits = 3): string => measuredWords(metric, value, language, digits);
    if (summary.low !== undefined) return `${words(mean)} (${words(lowOf(summary), 2)} – ${words(highOf(summary), 2)})`;
    return count === 1 || isExact(summary) ? words(mean) : `${words(mean)} ± ${words(half, 2)}`;
  };
  const base = sweep.x.points.find(({ name }) => name === drawing.baseline);
  const difference = (place: number, line: number): string => {
    const found = base && differenceFrom(base.name, results, { x: place, series: line }, metric.name);
    if (found === undefined || Number.isNaN(found.half)) return '';
    const words = (value: number, digits: number): string =>
      metric.unit === 'fraction'
        ? points(String(Number((100 * value).toPrecision(digits))))[language]
        : measuredWords(metric, value, language, digits);
    const size = found.mean === 0 ? '0' : `${found.mean < 0 ? '−' : '+'}${words(Math.abs(found.mean), 3)}`;
    const spread = isExact(found) ? '' : ` ± ${words(found.half, 2)}`;
    return `${size}${spread}${isSignificant(found) ? ' *' : ''}`;
  };
  const theory = theoryCurves(figureDrawn(drawing)?.theory ?? [], sweep, scenario, panel);
  const formula = ({ points }: TheoryCurve, place: number): string => {
    const found = points.find(({ x }) => x === place);
    return found === undefined ? '–' : measuredWords(metric, found.value, language);
  };
  const heading = base ? [`${WORDS.difference[language]} ${base.label[language]}`] : [];
  const nameOf = (series: number | undefined) => (series === undefined ? [] : [sweep.series.points[series]!.label]);
  const head = [
    sweep.x.label[language],
    ...panel.labels.flatMap((label) => [label[language], ...heading]),
    ...theory.map(({ label, series }) => [label, ...nameOf(series)].map((each) => each[language]).join(', ')),
  ];
  const rows = sweep.x.points.map(({ label }, place) => [
    label[language],
    ...panel.lines.flatMap((line) => [cell(place, line), ...(base ? [difference(place, line)] : [])]),
    ...theory.map((curve) => formula(curve, place)),
  ]);
  const what = [panel.title?.[language], `${metric.label[language]}, ${WORDS.interval[language]}`];
  return [what.filter(Boolean).join(': '), textTable([head, ...rows])];
}

const figureTable = ({ title, head, rows, note }: FigureTable): string[] => [
  title,
  textTable([head, ...rows.map((row) => row.map(cellWords))]),
  note,
];

function honestyText(figure: PaperFigure | undefined, language: Language): string[] {
  const notes = figure?.honesty ?? [];
  if (notes.length === 0) return [];
  return [notes.map(({ about, text }) => `${HONESTY_WORDS[about][language]}: ${text[language]}`).join('\n')];
}

export function claimsText(
  claims: readonly Claim[],
  results: SweepResults,
  scenario: Scenario,
  drawing: SweepDrawing,
  language: Language,
): string {
  const { series } = results.sweep;
  const judged = series.points.flatMap((line, index) =>
    claims
      .filter((claim) => index === 0 || !namesItsLines(claim))
      .map((claim) => ({
        ...judge(claim, results, index, drawing.measure),
        name: series.points.length > 1 && !namesItsLines(claim) ? `${line.label[language]}: ` : '',
      })),
  );
  const sentences = (findings: readonly Finding[], outcome: Outcome | undefined): readonly string[] => {
    const made = findings.filter((finding) => finding.outcome === outcome);
    return findingSentences(made.length > 0 ? made : findings, results.sweep, scenario, language).slice(0, FINDINGS);
  };
  const paragraphs = judged.map((each) => {
    const { claim, verdict, findings, readings, name } = each;
    const word = verdictWords(each) ?? NOT_YET;
    const mark = claim.ours ? ` [${OURS[language]}]` : '';
    const remarks = [claim.reading, verdict === 'built-in' ? claim.builtIn : undefined, claim.how];
    const numbers =
      readings.length > 0
        ? readings.flatMap(({ reading, outcome, findings }) => [
            `${reading.name[language]}: ${(outcome === undefined ? NOT_YET : VERDICT_WORDS[outcome])[language]}`,
            ...sentences(findings, outcome).map((sentence) => `  ${sentence}`),
          ])
        : sentences(findings, verdict === 'built-in' ? 'holds' : (verdict as Outcome | undefined));
    return [
      `${word[language]}: ${name}${claim.text[language]}${mark}`,
      ...remarks
        .map((remark) => remark?.[language])
        .filter(Boolean)
        .map((remark) => `    ${remark}`),
      ...numbers.map((line) => `    ${line}`),
    ].join('\n');
  });
  return [WORDS.claims[language], claimsAtLarge(language), ...paragraphs].join('\n\n');
}
