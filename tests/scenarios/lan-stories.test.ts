// The default runs of the LAN scenarios show what their words say, within the first seconds: two segments find the NIC
// full, one is repaired, the other waits for a timer while the wire is silent; and a larger NIC loses nothing.

import { describe, expect, it } from 'vitest';
import { NOTHING } from '../../src/engine/core/probe.ts';
import { ms, seconds } from '../../src/engine/core/time.ts';
import type { Mark, RunRecord } from '../../src/record/record.ts';
import { findGauge, valueAt } from '../../src/record/values.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { defaultState } from '../../src/scenarios/kit/link-state.ts';
import type { ParamValues, RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import type { Metrics, Scenario } from '../../src/scenarios/kit/scenario.ts';
import { withSetting } from '../../src/scenarios/kit/with-setting.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';
import { lanRun } from '../support/lan-runs.ts';

const recorded = (scenario: Scenario, params: ParamValues = {}, changes: RunSpec['changes'] = []): RunRecord => {
  const { spec } = defaultState(scenario);
  return recordOf(sessionOf({ ...spec, params: { ...spec.params, end: seconds(3), ...params }, changes }));
};
/** The results of the first 20 s. */
const results = (scenario: Scenario, params: ParamValues): Metrics => {
  const { spec } = defaultState(scenario);
  const run = { ...spec, params: { ...spec.params, end: seconds(20), ...params } };
  return sessionOf(run, { probes: NOTHING }).complete().metrics;
};
const first = (record: RunRecord, kind: Mark['kind']): Mark => record.marks.find((mark) => mark.kind === kind)!;
/** What happened until the first page was complete. */
const firstPage = (record: RunRecord): readonly Mark[] =>
  record.marks.slice(0, record.marks.findIndex(({ kind }) => kind === 'page') + 1);
const kinds = (marks: readonly Mark[]) => marks.map(({ kind }) => kind);

describe('lan-rto', () => {
  const record = recorded(lanRto);
  const page = firstPage(record);

  it('begins at once', () => {
    expect(first(record, 'request').at).toBeLessThan(ms(1));
    expect(record.layout.flows[record.layout.watched!]?.to).toBe('C4');
  });

  it('loses two segments of one response at the full NIC, repairs one, and waits for the other', () => {
    expect(kinds(page)).toEqual([
      ...['request', 'drop', 'drop', 'fast-retransmit', 'retransmission', 'timeout', 'retransmission', 'page'],
    ]);
    const [, drop, second, repair, again, timeout, last] = page;
    expect(new Set(page.slice(1).map(({ flow }) => flow))).toEqual(new Set([record.layout.watched]));
    expect([drop, second].map((each) => each!.numbers['occupancy'])).toEqual([50, 50]);
    expect([repair!.segment, again!.segment]).toEqual([drop!.segment, drop!.segment]);
    expect([timeout!.segment, last!.segment]).toEqual([second!.segment, second!.segment]);
    // As the words of the scenario say.
    expect(Math.round((timeout!.numbers['armedAt']! - drop!.at) / ms(1))).toBe(78);
  });

  it('is silent for RTO minimum, then complete within a few round trips', () => {
    const timeout = first(record, 'timeout');
    const from = timeout.numbers['armedAt']!;
    expect(timeout.at - from).toBe(seconds(1));
    for (const { offeredAt, arrivesAt, length } of record.flights) {
      for (let row = 0; row < length; row++) {
        expect(offeredAt[row]! < timeout.at && arrivesAt[row]! > from + ms(1)).toBe(false);
      }
    }
    expect(first(record, 'page').at - timeout.at).toBeLessThan(ms(10));
    expect(first(record, 'page').at).toBeLessThan(seconds(1.2));
  });

  it('is done sooner with a shorter RTO minimum, from the start or from a moment on', () => {
    const shorter = recorded(lanRto, { rmin: ms(200) });
    expect(first(record, 'page').at - first(shorter, 'page').at).toBe(ms(800));
    const moved = recorded(lanRto, {}, [{ at: ms(150), key: 'rmin', value: ms(500) }]);
    expect(first(record, 'page').at - first(moved, 'page').at).toBe(ms(500));
    expect(kinds(firstPage(moved)).filter((kind) => kind !== 'change')).toEqual(kinds(page));
  });

  it('falls short of the wanted utilisation by what the timer costs, and comes nearer with a shorter one', () => {
    const share = (params: ParamValues): number => results(lanRto, params)['utilisation']!;
    expect(share({})).toBeLessThan(0.25);
    expect(share({ rmin: ms(200) })).toBeGreaterThan(1.5 * share({}));
    expect(share({ nicq: 200, cq: 200 })).toBeGreaterThan(0.36);
  });

  it('brings WAN requests onto the LAN when nobody serves the outside', () => {
    const r1 = withSetting(lanRto, defaultState(lanRto).spec.params, 'work', 'r1');
    const [together, apart] = [false, true].map((split) => results(lanRto, { ...r1, end: seconds(20), split }));
    expect(together!['utilisation']).toBeGreaterThan(apart!['utilisation']!);
    expect(apart!['outsideResponseTime']).toBeGreaterThan(ms(40));
  });
});

describe('nic-buffer', () => {
  it('loses responses in the NIC of the server at once, and nowhere else', () => {
    const record = recorded(nicBuffer);
    const drops = firstPage(record).filter(({ kind }) => kind === 'drop');
    expect(drops.length).toBeGreaterThan(5);
    for (const { link, numbers } of drops) {
      expect(record.layout.links[link]?.place).toBe('S');
      expect(numbers['occupancy']).toBe(30);
    }
    expect(drops[0]?.flow).toBe(record.layout.watched);
    expect(drops[0]?.at).toBeLessThan(ms(100));
    expect(kinds(firstPage(record))).toContain('timeout');
  });

  it.each([
    [20, 200, 0.1],
    [30, 150, 0.1],
    [40, 15, 0.25],
  ])('loses with %d packets', (nicq, most, share) => {
    const metrics = results(nicBuffer, { nicq });
    expect(metrics['drops']).toBeGreaterThan(most);
    expect(metrics['utilisation']).toBeLessThan(share);
  });

  it.each([55, 70, 100])('loses nothing with %d packets, and reaches the wanted utilisation', (nicq) => {
    const metrics = results(nicBuffer, { nicq });
    expect(metrics).toMatchObject({ drops: 0, timeouts: 0, retransmissions: 0, receiveRate: expect.closeTo(1, 2) });
    expect(metrics['utilisation']).toBeCloseTo(metrics['wantedUtilisation']!, 1.2);
  });

  it('takes 70 and more with the open arrivals of N1', () => {
    const n1 = withSetting(nicBuffer, defaultState(nicBuffer).spec.params, 'work', 'n1');
    const rate = (nicq: number): number => results(nicBuffer, { ...n1, end: seconds(20), nicq })['dropRate']!;
    expect(rate(10)).toBeGreaterThan(0.05);
    expect(rate(30)).toBeGreaterThan(0.01);
    expect(rate(70)).toBeLessThan(rate(10) / 10);
  });
});

describe('pages that are not complete at the end', () => {
  it('count with their age: all waiting of all users, divided by all pages', () => {
    const record = lanRun(lanRto, 'r1', { rto: 'fixed', rmin: seconds(10), warm: 0, end: seconds(12), wan: 0 });
    const { pages, responseTime, responseTimeAll, unfinished } = record.metrics! as Record<string, number>;
    const waiting = findGauge(record, 'waiting')!;
    let [all, before, at] = [0, 0, 0];
    for (let row = 0; row < waiting.length; row++) {
      all += before * (waiting.time[row]! - at);
      [before, at] = [waiting.last[row]!, waiting.time[row]!];
    }
    all += before * (seconds(12) - at);
    expect(unfinished).toBe(valueAt(waiting, seconds(12)));
    expect(unfinished).toBeGreaterThan(0);
    expect(responseTimeAll! * (pages! + unfinished!)).toBeCloseTo(all, -2);
    // Those that are missing are the ones that wait for the timer.
    expect(responseTimeAll).toBeGreaterThan(1.5 * responseTime!);
  });
});
