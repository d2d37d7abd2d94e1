// Every drawing of a class as a thin line over the others: where many drew the same it is dark. The run in its own colour.

import type { Distribution } from '../../collect/distribution.ts';
import { valueOfLevel } from '../../predict/drawing.ts';
import { asWords, formatMeasured } from '../../scenarios/kit/format-value.ts';
import type { DrawQuestion, Sketch, Stretch } from '../../scenarios/kit/prediction.ts';
import { useCollect } from './collect-context.ts';

interface DrawingsProps {
  readonly each: Distribution;
  readonly question: DrawQuestion;
}

const PLOT = { width: 340, height: 150 };

/** Places of steps and levels in the plot. */
interface Places {
  readonly x: (step: number) => number;
  readonly y: (level: number) => number;
}

export function Drawings({ each, question }: DrawingsProps) {
  const { words, language } = useCollect();
  const { sketches, course, scenario } = each;
  const { steps, levels } = question.paper;
  const chart = scenario.charts.find(({ id }) => id === question.chart);
  const places: Places = {
    x: (step) => (step / steps) * PLOT.width,
    y: (level) => (1 - level / (levels - 1)) * PLOT.height,
  };
  const lines = sketches.map((sketch, number) => ({ name: `drawing-${number}`, path: lineOf(sketch, places) }));
  return (
    <figure className="collect-drawings">
      <figcaption>
        <b>{chart?.title[language]}</b> <span className="unit">{chart?.unit[language]}</span>
      </figcaption>
      <svg
        className="collect-plot"
        viewBox={`-2 -10 ${PLOT.width + 4} ${PLOT.height + 32}`}
        role="img"
        aria-label={`${words.drawings(sketches.length)}. ${words.right(each.right, each.count)}`}
      >
        <line x1={0} x2={PLOT.width} y1={PLOT.height} y2={PLOT.height} className="collect-axis" />
        {course && (
          <path
            className="collect-course"
            style={{ fill: `var(--${question.colour}-soft)` }}
            d={bandOf(course, places)}
          />
        )}
        {lines.map(({ name, path }) => (
          <path key={name} className="collect-sketch" d={path} style={{ opacity: inkOf(sketches.length) }} />
        ))}
        {course && (
          <path
            className="collect-course"
            style={{ stroke: `var(--${question.colour})` }}
            d={lineOf(
              course.map(({ mean }) => mean),
              places,
            )}
          />
        )}
        <Ends each={each} question={question} />
      </svg>
    </figure>
  );
}

/** What the edges of the plot stand for. */
function Ends({ each: { span, course, scenario }, question }: DrawingsProps) {
  const { words, language } = useCollect();
  const chart = scenario.charts.find(({ id }) => id === question.chart);
  const value = (level: number): string => {
    const number = valueOfLevel(question.paper, level) / (chart?.divide ?? 1);
    return `${Number(number.toPrecision(3))} ${chart?.gutterUnit[language] ?? ''}`.trim();
  };
  const time = (at: number): string => asWords(formatMeasured(at, 'duration', language, 4));
  const foot = PLOT.height + 16;
  return (
    <>
      <text x={2} y={3}>
        {value(question.paper.levels - 1)}
      </text>
      <text x={2} y={PLOT.height - 4}>
        {value(0)}
      </text>
      {span && (
        <>
          <text x={0} y={foot}>
            {time(span[0])}
          </text>
          <text x={PLOT.width} y={foot} textAnchor="end">
            {time(span[1])}
          </text>
        </>
      )}
      {course && (
        <text
          x={PLOT.width / 2}
          y={foot}
          textAnchor="middle"
          style={{ fill: question.colour === 'ink' ? 'var(--ink)' : `var(--${question.colour}-text)` }}
        >
          {words.theRun}
        </text>
      )}
    </>
  );
}

/** One drawing is a line; hundreds are a cloud. */
const inkOf = (count: number): number => Math.max(0.06, Math.min(0.8, 4 / count));

/** From the least to the most the run was in each step. */
const bandOf = (course: readonly Stretch[], { x, y }: Places): string =>
  course.map(({ least, most }, step) => `M${x(step)} ${y(most)}H${x(step + 1)}V${y(least)}H${x(step)}Z`).join('');

/** Steps are steps; where nothing was drawn there is nothing. */
function lineOf(levels: Sketch, { x, y }: Places): string {
  let path = '';
  for (const [step, level] of levels.entries()) {
    if (level === null) continue;
    const isJoined = step > 0 && (levels[step - 1] ?? null) !== null;
    path += `${isJoined ? `V${y(level)}` : `M${x(step)} ${y(level)}`}H${x(step + 1)}`;
  }
  return path;
}
