// Links, sentence by sentence: what is read, what is repaired, what is said about it, what is written.

import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { Mbps } from '../../src/engine/core/units.ts';
import { scenarioById } from '../../src/scenarios/index.ts';
import { describeRepair, repairHeadline } from '../../src/scenarios/kit/describe-repair.ts';
import { defaultState, type LinkView } from '../../src/scenarios/kit/link-state.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import type { Repair, RepairCode } from '../../src/scenarios/kit/repair.ts';
import { MODEL_VERSION } from '../../src/scenarios/kit/run-spec.ts';
import { splitLink } from '../../src/scenarios/kit/split-link.ts';
import { LANGUAGES } from '../../src/scenarios/kit/text.ts';
import { EDITS_AT_MOST, LINK_AT_MOST, linkTooLong, writeLink } from '../../src/scenarios/kit/write-link.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { leftOut } from '../support/said-of-repair.ts';

const parse = (text: string) => parseLink(text, reno);
const said = (text: string) => parse(text).repairs.map((repair) => describeRepair(repair, 'en'));
const rewritten = (text: string) => writeLink(parse(text).state, reno);

describe('a good link', () => {
  it('without anything is the default run', () => {
    expect(parse('')).toEqual({ state: defaultState(reno), repairs: [] });
    expect(writeLink(defaultState(reno), reno)).toBe('#v=1');
  });

  it('says settings, changes, drops by hand and the view', () => {
    const { state, repairs } = parse(
      '#rmin=200ms&seed=7&e=1.5s:rmin:50ms,3s:q:100&x=R-B:17,R-B:18&t=1.2043s&z0=1s&z1=2.5s&lang=ko&theme=dark&paused=1&present=1&v=1',
    );
    expect(repairs).toEqual([]);
    expect(state.spec.params).toMatchObject({ rmin: ms(200), seed: 7, bw: Mbps(2) });
    expect(state.spec.changes).toEqual([
      { at: ms(1500), key: 'rmin', value: ms(50) },
      { at: seconds(3), key: 'q', value: 100 },
    ]);
    expect(state.spec.kills).toEqual([
      { place: 'R-B', n: 17 },
      { place: 'R-B', n: 18 },
    ]);
    const view = {
      t: 1_204_300_000,
      z0: seconds(1),
      z1: seconds(2.5),
      lang: 'ko',
      theme: 'dark',
      paused: true,
      present: true,
    };
    expect(state.view).toEqual(view);
  });

  it('is written in a fixed order, without defaults, the version last', () => {
    expect(rewritten('?v=1&t=1204.3ms&seed=7&tcp=rfc&rmin=0.2s')).toBe('#rmin=200ms&seed=7&t=1.2043s&v=1');
  });

  it.each([
    ['a query', '?rmin=200ms&seed=7&v=1'],
    ['a whole address', 'https://host.example/folder/reno/#rmin=200ms&seed=7&v=1'],
    ['HTML entities', '#rmin=200ms&amp;seed=7&amp;v=1'],
    ['entities of entities', '#rmin=200ms&amp;amp;seed=7&#38;v=1'],
    ['percent escapes', '%23rmin%3D200ms%26seed%3D7%26v%3D1'],
    ['escapes of escapes', '#rmin%253D200ms%2526seed%253D7%2526v%253D1'],
    ['capitals and spaces', '#RMIN = 200 MS & Seed = 7 & V = 1'],
    ['wide letters of an input method', '＃ｒｍｉｎ＝２００ｍｓ＆ｓｅｅｄ＝７＆ｖ＝１'],
    ['the end of a sentence', '#rmin=200ms&seed=7&v=1.).'],
    ['an invisible character', '#rmin=200ms&see\u200bd=7&v=1'],
  ])('survives %s', (_, text) => {
    expect(parse(text).repairs).toEqual([]);
    expect(rewritten(text)).toBe('#rmin=200ms&seed=7&v=1');
  });

  it('says a cursor between two nanoseconds at the nearer one', () => {
    expect(writeLink({ ...defaultState(reno), view: { t: 1_204_300_000.4 } }, reno)).toBe('#t=1.2043s&v=1');
  });

  it('keeps the order of changes at one time, and sorts the rest by time', () => {
    expect(rewritten('#e=3s:q:50,1s:rmin:50ms,1s:bw:1Mbps&v=1')).toBe('#e=1s:rmin:50ms,1s:bw:1Mbps,3s:q:50&v=1');
  });

  it('may name drops at one place in short', () => {
    expect(rewritten('#x=R-B:7,3,a-r:1&v=1')).toBe('#x=A-R:1,R-B:3,R-B:7&v=1');
  });

  it('pins the model', () => {
    expect(rewritten(`#m=${MODEL_VERSION}&v=1`)).toBe(`#m=${MODEL_VERSION}&v=1`);
  });

  it('of an older model opens with this one, and says so', () => {
    const { state, repairs } = parseLink('#q=20&m=1.0&v=1', reno);
    expect(state.spec.params['q']).toBe(20);
    expect(repairs).toMatchObject([{ code: 'other-model', given: 'm=1.0', used: MODEL_VERSION }]);
  });
});

