// What a lab sheet draws of a step, as SVG: its chart, up to the moment from which a question hides the rest, and the very paper
// of a question that is answered by drawing.

import { tickWords } from '../../plot/numbers.ts';
import { scaleOf } from '../../plot/scale.ts';
import { axisOf, timeTicks } from '../../plot/ticks.ts';
import { columnTrace } from '../../plot/trace.ts';
import { gaugeOf } from '../../predict/asked-run.ts';
import { findEvent } from '../../record/find-event.ts';
import type { RunRecord } from '../../record/record.ts';
import { valueAt } from '../../record/values.ts';
import type { DrawQuestion, Question } from '../../scenarios/kit/prediction.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { chartSvg, stepPath } from '../charts/chart-svg.ts';
import { ghostOf } from '../charts/ghost.ts';
import { LETTERS } from '../foundation/run-letter.tsx';
import { escaped, rounded } from '../foundation/vector-sheet.ts';
import { Curtain } from '../state/curtain.ts';
import { colours } from '../theme/tokens.ts';
import type { LabStep } from './lab-runs.ts';

/** CSS pixels: the width of A4 less its margins, and less on Letter. */
const WIDTH = 700;
const CHART = { width: WIDTH, height: 200 };
const PAPER = { width: WIDTH, height: 170, left: 64, right: WIDTH - 24, top: 28, bottom: 140 };

const asSvg = (width: number, height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-size="12">${inner}</svg>`;

/** The chart a step is about. @param whole with what its questions hide */
export function labChart(
  { step, records, run }: LabStep,
  scenario: Scenario,
  language: Language,
  whole: boolean,
): string {
  const own = records.at(-1)!;
  const drawn = step.asks?.find(({ kind }) => kind === 'draw') as DrawQuestion | undefined;
  const id = drawn?.chart ?? step.shot.chart ?? step.asks?.find((ask) => ask.chart)?.chart;
  const chart = scenario.charts.find((each) => each.id === id) ?? scenario.charts[0]!;
  const asks = whole ? [] : (step.asks ?? []);
  const curtain = new Curtain();
  if (asks.length > 0) {
    curtain.fall(
      Math.min(...asks.map(({ from }) => run.when(from))),
      asks.flatMap(({ hides = [] }) => hides),
    );
  }
  const seen = (record: RunRecord): RunRecord => curtain.over(record) ?? record;
  const event = findEvent(own, step.shot.event);
  const at = event?.at ?? 0;
  const from = event ? Math.max(0, at - step.shot.before) : 0;
  const until = Math.max(at + step.shot.after, ...(step.asks ?? []).map((ask) => run.when(ask.until)));
  const zoom = event ? ([from, Math.min(own.horizon, until)] as const) : null;
  const ghosts = records.slice(0, -1).flatMap((other, index) => ghostOf(other, own, LETTERS[index]!) ?? []);
  const drawing = chartSvg({
    chart,
    scenario,
    language,
    colours: colours('projector'),
    size: CHART,
    record: seen(own),
    spec: own.spec,
    ghosts: ghosts.map((ghost) => ({ ...ghost, record: seen(ghost.record) })),
    front: ghosts.length > 0 ? LETTERS[records.length - 1] : undefined,
    zoom,
  });
  return asSvg(CHART.width, CHART.height, drawing.svg);
}

/** Axes to draw on: the time and the values of the question; with the run's own line where it is answered. */
export function drawingPaper(
  question: DrawQuestion,
  { run, records }: LabStep,
  scenario: Scenario,
  language: Language,
  answered: boolean,
): string {
  const { ink, ink3, grid, line } = colours('projector');
  const { left, right, top, bottom } = PAPER;
  const { divide, title, unit } = scenario.charts.find(({ id }) => id === question.chart)!;
  const { low, high, scale } = question.paper;
  const [from, until] = [run.when(question.from), run.when(question.until)];
  const range = { scale, low: low / divide, high: high / divide } as const;
  const toY = scaleOf(range, [bottom, top]);
  const toX = scaleOf({ scale: 'linear', low: from, high: until }, [left, right]);
  const values = axisOf(scale, [range.low, range.high], false).ticks.filter(
    (tick) => tick >= range.low && tick <= range.high,
  );
  const gauge = gaugeOf(records.at(-1)!, question.gauge, question.node);
  const start = toY(valueAt(gauge, from) / divide);
  const columns = (right - left) * 4;
  const course = answered
    ? stepPath(columnTrace(gauge, from, until, columns, until), left, (value) => toY(Math.max(low, value) / divide))
    : '';
  const parts = [
    `<text x="${left}" y="16" font-size="13"><tspan font-weight="600" fill="${ink}">${escaped(title[language])}</tspan><tspan dx="8" fill="${ink3}">${escaped(unit[language])}</tspan></text>`,
    ...values.flatMap((tick) => [
      `<path d="M${left},${rounded(toY(tick))}H${right}" stroke="${grid}"/>`,
      `<text x="${left - 8}" y="${rounded(toY(tick) + 4)}" text-anchor="end" fill="${ink3}">${tickWords(tick)}</text>`,
    ]),
    ...timeTicks(from, until, right - left, 70).flatMap((tick) => [
      `<path d="M${rounded(toX(tick))},${top}V${bottom}" stroke="${grid}"/>`,
      `<text x="${rounded(toX(tick))}" y="${bottom + 18}" text-anchor="middle" fill="${ink3}">${tickWords(tick / 1e9)} s</text>`,
    ]),
    `<path d="M${left},${top}H${right}V${bottom}H${left}Z" fill="none" stroke="${line}"/>`,
    course && `<path d="${course}" fill="none" stroke="${ink}" stroke-width="2"/>`,
    // Where the pen begins.
    Number.isFinite(start) ? `<circle cx="${left}" cy="${rounded(start)}" r="4" fill="${ink}"/>` : '',
  ];
  return asSvg(PAPER.width, PAPER.height, parts.filter(Boolean).join(''));
}

/** Whether a question is drawn. */
export const isDrawn = (question: Question): question is DrawQuestion => question.kind === 'draw';
