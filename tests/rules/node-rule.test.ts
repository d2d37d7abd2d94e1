// The pick of a node by a rule: shortest queue, turns and LARD, written as rules, make the same runs; chance is fair; and what a
// rule can look at is what the cluster has.

import { describe, expect, it } from 'vitest';
import { nodeRule } from '../../src/scenarios/web-cluster/node-rule.ts';
import { scenario as webCluster } from '../../src/scenarios/web-cluster/scenario.ts';
import { webClusterCases } from '../support/cases/web-cluster-cases.ts';
import { digestOfBeginning, digestWith, runWith, someOf } from '../support/same-run.ts';
import { wholeRecord as recordOf } from '../support/whole-record.ts';

const digestOf = (link: string, policy: string): number => digestWith(webCluster, link, { policy });

/** A rule sees the loads of now, also where shortest queue sees those that were posted last. */
const OF_NOW = webClusterCases.digestLinks.filter((link) => !link.includes('stale='));

describe('policies, written as rules', () => {
  it.each(Object.entries(nodeRule.asRules))('%s makes the same run in every reference run: %s', (word, rule) => {
    for (const link of someOf(OF_NOW, 5)) {
      const [ruled, builtIn] = [rule, word].map((policy) => digestOfBeginning(webCluster, link, { policy }));
      expect(ruled, link).toBe(builtIn);
    }
  });
});

describe('a rule for the node', () => {
  const LINK = 'users=900&nodes=4&end=4s&warm=1s&docs=300&site=5MB&mem=2MB&full=off&disp=50us&v=1';
  const served = (policy: string): number[] => {
    const { flights, layout } = recordOf(runWith(webCluster, LINK, { policy }));
    return flights.flatMap(({ link, length }) => (layout.links[link]!.role === 'replies' ? [length] : []));
  };

  it('random draws for every node and request, and so is fair and not that of the policy “random”', () => {
    const counts = served('random');
    const all = counts.reduce((sum, count) => sum + count, 0);
    expect(all).toBeGreaterThan(800);
    // Five standard deviations of a fair draw.
    for (const count of counts) expect(Math.abs(count - all / 4)).toBeLessThan(5 * Math.sqrt(all * 0.25 * 0.75));
    expect(digestOf(LINK, 'random * 1')).not.toBe(digestOf(LINK, 'random'));
  });

  it('sees what nodes hold: who follows the documents reads less from disk than who follows the load', () => {
    const reads = (policy: string): number => {
      const { flights, layout } = recordOf(runWith(webCluster, LINK, { policy }));
      return flights.reduce((sum, { link, length }) => sum + (layout.links[link]!.role === 'reads' ? length : 0), 0);
    };
    const [holds] = nodeRule.examples;
    expect(reads(holds.rule)).toBeLessThan(0.7 * reads('load'));
  });

  it('leaves alone who is down', () => {
    const record = recordOf(runWith(webCluster, `${LINK.replace('v=1', 'down=1&v=1')}`, { policy: 'index' }));
    const handled = record.layout.links.flatMap(({ role, from }, link) =>
      role === 'replies' && record.flights.some((log) => log.link === link && log.length > 0) ? [from] : [],
    );
    expect(handled).toEqual(['N2']);
  });
});
