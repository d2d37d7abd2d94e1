// May a setting go from one value to another while the run goes on? Not if it is no live setting, nor if one of the two
// is another network or a rule that somebody wrote, which holds for the whole run.

import type { Parameter } from './parameter.ts';
import { ruleIn } from './rule.ts';
import type { ParamValue } from './run-spec.ts';
import { type Text, text } from './text.ts';

/** Why a run cannot go between two values of a live setting; undefined if it can. */
export function restartBetween(parameter: Parameter, ...values: readonly ParamValue[]): Text | undefined {
  if (parameter.kind !== 'choice') return undefined;
  const option = parameter.options.find(({ value, restarts }) => restarts && values.includes(value));
  if (option) {
    const { en, ko } = option.label;
    return text(
      `“${en}” is another network, so a run cannot go over to it or leave it.`,
      `“${ko}” 설정은 네트워크 자체가 달라서 실행 중에 바꿀 수 없습니다.`,
    );
  }
  if (!values.some((value) => ruleIn(parameter, value))) return undefined;
  return text(
    'A rule of your own holds for the whole run, so a run cannot go over to it or leave it.',
    '직접 쓴 규칙은 실행 전체에 적용되므로 실행 중에 바꿀 수 없습니다.',
  );
}

export const changesLive = (parameter: Parameter, before: ParamValue, after: ParamValue): boolean =>
  parameter.live && !restartBetween(parameter, before, after);
