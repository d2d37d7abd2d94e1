// What the stage of the virtual server reads out of a record: requests, traffic, who is full; and what it says in both
// languages. Compared with the gauges and marks of whole runs.

import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { findGauge, valueAt } from '../../src/record/values.ts';
import { rateSeries } from '../../src/ui/charts/rate-series.ts';
import { virtualServer as en } from '../../src/ui/i18n/virtual-server.en.ts';
import { virtualServer as ko } from '../../src/ui/i18n/virtual-server.ko.ts';
import { fitted } from '../../src/ui/stage-kit/labels.ts';
import { Curve } from '../../src/ui/stages/virtual-server/curve.ts';
import { virtualIndex } from '../../src/ui/stages/virtual-server/hosts.ts';
import { virtualLabels } from '../../src/ui/stages/virtual-server/labels.ts';
import { bytesPerMark } from '../../src/ui/stages/virtual-server/marks.ts';
import { virtualPlan } from '../../src/ui/stages/virtual-server/plan.ts';
import { batchAt, requestsAt } from '../../src/ui/stages/virtual-server/requests.ts';
import { virtualScene } from '../../src/ui/stages/virtual-server/scene.ts';
import { virtualSentences } from '../../src/ui/stages/virtual-server/sentences.ts';
import { Traffic } from '../../src/ui/stages/virtual-server/traffic.ts';
import { bottlenecks, type Use } from '../../src/ui/stages/virtual-server/uses.ts';
import { bottleneckWords } from '../../src/ui/stages/virtual-server/words.ts';
import { virtualRun } from '../support/virtual-runs.ts';

const SIZE = 5_000_000;
const nat = virtualRun('size=5MB&end=20s&v=1');
const direct = virtualRun('size=5MB&method=dr&end=20s&v=1');
const refusing = virtualRun('sched=ovf&servers=2&n=9&size=5MB&end=20s&v=1');

const indexOf = ({ layout }: RunRecord) => virtualIndex(layout)!;

const planOf = (record: RunRecord) => {
  const { method, gate, batches } = record.spec.params;
  const requests = record.layout.flows.length / Number(batches);
  return virtualPlan(indexOf(record), { method: String(method), hasGateway: gate === true, requests }, 1200, 260);
};
const sceneAt = (record: RunRecord, now: number, speed = 100e6) =>
  virtualScene({ record, spec: record.spec, now, speed, recent: [] }, planOf(record))!;

const TIMES = [0, ms(30), ms(500), ms(1234), seconds(2), seconds(3.3), seconds(9), seconds(20)];

function trafficAt(record: RunRecord, now: number): Traffic {
  const index = indexOf(record);
  const traffic = new Traffic(index.clients.length, index.servers.length);
  traffic.read(record, index, SIZE, now);
  return traffic;
}

describe('requests', () => {
  const at = (record: RunRecord, now: number) => requestsAt(record, indexOf(record), 1, SIZE, now);

  it('have the servers their picks name, and are whole when their files are', () => {
    const picks = nat.marks.filter(({ kind }) => kind === 'pick');
    expect(picks.length).toBe(10);
    for (const { flow, numbers } of picks) expect(at(nat, seconds(20))[flow]!.server).toBe(numbers['server']);
    for (const now of TIMES) {
      const whole = nat.marks.filter((mark) => mark.kind === 'download' && mark.at <= now).length;
      const shown = at(nat, now).filter(({ share }) => share === 1).length;
      // The mark waits for the last ACKs.
      expect(shown).toBeGreaterThanOrEqual(whole);
      expect(at(nat, now).filter(({ isPast }) => isPast).length).toBe(picks.filter((mark) => mark.at <= now).length);
    }
  });

  it('that were refused are so from then on', () => {
    const marks = refusing.marks.filter(({ kind }) => kind === 'refused');
    expect(marks.length).toBeGreaterThan(0);
    const [first] = marks;
    const count = (now: number) => at(refusing, now).filter(({ refused, isPast }) => refused && isPast).length;
    expect(count(first!.at - 1)).toBe(0);
    expect(count(first!.at)).toBe(1);
    expect(count(seconds(20))).toBe(marks.length);
  });

  it('are those of the batch under way', () => {
    const record = virtualRun('n=3&batches=2&size=1MB&end=200s&v=1');
    const second = record.marks.find(({ kind, flow }) => kind === 'pick' && flow === 3)!;
    expect(batchAt(record, 2, second.at - 1)).toEqual([0, 3]);
    expect(batchAt(record, 2, second.at)).toEqual([3, 6]);
  });
});

