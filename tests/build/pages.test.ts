// Every scenario has its own static page, which says the same as the scenario before any script has run.

import { describe, expect, it } from 'vitest';
import { lessons, lessonTextOf, notes } from '../../build/lessons.ts';
import { scenarioPage } from '../../build/pages/scenario-page.ts';
import { listOfScenarios } from '../../build/scenario-pages.ts';
import { scenarios } from '../../src/scenarios/index.ts';
import { text } from '../../src/scenarios/kit/text.ts';
import { pageOf } from '../../src/ui/app/pages.ts';
import viteConfig from '../../vite.config.ts';
import { importsOf, readProjectFile, source } from '../support/source.ts';

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('the page of %s', (id, scenario) => {
  const html = scenarioPage(scenario, lessons[id], scenarios);

  it('is one of the pages that are built', () => {
    const inputs = viteConfig.build?.rolldownOptions?.input as Readonly<Record<string, string>>;
    expect(inputs[id]?.replaceAll('\\', '/').endsWith(`/${id}/index.html`)).toBe(true);
  });

  it('has the title, the question and a description of its scenario', () => {
    expect(html).toContain(`<title>${scenario.title.en} · Lectern</title>`);
    expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]).toBe(scenario.question.en);
    expect(/name="description" content="([^"]*)"/.exec(html)?.[1]).toContain(scenario.question.en);
  });

  it('says in both languages what to do where its scripts do not come, inside what they replace', () => {
    const [, root = ''] = /<div id="root"[^>]*>([\s\S]*)<\/div>\s*<script/.exec(html) ?? [];
    expect(root).toMatch(/<p>The simulation has not started[\s\S]*<p lang="ko">시뮬레이션이 시작되지 않았습니다/);
    expect(root.match(/<a href="[^"]*" target="_blank"/g)).toHaveLength(2);
  });

  it('runs one script, which is told the scenario', () => {
    expect(html.match(/<script(?! type="application\/json")[^>]*>[\s\S]*?<\/script>/g)).toEqual([
      '<script type="module" src="/src/ui/app/main.tsx"></script>',
    ]);
    expect(html).toContain(`<div id="root" data-scenario="${id}">`);
  });

  it('fetches its own description and no other', async () => {
    expect(await pageOf(id).scenario()).toBe(scenario);
    // Expressions are functions there; what they are made of is compared.
    expect(JSON.stringify(await pageOf(id).lesson())).toBe(JSON.stringify(lessons[id]));
    expect(JSON.stringify(await pageOf(id).notes())).toBe(JSON.stringify(notes[id]));
  });
});

it('a scenario without a lesson is told which file it lacks, and how to begin it', () => {
  const file = 'src/scenarios/nowhere/lesson.md';
  expect(() => lessonTextOf('nowhere', file)).toThrow(
    /^src\/scenarios\/nowhere\/lesson\.md is missing\..* docs\/lessons\.md .*`scenario: nowhere`/,
  );
});

describe('the script of every page', () => {
  it('has no scenario and no stage in it: they are fetched by name', () => {
    const inIt = new Set(beginsWith('src/ui/app/main.tsx'));
    const apart = [
      ...scenarios.map(({ id }) => `src/scenarios/${id}/scenario.ts`),
      ...scenarios.map(({ stage }) => `src/ui/stages/${stage}/stage.tsx`),
    ];
    expect(apart).toHaveLength(2 * scenarios.length);
    expect(inIt.has('src/ui/app/pages.ts')).toBe(true);
    expect(apart.filter((file) => readProjectFile(file) === '' || inIt.has(file))).toEqual([]);
  });
});

/** What a file imports, by its path. */
const imported = new Map<string, readonly string[]>();

function importedBy(file: string): readonly string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const known = imported.get(file);
  if (known) return known;
  const found = importsOf(source(file, readProjectFile(file))).flatMap(({ target, typeOnly, isLate }) =>
    target && !typeOnly && !isLate ? [target] : [],
  );
  imported.set(file, found);
  return found;
}

/** Every file that a file imports at once, over however many others. */
function beginsWith(file: string): string[] {
  const files = new Set([file]);
  for (const each of files) for (const other of importedBy(each)) files.add(other);
  return [...files];
}

describe('the list of titles in every page', () => {
  it('is that of the catalogue, and cannot end its script', () => {
    const inPage = (all: typeof scenarios): unknown => {
      const [, json] = /<script type="application\/json" id="scenarios">(.*?)<\/script>/.exec(
        scenarioPage(scenarios[0]!, undefined, all),
      )!;
      return JSON.parse(json!);
    };
    expect(Object.entries(inPage(scenarios) as object)).toEqual(scenarios.map(({ id, title }) => [id, title]));
    const title = text('</script><b>', '<!--');
    expect(inPage([{ ...scenarios[0]!, title }])).toEqual({ [scenarios[0]!.id]: title });
  });
});

describe('404.html', () => {
  const html = listOfScenarios();

  it('has a place for the list', () => {
    expect(readProjectFile('404.html')).toContain('<!-- scenarios -->');
  });

  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    'offers %s in both languages',
    (id, scenario) => {
      expect(html).toContain(`<a href="./${id}/">${scenario.title.en}. ${scenario.question.en}</a>`);
      expect(html).toContain(`${scenario.title.ko}. ${scenario.question.ko}`);
    },
  );
});

describe('without a lesson', () => {
  it('a page is described by what stands under its question', () => {
    const [scenario] = scenarios;
    expect(scenarioPage(scenario!, undefined, scenarios)).toContain(
      `content="${scenario!.question.en} ${scenario!.lead.en}"`,
    );
  });
});
