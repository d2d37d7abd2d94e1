// What a link says of how a run is looked at, key by key, and what is said where it cannot be; the version and the model that it
// was written for. docs/scenarios.md, "The settings".

import { describe, expect, it } from 'vitest';
import { seconds } from '../../src/engine/core/time.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { MODEL_VERSION } from '../../src/scenarios/kit/run-spec.ts';
import { writeLink } from '../../src/scenarios/kit/write-link.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';

const END = seconds(20);
const read = (words: string) => {
  const { state, repairs } = parseLink(`#${words}&v=1`, reno);
  return { view: state.view, repairs };
};

it('every key comes back as it was written, in the order of links', () => {
  const link =
    '#n=2&b=&t=1s&z0=0ms&z1=2s&lang=ko&theme=dark&lesson=mine&step=2&p=silence:rto&sweep=q.5&paused=1&present=1&view=ladder' +
    '&of=A1&front=b&who=kim&got=7f3a90c1,window,goodput:1933330&hide=rmin&lock=q&lab=a4-answers&embed=1&show=stage,why' +
    `&control=rmin&m=${MODEL_VERSION}&v=1`;
  const { state, repairs } = parseLink(link, reno);
  expect(repairs).toEqual([]);
  expect(writeLink(state, reno)).toBe(link);
});

it('the seed of a person’s own run is always written, also where it is the usual one', () => {
  const link = '#seed=1&who=kim&own=1&v=1';
  expect(writeLink(parseLink(link, reno).state, reno)).toBe(link);
  expect(writeLink(parseLink('#seed=1&who=kim&v=1', reno).state, reno)).toBe('#who=kim&v=1');
  expect(writeLink(parseLink('#seed=1&own=1&v=1', reno).state, reno)).toBe('#own=1&v=1');
});

describe('a moment', () => {
  const range = { key: 't', min: 0, max: END, step: 1, quantity: 'duration' };

  it.each([
    ['t=1.5', seconds(1.5)],
    ['t=0', 0],
    ['t=20s', END],
    ['t=7ns', 7],
  ])('%s is of the run; a bare number counts seconds', (words, t) => {
    expect(read(words)).toEqual({ view: { t }, repairs: [] });
  });

  it.each([
    ['t=-1s', 'out-of-range', 0],
    ['t=20.1s', 'out-of-range', END],
    ['t=2.6ns', 'off-step', 3],
  ])('%s has the nearest: %s', (given, code, used) => {
    expect(read(given)).toEqual({ view: { t: used }, repairs: [{ ...range, code, given, used }] });
  });

  it.each([
    ['t=soon', 'not-a-number'],
    ['t=3kg', 'wrong-unit'],
  ])('%s is none: %s', (given, code) => {
    expect(read(given)).toEqual({ view: {}, repairs: [{ ...range, code, given }] });
  });
});

describe('a part of the run', () => {
  it('needs one end only: the other is that of the run', () => {
    expect(read('z0=5s')).toEqual({ view: { z0: seconds(5), z1: END }, repairs: [] });
    expect(read('z1=5s')).toEqual({ view: { z0: 0, z1: seconds(5) }, repairs: [] });
  });

  it('without any length is left out', () => {
    const given = 'z0=5s&z1=5s';
    expect(read(given)).toEqual({ view: {}, repairs: [{ code: 'bad-zoom', key: 'z0', given }] });
    expect(read('z0=soon&z1=5s').view).toEqual({ z0: 0, z1: seconds(5) });
    expect(read('z0=25s&z1=24s').view).toEqual({});
  });

  it.each([
    ['z0=20s', 18, 20],
    ['z0=20s&z1=21s', 19, 20],
    ['z1=0s', 0, 2],
    ['z0=-3s&z1=0s', 0, 3],
    ['z0=30s&z1=70s', 0, 20],
  ])('behind or before the run is the nearest of the same length, or a tenth of the run: %s', (given, z0, z1) => {
    const used = seconds(z1 - z0);
    const key = given.startsWith('z0') ? 'z0' : 'z1';
    const repair = { code: 'zoom-outside', key, given, min: 0, max: END, quantity: 'duration', used };
    expect(read(given)).toEqual({ view: { z0: seconds(z0), z1: seconds(z1) }, repairs: [repair] });
  });
});

