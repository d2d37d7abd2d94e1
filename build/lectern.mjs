// The command line without a build step to remember: bundles it when a source is newer than the bundle, silently, then
// runs it in this process. The bundle is put in place by renaming, so that two commands at once do no harm.

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The command line has nothing of the page (tests/support/arrows.ts), which changes most often. */
const NOT_IN_IT = ['ui'];

/** All that a bundle may be made of, also rooms that are yet to come. */
const sources = () => [
  ...readdirSync(join(root, 'src'))
    .filter((name) => !NOT_IN_IT.includes(name))
    .map((name) => `src/${name}`),
  'bench',
  'build',
  'vite.cli.config.ts',
  'package.json',
];

/**
 * When something in a file or folder last changed; a folder's own time tells of files that went away.
 * @param {string} path
 * @returns {number}
 */
function changedAt(path) {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return 0;
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

/** @param {string} name `lectern.js`, `bench.js` or `workload.cjs`: the bundle to have ready */
async function bundle(name) {
  const file = join(root, 'dist-cli', name);
  if (changedAt(file) > Math.max(...sources().map((path) => changedAt(join(root, path))))) return file;
  const { build } = await import('vite');
  const workshop = join(root, 'dist-cli', `.${name}-${process.pid}`);
  mkdirSync(workshop, { recursive: true });
  const configFile = join(root, 'vite.cli.config.ts');
  await build({
    root,
    configFile,
    mode: name.replace(/\.c?js$/, ''),
    logLevel: 'error',
    build: { outDir: workshop, emptyOutDir: true },
  });
  renameSync(join(workshop, name), file);
  rmSync(workshop, { recursive: true });
  return file;
}

const args = process.argv.slice(2);
try {
  if (args[0] === 'bench') for (const name of ['workload.cjs', 'bench.js']) await bundle(name);
  const file = await bundle('lectern.js');
  // npm runs scripts in the project's folder; people name files from where they are.
  if (process.env['npm_lifecycle_event'] === 'lectern') process.chdir(process.env['INIT_CWD'] ?? '.');
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
} catch (error) {
  if (existsSync(join(root, 'node_modules', 'vite'))) {
    console.error(error);
    process.exitCode = 1;
  } else {
    console.error('lectern: The build tools are not installed; run "npm ci" first.');
    process.exitCode = 2;
  }
}
