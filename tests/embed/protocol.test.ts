// What an embedded page and the page around it may say to each other, and that everything else does nothing.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameAddress, shownIn } from '../../src/embed/frame-address.ts';
import { message, type Notice, PROTOCOL, type Request, readNotice, readRequest } from '../../src/embed/protocol.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { shownBy } from '../../src/ui/embed/shown.ts';

const REQUESTS: readonly Request[] = [
  { do: 'hello' },
  { do: 'seek', to: 1.5 },
  { do: 'seek', to: 'first timeout' },
  { do: 'play' },
  { do: 'play', to: 'second drop' },
  { do: 'pause' },
  { do: 'set', key: 'rmin', value: '200ms' },
  { do: 'step', number: 2 },
  { do: 'show' },
  { do: 'show', show: 'stage,queue', control: 'none' },
];

const NOTICES: readonly Notice[] = [
  { says: 'ready', scenario: 'reno', title: 'TCP Reno', end: 20, step: 1, steps: 5 },
  { says: 'time', time: 1.5, playing: false },
  { says: 'result', digest: '0badcafe', results: { goodput: 1.9e6 }, link: 'https://host/reno/#v=1' },
  { says: 'answer', question: 'silence', given: 'rto' },
  { says: 'height', height: 520 },
  { says: 'refused', what: 'seek', why: 'This run has no "third timeout".' },
];

describe('a message', () => {
  it.each(REQUESTS)('asking for $do is read as it was written', (request) => {
    expect(readRequest(message(request))).toEqual({ ...request, lectern: PROTOCOL });
    expect(readNotice(message(request))).toBeUndefined();
  });

  it.each(NOTICES)('that says $says is read as it was written', (notice) => {
    expect(readNotice(message(notice))).toEqual({ ...notice, lectern: PROTOCOL });
    expect(readRequest(message(notice))).toBeUndefined();
  });

  it('of another version, or of none, is not read', () => {
    expect(readRequest({ ...message({ do: 'play' }), lectern: PROTOCOL + 1 })).toBeUndefined();
    expect(readRequest({ do: 'play' })).toBeUndefined();
    expect(readNotice({ says: 'height', height: 520 })).toBeUndefined();
  });

  it.each([
    { do: 'seek' },
    { do: 'seek', to: Number.NaN },
    { do: 'seek', to: { valueOf: 1 } },
    { do: 'seek', to: 'x'.repeat(5000) },
    { do: 'play', to: null },
    { do: 'set', key: 'rmin', value: 200 },
    { do: 'step', number: 1.5 },
    { do: 'step', number: '2' },
    { do: 'show', show: ['stage'] },
    { do: 'show', control: null },
    { do: 'constructor' },
    { do: '__proto__' },
    { do: ['play'] },
  ])('of a wrong shape (%j) is not read', (wrong) => {
    expect(readRequest({ lectern: PROTOCOL, ...wrong })).toBeUndefined();
  });

  it.each([
    { says: 'height', height: -1 },
    { says: 'height', height: 1e9 },
    { says: 'height', height: '520px' },
    { says: 'time', time: 1 },
    { says: 'result', digest: 'x', link: '', results: [1] },
    { says: 'result', digest: 'x', link: '', results: { goodput: '1' } },
    { says: 'toString' },
  ])('telling something of a wrong shape (%j) is not read', (wrong) => {
    expect(readNotice({ lectern: PROTOCOL, ...wrong })).toBeUndefined();
  });

  it('may be anything at all without an exception', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(readRequest(data)).toBeUndefined();
        expect(readNotice(data)).toBeUndefined();
      }),
    );
  });
});

describe('the address of an embedded run', () => {
  const HOST = 'https://host.example/reno/';
  const wanted = { show: null, control: null };

  it('is the link with what is wanted, its version last', () => {
    expect(frameAddress(`${HOST}#rmin=200ms&t=1.5s&v=1`, { show: 'stage, queue', control: 'rmin' })).toBe(
      `${HOST}#rmin=200ms&t=1.5s&embed=1&show=stage,queue&control=rmin&v=1`,
    );
    expect(frameAddress(HOST, wanted)).toBe(`${HOST}#embed=1&v=1`);
  });

  it('keeps what the link says where the element says nothing, and is its own', () => {
    const link = `${HOST}#embed=1&show=stage,rto&control=none&v=1`;
    expect(frameAddress(link, wanted)).toBe(link);
    expect(frameAddress(link, { show: 'queue', control: null })).toContain('show=queue&control=none&v=1');
  });

  it('is read by the page without a repair', () => {
    const address = frameAddress(`${HOST}#q=20`, { show: 'stage,queue,why', control: 'q' });
    const { state, repairs } = parseLink(address.slice(HOST.length), reno);
    expect(repairs).toEqual([]);
    expect(state.view).toEqual({ embed: true, show: ['stage', 'queue', 'why'], control: 'q' });
  });
});

describe('what is shown', () => {
  it('is what is wanted, else what the link says', () => {
    const link = 'https://host.example/reno/#show=stage,rto&q=20&v=1';
    expect(shownIn(link, { show: null, control: null })).toEqual({ show: 'stage,rto' });
    expect(shownIn(link, { show: ' stage, why', control: 'q' })).toEqual({ show: 'stage,why', control: 'q' });
    expect(shownIn('https://host.example/reno/', { show: null, control: null })).toEqual({});
  });

  it('is read from a request as from a link: what does not exist is left out and refused', () => {
    const refused: string[] = [];
    const shown = (more: { show?: string; control?: string }) =>
      shownBy({ do: 'show', ...more }, reno, (why) => refused.push(why));
    expect(shown({ show: 'why,stage', control: 'q' })).toEqual({ show: ['stage', 'why'], control: 'q' });
    expect(shown({})).toEqual({});
    expect(refused).toEqual([]);
    expect(shown({ show: 'stage,queu', control: 'nothing' })).toEqual({ show: ['stage'] });
    expect(refused).toHaveLength(2);
    expect(refused.join()).toContain('queu');
  });
});
