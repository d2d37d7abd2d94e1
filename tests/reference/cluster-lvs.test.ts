// The virtual server against the reference model: turn-around and rates within 5 %, who served whom exactly. A sample that
// has every preset, method and scheduler; every curve with LECTERN_FULL.

import { describe, expect, it } from 'vitest';
import { contentOf } from '../../src/verify/content.ts';
import { virtualServerCasesOf } from '../../src/verify/virtual-server/case.ts';
import { runVirtualServer } from '../../src/verify/virtual-server/run.ts';
import { verifyVirtualServer } from '../../src/verify/virtual-server/virtual-server.ts';

const FULL = process.env['LECTERN_FULL'] !== undefined;

const casesIn = (name: string) => {
  const content = contentOf(new URL(`cluster-lvs/${name}.json.gz`, import.meta.url).pathname);
  return virtualServerCasesOf(content.type === 'json' ? content.value : {});
};
const all = ['matrix', 'presets', 'perclient'].flatMap((name) =>
  casesIn(name).map((each) => ({ ...each, name: `${name}: ${each.name}` })),
);
const sample = FULL ? all : all.filter((_, index) => index % 13 === 0);

it('there are 81 curves', () => {
  expect(all).toHaveLength(81);
});

it.each(sample)('$name', (reference) => {
  const verdict = verifyVirtualServer(reference);
  expect(verdict.passed, verdict.detail).toBe(true);
});

describe('the comparison', () => {
  const reference = { ...all[4]!, points: all[4]!.points.slice(0, 3) };
  const results = runVirtualServer(reference.settings, [1, 2, 3]);

  it('allows 5 %, and no other server', () => {
    const late = results.map((result) => ({ ...result, turnAround: result.turnAround * 1.04 }));
    expect(verifyVirtualServer(reference, late).passed).toBe(true);
    const later = results.map((result) => ({ ...result, turnAround: result.turnAround * 1.06 }));
    expect(verifyVirtualServer(reference, later).detail).toContain('TAT at N = 1');
    const elsewhere = results.map((result) => ({ ...result, servers: result.servers.replace('B', 'A') }));
    expect(verifyVirtualServer(reference, elsewhere).detail).toContain('servers at N = 3 are AAA, expected AAB');
  });
});
