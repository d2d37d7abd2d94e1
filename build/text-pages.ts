// The pages that are only text (home, glossary, every lesson), in both languages: made from the same data as the
// application, at build time and by the development server. All of them read without a script.

import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Plugin } from 'vite';
import { scenarios } from '../src/scenarios/index.ts';
import { LANGUAGES } from '../src/scenarios/kit/text.ts';
import { glossaryFile, homeFile, lessonFile } from '../src/ui/foundation/page-files.ts';
import { colours } from '../src/ui/theme/tokens.ts';
import { lessons } from './lessons.ts';
import { glossaryPage } from './pages/glossary-page.ts';
import { homePage } from './pages/home-page.ts';
import { lessonPage } from './pages/lesson-page.ts';

/** Every page by its path from the root. */
export function textPages(): Map<string, string> {
  const pages = new Map<string, string>();
  for (const language of LANGUAGES) {
    pages.set(homeFile[language], homePage(scenarios, language));
    pages.set(glossaryFile[language], glossaryPage(language));
    for (const scenario of scenarios) {
      const lesson = lessons[scenario.id];
      if (lesson) pages.set(`${scenario.id}/${lessonFile[language]}`, lessonPage(scenario, lesson, language));
    }
  }
  pages.set('text.css', styleSheet());
  pages.set('text.js', readFileSync(new URL('./pages/text.js', import.meta.url), 'utf8'));
  return pages;
}

function styleSheet(): string {
  const rules = readFileSync(new URL('./pages/text.css', import.meta.url), 'utf8');
  const of = (theme: 'light' | 'dark'): string => {
    const { page, sunk, line, ink, ink2, ink3, onInk } = colours(theme);
    return `:root{--page:${page};--sunk:${sunk};--line:${line};--ink:${ink};--ink2:${ink2};--ink3:${ink3};--on-ink:${onInk}}`;
  };
  const dark = of('dark');
  const chosen = (theme: string): string => dark.replace(':root', `:root${theme}`);
  const system = `@media screen and (prefers-color-scheme: dark){${chosen(":not([data-theme='light'])")}}`;
  return `${of('light')}\n${system}\n@media screen{${chosen("[data-theme='dark']")}}\n${rules}`;
}

/** The script of the home page. */
const HOME = '/src/ui/home/home.ts';
const KINDS: Readonly<Record<string, string>> = { '.css': 'text/css', '.js': 'text/javascript' };

export function textPagesPlugin(): Plugin {
  let building = false;
  return {
    name: 'text-pages',
    configResolved({ command, build }) {
      building = command === 'build' && !build.ssr;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split(/[?#]/)[0]!.replace(/^\//, '') || homeFile.en;
        const source = path === 'home.js' ? `import '${HOME}';` : textPages().get(path);
        if (source === undefined) return next();
        response.setHeader('Content-Type', KINDS[extname(path)] ?? 'text/html; charset=utf-8');
        response.end(source);
      });
    },
    buildStart() {
      if (building) this.emitFile({ type: 'chunk', id: HOME, fileName: 'home.js' });
    },
    generateBundle() {
      for (const [fileName, source] of textPages()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
