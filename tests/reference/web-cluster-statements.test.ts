// What paper P2 says of its cluster and what the reference model adds: statements 002-* of acceptance.json, each a test named
// by its id. By default with 16 and 4 nodes at a few loads; under LECTERN_FULL with 4, 8, 12, 16 nodes and 1000..7000 threads.

import { beforeAll, describe, expect, it } from 'vitest';
import { contentOf } from '../../src/verify/content.ts';
import { type L7Result, runL7 } from '../../src/verify/web-cluster/l7.ts';
import { type L7Params, l7CasesOf } from '../../src/verify/web-cluster/l7-case.ts';
import { clusterFile } from '../support/cluster-file.ts';

const FULL = process.env['LECTERN_FULL'] !== undefined;
const NODES = FULL ? [4, 8, 12, 16] : [4, 16];
const LOADS = [1000, 2000, 3000, 4000, 5000, 6000, 7000];
const THREADS = FULL ? LOADS : [1000, 3000, 7000];
const POLICIES = ['mirror', 'lard', 'ds'] as const;
type Policy = (typeof POLICIES)[number];

const content = contentOf(clusterFile('l7_sweep_seed1'));
const { params } = l7CasesOf(content.type === 'json' ? content.value : {})[0]!;
const run = (policy: Policy, nodes: number, threads: number, set: Partial<L7Params> = {}): L7Result =>
  runL7({
    name: '',
    params: { ...params, ...set },
    policy,
    nodes,
    threads,
    seed: 1,
    expected: { X: 0, R_mean: 0, hit: 0, local_share: 0 },
  });

const points = new Map<string, L7Result>();
const at = (policy: Policy, nodes: number, threads: number): L7Result => points.get(`${policy} ${nodes} ${threads}`)!;
const X = (policy: Policy, nodes: number, threads: number): number => at(policy, nodes, threads).X;
const everywhere = NODES.flatMap((nodes) => THREADS.map((threads) => [nodes, threads] as const));
const responses = (policy: Policy): number[] => NODES.map((nodes) => at(policy, nodes, 7000).R_mean);
const between = (value: number, low: number, high: number): void => {
  expect(value).toBeGreaterThanOrEqual(low);
  expect(value).toBeLessThanOrEqual(high);
};

describe('paper P2', { timeout: 120_000 }, () => {
  beforeAll(() => {
    for (const policy of POLICIES) {
      for (const [nodes, threads] of everywhere)
        points.set(`${policy} ${nodes} ${threads}`, run(policy, nodes, threads));
    }
  }, 600_000);

  it('002-mirror-linear', () => {
    for (const [nodes, threads] of everywhere) between(X('mirror', nodes, threads) / threads, 0.58, 0.63);
  });
  it('002-mirror-7000', () => between(X('mirror', 16, 7000), 4050, 4500));
  it('002-mirror-nodes', () => {
    expect(X('mirror', 4, 7000)).toBeGreaterThanOrEqual(0.97 * X('mirror', 16, 7000));
  });
  it('002-lard-flat', () => {
    for (const [nodes, threads] of everywhere) if (threads >= 2000) between(X('lard', nodes, threads), 970, 1030);
  });
  it('002-lard-uniform', () => {
    expect(Math.max(...responses('lard')) / Math.min(...responses('lard'))).toBeLessThan(1.05);
  });
  it('002-lard-R', () => {
    for (const response of responses('lard')) between(response, 5.1, 5.6);
  });
  it('002-ds-between', () => {
    for (const [nodes, threads] of everywhere) {
      expect(X('lard', nodes, threads)).toBeLessThanOrEqual(1.03 * X('ds', nodes, threads));
      expect(X('ds', nodes, threads)).toBeLessThanOrEqual(1.03 * X('mirror', nodes, threads));
    }
  });
  it('002-ds-order', () => {
    const found = NODES.map((nodes) => X('ds', nodes, 7000));
    expect(found).toEqual([...found].sort((a, b) => b - a));
  });
  it('002-ds-16-gain', () => between(X('ds', 16, 7000) / X('lard', 16, 7000), 1.38, 1.6));
  // At every load: the full run has them all.
  it.runIf(FULL)('002-ds-16-mean-gain', () => {
    const throughput = (policy: Policy, threads: number): number =>
      (points.get(`${policy} 16 ${threads}`) ?? run(policy, 16, threads)).X;
    const gains = LOADS.map((threads) => throughput('ds', threads) / throughput('lard', threads) - 1);
    between(gains.reduce((sum, gain) => sum + gain, 0) / gains.length, 0.3, 0.45);
  });
  it('002-ds-R-spread', () => expect(at('ds', 16, 7000).R_mean / at('ds', 4, 7000).R_mean).toBeGreaterThan(1.6));
  it('002-ds-values', () => {
    const model: Readonly<Record<number, number>> = { 4: 2190, 8: 1755, 12: 1585, 16: 1485 };
    for (const nodes of NODES) between(X('ds', nodes, 7000) / model[nodes]!, 0.93, 1.07);
  });
  it('002-fast-dispatcher', () => {
    expect(run('lard', 16, 7000, { t_disp: 20e-6 }).X).toBeGreaterThanOrEqual(0.97 * X('mirror', 16, 7000));
  });
  it('002-response-law', () => {
    for (const policy of POLICIES) {
      for (const [nodes, threads] of everywhere) {
        const { X: throughput, R_mean, think } = at(policy, nodes, threads);
        expect(Math.abs(threads / throughput - think - R_mean)).toBeLessThan((0.03 * threads) / throughput);
      }
    }
  });
});
