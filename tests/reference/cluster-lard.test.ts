// LARD, LARD/R and Dual Scheduling against recorded picks: every one exact.

import { describe, expect, it } from 'vitest';
import { casesIn } from '../../src/verify/cases-in.ts';
import { contentOf } from '../../src/verify/content.ts';
import { verifyLard } from '../../src/verify/web-cluster/lard.ts';
import { lardCasesOf } from '../../src/verify/web-cluster/lard-case.ts';
import { clusterFile } from '../support/cluster-file.ts';

const path = clusterFile('lard_vectors');
const cases = casesIn(path);
const content = contentOf(path);
const [first] = lardCasesOf(content.type === 'json' ? content.value : {});

describe('picks of content policies', () => {
  it('are of all three', () => {
    expect(cases.length).toBe(28);
    for (const policy of ['lard', 'lardr', 'ds']) expect(cases.some(({ name }) => name.startsWith(policy))).toBe(true);
  });

  it.each(cases)('$name', (each) => {
    expect(each.replay(() => {})).toMatchObject({ passed: true });
  });

  it('fail when one of them is another node, another set or another load', () => {
    const events = first!.events.map((event) => ({ ...event, expect: { local: false, server: 3, set: [3] } }));
    expect(verifyLard({ ...first!, events }).detail).toBe('event 0 at 0 s: node 1, expected 3');
    const sets = first!.events.map((event) => ({ ...event, expect: { local: false, set: [0] } }));
    expect(verifyLard({ ...first!, events: sets }).detail).toBe('event 0 at 0 s: its set is 1, expected 0');
    const loads = verifyLard({ ...first!, final_loads: [0, 0, 0, 0] });
    expect(loads).toMatchObject({ passed: false, detail: 'loads at the end are 3,4,2,2, expected 0,0,0,0' });
  });
});
