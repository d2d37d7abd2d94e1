// The arrows between folders (docs/architecture.md): who may import whom, and what to do instead.
// Style sheets are read like code. Left out: packages of the page; the page may use any package that package.json lists.

import { isBuiltin } from 'node:module';
import { type Import, importsOf, lineOf, type Source } from './source.ts';

/** Folders whose files are alternatives of one another: each knows its interface file, never its neighbours. */
const ALTERNATIVES: Readonly<Record<string, readonly string[]>> = {
  'src/engine/net/queues': ['discipline'],
  'src/engine/atm/policies': ['policy'],
  'src/engine/virtual-server/schedulers': ['scheduler'],
  'src/engine/web-cluster/content': ['policy'],
  'src/engine/virtual-server/forwarding': ['forwarding'],
};

/** What a part of the engine may import besides itself. */
const ENGINE: Readonly<Record<string, readonly string[]>> = {
  core: [],
  net: ['core'],
  tcp: ['net', 'core'],
  ethernet: ['net', 'core'],
  atm: ['net', 'core'],
  queueing: ['core'],
  'web-cluster': ['queueing', 'core'],
  'virtual-server': ['queueing', 'core'],
  web: ['tcp', 'net', 'core'],
};

const RUNNER_FOR_PAGE =
  /^src\/runner\/((client|client-contract|protocol|read-run|run-slots|start-worker)\.ts$|sweep\/(?!.*worker\.ts$|sweep-desk)|sweep\/start-web-worker\.ts$)/;
const RUNNER_FOR_FIGURES = /^src\/runner\/sweep\//;
/** The record names the kinds of marks by the engine's list of them. */
const ENGINE_FOR_RECORD = /^src\/engine\/core\/(time|units|marks)\.ts$/;
/** Of a scenario, an expression knows how quantities and languages are written. */
const KIT_FOR_EXPRESSIONS = /^src\/scenarios\/kit\/(text|particles|nearest|quantity|read-quantity|parameter)\.ts$/;
/** What the engine makes of them. */
const ENGINE_FOR_EXPRESSIONS = /^src\/engine\/core\/(formula|elementary)\.ts$/;
/** Besides programs, what starts threads of Node. */
const KNOW_NODE = /^src\/(cli|verify)\/|^src\/library\/(threads|entries\/threads?)\.ts$/;
/** What events carry, and mathematics that is the same everywhere. */
const ENGINE_FOR_LESSONS = /^src\/engine\/core\/(marks|elementary)\.ts$/;
/** Besides time and units, how a model packs what it records: written and read back in one file. */
const ENGINE_FOR_PAGE = /^src\/engine\/(core\/(time|units)|web-cluster\/decision)\.ts$/;

/**
 * The page from the ground up: a folder knows what stands before it. What is not listed is a feature (charts, strip, lesson, a
 * stage, ...) and knows all of these, but no other feature.
 */
const GROUND = [
  ['foundation', 'i18n', 'theme'],
  ['state'],
  ['timeline', 'stage-kit'],
] as const satisfies readonly (readonly string[])[];
/** Where features are put together. */
const ROOFS: ReadonlySet<string> = new Set(['app', 'home', 'present', 'print', 'collect', 'embed']);

/** Everything a file imports against the arrows, in words. */
export function wrongArrows(source: Source): string[] {
  return importsOf(source).flatMap((each) => {
    const complaint =
      each.target === undefined ? packageComplaint(source.path, each) : fileComplaint(source.path, each);
    return complaint === undefined
      ? []
      : [`${source.path}:${lineOf(source.text, each.at)} imports ${each.from}: ${complaint}`];
  });
}

