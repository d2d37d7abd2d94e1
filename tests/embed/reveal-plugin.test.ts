// What a fragment of a slide sets: settings between commas, rules among them.

import { expect, it } from 'vitest';
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
