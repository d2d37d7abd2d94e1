// Web users on a LAN against ns-2.35: both studies of papers P0 and P1, table by table. A table is one case: 95 of 100
// intervals must overlap and no difference may be more than twice as large as that allows. The largest table, a hundred seconds
// of four loads, is compared at every load and every timeout in the normal run, at each of their pairs in the full one.

import { beforeAll, describe, expect, it } from 'vitest';
import { runsOf, verifyWeb, type WebResults } from '../../src/verify/web/web.ts';
import { webCases } from '../support/reference-cases.ts';
import { isFull, sample } from '../support/sample.ts';
import { type Verified, verifyBundled } from '../support/verify-bundled.ts';

const PATIENCE = 240_000;
const cases = webCases();

const LARGEST = 'rto-R1';
/** Compared as people do it, by the command line. */
const replayed = isFull ? cases : cases.filter(({ name }) => name !== LARGEST);

describe('four tables', () => {
  let found: Verified;
  beforeAll(async () => {
    found = await verifyBundled(...replayed.map(({ name }) => `ns2-web/${name}.json`));
  }, PATIENCE);

  it('are all of them', () => {
    expect(cases.map(({ reference }) => reference.points.length)).toEqual([9, 10, 36, 6]);
    expect([found.status, found.lines.at(-1)]).toEqual([0, `${replayed.length} passed, 0 failed`]);
  });

  it.each(replayed.map(({ name, reference }, index) => [name, index, 4 * reference.points.length] as const))(
    '%s has the response times, pages, drops and retransmissions of ns-2',
    (name, index, comparisons) => {
      const [, agree = '0', all = '0'] =
        found.lines[index]!.match(new RegExp(`^passed ${name}: (\\d+) of (\\d+) comparisons overlap`)) ?? [];
      expect(Number(all)).toBe(comparisons);
      expect(Number(agree)).toBeGreaterThanOrEqual(0.95 * comparisons);
    },
  );

  it('say how far they are', () => {
    expect(found.notes).toContain('nic-N2: 6 of 10 points\n');
  });

  it(`${LARGEST} agrees at every load and every timeout`, { timeout: PATIENCE }, () => {
    const { reference } = cases.find(({ name }) => name === LARGEST)!;
    // `load 0.4, rto 0.05`
    const points = sample(reference.points, ({ name }) => name.split(', '));
    if (!isFull) expect(points).toHaveLength(9);
    const some = { ...reference, points };
    const results = runsOf(some, () => undefined);
    const { passed, detail } = verifyWeb(some, results);
    expect([passed, detail]).toEqual([true, detail]);
    // A neighbour's runs do not belong here.
    expect(verifyWeb(some, [...results.slice(1), results[0]!]).passed).toBe(false);
  });
});

describe('the comparison', () => {
  const { reference, results } = cases[0]!;
  const slower = (by: number, points: number): WebResults =>
    results.map((runs, index) =>
      index < points ? runs.map((run) => ({ ...run, responseTime: run.responseTime * by })) : runs,
    );

  it('is content with the runs of the reference themselves', () => {
    for (const each of cases) {
      const all = 4 * each.reference.points.length;
      expect(verifyWeb(each.reference, each.results).detail).toBe(`${all} of ${all} comparisons overlap`);
    }
  });

  it('lives with one miss in 36', () => {
    const { passed, detail } = verifyWeb(reference, slower(1.2, 1));
    expect(passed).toBe(true);
    expect(detail).toMatch(/^35 of 36 comparisons overlap; resp_mean_s at load 0\.4, buffer 10: .* half widths\)$/);
  });

  it('fails with two, and names them', () => {
    const { passed, detail } = verifyWeb(reference, slower(1.2, 2));
    expect(passed).toBe(false);
    expect(detail).toMatch(
      /^34 of 36 .*; resp_mean_s at load 0\.4, buffer 10: .*; resp_mean_s at load 0\.4, buffer 20: /,
    );
  });

  it('fails with one that is too far off', () => {
    const { passed, detail } = verifyWeb(reference, slower(2, 1));
    expect(passed).toBe(false);
    expect(detail).toMatch(/^35 of 36 comparisons overlap; .* half widths, too far\)$/);
  });

  it('counts an interval without width as one unit of the last digit', () => {
    const quiet = cases.find(({ name }) => name === 'nic-N2')!;
    const last = quiet.reference.points.length - 1;
    const dropping = (rate: number) =>
      verifyWeb(
        quiet.reference,
        quiet.results.map((runs, index) => (index === last ? runs.map((run) => ({ ...run, dropRate: rate })) : runs)),
      );
    expect(dropping(0.000002).detail).toBe('40 of 40 comparisons overlap');
    expect(dropping(0.00001)).toMatchObject({
      passed: false,
      detail: expect.stringContaining('5.00 half widths, too far'),
    });
  });
});
