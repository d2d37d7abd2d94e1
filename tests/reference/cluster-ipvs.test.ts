// The schedulers of the Linux Virtual Server against picks worked out from the kernel's sources, every pick exact.

import { describe, expect, it } from 'vitest';
import { SCHEDULER_NAMES } from '../../src/engine/virtual-server/scheduler-named.ts';
import { contentOf } from '../../src/verify/content.ts';
import { verifyIpvs } from '../../src/verify/virtual-server/ipvs.ts';
import { ipvsCasesOf } from '../../src/verify/virtual-server/ipvs-case.ts';

const content = contentOf(new URL('cluster-ipvs/vectors.json.gz', import.meta.url).pathname);
const cases = ipvsCasesOf(content.type === 'json' ? content.value : {});

/** What is on offer and in no kernel. */
const OUR_OWN: readonly string[] = [];

it('there are 97 cases, and every scheduler of the kernel has some', () => {
  expect(cases).toHaveLength(97);
  expect(new Set(cases.map(({ scheduler }) => scheduler))).toEqual(
    new Set(SCHEDULER_NAMES.filter((name) => !OUR_OWN.includes(name))),
  );
});

it.each(cases)('$name is met pick by pick', (reference) => {
  const verdict = verifyIpvs(reference);
  expect(verdict.passed, verdict.detail).toBe(true);
});

describe('the comparison', () => {
  const [first] = cases;

  it('notices another server, and another count at the end', () => {
    const events = first!.events.map((event, index) => (index === 3 ? { ...event, expect: 'C' } : event));
    expect(verifyIpvs({ ...first!, events } as typeof first & object).detail).toContain('event 4');
    expect(verifyIpvs({ ...first!, final: { A: [3, 1] } }).passed).toBe(false);
  });
});
