// Links, sentence by sentence: what is read, what is repaired, what is said about it, what is written.

import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { Mbps } from '../../src/engine/core/units.ts';
import { scenarioById } from '../../src/scenarios/index.ts';
import { describeRepair, repairHeadline } from '../../src/scenarios/kit/describe-repair.ts';
import { defaultState, type LinkView } from '../../src/scenarios/kit/link-state.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { MODEL_VERSION } from '../../src/scenarios/kit/run-spec.ts';
import { splitLink } from '../../src/scenarios/kit/split-link.ts';
import { EDITS_AT_MOST, LINK_AT_MOST, linkTooLong, writeLink } from '../../src/scenarios/kit/write-link.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';

const parse = (text: string) => parseLink(text, reno);
const said = (text: string) => parse(text).repairs.map((repair) => describeRepair(repair, 'en'));
const saidInKorean = (text: string) => parse(text).repairs.map((repair) => describeRepair(repair, 'ko'));
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
  it.each([
    ['#rmin=-5ms&v=1', '`rmin=-5ms` is outside 1 ms – 3 s, so we use 1 ms.'],
    ['#qq=20&v=1', '`qq=20` is not a setting here (did you mean `q`?), so it is ignored.'],
    ['#zebra=1&v=1', '`zebra=1` is not a setting here, so it is ignored.'],
    ['#n=6.5&v=1', '`n=6.5` is not a whole number, so we use 6.'],
    ['#rmin=1.5ms&v=1', '`rmin=1.5ms` is not a multiple of 1 ms, so we use 1 ms.'],
    ['#seed=lucky&v=1', '`seed=lucky` is not a number such as `1`, so we use 1.'],
    ['#delay=20KB&v=1', '`delay=20KB` has a unit that does not fit (written like `20ms`), so we use 20 ms.'],
    ['#rmin=1e999s&v=1', '`rmin=1e999s` is outside 1 ms – 3 s, so we use 3 s.'],
    ['#cc=newrno&v=1', '`cc=newrno` is not one of reno, newreno (did you mean `newreno`?), so we use `reno`.'],
    ['#bw=&v=1', '`bw=` has no value, so we use 2 Mbit/s.'],
    ['#q=50&q=60&v=1', '`q=50` and `q=60` are both given; the last one is used.'],
    ['#t=30s&v=1', '`t=30s` is outside 0 – 20 s, so we use 20 s.'],
    ['#z0=5s&z1=3s&v=1', '`z0=5s&z1=3s` is not a range of time, so the whole run is shown.'],
    ['#lang=fr&v=1', '`lang=fr` is not one of en, ko, so it is ignored.'],
    ['#e=1s:rmin&v=1', '`1s:rmin` is not a change like `1.5s:rmin:50ms`, so it is ignored.'],
    ['#e=1s:n:3&v=1', '`1s:n:3` changes a setting that cannot change during a run, so it is ignored.'],
    ['#e=1s:rmim:50ms&v=1', '`1s:rmim:50ms` is not a setting here (did you mean `rmin`?), so it is ignored.'],
    ['#e=1s:q:1000&v=1', '`1s:q:1000` is outside 2 – 200 packets, so we use 200 packets.'],
    ['#e=1.00003s:q:9&v=1', 'The time of `1.00003s:q:9` is rounded to 0.1 ms, so it is 1 s.'],
    ['#e=0s:q:9&v=1', '`0s:q:9` is a change at 0 s, so it applies to the whole run.'],
    ['#e=20s:q:9&v=1', '`20s:q:9` is not before the end of the run (20 s), so it is ignored.'],
    ['#e=1s:q:9,1s:q:8&v=1', '`1s:q:9` is replaced by a later one of the same setting at the same time.'],
    ['#x=R-B:-1&v=1', '`R-B:-1` is not a packet like `R-B:17`, so it is ignored.'],
    ['#x=R-C:3&v=1', '`R-C:3` is not at one of the places R-B, B-R, A-R, R-A (did you mean `R-B`?), so it is ignored.'],
    ['#v=one', '`v=one` is not a version of links, so we use 1.'],
    ['#m=latest&v=1', '`m=latest` is not a version of the model, so it is ignored.'],
    [
      '#m=2.1&v=1',
      `\`m=2.1\`: the link was made with another version of the model; this is ${MODEL_VERSION}. The numbers may differ.`,
    ],
    [
      '#rmin=3s&rmax=2s&v=1',
      'RTO minimum is larger than RTO maximum, so the maximum is raised to it. Instead of `rmax=2s`: we use 3 s.',
    ],
    [
      '#rmax=2s&e=1s:rmin:3s&v=1',
      'RTO minimum is larger than RTO maximum, so the maximum is raised to it. Instead of `rmax=2s` at 1 s: we use 3 s.',
    ],
  ])('%s says one thing', (link, sentence) => {
    expect(said(link)).toEqual([sentence]);
    expect(parse(rewritten(link)).repairs).toEqual([]);
  });

  it.each([
    ['#rmin=-5ms&v=1', '`rmin=-5ms` 값은 허용 범위(1 ms–3 s)를 벗어나므로 1 ms를 씁니다.'],
    ['#qq=20&v=1', '`qq=20` 항목은 여기에 없는 설정이므로 무시합니다(혹시 `q`인가요?).'],
    ['#n=6.5&v=1', '`n=6.5` 값은 정수가 아니므로 6을 씁니다.'],
    ['#cc=cubic&v=1', '`cc=cubic` 값은 쓸 수 있는 값(reno, newreno)이 아니므로 `reno` 값을 씁니다.'],
    ['#e=1s:q:1000&v=1', '`1s:q:1000` 값은 허용 범위(2–200 패킷)를 벗어나므로 200 패킷을 씁니다.'],
  ])('%s says it in Korean', (link, sentence) => {
    expect(saidInKorean(link)).toEqual([sentence]);
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
    expect(said('#rmin=200ms&bw=')).toEqual([
      'It has no `v=` at its end, and `bw=` has no value. The rest was used. Ask the sender for the whole link.',
    ]);
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

  it.each<[string, LinkView, string]>([
    [
      '#z0=30s&z1=40s&v=1',
      { z0: seconds(10), z1: seconds(20) },
      '`z0=30s&z1=40s` lies outside the run (0 – 20 s), so the nearest 10 s of it are shown.',
    ],
    [
      '#z0=30s&z1=90s&v=1',
      { z0: 0, z1: seconds(20) },
      '`z0=30s&z1=90s` lies outside the run (0 – 20 s), so the nearest 20 s of it are shown.',
    ],
    [
      '#z0=-3s&z1=-1s&v=1',
      { z0: 0, z1: seconds(2) },
      '`z0=-3s&z1=-1s` lies outside the run (0 – 20 s), so the nearest 2 s of it are shown.',
    ],
    [
      '#z0=25s&v=1',
      { z0: seconds(18), z1: seconds(20) },
      '`z0=25s` lies outside the run (0 – 20 s), so the nearest 2 s of it are shown.',
    ],
    ['#z0=15s&z1=40s&v=1', { z0: seconds(15), z1: seconds(20) }, '`z1=40s` is outside 0 – 20 s, so we use 20 s.'],
  ])('with a zoom that the run does not have shows the nearest part: %s', (link, view, sentence) => {
    expect(parse(link).state.view).toEqual(view);
    expect(said(link)).toEqual([sentence]);
    expect(parse(rewritten(link)).repairs).toEqual([]);
  });

  it('says so in Korean, too', () => {
    expect(saidInKorean('#z0=30s&z1=40s&v=1')).toEqual([
      '`z0=30s&z1=40s` 구간은 실행 범위(0–20 s)를 벗어나므로 실행에서 가장 가까운 10 s 구간을 보여 줍니다.',
    ]);
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
