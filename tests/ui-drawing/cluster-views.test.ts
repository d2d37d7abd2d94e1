// What the stage of a cluster and the spread of response times say is what the run has: counted, rated and followed again here.

import { describe, expect, it } from 'vitest';
import type { RunRecord } from '../../src/record/record.ts';
import { findGauge, valueAt } from '../../src/record/values.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { scenario as webCluster } from '../../src/scenarios/web-cluster/scenario.ts';
import { webCluster as en } from '../../src/ui/i18n/web-cluster.en.ts';
import { Follower } from '../../src/ui/stages/web-cluster/followed.ts';
import { clusterLabels } from '../../src/ui/stages/web-cluster/labels.ts';
import { clusterPlan } from '../../src/ui/stages/web-cluster/plan.ts';
import { ClusterScenes } from '../../src/ui/stages/web-cluster/scene.ts';
import { clusterSentences, whereKept } from '../../src/ui/stages/web-cluster/sentences.ts';
import { clusterIndex } from '../../src/ui/stages/web-cluster/series.ts';
import { isIn } from '../../src/ui/stages/web-cluster/shelf-places.ts';
import { isSeenByNobody, spreadAt } from '../../src/ui/stages/web-cluster/spread-data.ts';
import { spreadSentences } from '../../src/ui/stages/web-cluster/spread-summary.tsx';
import { clusterState, roundUp, toldAt } from '../../src/ui/stages/web-cluster/state.ts';

const recordFor = (link: string): RunRecord => recordOf(sessionOf(parseLink(`${link}&v=1`, webCluster).state.spec));
const SECOND = 1e9;

const dual = recordFor('users=3000&disp=2ms&theta=4&end=9s&warm=4s');
const index = clusterIndex(dual)!;

/** The scene of the stage, 1000 px wide; the document asked for most is outlined. */
const sceneAt = (record: RunRecord, now: number, speed = 1e9) =>
  new ClusterScenes().at({ record, now, speed }, clusterPlan(record.layout.flows.length, 1000, 330), 0)!;

describe('the spread of response times', () => {
  it.each([
    'users=3000&disp=2ms&theta=4&end=9s&warm=4s',
    'policy=lard&users=900&end=5s&warm=2s',
    'policy=mirror&users=900&end=5s&warm=0',
  ])('has as many replies as the results of the run: %s', (link) => {
    const record = recordFor(link);
    const metrics = record.metrics!;
    const span = (record.horizon - Number(record.spec.params['warm'])) / SECOND;
    const { count, atOnce, mean } = spreadAt(record, record.horizon);
    expect(count / span).toBeCloseTo(metrics['throughput']!, 6);
    expect(atOnce.count / count).toBeCloseTo(metrics['localShare']!, 6);
    expect(mean / metrics['responseMean']!).toBeCloseTo(1, 6);
  });

  it('counts nothing before the end of the warm-up, and what was counted stays counted', () => {
    expect(spreadAt(dual, 4 * SECOND).count).toBe(0);
    let before = 0;
    for (const at of [5, 6, 7, 8, 9]) {
      const { count } = spreadAt(dual, at * SECOND);
      expect(count).toBeGreaterThan(before);
      before = count;
    }
  });

  it('says that nobody sees the mean only where there are two humps', () => {
    expect(isSeenByNobody(spreadAt(dual, dual.horizon))).toBe(true);
    const mirror = recordFor('policy=mirror&users=900&end=5s&warm=1s');
    expect(isSeenByNobody(spreadAt(mirror, mirror.horizon))).toBe(false);
    expect(spreadSentences(dual, 8 * SECOND, 'en')[1]).toContain('hardly anybody');
    expect(spreadSentences(mirror, 4 * SECOND, 'ko').join(' ')).toMatch(/모두 바로 처리되어.*디스패처 0 %/);
  });
});

