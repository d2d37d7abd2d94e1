// What a person's change at this moment was, from what to what, and what it leaves alone.

import { settingAt } from '../scenarios/kit/run-spec.ts';
import type { Explanation, Subject } from './explanation.ts';
import { state } from './state.ts';

/** Settings of the retransmission timer: they count from the next time it is started. */
const TIMER_KEYS = ['rmin', 'rmax', 'rfix', 'k'];

export function explainChange({ mark, record, scenario }: Subject): Explanation {
  const made = state('change.made', { at: mark.at });
  const change = record.spec.changes[mark.numbers['index'] ?? -1];
  const parameter = scenario.parameters.find((candidate) => candidate.key === change?.key);
  if (!change || !parameter) return { title: state('change.unknown', {}), sentences: [made] };
  const before = settingAt(record.spec, change.key, change.at - 1)!;
  return {
    title: state('change', {
      change: parameter.label,
      before: { parameter, value: before },
      after: { parameter, value: change.value },
    }),
    sentences: TIMER_KEYS.includes(change.key) ? [made, state('change.timer', {})] : [made],
  };
}
