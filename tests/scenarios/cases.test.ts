// The cases that other tests go through: every scenario has them, their links are clean, and they use what there is to use. The other
// lists that are written by hand have every scenario, too.

import { describe, expect, it } from 'vitest';
import { scenarios } from '../../src/scenarios/index.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { lessons } from '../../src/scenarios/lessons.ts';
import { allCases } from '../support/cases/all-cases.ts';
import { readProjectFile } from '../support/source.ts';

const ids = scenarios.map(({ id }) => id);

it('every scenario of the catalogue has its cases, in the same order', () => {
  expect(
    allCases.map(({ scenario }) => scenario.id),
    'write tests/support/cases/<id>-cases.ts and list it in tests/support/cases/all-cases.ts',
  ).toEqual(ids);
});

it('every scenario has its line in the other lists', () => {
  expect(Object.keys(lessons).sort(), 'list its lesson.md in src/scenarios/lessons.ts').toEqual([...ids].sort());
  // Types only, which are gone when a test runs.
  const [, typed = ''] = readProjectFile('src/library/catalogue.ts').split('export interface Catalogue {');
  const named = [...typed.matchAll(/^ {2}readonly '?([\w-]+)'?: \{ readonly settings/gm)].map(([, id]) => id!);
  expect(named.sort(), 'list the types of its settings in src/library/catalogue.ts').toEqual([...ids].sort());
});

describe.each(allCases)('cases of $scenario.id', ({ scenario, ...cases }) => {
  const read = (link: string) => parseLink(link, scenario);
  const runs = cases.digestLinks.map((link) => read(link).state.spec);

  it('are twenty different runs or more, whose links need no repair', () => {
    expect(cases.digestLinks.length).toBeGreaterThanOrEqual(20);
    expect(new Set(cases.digestLinks).size).toBe(cases.digestLinks.length);
    const { digestLinks, factLinks, withPackets, busy, long } = cases;
    for (const link of [...digestLinks, ...factLinks, withPackets, busy, ...(long ? [long.link] : [])]) {
      expect([link, read(`${link}&v=1`).repairs.filter(({ code }) => code !== 'duplicate')]).toEqual([link, []]);
    }
    expect(read(cases.repaired).repairs.length).toBeGreaterThan(2);
  });

  it('use every option of every choice, live changes and packets dropped by hand', () => {
    const wanted = `add a run to digestLinks in tests/support/cases/${scenario.id}-cases.ts`;
    for (const parameter of scenario.parameters) {
      const used = new Set(runs.map(({ params }) => params[parameter.key]));
      const options = parameter.kind === 'choice' ? parameter.options.map(({ value }) => value) : [];
      const unused = options.filter((value) => !used.has(value));
      expect(unused, `no run uses these of ${parameter.key}: ${wanted}`).toEqual([]);
      if (parameter.kind === 'switch') expect(used.size, `${parameter.key} is never switched: ${wanted}`).toBe(2);
    }
    expect(runs.some(({ changes }) => changes.length > 1)).toBe(true);
    const canDrop = runs.some(({ params }) => scenario.places(params).length > 0);
    expect(runs.some(({ kills }) => kills.length > 1)).toBe(canDrop);
    expect(new Set(runs.map(({ params }) => params['seed'])).size).toBeGreaterThan(2);
  });

  it('name results of the scenario', () => {
    const names = scenario.metrics.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...cases.facts]));
    expect(cases.facts).toHaveLength(5);
  });
});
