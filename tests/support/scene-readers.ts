// Who may read the record on a stage: its scene.ts and what that uses. Painters, labels, sentences and controls read the scene
// (src/ui/stage-kit/scene.ts), so that what is drawn, written and told is one and the same.

import { importsOf, lineOf, type Source } from './source.ts';

const STAGE = /^src\/ui\/stages\/([^/]+)\//;
/** Not what every file may know of a record: its types, how a packet's flow and kind are packed, and how to remember. */
const isQuery = (target: string): boolean => /^src\/record\/(?!(record|memo)\.ts$)/.test(target);

/** Every query of the record on a stage from outside its scene, in words; and components that a scene uses. */
export function readsBesideScene(sources: readonly Source[]): string[] {
  const byPath = new Map(sources.map((each) => [each.path, each]));
  return sources.flatMap((source) => {
    const stage = STAGE.exec(source.path)?.[1];
    if (stage === undefined) return [];
    const scene = usedBy(`src/ui/stages/${stage}/scene.ts`, byPath);
    if (scene.has(source.path)) {
      return source.path.endsWith('.tsx') ? [`${source.path}: a scene is data, so it uses no component.`] : [];
    }
    return importsOf(source)
      .filter(({ target = '', typeOnly }) => !typeOnly && isQuery(target))
      .map(({ from, at }) => `${source.path}:${lineOf(source.text, at)} imports ${from}: the scene reads the record.`);
  });
}

/** A file and what it imports of its own stage, and what that imports. */
function usedBy(path: string, byPath: ReadonlyMap<string, Source>): ReadonlySet<string> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const found = new Set<string>();
  const visit = (next: string): void => {
    const source = byPath.get(next);
    if (!source || found.has(next)) return;
    found.add(next);
    for (const { target, typeOnly } of importsOf(source)) {
      if (!typeOnly && target?.startsWith(folder)) visit(target);
    }
  };
  visit(path);
  return found;
}
