// A hundred runs of a virtual server chosen by a seed: each pick, refusal and finished file explains itself in both languages,
// in at most two sentences, every number is compared with the record, and causes end in a pick that names its scheduler.

import { describe, expect, it } from 'vitest';
import { SCHEDULER_NAMES } from '../../src/engine/virtual-server/scheduler-named.ts';
import { scenario as virtualServer } from '../../src/scenarios/virtual-server/scenario.ts';
import { chosenVirtual } from '../support/chosen-virtual.ts';
import { explain } from '../support/told.ts';
import { VIRTUAL_KINDS, virtualNumbers } from '../support/why-virtual.ts';
import { checkWords, wholeOf } from '../support/why-words.ts';

const RUNS = 100;
/** How often each kind of event, and picks of each scheduler, were seen in all runs. */
const seen: Record<string, number> = {};
const tick = (what: string): void => {
  seen[what] = (seen[what] ?? 0) + 1;
};

describe('a virtual server', () => {
  it.each(Array.from({ length: RUNS }, (_, seed) => seed))('run %i', { timeout: 60_000 }, (seed) => {
    const { record, choices } = chosenVirtual(seed);
    for (const mark of record.marks) {
      const where = `${seed} ${JSON.stringify(choices)} ${JSON.stringify(mark)}`;
      tick(mark.kind === 'pick' ? `pick by ${choices['sched']}` : mark.kind);
      if (mark.kind === 'download') {
        expect(
          record.marks.find(({ id }) => id === mark.cause),
          where,
        ).toMatchObject({ kind: 'pick', flow: mark.flow });
      }
      for (const language of ['en', 'ko'] as const) {
        const explanation = explain({ mark, record, scenario: virtualServer, language });
        checkWords(explanation, language, where);
        if (mark.kind === 'change') continue;
        const wrong = virtualNumbers(explanation, { mark, record }, language);
        if (wrong.length > 0) expect(wrong, `${where}: ${wholeOf(explanation)}`).toEqual([]);
      }
    }
  });

  it('shows every kind of event and every scheduler, in numbers', () => {
    const all = [
      ...VIRTUAL_KINDS.filter((kind) => kind !== 'pick'),
      'change',
      ...SCHEDULER_NAMES.map((rule) => `pick by ${rule}`),
    ];
    expect(
      all.filter((kind) => (seen[kind] ?? 0) < 20),
      JSON.stringify(seen),
    ).toEqual([]);
  });
});
