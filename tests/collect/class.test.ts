// A class of 200 hands in: every link that is not what the page wrote, or claims what its run does not have, is named, and no
// other one is.

import { beforeAll, describe, expect, it } from 'vitest';
import { courses } from '../../src/cli/collect/courses.ts';
import { wholeRun } from '../../src/cli/collect/whole-run.ts';
import { collectedCsv, collectedJson, questionColumns } from '../../src/collect/collected-table.ts';
import { distributionsOf } from '../../src/collect/distribution.ts';
import { readEntries } from '../../src/collect/entry.ts';
import { judgeAll, type Row } from '../../src/collect/judge-all.ts';
import { readFound } from '../../src/collect/read-file.ts';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { handedIn } from '../support/handed-links.ts';

const STUDENTS = 200;
/** Answers to the question `silence`, in turn. */
const SILENCES = ['rtt', 'formula', 'floor', 'floor'];

/** What happens to links on their way. Each breaks it beyond repair. */
const MANGLES: readonly ((link: string) => string)[] = [
  ...[0.55, 0.65, 0.75, 0.85, 0.95].map((share) => (link: string) => link.slice(0, Math.floor(link.length * share))),
  (link) => link.replace(/&v=1$/, ''),
  (link) => link.replace('/reno/', '/rneo/'),
  (link) => link.replace('/reno/', '/'),
  (link) => link.replace('rmin=', 'rmn='),
  (link) => link.replace('rmin=', 'rmin'),
  (link) => link.replace(/rmin=(\d+)ms/, 'rmin=$1mz'),
  (link) => link.replace(/rmin=\d+ms/, 'rmin=-5ms'),
  (link) => link.replace('seed=', 'seed=x'),
  (link) => link.replace('p=silence:', 'p=silnce:'),
  (link) => link.replace(/silence:[a-z]+/, 'silence:zzzz'),
  (link) => link.replace('got=', 'got=%'),
  (link) => link.replace(/got=\w{3}/, 'got='),
  (link) => link.replace('v=1', 'v=one'),
  (link) => link.replace('m=1.1', 'm=latest'),
  (link) => link.replace(/who=(\d+)/, 'who=$1@mail'),
];

/** What a person might change to look better. */
const TAMPERS: readonly ((link: string) => string)[] = [
  (link) => link.replace(/rmin=(\d+)ms/, 'rmin=$11ms'),
  (link) => link.replace(/seed=(\d)/, 'seed=9$1'),
  (link) => link.replace(/got=([0-9a-f])/, (_, digit) => `got=${digit === 'a' ? 'b' : 'a'}`),
  (link) => link.replace('end=3s', 'end=4s'),
  (link) => link.replace(/got=(\w{8})/, 'got=$1,smooth,goodput:9999999'),
];

const kindOf = (student: number): 'mangled' | 'tampered' | 'older' | 'fine' => {
  if (student < MANGLES.length) return 'mangled';
  if (student < MANGLES.length + TAMPERS.length) return 'tampered';
  return student < MANGLES.length + TAMPERS.length + 5 ? 'older' : 'fine';
};

let rows: readonly Row[];
const seen: [number, number][] = [];

beforeAll(async () => {
  const lines: string[] = [];
  for (let student = 0; student < STUDENTS; student++) {
    const kind = kindOf(student);
    const link = await handedIn({
      // Losses by chance, so that every seed is a run of its own; short, because only the beginning is asked about.
      sets: { rmin: ms(100 + student), seed: 2 + student, end: seconds(3), loss: 0.01 },
      view: { who: String(20230000 + student), p: [{ question: 'silence', given: SILENCES[student % 4]! }] },
      ...(kind === 'older' && { model: '1.0' }),
    });
    const broken =
      kind === 'mangled'
        ? MANGLES[student]!(link)
        : kind === 'tampered'
          ? TAMPERS[student - MANGLES.length]!(link)
          : link;
    if (kind === 'mangled' || kind === 'tampered') expect(broken, `${kind} ${student}`).not.toBe(link);
    lines.push(`Student ${student}: ${broken}`);
  }
  const found = await readFound('pasted', lines.join('\n'), courses.ids);
  const progress: [number, number][] = [];
  rows = await judgeAll(await readEntries(found, courses), {
    compute: wholeRun,
    atOnce: 2,
    onProgress: (done, of) => progress.push([done, of]),
  });
  seen.push(...progress);
});

