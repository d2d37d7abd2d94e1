// The very paper of a question that is answered by drawing, as SVG: empty, or with what the run did. The chart of a step is in
// lab-chart.ts.

import { escaped } from '../../plot/escaped.ts';
import { tickWords } from '../../plot/numbers.ts';
import { scaleOf } from '../../plot/scale.ts';
import { axisOf } from '../../plot/ticks.ts';
import { columnTrace } from '../../plot/trace.ts';
import { gaugeOf } from '../../predict/asked-run.ts';
import { knownValueAt } from '../../record/held.ts';
import type { DrawQuestion, Question } from '../../scenarios/kit/prediction.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { stepPath } from '../charts/chart-svg.ts';
import { rounded } from '../foundation/vector-sheet.ts';
import { wordsIn } from '../i18n/words.ts';
import { colours } from '../theme/tokens.ts';
import { gridPaper } from './grid-paper.ts';
import type { LabStep } from './lab-runs.ts';

/** CSS pixels: the width of A4 less its margins, and less on Letter. */
export const WIDTH = 700;
const PAPER = { width: WIDTH, height: 170, left: 64, right: WIDTH - 24, top: 28, bottom: 140 };

export const asSvg = (width: number, height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-size="12">${inner}</svg>`;

/** Axes to draw on: the time and the values of the question; with the run's own line where it is answered. */
export function drawingPaper(
  question: DrawQuestion,
  { run, records }: LabStep,
  scenario: Scenario,
  language: Language,
  answered: boolean,
): string {
  const { ink, ink3 } = colours('projector');
  const { left, right, top, bottom } = PAPER;
  const { divide, title, unit } = scenario.charts.find(({ id }) => id === question.chart)!;
  const { low, high, scale } = question.paper;
  const [from, until] = [run.when(question.from), run.when(question.until)];
  const range = { scale, low: low / divide, high: high / divide } as const;
  const toY = scaleOf(range, [bottom, top]);
  const values = axisOf(scale, [range.low, range.high], false).ticks.filter(
    (tick) => tick >= range.low && tick <= range.high,
  );
  const record = records.at(-1)!;
  const gauge = gaugeOf(record, question.gauge, question.node);
  const start = toY(knownValueAt(record, gauge, from) / divide);
  const columns = (right - left) * 4;
  const course = answered
    ? stepPath(columnTrace(gauge, from, until, columns, until), left, (value) => toY(Math.max(low, value) / divide))
    : '';
  const parts = [
    `<text x="${left}" y="16" font-size="13"><tspan font-weight="600" fill="${ink}">${escaped(title[language])}</tspan><tspan dx="8" fill="${ink3}">${escaped(unit[language])}</tspan></text>`,
    ...gridPaper({
      ...{ left, right, top, bottom, from, until, language },
      levels: values.map((tick) => ({ y: toY(tick), words: tickWords(tick) })),
      ...(answered ? {} : { ask: wordsIn(language).print.lab.drawHere }),
    }),
    course && `<path d="${course}" fill="none" stroke="${ink}" stroke-width="2"/>`,
    // Where the pen begins.
    Number.isFinite(start) ? `<circle cx="${left}" cy="${rounded(start)}" r="4" fill="${ink}"/>` : '',
  ];
  return asSvg(PAPER.width, PAPER.height, parts.filter(Boolean).join(''));
}

/** Whether a question is drawn. */
export const isDrawn = (question: Question): question is DrawQuestion => question.kind === 'draw';
