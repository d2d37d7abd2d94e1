// `npm run build:lib`: the engine as a package, in dist-lib, ready for `npm pack` and `npm publish`: modules with their types, a
// package.json of its own (the project's is private and lists what the page needs), README, change log and licences.

import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './programs.mjs';

const project = JSON.parse(readFileSync('package.json', 'utf8'));
const [, model] = /MODEL_VERSION = '([\d.]+)'/.exec(readFileSync('src/scenarios/kit/run-spec.ts', 'utf8')) ?? [];

/** @param {string} name of an entry without types */
const file = (name) => `./${name}.js`;
/** @param {string} name @param {string} types */
const typed = (name, types) => ({ types: `./types/library/${types}.d.ts`, default: file(name) });

const manifest = {
  name: 'lectern',
  version: project.version,
  description: 'Deterministic simulator of networks for teaching and research: TCP, Ethernet, ATM, clusters',
  license: project.license,
  type: 'module',
  engines: project.engines,
  // The version of the results, which is not that of the interface.
  model,
  sideEffects: ['./thread.js', './web-worker.js'],
  types: './types/library/index.d.ts',
  exports: {
    '.': typed('lectern', 'index'),
    './threads': typed('threads', 'entries/threads'),
    './workers': typed('workers', 'entries/workers'),
    './web-worker': file('web-worker'),
    './package.json': './package.json',
  },
  files: ['*.js', 'shared', 'types', 'licenses.md', 'CHANGELOG.md'],
  publishConfig: { access: 'public', provenance: true },
};

const built =
  run('npx', ['vite', 'build', '-c', 'vite.lib.config.ts', '--logLevel', 'warn']) &&
  run('npx', ['tsc', '-p', 'tsconfig.library.json']);
if (built) {
  writeFileSync('dist-lib/package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync('docs/library.md', 'dist-lib/README.md');
  for (const name of ['LICENSE', 'CHANGELOG.md']) copyFileSync(name, `dist-lib/${name}`);
}
process.exitCode = built ? 0 : 1;
