// `lectern verify` on files of clusters that ask for what is not replayed: refused where that is sure, and named in the verdict
// where it may be a word about others. On single cases of the reference data, spoiled.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentOf } from '../../src/verify/content.ts';
import { expectComplaint, say } from '../support/cli.ts';
import { clusterFile } from '../support/cluster-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-verify-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

type Fields = Record<string, unknown>;

const documentOf = (path: string): Fields => {
  const content = contentOf(path);
  return content.type === 'json' ? { ...content.value } : {};
};
const first = (list: unknown): Fields => (list as Fields[])[0]!;
const beside = (name: string): string => new URL(`../reference/${name}.json.gz`, import.meta.url).pathname;

function put(document: Fields): string {
  const file = join(folder, 'case.json');
  writeFileSync(file, JSON.stringify(document));
  return file;
}

async function refused(document: Fields, place: string, ...words: string[]): Promise<void> {
  const file = put(document);
  const { err, ...rest } = await say('verify', file);
  expect(rest).toEqual({ status: 2, out: '' });
  expectComplaint(err, file, `field ${place}`, ...words);
}

describe('picks of a scheduler', () => {
  const vectors = documentOf(beside('cluster-ipvs/vectors'));
  const picks = first(vectors['cases']);
  const withOne = (changes: Fields): Fields => ({ ...vectors, cases: [{ ...picks, ...changes }] });

  it('are refused with an era, an option or a list of events that cannot be', async () => {
    expect((await say('verify', put(withOne({})))).out).toMatch(/1 passed, 0 failed$/);
    await refused(
      withOne({ options: { era: 'Classic' } }),
      'cases[0].options.era',
      '"classic" or "modern"',
      '"Classic"',
    );
    await refused(withOne({ options: { weird: 3 } }), 'cases[0].options.weird', 'not one that can be replayed');
    await refused(withOne({ events: [] }), 'cases[0].events', 'at least 1', 'an empty list');
  });

  it('may have words about their options', async () => {
    expect((await say('verify', put(withOne({ options: { note: 'as it is' } })))).status).toBe(0);
  });
});

describe('a point of the web cluster', () => {
  const points = documentOf(clusterFile('l7_sensitivity'));
  const params = { ...(points['params'] as Fields), warm: 1, measure: 1 };
  const withOne = (set: Fields, more: Fields = {}): Fields => ({
    ...{ ...points, params: { ...params, ...more } },
    rows: [{ ...first(points['rows']), threads: 50, set }],
  });

  it('is refused where a row sets what is no parameter of the file', async () => {
    await refused(withOne({ thetaa: 1 }), 'rows[0].set.thetaa', 'not one that can be replayed');
  });

  it('names what its file has and the replay has not', async () => {
    const said = async (set: Fields, more?: Fields) => (await say('verify', put(withOne(set, more)))).out;
    expect(await said({ theta: 10 })).not.toContain('replayed without');
    expect(await said({ disp_law: 'exp' })).toContain('(replayed without disp_law "exp")');
    expect(await said({ tail: 2 }, { tail: 1, note: 'short' })).toContain('(replayed without tail 2)');
  });
});

describe('a curve of a virtual server', () => {
  const curves = documentOf(beside('cluster-lvs/perclient'));
  const row = first(curves['rows']);
  const withOne = (changes: Fields): Fields => ({
    ...curves,
    rows: [{ ...row, curve: (row['curve'] as unknown[]).slice(0, 1), ...changes }],
  });

  it('names the fields of its row that are no settings, and is counted apart', async () => {
    expect((await say('verify', put(withOne({ label: 'a' })))).out).toMatch(/% apart\n1 passed, 0 failed$/);
    expect((await say('verify', put(withOne({ nics: 2, weights: [1, 2, 3] })))).out).toMatch(
      /% apart \(replayed without nics and weights\)\n1 passed \(1 of them only without nics and weights\), 0 failed$/,
    );
    const wrong = await say('verify', put(withOne({ nics: 2, seek: 0.5, ram: 1e5 })));
    expect(wrong.out).toMatch(/^FAILED .* \(replayed without nics\)\n0 passed, 1 failed$/);
  });

  it('is refused without points', async () => {
    await refused(withOne({ curve: [] }), 'rows[0].curve', 'at least 1', 'an empty list');
  });
});
