// Where the pages of text are: home, glossary, every lesson, by language. Scenario pages link to them, the build writes them.

import { type Language, text } from '../../scenarios/kit/text.ts';

export const homeFile = text('index.html', 'ko.html');
export const glossaryFile = text('glossary.html', 'glossary-ko.html');
export const lessonFile = text('lesson.html', 'lesson-ko.html');

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
