// The runs of golden/lan-runs.json between them use both networks, all workloads, live changes, packets dropped by hand
// and connections opened anew; think times and request rates are given, so that no estimate of them matters. An update of
// the digests (UPDATE_GOLDEN=1) says in its commit why results changed, and goes under "Results changed" in the CHANGELOG.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../src/runner/session-of.ts';
import type { RunSpec } from '../../src/scenarios/kit/run-spec.ts';

const file = fileURLToPath(new URL('../golden/lan-runs.json', import.meta.url));
const read = () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, RunSpec & { digest: number }>;
const golden = read();

describe('runs of a web server on a LAN', () => {
  const digests = Object.entries(golden).map(([name, { digest: _, ...spec }]) => ({
    name,
    digest: sessionOf(spec).complete().digest,
  }));

  it('have the golden digests', () => {
    if (process.env['UPDATE_GOLDEN'] === '1') {
      const updated = digests.map(({ name, digest }) => [name, { ...golden[name], digest }]);
      writeFileSync(file, `${JSON.stringify(Object.fromEntries(updated), null, 2)}\n`);
    }
    expect(digests).toEqual(Object.entries(read()).map(([name, { digest }]) => ({ name, digest })));
  });

  it('differ from one another', () => {
    expect(new Set(digests.map(({ digest }) => digest)).size).toBe(digests.length);
  });
});
