// Two thousand rules that nobody would write come to the same numbers, to the last bit, in every engine of this machine and in
// Node: twenty thousand in the full run. The page has no part in it; a bundle of the rules and of what works them out is handed
// to each engine as it is.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { build } from 'vite';
import { type Fuzzed, fuzzedRules } from '../support/fuzzed-rules.ts';
import { isFull } from '../support/sample.ts';
import { engines, test } from './engines.ts';

const RULES = isFull ? 20_000 : 2000;

/** An expression that works all of them out and says what they came to. */
async function asked(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'lectern-rules-'));
  const entry = fileURLToPath(new URL('../support/fuzzed-rules.ts', import.meta.url));
  await build({
    configFile: false,
    logLevel: 'error',
    build: { outDir, target: 'es2022', lib: { entry, formats: ['iife'], name: 'rules', fileName: () => 'rules.js' } },
  });
  const script = readFileSync(join(outDir, 'rules.js'), 'utf8');
  rmSync(outDir, { recursive: true });
  return `(() => { ${script}\n return JSON.stringify(rules.fuzzedRules(${RULES})); })()`;
}

test('rules come to the same numbers in every engine', async ({ visits, page, baseURL }) => {
  test.setTimeout(180_000);
  const script = await asked();
  const here = fuzzedRules(RULES);
  expect(here.faults).toEqual([]);
  await page.goto(`${baseURL}404.html`);
  const there: Record<string, unknown> = { Chromium: await page.evaluate(script) };
  for (const { engine } of engines) {
    const visitor = await visits.by(engine);
    await visitor.goto(`${baseURL}404.html`);
    there[engine] = await visitor.value(script);
  }
  for (const [engine, said] of Object.entries(there))
    expect([engine, JSON.parse(String(said)) as Fuzzed]).toEqual([engine, here]);
});