describe('a word', () => {
  it.each([
    ['lang=KO', { lang: 'ko' }],
    ['theme=Projector', { theme: 'projector' }],
    ['lab=letter', { lab: 'letter' }],
    ['view=Events', { view: 'events' }],
    ['view=charts', {}],
    ['lesson=My-Lesson-2', { lesson: 'my-lesson-2' }],
    [`lesson=${'a'.repeat(40)}`, { lesson: 'a'.repeat(40) }],
    ['sweep=q:5,9-x.Y', { sweep: 'q:5,9-x.Y' }],
    [`sweep=${'q'.repeat(200)}`, { sweep: 'q'.repeat(200) }],
  ])('%s is read', (words, view) => expect(read(words)).toEqual({ view, repairs: [] }));

  it.each([
    ['theme=drak', { options: ['light', 'dark', 'projector'], suggestion: 'dark' }],
    ['lab=a5', { options: ['a4', 'letter', 'a4-answers', 'letter-answers'], suggestion: 'a4' }],
    ['lang=french', { options: ['en', 'ko'] }],
    ['lesson=-mine', {}],
    ['lesson=my_own', {}],
    [`lesson=${'a'.repeat(41)}`, {}],
    ['sweep=q*5', {}],
    [`sweep=${'q'.repeat(201)}`, {}],
  ])('%s is ignored, and what may be said is named', (given, more) => {
    const key = given.slice(0, given.indexOf('='));
    expect(read(given)).toEqual({ view: {}, repairs: [{ code: 'unknown-choice', key, given, ...more }] });
  });

  it('for a connection is its name; where a setting says which, that one is meant', () => {
    expect(read('n=2&of=a2')).toEqual({ view: { conn: 'A2' }, repairs: [] });
    expect(read('n=2&of=a3').repairs).toMatchObject([{ code: 'unknown-choice', key: 'of', options: ['A1', 'A2'] }]);
    const repair = { code: 'unknown-key', key: 'of', given: 'of=A1', suggestion: 'watch' };
    expect(parseLink('#of=A1&v=1', lanRto).repairs).toEqual([repair]);
  });

  it('says yes or no to what is on or off; a key alone says yes', () => {
    for (const key of ['paused', 'present', 'own', 'embed']) {
      for (const word of ['', '=1', '=TRUE', '=on', '=yes'])
        expect(read(key + word), key + word).toEqual({ view: { [key]: true }, repairs: [] });
      for (const word of ['=0', '=False', '=off', '=no'])
        expect(read(key + word), key + word).toEqual({ view: {}, repairs: [] });
      const given = `${key}=maybe`;
      const repair = { code: 'unknown-choice', key, given, options: ['1', '0'] };
      expect(read(given)).toEqual({ view: {}, repairs: [repair] });
      expect(read(`${key}=`)).toEqual({ view: {}, repairs: [{ code: 'no-value', key, given: `${key}=` }] });
    }
  });
});

describe('a step of a lesson', () => {
  const steps = reno.steps ?? 0;
  const range = { key: 'step', min: 1, step: 1, quantity: 'count' };

  it('is one of the scenario’s lesson', () => {
    expect(read(`step=${steps}`)).toEqual({ view: { step: steps }, repairs: [] });
    const given = `step=${steps + 1}`;
    expect(read(given)).toEqual({
      view: { step: steps },
      repairs: [{ ...range, max: steps, code: 'out-of-range', given, used: steps }],
    });
    expect(read('step=1.6').repairs).toEqual([{ ...range, max: steps, code: 'off-step', given: 'step=1.6', used: 2 }]);
    expect(read('step=x').repairs).toEqual([{ ...range, max: steps, code: 'not-a-number', given: 'step=x' }]);
  });

  it('of a lesson of one’s own has 99 at most, since nobody knows yet how many there are', () => {
    expect(read('lesson=mine&step=99')).toEqual({ view: { lesson: 'mine', step: 99 }, repairs: [] });
    expect(read('lesson=mine&step=100').view.step).toBe(99);
  });
});

describe('the run in front', () => {
  it('is A where nothing else is said', () => {
    expect(read('b=&front=a')).toMatchObject({ view: {}, repairs: [] });
    expect(read('b=&front=a').view).toEqual({});
    expect(read('b=&front=B').view).toEqual({ front: 1 });
    expect(read('b=&c=&front=b').view).toEqual({ front: 1 });
    expect(read('b=&c=&front=c').view).toEqual({ front: 2 });
  });
});

describe('the version', () => {
  it.each([
    ['q=50&v=1x', 'bad-version', 'v=1x'],
    ['q=50&v=01', 'bad-version', 'v=01'],
    ['q=50&v=-1', 'bad-version', 'v=-1'],
    ['v=&q=50', 'bad-version', 'v='],
    ['q=50&v=12', 'future-version', 'v=12'],
  ])('of %s is the present one: %s', (words, code, given) => {
    const { state, repairs } = parseLink(`#${words}`, reno);
    expect(repairs).toEqual([{ code, key: 'v', given, used: 1 }]);
    expect([state.version, state.spec.params['q']]).toEqual([1, 50]);
  });

  it('may be missing in up to 60 characters; in more it has been cut off', () => {
    const codes = (length: number) =>
      parseLink(`#q=50&who=${'x'.repeat(length - 10)}`, reno).repairs.map(({ code }) => code);
    expect(codes(60)).not.toContain('cut-off');
    expect(codes(61)).toContain('cut-off');
  });

  it.each([
    ['#q=50&rmi', { given: 'rmi' }],
    ['#q=50&fro', { given: 'fro' }],
    ['#q=50&rmin=', { given: 'rmin=', key: 'rmin' }],
    ['#q=50&v=', { given: 'v=' }],
    ['#q=50&', { given: 'q=50' }],
    ['#q=50&AMP; ', { given: 'q=50' }],
  ])('is missing where a word breaks off: %s', (link, more) => {
    expect(parseLink(link, reno).repairs).toContainEqual({ code: 'cut-off', ...more });
  });
});

describe('the model', () => {
  const model = (m: string) => parseLink(`#m=${m}&v=1`, reno);

  it.each(['1', '1.0', '2.10.9999'])('%s is another one: the run is of this one', (m) => {
    const repair = { code: 'other-model', key: 'm', given: `m=${m}`, used: MODEL_VERSION };
    expect(model(m)).toMatchObject({ state: { pinnedModel: MODEL_VERSION }, repairs: [repair] });
  });

  it.each(['latest', '1.2.3.4', '12345', '1.', 'x1', '1x'])('%s is none', (m) => {
    const { state, repairs } = model(m);
    expect(repairs).toEqual([{ code: 'bad-model', key: 'm', given: `m=${m}` }]);
    expect('pinnedModel' in state).toBe(false);
  });
});

it('the same mistake made twice is named once', () => {
  expect(read('x=R-B:-1,R-B:-1,R-B:-2').repairs.map(({ given }) => given)).toEqual(['R-B:-1', 'R-B:-2']);
});
