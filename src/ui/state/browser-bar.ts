// The browser's address bar, as far as the page needs it, and what is read from it.

import type { Nanos } from '../../engine/core/time.ts';
import { defaultState } from '../../scenarios/kit/link-state.ts';
import { type ParsedLink, parseLink } from '../../scenarios/kit/parse-link.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';

/** The part of `window` that is needed; a test has its own. */
export interface Bar {
  /** The page's address without the run: origin and path. */
  readonly base: string;
  /** What says the run: the fragment, or the query of a page whose host turned `#` into `?`. */
  read(): string;
  /** May throw: Safari refuses more than 100 calls in 30 s. */
  replace(fragment: string): void;
  /** The same with an entry of its own in the history. @param at the moment it says beside its link */
  push(fragment: string, at?: Nanos): void;
  /** The moment that the entry says beside its link. */
  moment(): Nanos | undefined;
  /** May throw as well. */
  sayMoment(at: Nanos): void;
  onChange(listener: () => unknown): void;
  after(ms: number, action: () => void): () => void;
  now(): number;
}

/** The address bar of the browser. */
export function browserBar(): Bar {
  const { location, history } = window;
  return {
    base: `${location.origin}${location.pathname}`,
    read: () => location.hash || location.search,
    replace(fragment) {
      const query = location.hash ? location.search : '';
      history.replaceState(history.state, '', `${location.pathname}${query}${fragment}`);
    },
    push(fragment, at) {
      const query = location.hash ? location.search : '';
      history.pushState(at === undefined ? null : { at }, '', `${location.pathname}${query}${fragment}`);
    },
    moment() {
      const { at } = (history.state ?? {}) as { readonly at?: unknown };
      return typeof at === 'number' && at >= 0 ? at : undefined;
    },
    sayMoment: (at) => history.replaceState({ at }, ''),
    onChange: (listener) => window.addEventListener('hashchange', listener),
    after(ms, action) {
      const timer = setTimeout(action, ms);
      return () => clearTimeout(timer);
    },
    now: () => performance.now(),
  };
}

/** The bare address of a scenario is its default run. */
export function parse(text: string, scenario: Scenario): ParsedLink {
  if (text === '') return { state: defaultState(scenario), repairs: [] };
  try {
    return parseLink(text, scenario);
  } catch {
    // What reads links has a fault. Whoever follows a link sees a run rather than nothing.
    return { state: defaultState(scenario), repairs: [{ code: 'unreadable', given: text }] };
  }
}