const codesOf = (row: Row): readonly string[] => row.findings.map(({ code }) => code);

describe('200 links', () => {
  it('are all found, each with the words beside it', () => {
    expect(MANGLES).toHaveLength(20);
    expect(rows).toHaveLength(STUDENTS);
    for (const [student, { found }] of rows.entries()) expect(found.beside).toBe(`Student ${student}`);
  });

  it('of which 20 are mangled: every one is named, in both languages', () => {
    const mangled = rows.slice(0, 20);
    for (const [index, row] of mangled.entries()) {
      expect(codesOf(row), `${index}: ${row.found.link}`).toEqual([
        expect.stringMatching(/^(mangled|unknown-scenario)$/),
      ]);
      for (const { says } of row.findings) for (const words of [says.en, says.ko]) expect(words).toMatch(/[.)?]$/);
    }
  });

  it('of which 5 were changed afterwards: every one is named with what it claims and what the run has', () => {
    for (const row of rows.slice(20, 25)) {
      expect(codesOf(row), row.found.link).toEqual(['differs']);
      expect(row.findings[0]!.says.en).toMatch(/claims what its run does not have: .*the run has/);
    }
    expect(rows[24]!.findings[0]!.says.en).toContain('Goodput 10 Mbit/s');
  });

  it('of which 5 are of an older model: every one is named, and not compared', () => {
    for (const row of rows.slice(25, 30)) expect(codesOf(row)).toEqual(['older-model']);
  });

  it('of which all others are what the page wrote: nothing is said of any', () => {
    for (const row of rows.slice(30)) expect(codesOf(row), row.found.link).toEqual([]);
    expect(rows.slice(30).every(({ judged }) => judged?.digest !== undefined)).toBe(true);
  });

  it('are counted while they are computed', () => {
    const [first, ...rest] = seen;
    expect(first![0]).toBe(0);
    expect(rest.map(([done]) => done)).toEqual(rest.map((_, index) => index + 1));
    expect(rest.at(-1)![0]).toBe(rest.at(-1)![1]);
  });

  it('have every prediction beside the answer of their own run, with the misconception behind it', () => {
    const [column, ...more] = questionColumns(rows);
    expect(more).toEqual([]);
    expect(column!.name).toBe('reno.silence');
    for (const row of rows.slice(30)) {
      const each = column!.of(row)!;
      const isRight =
        each.given.kind === 'choice' && each.answer?.kind === 'choice' && each.given.id === each.answer.id;
      if (each.stands !== 'no') expect(each.stands).toBe(isRight ? 'right' : 'other');
      if (each.stands === 'other') expect(each.expected?.en).toMatch(/\w/);
    }
    const stood = rows.slice(30).map((row) => column!.of(row)!.stands);
    expect(stood.filter((stands) => stands === 'right').length).toBeGreaterThan(20);
    expect(stood.filter((stands) => stands === 'other').length).toBeGreaterThan(20);
    const [distribution] = distributionsOf(rows);
    const counted = distribution!.bars.reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(distribution!.count);
    expect(counted).toBeGreaterThanOrEqual(180);
    expect(distribution!.expected.length).toBeGreaterThan(0);
  });

  it('are a file for spreadsheets, one row each, and one for programs', () => {
    const csv = collectedCsv(rows, 'ko').trimEnd().split('\n');
    expect(csv).toHaveLength(STUDENTS + 1);
    expect(csv[0]).toContain('reno.silence');
    const { collected } = JSON.parse(collectedJson(rows, 'en'));
    expect(collected).toHaveLength(STUDENTS);
    expect(collected[40]).toMatchObject({ who: '20230040', scenario: 'reno', step: 1, counts: true, remarks: [] });
  });
});
