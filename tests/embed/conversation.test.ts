// The embedded page in conversation: who is heard, what is told, and what requests do to the run.

import { describe, expect, it, vi } from 'vitest';
import { message, type Notice, PROTOCOL, readNotice } from '../../src/embed/protocol.ts';
import { ms } from '../../src/engine/core/time.ts';
import { converse, type Outside } from '../../src/ui/embed/conversation.ts';
import { obeying } from '../../src/ui/embed/obey.ts';
import { fakeReno } from '../support/fake-runner.ts';
import { lessonOf, openPage, recordWith } from '../ui/page.ts';

const COURSE = 'https://course.example';
const LINK = 'https://host.example/reno/#v=1';

function embedded() {
  const page = openPage();
  let listen: (data: unknown, origin: string) => void = () => {};
  const posted: { readonly notice: Notice; readonly to: string }[] = [];
  const outside: Outside = {
    post: (data, to) => posted.push({ notice: readNotice(data)!, to }),
    onMessage(callback) {
      listen = callback;
      return () => {
        listen = () => {};
      };
    },
    now: () => page.clock.time,
  };
  const conversation = converse(page.lectern, outside, obeying(page.lectern), () => LINK);
  const say = (request: Parameters<typeof message>[0], origin = COURSE): void => listen(message(request), origin);
  const told = (says: Notice['says']) =>
    posted.filter(({ notice }) => notice.says === says).map(({ notice }) => notice);
  const finish = (): void =>
    page.runner.report({
      record: recordWith(
        [
          { at: ms(300), kind: 'drop' },
          { at: ms(900), kind: 'timeout' },
          { at: ms(1500), kind: 'drop' },
        ],
        undefined,
        { spec: page.store.getState().spec, digest: 0xbadcafe, metrics: { drops: 2 } },
      ),
    });
  return {
    ...page,
    say,
    listen: (data: unknown, origin = COURSE) => listen(data, origin),
    posted,
    told,
    conversation,
    finish,
  };
}

describe('who is heard', () => {
  it('nothing but the height is told before the page around has spoken', () => {
    const { conversation, finish, posted, playback, clock } = embedded();
    conversation.tellHeight(520);
    finish();
    playback.seek(ms(500));
    clock.run(50);
    expect(posted).toEqual([{ notice: { lectern: PROTOCOL, says: 'height', height: 520 }, to: '*' }]);
  });

  it('a request before the first hello does nothing', () => {
    const { say, store } = embedded();
    say({ do: 'play' });
    expect(store.getState().playing).toBe(false);
  });

  it('whoever speaks first is told that the run is ready, and where it stands', () => {
    const { say, posted, finish } = embedded();
    finish();
    say({ do: 'hello' });
    expect(posted.every(({ to }) => to === COURSE)).toBe(true);
    expect(posted.map(({ notice }) => notice.says)).toEqual(['ready', 'time', 'result']);
    expect(posted[0]!.notice).toMatchObject({ scenario: fakeReno.id, end: 2, step: 1 });
    expect(posted[2]!.notice).toMatchObject({ digest: '0badcafe', results: { drops: 2 }, link: LINK });
  });

  it('another origin is neither heard nor answered from then on', () => {
    const { say, store, posted, clock } = embedded();
    say({ do: 'hello' });
    const before = posted.length;
    say({ do: 'hello' }, 'https://elsewhere.example');
    say({ do: 'play' }, 'https://elsewhere.example');
    clock.run(50);
    expect(store.getState().playing).toBe(false);
    expect(posted.slice(before).filter(({ to }) => to !== COURSE)).toEqual([]);
  });

  it('a page without an origin is answered, too', () => {
    const { say, posted } = embedded();
    say({ do: 'hello' }, 'null');
    expect(posted[0]).toMatchObject({ notice: { says: 'ready' }, to: '*' });
  });

  it('a message of a wrong shape does nothing', () => {
    const { say, listen, store, posted } = embedded();
    say({ do: 'hello' });
    const before = posted.length;
    for (const data of [null, 'play', { do: 'play' }, { lectern: 99, do: 'play' }, { lectern: PROTOCOL, do: 'fly' }]) {
      listen(data);
    }
    expect(store.getState().playing).toBe(false);
    expect(posted).toHaveLength(before);
  });
});

