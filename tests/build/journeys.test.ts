// The ways in of CONTRIBUTING.md, walked in a copy of the sources: somebody adds a policy, a scheduler, a language and says
// nothing of them. The compiler names the files that the page says it asks for, and no other.

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyWords } from '../../src/scenarios/atm/policy-words.ts';
import { forwardingWords } from '../../src/scenarios/virtual-server/forwarding-words.ts';
import { schedulerWords } from '../../src/scenarios/virtual-server/scheduler-words.ts';
import { policyWords as contentPolicyWords } from '../../src/scenarios/web-cluster/policy-words.ts';
import { projectFiles, readProjectFile } from '../support/source.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'lectern-journeys-'));

/** What the compiler says of the copy: file and message. */
let complaints: readonly { readonly file: string; readonly message: string }[];

function change(file: string, what: RegExp, by: string): void {
  const before = readFileSync(join(copy, file), 'utf8');
  const after = before.replace(what, by);
  if (after === before) throw new Error(`${file} has nothing like ${what}.`);
  writeFileSync(join(copy, file), after);
}

/** Records of words by option, what their words are called, and which of those an option may do without. */
const OPTIONS = {
  PolicyWords: { from: 'atm/policy-sentences.ts', words: policyWords, without: ['restarts'] },
  ContentPolicyWords: { from: 'web-cluster/policy-words.ts', words: contentPolicyWords, without: [] },
  SchedulerWords: { from: 'virtual-server/scheduler-words.ts', words: schedulerWords, without: [] },
  ForwardingWords: { from: 'virtual-server/forwarding-words.ts', words: forwardingWords, without: [] },
} as const;

/** Every word that any option of a record has. */
const wordsOf = (name: keyof typeof OPTIONS): readonly string[] => [
  ...new Set(Object.values<object>(OPTIONS[name].words).flatMap(Object.keys)),
];

/** An option for every word, which has all others. */
const incomplete = (name: keyof typeof OPTIONS): string =>
  [
    `import type { ${name} } from './${OPTIONS[name].from}';`,
    `declare const all: ${name};`,
    ...wordsOf(name).map((word) => `export const without_${word}: ${name} = all as Omit<${name}, '${word}'>;`),
  ].join('\n');

