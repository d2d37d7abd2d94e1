// The figure as a table, for those who read numbers and for screen readers.

import { summaryAt } from '../../figures/rare.ts';
import { measuredWords } from '../../plot/numbers.ts';
import { highOf, lowOf } from '../../runner/sweep/summary.ts';
import type { SweepResults } from '../../runner/sweep/sweep-results.ts';
import type { MetricInfo } from '../../scenarios/kit/scenario.ts';
import { useLanguage, useText, useWords } from '../foundation/context.ts';

interface SweepTableProps {
  readonly results: SweepResults;
  readonly metric: MetricInfo;
}

export function SweepTable({ results, metric }: SweepTableProps) {
  const say = useText();
  const words = useWords().sweep;
  const language = useLanguage();
  const { x, series } = results.sweep;
  const said = (value: number): string => (Number.isNaN(value) ? '–' : measuredWords(metric, value, language));
  return (
    <details className="sweep-table">
      <summary>{words.table}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{say(x.label)}</th>
            {series.points.length > 1 && <th scope="col">{say(series.label)}</th>}
            <th scope="col">
              {say(metric.label)}, {words.mean}
            </th>
            <th scope="col">{words.interval}</th>
          </tr>
        </thead>
        <tbody>
          {series.points.flatMap((line, row) =>
            x.points.map((point) => {
              const summary = summaryAt(results, { point: point.name, series: row }, metric.name);
              return (
                <tr key={`${line.name} ${point.name}`}>
                  <th scope="row">{say(point.label)}</th>
                  {series.points.length > 1 && <td>{say(line.label)}</td>}
                  <td>{said(summary.mean)}</td>
                  <td>{Number.isNaN(summary.half) ? '–' : `${said(lowOf(summary))} – ${said(highOf(summary))}`}</td>
                </tr>
              );
            }),
          )}
        </tbody>
      </table>
    </details>
  );
}
