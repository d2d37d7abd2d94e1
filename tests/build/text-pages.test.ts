// The pages that are only text: everything the scenarios, lessons and the glossary say, in both languages, without script;
// every way between them leads somewhere.

import { statSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lessons } from '../../build/lessons.ts';
import { minutesOf } from '../../build/pages/home-page.ts';
import { textPages } from '../../build/text-pages.ts';
import { escaped } from '../../src/plot/escaped.ts';
import { glossary } from '../../src/scenarios/glossary.ts';
import { scenarios } from '../../src/scenarios/index.ts';
import type { Lesson } from '../../src/scenarios/kit/lesson.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { text } from '../../src/scenarios/kit/text.ts';
import { readProjectFile } from '../support/source.ts';

const pages = textPages();
const NONE = text('', '');
const htmls = [...pages].filter(([path]) => path.endsWith('.html'));

/** 0 of a file that is not there. */
const bytesOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

describe.each(htmls)('%s', (path, html) => {
  it('runs no script but its own, asks nobody else and says what it is', () => {
    const scripts = [...html.matchAll(/<script[^>]*>[^<]*<\/script>/g)].map(([script]) => script);
    const root = '../'.repeat(path.split('/').length - 1) || './';
    const home = /^(index|ko)\.html$/.test(path) ? ['<script type="module" src="./home.js"></script>'] : [];
    expect(scripts).toEqual([`<script src="${root}text.js" defer></script>`, ...home]);
    expect(html).not.toMatch(/style=|onclick/);
    expect(html).toContain("default-src 'none'");
    expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
    expect(html).toMatch(/<title>[^<]*Lectern[^<]*<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{8,}">/);
    expect(html.match(/<h1>/g)).toHaveLength(1);
  });

  it('leads to pages that exist, with links that need no repair', () => {
    const folder = posix.dirname(path);
    const ways = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, way = '']) => way.replaceAll('&amp;', '&'));
    for (const way of ways) {
      const [file = '', link = ''] = way.split('#');
      const target = posix.normalize(posix.join(folder, file));
      const scenario = scenarios.find(({ id }) => target === `${id}/` || (file === './' && folder === id));
      if (scenario) expect(parseLink(link, scenario).repairs, way).toEqual([]);
      else if (/\.(svg|png|webmanifest)$/.test(target))
        expect(bytesOf(`public/${target}`), `public/${target} (\`npm run gallery\` makes previews)`).toBeGreaterThan(
          100,
        );
      else if (target === 'collect/') expect(readProjectFile('collect/index.html'), way).toBeTruthy();
      else if (target !== 'home.js') expect([...pages.keys()], way).toContain(target);
    }
  });
});

it('the home page names every scenario and its question', () => {
  for (const [language, path] of [
    ['en', 'index.html'],
    ['ko', 'ko.html'],
  ] as const) {
    for (const { title, question, lead } of scenarios) {
      for (const words of [title, question, lead]) expect(pages.get(path)).toContain(escaped(words[language]));
    }
  }
});

describe('how long a lesson takes', () => {
  const { reno } = lessons;
  const [step] = reno!.steps;
  const lasting = (steps: Lesson['steps']): number => minutesOf({ ...reno!, steps });

  it('is the time to read, to watch and to try, and grows with each', () => {
    const words = text('word '.repeat(1200).trim(), '');
    const empty = { ...step!, question: NONE, see: NONE, notice: [], tries: [] };
    const still = { ...empty, shot: { ...step!.shot, before: 0, stop: 0 } };
    expect(lasting([still])).toBe(5);
    expect(lasting([{ ...still, see: words }])).toBe(10);
    expect(lasting([{ ...still, tries: Array.from({ length: 20 }, () => ({ what: NONE })) }])).toBe(10);
    expect(lasting([{ ...still, shot: { ...step!.shot, before: 900 * step!.shot.speed } }])).toBe(15);
  });

  it('stands on the home page, of the lesson as it is', () => {
    for (const { id, title } of scenarios) {
      const minutes = minutesOf(lessons[id]!);
      expect(pages.get('index.html')).toContain(`${escaped(title.en)} · about ${minutes} min · `);
      expect(pages.get('ko.html')).toContain(`${escaped(title.ko)} · 약 ${minutes}분 · `);
    }
  });
});

describe('the glossary', () => {
  it('explains each term once, in both languages', () => {
    expect(new Set(glossary.map(({ id }) => id)).size).toBe(glossary.length);
    for (const { term, meaning } of glossary) {
      expect(pages.get('glossary.html')).toContain(escaped(meaning.en));
      expect(pages.get('glossary-ko.html')).toContain(escaped(meaning.ko));
      expect(meaning.ko).toMatch(/[가-힣]/);
      expect(meaning.en).toMatch(/[.]$/);
      expect(term.en.length).toBeGreaterThan(1);
    }
  });
});
