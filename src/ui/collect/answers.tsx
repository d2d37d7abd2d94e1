// How the class answered, question by question: bars of choices, columns of numbers, all drawings over one another with the run.
// Answers are ink; only what the network did has a colour.

import type { Bar, Bin, Distribution } from '../../collect/distribution.ts';
import { asWords, formatMeasured } from '../../scenarios/kit/format-value.ts';
import { useCollect } from './collect-context.ts';
import { Drawings } from './drawings.tsx';

export function Answers({ all }: { readonly all: readonly Distribution[] }) {
  const { words } = useCollect();
  if (all.length === 0) return null;
  return (
    <section className="collect-answers" aria-label={words.answers}>
      <h2>{words.answers}</h2>
      <div className="collect-figures">
        {all.map((each) => (
          <Answered key={`${each.scenario.id}.${each.question.id}`} each={each} />
        ))}
      </div>
    </section>
  );
}

interface EachProps {
  readonly each: Distribution;
}

function Answered({ each }: EachProps) {
  const { words, language } = useCollect();
  const { scenario, step, ask, right, near, count, expected, question } = each;
  return (
    <section className="collect-answered">
      <p className="collect-note">{words.question(scenario.title[language], step)}</p>
      <h3>{ask[language]}</h3>
      <p>
        {words.right(right, count)}
        {near > 0 && `, ${words.near(near)}`}
      </p>
      {each.bars.length > 0 && <Bars bars={each.bars} />}
      {each.bins.length > 0 && <Columns each={each} />}
      {question.kind === 'draw' && <Drawings each={each} question={question} />}
      {expected.length > 0 && (
        <>
          <h4>{words.expected}</h4>
          <ul className="collect-expected">
            {expected.map(({ says, count: people }) => (
              <li key={says.en}>
                <b>{people}</b> <span>{says[language]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  const { words, language } = useCollect();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className="collect-bars">
      {bars.map(({ label, count, right }) => (
        <li key={label.en}>
          <span className="collect-label">
            {label[language]}
            {right > 0 && (
              <span className="unit">
                {' '}
                <span aria-hidden="true">✓</span> {words.theRun}
              </span>
            )}
          </span>
          <span className="collect-bar" data-right={right > 0 ? '' : undefined}>
            <span style={{ inlineSize: `${(100 * count) / most}%` }} />
            <b>{count}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}

const PLOT = { width: 340, height: 110, foot: 22, head: 14 };
/** Where the axis is. */
const FLOOR = PLOT.height - PLOT.foot;

/** How many answered from one value to the next; where the run's own answer lies. */
function Columns({ each }: EachProps) {
  const { words, language } = useCollect();
  const { bins, answers, question } = each;
  const quantity = question.kind === 'number' ? question.quantity : 'duration';
  const say = (value: number): string => asWords(formatMeasured(value, quantity, language, 3));
  const low = Math.min(bins[0]!.low, answers?.[0] ?? Number.POSITIVE_INFINITY);
  const high = Math.max(bins.at(-1)!.high, answers?.[1] ?? Number.NEGATIVE_INFINITY);
  const x = (value: number): number => ((value - low) / (high > low ? high - low : 1)) * PLOT.width;
  const given = bins.filter(({ count }) => count > 0);
  const most = Math.max(1, ...given.map(({ count }) => count));
  const heard = given.map((bin) => `${words.bin(say(bin.low), say(bin.high))}: ${bin.count}`).join(', ');
  return (
    <svg
      className="collect-plot"
      viewBox={`-2 0 ${PLOT.width + 4} ${PLOT.height}`}
      role="img"
      aria-label={`${words.picture}. ${heard}${answers ? `. ${words.theRun}: ${say(answers[0])}` : ''}`}
    >
      {given.map((bin) => (
        <Column key={bin.low} bin={bin} x={x} most={most} />
      ))}
      <line x1={0} x2={PLOT.width} y1={FLOOR} y2={FLOOR} className="collect-axis" />
      <text x={0} y={PLOT.height - 6}>
        {say(low)}
      </text>
      <text x={PLOT.width} y={PLOT.height - 6} textAnchor="end">
        {say(high)}
      </text>
      {answers && (
        <g className="collect-run">
          <path
            d={`M${x(answers[0]) - 5} ${FLOOR + 8}H${x(answers[1]) + 5}L${x(answers[1])} ${FLOOR + 1}H${x(answers[0])}Z`}
          />
          <text x={inside(x(answers[0]))} y={PLOT.height - 6} textAnchor="middle">
            {words.theRun}
          </text>
        </g>
      )}
    </svg>
  );
}

interface ColumnProps {
  readonly bin: Bin;
  readonly x: (value: number) => number;
  readonly most: number;
}

function Column({ bin: { low, high, count }, x, most }: ColumnProps) {
  const [left, width] = [x(low), Math.max(3, x(high) - x(low) - 1)];
  const height = ((FLOOR - PLOT.head) * count) / most;
  return (
    <>
      <rect x={left} y={FLOOR - height} width={width} height={height} rx={2} />
      <text x={left + width / 2} y={FLOOR - height - 3} textAnchor="middle">
        {count}
      </text>
    </>
  );
}

/** A word in the middle of a plot keeps clear of those at its ends. */
const inside = (place: number): number => Math.min(PLOT.width - 80, Math.max(80, place));
