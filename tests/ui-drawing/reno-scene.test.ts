// The scene of the stage with a router, beside the records of real runs: what it holds at a time is what the run was doing.

import { beforeAll, describe, expect, it } from 'vitest';
import type { RunRecord } from '../../src/record/record.ts';
import { findGauge, valueAt } from '../../src/record/values.ts';
import { queueGauge } from '../../src/scenarios/kit/layout.ts';
import { settingAt } from '../../src/scenarios/kit/run-spec.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { loadLanguage, wordsIn } from '../../src/ui/i18n/words.ts';
import { RecentMarks } from '../../src/ui/stage-kit/recent-marks.ts';
import { renoLabels } from '../../src/ui/stages/reno/labels.ts';
import { stagePlan } from '../../src/ui/stages/reno/plan.ts';
import { type RenoScene, renoScene } from '../../src/ui/stages/reno/scene.ts';
import { renoSentences } from '../../src/ui/stages/reno/sentences.ts';
import { chosenRun } from '../support/chosen-runs.ts';
import { packetsOnTheWay } from '../support/packets-on-the-way.ts';

const SPEED = 100e6;
const MOMENTS = Array.from({ length: 60 }, (_, index) => (index + 0.37) / 60);

/** Runs of several TCPs with changed settings and packets dropped by hand. */
const runs = [0, 1, 2, 4].map((seed) => chosenRun(reno, seed).record);

const planOf = ({ layout }: RunRecord, width = 1100, height = 240) =>
  stagePlan(layout, queueGauge(layout.gauges, reno)?.link ?? -1, width, height);

function sceneOf(record: RunRecord, now: number, plan = planOf(record)): RenoScene {
  const recent = new RecentMarks().update(record, now, { wall: 0, playing: false, speed: SPEED });
  const { spec } = record;
  return renoScene({ record, scenario: reno, spec, now, speed: SPEED, playing: false, recent, stills: true }, plan);
}

const everywhere = runs.flatMap((record) =>
  MOMENTS.map((share) => {
    const now = Math.round(share * record.horizon);
    return { record, now, scene: sceneOf(record, now) };
  }),
);

beforeAll(() => loadLanguage('ko'));

describe('the scene of a network with a router', () => {
  it('holds the packets that are on the wire, no other, each as far as it is', () => {
    let seen = 0;
    for (const { record, now, scene } of everywhere) {
      const all = packetsOnTheWay(record, now);
      const key = ({ link, row, fraction }: { link: number; row: number; fraction: number }) =>
        `${link} ${row} ${fraction.toFixed(9)}`;
      const known = new Set(all.map(key));
      expect(scene.packets.filter((packet) => !known.has(key(packet)))).toEqual([]);
      // Where they cannot be told apart, a block stands for several.
      if (scene.block === 1) expect([now, scene.packets.length]).toEqual([now, all.length]);
      else expect(scene.packets.length).toBeLessThan(all.length);
      seen += all.length;
      const told = scene.underWay.reduce((sum, { data, acks }) => sum + data + acks, 0);
      expect([now, told]).toEqual([now, all.length]);
    }
    expect(seen).toBeGreaterThan(500);
  });

  it('knows how full the queue is, of how much, and with what', () => {
    let full = 0;
    for (const { record, now, scene } of everywhere) {
      const { filled, capacity, block, inside } = scene.queue!;
      expect([now, filled]).toEqual([now, valueAt(findGauge(record, 'queue')!, now) || 0]);
      expect(capacity).toBe(settingAt(record.spec, 'q', now));
      if (block === 1 && record.flightsFrom === 0) expect([now, inside.length]).toEqual([now, filled]);
      if (filled === capacity) full++;
    }
    expect(full).toBeGreaterThan(0);
  });

  it('knows what its cables are set to at that time', () => {
    let changed = 0;
    for (const { record, now, scene } of everywhere) {
      const core = scene.cables.find(({ link }) => link === planOf(record).queue!.link)!;
      const [rate, delay] = ['bw', 'delay'].map((key) => settingAt(record.spec, key, now));
      expect([now, core.rate, core.delay]).toEqual([now, rate, delay]);
      if (delay !== record.spec.params['delay']) changed++;
    }
    expect(changed).toBeGreaterThan(0);
  });

  it('knows when the timer fires, and that it has fired', () => {
    const timeouts = runs.flatMap((record) =>
      record.marks.filter(({ kind }) => kind === 'timeout').map((mark) => ({ record, mark })),
    );
    expect(timeouts.length).toBeGreaterThan(3);
    for (const { record, mark } of timeouts) {
      if (record.layout.flows.length > 1) continue;
      const before = sceneOf(record, mark.at - 1);
      expect(before.timer!.firesAt).toBe(mark.at);
      expect(before.timer!.left).toBe(1);
      expect(sceneOf(record, mark.at).timer!.hasFired).toBe(true);
    }
  });

  it('is silent exactly while nothing is on any wire or in a queue and a timer runs', () => {
    const silent = { yes: 0, no: 0 };
    for (const { record, now, scene } of everywhere) {
      const isBusy = record.flights.some(({ offeredAt, arrivesAt, length }) =>
        Array.from({ length }).some((_, row) => offeredAt[row]! <= now && arrivesAt[row]! > now),
      );
      expect([now, scene.isSilent]).toEqual([now, !isBusy && scene.timer!.firesAt > 0]);
      silent[scene.isSilent ? 'yes' : 'no']++;
    }
    expect(silent.yes).toBeGreaterThan(0);
    expect(silent.no).toBeGreaterThan(0);
  });

  it('shows each loss for its second, at the queue where it was lost, and says the last one', () => {
    const drops = runs.flatMap((record) =>
      record.marks.filter(({ kind }) => kind === 'drop').map((mark) => ({ record, mark })),
    );
    expect(drops.length).toBeGreaterThan(3);
    for (const { record, mark } of drops.slice(0, 40)) {
      const scene = sceneOf(record, mark.at);
      const { entry } = planOf(record).queue!;
      expect(scene.losses.filter(({ segment, x }) => segment === mark.segment && x === entry.x)).not.toEqual([]);
      expect(sceneOf(record, mark.at + 1.01 * SPEED).losses.length).toBeLessThanOrEqual(
        record.marks.filter(({ at }) => at > mark.at && at <= mark.at + 1.01 * SPEED).length,
      );
    }
  });
});

