// The benchmark command. `lectern bench` runs everything; with names only those parts: parts of the engine (engine.ts) and
// `page`, which needs a browser. `--rounds n`, `--json file`. `workload ...` is one run, in this process.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sessionOf } from '../src/runner/session-of.ts';
import { defaultsOf } from '../src/scenarios/kit/link-state.ts';
import { reno } from '../src/scenarios/reno.ts';
import { benchEngine, ENGINE_PARTS, type EngineFigure, engineTable } from './engine.ts';
import { isInstalled } from './measure.ts';
import { benchPage, type PageFigures, pageTable } from './page.ts';
import { runWorkload } from './workload.ts';

const words = process.argv.slice(2).filter((word, index) => index > 0 || word !== 'bench');
if (words[0] === 'workload') runAfterReno(words.slice(1));
else await bench(words);

/** After another scenario in the same process: what a realm that has seen other kinds of component costs. */
function runAfterReno(args: readonly string[]): void {
  if (args.includes('polluted'))
    sessionOf({ scenario: 'reno', params: defaultsOf(reno), changes: [], kills: [] }).complete();
  runWorkload(args);
}

function here(bundle: string): string {
  return fileURLToPath(new URL(bundle, import.meta.url));
}

async function bench(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '5' }, json: { type: 'string' } },
  });
  const unknown = positionals.filter((name) => name !== 'page' && !ENGINE_PARTS.includes(name));
  if (unknown.length > 0) {
    process.stderr.write(`lectern: bench knows ${[...ENGINE_PARTS, 'page'].join(', ')}; not ${unknown.join(', ')}.\n`);
    process.exitCode = 2;
    return;
  }
  const engineNames = positionals.length === 0 ? ENGINE_PARTS : positionals.filter((name) => name !== 'page');
  const results: { engine?: EngineFigure[]; page?: PageFigures } = {};
  if (engineNames.length > 0) {
    if (!isInstalled('ns'))
      process.stdout.write('ns-2 is not installed here (Debian: ns2), so there is nothing to compare with.\n');
    const bundles = { whole: here('bench.js'), alone: here('workload.js') };
    results.engine = benchEngine(engineNames, bundles, Number(values.rounds));
    process.stdout.write(`${engineTable(results.engine)}\n`);
  }
  if (positionals.length === 0 || positionals.includes('page')) {
    results.page = await benchPage();
    process.stdout.write(`${pageTable(results.page)}\n`);
  }
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
}
