// The cases that other tests go through: every scenario has them, their links are clean, and they use what there is to use.

import { describe, expect, it } from 'vitest';
import { scenarios } from '../../src/scenarios/index.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { allCases } from '../support/cases/all-cases.ts';

it('every scenario of the catalogue has its cases', () => {
  expect(allCases.map(({ scenario }) => scenario)).toEqual(scenarios);
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
    for (const parameter of scenario.parameters) {
      const used = new Set(runs.map(({ params }) => params[parameter.key]));
      if (parameter.kind === 'choice')
        expect([...used]).toEqual(expect.arrayContaining(parameter.options.map(({ value }) => value)));
      if (parameter.kind === 'switch') expect(used.size, parameter.key).toBe(2);
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
