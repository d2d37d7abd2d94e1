// The runs of golden/lan-runs.json between them use both networks, all workloads, live changes, packets dropped by hand
// and connections opened anew; think times and request rates are given, so that no estimate of them matters. An update of
// the digests (UPDATE_GOLDEN=1) says in its commit why results changed, and goes under "Results changed" in the CHANGELOG.

import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../src/runner/session-of.ts';
import { goldenLanFile, goldenLanRuns } from '../support/golden-lan.ts';

describe('runs of a web server on a LAN', () => {
  let done: { readonly name: string; readonly digest: number }[] | undefined;
  const digestsOf = () =>
    (done ??= goldenLanRuns().map(([name, { digest: _, ...spec }]) => ({
      name,
      digest: sessionOf(spec).complete().digest,
    })));

  it('have the golden digests', () => {
    const digests = digestsOf();
    if (process.env['UPDATE_GOLDEN'] === '1') {
      const written = JSON.parse(readFileSync(goldenLanFile, 'utf8'));
      for (const { name, digest } of digests) written[name].digest = digest;
      writeFileSync(goldenLanFile, `${JSON.stringify(written, null, 2)}\n`);
    }
    expect(digests).toEqual(goldenLanRuns().map(([name, { digest }]) => ({ name, digest })));
  });

  it('differ from one another', () => {
    expect(new Set(digestsOf().map(({ digest }) => digest)).size).toBe(digestsOf().length);
  });
});
