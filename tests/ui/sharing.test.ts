// What is passed on: what a shared link says of all that could be said, its preview in words, and what a page does that was
// opened by a link with limits.

import { csvParse, dsvFormat } from 'd3-dsv';
import { describe, expect, it } from 'vitest';
import { lessons } from '../../build/lessons.ts';
import { readClassList } from '../../src/collect/class-list.ts';
import { ms } from '../../src/engine/core/time.ts';
import { seedOf } from '../../src/scenarios/kit/handed-in.ts';
import { ALL } from '../../src/scenarios/kit/limits.ts';
import type { LinkState } from '../../src/scenarios/kit/link-state.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { writeLink } from '../../src/scenarios/kit/write-link.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { classCsv } from '../../src/ui/share/class-csv.ts';
import { embedCode } from '../../src/ui/share/embed-code.ts';
import { withSetting } from '../../src/ui/share/limit-choices.tsx';
import { previewOf } from '../../src/ui/share/preview.ts';
import { type Choices, personalState, sharedState, type Whose, whoseOf } from '../../src/ui/share/shared-state.ts';
import { fakeReno, fakeSpec } from '../support/fake-runner.ts';
import { END, openPage } from './page.ts';

const lesson = lessons['reno']!;

const stateOf = (link: string): LinkState => parseLink(link, reno).state;

const EVERYTHING: Choices = {
  start: 'here',
  edits: true,
  comparison: true,
  predictions: true,
  asks: false,
  paused: false,
  whose: 'nobody',
  limits: {},
  language: undefined,
};

