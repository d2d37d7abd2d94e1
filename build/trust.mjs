// `npm run trust -- [part ...]` measures what docs/trust.md says and writes that page anew; without names it only writes. The
// figures are kept in docs/trust.json, each with the day and the machine it was measured on. The parts take minutes to hours, so
// none of them belongs to `npm test`, which checks only that the page says what the figures say.

import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { dependencyPage } from './trust/dependency-page.mjs';
import { PARTS, unknownAmong } from './trust/parts.mjs';
import { trustPage } from './trust/trust-page.mjs';

/** @type {(path: string) => string} */
const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const FIGURES = here('docs/trust.json');

const wanted = process.argv.slice(2);
const unknown = unknownAmong(wanted);
if (unknown.length > 0) {
  console.error(
    `trust knows ${Object.keys(PARTS).join(', ')} (mutation:ROOM for one room, monkey:MINUTES); not ${unknown.join(', ')}.`,
  );
  process.exit(2);
}

/** @returns {import('./trust/parts.mjs').Figures} */
const measured = () => JSON.parse(readFileSync(FIGURES, 'utf8'));
const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`;
for (const name of wanted) {
  const [part = '', only] = name.split(':');
  const on = { day: new Date().toISOString().slice(0, 10), machine };
  const found = PARTS[part]?.(only) ?? {};
  const dated = Object.entries(found).map(([what, figure]) => [what, { ...figure, ...on }]);
  // After each part: the next may take an hour. Read anew: another command may have measured another part meanwhile.
  const figures = measured();
  figures[part] = { ...figures[part], ...Object.fromEntries(dated) };
  writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
}
writeFileSync(here('docs/trust.md'), trustPage(measured()));
writeFileSync(here('docs/dependencies.md'), dependencyPage());
