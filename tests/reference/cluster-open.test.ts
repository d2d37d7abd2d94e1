// The points at which the web cluster and the reference model disagree, as the page says them beside the figures: our side is
// worked out again, so that a model that moves also moves what is said of it.

import { describe, expect, it } from 'vitest';
import { CLUSTER_OPEN, webClusterHonesty } from '../../src/figures/web-cluster-honesty.ts';
import { contentOf } from '../../src/verify/content.ts';
import { type L7Result, runL7 } from '../../src/verify/web-cluster/l7.ts';
import { type L7Params, l7CasesOf } from '../../src/verify/web-cluster/l7-case.ts';
import { clusterFile } from '../support/cluster-file.ts';

const content = contentOf(clusterFile('l7_sensitivity'));
const cases = l7CasesOf(content.type === 'json' ? content.value : {});
const small = cases.find(({ policy, nodes, name }) => policy === 'mirror' && nodes === 4 && name.includes('8 MB'))!;
const { params } = cases.find(({ name }) => name.includes('theta=15'))!;
const dual = (changes: Partial<L7Params>): L7Result =>
  runL7({ ...small, policy: 'ds', nodes: 8, threads: 7000, params: { ...params, ...changes } });

describe('what is open between the web cluster and the reference model', { timeout: 120_000 }, () => {
  it('is throughput where two wait for one read', () => {
    const { X } = runL7(small);
    expect(Math.round(X)).toBe(CLUSTER_OPEN.smallMemory);
    expect(small.expected.X).toBeCloseTo(570, 0);
  });

  it('is how much of Dual Scheduling needs no slow dispatcher', () => {
    expect(dual({ t_disp: 0.0015 }).local_share).toBeCloseTo(CLUSTER_OPEN.localShare.slow, 3);
    expect(dual({}).local_share).toBeCloseTo(CLUSTER_OPEN.localShare.usual, 3);
  });

  it('stands beside the figures with these numbers, in both languages', () => {
    const { smallMemory, localShare } = CLUSTER_OPEN;
    const open = webClusterHonesty.filter(({ about }) => about === 'open');
    for (const number of [smallMemory, localShare.slow, localShare.usual]) {
      for (const language of ['en', 'ko'] as const) {
        expect(open.some(({ text }) => text[language].includes(String(number)))).toBe(true);
      }
    }
  });
});
