// Where the pages of text are: home, glossary, every lesson, by language. Scenario pages link to them, the build writes them.

import type { Language } from '../../scenarios/kit/text.ts';

export const homeFile = { en: 'index.html', ko: 'ko.html' } as const;
export const glossaryFile = { en: 'glossary.html', ko: 'glossary-ko.html' } as const;
export const lessonFile = { en: 'lesson.html', ko: 'lesson-ko.html' } as const;

/** From the page of a scenario to the folder of all pages. */
let root = '../';

/** This page is no scenario's, but in the folder of all. */
export function standAtRoot(): void {
  root = './';
}

export const homeLink = (language: Language): string => `${root}${homeFile[language]}`;
export const glossaryLink = (language: Language, term?: string): string =>
  `${root}${glossaryFile[language]}${term === undefined ? '' : `#${term}`}`;
export const lessonLink = (language: Language): string => `./${lessonFile[language]}`;
