// The plugin for reveal.js: fragments of a slide are moments or steps of a run (docs/embedding.md).
//
//   <lectern-run src="/reno/#v=1"></lectern-run>
//   <p class="fragment" data-lectern-at="first timeout">The timer goes off.</p>
//   <p class="fragment" data-lectern-play="first drop">The queue is full.</p>
//   <p class="fragment" data-lectern-step="2">With 200 ms?</p>
//
// The same attributes on the slide itself say where its run stands when the slide is shown. Going back does the fragment
// before, or what the slide says.

import type { Moment } from './protocol.ts';

/** The part of reveal.js that is used. */
interface Deck {
  on(event: string, listen: (event: DeckEvent) => void): void;
  getCurrentSlide(): HTMLElement | undefined;
}

interface DeckEvent {
  readonly currentSlide?: HTMLElement;
  readonly previousSlide?: HTMLElement;
}

/** A `<lectern-run>`, which another script defines. */
interface Run extends HTMLElement {
  seek(to: Moment): void;
  play(to?: Moment): void;
  pause(): void;
  set(key: string, value: string): void;
  step(number: number): void;
}

const ATTRIBUTES = ['data-lectern-at', 'data-lectern-play', 'data-lectern-step', 'data-lectern-set'] as const;
const SAYING = ATTRIBUTES.map((name) => `[${name}]`).join();

/** A number is a time in seconds; anything else is an event in words. */
const momentOf = (words: string): Moment => (/^\d+(\.\d+)?$/.test(words.trim()) ? Number(words) : words.trim());

/** What is between commas; those in the brackets of a rule divide nothing, as in links. */
function itemsOf(sets: string): readonly string[] {
  const items: string[] = [''];
  let depth = 0;
  for (const letter of sets) {
    if (letter === ',' && depth === 0) items.push('');
    else items[items.length - 1] += letter;
    depth = Math.max(0, depth + (letter === '(' ? 1 : letter === ')' ? -1 : 0));
  }
  return items.filter((item) => item.trim() !== '');
}

/** What an element says of the run: several attributes are done in this order. */
function does(element: Element, run: Run): void {
  const say = (name: (typeof ATTRIBUTES)[number]): string | null => element.getAttribute(name);
  const step = say('data-lectern-step');
  if (step !== null) run.step(Number(step));
  const sets = say('data-lectern-set');
  for (const pair of itemsOf(sets ?? '')) {
    const [, key = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(pair) ?? [];
    run.set(key.trim(), value.trim());
  }
  const at = say('data-lectern-at');
  if (at !== null) run.seek(momentOf(at));
  const play = say('data-lectern-play');
  if (play === '') run.play();
  else if (play !== null) run.play(momentOf(play));
}

const runOf = (slide: Element | undefined): Run | null | undefined => slide?.querySelector<Run>('lectern-run');

/** The fragment that was shown last says where the run is; without one the slide does, or `otherwise`. */
function follow(slide: HTMLElement | undefined, otherwise: () => void = () => {}): void {
  const run = runOf(slide);
  if (!slide || !run) return;
  const shown = [...slide.querySelectorAll(`.fragment.visible:is(${SAYING})`)];
  const last = shown.toSorted((a, b) => orderOf(a) - orderOf(b)).at(-1);
  const saying = last ?? (slide.matches(SAYING) ? slide : undefined);
  if (saying) does(saying, run);
  else otherwise();
}

const orderOf = (fragment: Element): number => Number(fragment.getAttribute('data-fragment-index') ?? 0);

export const plugin = () => ({
  id: 'lectern',
  init(deck: Deck) {
    deck.on('ready', () => follow(deck.getCurrentSlide()));
    deck.on('slidechanged', ({ currentSlide, previousSlide }) => {
      runOf(previousSlide)?.pause();
      follow(currentSlide);
    });
    deck.on('fragmentshown', () => follow(deck.getCurrentSlide()));
    deck.on('fragmenthidden', () => follow(deck.getCurrentSlide(), () => runOf(deck.getCurrentSlide())?.seek(0)));
  },
});
