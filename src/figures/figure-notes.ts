// The words around a figure: what it is, how sure it is, and what is needed to compute it again.

import { MODEL_VERSION } from '../runner/spec.ts';
import { CONFIDENCE } from '../runner/sweep/summary.ts';
import { seedOf } from '../runner/sweep/sweep.ts';
import type { SweepResults } from '../runner/sweep/sweep-results.ts';
import { sweptRun } from '../runner/sweep/sweep-runs.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import { type Language, text } from '../scenarios/kit/text.ts';
import type { FigureWords } from './figure-svg.ts';
import { runLink } from './run-link.ts';
import type { SweepDrawing } from './sweep-drawing.ts';

const FIRST = text('First run', '첫 실행');
const PRINTED = text('Diamonds: numbers printed in the paper.', '마름모: 논문에 인쇄된 값.');

export function figureWords(
  { sweep, count }: SweepResults,
  scenario: Scenario,
  drawing: SweepDrawing,
  language: Language,
): FigureWords {
  const percent = Math.round(CONFIDENCE * 100);
  const [first, last] = [seedOf(sweep, 0), seedOf(sweep, sweep.seeds - 1)];
  const seeds = text(
    `Means of ${count} runs, seeds ${first} to ${last} at every point; bars: ${percent} % intervals (Student's t).`,
    `실행 ${count}번의 평균, 점마다 시드 ${first}–${last}; 막대: ${percent} % 신뢰 구간(스튜던트 t).`,
  );
  const hasPrinted = drawing.printed.some(({ measure }) => measure === drawing.measure);
  return {
    title: drawing.title[language],
    source: drawing.source?.[language] ?? '',
    notes: [
      seeds[language] + (hasPrinted ? ` ${PRINTED[language]}` : ''),
      text(`Lectern, model ${MODEL_VERSION}`, `Lectern, 모델 ${MODEL_VERSION}`)[language],
      `${FIRST[language]}: ${runLink(scenario, sweptRun(sweep, scenario, { x: 0, series: 0, replicate: 0 }).spec)}`,
    ],
  };
}
