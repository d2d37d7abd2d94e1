// Who may read the record on a stage: its scene.ts and what that uses. Painters, labels, sentences and controls read the scene
// (src/ui/stage-kit/scene.ts), so that what is drawn, written and told is one and the same. Nor do they get at the record by
// way of another file that reads it, of the stage, the kits or any other part of the page.

import { importsOf, lineOf, type Source } from './source.ts';

const STAGE = /^src\/ui\/stages\/([^/]+)\//;
/** Not what every file may know of a record: its types, how a packet's flow and kind are packed, and how to remember. */
const isQuery = (target: string): boolean => /^src\/record\/(?!(record|logs|memo)\.ts$)/.test(target);

/**
 * Every query of the record on a stage from outside its scene, in words, whether it is imported or a file in between asks it;
 * and components that a scene or a painter uses.
 */
export function readsBesideScene(sources: readonly Source[]): string[] {
  const byPath = new Map(sources.map((each) => [each.path, each]));
  return sources.flatMap((source) => {
    const stage = STAGE.exec(source.path)?.[1];
    if (stage === undefined) return [];
    const scenePath = `src/ui/stages/${stage}/scene.ts`;
    const isOwn = (path: string): boolean => path.startsWith(`src/ui/stages/${stage}/`);
    const scene = usedBy(scenePath, byPath, isOwn);
    const isComponent = source.path.endsWith('.tsx');
    if (scene.has(source.path)) {
      return isComponent ? [`${source.path}: a scene is data, so it uses no component.`] : [];
    }
    return importsOf(source).flatMap(({ from, at, target = '', typeOnly }) => {
      // A component hands the scene to those who draw it.
      if (typeOnly || (isComponent && target === scenePath)) return [];
      // Is asked itself; and a plan knows the network, but no run of it.
      if (isOwn(target) && (!scene.has(target) || target.endsWith('/plan.ts'))) return [];
      const line = `${source.path}:${lineOf(source.text, at)} imports ${from}:`;
      if (target.endsWith('.tsx')) return isComponent ? [] : [`${line} what is drawn on a canvas is no component.`];
      const reader = readerBehind(target, byPath);
      if (reader === undefined) return [];
      return [`${line} the scene reads the record${isQuery(reader) ? '' : `, not ${reader}`}.`];
    });
  });
}

type Paths = ReadonlyMap<string, Source>;

/** The query that an import leads to, or the file of the page that asks one; components lead nowhere, they are built of both. */
function readerBehind(target: string, byPath: Paths): string | undefined {
  if (isQuery(target)) return target;
  const asks = (path: string): boolean =>
    importsOf(byPath.get(path)!).some((each) => !each.typeOnly && isQuery(each.target ?? ''));
  return [...usedBy(target, byPath, (path) => path.endsWith('.ts'))].find(asks);
}

/** A file and what it imports of a part of the program, and what that imports. */
function usedBy(path: string, byPath: Paths, isPart: (path: string) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (next: string): void => {
    const source = byPath.get(next);
    if (!source || found.has(next)) return;
    found.add(next);
    for (const { target, typeOnly } of importsOf(source)) {
      if (!typeOnly && target && isPart(target)) visit(target);
    }
  };
  visit(path);
  return found;
}
