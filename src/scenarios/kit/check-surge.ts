// Loads over time that make no sense, in words with the nearest that does.

import { seconds } from '../../engine/core/time.ts';
import type { Complaint } from './scenario.ts';
import { MOST_TIMES, type SurgeValues } from './surge.ts';
import { text } from './text.ts';

const WHEN_STEP = seconds(0.1);

/** The middle of a span that begins with the run, as the setting can say it. */
export const halfway = (span: number): number => Math.floor(span / 2 / WHEN_STEP) * WHEN_STEP;

export function* checkWhen({ surge, when, end }: SurgeValues & { readonly end: number }): Generator<Complaint> {
  if (surge === 'none' || when < end) return;
  yield {
    key: 'when',
    message: text(
      'The load would begin to change only after the run is over, so it begins to change halfway through it.',
      '부하가 실행이 끝난 뒤에야 바뀌게 되어 있어 실행의 중간에 바뀌도록 했습니다.',
    ),
    instead: halfway(end),
  };
}

/** @param most how many times the usual load this scenario can take; left as it is if that is less than the usual load */
export function* checkTimes({ surge, times }: SurgeValues, most: number): Generator<Complaint> {
  const instead = Math.max(1, Math.min(MOST_TIMES, Math.floor(most * 10) / 10));
  if (surge === 'none' || times <= instead) return;
  yield {
    key: 'times',
    message: text(
      'At that many times the usual load there would be more users or requests than this scenario can hold, so the largest factor that fits is used.',
      '부하를 그만큼 늘리면 사용자나 요청이 이 시나리오가 담을 수 있는 수를 넘으므로, 담을 수 있는 가장 큰 배수로 바꿨습니다.',
    ),
    instead,
  };
}