describe('a bad link', () => {
  it.each<[string, Partial<Repair>]>([
    ['#rmin=-5ms&v=1', { code: 'out-of-range', given: 'rmin=-5ms', used: ms(1) }],
    ['#qq=20&v=1', { code: 'unknown-key', given: 'qq=20', suggestion: 'q' }],
    ['#zebra=1&v=1', { code: 'unknown-key', given: 'zebra=1' }],
    ['#n=6.5&v=1', { code: 'off-step', given: 'n=6.5', used: 6 }],
    ['#rmin=1.5ms&v=1', { code: 'off-step', given: 'rmin=1.5ms', used: ms(1) }],
    ['#seed=lucky&v=1', { code: 'not-a-number', given: 'seed=lucky', used: 1 }],
    ['#delay=20KB&v=1', { code: 'wrong-unit', given: 'delay=20KB', used: ms(20) }],
    ['#rmin=1e999s&v=1', { code: 'out-of-range', given: 'rmin=1e999s', used: seconds(3) }],
    ['#cc=newrno&v=1', { code: 'unknown-choice', given: 'cc=newrno', used: 'reno', suggestion: 'newreno' }],
    ['#bw=&v=1', { code: 'no-value', given: 'bw=', used: Mbps(2) }],
    ['#q=50&q=60&v=1', { code: 'duplicate', given: 'q=50', suggestion: 'q=60' }],
    ['#t=30s&v=1', { code: 'out-of-range', given: 't=30s', used: seconds(20) }],
    ['#z0=5s&z1=3s&v=1', { code: 'bad-zoom', given: 'z0=5s&z1=3s' }],
    ['#lang=fr&v=1', { code: 'unknown-choice', given: 'lang=fr' }],
    ['#e=1s:rmin&v=1', { code: 'bad-edit', given: '1s:rmin' }],
    ['#e=1s:n:3&v=1', { code: 'not-live', given: '1s:n:3' }],
    ['#e=1s:rmim:50ms&v=1', { code: 'unknown-key', given: '1s:rmim:50ms', suggestion: 'rmin' }],
    ['#e=1s:q:1000&v=1', { code: 'out-of-range', given: '1s:q:1000', used: 200 }],
    ['#e=1.00003s:q:9&v=1', { code: 'edit-time-rounded', given: '1.00003s:q:9', used: seconds(1) }],
    ['#e=0s:q:9&v=1', { code: 'edit-at-start', given: '0s:q:9' }],
    ['#e=20s:q:9&v=1', { code: 'edit-after-end', given: '20s:q:9' }],
    ['#e=1s:q:9,1s:q:8&v=1', { code: 'duplicate-edit', given: '1s:q:9' }],
    ['#x=R-B:-1&v=1', { code: 'bad-kill', given: 'R-B:-1' }],
    ['#x=R-C:3&v=1', { code: 'unknown-place', given: 'R-C:3', suggestion: 'R-B' }],
    ['#v=one', { code: 'bad-version', given: 'v=one', used: 1 }],
    ['#m=latest&v=1', { code: 'bad-model', given: 'm=latest' }],
    ['#m=2.1&v=1', { code: 'other-model', given: 'm=2.1', used: MODEL_VERSION }],
    ['#rmin=3s&rmax=2s&v=1', { code: 'impossible', given: 'rmax=2s', used: seconds(3) }],
    ['#rmax=2s&e=1s:rmin:3s&v=1', { code: 'impossible', given: 'rmax=2s', used: seconds(3) }],
  ])('%s is repaired in one place, and both languages say which and what is used', (link, repair) => {
    const { repairs } = parse(link);
    expect(repairs).toMatchObject([repair]);
    expect(repairs).toHaveLength(1);
    for (const language of LANGUAGES) expect(leftOut(repairs[0]!, language)).toEqual([]);
    expect(parse(rewritten(link)).repairs).toEqual([]);
  });

  it('that is cut off is named: wherever it was cut if it is long, else where a word breaks off', () => {
    const whole = '#rmin=200ms&q=50&delay=35ms&e=1.5s:bw:1Mbps&x=R-B:17&t=1.2043s&z0=1s&z1=2s&v=1';
    const headline = (link: string) => repairHeadline(parse(link).repairs).en;
    for (let length = 62; length < whole.length; length++) {
      expect(headline(whole.slice(0, length)), whole.slice(0, length)).toBe('This link looks cut off.');
    }
    for (const cut of [
      '#rmin=200ms&q=50&',
      '#rmin=200ms&q=',
      '#rmin=200ms&q',
      '#rmin=200ms&del',
      '#q=50&v=',
      '#q=50&v',
    ]) {
      expect(headline(cut), cut).toBe('This link looks cut off.');
    }
    expect(parse('#rmin=200ms&bw=').repairs).toMatchObject([{ code: 'cut-off', given: 'bw=' }]);
  });

  it.each([
    '#rmin=200ms',
    '#rmin=200&q=8',
    '?q=50',
    '#e=1.5s:rmin:50ms',
    '#x=R-B:17',
    '#step=3',
    '#t=2s',
    '#rmin=200ms&q=50&e=1.5s:bw:1Mbps&x=R-B:17&seed=7',
  ])('typed by hand needs no version: %s', (link) => {
    expect(parse(link).repairs).toEqual([]);
  });

  it('typed by hand and wrong is told what is wrong, not that it looks cut off', () => {
    expect(parse('#rmni=200ms').repairs.map(({ code }) => code)).toEqual(['unknown-key']);
    expect(parse('#nonsense').repairs.map(({ code }) => code)).toEqual(['unknown-key']);
    expect(parse('#rmin=9s').repairs.map(({ code }) => code)).toEqual(['out-of-range']);
  });

  it.each<[string, LinkView, RepairCode]>([
    ['#z0=30s&z1=40s&v=1', { z0: seconds(10), z1: seconds(20) }, 'zoom-outside'],
    ['#z0=30s&z1=90s&v=1', { z0: 0, z1: seconds(20) }, 'zoom-outside'],
    ['#z0=-3s&z1=-1s&v=1', { z0: 0, z1: seconds(2) }, 'zoom-outside'],
    ['#z0=25s&v=1', { z0: seconds(18), z1: seconds(20) }, 'zoom-outside'],
    ['#z0=15s&z1=40s&v=1', { z0: seconds(15), z1: seconds(20) }, 'out-of-range'],
  ])('with a zoom that the run does not have shows the nearest part: %s', (link, view, code) => {
    expect(parse(link).state.view).toEqual(view);
    expect(parse(link).repairs.map((repair) => repair.code)).toEqual([code]);
    expect(parse(rewritten(link)).repairs).toEqual([]);
  });

  it.each(Object.getOwnPropertyNames(Object.prototype))(
    'with the unit or key %s is repaired like any other',
    (name) => {
      expect(parse(`#rmin=5${name}&v=1`).repairs.map(({ code }) => code)).toEqual(['wrong-unit']);
      expect(parse(`#z0=1${name}&v=1`).repairs.map(({ code }) => code)).toEqual(['wrong-unit']);
      expect(parse(`#cc=${name}&v=1`).repairs.map(({ code }) => code)).toEqual(['unknown-choice']);
      expect(parse(`#${name}=5&v=1`).repairs.map(({ code }) => code)).toEqual(['unknown-key']);
      expect(parse(`#e=1${name}:q:5,1s:q:5${name},1s:${name}:5&v=1`).repairs).toHaveLength(3);
    },
  );

  it('may lack the version if it is only about the view', () => {
    expect(parse('?lang=ko').repairs).toEqual([]);
    expect(parse('#theme=dark&paused').repairs).toEqual([]);
    expect(parse('#theme=projector&present').state.view).toEqual({ theme: 'projector', present: true });
    expect(parse('#theme=projector&present').repairs).toEqual([]);
  });

  it('of the future is read as far as it is known', () => {
    const { state, repairs } = parse('#rmin=200ms&pace=on&v=3');
    expect(state.spec.params['rmin']).toBe(ms(200));
    expect(repairs.map(({ code }) => code)).toEqual(['future-version', 'unknown-key']);
    expect(repairHeadline(repairs)).toEqual({
      en: 'This link needs a newer version.',
      ko: '더 새로운 버전이 필요한 링크입니다.',
    });
  });

  it('of the future is described for whoever reads it: a page can be loaded again, a command line cannot', () => {
    const [newer] = parse('#v=3').repairs;
    expect(describeRepair(newer!, 'en')).toBe(
      '`v=3` is newer than this copy, which knows `v=1`. What it knows was used.',
    );
    expect(describeRepair(newer!, 'ko')).not.toContain('새로 고침');
  });

  it('of the very next version is of the future, too', () => {
    expect(parse('#v=2').repairs.map(({ code }) => code)).toEqual(['future-version']);
    expect(parse('#v=0').repairs.map(({ code }) => code)).toEqual(['bad-version']);
  });

  it('with a change at 0 s has it as a setting of the whole run', () => {
    expect(rewritten('#q=30&e=0s:q:9&v=1')).toBe('#q=9&v=1');
  });

  it('that is too long is read to 4000 characters', () => {
    const { state, repairs } = parse(`#rmin=200ms&x=${Array(1000).fill('R-B:1').join(',')}&v=1`);
    expect(state.spec.params['rmin']).toBe(ms(200));
    expect(repairs.map(({ code }) => code)).toEqual(['too-long']);
  });

  it('raises RTO maximum at the moment of a change that needs it', () => {
    expect(rewritten('#rmax=2s&e=1s:rmin:3s&v=1')).toBe('#rmax=2s&e=1s:rmin:3s,1s:rmax:3s&v=1');
  });

  it('shows what it quotes in short and without back-ticks', () => {
    const [sentence = ''] = said(`#${'`'.repeat(80)}=1&v=1`);
    expect(sentence.split('`')).toHaveLength(3);
    expect(sentence.length).toBeLessThan(120);
  });
});

describe('the length of links', () => {
  it('is within bounds for a default and for nine changed settings', () => {
    const host = 'https://lectern.example.ac.kr/reno/';
    expect(host.length + writeLink(defaultState(reno), reno).length).toBeLessThanOrEqual(60);
    const nine = rewritten('#rmin=200ms&q=50&bw=10Mbps&delay=50ms&loss=1pc&rmax=2s&rto=rfc793&cc=newreno&wnd=100&v=1');
    expect(host.length + nine.length).toBeLessThanOrEqual(135);
  });

  it('is too much beyond 250 characters or eight changes', () => {
    const edits = (n: number) => Array.from({ length: n }, (_, i) => `${i + 1}s:q:9`).join(',');
    expect(linkTooLong(`#e=${edits(EDITS_AT_MOST)}&v=1`)).toBe(false);
    expect(linkTooLong(`#e=${edits(EDITS_AT_MOST + 1)}&v=1`)).toBe(true);
    expect(linkTooLong(`#e=${edits(3)}&b=&be=${edits(EDITS_AT_MOST + 1)}&v=1`)).toBe(true);
    expect(linkTooLong('x'.repeat(LINK_AT_MOST))).toBe(false);
    expect(linkTooLong('x'.repeat(LINK_AT_MOST + 1))).toBe(true);
  });
});

describe('the scenario of a link', () => {
  it.each([
    ['https://host.example/folder/reno/#q=50&v=1', 'reno', '#q=50&v=1'],
    ['https://host.example/reno/index.html?q=50', 'reno', '?q=50'],
    ['reno/#q=50', 'reno', '#q=50'],
    ['RENO', 'reno', ''],
    ['#q=50', undefined, '#q=50'],
    ['https://host.example', undefined, ''],
  ])('of %s', (link, id, text) => {
    expect(splitLink(link)).toEqual({ id, text });
  });

  it('is known or not', () => {
    expect(scenarioById('reno')).toBe(reno);
    expect(scenarioById('ren0')).toBeUndefined();
  });
});
