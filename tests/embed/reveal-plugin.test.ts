// What slides say to their runs: a fragment its settings, rules among them; of several fragments the one that was shown last, and
// of a slide without any its own words.

import { describe, expect, it } from 'vitest';
import { plugin } from '../../src/embed/reveal-plugin.ts';

type Deck = Parameters<ReturnType<typeof plugin>['init']>[0];
type Listener = Parameters<Deck['on']>[1];

/** What the run is told to set when a fragment is shown. */
function setsOf(words: string): readonly (readonly [string, string])[] {
  const told: (readonly [string, string])[] = [];
  const run = { set: (key: string, value: string) => told.push([key, value]) };
  const fragment = { getAttribute: (name: string) => (name === 'data-lectern-set' ? words : null) };
  const slide = { querySelector: () => run, querySelectorAll: () => [fragment] } as unknown as HTMLElement;
  const heard = new Map<string, Listener>();
  plugin().init({ on: (event, listen) => heard.set(event, listen), getCurrentSlide: () => slide });
  heard.get('fragmentshown')!({});
  return told;
}

describe('settings of a fragment', () => {
  it.each([
    [
      'rmin=200ms, q=20',
      [
        ['rmin', '200ms'],
        ['q', '20'],
      ],
    ],
    [
      'rto=max(min, srtt + 4 * rttvar),q=20',
      [
        ['rto', 'max(min, srtt + 4 * rttvar)'],
        ['q', '20'],
      ],
    ],
    ['queue=length <= limit', [['queue', 'length <= limit']]],
    ['lt', [['lt', '']]],
    ['q=20,', [['q', '20']]],
    ['', []],
  ])('%s', (words, sets) => {
    expect(setsOf(words)).toEqual(sets);
  });
});

type Words = Readonly<Record<string, string>>;

/** A slide with a run, and what that is told. */
function slideWith(own: Words, fragments: () => readonly Words[] = () => []) {
  const told: string[] = [];
  const tell = (what: string) => (to?: unknown) => void told.push(to === undefined ? what : `${what} ${String(to)}`);
  const run = { seek: tell('seek'), play: tell('play'), pause: tell('pause'), step: tell('step'), set: tell('set') };
  const element = (words: Words) => ({ getAttribute: (name: string) => words[name] ?? null });
  const slide = {
    ...element(own),
    querySelector: () => run,
    querySelectorAll: () => fragments().map(element),
    matches: () => Object.keys(own).length > 0,
  } as unknown as HTMLElement;
  return { slide, told };
}

function deckAt(current: () => HTMLElement) {
  const heard = new Map<string, Listener>();
  plugin().init({ on: (event, listen) => heard.set(event, listen), getCurrentSlide: current });
  return (event: string, details: Parameters<Listener>[0] = {}) => heard.get(event)!(details);
}

describe('fragments', () => {
  // reveal.js shows them in the order of their indices, which need not be that of the slide.
  const first = { 'data-fragment-index': '0', 'data-lectern-at': 'first drop' };
  const second = { 'data-fragment-index': '1', 'data-lectern-at': 'first timeout' };

  it('the one with the highest index among those that are shown says where the run is', () => {
    let shown: readonly Words[] = [];
    const { slide, told } = slideWith({}, () => shown);
    const happens = deckAt(() => slide);
    shown = [first];
    happens('fragmentshown');
    shown = [second, first];
    happens('fragmentshown');
    shown = [first];
    happens('fragmenthidden');
    expect(told).toEqual(['seek first drop', 'seek first timeout', 'seek first drop']);
  });

  it('without any the slide says it, and one that says nothing is back at the beginning', () => {
    const saying = slideWith({ 'data-lectern-at': '1.5' });
    deckAt(() => saying.slide)('fragmenthidden');
    expect(saying.told).toEqual(['seek 1.5']);
    const silent = slideWith({});
    const happens = deckAt(() => silent.slide);
    happens('fragmentshown');
    expect(silent.told).toEqual([]);
    happens('fragmenthidden');
    expect(silent.told).toEqual(['seek 0']);
  });
});

it('the run of a slide that is left pauses, and that of the next does what its slide says: step, settings, moment, play', () => {
  const left = slideWith({});
  const next = slideWith({
    'data-lectern-play': '',
    'data-lectern-at': 'first drop',
    'data-lectern-set': 'q=20',
    'data-lectern-step': '2',
  });
  deckAt(() => next.slide)('slidechanged', { currentSlide: next.slide, previousSlide: left.slide });
  expect(left.told).toEqual(['pause']);
  expect(next.told).toEqual(['step 2', 'set q', 'seek first drop', 'play']);
});
