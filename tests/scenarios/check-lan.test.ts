// Combinations that make no sense on the LAN: each is named, in both languages, with what is run instead, and nothing is
// left to name afterwards.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ms, seconds, us } from '../../src/engine/core/time.ts';
import { Mbps } from '../../src/engine/core/units.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { defaultState, defaultsOf } from '../../src/scenarios/kit/link-state.ts';
import type { ParamValue, ParamValues, RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import { settle } from '../../src/scenarios/kit/settle.ts';
import { validate } from '../../src/scenarios/kit/validate.ts';
import { withSetting } from '../../src/scenarios/kit/with-setting.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';
import { arbitrarySpec } from '../support/arbitraries.ts';

const defaults = defaultsOf(lanRto);
const own = { work: 'own', util: 0.1 };
const r1 = withSetting(lanRto, defaults, 'work', 'r1');
const mended = (changes: ParamValues, from: ParamValues = defaults) => {
  const { spec } = defaultState(lanRto);
  return settle({ ...spec, params: { ...from, ...changes } }, lanRto);
};

/** What is changed, the setting that is mended, its new value, and a word of the reason in each language. */
const cases: readonly (readonly [string, ParamValues, string, ParamValue, RegExp, RegExp])[] = [
  ['an empty RTO range', { rmin: seconds(3), rmax: seconds(2) }, 'rmax', seconds(3), /larger/, /커서/],
  [
    'an empty range of the clients',
    { crmin: seconds(3), crmax: seconds(2) },
    'crmax',
    seconds(3),
    /clients/,
    /클라이언트/,
  ],
  ['a timeout of less than two ticks', { rmin: ms(5) }, 'rmin', ms(20), /2001/, /2001년/],
  ['the same in 2001', { rmin: ms(100), tcp: 'ns2001', tick: ms(100) }, 'rmin', ms(200), /0\.2 s/, /0\.2초/],
  ['the same outside', { xrmin: ms(5) }, 'xrmin', ms(20), /two ticks/, /두 틱/],
  ['the same at clients', { crmin: ms(5) }, 'crmin', ms(20), /two ticks/, /두 틱/],
  ['two ticks that are no whole ms', { rmin: ms(1), tick: ms(0.6) }, 'rmin', ms(2), /two ticks/, /두 틱/],
  ['a bus longer than its slot', { prop: us(30) }, 'prop', us(25.6), /too long/, /깁니다/],
  ['the same with the jam of IEEE 802.3', { prop: us(25), mac: 'ieee' }, 'prop', us(24), /too long/, /깁니다/],
  ['a fast bus', { bw: Mbps(100) }, 'prop', us(2.5), /within a slot/, /슬롯/],
  ['jumbo frames on a bus', { mtu: 9000 }, 'mtu', 1500, /no jumbo/, /점보/],
  ['CoDel on a bus', { queue: 'codel' }, 'mac', 'switch', /collisions/, /충돌/],
  ['PIE on the other bus', { queue: 'pie', mac: 'ieee' }, 'mac', 'switch', /of its own/, /전용/],
  ['an empty range of RED', { queue: 'red', qmin: 20, qmax: 10 }, 'qmax', 40, /minimum/, /최솟값/],
  ['ECN as Linux has it', { queue: 'red', ecn: true, tcp: 'linux' }, 'ecn', false, /CWR/, /CWR/],
  ['a segment larger than the MTU', { mtu: 800 }, 'mss', 760, /the MTU/, /MTU/],
  ['a fast bus of 1 Gbit/s', { bw: Mbps(1000) }, 'prop', us(0.2), /within a slot/, /슬롯/],
  ['frames below 64 bytes', { mss: 9, ...own }, 'mss', 10, /64 bytes/, /64바이트/],
  ['the same with a check sequence', { mss: 1, mac: 'ieee', ...own }, 'mss', 6, /64 bytes/, /64바이트/],
  ['a client that is not there', { clients: 3 }, 'only', 3, /last client/, /마지막 클라이언트/],
  ['too many users', { clients: 20, only: 0, users: 50, ...own }, 'users', 12, /memory/, /메모리/],
  [
    'too many timers for a run of ten minutes',
    { clients: 9, only: 0, users: 50, par: 1, dack: ms(10), end: seconds(600), ...own },
    'users',
    45,
    /memory/,
    /메모리/,
  ],
  ['too many users behind an open loop', { arrive: 'poisson', wan: 20, par: 10, ...own }, 'wan', 9, /memory/, /메모리/],
  ['nobody outside', { split: false }, 'wan', 1, /one user/, /한 명/],
  ['a workload that is not itself', { users: 3 }, 'work', 'own', /your own/, /직접 설정/],
  ['more than TCP reaches', { util: 0.9 }, 'util', 0.66, /cannot reach/, /이를 수 없/],
  ['results of nothing', { warm: seconds(60) }, 'warm', seconds(30), /second half/, /후반부/],
];

describe('what makes no sense on the LAN', () => {
  it.each(cases)('%s', (_, changes, key, instead, english, korean) => {
    const { spec, complaints } = mended(changes);
    const complaint = complaints.find((each) => each.key === key);
    expect(complaint).toMatchObject({ key, instead, was: changes[key] ?? defaults[key] });
    expect(complaint!.message.en).toMatch(english);
    expect(complaint!.message.ko).toMatch(korean);
    expect(spec.params[key]).toBe(instead);
    expect(lanRto.check(spec.params)).toEqual([]);
    expect(validate(spec, lanRto)).toEqual([]);
  });

  it.each<[string, ParamValues, ParamValues?]>([
    ['the story', {}],
    ['R1 as it was measured', {}, r1],
    ['a fixed timeout above the maximum that is not used', { rto: 'fixed', rmin: seconds(5), rmax: seconds(2) }],
    ['a timeout of 1 ms by the RFC', { tcp: 'rfc', tick: ms(1), rmin: ms(1) }],
    ['a timeout of two ticks', { rmin: ms(20) }],
    ['the longest bus of ns-2', { prop: us(25.6) }],
    ['as many users as fit', { ...own, clients: 20, only: 0, users: 12 }],
    ['many users at one client', { ...own, users: 50 }],
    ['another load of R1', { util: 0.1, seed: 5, rmin: ms(50) }, r1],
    ['more than TCP reaches, where think time says what happens', { work: 'own', util: 0.9, think: seconds(1) }],
  ])('leaves alone %s', (_, changes, from = defaults) => {
    expect(lanRto.check({ ...from, ...changes })).toEqual([]);
  });

  it.each([1, 4, 10])('leaves a network of ten minutes that can be built, with %i parallel responses', (par) => {
    const full = { ...own, clients: 20, only: 0, users: 50, wan: 20, dack: ms(500), end: seconds(600), par };
    expect(() => sessionOf(mended(full).spec).abandon()).not.toThrow();
  });

  it('counts users of the WAN and open connections against memory', () => {
    const full = { ...own, clients: 20, only: 0, users: 8, par: 5, wan: 20 };
    expect(mended(full).spec.params['users']).toBe(7);
    expect(mended({ ...full, wan: 0 }).complaints).toEqual([]);
    expect(mended({ ...full, users: 1, par: 10 }).complaints).toEqual([]);
  });

  it('raises the maximum after the minimum, and both during a run', () => {
    const { spec } = mended({ rmin: ms(1), rmax: ms(50), tcp: 'ns2001', tick: ms(100) });
    expect([spec.params['rmin'], spec.params['rmax']]).toEqual([ms(200), ms(200)]);
    const run: RunSpec = { ...defaultState(lanRto).spec, changes: [{ at: seconds(1), key: 'rmin', value: ms(1) }] };
    expect(settle(run, lanRto).spec.changes).toEqual([{ at: seconds(1), key: 'rmin', value: ms(20) }]);
  });

  it('keeps all of a workload when it is chosen, and its name only as long as it is whole', () => {
    expect(mended({}, r1).complaints).toEqual([]);
    expect(mended({ users: 3 }, r1).complaints.map(({ key }) => key)).toEqual(['work']);
  });

  it.each([lanRto, nicBuffer])('has nothing to say a second time: $id', (scenario) => {
    fc.assert(
      fc.property(arbitrarySpec(scenario), (spec) => {
        expect(settle(spec, scenario)).toEqual({ spec, complaints: [] });
        expect(validate(spec, scenario)).toEqual([]);
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});
