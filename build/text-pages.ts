// The pages that are only text (home, glossary, every lesson), in both languages: made from the same data as the
// application, at build time and by the development server. None of them runs a script.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { atmLesson } from '../src/scenarios/atm/atm-lesson.ts';
import { webClusterLesson } from '../src/scenarios/cluster/web-cluster-lesson.ts';
import { scenarios } from '../src/scenarios/index.ts';
import type { Lesson } from '../src/scenarios/kit/lesson.ts';
import { lanRtoLesson } from '../src/scenarios/lan/lan-rto-lesson.ts';
import { nicBufferLesson } from '../src/scenarios/lan/nic-buffer-lesson.ts';
import { virtualServerLesson } from '../src/scenarios/lvs/virtual-server-lesson.ts';
import { renoLesson } from '../src/scenarios/reno-lesson.ts';
import { colours } from '../src/ui/theme/tokens.ts';
import { glossaryPage } from './pages/glossary-page.ts';
import { homePage } from './pages/home-page.ts';
import { glossaryFile, homeFile, lessonFile } from './pages/html.ts';
import { lessonPage } from './pages/lesson-page.ts';

const LESSONS: Readonly<Record<string, Lesson>> = {
  reno: renoLesson,
  'lan-rto': lanRtoLesson,
  'nic-buffer': nicBufferLesson,
  'tcp-over-atm': atmLesson,
  'web-cluster': webClusterLesson,
  'virtual-server': virtualServerLesson,
};

/** Every page by its path from the root. */
export function textPages(): Map<string, string> {
  const pages = new Map<string, string>();
  for (const language of ['en', 'ko'] as const) {
    pages.set(homeFile[language], homePage(scenarios, language));
    pages.set(glossaryFile[language], glossaryPage(language));
    for (const scenario of scenarios) {
      const lesson = LESSONS[scenario.id];
      if (lesson) pages.set(`${scenario.id}/${lessonFile[language]}`, lessonPage(scenario, lesson, language));
    }
  }
  pages.set('text.css', styleSheet());
  return pages;
}

function styleSheet(): string {
  const rules = readFileSync(new URL('./pages/text.css', import.meta.url), 'utf8');
  const of = (theme: 'light' | 'dark'): string => {
    const { page, sunk, line, ink, ink2, ink3, onInk } = colours(theme);
    return `:root{--page:${page};--sunk:${sunk};--line:${line};--ink:${ink};--ink2:${ink2};--ink3:${ink3};--on-ink:${onInk}}`;
  };
  return `${of('light')}\n@media (prefers-color-scheme: dark){${of('dark')}}\n${rules}`;
}

export function textPagesPlugin(): Plugin {
  return {
    name: 'text-pages',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split(/[?#]/)[0]!.replace(/^\//, '') || homeFile.en;
        const source = textPages().get(path);
        if (source === undefined) return next();
        response.setHeader('Content-Type', path.endsWith('.css') ? 'text/css' : 'text/html; charset=utf-8');
        response.end(source);
      });
    },
    generateBundle() {
      for (const [fileName, source] of textPages()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
