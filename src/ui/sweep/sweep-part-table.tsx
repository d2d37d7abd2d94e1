// A table of a figure: gains of one line over another, means beside what a paper prints, or which line is the best.

import type { BestPart, GainsPart, ValuesPart } from '../../figures/figure-parts.ts';
import { type TableCell, tableOf } from '../../figures/figure-tables.ts';
import { figureDrawn } from '../../figures/figures.ts';
import type { SweepDrawing } from '../../figures/sweep-drawing.ts';
import { unbroken } from '../../plot/numbers.ts';
import type { SweepResults } from '../../runner/sweep/sweep-results.ts';
import { useLanguage, useLectern } from '../foundation/context.ts';

interface SweepPartTableProps {
  readonly part: GainsPart | ValuesPart | BestPart;
  readonly results: SweepResults;
  readonly drawing: SweepDrawing;
}

export function SweepPartTable({ part, results, drawing }: SweepPartTableProps) {
  const language = useLanguage();
  const scenario = useLectern((state) => state.scenario);
  const { title, head, rows, note } = tableOf(part, {
    results,
    scenario,
    drawing,
    figure: figureDrawn(drawing),
    language,
  });
  const [corner, ...columns] = head;
  return (
    <section className="sweep-part sweep-values" data-kind={part.kind} data-wide>
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with keys */}
      <section className="sweep-scroll" tabIndex={0} aria-label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name!.words}>
                <th scope="row">
                  {name!.words}
                  {name!.beside && <small>{name!.beside}</small>}
                </th>
                {cells.map((cell, column) => (
                  <Value key={columns[column]} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="sweep-source">{note}</p>
    </section>
  );
}

const Value = ({ cell: { words, beside, away, isFar } }: { readonly cell: TableCell }) => (
  <td data-far={isFar || undefined}>
    {unbroken(words)}
    {beside && (
      <small>
        {unbroken(beside)} {away && <b>{unbroken(away)}</b>}
      </small>
    )}
  </td>
);
