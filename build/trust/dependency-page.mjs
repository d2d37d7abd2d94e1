// docs/dependencies.md: every package by its version and licence, and the reason of each that we ask for ourselves.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @type {(path: string) => string} */
const read = (path) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

/**
 * A package as the lock file has it.
 * @typedef {{ version?: string, license?: string, dev?: boolean, optional?: boolean }} Locked
 */

/** @returns {string} the page */
export function dependencyPage() {
  /** @type {{ dependencies: Record<string, string>, devDependencies: Record<string, string> }} */
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  /** @type {Record<string, Locked>} */
  const locked = JSON.parse(read('package-lock.json')).packages;
  const all = Object.entries(locked).filter(([path]) => path !== '');
  const shipped = all.filter(([, { dev }]) => !dev);
  return `# Packages and licences

Made by \`npm run trust\` from package.json and the lock file, which pins every version and holds the hash of every package. Why each is there: [decision 11](decisions/0011-dependencies.md). A list in a standard form: \`npm sbom --sbom-format cyclonedx\` (or \`spdx\`); the licences of what a page contains are in \`dist/licenses.md\` after a build.

## In the page and the command line

${tableOf(Object.keys(dependencies), locked)}

With what these need: ${shipped.length} packages (${licencesOf(shipped)}).

## For building and testing only

${tableOf(Object.keys(devDependencies), locked)}

With what these need: ${all.length - shipped.length} packages (${licencesOf(all.filter(([, { dev }]) => dev))}).
`;
}

/** @param {readonly string[]} names @param {Record<string, Locked>} locked */
function tableOf(names, locked) {
  const rows = names.map((name) => {
    const { version, license } = locked[`node_modules/${name}`] ?? {};
    return `| ${name} | ${version} | ${license ?? 'see the package'} |`;
  });
  return ['| package | version | licence |', '|---|---|---|', ...rows].join('\n');
}

/** @param {readonly (readonly [string, Locked])[]} packages @returns {string} how many have which, the most frequent first */
function licencesOf(packages) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const [, { license = 'not stated' }] of packages) counts.set(license, (counts.get(license) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([licence, count]) => `${licence} ${count}`)
    .join(', ');
}