describe('what is written on it', () => {
  it('is what the scene holds: numbers of the queue, the time to fire, and the sentences in both languages', () => {
    for (const { record, scene } of everywhere) {
      const plan = planOf(record);
      const { running, still } = renoLabels(plan, wordsIn('en').stageKit, 'en');
      expect(still.map(({ id }) => id)).toEqual(plan.nodes.map(({ node }) => `name-${node.name}`));
      const labels = running(scene);
      const queue = labels.find(({ id }) => id === 'queue')!;
      for (const wording of queue.texts) expect(JSON.stringify(wording)).toContain(`"text":"${scene.queue!.filled}"`);
      expect(labels.some(({ id }) => id === 'timer')).toBe(scene.timer !== undefined);
      expect(labels.some(({ id }) => id === 'silence')).toBe(scene.isSilent);
      expect(new Set(labels.map(({ id }) => id)).size).toBe(labels.length);
      for (const language of ['en', 'ko'] as const) {
        const said = renoSentences(scene, language).join(' ');
        expect(said).toContain(String(scene.queue!.filled));
        expect([said, /[가-힣]/.test(said)]).toEqual([said, language === 'ko']);
        expect(said).not.toMatch(/NaN|undefined/);
      }
    }
  });

  it('begins at the same place from moment to moment: the room of a running number is kept', () => {
    const [record] = runs;
    const { running } = renoLabels(planOf(record!), wordsIn('en').stageKit, 'en');
    const places = new Map<string, Set<string>>();
    for (const { record: own, scene } of everywhere) {
      if (own !== record || scene.queue!.capacity !== everywhere[0]!.scene.queue!.capacity) continue;
      for (const { id, at, texts } of running(scene)) {
        const kept = texts.map((wording) =>
          typeof wording === 'string' ? '' : wording.map(({ keeps }) => keeps ?? '').join(),
        );
        const seen = places.get(id) ?? new Set<string>();
        places.set(id, seen.add(JSON.stringify([at, kept])));
      }
    }
    expect([...places.keys()]).toEqual(expect.arrayContaining(['queue', 'timer']));
    for (const [id, seen] of places) expect([id, seen.size]).toEqual([id, 1]);
  });
});
