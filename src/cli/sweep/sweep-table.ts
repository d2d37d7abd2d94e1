// What came of a sweep, for people: the means with their intervals, and which claims hold.

import type { Claim } from '../../figures/claim.ts';
import { differenceFrom, isSignificant } from '../../figures/difference.ts';
import { findingWords, measuredWords, VERDICT_WORDS } from '../../figures/finding-words.ts';
import { judge } from '../../figures/judge.ts';
import { measureOf, type SweepDrawing } from '../../figures/sweep-drawing.ts';
import { summaryOf } from '../../runner/sweep/summary.ts';
import { present, type SweepResults } from '../../runner/sweep/sweep-results.ts';
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

export function sweepTable(
  results: SweepResults,
  scenario: Scenario,
  drawing: SweepDrawing,
  language: Language,
): string {
  const { x, series } = results.sweep;
  const metric = measureOf(scenario, drawing)!;
  const cell = (place: number, line: number): string => {
    const { count, mean, half } = summaryOf(present(results.values(place, line, metric.name)));
    if (count === 0) return '–';
    const words = measuredWords(metric, mean, language);
    return count === 1 ? words : `${words} ± ${measuredWords(metric, half, language, 2)}`;
  };
  const { baseline } = drawing;
  const base = x.points.find(({ name }) => name === baseline);
  const difference = (place: number, line: number): string => {
    const found = base && differenceFrom(base.name, results, { x: place, series: line }, metric.name);
    if (found === undefined || Number.isNaN(found.half)) return '';
    const words = (value: number, digits: number): string => measuredWords(metric, value, language, digits);
    const sign = found.mean < 0 ? '−' : '+';
    return `${sign}${words(Math.abs(found.mean), 3)} ± ${words(found.half, 2)}${isSignificant(found) ? ' *' : ''}`;
  };
  const heading = base ? [`${WORDS.difference[language]} ${base.label[language]}`] : [];
  const head = [x.label[language], ...series.points.flatMap(({ label }) => [label[language], ...heading])];
  const rows = x.points.map(({ label }, place) => [
    label[language],
    ...series.points.flatMap((_, line) => [cell(place, line), ...(base ? [difference(place, line)] : [])]),
  ]);
  const title = [drawing.title[language], drawing.source?.[language]].filter(Boolean).join(' – ');
  const what = `${metric.label[language]}, ${WORDS.interval[language]}`;
  return [title, what, textTable([head, ...rows]), ...(base ? [WORDS.mark[language]] : [])].join('\n\n');
}

export function claimsText(
  claims: readonly Claim[],
  results: SweepResults,
  scenario: Scenario,
  drawing: SweepDrawing,
  language: Language,
): string {
  const { x, series } = results.sweep;
  const paragraphs = series.points.flatMap((line, index) =>
    claims.map((claim) => {
      const { verdict, findings } = judge(claim, results, index, drawing.measure);
      const name = series.points.length > 1 ? `${line.label[language]}: ` : '';
      const made = findings.filter((finding) => finding.verdict === verdict);
      const numbers = (made.length > 0 ? made : findings)
        .slice(0, FINDINGS)
        .map((finding) => `    ${findingWords(finding, x, scenario, language)}`);
      const reading = claim.reading[language] === '' ? [] : [`    ${claim.reading[language]}`];
      return [`${VERDICT_WORDS[verdict][language]}: ${name}${claim.text[language]}`, ...reading, ...numbers].join('\n');
    }),
  );
  return [WORDS.claims[language], ...paragraphs].join('\n\n');
}
