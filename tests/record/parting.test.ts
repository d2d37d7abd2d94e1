// Where two runs of a scenario part is where a comparison of their traces, fact by fact, finds the first difference: for every
// scenario, many settings and seeds. Runs that cannot be compared say so.

import { describe, expect, it } from 'vitest';
import { type Parting, partingOf } from '../../src/record/divergence.ts';
import { scenarios } from '../../src/scenarios/index.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { firstHappeningOfOne, linksOfPairs, pairOf } from '../support/pairs-of-runs.ts';
import { isFull } from '../support/sample.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const SEEDS = isFull ? [1, 2, 3, 4, 5, 6] : [1];
const kinds = new Map<string, number>();

const mirrored = (parting: Parting): Parting =>
  parting.kind !== 'parted'
    ? parting
    : {
        ...parting,
        event: parting.event && { ...parting.event, marks: [parting.event.marks[1], parting.event.marks[0]] },
        passage: parting.passage && { ...parting.passage, rows: [parting.passage.rows[1], parting.passage.rows[0]] },
      };

describe('two runs with other settings part', () => {
  it.each(linksOfPairs(SEEDS))('$scenario.id $link', ({ scenario, link }) => {
    const [a, b] = pairOf(scenario, link).records;
    const parting = partingOf(a!, b!);
    expect(partingOf(b!, a!)).toEqual(mirrored(parting));
    expect(partingOf(a!, a!)).toEqual({ kind: 'equal', until: a!.horizon, whole: true });
    kinds.set(`${scenario.id} ${parting.kind}`, (kinds.get(`${scenario.id} ${parting.kind}`) ?? 0) + 1);
    const { nodes, links, flows } = a!.layout;
    const other = b!.layout;
    const isSameNetwork =
      `${links.map(({ place }) => place)}${flows.map(({ name }) => name)}` ===
        `${other.links.map(({ place }) => place)}${other.flows.map(({ name }) => name)}` &&
      nodes.length === other.nodes.length;
    if (parting.kind === 'incomparable') {
      expect(isSameNetwork && a!.layout.watched === other.watched).toBe(false);
      return;
    }
    const limit = Math.min(a!.horizon, b!.horizon);
    const first = firstHappeningOfOne(a!, b!, parting.kind === 'equal' ? limit : parting.at);
    if (parting.kind === 'equal') expect(first).toBeGreaterThanOrEqual(limit);
    else {
      expect(parting.at).toBe(first);
      const places = [a!.marks, b!.marks].map((marks, side) =>
        (marks as readonly unknown[]).indexOf(parting.event?.marks[side]),
      );
      const known = places.filter((place) => place >= 0);
      expect(new Set(known).size, 'the same place in both lists').toBeLessThanOrEqual(1);
    }
  });

  it('in every scenario, and some never do or cannot be compared', () => {
    for (const { id } of scenarios) expect(kinds.get(`${id} parted`), id).toBeGreaterThan(3);
    expect([...kinds.keys()].some((kind) => kind.endsWith('incomparable'))).toBe(true);
  });
});

it('runs of one network that follow two connections are not compared: each has the events of its own', () => {
  const [a, b] = ['watch=1', 'watch=2'].map((watch) => wholeRecord(specOf(`${watch}&end=300ms&v=1`, lanRto)));
  expect(partingOf(a!, b!)).toEqual({ kind: 'incomparable', reason: 'watched' });
  expect(partingOf(a!, a!)).toMatchObject({ kind: 'equal' });
});
