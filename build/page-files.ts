// Which files a page and its worker are made of. What every page begins with is one; what the page of a network brings before
// its packets move (its scenarios and stage) is another, what all networks share a third, what only those of TCP share a fourth,
// and what comes after the stage a fifth: twenty small files take a browser longer to ask for than these to read. Everything
// else (lessons, sweeps, the lecture hall) is split as the bundler finds it.

import type { Rolldown } from 'vite';
import { scenarioById } from '../src/scenarios/index.ts';

/** What is imported when it is known which network it is, in the page and in the worker. */
const OF_A_NETWORK = /\/src\/(?:ui\/stages\/([^/]+)\/stage\.tsx|scenarios\/([^/]+)\/(?:scenario|network)\.ts)$/;
/** What comes after the stage, whatever the network, and what a worker is before it knows of one. */
const AFTER_STAGES = /\/src\/ui\/(?:app\/around\.ts|stage-kit\/hands\.tsx)$/;
const WORKER = /\/src\/runner\/(?:sweep\/web-)?worker\.ts$/;

/** Networks without the engine's TCP: what only the others share is half of a worker, which these need not fetch. */
const WITHOUT_TCP: readonly string[] = ['web-cluster', 'virtual-server'];

const stageOf = (id: string): string | undefined => {
  const [, stage, scenario = ''] = OF_A_NETWORK.exec(id) ?? [];
  return stage ?? scenarioById(scenario)?.stage;
};

/** A module, and what cannot begin without it. */
function whatNeeds(id: string, modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const seen = new Set([id]);
  for (const each of seen) for (const importer of modules.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  return seen;
}

const stagesAmong = (ids: Iterable<string>): Set<string> => new Set([...ids].flatMap((each) => stageOf(each) ?? []));

/**
 * A file for what a network brings, by its name, and two for what networks share. What a single one brings at once and all
 * later is in none of them, so that no page waits for it but that one.
 */
const byNetwork = (kind: 'stage' | 'network') => ({
  debugName: kind,
  name(id: string, modules: Rolldown.ChunkingContext): string | null {
    const needing = [...whatNeeds(id, modules)];
    // The file that begins a worker stays by itself, for WebKit begins it again when another file imports something out of it.
    if (needing.some((each) => WORKER.test(each))) return WORKER.test(id) ? null : 'engine';
    const isAround = needing.some((each) => AFTER_STAGES.test(each));
    const [network, another] = stagesAmong(needing);
    // What a stage fetches later: the explanations of its events.
    const later = stagesAmong(needing.flatMap((each) => modules.getModuleInfo(each)?.dynamicImporters ?? []));
    if (another) {
      const pages = [...stagesAmong(needing), ...later];
      return isAround || WITHOUT_TCP.some((each) => pages.includes(each)) ? `${kind}-shared` : `${kind}-tcp`;
    }
    if (!network) return isAround ? 'around' : null;
    return isAround || [...later].some((each) => each !== network) ? null : `${kind}-${network}`;
  },
  // What a module needs is needed by whatever needs the module, so it is in the same file or in the shared one.
  includeDependenciesRecursively: false,
});

/** What only the page of collecting has is none of theirs. */
const IS_STYLE = /^(?!.*\/ui\/collect\/).*\.css$/;

/**
 * One style sheet for what is seen first, whatever the network, and another for all that comes later, so that their order is that
 * of the imports.
 */
const STYLES = {
  name(id: string, modules: Rolldown.ChunkingContext): string | null {
    if (!IS_STYLE.test(id)) return null;
    const begins = (each: string): boolean =>
      modules.getModuleInfo(each)?.isEntry === true || stageOf(each) !== undefined;
    return [...whatNeeds(id, modules)].some(begins) ? 'styles' : 'styles-around';
  },
};

/**
 * The files that begin pages stay by themselves: whoever imported something else out of theirs would begin a page. So does what only the
 * home page and the page of collecting have, which the page of a network need not fetch.
 */
const PAGE = {
  name: 'page',
  tags: ['$initial' as const],
  test: /^(?!.*(\.html|\/ui\/app\/main\.tsx|\/ui\/(?:collect|home)\/[^/]+)$)/,
};

export const pageFiles = [STYLES, PAGE, byNetwork('stage')];
export const workerFiles = [byNetwork('network')];
