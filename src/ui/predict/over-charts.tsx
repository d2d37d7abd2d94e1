// What a question lays over the charts: the curtain from its moment on, the paper one draws on, the moment one points at, and after
// the reveal the drawing beside the run's line, with what lies between them shaded.

import { useEffect, useRef } from 'react';
import { findGauge } from '../../predict/asked-run.ts';
import { levelOf, stretchesOf, timeOfStep, valueOfLevel } from '../../predict/drawing.ts';
import { knownValueAt } from '../../record/held.ts';
import type { DrawQuestion, MomentQuestion, Paper, Question, Sketch, Stretch } from '../../scenarios/kit/prediction.ts';
import { writeGiven } from '../../scenarios/kit/read-predictions.ts';
import {
  type OverChartsProps,
  type OverRow,
  useLectern,
  useWhole,
  useWholeStep,
  useWords,
} from '../foundation/context.ts';
import { timeAt, timeScale } from '../foundation/plot-geometry.ts';
import type { Asking } from '../foundation/store-contract.ts';
import { commit } from './asking.ts';
import { DrawingPen } from './drawing-pen.tsx';
import { useGiven } from './question-panel.tsx';
import './predict.css';

export function OverCharts(props: OverChartsProps) {
  const asking = useLectern((state) => state.asking);
  const question = useWholeStep()?.asks?.find(({ id }) => id === asking?.question);
  if (!asking || asking.stage === 'wanted' || !question) return null;
  return <Over {...props} asking={asking} question={question} />;
}

interface OverProps extends OverChartsProps {
  readonly asking: Exclude<Asking, { stage: 'wanted' }>;
  readonly question: Question;
}

function Over(props: OverProps) {
  const { geometry, view, height, rows, asking, question } = props;
  const words = useWords().predict;
  const row = rows.find(({ chart }) => chart === question.chart) ?? rows[0];
  const x = timeScale(geometry, view);
  const left = Math.min(geometry.right, Math.max(geometry.left, x(asking.from)));
  const isSaid = question.kind !== 'draw' && geometry.right - left > 150;
  return (
    <>
      {asking.stage !== 'told' && left < geometry.right && (
        <div
          className="curtain"
          data-rising={asking.stage === 'playing' || undefined}
          aria-hidden="true"
          style={{ left, width: geometry.right - left, height }}
        >
          {rows.map(({ chart, plotTop, plotBottom }) => (
            <div key={chart} style={{ top: plotTop, height: plotBottom - plotTop }}>
              {isSaid && chart === row?.chart && <span>{words.curtain}</span>}
            </div>
          ))}
        </div>
      )}
      {question.kind === 'draw' && row && <Drawing {...props} question={question} row={row} />}
      {question.kind === 'moment' && <Moment {...props} question={question} />}
    </>
  );
}

interface DrawingProps extends OverProps {
  readonly question: DrawQuestion;
  readonly row: OverRow;
}

function Drawing({ geometry, view, row, asking, question }: DrawingProps) {
  const lectern = useWhole();
  const given = useGiven(question);
  const { paper } = question;
  const sketch: Sketch = given?.kind === 'draw' ? given.sketch : Array<null>(paper.steps).fill(null);
  const x = timeScale(geometry, view);
  const xOf = (step: number): number => x(timeOfStep(paper, asking.from, asking.until, step));
  const yOf = (level: number): number => row.yOf(valueOfLevel(paper, level)) - row.plotTop;
  const left = xOf(0);
  const width = xOf(paper.steps) - left;
  if (width < 20) return null;
  const at = (step: number): number => xOf(step) - left;
  const draw = (next: Sketch): void =>
    commit(lectern, next.every((level) => level === null) ? '' : writeGiven(question, { kind: 'draw', sketch: next }));
  const record = lectern.whole();
  const gauge = record && findGauge(record, question.gauge, question.node);
  const run = asking.stage !== 'open' && gauge ? stretchesOf(paper, gauge, asking.from, asking.until) : undefined;
  const style = { left, width, top: row.plotTop, height: row.plotBottom - row.plotTop };
  const picture = (
    <svg width={width} height={style.height} aria-hidden="true">
      {asking.stage === 'open' && <Grid paper={paper} at={at} width={width} row={row} />}
      {run && <Between sketch={sketch} run={run} at={at} yOf={yOf} />}
      <path className="drawn-line" d={pathOf(sketch, at, yOf)} />
      {run && <Name sketch={sketch} run={run} at={at} yOf={yOf} />}
    </svg>
  );
  if (asking.stage !== 'open') {
    return (
      <div className="drawn" style={style}>
        {picture}
      </div>
    );
  }
  return (
    <DrawingPen
      question={question}
      sketch={sketch}
      asking={asking}
      begin={record && gauge ? Math.round(levelOf(paper, knownValueAt(record, gauge, asking.from))) : 0}
      style={style}
      yOf={yOf}
      onDraw={draw}
    >
      {picture}
    </DrawingPen>
  );
}

