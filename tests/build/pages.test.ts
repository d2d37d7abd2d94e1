// Every scenario has its own static page, which says the same as the scenario before any script has run.

import { describe, expect, it } from 'vitest';
import { scenarios } from '../../src/scenarios/index.ts';
import { titles } from '../../src/scenarios/titles.ts';
import viteConfig from '../../vite.config.ts';
import { importsOf, projectFiles, readProjectFile, source } from '../support/source.ts';

const pages = scenarios.map(({ id }) => [`${id}/index.html`, id] as const);

describe.each(pages)('%s', (path, id) => {
  const scenario = scenarios.find((each) => each.id === id)!;
  const html = readProjectFile(path);

  it('is one of the pages that are built', () => {
    const inputs = Object.values(viteConfig.build?.rolldownOptions?.input ?? {}) as string[];
    expect(inputs.some((input) => input.replaceAll('\\', '/').endsWith(`/${path}`))).toBe(true);
  });

  it('has the title, the question and a description of its scenario', () => {
    expect(html).toContain(`<title>${scenario.title.en} · Lectern</title>`);
    expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]).toBe(scenario.question.en);
    expect(/name="description" content="([^"]*)"/.exec(html)?.[1]).toContain(scenario.question.en);
  });

  it('runs no script but that of its scenario, which knows no other', () => {
    expect(html.match(/<script[^>]*>[\s\S]*?<\/script>/g)).toEqual([
      `<script type="module" src="/src/ui/pages/${id}.ts"></script>`,
    ]);
    expect(readProjectFile(`src/ui/pages/${id}.ts`)).toContain(`from '../../scenarios/${id}.ts'`);
    const others = scenarios.filter((other) => other.id !== id).map((other) => `/src/scenarios/${other.id}.ts`);
    expect(needs(`src/ui/pages/${id}.ts`).filter((file) => others.some((other) => `/${file}`.endsWith(other)))).toEqual(
      [],
    );
    expect(needs(`src/ui/pages/${id}.ts`)).not.toContain('src/scenarios/index.ts');
  });
});

/** Every file that a file imports, over however many others, whether at once or when used. */
function needs(file: string): string[] {
  const files = new Set([file]);
  for (const each of files) {
    if (!/\.tsx?$/.test(each)) continue;
    const imports = importsOf(source(each, readProjectFile(each)));
    for (const { target, typeOnly } of imports) if (target && !typeOnly) files.add(target);
  }
  return [...files];
}

describe('the list of titles', () => {
  it('is that of the catalogue, in its order', () => {
    expect(Object.entries(titles)).toEqual(scenarios.map(({ id, title }) => [id, title]));
  });
});

describe('404.html', () => {
  const html = readProjectFile('404.html');

  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    'offers %s in both languages',
    (id, scenario) => {
      expect(html).toContain(`<a href="./${id}/">${scenario.title.en}. ${scenario.question.en}</a>`);
      expect(html).toContain(`${scenario.title.ko}. ${scenario.question.ko}`);
    },
  );
});

describe('the folders of pages', () => {
  it('belong to scenarios', () => {
    const folders = projectFiles().filter((path) => /^[^/]+\/index\.html$/.test(path));
    expect(folders.sort()).toEqual(scenarios.map(({ id }) => `${id}/index.html`).sort());
  });
});
