// The tabulated formulas of queueing theory against our stations and formulas: a sample, all of them under LECTERN_FULL; and
// the site that the curves were computed with.

import { describe, expect, it } from 'vitest';
import { casesIn } from '../../src/cli/verify/cases-in.ts';
import { contentOf } from '../../src/cli/verify/content.ts';
import { verifyQueueing } from '../../src/cli/verify/queueing.ts';
import { queueingCasesOf } from '../../src/cli/verify/queueing-case.ts';
import { meanValueAnalysis } from '../../src/scenarios/cluster/theory.ts';
import { clusterFile } from '../support/cluster-file.ts';

const FULL = process.env['LECTERN_FULL'] !== undefined;
const PATIENCE = 120_000;
const path = clusterFile('queueing_oracles');
const all = casesIn(path);
const content = contentOf(path);
const tables = queueingCasesOf(content.type === 'json' ? content.value : {});
/** The first of every model, and every formula. */
const sample = all.filter(
  ({ name }, index) =>
    /^(power|P2 DS)/.test(name) || all.findIndex((other) => other.name.split(':')[0] === name.split(':')[0]) === index,
);

describe('queueing theory', () => {
  it('has a table of all models', () => {
    expect([all.length, sample.length]).toEqual([142, 48]);
  });

  it.each(FULL ? all : sample)('$name', { timeout: PATIENCE }, (each) => {
    const { passed, detail } = each.replay(() => {});
    expect(passed, detail).toBe(true);
  });

  it('fails when the table says something else', () => {
    const mm1 = tables.find(({ model }) => model === 'M/M/1')!;
    expect(verifyQueueing({ ...mm1, result: { ...mm1.result, W: 1.2 } }).passed).toBe(false);
  });

  it('mean value analysis is exact', () => {
    for (const { model, params, result } of tables) {
      if (!model.includes('MVA')) continue;
      const ours = meanValueAnalysis(Number(params['N']), Number(params['Z']), params['D'] as number[]);
      expect(ours.throughput).toBeCloseTo(Number(result['X']), 8);
      expect(ours.response).toBeCloseTo(Number(result['R']), 8);
    }
  });
});

it('the site is the one that the curves were computed with', () => {
  const [site] = casesIn(clusterFile('content_2000'));
  expect(site!.replay(() => {})).toEqual({
    name: 'content',
    passed: true,
    detail: '2000 documents, mean transfer 8500 bytes',
  });
});