interface GridProps {
  readonly paper: Paper;
  readonly at: (step: number) => number;
  readonly width: number;
  readonly row: OverRow;
}

/** The steps of time, and the values of the axis, so that one sees what one draws. */
function Grid({ paper, at, width, row: { plotTop, plotBottom, grid } }: GridProps) {
  const steps = Array.from({ length: paper.steps - 1 }, (_, step) => at(step + 1));
  return (
    <>
      {steps.map((x) => (
        <line key={x} className="paper-step" x1={x} x2={x} y1={0} y2={plotBottom - plotTop} />
      ))}
      {grid.map((y) => (
        <line key={y} className="paper-value" x1={0} x2={width} y1={y - plotTop} y2={y - plotTop} />
      ))}
    </>
  );
}

interface BetweenProps {
  readonly sketch: Sketch;
  readonly run: readonly Stretch[];
  readonly at: (step: number) => number;
  readonly yOf: (level: number) => number;
}

/** What lies between the drawing and the run, step by step. */
function Between({ sketch, run, at, yOf }: BetweenProps) {
  return run.map(({ least, most, mean }, step) => {
    const level = sketch[step];
    if (level === null || level === undefined || (level >= least && level <= most)) return null;
    const [top, foot] = [yOf(Math.max(level, mean)), yOf(Math.min(level, mean))];
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: steps of time never change places
        key={step}
        className="drawn-between"
        x={at(step)}
        width={at(step + 1) - at(step)}
        y={top}
        height={Math.max(0, foot - top)}
      />
    );
  });
}

/** Whose line the dotted one is, on the side of it where the run is not. */
function Name({ sketch, run, at, yOf }: BetweenProps) {
  const words = useWords().predict;
  const last = sketch.findLastIndex((level) => level !== null);
  const level = sketch[last];
  if (level === null || level === undefined) return null;
  const isAbove = level >= run[last]!.mean;
  return (
    <text className="drawn-name" x={at(last + 1)} y={yOf(level) + (isAbove ? -8 : 18)} textAnchor="end">
      {words.yourLine}
    </text>
  );
}

/** Steps are steps: level for a step of time, then straight up or down. */
function pathOf(sketch: Sketch, at: (step: number) => number, yOf: (level: number) => number): string {
  let path = '';
  for (const [step, level] of sketch.entries()) {
    if (level === null) continue;
    const isJoined = step > 0 && sketch[step - 1] !== null;
    path += `${isJoined ? 'L' : 'M'}${at(step)},${yOf(level)}H${at(step + 1)}`;
  }
  return path;
}

interface MomentProps extends OverProps {
  readonly question: MomentQuestion;
}

/** The moment one points at; by keys it is typed (answer-field.tsx). */
function Moment({ geometry, view, height, asking, question }: MomentProps) {
  const lectern = useWhole();
  const given = useGiven(question);
  const place = useRef<HTMLDivElement>(null);
  const x = timeScale(geometry, view);
  const left = Math.min(geometry.right, Math.max(geometry.left, x(asking.from)));
  const isOpen = asking.stage === 'open';
  useEffect(() => {
    const element = place.current;
    if (!element || !isOpen) return;
    const point = (event: PointerEvent): void => {
      event.stopPropagation();
      if (event.type === 'pointermove' && event.buttons === 0) return;
      const box = element.getBoundingClientRect();
      // In a lecture hall the page is enlarged.
      const enlarged = box.width / element.offsetWidth;
      const at = timeAt(geometry, view, left + (event.clientX - box.left) / enlarged);
      // A tenth of a millisecond is the finest a link says of a time.
      const value = Math.round(at / 1e5) * 1e5;
      commit(lectern, writeGiven(question, { kind: 'moment', value }));
    };
    for (const name of ['pointerdown', 'pointermove'] as const) element.addEventListener(name, point);
    return () => {
      for (const name of ['pointerdown', 'pointermove'] as const) element.removeEventListener(name, point);
    };
  }, [lectern, question, geometry, view, left, isOpen]);
  const at = given?.kind === 'moment' ? x(given.value) : Number.NaN;
  return (
    <>
      {isOpen && (
        <div
          ref={place}
          className="moment-place"
          aria-hidden="true"
          style={{ left, width: geometry.right - left, height }}
        />
      )}
      {at >= geometry.left && at <= geometry.right && (
        <div className="moment-line" aria-hidden="true" style={{ left: at, height }}>
          <span>★</span>
        </div>
      )}
    </>
  );
}
