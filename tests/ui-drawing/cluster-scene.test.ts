// The scene of the stage of a cluster, beside the records of real runs, and what is written on it.

import { describe, expect, it } from 'vitest';
import type { RunRecord } from '../../src/record/record.ts';
import { findGauge, valueAt } from '../../src/record/values.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { scenario as webCluster } from '../../src/scenarios/web-cluster/scenario.ts';
import { webCluster as en } from '../../src/ui/i18n/web-cluster.en.ts';
import { fitted, wordingWidth } from '../../src/ui/stage-kit/labels.ts';
import { clusterLabels } from '../../src/ui/stages/web-cluster/labels.ts';
import { clusterPlan } from '../../src/ui/stages/web-cluster/plan.ts';
import { ClusterScenes } from '../../src/ui/stages/web-cluster/scene.ts';
import { clusterIndex } from '../../src/ui/stages/web-cluster/series.ts';
import { isIn } from '../../src/ui/stages/web-cluster/shelf-places.ts';
import { packetsOnTheWay } from '../support/packets-on-the-way.ts';

const recordFor = (link: string): RunRecord => recordOf(sessionOf(parseLink(`${link}&v=1`, webCluster).state.spec));
const records = ['users=300&policy=lardr&end=3s&warm=1s', 'users=500&policy=lard&e=1s:down:2&end=3s&warm=1s'].map(
  recordFor,
);
const planOf = (record: RunRecord, width = 1100, height = 340) =>
  clusterPlan(record.layout.flows.length, width, height);

const SLOW = 2e6;
const REAL = 1e9;
const MOMENTS = [0.05, 0.31, 0.5, 0.77, 0.99];

describe.each(records)('the scene of a cluster', (record) => {
  const index = clusterIndex(record)!;
  const at = (share: number, speed: number) =>
    new ClusterScenes().at({ record, now: share * record.horizon, speed }, planOf(record), 0)!;

  it('holds in slow motion every reply and every request that is handed off, as far as each is', () => {
    const drawn = record.flights.filter(({ link }) => [1, 3].includes(link % 4));
    const key = ({ link, row, fraction }: { link: number; row: number; fraction: number }) =>
      `${link} ${row} ${fraction.toFixed(9)}`;
    for (const { startsAt, arrivesAt, length } of drawn.filter(({ length }) => length > 0)) {
      const row = Math.floor(length / 2);
      const share = (startsAt[row]! + arrivesAt[row]!) / 2 / record.horizon;
      const { dots, now } = at(share, SLOW);
      const isDrawn = ({ link }: { link: number }) => drawn.some((flights) => flights.link === link);
      expect(dots.length).toBeGreaterThan(0);
      expect(dots.map(key).sort()).toEqual(packetsOnTheWay(record, now).filter(isDrawn).map(key).sort());
    }
    expect(at(0.5, REAL).dots).toEqual([]);
  });

  it('knows what each node has in memory, and which of it is served there', () => {
    for (const share of MOMENTS) {
      const { shelf, now, kept, atDisk } = at(share, REAL);
      shelf.forEach(({ holders, owners }, place) => {
        const document = index.shelf[place]!;
        expect(holders).toBe(valueAt(document.holders, now) || 0);
        expect(owners).toBe(holders & (valueAt(document.responsible, now) || 0));
      });
      expect(kept!.nodes).toEqual([...Array(index.nodes).keys()].filter((node) => isIn(shelf[0]!.owners, node)));
      expect(atDisk).toEqual(index.diskQueue.map((queue) => valueAt(queue, now) || 0));
    }
  });

  it('follows one request at a time, in the queue until the dispatcher has decided', () => {
    const scenes = new ClusterScenes();
    const { queue } = planOf(record);
    const seen = { waiting: 0, sent: 0 };
    for (let now = 0; now < record.horizon; now += 0.037e9) {
      const { followed, packets } = scenes.at({ record, now, speed: REAL }, planOf(record), 0)!;
      if (!followed) continue;
      seen[followed.isDecided ? 'sent' : 'waiting']++;
      expect(followed.isDecided).toBe(now >= followed.decidedAt);
      expect(packets.length).toBe(followed.isDecided ? 0 : 1);
      if (!followed.isDecided) {
        expect(followed.place.x).toBeGreaterThanOrEqual(queue.x);
        expect(followed.place.x).toBeLessThanOrEqual(queue.x + queue.width);
      }
    }
    expect(seen.sent).toBeGreaterThan(3);
  });

  it('is written in labels that stand still while they run, one for each thing', () => {
    const labels = clusterLabels(planOf(record), en, 'en');
    const places = new Map<string, Set<string>>();
    for (const share of MOMENTS) {
      const scene = at(share, REAL);
      const running = labels.running(scene);
      const ids = [...labels.still, ...running].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { id, at } of running) {
        const seen = places.get(id) ?? new Set();
        places.set(id, seen.add(JSON.stringify(at)));
      }
      const said = (id: string) => {
        const label = running.find((each) => each.id === id);
        return (
          label &&
          fitted(label)
            .map(({ text }) => text)
            .join(' ')
        );
      };
      scene.state.nodes.forEach(({ load, isDown }, node) => {
        expect(said(`load-${node}`)?.replace('load ', '')).toBe(isDown ? undefined : String(load));
        expect(said(`down-${node}`)).toBe(isDown ? 'down' : undefined);
      });
      expect(said('waiting')).toContain(`${scene.state.waiting} waiting`);
      expect(scene.state.waiting).toBe(valueAt(findGauge(record, 'dispatcherQueue')!, scene.now) || 0);
    }
    for (const [id, seen] of places) expect([id, seen.size]).toEqual([id, 1]);
  });

  it('names in a hall whoever asks, with how many where there is room', () => {
    const plan = planOf(record, 768, 142);
    const labels = clusterLabels(plan, en, 'en');
    const scene = new ClusterScenes().at({ record, now: record.horizon / 2, speed: REAL }, plan, 0)!;
    for (const isOpen of [false, true]) {
      for (const count of [8, 300, 7000, 24_000]) {
        const told = { ...scene, demand: { ...scene.demand, isOpen, count } };
        const label = [...labels.still, ...labels.running(told)].find(({ id }) => id === 'demand')!;
        const words = fitted(label, true).map(({ text }) => text);
        expect(words.join(' ')).toContain(isOpen ? 'visitors' : 'users');
        expect(plan.clients.width).toBeGreaterThan(0);
      }
    }
  });

  it('says on a phone, too, how many wait, from the first digit on', () => {
    const now = record.horizon / 2;
    for (const [width, waiting] of Array.from({ length: 25 }, (_, step) => 320 + 4 * step).flatMap((width) =>
      [0, 7, 82, 541, 2541].map((waiting) => [width, waiting] as const),
    )) {
      const plan = planOf(record, width, 150);
      const scene = new ClusterScenes().at({ record, now, speed: REAL }, plan, 0)!;
      const told = { ...scene, state: { ...scene.state, waiting, decision: 1e6 } };
      const label = clusterLabels(plan, en, 'en')
        .running(told)
        .find(({ id }) => id === 'waiting')!;
      const words = fitted(label).map(({ text }) => text);
      expect(words[0]).toBe(`${waiting} waiting`);
      expect(wordingWidth(words.join(' '), label.tone), words.join(' ')).toBeLessThanOrEqual(label.at.x);
    }
  });
});
