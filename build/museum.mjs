// `node build/museum.mjs` collects every link that a page of the project or a table of results has ever had, at any commit, into
// tests/golden/links.txt. Links are only ever added: what once stood on a slide has to open.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../tests/golden/links.txt', import.meta.url));
const PAGES = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'docs', 'src/scenarios'];
const TABLE = 'tests/golden/digests.json';
const LINK = /(?:[a-z][a-z-]*\/?)?#[\w.:,=&%~*+()!;@/^-]*v=\d+/g;
const MOST = 1 << 30;

/** @param {string[]} words of Git */
const git = (...words) => execFileSync('git', words, { encoding: 'utf8', maxBuffer: MOST });

/** In lines that were added to a page at any time. @returns {string[]} */
const printed = () =>
  git('log', '-p', '-U0', '--no-color', '--format=', '--', ...PAGES)
    .split('\n')
    .filter((line) => line.startsWith('+'))
    .flatMap((line) => line.match(LINK) ?? [])
    .map((link) => (link.startsWith('#') ? `reno/${link}` : link.replace(/\/?#/, '/#')));

/** Runs whose digests were kept at any time. @returns {string[]} */
const kept = () =>
  git('log', '--format=%H', '--', TABLE)
    .split('\n')
    .filter(Boolean)
    .flatMap((commit) => Object.entries(JSON.parse(git('show', `${commit}:${TABLE}`))))
    .flatMap(([scenario, digests]) => Object.keys(digests).map((link) => `${scenario}/#${link.replace(/^#/, '')}`));

const known = readFileSync(FILE, { encoding: 'utf8', flag: 'a+' }).split('\n').filter(Boolean);
const links = [...new Set([...known, ...printed(), ...kept()])].sort();
writeFileSync(FILE, `${links.join('\n')}\n`);
console.log(`${links.length} links, ${links.length - known.length} of them new`);
