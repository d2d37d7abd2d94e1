// The words around a figure: what it is, how sure it is, and what is needed to compute it again.

import { CONFIDENCE } from '../runner/sweep/summary.ts';
import { runsOf, type Sweep, seedOf } from '../runner/sweep/sweep.ts';
import { sweptRun } from '../runner/sweep/sweep-runs.ts';
import { MODEL_VERSION } from '../scenarios/kit/run-spec.ts';
import { text } from '../scenarios/kit/text.ts';
import { printedOn } from './figure-layout.ts';
import { panelsOf } from './figure-panels.ts';
import type { FigureWords } from './figure-svg.ts';
import type { Tabled } from './figure-tables.ts';
import { HONESTY_WORDS } from './honesty-words.ts';
import type { PaperFigure } from './paper-figure.ts';
import { lessThanAsked } from './quick-words.ts';
import { runLink } from './run-link.ts';
import type { SweepDrawing } from './sweep-drawing.ts';

const FIRST = text('First run', '첫 실행');
/** In front of what a first look leaves out. */
export const QUICK = text('A quick look', '빠른 보기');
export const THEORY = text('Dashed, by formula', '파선, 수식으로 계산');
const WITHOUT = text(
  'The link that this comes from hides settings, so no link of a run is given.',
  '설정을 숨긴 링크에서 나온 그림이므로 실행의 링크를 적지 않습니다.',
);
const PRINTED = text('Diamonds: numbers printed in the paper.', '마름모: 논문에 인쇄된 값.');

export function figureWords({ results, scenario, drawing, figure, language, withoutSettings }: Tabled): FigureWords {
  const { sweep, count } = results;
  const percent = Math.round(CONFIDENCE * 100);
  const [first, last] = [seedOf(sweep, 0), seedOf(sweep, sweep.seeds - 1)];
  const seeds = text(
    `Means of ${count} ${count === 1 ? 'run' : 'runs'}, seeds ${first} to ${last} at every point; bars: ${percent} % intervals (Student's t).`,
    `실행 ${count}번의 평균, 점마다 시드 ${first}–${last}; 막대: ${percent} % 신뢰 구간(스튜던트 t).`,
  );
  const more = text(
    ' More seeds at some points, where a claim was undecided or an interval too wide: theirs ask more than 95 %.',
    ' 판정이 유보되었거나 구간이 넓은 점은 시드가 더 많으며, 그 구간에는 95 %보다 높은 확률을 요구합니다.',
  );
  const hasPrinted = printedAreDrawn(figure, drawing, sweep);
  const less = lessThanAsked(figure, sweep, scenario);
  const formulas = [...new Set((figure?.theory ?? []).map(({ label }) => label[language]))];
  return {
    title: drawing.title[language],
    source: drawing.source?.[language] ?? '',
    notes: [
      seeds[language] + (count > runsOf(sweep) ? more[language] : '') + (hasPrinted ? ` ${PRINTED[language]}` : ''),
      ...(less.length > 0 ? [`${QUICK[language]}: ${less.map((each) => each[language]).join('; ')}.`] : []),
      ...(formulas.length > 0 ? [`${THEORY[language]}: ${formulas.join('; ')}.`] : []),
      ...(figure?.honesty ?? []).map(({ about, text }) => `${HONESTY_WORDS[about][language]}: ${text[language]}`),
      text(`Lectern, model ${MODEL_VERSION}`, `Lectern, 모델 ${MODEL_VERSION}`)[language],
      withoutSettings
        ? WITHOUT[language]
        : `${FIRST[language]}: ${runLink(scenario, sweptRun(sweep, scenario, { x: 0, series: 0, replicate: 0 }).spec)}`,
    ],
  };
}

/** Is a number of the paper on one of the sheets? */
export const printedAreDrawn = (figure: PaperFigure | undefined, drawing: SweepDrawing, sweep: Sweep): boolean =>
  panelsOf(figure, drawing, sweep).some((panel) => printedOn(panel, drawing, sweep).length > 0);
