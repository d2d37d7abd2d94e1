// The LAN scenarios as data: both are complete, show their five settings, and agree with the profiles and the record.

import { describe, expect, it } from 'vitest';
import { ms, seconds, us } from '../../src/engine/core/time.ts';
import { Mbps } from '../../src/engine/core/units.ts';
import { TCP_PROFILES } from '../../src/engine/tcp/profile.ts';
import { checkScenario } from '../../src/scenarios/kit/check-scenario.ts';
import { defaultsOf } from '../../src/scenarios/kit/link-state.ts';
import type { ChoiceParameter } from '../../src/scenarios/kit/parameter.ts';
import type { ParamValues } from '../../src/scenarios/kit/run-spec.ts';
import { text } from '../../src/scenarios/kit/text.ts';
import { withSetting } from '../../src/scenarios/kit/with-setting.ts';
import { lanPlaces, stationNames } from '../../src/scenarios/lan/places.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';

const both = [lanRto, nicBuffer];
const choiceOf = (scenario: typeof lanRto, key: string): ChoiceParameter =>
  scenario.parameters.find((parameter) => parameter.key === key) as ChoiceParameter;

describe.each(both)('$id', (scenario) => {
  it('says everything sliders, links and both languages need', () => {
    expect(() => checkScenario(scenario)).not.toThrow();
  });

  it('starts from the LAN of the papers', () => {
    expect(defaultsOf(scenario)).toMatchObject({
      ...{ clients: 6, bw: Mbps(10), prop: us(4), lldelay: ms(1), mac: 'ns2', cq: 50 },
      ...{ tcp: 'ns2web', rmin: seconds(1), rmax: seconds(100), irto: seconds(6), tick: ms(10), dack: 0 },
      ...{ crmin: seconds(1), crmax: seconds(100), wnd: 20, mss: 1000, cc: 'reno', rto: 'bounded' },
      ...{ work: 'story', only: 4, users: 1, end: seconds(60), warm: 0 },
    });
  });

  it('can change during a run what needs no new network', () => {
    const live = scenario.parameters.filter((parameter) => parameter.live).map(({ key }) => key);
    const load = ['surge', 'times', 'when', 'lasts'];
    const outside = scenario === lanRto ? ['xrmin', 'wdelay', 'wbw', 'wloss'] : [];
    expect(live.sort()).toEqual([...outside, ...load, 'nicq', 'rmax', 'rmin'].sort());
  });

  it('brings each profile with its times and its tick', () => {
    const names = {
      rfc: 'rfc',
      ns2: 'ns-2.35',
      ns2web: 'ns-2.35-web',
      ns2001: 'ns-2001',
      linux: 'linux-like',
    } as const;
    for (const { value, sets } of choiceOf(scenario, 'tcp').options) {
      const profile = TCP_PROFILES[names[value as keyof typeof names]];
      const { minimumRto: rmin, maximumRto: rmax, initialRto: irto, delayedAck: dack, tick } = profile;
      const { limitedTransmit: lt, restartsAfterIdle: idle } = profile;
      const cc = value === 'linux' ? 'newreno' : 'reno';
      expect(sets, value).toEqual({ rmin, rmax, irto, dack, tick, lt, idle, cc });
    }
  });

  it('offers workloads that set only what the scenario has, and fit together', () => {
    const keys = scenario.parameters.map(({ key }) => key);
    for (const { value, sets } of choiceOf(scenario, 'work').options) {
      for (const key of Object.keys(sets ?? {})) expect(keys, `${value} sets ${key}`).toContain(key);
      const chosen = withSetting(scenario, defaultsOf(scenario), 'work', value);
      expect(scenario.check(chosen), value).toEqual([]);
    }
  });

  it('begins with the story exactly as the story sets it', () => {
    const defaults = defaultsOf(scenario);
    expect(withSetting(scenario, defaults, 'work', 'story')).toEqual(defaults);
  });

  it('draws four charts and one of a load that changes, each with one large value in the gutter', () => {
    const drawn = (more: ParamValues): readonly string[] =>
      scenario.charts
        .filter(({ of }) => of?.({ params: { ...defaultsOf(scenario), ...more }, changes: [] }) ?? true)
        .map(({ id }) => id);
    const four = ['queue', 'rto', 'window', 'rate'];
    expect(drawn({})).toEqual(four);
    expect(drawn({ surge: 'step' })).toEqual([...four, 'people']);
    expect(drawn({ surge: 'step', arrive: 'poisson' })).toEqual([...four, 'requests']);
    for (const chart of scenario.charts) {
      expect(chart.lines.filter(({ gutter }) => gutter === 'main')).toHaveLength(1);
      for (const line of chart.lines) expect(line.draw === 'rate').toBe(chart.window !== undefined);
    }
    expect(scenario.charts[0]?.threshold?.param).toBe('nicq');
    expect(scenario.charts[0]?.threshold?.label('50')).toEqual(text('full at 50', '가득 참: 50'));
  });

  it('lists its results in the order of the contract', () => {
    expect(scenario.metrics.map(({ name }) => name)).toEqual([
      ...[
        'utilisation',
        'wantedUtilisation',
        'pages',
        'responseTime',
        'responseTime95',
        'responseTimeAll',
        'unfinished',
      ],
      ...['segmentRtt', 'cleanRtt'],
      ...[
        'throughput',
        'goodput',
        'dropRate',
        'receiveRate',
        'drops',
        'serverDrops',
        'offered',
        'acksLost',
        'retransmissions',
        'spurious',
        'timeouts',
      ],
      ...['collisions', 'givenUp'],
      ...(scenario === lanRto
        ? ['outsideResponseTime', 'outsidePages', 'outsideLost', 'outsideTimeouts', 'outsideSpurious']
        : []),
    ]);
  });
});

