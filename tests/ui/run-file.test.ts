// A run as a file: what is saved is what is opened, whatever a link could hold and beyond; and a wrong file is refused in words.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { scenarios } from '../../src/scenarios/index.ts';
import { defaultState, type LinkState } from '../../src/scenarios/kit/link-state.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { MODEL_VERSION } from '../../src/scenarios/kit/run-spec.ts';
import { linkTooLong, writeLink } from '../../src/scenarios/kit/write-link.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { openRunFile, readRunFile, writeRunFile } from '../../src/ui/share/run-file.ts';
import { arbitraryState } from '../support/arbitraries.ts';
import { isFull } from '../support/sample.ts';

const LINK = 'https://host.example/reno/#q=20&v=1';
const stateOf = (link: string): LinkState => parseLink(link, reno).state;
const saved = (state: LinkState, digests: readonly (number | undefined)[] = []) =>
  writeRunFile(state, reno, digests, LINK);

describe.each(scenarios)('a run file of $id', (scenario) => {
  it('says every reachable state exactly', () => {
    fc.assert(
      fc.property(arbitraryState(scenario), ({ pinnedModel: _, ...state }) => {
        const opened = readRunFile(writeRunFile(state, scenario, [], LINK), scenario);
        expect(opened).toEqual({
          state,
          digests: [undefined, ...state.others.map(() => undefined)],
          model: MODEL_VERSION,
          added: [],
        });
      }),
      { numRuns: isFull ? 300 : 40, seed: 20261 },
    );
  });
});

describe('a run file', () => {
  it('holds more changes than a link should', () => {
    const changes = Array.from({ length: 40 }, (_, n) => ({ at: ms(100 * (n + 1)), key: 'q', value: 5 + n }));
    const state = { ...defaultState(reno), spec: { ...defaultState(reno).spec, changes } };
    expect(linkTooLong(writeLink(state, reno))).toBe(true);
    expect(readRunFile(saved(state), reno)).toMatchObject({ state: { spec: { changes } } });
  });

  it('has a digest for every run that is computed, the model, and the link for those who only read', () => {
    const text = saved(stateOf('#b=rmin:200ms&v=1'), [0xbadcafe, undefined]);
    const data = JSON.parse(text) as { link: string; model: string; runs: { digest?: string }[] };
    expect(data.link).toBe(LINK);
    expect(data.model).toBe(MODEL_VERSION);
    expect(data.runs.map(({ digest }) => digest)).toEqual(['0badcafe', undefined]);
    expect(readRunFile(text, reno)).toMatchObject({ digests: ['0badcafe', undefined] });
  });

  it('is not read where it is larger than any, and is said to be', async () => {
    const text = saved(defaultState(reno));
    expect(await openRunFile(new Blob([text]), reno)).toEqual(readRunFile(text, reno));
    expect(await openRunFile(new Blob([text.padEnd(1_000_001)]), reno)).toMatchObject({
      why: { en: expect.stringContaining('too large'), ko: expect.stringContaining('너무 큽니다') },
    });
  });

  it('keeps the moment of a run that is longer than usual', () => {
    const opened = readRunFile(saved(stateOf('#end=60s&t=45s&v=1')), reno);
    expect(opened).toMatchObject({ state: { view: { t: seconds(45) } } });
  });
});

describe('a file from before a setting', () => {
  /** As if the settings were newer than the file. */
  const without = (state: LinkState, ...keys: readonly string[]): string => {
    const data = JSON.parse(saved(state)) as { runs: { params: Record<string, unknown> }[] };
    for (const { params } of data.runs) for (const key of keys) delete params[key];
    return JSON.stringify(data);
  };

  it('opens with what links of its day leave out, and says so', () => {
    const state = stateOf('#q=20&b=rmin:200ms&v=1');
    const read = readRunFile(without(state, 'k', 'cc', 'lt'), reno);
    expect(read).toMatchObject({ state: { spec: state.spec, others: state.others } });
    const labels = reno.parameters.filter(({ key }) => ['k', 'cc', 'lt'].includes(key)).map(({ label }) => label);
    expect(read).toMatchObject({ added: labels });
  });

  it('has what its other choices bring', () => {
    const state = stateOf('#queue=mark&v=1');
    expect([state, defaultState(reno)].map(({ spec }) => spec.params['ecn'])).toEqual([true, false]);
    expect(readRunFile(without(state, 'ecn'), reno)).toMatchObject({ state: { spec: state.spec } });
  });
});

describe('a wrong file', () => {
  const good = JSON.parse(saved(stateOf('#q=20&e=1s:rmin:50ms&v=1'))) as Record<string, unknown> & {
    runs: [{ params: object; changes: object[]; kills: object[] }];
  };
  const [run] = good.runs;
  const why = (data: unknown): string => {
    const read = readRunFile(typeof data === 'string' ? data : JSON.stringify(data), reno);
    if (!('why' in read)) throw new Error('It was opened.');
    expect(read.why.ko).toMatch(/[가-힣].*\.$/);
    return read.why.en;
  };

  it.each<[string, unknown, string]>([
    ['text', 'Dear students,', 'it is not JSON'],
    ['nothing', '', 'it is not JSON'],
    ['other JSON', { name: 'lectern' }, 'no run file of Lectern'],
    ['a list', [], 'no run file of Lectern'],
    ['null', null, 'no run file of Lectern'],
    ['a file of a newer version', { ...good, version: 2 }, 'newer version'],
    ['a file without runs', { ...good, runs: [] }, 'damaged: runs'],
    [
      'a file with a lost time',
      { ...good, runs: [{ ...run, changes: [{ key: 'q', value: 9 }] }] },
      'runs.0.changes.0.at',
    ],
    ['a digest that is none', { ...good, runs: [{ ...run, digest: 'same' }] }, 'runs.0.digest'],
    [
      'a setting that is none',
      { ...good, runs: [{ ...run, params: { ...run.params, zebra: 1 } }] },
      '"zebra" is not a setting',
    ],
    ['a value out of range', { ...good, runs: [{ ...run, params: { ...run.params, q: -5 } }] }, '"q" cannot be -5'],
    ['a packet dropped nowhere', { ...good, runs: [{ ...run, kills: [{ place: 'X-Y', n: 1 }] }] }, 'no place "X-Y"'],
  ])('is refused in words: %s', (_, data, words) => {
    expect(why(data)).toContain(words);
  });

  it('of another scenario says where it belongs', () => {
    const read = readRunFile(JSON.stringify({ ...good, scenario: 'lan-rto' }), reno);
    expect(read).toMatchObject({ elsewhere: { scenario: 'lan-rto', fragment: '#q=20&v=1' } });
  });

  it('whose view cannot be read opens with what can', () => {
    expect(readRunFile(JSON.stringify({ ...good, view: '#t=soon&step=2&front=c&v=1' }), reno)).toMatchObject({
      state: { view: { step: 2 } },
    });
  });
});
