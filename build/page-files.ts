// Which files a page and its worker are made of. What every page begins with is one; what the page of a network brings before
// its packets move (its scenarios, stage and explanations) is another, what networks share a third, and what comes after the
// stage a fourth: twenty small files take a browser longer to ask for than these to read. Everything else (lessons, sweeps,
// the lecture hall) is split as the bundler finds it.

import type { Rolldown } from 'vite';
import { scenarioById } from '../src/scenarios/index.ts';

/** What is imported when it is known which network it is, in the page and in the worker. */
const OF_A_NETWORK = /\/src\/(?:ui\/stages\/([^/]+)\/stage\.tsx|scenarios\/([^/]+)\/(?:scenario|network)\.ts)$/;
/** What comes after the stage, and what a worker is before it knows of a network. */
const OF_ALL = /\/src\/(?:ui\/app\/(around)|runner\/(?:sweep\/)?(?:web-)?(worker))\.ts$/;

const BEGINS_A_WORKER = /\/src\/runner\/(?:sweep\/web-)?worker\.ts$/;

/** What begins with a module: a network's part, `around`, or `worker`. */
function begunBy(id: string): string | undefined {
  const [, stage, scenario = ''] = OF_A_NETWORK.exec(id) ?? [];
  const [, around, worker] = OF_ALL.exec(id) ?? [];
  return stage ?? scenarioById(scenario)?.stage ?? around ?? worker;
}

/** What cannot begin without a module. */
function neededBy(id: string, modules: Rolldown.ChunkingContext): Set<string> {
  const [found, seen] = [new Set<string>(), new Set([id])];
  for (const each of seen) {
    const begun = begunBy(each);
    if (begun) found.add(begun);
    for (const importer of modules.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  }
  return found;
}

/**
 * A file for what a network brings, by its name, and one for what networks share. What a single one brings at once and all
 * later is in neither, so that no page waits for it but that one.
 */
const byNetwork = (kind: 'stage' | 'network') => ({
  debugName: kind,
  name(id: string, modules: Rolldown.ChunkingContext): string | null {
    const needed = neededBy(id, modules);
    // The file that begins a worker stays by itself, for WebKit begins it again when another file imports something out of it.
    if (needed.has('worker')) return BEGINS_A_WORKER.test(id) ? null : 'engine';
    const isAround = needed.delete('around');
    const [network, another] = needed;
    if (another) return `${kind}-shared`;
    if (isAround) return network ? null : 'around';
    return network ? `${kind}-${network}` : null;
  },
  // What a module needs is needed by whatever needs the module, so it is in the same file or in the shared one.
  includeDependenciesRecursively: false,
});

/** One style sheet, so that its order is that of the imports. What only the page of collecting has is none of theirs. */
const STYLES = { name: 'styles', test: /^(?!.*\/ui\/collect\/).*\.css$/ };

/** The files that begin pages stay by themselves: whoever imported something else out of theirs would begin a page. */
const PAGE = {
  name: 'page',
  tags: ['$initial' as const],
  test: /^(?!.*(\.html|\/ui\/app\/main\.tsx|\/ui\/collect\/main\.ts|\/ui\/collect\/collect\.css|\/home\/home\.ts)$)/,
};

export const pageFiles = [STYLES, PAGE, byNetwork('stage')];
export const workerFiles = [byNetwork('network')];