describe('a link to pass on', () => {
  const WHOLE = '#q=20&e=1s:rmin:50ms&x=R-B:3&b=rmin:200ms&be=2s:q:9&t=1.5s&z0=1s&z1=2s&p=silence:rto&front=b&v=1';
  const shared = (choices: Partial<Choices>, more = {}): string =>
    writeLink(sharedState({ state: stateOf(WHOLE), ...more }, { ...EVERYTHING, ...choices }), reno);

  it('says all of it unless its sender leaves something out', () => {
    expect(shared({})).toBe(WHOLE);
  });

  it('starts at the beginning, or at the event that was chosen', () => {
    expect(shared({ start: 'beginning' })).not.toMatch(/[&#](t|z0|z1)=/);
    expect(shared({ start: 'event' }, { event: ms(720.6) })).toContain('&t=720.6ms&');
  });

  it('leaves out edits of every run', () => {
    const link = shared({ edits: false });
    expect(stateOf(link).spec.changes).toEqual([]);
    expect(link).not.toMatch(/[&#](e|x|be)=/);
    expect(link).toContain('b=rmin:200ms');
  });

  it('without the comparison has the run in front, as it is', () => {
    const { spec, others, view } = stateOf(shared({ comparison: false }));
    expect(others).toEqual([]);
    expect(view.front).toBeUndefined();
    expect(spec).toEqual(stateOf(WHOLE).others[0]);
  });

  it('asks a question without its answer, or tells what was predicted, or neither', () => {
    const asked = { question: 'silence' };
    expect(shared({ asks: true }, asked)).toContain('&p=silence&');
    expect(shared({ predictions: false })).not.toContain('p=');
    expect(shared({ predictions: false, asks: true }, asked)).toContain('&p=silence&');
  });

  it('says what its reader gets: limits, language, waiting', () => {
    const link = shared({ limits: { hide: ['rmin'], lock: [ALL] }, language: 'ko', paused: true });
    expect(stateOf(link).view).toMatchObject({ hide: ['rmin'], lock: ['all'], lang: 'ko', paused: true });
    expect(parseLink(link, reno).repairs).toEqual([]);
  });

  it('takes back limits that its sender was given', () => {
    const state = stateOf('#hide=rmin&lock=q&v=1');
    expect(writeLink(sharedState({ state }, EVERYTHING), reno)).toBe('#v=1');
  });
});

describe('a link for a class', () => {
  const shared = (link: string, whose: Whose): LinkState =>
    sharedState({ state: stateOf(link) }, { ...EVERYTHING, whose });
  const csvOf = (text: string, link = '#loss=1pc&v=1') => {
    const state = shared(link, 'own');
    return classCsv(readClassList(text), (who) => {
      const theirs = personalState(state, who, reno);
      return { seed: Number(theirs.spec.params['seed']), link: writeLink(theirs, reno) };
    });
  };

  it('asks nobody, or asks who it is, or gives each a run of their own, or stays signed', () => {
    expect(writeLink(shared('#q=20&v=1', 'nobody'), reno)).toBe('#q=20&v=1');
    expect(writeLink(shared('#q=20&v=1', 'asked'), reno)).toBe('#q=20&who=&v=1');
    expect(writeLink(shared('#q=20&v=1', 'own'), reno)).toBe('#q=20&who=&own=1&v=1');
    expect(writeLink(shared('#q=20&who=kim&v=1', 'signed'), reno)).toBe('#q=20&who=kim&v=1');
    expect(writeLink(shared('#q=20&who=kim&own=1&v=1', 'nobody'), reno)).not.toMatch(/who|own/);
    expect(
      ['#v=1', '#who=&v=1', '#who=&own=1&v=1', '#who=kim&own=1&v=1'].map((link) => whoseOf(stateOf(link).view)),
    ).toEqual(['nobody', 'asked', 'own', 'signed']);
  });

  it('for each of a list holds their name, the seed of it and everything else, beside the row of the list', () => {
    const rows = dsvFormat(';').parse(csvOf('\ufeffName;Student ID\n"Kim; Minsu";20231234\n홍길동;20231235\n'));
    expect(rows.columns).toEqual(['Name', 'Student ID', 'seed', 'link']);
    expect(rows.map((row) => [row['Name'], row['Student ID']])).toEqual([
      ['Kim; Minsu', '20231234'],
      ['홍길동', '20231235'],
    ]);
    for (const row of rows) {
      const { state, repairs } = parseLink(row['link']!, reno);
      const who = row['Student ID']!;
      expect(repairs).toEqual([]);
      expect(state.view).toEqual({ who, own: true });
      expect(state.spec.params).toMatchObject({ loss: 0.01, seed: seedOf(who, reno) });
      expect(Number(row['seed'])).toBe(seedOf(who, reno));
    }
  });

  it('comes back as the list came, and no cell of it as a formula', () => {
    const lines = (text: string) => csvOf(text).split('\n');
    expect(lines('Name,ID\n=HYPERLINK(1),20231234')[1]).toMatch(/^'=HYPERLINK\(1\),20231234,511932,/);
    expect(lines('Name;ID\n홍길동;20231234')[0]).toBe('Name;ID;seed;link');
    expect(lines('Name\tID\n홍길동\t20231234')[0]).toBe('Name,ID,seed,link');
  });

  it('has the seed of its student in every run that is compared', () => {
    const csv = csvOf('20231234', '#loss=1pc&b=rmin:200ms&v=1');
    const { spec, others } = stateOf(csvParse(csv)[0]!['link']!);
    expect([spec, ...others].map(({ params }) => params['seed'])).toEqual([511_932, 511_932]);
  });

  it('says in its preview who hands it in', () => {
    const said = (link: string) => previewOf(stateOf(link), reno, lesson, 'en').find(({ name }) => name === 'signed');
    expect(said('#who=&v=1')!.said).toContain('asks who they are');
    expect(said('#who=&own=1&v=1')!.said).toContain('a run of their own');
    expect(said('#who=20231234&own=1&v=1')!.said).toContain('seed 511932');
  });
});

describe('the preview', () => {
  const said = (link: string, language: 'en' | 'ko' = 'en') =>
    Object.fromEntries(previewOf(stateOf(link), reno, lesson, language).map((line) => [line.name, line.said]));

  it('of the bare link is the scenario as it is', () => {
    expect(said('#v=1')).toEqual({
      run: reno.title.en,
      opens: 'from the beginning',
      settings: 'as the scenario has them',
    });
  });

  it('tells what a link holds, and of a step its question', () => {
    const lines = said(
      '#q=20&e=1s:rmin:50ms&x=R-B:3,R-B:4&b=rmin:200ms&t=1.5s&step=2&p=silence:rto&hide=q&lock=rmin&v=1',
    );
    expect(lines['opens']).toBe(
      `step 2 of ${lesson.steps.length}, “${lesson.steps[1]!.question.en}” · paused at 1.500 s`,
    );
    expect(lines['settings']).toBe('Router queue 20 packets (hidden)');
    expect(lines['edits']).toBe('1 change during the run, 2 packets dropped by hand');
    expect(lines['compared']).toBe('A: RTO minimum 1 s · B: RTO minimum 200 ms');
    expect(lines['predictions']).toBe('1 of yours');
    expect(lines['limits']).toBe('hidden: Router queue · locked: RTO minimum');
  });

  it('says of which step the question is that it asks first', () => {
    const at = lesson.steps.findIndex(({ asks = [] }) => asks.length > 0);
    const { id } = lesson.steps[at]!.asks![0]!;
    expect(said(`#p=${id}&v=1`)['asks']).toContain(`step ${at + 1}`);
    expect(said(`#p=${id}&v=1`, 'ko')['asks']).toContain(`${at + 1}단계`);
  });
});

describe('choosing limits', () => {
  it('moves a setting between shown, locked and hidden', () => {
    const hidden = withSetting({ lock: ['q'] }, 'q', 'hidden');
    expect(hidden).toEqual({ hide: ['q'] });
    expect(withSetting(hidden, 'rmin', 'locked')).toEqual({ hide: ['q'], lock: ['rmin'] });
    expect(withSetting(hidden, 'q', 'free')).toEqual({});
  });
});

describe('a page whose link locks a setting', () => {
  const [first, second] = fakeReno.parameters.filter(({ kind }) => kind === 'number').map(({ key }) => key) as [
    string,
    string,
  ];
  const page = () => {
    const opened = openPage(fakeSpec({ end: END }));
    opened.store.getState().setLimits({ lock: [first] });
    return opened;
  };
  const move = (of: ReturnType<typeof page>, key: string) => {
    const parameter = of.store.getState().scenario.parameters.find((each) => each.key === key)!;
    const { spec, setParam } = of.store.getState();
    const value =
      parameter.kind === 'number' ? (spec.params[key] === parameter.max ? parameter.min : parameter.max) : 0;
    setParam(key, value, 'set');
    return of.store.getState().spec.params[key] === value;
  };

  it('keeps it where it is, whoever asks, and computes nothing', () => {
    const opened = page();
    expect(move(opened, first)).toBe(false);
    opened.store.getState().hold(first);
    expect(opened.store.getState().dragging).toBeNull();
    expect(opened.store.getState().canUndo).toBe(false);
  });

  it('moves every other one, and this one when the reader opens the full page', () => {
    const opened = page();
    expect(move(opened, second)).toBe(true);
    opened.store.getState().setLimits({});
    expect(move(opened, first)).toBe(true);
  });
});

describe('code to embed', () => {
  const embedded = {
    link: 'https://host.example/lectern/reno/#q=20&t=1.5s&v=1',
    framed: 'https://host.example/lectern/reno/#q=20&t=1.5s&embed=1&show=stage,queue&v=1',
    title: 'Reno "fast" & timeout',
    show: ['stage', 'queue'],
    control: undefined,
  };

  it('as a frame holds the link for embeds, escaped, and the room it needs', () => {
    const code = embedCode('frame', embedded);
    expect(code).toContain(
      'src="https://host.example/lectern/reno/#q=20&amp;t=1.5s&amp;embed=1&amp;show=stage,queue&amp;v=1"',
    );
    expect(code).toContain('title="Reno &quot;fast&quot; &amp; timeout"');
    expect(code).toMatch(/height="\d{3}"/);
  });

  it('as an element has the script of the same site', () => {
    const code = embedCode('element', { ...embedded, control: 'rmin' });
    expect(code).toContain('<script src="https://host.example/lectern/lectern-run.js" defer></script>');
    expect(code).toContain('show="stage,queue" control="rmin"');
    expect(code).toContain('src="https://host.example/lectern/reno/#q=20&amp;t=1.5s&amp;v=1"');
  });
});
