// Links of two or three runs: what B and C say, what they take from A, what is repaired in them and how it is said.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { defaultState, type LinkState } from '../../src/scenarios/kit/link-state.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import type { Repair } from '../../src/scenarios/kit/repair.ts';
import { isRule } from '../../src/scenarios/kit/rule.ts';
import type { ParamValue, RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import { settle } from '../../src/scenarios/kit/settle.ts';
import { LANGUAGES } from '../../src/scenarios/kit/text.ts';
import { withSetting } from '../../src/scenarios/kit/with-setting.ts';
import { LINK_AT_MOST, writeLink } from '../../src/scenarios/kit/write-link.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { scenario as atm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { scenario as cluster } from '../../src/scenarios/web-cluster/scenario.ts';
import { arbitraryValue } from '../support/arbitraries.ts';
import { allCases } from '../support/cases/all-cases.ts';
import { leftOut } from '../support/said-of-repair.ts';
import { isFull } from '../support/sample.ts';

const parse = (text: string) => parseLink(text, reno);
const rewritten = (text: string) => writeLink(parse(text).state, reno);

describe('a link of several runs', () => {
  it('says of B and C what differs from A', () => {
    const { state, repairs } = parse('#q=20&b=rmin:200ms&c=rmin:50ms,q:40&front=c&v=1');
    expect(repairs).toEqual([]);
    const [b, c] = state.others;
    expect(b).toEqual({ ...state.spec, params: { ...state.spec.params, rmin: ms(200) } });
    expect(c).toEqual({ ...state.spec, params: { ...state.spec.params, rmin: ms(50), q: 40 } });
    expect(state.view.front).toBe(2);
  });

  it('compares with nothing where neither B nor C is named', () => {
    expect(parse('#q=20&v=1').state.others).toEqual([]);
  });

  it.each(['#q=20&b=&v=1', '#q=20&b&v=1', '#b=&q=20&v=1', '#b=q:20&q=20&v=1'])('has a copy of A in %s', (link) => {
    const { state, repairs } = parse(link);
    expect(repairs).toEqual([]);
    expect(state.others).toEqual([state.spec]);
    expect(rewritten(link)).toBe('#q=20&b=&v=1');
  });

  it('keeps changes and drops with the run they were made in', () => {
    const link = '#e=1s:rmin:50ms&x=R-B:3&b=q:50&be=2s:q:9&bx=R-B:7,R-B:8&c=&cx=R-B:1&v=1';
    const { state, repairs } = parse(link);
    expect(repairs).toEqual([]);
    expect(state.spec.changes).toEqual([{ at: seconds(1), key: 'rmin', value: ms(50) }]);
    expect(state.others.map(({ changes }) => changes)).toEqual([[{ at: seconds(2), key: 'q', value: 9 }], []]);
    expect(state.others.map(({ kills }) => kills.map(({ n }) => n))).toEqual([[7, 8], [1]]);
    expect(writeLink(state, reno)).toBe(link);
    expect(parse('#be=2s:q:9&v=1').state.others).toHaveLength(1);
  });

  it('brings with a choice of B what belongs to it, and with no other', () => {
    const { state, repairs } = parse('#rmin=300ms&b=tcp:ns2&v=1');
    expect(repairs).toEqual([]);
    expect(state.others[0]!.params).toEqual(parse('#tcp=ns2&v=1').state.spec.params);
    expect(rewritten('#rmin=300ms&b=tcp:ns2&v=1')).toBe('#rmin=300ms&b=tcp:ns2&v=1');
    expect(parse('#tcp=ns2&b=tcp:rfc&v=1').state.others[0]!.params).toEqual(parse('').state.spec.params);
    expect(parse('#tcp=ns2&rmin=300ms&b=tcp:ns2&v=1').state.others).toEqual([
      parse('#tcp=ns2&rmin=300ms&v=1').state.spec,
    ]);
    expect(parse('#b=rmin:1s,tcp:ns2&v=1').state.others[0]!.params).toMatchObject({ tcp: 'ns2', rmin: seconds(1) });
  });

  it('settles each run by itself', () => {
    const { state, repairs } = parse('#rmax=2s&b=rmin:3s&v=1');
    expect(state.spec.params).toMatchObject({ rmin: seconds(1), rmax: seconds(2) });
    expect(state.others[0]!.params).toMatchObject({ rmin: seconds(3), rmax: seconds(3) });
    expect(repairs).toMatchObject([{ code: 'impossible', run: 1 }]);
    expect(writeLink(state, reno)).toBe('#rmax=2s&b=rmin:3s,rmax:3s&v=1');
  });

  it.each([
    ['`=` for `:`', '#b=rmin=200ms&v=1'],
    ['capitals and spaces', '#B = RMIN : 200 MS &V=1'],
    ['percent escapes', '%23b%3Drmin%3A200ms%26v%3D1'],
  ])('survives %s', (_, text) => {
    expect(parse(text).repairs).toEqual([]);
    expect(rewritten(text)).toBe('#b=rmin:200ms&v=1');
  });

  it('takes at most 250 characters for two settings of each run, changed during the run too', () => {
    const host = 'https://lectern.example.ac.kr/tcp-over-atm/';
    const link = '#rmin=100ms&th=700&b=policy:tail,rmin:200ms&c=policy:ppd,rmin:1s&front=b&t=1.2043s&v=1';
    expect(parseLink(link, atm).repairs).toEqual([]);
    expect((host + writeLink(parseLink(link, atm).state, atm)).length).toBeLessThan(LINK_AT_MOST / 1.5);
    const long =
      '#disp=2ms&policy=lard&b=disp:5ms,policy:ds&be=12.5s:disp:3ms&c=disp:10ms,policy:wrr&ce=12.5s:disp:1ms&v=1';
    expect((host + long).length).toBeLessThan(LINK_AT_MOST);
    expect(parseLink(long, cluster).state.others).toHaveLength(2);
  });
});

describe.each(allCases)('a link of three runs of $scenario.id', ({ scenario }) => {
  const host = `https://lectern.example.ac.kr/${scenario.id}/`;
  /** Two settings, whatever they are and whatever they are set to; what does not fit together is settled, as on the page. */
  const twoSettings = fc
    .uniqueArray(fc.constantFrom(...scenario.parameters), { minLength: 2, maxLength: 2 })
    .chain((chosen) =>
      fc.tuple(...chosen.map((each) => arbitraryValue(each).map((value) => [each.key, value] as const))),
    );
  const changed = (sets: readonly (readonly [string, ParamValue])[]): RunSpec => {
    const { spec } = defaultState(scenario);
    const params = sets.reduce((all, [key, value]) => withSetting(scenario, all, key, value), spec.params);
    return settle({ ...spec, params }, scenario).spec;
  };

  /** A rule of one's own is as long as whoever writes it likes. */
  const haveRule = (sets: readonly (readonly [string, ParamValue])[]): boolean =>
    scenario.parameters.some((setting) => sets.some(([key, value]) => key === setting.key && isRule(setting, value)));

  it('says two settings of B and two of C exactly, in at most 250 characters unless B and C have a rule each', () => {
    fc.assert(
      fc.property(twoSettings, twoSettings, (b, c) => {
        const state: LinkState = {
          ...defaultState(scenario),
          others: [changed(b), changed(c)],
          view: { step: 2, t: 1_204_300_000, front: 2 },
        };
        const link = writeLink(state, scenario);
        if (!(haveRule(b) && haveRule(c))) expect((host + link).length).toBeLessThanOrEqual(LINK_AT_MOST);
        expect(parseLink(link, scenario)).toEqual({ state, repairs: [] });
      }),
      { numRuns: isFull ? 2000 : 100 },
    );
  });
});

describe('a link of runs that do not fit', () => {
  it.each<[string, Partial<Repair>]>([
    ['#b=rmin:-5ms&v=1', { code: 'out-of-range', given: 'rmin:-5ms', used: ms(1), run: 1 }],
    ['#q=20&b=q:lots&v=1', { code: 'not-a-number', given: 'q:lots', used: 20, run: 1 }],
    ['#b=qq:20&v=1', { code: 'unknown-key', given: 'qq:20', suggestion: 'q', run: 1 }],
    ['#b=q&v=1', { code: 'no-value', given: 'q', used: 15, run: 1 }],
    ['#b=q:9,q:8&v=1', { code: 'duplicate', given: 'q:9', suggestion: 'q:8', run: 1 }],
    ['#b=&c=q:1&v=1', { code: 'out-of-range', given: 'q:1', used: 2, run: 2 }],
    ['#b=&be=1s:n:3&v=1', { code: 'not-live', given: '1s:n:3', run: 1 }],
    ['#b=&bx=R-C:3&v=1', { code: 'unknown-place', given: 'R-C:3', suggestion: 'R-B', run: 1 }],
    ['#b=t:3s&v=1', { code: 'unknown-key', given: 't:3s', run: 1 }],
    ['#b=q:9&b=q:8&v=1', { code: 'duplicate', given: 'b=q:9', suggestion: 'b=q:8' }],
    ['#c=q:9&v=1', { code: 'c-without-b', given: 'c=q:9' }],
    ['#front=b&v=1', { code: 'no-such-run', given: 'front=b' }],
    ['#b=&front=c&v=1', { code: 'no-such-run', given: 'front=c' }],
    ['#b=&front=d&v=1', { code: 'unknown-choice', given: 'front=d' }],
  ])('%s is repaired in one place, and both languages say in which run', (link, repair) => {
    const { repairs } = parse(link);
    expect(repairs).toMatchObject([repair]);
    expect(repairs).toHaveLength(1);
    for (const language of LANGUAGES) expect(leftOut(repairs[0]!, language)).toEqual([]);
    expect(parse(rewritten(link)).repairs).toEqual([]);
  });

  it('keeps a lone C in front as the B it becomes', () => {
    const { state } = parse('#c=q:9&front=c&v=1');
    expect(state.view.front).toBe(1);
    expect(rewritten('#c=q:9&front=c&v=1')).toBe('#b=q:9&front=b&v=1');
  });

  it('names what is wrong with A once, and not again with the runs that take it from there', () => {
    expect(parse('#q=1&b=rmin:200ms&c=&v=1').repairs).toMatchObject([{ code: 'out-of-range', given: 'q=1', used: 2 }]);
  });
});
