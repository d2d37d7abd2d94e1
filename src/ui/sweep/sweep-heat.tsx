// A heat map: every line of the sweep as one cell, coloured by its mean; the best of each row has a ring. It is a table, so
// that it can be read without seeing it.

import type { HeatPart } from '../../figures/figure-parts.ts';
import { metricOf } from '../../figures/figure-tables.ts';
import { figureDrawn } from '../../figures/figures.ts';
import { type HeatCell, heatMap } from '../../figures/heat-map.ts';
import type { SweepDrawing } from '../../figures/sweep-drawing.ts';
import type { SweepResults } from '../../runner/sweep/sweep-results.ts';
import { useLanguage, useLectern, useText, useWords } from '../foundation/context.ts';
import { useColours } from '../theme/use-colours.ts';
import { heatColour } from './heat-colour.ts';

interface SweepHeatProps {
  readonly part: HeatPart;
  readonly results: SweepResults;
  readonly drawing: SweepDrawing;
  /** Draws another result of the same runs; undefined where it cannot be chosen. */
  readonly onMeasure: ((measure: string) => void) | undefined;
}

export function SweepHeat({ part, results, drawing, onMeasure }: SweepHeatProps) {
  const say = useText();
  const words = useWords().sweep;
  const language = useLanguage();
  const scenario = useLectern((state) => state.scenario);
  const metric = metricOf(part, { scenario, drawing });
  const figure = figureDrawn(drawing);
  const better = figure?.better?.[metric.name] ?? 'more';
  const { unit, columns, rows } = heatMap(part, results, metric, better, language);
  const switched = onMeasure && part.measure === undefined ? onMeasure : undefined;
  const what = `${say(metric.label)}${unit && `, ${unit}`}`;
  const title = `${say(part.title)}: ${what}`;
  return (
    <section className="sweep-part sweep-heat" data-wide>
      {/* What is shown stands in the switch: a title of changing length would move the cells. */}
      <h2>{switched ? say(part.title) : title}</h2>
      {switched && <Measures names={figure?.measures ?? []} chosen={metric.name} onMeasure={switched} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with keys */}
      <section className="sweep-scroll" tabIndex={0} aria-label={title}>
        <table>
          <thead>
            <tr>
              <td className="heat-unit">{unit}</td>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, column) => (
                  <Cell key={columns[column]} cell={cell} unit={unit} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="sweep-source">{better === 'more' ? words.heatMore : words.heatLess}</p>
    </section>
  );
}

/** `unit`: of all cells, so that it does not stand in each. */
function Cell({ cell, unit }: { readonly cell: HeatCell; readonly unit: string }) {
  const words = useWords().sweep;
  const colours = useColours();
  return (
    <td data-best={cell.best || undefined} style={cell.words === '' ? undefined : heatColour(cell.share, colours)}>
      {(unit ? cell.words.slice(0, -unit.length - 1) : cell.words) || '–'}
      {cell.best && <span className="out-of-sight">, {words.best}</span>}
    </td>
  );
}

/** The rest is in the list of all results. */
const AT_MOST = 5;

interface MeasuresProps {
  readonly names: readonly string[];
  readonly chosen: string;
  readonly onMeasure: (measure: string) => void;
}

/**
 * The results the paper may have meant, one press or one arrow key apart: which cell is the best depends on which is asked
 * for.
 */
function Measures({ names, chosen, onMeasure }: MeasuresProps) {
  const say = useText();
  const words = useWords().sweep;
  const metrics = useLectern((state) => state.scenario.metrics);
  return (
    <fieldset className="sweep-measures">
      <legend>{words.measuredBy}</legend>
      <div>
        {names.slice(0, AT_MOST).flatMap((name) => {
          const metric = metrics.find((each) => each.name === name);
          if (!metric) return [];
          return [
            <label key={name}>
              <input
                type="radio"
                name="heat-measure"
                className="out-of-sight"
                checked={name === chosen}
                onChange={() => onMeasure(name)}
              />
              <span>{say(metric.label)}</span>
            </label>,
          ];
        })}
      </div>
    </fieldset>
  );
}
