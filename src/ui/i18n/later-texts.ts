// The texts of the scenario that the build has taken out of it (build/texts-apart.ts): its Korean, which comes with the
// language, and what explains settings and results, which comes a while after the page. Until then Korean is English, and
// an explanation is empty.

import { useSyncExternalStore } from 'react';
import type { Language, Later } from '../../scenarios/kit/text.ts';

type Texts = Readonly<Record<number, string>>;
type Part = 'words-ko' | 'help-ko' | 'help-en';
type Fetches = Readonly<Record<Part, () => Promise<Texts>>>;

const known: Record<Language, Record<number, string>> = { en: {}, ko: {} };
const scenarios: Fetches[] = [];
const listeners = new Set<() => void>();
let language: Language = 'en';
/** How often they have been asked for and have come. */
let explained = 0;

/**
 * The build writes this in place of each text.
 * @public
 */
export const later =
  (index: number, language: Language): Later =>
  () =>
    known[language][index];

/**
 * The build says with this where they are.
 * @public
 */
export function comeFrom(fetches: Fetches): void {
  scenarios.push(fetches);
}

async function fetchPart(part: Part): Promise<void> {
  for (const fetches of scenarios) Object.assign(known[part === 'help-en' ? 'en' : 'ko'], await fetches[part]());
}

/** What the page needs to speak a language; with the explanations if they are there in another. */
export async function fetchTexts(wanted: Language): Promise<void> {
  language = wanted;
  await Promise.all([
    language === 'ko' ? fetchPart('words-ko') : undefined,
    explained > 0 ? fetchExplanations() : undefined,
  ]);
}

/** In the language that was wanted last. */
export async function fetchExplanations(): Promise<void> {
  // Who chooses another language while they are on their way needs those of that language, too.
  explained++;
  await fetchPart(`help-${language}`);
  explained++;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Draws a component again when the explanations have come. */
export function useExplanations(): void {
  useSyncExternalStore(subscribe, () => explained);
}
