// The chart of a step on paper, as SVG. A step that asks shows what is known until then, framed so that it fills its place, and
// beside it paper for what comes: the same scale, with ticks and an empty grid. A question that is answered by drawing has its
// own paper, so beside it only what is known is shown; where nothing is known yet, there is paper only.

import { tickWords } from '../../plot/numbers.ts';
import { roundUp } from '../../plot/ticks.ts';
import { findEvent } from '../../record/find-event.ts';
import type { RunRecord } from '../../record/record.ts';
import { rowAt } from '../../record/values.ts';
import type { DrawQuestion } from '../../scenarios/kit/prediction.ts';
import type { Chart, Scenario } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { seriesOf } from '../charts/chart-series.ts';
import { chartSvg } from '../charts/chart-svg.ts';
import { ghostOf } from '../charts/ghost.ts';
import { yOf } from '../charts/stack-model.ts';
import { LETTERS } from '../foundation/run-letter.tsx';
import { rounded } from '../foundation/vector-sheet.ts';
import { wordsIn } from '../i18n/words.ts';
import { recordUntil } from '../state/curtain.ts';
import { colours } from '../theme/tokens.ts';
import { gridPaper } from './grid-paper.ts';
import { asSvg, WIDTH } from './lab-pictures.ts';
import type { LabStep } from './lab-runs.ts';

const HEIGHT = 230;
/** Of the known part beside paper for the rest. */
const KNOWN = 320;
/** A line that begins in this last share of the known part shows nothing of it. */
const LAST = 0.1;
/** From the known part to the paper, and from the paper to the edge. */
const AIR = 12;
const EDGE = 24;

/** Undefined where the paper of a question has all there is to see. */
export function labChart(of: LabStep, scenario: Scenario, language: Language): string | undefined {
  const { step, records, run } = of;
  const asks = step.asks ?? [];
  const chart = chartOf(of, scenario);
  const own = records.at(-1)!;
  const event = findEvent(own, step.shot.event);
  const at = event?.at ?? 0;
  const from = event ? Math.max(0, at - step.shot.before) : 0;
  const ends = [event ? at + step.shot.after : own.horizon, ...asks.map((ask) => run.when(ask.until))];
  const until = Math.min(own.horizon, Math.max(...ends));
  const drawing = { of, chart, scenario, language };
  if (asks.length === 0) return asSvg(WIDTH, HEIGHT, picture(drawing, records, WIDTH, from, until).svg);
  const asked = Math.min(...asks.map((ask) => run.when(ask.from)));
  const hides = asks.flatMap((ask) => ask.hides ?? []);
  const begin = from < asked ? from : Math.max(0, asked - step.shot.before);
  const seen = records.map((record) => recordUntil(record, asked, hides));
  const isKnown = seen.some((record) => hasValues(record, chart, begin, asked));
  const isDrawn = asks.some(({ kind }) => kind === 'draw');
  if (isDrawn) return isKnown ? asSvg(WIDTH, HEIGHT, picture(drawing, seen, WIDTH, begin, asked).svg) : undefined;
  // The scale has room for what comes; of a line that is hidden it says nothing.
  const whole = records.map((record) => recordUntil(record, until, hides));
  const left = roomFor(whole, chart, begin, until);
  const room = left.high > 0 ? left : coarse(roomFor(records, chart, begin, until), chart);
  const known = picture(drawing, isKnown ? seen : [], isKnown ? KNOWN : WIDTH, begin, asked, room);
  const { row } = known;
  const edge = isKnown ? KNOWN + AIR : 64;
  const paper = gridPaper({
    ...{ left: edge, right: WIDTH - EDGE, top: row.plotTop, bottom: row.plotBottom },
    levels: row.ticks.map((tick) => ({
      y: yOf(row, tick * chart.divide),
      ...(isKnown ? {} : { words: tickWords(tick) }),
    })),
    ...{ from: asked, until, language, ask: wordsIn(language).print.lab.drawHere },
  });
  // Where the pen begins.
  const starts = isKnown
    ? seriesOf(seen.at(-1)!, chart).flatMap(({ line, series }) => {
        const row = rowAt(series.time, series.length, asked);
        const value = line.draw === 'dots' || row < 0 ? Number.NaN : series.last[row]!;
        if (!Number.isFinite(value)) return [];
        const { ink } = colours('projector');
        return [`<circle cx="${edge}" cy="${rounded(yOf(known.row, value))}" r="4" fill="${ink}"/>`];
      })
    : [];
  return asSvg(WIDTH, HEIGHT, [known.svg, ...paper, ...starts].join(''));
}

function chartOf({ step }: LabStep, { charts }: Scenario): Chart {
  const drawn = step.asks?.find(({ kind }) => kind === 'draw') as DrawQuestion | undefined;
  const id = drawn?.chart ?? step.shot.chart ?? step.asks?.find((ask) => ask.chart)?.chart;
  return charts.find((each) => each.id === id) ?? charts[0]!;
}

interface Drawing {
  readonly of: LabStep;
  readonly chart: Chart;
  readonly scenario: Scenario;
  readonly language: Language;
}

/** @param records none: axes only @param room what the scale has room for */
function picture(
  { of, chart, scenario, language }: Drawing,
  records: readonly RunRecord[],
  width: number,
  from: number,
  until: number,
  room?: { readonly low: number; readonly high: number },
) {
  const { spec } = of.records.at(-1)!;
  const own = records.at(-1);
  const others = own ? records.slice(0, -1) : [];
  const ghosts = others.flatMap((other, index) => ghostOf(other, own!, LETTERS[index]!) ?? []);
  return chartSvg({
    ...{ chart, scenario, language, colours: colours('projector'), size: { width, height: HEIGHT } },
    ...{ record: own, spec, ghosts, front: ghosts.length > 0 ? LETTERS[records.length - 1] : undefined },
    ...{ zoom: [from, Math.max(from + 1, until)] as const, bare: own === undefined },
    ...(room && { asked: { chart: chart.id, ...room } }),
  });
}

/** Has any line something to show there, before the very end? */
const hasValues = (record: RunRecord, chart: Chart, from: number, until: number): boolean =>
  seriesOf(record, chart).some(({ series: { time, length, max } }) => {
    const last = rowAt(time, length, until - LAST * (until - from));
    for (let row = Math.max(0, rowAt(time, length, from)); row <= last; row++) if (max[row]! > 0) return true;
    return false;
  });

/** From the least to the most that is above 0, house units. */
function roomFor(records: readonly RunRecord[], chart: Chart, from: number, until: number) {
  let [low, high] = [Number.POSITIVE_INFINITY, 0];
  for (const record of records) {
    for (const { series } of seriesOf(record, chart)) {
      const { time, length, min, max } = series;
      const last = rowAt(time, length, until);
      for (let row = Math.max(0, rowAt(time, length, from)); row <= last; row++) {
        if (max[row]! > high) high = max[row]!;
        if (min[row]! > 0 && min[row]! < low) low = min[row]!;
      }
    }
  }
  return { low: Math.min(low, high), high };
}

/** Where every line is hidden: a share of a whole may be any; what else there is has about this size, and more is not said. */
function coarse({ low, high }: ReturnType<typeof roomFor>, { divide, gutterUnit }: Chart): ReturnType<typeof roomFor> {
  if (gutterUnit.en === '%') return { low: 0, high: 100 * divide };
  return { low: low / 2, high: roundUp((2 * high) / divide) * divide };
}
