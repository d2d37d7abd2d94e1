// The address bar: what it says when the page opens, how it follows, and what a copied link carries.

import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { defaultState, type LinkView } from '../../src/scenarios/kit/link-state.ts';
import type { RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { LANGUAGES } from '../../src/scenarios/kit/text.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { Address } from '../../src/ui/state/address.ts';
import type { Bar } from '../../src/ui/state/browser-bar.ts';
import type { LinkRuns } from '../../src/ui/state/state-of-page.ts';
import { leftOut } from '../support/said-of-repair.ts';

/** A bar whose clock and mood the test decides. */
class TestBar implements Bar {
  readonly base = 'https://host/reno/';
  readonly writes: { readonly at: number; readonly text: string }[] = [];
  text: string;
  refuses = false;
  entries = 0;
  /** What each entry says beside its link. */
  moments: (number | undefined)[] = [undefined];
  private time = 0;
  private timers: { readonly at: number; readonly action: () => void }[] = [];
  private listener: () => unknown = () => {};

  constructor(text = '') {
    this.text = text;
  }
  read(): string {
    return this.text;
  }
  replace(fragment: string): void {
    if (this.refuses) throw new Error('100 times in 30 seconds');
    this.text = fragment;
    this.writes.push({ at: this.time, text: fragment });
  }
  push(fragment: string, at?: number): void {
    this.replace(fragment);
    this.entries++;
    this.moments.push(at);
  }
  moment(): number | undefined {
    return this.moments.at(-1);
  }
  sayMoment(at: number): void {
    this.moments[this.moments.length - 1] = at;
  }
  onChange(listener: () => unknown): void {
    this.listener = listener;
  }
  after(wait: number, action: () => void): () => void {
    const timer = { at: this.time + wait, action };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }
  now(): number {
    return this.time;
  }
  /** Time passes, ms by ms. */
  pass(wait: number): void {
    for (const end = this.time + wait; this.time < end; this.time++) {
      const due = this.timers.filter((timer) => timer.at <= this.time);
      this.timers = this.timers.filter((timer) => timer.at > this.time);
      for (const { action } of due) action();
    }
  }
  /** A person goes back to the entry before. */
  back(text: string): void {
    this.moments.pop();
    this.paste(text);
  }
  /** A person puts another link into the bar. */
  paste(text: string): void {
    this.text = text;
    this.listener();
  }
}

const withParams = (spec: RunSpec, params: Record<string, number>): RunSpec => ({
  ...spec,
  params: { ...spec.params, ...params },
});

/** A single run. */
const one = (spec: RunSpec): LinkRuns => ({ slots: [spec], front: 0 });

describe('opening', () => {
  it('reads run and view', () => {
    const address = new Address(new TestBar('#rmin=200ms&e=1.5s:q:5&t=2s&lang=ko&v=1'), reno);
    expect(address.spec.params['rmin']).toBe(ms(200));
    expect(address.spec.changes).toEqual([{ at: ms(1500), key: 'q', value: 5 }]);
    expect(address.view).toMatchObject({ t: seconds(2), lang: 'ko' });
    expect(address.opened.getState().repairs).toEqual([]);
  });
  it('names what it repaired, leaves the bar alone and has the corrected link', () => {
    const bar = new TestBar('#rmin=-5ms&qq=20&v=1');
    const address = new Address(bar, reno);
    expect(address.opened.getState().repairs.map(({ code }) => code)).toEqual(['out-of-range', 'unknown-key']);
    expect(address.corrected()).toBe('https://host/reno/#rmin=1ms&v=1');
    bar.pass(2000);
    expect(bar.text).toBe('#rmin=-5ms&qq=20&v=1');
    address.dismiss();
    expect(address.opened.getState().repairs).toEqual([]);
  });
});

describe('a link that cannot be read', () => {
  const broken: Scenario = {
    ...reno,
    places() {
      throw new TypeError('places of what?');
    },
  };

  it('starts the run with the defaults and says so', () => {
    const address = new Address(new TestBar('#rmin=200ms&x=R-B:17&v=1'), broken);
    expect(address.spec).toEqual(defaultState(reno).spec);
    const { repairs } = address.opened.getState();
    expect(repairs).toMatchObject([{ code: 'unreadable', given: '#rmin=200ms&x=R-B:17&v=1' }]);
    for (const language of LANGUAGES) expect(leftOut(repairs[0]!, language)).toEqual([]);
    expect(address.corrected()).toBe('https://host/reno/#v=1');
  });

  it('in the open page does the same', () => {
    const bar = new TestBar();
    const address = new Address(bar, broken);
    const opened: RunSpec[] = [];
    address.onOther(({ spec }) => opened.push(spec));
    bar.paste('#rmin=200ms&v=1');
    expect(opened).toEqual([defaultState(reno).spec]);
    expect(address.opened.getState().repairs).toHaveLength(1);
  });
});

describe('following', () => {
  it('waits for 300 ms of rest and writes the last state only', () => {
    const bar = new TestBar();
    const address = new Address(bar, reno);
    for (let value = 100; value <= 110; value++) {
      address.follow(one(withParams(address.spec, { rmin: ms(value) })));
      bar.pass(50);
    }
    expect(bar.writes).toEqual([]);
    bar.pass(300);
    expect(bar.writes.map(({ text }) => text)).toEqual(['#rmin=110ms&v=1']);
  });
  it('leaves 400 ms between two writes', () => {
    const bar = new TestBar();
    const address = new Address(bar, reno);
    for (let value = 1; value <= 20; value++) {
      address.follow(one(withParams(address.spec, { rmin: ms(value) })));
      bar.pass(301);
    }
    bar.pass(1000);
    const gaps = bar.writes.slice(1).map(({ at }, index) => at - bar.writes[index]!.at);
    expect(bar.writes.length).toBeGreaterThan(1);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(400);
    expect(bar.text).toBe('#rmin=20ms&v=1');
  });
  it('survives a browser that refuses', () => {
    const bar = new TestBar();
    const address = new Address(bar, reno);
    bar.refuses = true;
    address.follow(one(withParams(address.spec, { rmin: ms(7) })));
    bar.pass(1000);
    bar.refuses = false;
    address.follow(one(withParams(address.spec, { rmin: ms(8) })));
    bar.pass(1000);
    expect(bar.text).toBe('#rmin=8ms&v=1');
  });
  it('keeps the language and colours a link prescribes', () => {
    const bar = new TestBar('#lang=ko&theme=dark&v=1');
    const address = new Address(bar, reno);
    address.follow(one(withParams(address.spec, { rmin: ms(8) })));
    bar.pass(1000);
    expect(bar.text).toBe('#rmin=8ms&lang=ko&theme=dark&v=1');
  });
  it('stays presented in the bar, and leaves the hall out of what is passed on', () => {
    const bar = new TestBar('#theme=projector&present=1&v=1');
    const address = new Address(bar, reno);
    const spec = withParams(address.spec, { rmin: ms(8) });
    address.follow(one(spec));
    bar.pass(1000);
    expect(bar.text).toBe('#rmin=8ms&theme=projector&present=1&v=1');
    expect(address.linkOf(one(spec), {})).toMatch(/#rmin=8ms&v=1$/);
  });
});

describe('an entry that follows a change at once', () => {
  /** A task of the browser's ends. */
  const task = (): Promise<void> => new Promise((done) => setTimeout(done));
  const texts = (bar: TestBar): string[] => bar.writes.map(({ text }) => text);

  it('leads back to what was changed: a step, another run beside it, a sweep', async () => {
    for (const enter of [
      (address: Address, run: LinkRuns) => address.turnTo(2, run),
      (address: Address, run: LinkRuns) => address.follow({ slots: [...run.slots, ...run.slots], front: 1 }),
      (address: Address, run: LinkRuns) => address.showSweep('P0-5', run),
    ]) {
      const bar = new TestBar();
      const address = new Address(bar, reno);
      const changed = one(withParams(address.spec, { rmin: ms(8) }));
      address.follow(changed);
      await task();
      enter(address, changed);
      bar.pass(1000);
      expect([texts(bar)[0], bar.writes.length, bar.entries]).toEqual(['#rmin=8ms&v=1', 2, 1]);
    }
  });
  it('leads back to the sweep that was chosen last, not to the run that was opened in its place', async () => {
    const bar = new TestBar('#sweep=x:q:5,9:y:drops&v=1');
    const address = new Address(bar, reno);
    address.showSweep('x:q:5,10:y:drops', one(address.spec));
    await task();
    const opened = one(withParams(address.spec, { q: 5 }));
    address.follow(opened);
    address.showSweep(undefined, opened);
    bar.pass(1000);
    expect(texts(bar)).toEqual(['#sweep=x:q:5,10:y:drops&v=1', '#q=5&v=1']);
  });
  it('leads back to nothing that never stood there', async () => {
    const bar = new TestBar();
    const address = new Address(bar, reno);
    const changed = one(withParams(address.spec, { rmin: ms(8) }));
    address.follow(changed);
    address.turnTo(2, changed);
    await task();
    bar.pass(1000);
    expect(texts(bar)).toEqual(['#rmin=8ms&step=2&v=1']);
  });
});

describe('the lecture hall', () => {
  it('is in the bar for as long as one is in it, and in no link that is passed on', () => {
    const bar = new TestBar('#rmin=8ms&v=1');
    const address = new Address(bar, reno);
    const run = one(address.spec);
    address.present(true, run);
    bar.pass(1000);
    expect(bar.text).toBe('#rmin=8ms&present=1&v=1');
    expect([new Address(bar, reno).view.present, bar.entries]).toEqual([true, 0]);
    expect(address.linkOf(run, {})).toMatch(/#rmin=8ms&v=1$/);
    address.present(false, run);
    bar.pass(1000);
    expect(bar.text).toBe('#rmin=8ms&v=1');
  });
  it('that a link leads to leaves the link as it is until something else is shown, and is left for good', () => {
    const bar = new TestBar('#rmin=8ms&t=1s&present=1&v=1');
    const address = new Address(bar, reno);
    address.present(true, one(address.spec));
    bar.pass(1000);
    expect(bar.text).toBe('#rmin=8ms&t=1s&present=1&v=1');
    address.present(false, one(address.spec));
    bar.pass(1000);
    expect(bar.text).toBe('#rmin=8ms&v=1');
  });
});

describe('another link in the open page', () => {
  const opened: { spec: RunSpec; view: LinkView }[] = [];
  it('is opened, and stops what was about to be written', () => {
    const bar = new TestBar();
    const address = new Address(bar, reno);
    address.onOther(({ spec, view }) => opened.push({ spec, view }));
    address.follow(one(withParams(address.spec, { rmin: ms(8) })));
    bar.paste('#rmin=50ms&t=1s&v=1');
    bar.pass(1000);
    expect(bar.text).toBe('#rmin=50ms&t=1s&v=1');
    expect(opened.map(({ spec, view }) => [spec.params['rmin'], view.t])).toEqual([[ms(50), seconds(1)]]);
  });
  it('is not written over before the page has heard of it', () => {
    const bar = new TestBar();
    const address = new Address(bar, reno);
    address.follow(one(withParams(address.spec, { rmin: ms(8) })));
    bar.text = '#rmin=50ms&v=1';
    bar.pass(1000);
    expect(bar.text).toBe('#rmin=50ms&v=1');
  });
  it('is not confused with what the page wrote itself', () => {
    const bar = new TestBar();
    const address = new Address(bar, reno);
    let others = 0;
    address.onOther(() => others++);
    address.follow(one(withParams(address.spec, { rmin: ms(8) })));
    bar.pass(1000);
    bar.paste(bar.text);
    expect(others).toBe(0);
  });
});

describe('steps of the lesson', () => {
  it('have an entry each, and one that Back opened makes no other', () => {
    const bar = new TestBar();
    const address = new Address(bar, reno);
    address.onOther(({ spec, view }) => address.turnTo(view.step ?? 1, one(spec)));
    address.turnTo(2, one(address.spec));
    address.turnTo(3, one(address.spec));
    expect([bar.text, bar.entries]).toEqual(['#step=3&v=1', 2]);
    bar.paste('#step=2&v=1');
    bar.pass(1000);
    expect([bar.text, bar.entries]).toEqual(['#step=2&v=1', 2]);
  });
});

it('a copied link of the default run in a step says its moment, so that it does not open the runs of the step', () => {
  const bare = new Address(new TestBar('#t=3s&step=2&v=1'), reno);
  expect(bare.linkOf(one(bare.spec), { t: 0 })).toBe('https://host/reno/#t=0ms&step=2&v=1');
  // A run that the link says, other runs beside it, and the first step are no step's.
  expect(bare.linkOf(one(withParams(bare.spec, { rmin: ms(8) })), { t: 0 })).not.toContain('t=');
  const two = { slots: [bare.spec, bare.spec], front: 0 };
  expect(bare.linkOf(two, { t: 0 })).not.toContain('t=');
  const first = new Address(new TestBar('#t=3s&v=1'), reno);
  expect(first.linkOf(one(first.spec), { t: 0 })).toBe('https://host/reno/#v=1');
});

it('a copied link carries the run, and moment and zoom where there are any', () => {
  const address = new Address(new TestBar('#rmin=200ms&v=1'), reno);
  const spec = { ...address.spec, kills: [{ place: 'R-B', n: 17 }] };
  expect(address.linkOf(one(spec), {})).toBe('https://host/reno/#rmin=200ms&x=R-B:17&v=1');
  // A link without a zoom opens on the beginning, so the whole run is a zoom, too.
  expect(address.linkOf(one(spec), { t: 0, zoom: null })).toBe(
    'https://host/reno/#rmin=200ms&x=R-B:17&z0=0ms&z1=20s&v=1',
  );
  expect(address.linkOf(one(spec), { t: ms(1204.3), zoom: [ms(1000), ms(1500)] })).toBe(
    'https://host/reno/#rmin=200ms&x=R-B:17&t=1.2043s&z0=1s&z1=1.5s&v=1',
  );
});

describe('the visible span', () => {
  const openAt = (text: string): Address['zoomToOpen'] => new Address(new TestBar(text), reno).zoomToOpen;

  it('of a link is its zoom, or without one the part that tells the story', () => {
    const story = [0, reno.firstLook];
    expect(openAt('')).toEqual(story);
    expect(openAt('#rmin=200ms&v=1')).toEqual(story);
    expect(openAt('#rmin=200ms&t=1s&v=1')).toEqual(story);
    const [from, to] = openAt('#t=11s&v=1')!;
    expect([from < seconds(11) && seconds(11) < to, to - from]).toEqual([true, reno.firstLook]);
    expect(openAt('#z0=1s&z1=2s&v=1')).toEqual([seconds(1), seconds(2)]);
    expect(openAt('#z0=0s&z1=20s&v=1')).toBeNull();
    expect(openAt('#end=3s&v=1')).toBeNull();
  });
  it('is in the bar as it is in a copied link', () => {
    const bar = new TestBar();
    const address = new Address(bar, reno);
    for (const zoom of [[ms(1000), ms(1500)], null] as const) {
      address.follow(one(address.spec), zoom);
      bar.pass(1000);
      expect(bar.base + bar.text).toBe(address.linkOf(one(address.spec), { zoom }));
      expect(openAt(bar.text)).toEqual(zoom);
    }
    address.follow(one(withParams(address.spec, { rmin: ms(8) })));
    bar.pass(1000);
    expect(bar.text).toBe('#rmin=8ms&z0=0ms&z1=20s&v=1');
    address.follow(one(address.spec), [0, reno.firstLook!]);
    bar.pass(1000);
    expect(bar.text).toBe('#v=1');
  });
});

describe('a sweep', () => {
  it('has an entry of its own, and the run behind it stands at its moment by Back, by Forward and after a reload', () => {
    const bar = new TestBar();
    const address = new Address(bar, reno);
    const opened: LinkView[] = [];
    address.onOther(({ view }) => opened.push(view));
    const run = one(address.spec);
    address.showSweep(undefined, run, undefined, ms(259));
    expect([bar.entries, bar.moments]).toEqual([0, [undefined]]);
    address.showSweep('P0-5', run, undefined, ms(259));
    expect([bar.entries, bar.moments]).toEqual([1, [ms(259), ms(259)]]);
    expect(new Address(bar, reno).view.t).toBe(ms(259));
    // Another figure, and back to the run by the button.
    address.showSweep('P0-6', run, undefined, ms(259));
    address.showSweep(undefined, run, undefined, ms(259));
    expect(bar.moments).toEqual([ms(259), ms(259), ms(259), ms(259)]);
    for (const link of ['#sweep=P0-6&v=1', '#sweep=P0-5&v=1', '#v=1']) bar.back(link);
    expect(opened.map(({ t }) => t)).toEqual([ms(259), ms(259), ms(259)]);
  });
});

describe('runs that are compared', () => {
  it('are in the link with the one in front, and open again', () => {
    const bar = new TestBar('#rmin=200ms&v=1');
    const address = new Address(bar, reno);
    const b = withParams(address.spec, { rmin: ms(15) });
    address.follow({ slots: [address.spec, b], front: 1 });
    expect(bar.text).toBe('#rmin=200ms&b=rmin:15ms&front=b&v=1');
    const again = new Address(new TestBar(bar.text), reno);
    expect([again.spec, ...again.others]).toEqual([address.spec, b]);
    expect(again.view.front).toBe(1);
  });
  it('one more or one less is an entry of the history, an edit is not', () => {
    const bar = new TestBar();
    const address = new Address(bar, reno);
    const a = address.spec;
    address.follow({ slots: [a, a], front: 1 });
    expect(bar.entries).toBe(1);
    address.follow({ slots: [a, withParams(a, { rmin: ms(15) })], front: 1 });
    address.follow({ slots: [a, withParams(a, { rmin: ms(15) })], front: 0 });
    bar.pass(2000);
    expect(bar.entries).toBe(1);
    expect(bar.text).toBe('#b=rmin:15ms&v=1');
    address.follow(one(a));
    expect(bar.entries).toBe(2);
    expect(bar.text).toBe('#v=1');
  });
  it('open at the moment they were left at by Back and after a reload, of which links say nothing', () => {
    const bar = new TestBar('#t=1s&v=1');
    const address = new Address(bar, reno);
    const opened: LinkView[] = [];
    address.onOther(({ view }) => opened.push(view));
    const a = address.spec;
    address.follow({ slots: [a, a], front: 1 }, undefined, ms(1500));
    expect(bar.text).toBe('#b=&front=b&v=1');
    expect(new Address(bar, reno).view.t).toBe(ms(1500));
    // On its way the cursor is nowhere.
    address.moveTo(ms(1600));
    bar.pass(100);
    address.moveTo(ms(1700));
    bar.pass(1000);
    const reloaded = new Address(bar, reno);
    expect([reloaded.view.t, reloaded.corrected()]).toEqual([ms(1700), 'https://host/reno/#b=&front=b&v=1']);
    // The span is that of the link, which knows no moment.
    expect(reloaded.zoomToOpen).toEqual([0, reno.firstLook]);
    bar.back('#t=1s&v=1');
    expect(opened.map(({ t }) => t)).toEqual([ms(1500)]);
  });
  it('have no moment in the entry of a step, which opens at its own', () => {
    const bar = new TestBar('#v=1');
    const address = new Address(bar, reno);
    address.turnTo(2, one(address.spec));
    address.moveTo(ms(1700));
    bar.pass(1000);
    expect(bar.moments).toEqual([undefined, undefined]);
  });
  it('that are those of the step a link opens have the entry of that link: one Back leaves it', async () => {
    const bar = new TestBar('#step=2&v=1');
    const address = new Address(bar, reno);
    const { spec } = address;
    const runs = { slots: [spec, withParams(spec, { rmin: ms(200) })], front: 1 };
    address.onOther(() => void address.settle(async () => open()));
    const open = () => {
      address.follow(runs);
      return true;
    };
    expect(await address.settle(async () => open())).toBe(true);
    bar.pass(1000);
    expect([bar.text, bar.entries]).toEqual(['#b=rmin:200ms&step=2&front=b&v=1', 0]);
    bar.paste('#step=2&v=1');
    await Promise.resolve();
    bar.pass(1000);
    expect([bar.text, bar.entries]).toEqual(['#b=rmin:200ms&step=2&front=b&v=1', 0]);
    // One run less is a person's own doing.
    address.follow(one(spec));
    expect(bar.entries).toBe(1);
  });
  it('of which the view of the one in front is told: runs may be of two lengths', () => {
    const bar = new TestBar('#b=end:5s&front=b&z0=1s&z1=5s&v=1');
    expect(new Address(bar, reno).zoomToOpen).toEqual([seconds(1), seconds(5)]);
  });
});
