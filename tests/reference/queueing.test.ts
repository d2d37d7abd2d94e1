// The tabulated formulas of queueing theory against our stations and formulas: a sample, all of them under LECTERN_FULL; and
// the site that the curves were computed with.

import { describe, expect, it } from 'vitest';
import { meanValueAnalysis } from '../../src/scenarios/web-cluster/theory.ts';
import { casesIn } from '../../src/verify/cases-in.ts';
import { contentOf } from '../../src/verify/content.ts';
import { queueingCasesOf, verifyQueueing } from '../../src/verify/queueing/queueing.ts';
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

  const of = (model: string) => tables.find((each) => each.model.startsWith(model))!;

  it('compares the share of customers turned away, and the throughput', () => {
    const small = of('M/M/1/K');
    expect(small.params['K']).toBe(1);
    expect(verifyQueueing(small)).toMatchObject({ passed: true, detail: expect.stringContaining('turned away 0.33') });
    expect(verifyQueueing({ ...small, result: { ...small.result, p_block: 0.99 } }).passed).toBe(false);
    expect(verifyQueueing({ ...small, result: { ...small.result, X: 0.4 } }).passed).toBe(false);
  });

  it('honours the rate of service', () => {
    const twice = { lam: 1, mu: 2 };
    const reference = { name: 'twice', model: 'M/M/1', params: twice, result: { rho: 0.5, W: 1 } };
    expect(verifyQueueing(reference)).toMatchObject({ passed: true });
    expect(verifyQueueing({ ...reference, params: { lam: 1, mu: 4 } }).passed).toBe(false);
    const k = { name: 'K', model: 'M/M/1/K', params: { ...twice, K: 1 }, result: { p_block: 1 / 3, X: 2 / 3, W: 0.5 } };
    expect(verifyQueueing(k)).toMatchObject({ passed: true });
  });

  it('knows Erlang B', () => {
    // B(2, 3) = (8/6) / (1 + 2 + 2 + 8/6) = 4/19.
    const result = { p_block: 4 / 19, X: (2 * 15) / 19 };
    const reference = { name: 'Erlang B', model: 'M/M/c/c (Erlang B)', params: { lam: 2, mu: 1, c: 3 }, result };
    expect(verifyQueueing(reference)).toMatchObject({ passed: true });
    expect(verifyQueueing({ ...reference, model: 'Erlang B', params: { a: 2, c: 3 } })).toMatchObject({ passed: true });
    expect(verifyQueueing({ ...reference, result: { ...result, p_block: 0.2 } }).passed).toBe(false);
  });

  it.each([
    [
      'a parameter',
      { model: 'M/M/1', params: { lam: 0.5, mu: 1, vacation: 3 } },
      'its parameter vacation is not one that',
    ],
    ['a law of service', { model: 'M/G/1', params: { lam: 0.5, service: 'uniform' } }, 'its law of service "uniform"'],
    ['a model', { model: 'M/M/c/c+M', params: { lam: 1, mu: 1, c: 1 } }, 'this model is not known'],
  ])('refuses %s that it does not know', (_, given, words) => {
    const { passed, detail } = verifyQueueing({ name: 'other', result: { W: 2 }, ...given });
    expect([passed, detail.startsWith(words)]).toEqual([false, true]);
  });

  it('says where a formula was held against a formula', () => {
    expect(verifyQueueing(of('power of d')).detail).toMatch(/, formula against formula: nothing was simulated$/);
    expect(verifyQueueing(of('M/M/1')).detail).not.toContain('formula');
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
