// The same run gives the same digest in every JavaScript engine: V8 here, JavaScriptCore (`jsc`) and SpiderMonkey
// (`js102`) where they are installed, and the golden digests everywhere. An update of the goldens says in its commit why
// results changed, and goes under "Results changed" in the CHANGELOG.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { allCases } from '../support/cases/all-cases.ts';
import { digestsOf, runsHere } from '../support/digest-shell.ts';
import { resultsTable } from '../support/golden-results.ts';

const golden = fileURLToPath(new URL('../golden/digests.json', import.meta.url));
/** What some of these runs come to, for people: a line that moves says which result did. */
const results = fileURLToPath(new URL('../golden/results.txt', import.meta.url));
const isUpdate = process.env['UPDATE_GOLDEN'] === '1';
const folder = fileURLToPath(new URL('../../.cache/digest-shell/', import.meta.url));
const script = join(folder, 'shell.js');

/** Asks a shell on the PATH for its digests; undefined if there is no such shell. */
async function digestsIn(shell: string): Promise<unknown> {
  const path = (process.env['PATH'] ?? '').split(':').map((place) => join(place, shell));
  const found = path.find((file) => existsSync(file));
  if (found === undefined) return undefined;
  if (!existsSync(script)) await buildScript();
  return JSON.parse(execFileSync(found, [script], { encoding: 'utf8' }));
}

/** Only where there is a shell to run it. */
async function buildScript(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      minify: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL('../support/digest-shell.ts', import.meta.url)),
        formats: ['iife'],
        name: 'shell',
        fileName: () => 'shell.js',
      },
    },
  });
}

describe('digests of twenty runs of every scenario', () => {
  const runs = runsHere();
  const here = digestsOf(runs);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are the golden ones', () => {
    if (isUpdate) writeFileSync(golden, `${JSON.stringify(here, null, 2)}\n`);
    expect(here).toEqual(JSON.parse(readFileSync(golden, 'utf8')));
  });

  it('come with the results that they had', () => {
    const table = resultsTable(runs);
    if (isUpdate) writeFileSync(results, table);
    expect(table.split('\n')).toEqual(readFileSync(results, 'utf8').split('\n'));
  });

  it.each(allCases)('differ from run to run of $scenario.id', ({ scenario, digestLinks }) => {
    expect(new Set(Object.values(here[scenario.id]!)).size).toBe(digestLinks.length);
  });

  it.for(['jsc', 'js102'])('are the same in %s, where it is installed', async (shell, { annotate }) => {
    const there = await digestsIn(shell);
    if (there === undefined) await annotate(`${shell} is not installed here`);
    else expect(there).toEqual(here);
  });
});
