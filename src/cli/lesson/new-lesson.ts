// A lesson to begin with: one step of a scenario, its question, and a word about each line. It passes `lectern lesson check`.

import { MARK_KINDS } from '../../engine/core/marks.ts';
import { wordsOf } from '../../scenarios/kit/define-lesson.ts';
import { formatMeasured } from '../../scenarios/kit/format-value.ts';
import { defaultState } from '../../scenarios/kit/link-state.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { recordOfSpec } from './lesson-runs.ts';

/** What is worth stopping at, the first of these that comes. */
const EVENTS = ['timeout', 'long-wait', 'download', ...MARK_KINDS] as const;

export function newLesson(scenario: Scenario): string {
  const record = recordOfSpec(defaultState(scenario).spec);
  const event = EVENTS.find((kind) => record.marks.some((mark) => mark.kind === kind)) ?? 'change';
  const at = record.marks.find(({ kind }) => kind === event)?.at ?? 0;
  const [name] = scenario.answers ?? [scenario.metrics[0]!.name];
  const metric = scenario.metrics.find((each) => each.name === name)!;
  const value = record.metrics?.[metric.name] ?? 0;
  const is = wordsOf(value, { is: value, result: metric.name }, scenario, 'en')
    .replace(/,/g, '')
    .replace(/\u00a0/g, ' ');
  const before = formatMeasured(Math.max(1e6, Math.min(5e8, at / 2)), 'duration', 'en', 2);
  return `---
title: A lesson of my own
scenario: ${scenario.id}
# language: ko       # if the text below is in Korean
---

# What happens here?

Two or three sentences: what one sees. A setting goes into braces, and so does a number of the block below: {answer}.

- What to notice first.
- What to notice then.

\`\`\`step
# run: ${scenario.lessonKey}=...       # what differs from the defaults, as links write it
at: first ${event}
before: ${before.number}${before.unit}
after: 300ms
chart: ${scenario.charts[0]!.id}
numbers:
  answer: { result: ${metric.name}, is: ${is} }
try:
  - say: Do something yourself.
\`\`\`

\`\`\`notes
minutes: 5
ask: What to ask the class before the step is played.
\`\`\`
`;
}
