// A drop policy or scheduler that somebody adds has no sentences of its own at first: it is explained by what is known of its
// decision, and never taken for another.

import { beforeAll, expect, it } from 'vitest';
import { tcpOverAtm } from '../../src/scenarios/atm/tcp-over-atm.ts';
import { virtualServer } from '../../src/scenarios/virtual-server/virtual-server.ts';
import { explain } from '../../src/ui/why/explain.ts';
import { explainAll } from '../support/every-family.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

beforeAll(explainAll);

it.each([
  [tcpOverAtm, 'policy=epd&end=1s&v=1', 'refuse', 'policy', { en: 'the switch refused', ko: '스위치가' }],
  [virtualServer, 'sched=sed&v=1', 'pick', 'sched', { en: "the scheduler's rule chose R1", ko: 'R1을 골랐습니다' }],
] as const)('$0.id', (scenario, link, kind, key, said) => {
  const record = wholeRecord(specOf(link, scenario));
  const mark = record.marks.find((each) => each.kind === kind)!;
  const own = { ...record, spec: { ...record.spec, params: { ...record.spec.params, [key]: 'own' } } };
  for (const language of ['en', 'ko'] as const) {
    const { sentence } = explain({ mark, record: own, scenario, language });
    expect(sentence).toContain(said[language]);
    expect(sentence).not.toMatch(/EPD|soonest|least|한가|NaN|undefined/);
  }
});