function packageComplaint(path: string, { from }: Import): string | undefined {
  if (isBuiltin(from) && path.startsWith('src/') && !KNOW_NODE.test(path)) {
    return 'Node is known to src/cli, src/verify, threads of src/library, bench, build and tests only.';
  }
  if (path === 'src/runner/sweep/quantiles.ts' && /^@stdlib\/stats-base-dists-(t|chisquare)-quantile$/.test(from))
    return undefined;
  if (path.startsWith('src/engine/')) {
    return 'the engine imports only itself; transcendental functions come from core/elementary.ts.';
  }
  if (path.startsWith('src/record/') && from !== 'd3-array') return 'a record is read with d3-array and nothing else.';
  if (/^src\/(scenarios|runner)\//.test(path)) return 'scenarios and runner need nothing but the engine.';
  return undefined;
}

function fileComplaint(path: string, { target = '' }: Import): string | undefined {
  const [from, to] = [zoneOf(path), zoneOf(target)];
  if (from === 'engine') return engineComplaint(path, target);
  if (from === 'scenarios') return scenarioComplaint(target);
  if (from === 'record') return recordComplaint(target);
  if (from === 'runner' && !['runner', 'record', 'scenarios', 'engine'].includes(to)) {
    return 'a runner drives scenarios and engine, writes the record, and knows neither page nor command line.';
  }
  if (from === 'embed' && to !== 'embed') return 'what other pages load knows nothing of this one but the protocol.';
  if (from === 'wire') return wireComplaint(target);
  if (from === 'lesson-file') return lessonFileComplaint(target);
  if (from === 'expression' && to !== 'expression' && !KIT_FOR_EXPRESSIONS.test(target)) {
    return ENGINE_FOR_EXPRESSIONS.test(target)
      ? undefined
      : 'an expression knows units, words and what the engine works out; what its names mean is handed to it.';
  }
  if (from === 'plot') return plotComplaint(target);
  if (from === 'predict') return predictComplaint(target);
  if (from === 'collect') return collectComplaint(target);
  if (from === 'explain') return explainComplaint(target);
  if (from === 'figures') return figureComplaint(target);
  if (from === 'library' && !['library', 'figures', 'runner', 'record', 'scenarios', 'engine'].includes(to)) {
    return 'the library gives programs runs and sweeps; it knows neither page nor command line.';
  }
  if (from === 'ui') return pageComplaint(target) ?? roomComplaint(path, target);
  if (from === 'verify' && !['verify', 'scenarios', 'engine'].includes(to)) {
    return 'a reference case is read and replayed with scenarios and engine; who prints the verdict imports it.';
  }
  if ((from === 'cli' || from === 'bench') && to === 'ui') return 'the command line works without the page.';
  return undefined;
}

function engineComplaint(path: string, target: string): string | undefined {
  if (zoneOf(target) !== 'engine') return 'the engine imports only itself.';
  const [own = '', other = ''] = [path.split('/')[2], target.split('/')[2]];
  if (own !== other && !(ENGINE[own] ?? []).includes(other)) {
    return `engine/${own} may know ${['itself', ...(ENGINE[own] ?? [])].join(', ')}; compose the two in a scenario.`;
  }
  const folder = path.slice(0, path.lastIndexOf('/'));
  const contract = ALTERNATIVES[folder];
  const neighbour = target.startsWith(`${folder}/`) ? target.slice(folder.length + 1).replace(/\.ts$/, '') : undefined;
  if (contract && neighbour !== undefined && !contract.includes(neighbour)) {
    return `an alternative knows its interface (${contract.join(', ')}), not its neighbours.`;
  }
  return undefined;
}

function scenarioComplaint(target: string): string | undefined {
  return ['scenarios', 'expression', 'engine'].includes(zoneOf(target))
    ? undefined
    : 'a scenario knows the engine, how expressions are read, and nothing else.';
}

function recordComplaint(target: string): string | undefined {
  if (['record', 'scenarios'].includes(zoneOf(target)) || ENGINE_FOR_RECORD.test(target)) return undefined;
  return 'a record and its queries know what a scenario declares, not who computes, draws or prints it.';
}

function wireComplaint(target: string): string | undefined {
  if (['wire', 'record', 'scenarios'].includes(zoneOf(target)) || ENGINE_FOR_PAGE.test(target)) return undefined;
  return 'packets are made from a record; who computes it, and who shows or writes them, imports them.';
}

function plotComplaint(target: string): string | undefined {
  if (['plot', 'record', 'scenarios'].includes(zoneOf(target)) || ENGINE_FOR_PAGE.test(target)) return undefined;
  return 'a plot draws what a record holds; it knows neither figures nor page.';
}

function explainComplaint(target: string): string | undefined {
  if (['explain', 'expression', 'plot', 'record', 'scenarios'].includes(zoneOf(target)) || ENGINE_FOR_PAGE.test(target))
    return undefined;
  return 'an explanation is read from a record; it knows neither figures nor page.';
}

function predictComplaint(target: string): string | undefined {
  if (['predict', 'record', 'scenarios'].includes(zoneOf(target)) || ENGINE_FOR_PAGE.test(target)) return undefined;
  return 'an answer is worked out from a record; who asks and who shows it imports it.';
}

function lessonFileComplaint(target: string): string | undefined {
  if (['lesson-file', 'expression', 'scenarios'].includes(zoneOf(target)) || ENGINE_FOR_LESSONS.test(target)) {
    return undefined;
  }
  return 'a lesson file is read with what scenarios declare; who runs it imports it.';
}

function collectComplaint(target: string): string | undefined {
  if (['collect', 'predict', 'plot', 'record', 'scenarios'].includes(zoneOf(target)) || ENGINE_FOR_PAGE.test(target))
    return undefined;
  return 'what was handed in is judged by its records; who computes them, and who shows or prints the rows, imports it.';
}

function figureComplaint(target: string): string | undefined {
  if (['figures', 'plot', 'record', 'scenarios'].includes(zoneOf(target))) return undefined;
  if (RUNNER_FOR_FIGURES.test(target) || ENGINE_FOR_PAGE.test(target)) return undefined;
  return 'a figure knows scenarios and the results of sweeps, and neither page nor command line.';
}

function pageComplaint(target: string): string | undefined {
  const zone = zoneOf(target);
  const readers = ['figures', 'explain', 'collect', 'predict', 'lesson-file', 'plot', 'record', 'scenarios', 'wire'];
  if (zone === 'ui' || readers.includes(zone)) return undefined;
  if (target === 'src/embed/protocol.ts' || RUNNER_FOR_PAGE.test(target) || ENGINE_FOR_PAGE.test(target))
    return undefined;
  return 'the page speaks to a run through runner/client and protocol, reads it in the record, and knows of the engine only time, units and how records are packed.';
}

function roomComplaint(path: string, target: string): string | undefined {
  if (zoneOf(target) !== 'ui') return undefined;
  const [own, other] = [roomOf(path), roomOf(target)];
  if (own === other || ROOFS.has(own)) return undefined;
  if (ROOFS.has(other)) return 'app, home, present, print and embed put features together; nothing below knows them.';
  if (storeyOf(other) < storeyOf(own) || (storeyOf(own) === storeyOf(other) && storeyOf(own) === 0)) return undefined;
  if (storeyOf(other) < GROUND.length) return `ui/${own} stands below ui/${other}.`;
  return storeyOf(own) < GROUND.length
    ? `ui/${own} stands below every feature.`
    : 'features do not know each other; what two of them need moves to ui/foundation, timeline or stage-kit.';
}

/** The folder of the page a file is in; of the stages, the stage. */
function roomOf(path: string): string {
  const [, , room = '', stage = ''] = path.split('/');
  return room === 'stages' ? `stages/${stage}` : room;
}

function storeyOf(room: string): number {
  const storey = GROUND.findIndex((rooms) => (rooms as readonly string[]).includes(room));
  return storey < 0 ? GROUND.length : storey;
}

const zoneOf = (path: string): string => (path.startsWith('src/') ? path.split('/')[1] : path.split('/')[0]) ?? '';