describe('what the two lessons differ in', () => {
  const visible = (scenario: typeof lanRto): string[] =>
    scenario.parameters.filter((parameter) => parameter.visible).map(({ key }) => key);

  it('shows five settings, the own first', () => {
    expect(visible(lanRto)).toEqual(['rmin', 'rto', 'work', 'util', 'split']);
    expect(visible(nicBuffer)).toEqual(['nicq', 'work', 'util', 'rmin', 'seed']);
    for (const scenario of both) {
      expect(scenario.lessonKey).toBe(visible(scenario)[0]);
      expect(scenario.parameters[0]?.key).toBe(scenario.lessonKey);
    }
  });

  it('has an outside only in lan-rto', () => {
    const keys = (scenario: typeof lanRto): string[] => scenario.parameters.map(({ key }) => key);
    const outside = ['split', 'xrmin', 'wan', 'wdelay', 'wbw', 'wloss'];
    expect(keys(lanRto).filter((key) => !keys(nicBuffer).includes(key))).toEqual(outside);
    expect(lanPlaces({ clients: 2, mac: 'ns2' }, true)).toEqual(['S', 'C1', 'C2', 'R', 'R-X', 'X-R', 'R-W', 'W-R']);
    expect(lanPlaces({ clients: 2, mac: 'ieee' }, false)).toEqual(['S', 'C1', 'C2']);
    expect(lanPlaces({ clients: 1, mac: 'switch' }, false)).toEqual(['S', 'C1', 'SW-C1', 'SW-S']);
    expect(nicBuffer.places({ clients: 1 })).toEqual(['S', 'C1']);
    expect(stationNames(2, true)).toEqual(['C1', 'C2', 'S', 'R']);
  });

  it('offers the workloads of its paper', () => {
    expect(choiceOf(lanRto, 'work').options.map(({ value }) => value)).toEqual(['story', 'r1', 'r2', 'own']);
    expect(choiceOf(nicBuffer, 'work').options.map(({ value }) => value)).toEqual([
      ...['story', 'n1', 'n2', 'n3', 'c1', 'own'],
    ]);
  });
});
