// Which cells of a heat map are the best of their row, by one result after the other: where the ranking turns round with
// what is asked for, this shows it without a press.

import type { SweepResults } from '../runner/sweep/sweep-results.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import { type Language, type Text, text } from '../scenarios/kit/text.ts';
import type { BestPart } from './figure-parts.ts';
import type { FigureTable } from './figure-tables.ts';
import { heatMap } from './heat-map.ts';
import type { PaperFigure } from './paper-figure.ts';

const JUDGED = text('Judged by', '척도');
const ALL = text('all alike', '모두 같음');
const NOTE = text(
  'Several: not to be told from one another by these runs.',
  '여럿이면 이 실행으로는 서로 구별되지 않는 것들.',
);
const BY: Readonly<Record<'more' | 'less', Text>> = {
  more: text('more is better', '클수록 좋음'),
  less: text('less is better', '작을수록 좋음'),
};

interface Given {
  readonly results: SweepResults;
  readonly scenario: Scenario;
  readonly figure: PaperFigure | undefined;
  readonly language: Language;
}

export function bestTable(
  { title, of, measures }: BestPart,
  { results, scenario, figure, language }: Given,
): FigureTable {
  const metrics = measures.flatMap((name) => scenario.metrics.filter((metric) => metric.name === name));
  const rows = metrics.map((metric) => {
    const better = figure?.better?.[metric.name] ?? 'more';
    const { columns, rows } = heatMap(of, results, metric, better, language);
    return [
      { words: metric.label[language], beside: BY[better][language] },
      ...rows.map(({ cells }) => ({
        words: namesOf(
          columns.filter((_, column) => cells[column]!.best),
          cells.length,
          language,
        ),
      })),
    ];
  });
  return {
    title: title[language],
    head: [JUDGED[language], ...of.rows.map(({ label }) => label[language])],
    rows,
    note: NOTE[language],
  };
}

/** None as long as runs are missing. */
const namesOf = (best: readonly string[], of: number, language: Language): string =>
  best.length === 0 ? '–' : best.length === of ? ALL[language] : best.join(', ');
