// Which connection is watched changes nothing in the run: the digest is the same, whoever it is.

import { expect, it } from 'vitest';
import { sessionOf } from '../../src/runner/session-of.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';

it.each([
  [lanRto, 'story'],
  [lanRto, 'r1'],
  [nicBuffer, 'n1'],
  [nicBuffer, 'n2'],
] as const)('$id with workload %s', (scenario, work) => {
  const runs = [1, 2, 7, 40, 999].map((watch) => {
    const { spec } = parseLink(`#work=${work}&end=8s&warm=0&watch=${watch}&v=1`, scenario).state;
    const session = sessionOf(spec).complete();
    return { digest: session.digest, metrics: session.metrics, watched: session.layout.watched };
  });
  for (const { digest, metrics } of runs)
    expect({ digest, metrics }).toEqual({ digest: runs[0]!.digest, metrics: runs[0]!.metrics });
  expect(new Set(runs.map(({ watched }) => watched)).size).toBeGreaterThan(2);
});
