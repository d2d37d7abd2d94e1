// The benchmark command. `lectern bench` runs everything; with names only those parts: parts of the engine (engine.ts),
// those of the ATM switch (cells.ts), of the web farm (requests.ts) and of rules (rules.ts), those of how cost grows (scaling.ts), `heaviest` (the heaviest legal runs) and `monkey` (a user who does anything, `--minutes n`), which take long and only go by name, `figure` (the runs of a paper's figure), `collect` and `page`,
// which needs a browser (`page-reno`, `page-atm` and so on: page.ts). `--rounds n`, `--json file`. `workload ...` is one
// run, in this process.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compileLater } from '../src/cli/compile-later.ts';
import { sessionOf } from '../src/runner/session-of.ts';
import { defaultsOf } from '../src/scenarios/kit/link-state.ts';
import { scenario as reno } from '../src/scenarios/reno/scenario.ts';
import { benchCells, CELL_PARTS, type CellFigure, cellTable } from './cells.ts';
import { benchCollected, type CollectedFigure, collectedTable } from './collected.ts';
import { benchEngine, ENGINE_PARTS, type EngineFigure, engineTable } from './engine.ts';
import { benchHeaviest, type HeavyFigure, heaviestTable } from './heaviest.ts';
import { runHeaviest } from './heaviest-run.ts';
import { isInstalled, leftOut } from './measure.ts';
import { benchMonkey, type MonkeyFigure, monkeyTable } from './monkey.ts';
import { benchPage, PAGE_GROUPS, type PageFigures, pageTable } from './page.ts';
import { benchFigure, figureTable, runFigure, type SweepFigure } from './paper-figure.ts';
import { benchRequests, REQUEST_PARTS, type RequestFigure, requestTable } from './requests.ts';
import { benchRules, RULE_PARTS, type RuleFigure, ruleTable, runRules } from './rules.ts';
import { benchScaling, SCALING_PARTS, type ScalingFigure, scalingTable } from './scaling.ts';
import { runWorkload } from './workload.ts';

const PAGE_PARTS = ['page', ...PAGE_GROUPS.map((group) => `page-${group}`)];
const FIGURE = 'figure';
/** What a class handed in. */
const COLLECT = 'collect';
/** Takes long, and nobody compares it: only by name. */
const HEAVIEST = 'heaviest';
const MONKEY = 'monkey';
const LONE_PARTS = [FIGURE, COLLECT, HEAVIEST, MONKEY];
const PROCESS_PARTS = [
  ...ENGINE_PARTS,
  ...CELL_PARTS,
  ...REQUEST_PARTS,
  ...RULE_PARTS,
  ...SCALING_PARTS,
  ...LONE_PARTS,
];
const isPage = (name: string): boolean => PAGE_PARTS.includes(name);

const words = process.argv.slice(2).filter((word, index) => index > 0 || word !== 'bench');
if (words[0] === 'workload') runHere(words.slice(1));
else await bench(words);

function runHere(args: readonly string[]): void {
  compileLater();
  if (args[0] === 'figure') runFigure();
  else if (args[0] === 'rules') runRules(args.slice(1));
  else if (args[0] === HEAVIEST) runHeaviest(args.slice(1));
  else runAfterReno(args);
}

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
    options: {
      rounds: { type: 'string' },
      json: { type: 'string' },
      minutes: { type: 'string' },
    },
  });
  const unknown = positionals.filter((name) => !isPage(name) && !PROCESS_PARTS.includes(name));
  if (unknown.length > 0) {
    process.stderr.write(
      `lectern: bench knows ${[...PROCESS_PARTS, ...PAGE_PARTS].join(', ')}; not ${unknown.join(', ')}.\n`,
    );
    process.exitCode = 2;
    return;
  }
  const engineNames =
    positionals.length === 0 ? ENGINE_PARTS : positionals.filter((name) => ENGINE_PARTS.includes(name));
  const measuresProcesses = positionals.length === 0 || positionals.some((name) => !isPage(name));
  if (measuresProcesses && leftOut().length > 0)
    process.stdout.write(`What is measured runs without ${leftOut().join(', ')}.\n`);
  const results: {
    engine?: EngineFigure[];
    cells?: CellFigure[];
    requests?: RequestFigure[];
    rules?: RuleFigure[];
    scaling?: ScalingFigure[];
    figure?: SweepFigure;
    collect?: CollectedFigure;
    heaviest?: HeavyFigure[];
    monkey?: MonkeyFigure[];
    page?: PageFigures;
  } = {};
  if (engineNames.length > 0) {
    if (!isInstalled('ns'))
      process.stdout.write('ns-2 is not installed here (Debian: ns2), so there is nothing to compare with.\n');
    const bundles = { whole: here('bench.js'), alone: here('workload.cjs') };
    results.engine = benchEngine(engineNames, bundles, Number(values.rounds ?? 5));
    process.stdout.write(`${engineTable(results.engine)}\n`);
  }
  const cellNames = CELL_PARTS.filter((name) => positionals.length === 0 || positionals.includes(name));
  if (cellNames.length > 0) {
    results.cells = benchCells(cellNames, here('workload.cjs'), Number(values.rounds ?? 5));
    process.stdout.write(`${cellTable(results.cells)}\n`);
  }
  const requestNames = REQUEST_PARTS.filter((name) => positionals.length === 0 || positionals.includes(name));
  if (requestNames.length > 0) {
    results.requests = benchRequests(requestNames, here('workload.cjs'), Number(values.rounds ?? 5));
    process.stdout.write(`${requestTable(results.requests)}\n`);
  }
  const ruleNames = RULE_PARTS.filter((name) => positionals.length === 0 || positionals.includes(name));
  if (ruleNames.length > 0) {
    results.rules = benchRules(ruleNames, here('bench.js'), Number(values.rounds ?? 5));
    process.stdout.write(`${ruleTable(results.rules)}\n`);
  }
  const scalingNames = SCALING_PARTS.filter((name) => positionals.length === 0 || positionals.includes(name));
  if (scalingNames.length > 0) {
    results.scaling = benchScaling(scalingNames, here('workload.cjs'), Number(values.rounds ?? 3));
    process.stdout.write(`${scalingTable(results.scaling)}\n`);
  }
  if (positionals.length === 0 || positionals.includes(FIGURE)) {
    results.figure = benchFigure(here('bench.js'), Number(values.rounds ?? 3));
    process.stdout.write(`${figureTable(results.figure)}\n`);
  }
  if (positionals.length === 0 || positionals.includes(COLLECT)) {
    results.collect = await benchCollected();
    process.stdout.write(`${collectedTable(results.collect)}\n`);
  }
  if (positionals.includes(HEAVIEST)) {
    results.heaviest = benchHeaviest(here('bench.js'));
    process.stdout.write(`${heaviestTable(results.heaviest)}\n`);
  }
  if (positionals.includes(MONKEY)) {
    const log = values.json && `${values.json}.log`;
    results.monkey = await benchMonkey(Number(values.minutes ?? 60), log);
    process.stdout.write(`${monkeyTable(results.monkey)}\n`);
  }
  const everyPage = positionals.length === 0 || positionals.includes('page');
  const groups = PAGE_GROUPS.filter((group) => everyPage || positionals.includes(`page-${group}`));
  if (groups.length > 0) {
    const runs = values.rounds === undefined ? {} : { runs: Number(values.rounds) };
    results.page = await benchPage({ groups, ...runs });
    process.stdout.write(`${pageTable(results.page)}\n`);
  }
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
}
