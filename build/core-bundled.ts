// For tests: all of the program but the page in one bundle, made anew with every start of Vitest. V8
// folds what one module knows of another only within a bundle, so that runs are several times faster than from modules one
// by one, and no test file has to load hundreds of them. With coverage or while watching, tests use the sources.

import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { lessonModules } from './lesson-modules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'src');
const cache = join(root, '.cache');
/** Every room, also those that are yet to come: a module that is outside would be there twice. */
const CORE = readdirSync(source, { withFileTypes: true })
  .filter((each) => each.isDirectory() && !['ui', 'offline'].includes(each.name))
  .map(({ name }) => name);
/** These do something as soon as they are imported, or belong to a browser. */
const NOT_TO_BE_IMPORTED =
  /^(runner\/(start-)?worker\.ts$|runner\/sweep\/(start-)?web-worker\.ts$|cli\/main\.ts$|library\/entries\/(web-worker|threads?)\.ts$|embed\/lectern-)/;

/** By the module's path below `src`, without its ending. */
const modules: ReadonlySet<string> = new Set(
  CORE.flatMap((folder) => readdirSync(join(source, folder), { recursive: true }).map((file) => `${folder}/${file}`))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?<!\.d)\.ts$/.test(file) && !NOT_TO_BE_IMPORTED.test(file))
    .map((file) => file.replace(/\.ts$/, '')),
);

/** Where the bundle is: one entry for each module, all of which only pass on what is in the one chunk. */
async function bundle(): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'core-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({
    root,
    configFile: false,
    publicDir: false,
    plugins: [lessonModules()],
    logLevel: 'error',
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries([...modules].map((name) => [name, join(source, `${name}.ts`)])),
        output: {
          entryFileNames: '[name].js',
          topLevelVar: false,
          codeSplitting: { groups: [{ name: 'core', test: /./ }] },
        },
      },
    },
  });
  return folder;
}

/** What watches or counts lines wants the sources. */
const isWanted = process.argv.includes('run') && !process.argv.some((word) => word.startsWith('--coverage'));
/** Both projects of one Vitest share it. */
const shared = globalThis as { coreBundle?: Promise<string> };

/** Modules that are imported as they are, and not once more through Vite. */
export const BUNDLED = /\/\.cache\/core-/;

export function coreBundled(): Plugin {
  return {
    name: 'core-bundled',
    enforce: 'pre',
    async resolveId(wanted, importer) {
      if (!isWanted || !wanted.startsWith('.') || importer === undefined) return undefined;
      const name = resolve(dirname(importer), wanted).replaceAll('\\', '/').replace(/\.ts$/, '');
      const below = name.startsWith(`${source}/`) ? name.slice(source.length + 1) : '';
      if (!modules.has(below)) return undefined;
      shared.coreBundle ??= bundle();
      return `${await shared.coreBundle}/${below}.js`;
    },
  };
}
