// What a question hides and for how long: does the run last that long, and are the gauges it hides there at all? A gauge that
// is misspelt hides nothing, and the chart would give the answer away.

import { notKnown } from '../../lesson-file/phrases.ts';
import { sentence } from '../../lesson-file/source.ts';
import type { RunRecord } from '../../record/record.ts';
import type { Question } from '../../scenarios/kit/prediction.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { type Text, text } from '../../scenarios/kit/text.ts';

export interface CurtainProblem {
  /** The field that is wrong. */
  readonly field: 'from' | 'until' | 'hides';
  readonly message: Text;
}

export function curtainProblems(
  { from, until, hides = [] }: Question,
  scenario: Scenario,
  { horizon, gauges: recorded }: RunRecord,
): readonly CurtainProblem[] {
  const found: CurtainProblem[] = [];
  for (const [field, when] of [
    ['from', from],
    ['until', until],
  ] as const) {
    // What is said after an event may be cut short by the end of the run; a time of its own lies within it.
    if (typeof when !== 'number' || when <= horizon) continue;
    found.push({ field, message: tooLate(`${horizon / 1e9} s`) });
  }
  const drawn = scenario.charts.flatMap(({ lines }) => lines.map(({ gauge }) => gauge));
  const gauges = [...new Set([...drawn, ...recorded.map(({ name }) => name)])];
  for (const gauge of hides) {
    if (gauges.includes(gauge)) continue;
    found.push({ field: 'hides', message: sentence(notKnown(text('gauge', '게이지'), gauge, gauges)) });
  }
  return found;
}

const tooLate = (end: string): Text =>
  text(
    `The run of the step ends at ${end}, before this: write an earlier moment.`,
    `단계의 실행은 그보다 앞선 ${end}에 끝납니다. 더 이른 시점을 쓰세요.`,
  );