describe('traffic', () => {
  it('is all that is delivered, however it is counted', () => {
    for (const record of [nat, direct]) {
      const delivered = findGauge(record, 'delivered')!;
      for (const now of TIMES) {
        const traffic = trafficAt(record, now);
        const { clients, servers } = indexOf(record);
        const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
        expect(traffic.bytes(undefined, undefined)).toBe(valueAt(delivered, now));
        expect(sum(clients.map((_, client) => traffic.bytes(client, undefined)))).toBe(valueAt(delivered, now));
        expect(sum(servers.map((_, server) => traffic.bytes(undefined, server)))).toBe(valueAt(delivered, now));
      }
    }
  });

  it('has the rate that the chart shows once all have asked', () => {
    const chart = rateSeries(findGauge(nat, 'delivered')!, ms(500), nat.computedTo, nat.done);
    for (const now of TIMES.filter((time) => time >= ms(500) && time < seconds(20))) {
      const shown = chart.last[Math.floor(now / ms(500))]!;
      expect(trafficAt(nat, now).rate(undefined, undefined)).toBeCloseTo(shown, 3);
    }
    expect(trafficAt(nat, 0).rate(undefined, undefined)).toBe(0);
  });
});

describe('what is full', () => {
  const fullAt = (record: RunRecord, now: number) =>
    bottlenecks(record, indexOf(record), now).map(({ host, part }) => `${host} ${part}`);

  it('is the port of the director with NAT and the processor of the gateway with direct routing', () => {
    expect(fullAt(nat, ms(1500))).toContain('D port');
    expect(fullAt(direct, ms(1500))).toContain('G cpu');
    expect(fullAt(direct, ms(1500))).not.toContain('D port');
  });

  it('is named in the same order all along, whichever is fuller by a little', () => {
    const orders = TIMES.map((now) => fullAt(nat, now).filter((name) => name.endsWith('disk')));
    for (const order of orders) expect(order).toEqual([...order].sort());
    expect(Math.max(...orders.map(({ length }) => length))).toBeGreaterThan(1);
  });

  it('is nothing once everything is there', () => {
    expect(fullAt(nat, seconds(20))).toEqual([]);
    expect(bottleneckWords(sceneAt(nat, seconds(20)), 'en')).toEqual([['', en.quiet]]);
  });

  it('is not known before it was measured, while requests are in progress', () => {
    const early = sceneAt(nat, ms(50));
    expect(bottleneckWords(early, 'en')[0]!.join(' ')).toBe('Busiest: known after 100 ms');
    expect([...early.shares.values(), ...early.servers.flatMap(({ port, disk }) => [port, disk])]).toSatisfy(
      (shares: number[]) => shares.every(Number.isNaN),
    );
    const { sentences } = virtualSentences(early, 'director', 'en');
    expect(sentences.join(' ')).toMatch(/[1-9] in progress/);
    expect(sentences.join(' ')).not.toMatch(/busy|No request/);
    const idle = { ...early, middles: early.middles.map((use) => ({ ...use, share: 0 })) };
    expect(bottleneckWords(idle, 'en')).toEqual([['', en.idle]]);
  });

  it('is named in groups, and shortly where there is no room', () => {
    const use = (host: string, part: 'port' | 'disk') => ({ host, part, share: 1 });
    const wordsOf = (...uses: Use[]) => bottleneckWords({ bottlenecks: uses, underWay: 0, middles: [] }, 'en');
    const [long, short] = wordsOf(use('D', 'port'), use('R1', 'disk'), use('R3', 'disk'));
    expect(long!.join(' ')).toBe('Bottleneck: port of director; disks of R1 and R3');
    expect(short!.join(' ')).toBe('Bottleneck: port of director, and 2 more');
    expect(wordsOf({ ...use('C2', 'port'), share: 0.4 })[0]!.join(' ')).toBe('Busiest: port of client 2, 40 %');
  });
});