describe('what the cluster does', () => {
  it('is told with the rates of the second before', () => {
    for (const at of [2, 5, 8]) {
      const state = clusterState(dual, index, at * SECOND);
      const replies = state.nodes.reduce((sum, node) => sum + node.replies, 0);
      // A reply leaves its node a little before it is with the user.
      const answered = valueAt(findGauge(dual, 'throughput')!, at * SECOND);
      expect(Math.abs(replies - answered)).toBeLessThan(30);
      expect(state.waiting).toBe(valueAt(findGauge(dual, 'dispatcherQueue')!, at * SECOND));
      expect(state.atOnce).toBeLessThanOrEqual(replies);
    }
    expect(clusterState(dual, index, 8 * SECOND).atOnce).toBeGreaterThan(0);
  });

  it('is told without rates where the record does not hold the whole second before', () => {
    const kept = (from: number, to: number): RunRecord => ({
      ...dual,
      flightsFrom: from * SECOND,
      flightsTo: to * SECOND,
    });
    const rates = (record: RunRecord): readonly number[] => {
      const { nodes, atOnce, asks, reads } = clusterState(record, index, 5 * SECOND);
      return [
        ...nodes.flatMap((node) => [node.atOnce, node.asks, node.takes, node.reads, node.replies]),
        atOnce,
        asks,
        reads,
      ];
    };
    expect(rates(kept(4, 5))).toEqual(rates(dual));
    for (const part of [kept(4.5, 7), kept(2, 4.9), kept(6, 8)]) {
      expect(new Set(rates(part))).toEqual(new Set([Number.NaN]));
      const plan = clusterPlan(part.layout.flows.length, 1000, 330);
      const scene = sceneAt(part, 5 * SECOND);
      expect(scene.readsFrom).toBe(4 * SECOND);
      const written = clusterLabels(plan, en, 'en')
        .running(scene)
        .filter(({ id }) => id === 'at-once' || id === 'asks');
      expect(written.map(({ texts }) => JSON.stringify(texts[0])).join()).toMatch(/–\/s.*–\/s/);
      expect([...clusterSentences(scene, 'en'), ...clusterSentences(scene, 'ko')].join(' ')).not.toMatch(
        /NaN|last second|최근 1초/,
      );
    }
    expect(clusterSentences(sceneAt(dual, 5 * SECOND), 'en').join(' ')).toContain('In the last second');
  });

  it('is told of moments that stand still for half a second of watching', () => {
    expect(toldAt(1.7e9, 1e9)).toBe(1.5e9);
    expect(toldAt(1.4999e9, 1e9)).toBe(1e9);
    expect([3, 10, 11, 0.2].map(roundUp)).toEqual([5, 10, 20, 1]);
  });

  it('is told of the cursor’s own moment in a still, whatever speed is chosen', () => {
    const now = 2.49 * SECOND;
    const waits = (speed: number, playing: boolean) =>
      new ClusterScenes().at({ record: dual, now, speed, playing }, clusterPlan(index.nodes, 1000, 330), 0)!.state;
    const own = clusterState(dual, index, now);
    for (const speed of [0.02 * SECOND, SECOND, 5 * SECOND]) expect(waits(speed, false)).toEqual(own);
    expect(waits(5 * SECOND, true)).toEqual(clusterState(dual, index, 0));
  });

  it('shows a node that failed with an empty memory, and nobody sends it anything', () => {
    const record = recordFor('users=800&policy=mirror&e=2s:down:3,4s:down:0&end=6s&warm=1s');
    const index = clusterIndex(record)!;
    const at = (time: number) => clusterState(record, index, time).nodes[2]!;
    expect([at(1.9e9), at(3.5e9), at(5.5e9)].map(({ isDown }) => isDown)).toEqual([false, true, false]);
    const holds = (time: number) => index.shelf.filter(({ holders }) => isIn(valueAt(holders, time), 2)).length;
    expect(holds(1.9e9)).toBe(index.shelf.length);
    expect(holds(3.5e9)).toBe(0);
    expect(holds(5.9e9)).toBeGreaterThan(0);
    expect(clusterSentences(sceneAt(record, 3.5e9), 'en').join(' ')).toContain('Node 3 is down.');
  });

  it('makes nobody who is down responsible for anything', () => {
    const record = recordFor('users=800&policy=lard&e=2s:down:1&end=4s&warm=1s');
    const owns = (time: number) =>
      clusterIndex(record)!.shelf.filter(({ responsible }) => isIn(valueAt(responsible, time), 0)).length;
    expect(owns(1.9e9)).toBeGreaterThan(0);
    expect(owns(2.1e9)).toBe(0);
  });

  it('says where a document is kept: everywhere with mirroring, on one node with LARD', () => {
    const mirror = recordFor('policy=mirror&users=600&end=3s&warm=1s');
    expect(whereKept(sceneAt(mirror, 2e9).kept!, en)).toBe('on every node');
    const lard = recordFor('policy=lard&users=600&end=3s&warm=1s');
    expect(whereKept(sceneAt(lard, 2e9).kept!, en)).toMatch(/^on node \d$/);
    expect(whereKept(sceneAt(lard, 0).kept!, en)).toBe('on no node');
  });
});

describe('the request that is followed', () => {
  it('is one of the run, waits while the ring is in the queue, and is the same however one came to the moment', () => {
    const onTheWay = new Follower();
    let seen = 0;
    for (let now = 0; now < dual.horizon; now += 0.13e9) {
      const followed = onTheWay.at(dual, now, 1e9);
      expect(new Follower().at(dual, now, 1e9)).toEqual(followed);
      if (!followed) continue;
      seen++;
      const flights = dual.flights[followed.link]!;
      expect(dual.layout.links[followed.link]!.place).toBe(`N${followed.entry + 1}-D`);
      expect(flights.offeredAt[followed.row]).toBe(followed.askedAt);
      expect(followed.askedAt).toBeLessThanOrEqual(now);
      expect(followed.target).toBeLessThan(index.nodes);
    }
    expect(seen).toBeGreaterThan(30);
  });
  it('is, from the first moments of the run on, one whose wait can be seen', () => {
    const followed = new Follower().at(dual, 0.3e9, 1e9)!;
    expect(followed.decidedAt - followed.askedAt).toBeGreaterThan(0.05e9);
    expect(followed.askedAt).toBeLessThan(0.3e9);
  });
});

it('tells the same in both languages', () => {
  const told = (language: 'en' | 'ko') => clusterSentences(sceneAt(dual, 8e9), language);
  expect(told('en')).toHaveLength(told('ko').length);
  expect(told('en').join(' ')).toMatch(/3000 users, 8 nodes\..*wait at the dispatcher; one decision takes 2 ms, so /);
  expect(told('ko').join(' ')).toMatch(/사용자 3000명, 노드 8대\..*배정 한 번에 2 ms 걸리므로/);
});
