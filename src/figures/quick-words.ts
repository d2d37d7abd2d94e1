// What a quick look leaves out, in words and numbers, found by comparing it with the thorough sweep, so that a
// first look is not mistaken for the figure itself.

import type { Sweep } from '../runner/sweep/sweep.ts';
import { sweptRun } from '../runner/sweep/sweep-runs.ts';
import { formatValue, inProse } from '../scenarios/kit/format-value.ts';
import type { ParamValue } from '../scenarios/kit/run-spec.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import { type Language, type Text, text } from '../scenarios/kit/text.ts';
import { type PaperFigure, sweepOf } from './paper-figure.ts';

/** What these runs lack compared with the thorough ones, whoever ran them; empty for a user's own sweep. */
export function lessThanAsked(figure: PaperFigure | undefined, sweep: Sweep, scenario: Scenario): readonly Text[] {
  if (figure === undefined) return [];
  const lines = sweep.series.points.map(({ name }) => name);
  return leftOut(sweep, sweepOf(figure, scenario, { lines }), scenario);
}

/** @returns one remark each: fewer seeds, fewer points, other settings; empty if nothing is left out */
export function leftOut(quick: Sweep, thorough: Sweep, scenario: Scenario): readonly Text[] {
  const [points, of] = [quick.x.points.length, thorough.x.points.length];
  return [
    ...(quick.seeds < thorough.seeds
      ? [
          text(
            `${quick.seeds} ${quick.seeds === 1 ? 'seed' : 'seeds'} instead of ${thorough.seeds}`,
            `시드 ${thorough.seeds}개 대신 ${quick.seeds}개`,
          ),
        ]
      : []),
    ...(points < of ? [text(`${points} of ${of} points`, `점 ${of}개 중 ${points}개`)] : []),
    ...otherSettings(quick, thorough, scenario),
  ];
}

/** Of the first point that both have, on each line; the same remark is made once. */
function otherSettings(quick: Sweep, thorough: Sweep, scenario: Scenario): Text[] {
  const found = new Map<string, Text>();
  quick.series.points.forEach((_, series) => {
    if (thorough.series.points[series] === undefined || quick.x.points.length === 0) return;
    const [ours, theirs] = [quick, thorough].map((sweep) => {
      const x = Math.max(
        0,
        sweep.x.points.findIndex(({ name }) => name === quick.x.points[0]!.name),
      );
      return sweptRun(sweep, scenario, { x, series, replicate: 0 }).spec.params;
    });
    for (const parameter of scenario.parameters) {
      const [value, other] = [ours![parameter.key]!, theirs![parameter.key]!];
      if (value === other) continue;
      const words = (each: ParamValue, language: Language) => inProse(formatValue(parameter, each, language), language);
      const remark = text(
        `${parameter.label.en} ${words(value, 'en')} instead of ${words(other, 'en')}`,
        `${parameter.label.ko} ${words(other, 'ko')} 대신 ${words(value, 'ko')}`,
      );
      found.set(remark.en, remark);
    }
  });
  return [...found.values()];
}
