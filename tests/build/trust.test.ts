// The pages that `npm run trust` writes say what the figures and the lock file say, and nothing else.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOMS } from '../../build/mutation/rooms.mjs';
import { dependencyPage } from '../../build/trust/dependency-page.mjs';
import { unknownAmong } from '../../build/trust/parts.mjs';
import { byEngine, specsOf } from '../../build/trust/specs.mjs';
import { trustPage } from '../../build/trust/trust-page.mjs';
import { projectFiles } from '../support/source.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe('what backs the promises', () => {
  it('is the page of the figures that were measured (`npm run trust` writes it)', () => {
    expect(read('docs/trust.md')).toBe(trustPage(JSON.parse(read('docs/trust.json'))));
  });

  it('shows figures with the day and the machine, and says what was not measured', () => {
    const measured = { noticed: 1700, survived: 200, unreached: 100, day: '2026-01-31', machine: 'one' };
    const page = trustPage({ mutation: { judge: measured } });
    expect(page).toContain('| judge | 1,700 | 200 | 100 | 85.0 % | 2026-01-31, one |');
    expect(page.match(/Not measured yet\./g)).toHaveLength(11);
  });

  it('says of each goal whether it is reached', () => {
    const on = { userSeconds: 1, day: '2026-01-31', machine: 'one' };
    const page = trustPage({ speed: { one: { ...on, ratio: 3, goal: 3 }, other: { ...on, ratio: 2.99, goal: 3 } } });
    expect(page).toContain('| one | 1 | 3 | 3 | reached |');
    expect(page).toContain('| other | 1 | 2.99 | 3 | **missed** |');
  });

  it('measures what it knows by name: a part, a room of mutation, or minutes of the monkey', () => {
    const known = ['mutation', 'mutation:judge', 'faults', 'monkey', 'monkey:5'];
    expect(unknownAmong(known)).toEqual([]);
    // What every object has is no part, and a word that a part does not ask for would be passed over in silence.
    const unknown = [
      'toString',
      'mutation:toString',
      'mutation:',
      'mutation:judge:links',
      'monkey:soon',
      'links:5',
      '',
    ];
    expect(unknownAmong([...known, ...unknown])).toEqual(unknown);
  });

  it('counts what the tests of each engine said, in whatever suites they stand', () => {
    const spec = (title: string, file: string, ok: boolean, ...digests: readonly string[]) => {
      const annotations = [{ type: 'slow' }, ...digests.map((description) => ({ type: 'digests', description }))];
      return { title, file, ok, tests: [{ annotations }] };
    };
    const firefox = { specs: [spec('Firefox: rules', 'rules.spec.ts', true, '30'), spec('Firefox: keys', 'k', false)] };
    const others = { suites: [firefox], specs: [spec('WebKit: rules', 'rules.spec.ts', true, '30', '12')] };
    const chromium = { specs: [spec('computes the same', 'tests/e2e/digests.spec.ts', true, '30')] };
    expect(byEngine(specsOf({ suites: [others, chromium], specs: [spec('agree', 'looks.spec.ts', true)] }))).toEqual({
      Firefox: { passed: 1, failed: 1, digests: 30 },
      WebKit: { passed: 1, failed: 0, digests: 42 },
      Chromium: { passed: 1, failed: 0, digests: 30 },
      'all of them': { passed: 1, failed: 0, digests: 0 },
    });
  });

  const files = projectFiles();
  it('mutates rooms that have files and tests', () => {
    const matches = (pattern: string): boolean => {
      const alternatives = pattern.replace(/\{(.*)\}/, (_, names: string) => `(${names.replaceAll(',', '|')})`);
      const rule = new RegExp(`^${alternatives.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
      return files.some((path) => rule.test(path));
    };
    const patterns = Object.values(ROOMS).flatMap((room) => [...room.files, ...room.tests]);
    expect(patterns.filter((pattern) => !pattern.startsWith('!') && !matches(pattern))).toEqual([]);
  });
});

it('packages and licences are those of the lock file (`npm run trust` writes them)', () => {
  expect(read('docs/dependencies.md')).toBe(dependencyPage());
});