beforeAll(() => {
  for (const part of ['src', 'tsconfig.base.json', 'tsconfig.engine.json', 'tsconfig.ui.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

  cpSync(join(copy, 'src/engine/atm/policies/tail-drop.ts'), join(copy, 'src/engine/atm/policies/newest.ts'));
  change('src/engine/atm/policy-named.ts', /(tail: .*)\n/, '$1\n  newest: () => new TailDrop(),\n');
  change('src/engine/virtual-server/scheduler-named.ts', /( {2}rr: .*)\n/, '$1\n  newest: () => rr(),\n');
  change(
    'src/scenarios/web-cluster/policies.ts',
    /( {2}rr: .*)\n/,
    '$1\n  newest: ({ loads }) => new RoundRobin(loads),\n',
  );
  change('src/scenarios/kit/text.ts', /'ko'\]/, "'ko', 'ja']");
  for (const name of Object.keys(OPTIONS) as (keyof typeof OPTIONS)[])
    writeFileSync(join(copy, `src/scenarios/incomplete-${name}.ts`), incomplete(name));

  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const said = ['engine', 'ui'].map((part) =>
    spawnSync(process.execPath, [compiler, '--pretty', 'false', '-p', `tsconfig.${part}.json`], {
      cwd: copy,
      encoding: 'utf8',
    }),
  );
  const lines = said.flatMap(({ stdout }) => stdout.split('\n'));
  complaints = lines.flatMap((line) => {
    const [, file, message] = /^(src\/[^(]+)\(.*?\): error \w+: (.*)/.exec(line) ?? [];
    return file !== undefined && message !== undefined ? [{ file, message }] : [];
  });
});

afterAll(() => rmSync(copy, { recursive: true }));

const named = (what: RegExp): string[] => [
  ...new Set(complaints.filter(({ message }) => what.test(message)).map(({ file }) => file)),
];

/** The steps of a way: the paths in each, and what is said of it. */
function stepsOf(way: string): readonly { readonly paths: readonly string[]; readonly said: string }[] {
  const [, section = ''] = readProjectFile('CONTRIBUTING.md').split(`### ${way}\n`);
  const steps = section.split(/\n##/)[0]!.split(/\n(?=\d\. )/);
  return steps.filter((step) => /^\d\. /.test(step)).map((said) => ({ said, paths: pathsIn(said) }));
}

const pathsIn = (words: string): readonly string[] =>
  [...words.matchAll(/`((?:src|tests|docs|build|bench)\/[^`\s]*)`/g)].map(([, path]) => path!);

const askedByCompiler = (way: string): string[] =>
  stepsOf(way).flatMap(({ paths, said }) => (said.includes('The compiler asks') ? paths : []));

describe('a new option', () => {
  const missing = /'newest' is missing/;

  it.each([
    ['A drop policy of the ATM switch', 'src/scenarios/atm/'],
    ['A scheduler of the virtual server', 'virtual-server/'],
  ])('%s: the compiler names the files that CONTRIBUTING says it asks for', (way, part) => {
    expect(askedByCompiler(way).length).toBeGreaterThan(0);
    expect(
      named(missing)
        .filter((file) => file.includes(part))
        .sort(),
    ).toEqual(askedByCompiler(way).sort());
  });

  it('of the web cluster is asked for its words', () => {
    expect(named(missing)).toContain('src/scenarios/web-cluster/policy-words.ts');
  });

  it.each(Object.keys(OPTIONS) as (keyof typeof OPTIONS)[])('that lacks any of %s does not compile', (name) => {
    const owed = wordsOf(name).filter((word) => !(OPTIONS[name].without as readonly string[]).includes(word));
    const asked = complaints.flatMap(({ file, message }) => {
      const [, word] = /^Property '(\w+)' is missing/.exec(message) ?? [];
      return file === `src/scenarios/incomplete-${name}.ts` && word !== undefined ? [word] : [];
    });
    expect(owed.length).toBeGreaterThan(2);
    expect(asked.sort()).toEqual([...owed].sort());
  });
});

describe('a new language', () => {
  it('is asked for where CONTRIBUTING says it is, and hardly anywhere else', () => {
    const files = named(/^Property 'ja' is missing/);
    const [list, ...asked] = stepsOf('A language').map(({ paths }) => paths.filter((path) => !/<|^tests/.test(path)));
    expect(files).toEqual(expect.arrayContaining([list![0], ...asked.flat()]));
    expect(files.length).toBeLessThan(12);
  });
});

/** From where a page may count: `support/room.ts` is told as well as `tests/support/room.ts`. */
const FROM = ['', 'src', 'src/ui', 'src/engine', 'tests', 'tests/e2e'];
const PATH = /`([a-z][\w-]*(?:\/[\w.{},-]+)+\/?)`/g;
const IS_OURS = /^(src|tests|docs|build|bench)\/|\.(ts|tsx|css|mjs)$/;

/** Files that a text names, by as much of their path as it gives; of code, in its comments. */
const filesNamedIn = (text: string, isCode: boolean): readonly string[] =>
  (isCode ? text.split('\n').filter((line) => /^\s*(\/\/|\/?\*)/.test(line)) : [text]).flatMap(
    (line) => line.match(/(?<![\w./<>{}-])[\w-]+(?:\/[\w-]+)*(?:\.[\w-]+)*\.(?:tsx?|mjs|css)\b/g) ?? [],
  );

/** All that is written by hand. */
const ofFolders = ['docs', 'docs/models', 'docs/decisions']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
  .filter((path) => path.endsWith('.md') && !/(gallery|scenarios)\.md$/.test(path));
const pages = ['CONTRIBUTING.md', 'README.md', ...ofFolders];

describe('what is written about the code', () => {
  const pathsOn = (page: string): readonly string[] =>
    [...readProjectFile(page).matchAll(PATH)].flatMap(([, path = '']) => {
      const [, before = '', choices, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
      const all = choices === undefined ? [path] : choices.split(',').map((each) => before + each + after);
      return all.filter((each) => IS_OURS.test(each));
    });

  it('names many files', () => {
    expect(pages.flatMap(pathsOn).length).toBeGreaterThan(150);
  });

  it.each(pages)('names files and folders that exist: %s', (page) => {
    expect(pathsOn(page).filter((path) => !FROM.some((from) => existsSync(join(root, from, path))))).toEqual([]);
  });

  it('names files that exist: comments in the code, and the pages beside it', () => {
    const files = projectFiles();
    const isThere = (path: string): boolean => files.some((file) => file === path || file.endsWith(`/${path}`));
    const lost = files.flatMap((file) => {
      const isCode = /^(src|bench|build|tests)\/.*\.(tsx?|mjs|css)$/.test(file);
      if (!isCode && !/^src\/.*\.md$/.test(file)) return [];
      return filesNamedIn(readProjectFile(file), isCode)
        .filter((path) => !isThere(path))
        .map((path) => `${file}: ${path}`);
    });
    expect(filesNamedIn('/** As a.test.ts and kit/b.ts. */\nconst c = "d.ts";', true)).toEqual([
      'a.test.ts',
      'kit/b.ts',
    ]);
    expect(lost).toEqual([]);
  });

  it('has every folder of the page on a storey', () => {
    const [, table = ''] = readProjectFile('docs/architecture.md').split('### The storeys of the page');
    const rows = table.split('\n##')[0]!;
    expect(readdirSync(join(root, 'src/ui')).filter((folder) => !rows.includes(`\`${folder}`))).toEqual([]);
  });

  it('needs five steps for a drop policy', () => {
    expect(stepsOf('A drop policy of the ATM switch')).toHaveLength(5);
  });
});