describe('the scene', () => {
  it('holds what the run has at that time: who got what, how busy, and what is written of it', () => {
    for (const record of [nat, direct, refusing]) {
      const labels = virtualLabels(planOf(record), en, 'en');
      for (const now of TIMES) {
        const scene = sceneAt(record, now);
        const picks = record.marks.filter(({ kind, at }) => kind === 'pick' && at <= now);
        scene.servers.forEach(({ name, got, port, disk, cached }, server) => {
          expect(name).toBe(indexOf(record).servers[server]!.name);
          expect(got).toBe(picks.filter(({ numbers }) => numbers['server'] === server).length);
          for (const share of [port, disk])
            expect(now < ms(100) ? Number.isNaN(share) : share >= 0 && share <= 1).toBe(true);
          expect(cached).toBe(valueAt(record.gauges[indexOf(record).servers[server]!.cached]!, now) || 0);
        });
        expect(scene.refused).toBe(record.marks.filter(({ kind, at }) => kind === 'refused' && at <= now).length);
        expect(scene.rate).toBe(trafficAt(record, now).rate(undefined, undefined));
        const running = labels.running(scene);
        const ids = [...labels.still, ...running].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const said = running.filter(({ id }) => id.startsWith('got-')).map((label) => fitted(label)[0]!.text);
        expect(said).toEqual(scene.servers.map(({ got }) => String(got)));
      }
    }
  });

  it('says each thing in one place, whatever the moment', () => {
    const labels = virtualLabels(planOf(nat), en, 'en');
    const places = new Map<string, Set<string>>();
    for (const now of TIMES) {
      for (const { id, at } of labels.running(sceneAt(nat, now))) {
        places.set(id, (places.get(id) ?? new Set<string>()).add(JSON.stringify(at)));
      }
    }
    expect(places.size).toBeGreaterThan(8);
    for (const [id, seen] of places) expect([id, seen.size]).toEqual([id, 1]);
  });
});

describe('marks on ways', () => {
  it('stand for round amounts, more of them the faster the run is played', () => {
    expect(bytesPerMark(100e6, 500e6)).toBe(2_000_000);
    expect(bytesPerMark(100e6, 5e6)).toBe(20_000);
    expect(bytesPerMark(10e6, 500e6)).toBe(200_000);
  });

  it('move evenly along the length of a way', () => {
    const way = { from: { x: 0, y: 0 }, to: { x: 200, y: 80 }, upright: false, sag: 30 };
    const curve = new Curve().along(way);
    const [start, middle, end] = [curve.at(0), curve.at(curve.length / 2), curve.at(curve.length)];
    expect([start.x, start.y]).toEqual([0, 0]);
    expect(end.x).toBeCloseTo(200, 6);
    expect(middle.y).toBeGreaterThan(60);
    const half = Math.hypot(curve.at(51).x - curve.at(50).x, curve.at(51).y - curve.at(50).y);
    const later = Math.hypot(curve.at(151).x - curve.at(150).x, curve.at(151).y - curve.at(150).y);
    expect(half).toBeCloseTo(1, 1);
    expect(later).toBeCloseTo(1, 1);
  });
});

describe('words', () => {
  it('say what the record has, in both languages', () => {
    const now = ms(300);
    for (const language of ['en', 'ko'] as const) {
      const { sentences, table } = virtualSentences(sceneAt(refusing, now), 'director', language);
      const refused = refusing.marks.filter(({ kind, at }) => kind === 'refused' && at <= now).length;
      expect(refused).toBeGreaterThan(0);
      expect(sentences.join(' ')).toContain(language === 'en' ? `${refused} refused` : `거절 ${refused}개`);
      expect(table!.rows.length).toBe(9);
      const shown = table!.rows.filter((row) => row.includes(language === 'en' ? 'refused' : '거절됨'));
      expect(shown.length).toBe(refused);
      if (language === 'ko') for (const sentence of sentences) expect(sentence).toMatch(/[가-힣]/);
    }
  });

  it('exist in Korean', () => {
    const plain = (words: object): [string, string][] =>
      Object.entries(words).flatMap(([key, value]) =>
        typeof value === 'string' ? [[key, value] as [string, string]] : typeof value === 'object' ? plain(value) : [],
      );
    expect(plain(ko).map(([key]) => key)).toEqual(plain(en).map(([key]) => key));
    expect(plain(ko).filter(([, word]) => !/[가-힣]/.test(word))).toEqual([['tunnelShort', '+20 B']]);
  });
});