describe('what is asked for', () => {
  const greeted = () => {
    const page = embedded();
    page.finish();
    page.say({ do: 'hello' });
    return page;
  };

  it('stands at a time, never beyond the run', () => {
    const { say, playback } = greeted();
    say({ do: 'seek', to: 0.5 });
    expect(playback.now).toBe(ms(500));
    say({ do: 'seek', to: 99 });
    expect(playback.now).toBe(ms(2000));
  });

  it('stands at an event, which is then explained', () => {
    const { say, playback, store } = greeted();
    say({ do: 'seek', to: 'second drop' });
    expect(playback.now).toBe(ms(1500));
    expect(store.getState().selectedMark).toBe(2);
    say({ do: 'seek', to: '60ms before timeout' });
    expect(playback.now).toBe(ms(840));
  });

  it('waits for an event until the run has come to it', () => {
    const page = embedded();
    page.say({ do: 'hello' });
    page.say({ do: 'seek', to: 'first timeout' });
    expect(page.playback.now).toBe(0);
    page.finish();
    expect(page.playback.now).toBe(ms(900));
  });

  it('plays to an event and stops there', () => {
    const { say, playback, store, clock } = greeted();
    say({ do: 'play', to: 'first drop' });
    expect(store.getState().playing).toBe(true);
    clock.run(60_000);
    return Promise.resolve().then(() => {
      expect(store.getState().playing).toBe(false);
      expect(playback.now).toBe(ms(300));
    });
  });

  it('plays and pauses, and the cursor is told of', () => {
    const { say, store, clock, told } = greeted();
    say({ do: 'play' });
    expect(store.getState().playing).toBe(true);
    clock.run(1000);
    say({ do: 'pause' });
    expect(store.getState().playing).toBe(false);
    const times = told('time');
    expect(times.length).toBeGreaterThan(3);
    // Ten a second at most, and the ends.
    expect(times.length).toBeLessThan(15);
    expect(times.at(-1)).toMatchObject({ playing: false });
  });

  it('sets a setting as links write it', () => {
    const { say, store } = greeted();
    say({ do: 'set', key: 'rmin', value: '200ms' });
    expect(store.getState().spec.params['rmin']).toBe(ms(200));
  });

  it('sets it for the whole run wherever the cursor is, or from the cursor on', () => {
    const { say, store, playback } = greeted();
    say({ do: 'seek', to: 1 });
    say({ do: 'set', key: 'rmin', value: '200ms' });
    expect(store.getState().spec).toMatchObject({ params: { rmin: ms(200) }, changes: [] });
    expect(playback.now).toBe(ms(1000));
    say({ do: 'set', key: 'rmin', value: '500ms', from: 'cursor' });
    expect(store.getState().spec.changes).toEqual([{ at: ms(1000), key: 'rmin', value: ms(500) }]);
  });

  it.each([
    [{ do: 'seek', to: 'third timeout' }, 'This run has no "third timeout".'],
    [{ do: 'seek', to: 'first tiemout' }, '"first tiemout": there is no event "tiemout" (did you mean "timeout"?).'],
    [{ do: 'set', key: 'rmim', value: '1s' }, 'did you mean "rmin"?'],
    [{ do: 'set', key: 'rmin', value: 'soon' }, 'rmin=soon'],
    [{ do: 'step', number: 40 }, 'steps'],
  ] as const)('is refused in words where it cannot be done: %j', (request, why) => {
    const { say, told, store } = greeted();
    const { spec } = store.getState();
    say(request);
    expect(told('refused')).toMatchObject([{ what: request.do, why: expect.stringContaining(why) }]);
    expect(store.getState().spec).toBe(spec);
  });

  it('leaves a setting alone that the link locks', () => {
    const { say, told, store } = greeted();
    store.getState().setLimits({ lock: ['rmin'] });
    say({ do: 'set', key: 'rmin', value: '200ms' });
    expect(told('refused')).toMatchObject([{ what: 'set', why: '"rmin" is locked by the link.' }]);
    expect(store.getState().spec.params['rmin']).not.toBe(ms(200));
  });

  it('opens a step before what is asked for after it, though its lesson has to come first', async () => {
    const { say, store, playback, runner } = greeted();
    store.setState({ scenario: { ...fakeReno, steps: 2 }, lesson: lessonOf(2) });
    say({ do: 'step', number: 2 });
    say({ do: 'set', key: 'rmin', value: '200ms' });
    say({ do: 'step', number: 1 });
    say({ do: 'set', key: 'q', value: '20' });
    say({ do: 'seek', to: 0.3 });
    await vi.waitFor(() => expect(playback.now).toBe(ms(300)));
    const { step, spec } = store.getState();
    expect({ step, q: spec.params['q'], rmin: spec.params['rmin'] }).toEqual({ step: 1, q: 20, rmin: ms(1000) });
    runner.report({ record: recordWith([{ at: ms(900), kind: 'timeout' }], undefined, { spec }) });
    expect(playback.now).toBe(ms(300));
    say({ do: 'step', number: 9 });
    say({ do: 'seek', to: 0.4 });
    await vi.waitFor(() => expect(playback.now).toBe(ms(400)));
  });

  it('that changes nothing leaves the result to be told', () => {
    const { say, store, runner, told } = embedded();
    const { spec } = store.getState();
    say({ do: 'hello' });
    say({ do: 'set', key: 'rmin', value: '1s' });
    runner.report({ record: recordWith([], undefined, { spec, metrics: { drops: 2 } }) });
    expect(told('result')).toHaveLength(1);
  });

  it('ends with the conversation', () => {
    const { say, conversation, store, posted } = greeted();
    conversation.end();
    const before = posted.length;
    say({ do: 'play' });
    store.getState().play();
    expect(posted).toHaveLength(before);
  });
});

describe('a question', () => {
  it('keeps the result from the page around until it is answered, and its answer is told', () => {
    const { say, finish, store, told } = embedded();
    store.getState().ask({ question: 'silence', stage: 'open', from: ms(500), until: ms(900) });
    finish();
    say({ do: 'hello' });
    expect(told('result')).toEqual([]);
    store.getState().setPredictions([{ question: 'silence', given: 'rto' }]);
    store.getState().ask({ question: 'silence', stage: 'told', from: ms(500), until: ms(900) });
    expect(told('answer')).toMatchObject([{ question: 'silence', given: 'rto' }]);
    expect(told('result')).toHaveLength(1);
  });
});
