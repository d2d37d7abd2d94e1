// Which runs a sweep has, and which sweeps are refused.

import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../src/runner/sweep/refusal.ts';
import { indexOf, ONE_LINE, placeOf, runsAtMost, runsOf, type Sweep } from '../../../src/runner/sweep/sweep.ts';
import { sweptRun } from '../../../src/runner/sweep/sweep-runs.ts';
import { scenario as reno } from '../../../src/scenarios/reno/scenario.ts';
import { renoSweep } from '../../support/sweeps.ts';

const sweep = renoSweep();
const all = Array.from({ length: runsOf(sweep) }, (_, index) => placeOf(sweep, index));

describe('the runs of a sweep', () => {
  it('are every point with every seed, each once', () => {
    expect(runsOf(sweep)).toBe(3 * 2 * 3);
    expect(new Set(all.map((place) => JSON.stringify(place))).size).toBe(18);
    all.forEach((place, index) => {
      expect(indexOf(sweep, place)).toBe(index);
    });
  });

  it('give all points their first seed before any gets its second', () => {
    expect(all.map(({ replicate }) => replicate)).toEqual([...all.map(({ replicate }) => replicate)].sort());
  });

  it('have the same seeds at every point and on every line', () => {
    for (const place of all) {
      expect(sweptRun(sweep, reno, place).spec.params['seed']).toBe(7 + place.replicate);
    }
  });

  it('differ in nothing but what is swept', () => {
    const { spec } = sweptRun(sweep, reno, { x: 2, series: 1, replicate: 0 });
    expect(spec).toEqual({ ...sweep.base, params: { ...sweep.base.params, q: 20, cc: 'newreno' } });
  });

  it('bring with a choice what belongs to it', () => {
    const choices = { ...ONE_LINE, key: 'tcp', points: [{ name: 'ns2', label: reno.title, sets: { tcp: 'ns2' } }] };
    const { params } = sweptRun({ ...sweep, x: choices }, reno, { x: 0, series: 0, replicate: 0 }).spec;
    const option = reno.parameters.flatMap((each) =>
      each.kind === 'choice' && each.key === 'tcp' ? each.options.filter(({ value }) => value === 'ns2') : [],
    );
    expect(params).toMatchObject({ ...option[0]!.sets, tcp: 'ns2' });
  });
});

describe('a grid', () => {
  const points = (count: number) => Array.from({ length: count }, (_, n) => ({ ...sweep.x.points[0]!, name: `${n}` }));
  const refused = (more: Partial<Sweep>) => refusalOf(renoSweep(more), 2);

  it('is refused when it is empty', () => {
    expect(refused({ x: { ...sweep.x, points: [] } })?.en).toContain('nothing to run');
    expect(refused({ series: { ...sweep.series, points: [] } })?.ko).toContain('실행할 것이 없습니다');
    expect(refused({ seeds: 0 })?.en).toContain('at least one seed');
    expect(refused({ seeds: 2.5 })?.en).toContain('at least one seed');
  });

  it('is refused when it goes along the seed, or when one setting is its axis and its lines', () => {
    const along = (seed: number) => ({ ...sweep.x.points[0]!, name: `${seed}`, sets: { seed } });
    expect(refused({ x: { ...sweep.x, key: 'seed', points: [along(1), along(2)] } })?.en).toContain(
      'cannot be an axis',
    );
    expect(refused({ series: sweep.x })?.en).toBe('x and series cannot both be q.');
    expect(refused({ series: sweep.x })?.ko).toContain('(q)');
  });

  it('is refused when a value stands twice', () => {
    expect(refused({ x: { ...sweep.x, points: [...sweep.x.points, sweep.x.points[1]!] } })?.en).toMatch(/10 twice/);
  });

  it('is refused beyond 100,000 runs, with their number and the time they would take', () => {
    const large = { x: { ...sweep.x, points: points(1000) }, seeds: 50 };
    expect(refused(large)).toBeUndefined();
    const refusal = refused({ ...large, seeds: 51 });
    expect(refusal?.en).toMatch(/102,000 runs, about \d+ \w+ of computing/);
    expect(refusal?.ko).toMatch(/102,000번 .*약 \d+/);
  });

  it('is refused where its seeds go past the highest: no link could say them', () => {
    const from = (seed: number) => ({ base: { ...sweep.base, params: { ...sweep.base.params, seed } } });
    expect(refused({ ...from(999_996), seeds: 4 })).toBeUndefined();
    const refusal = refused({ ...from(999_998), seeds: 4 });
    expect(refusal?.en).toMatch(/only 2: the highest is 999999\. Begin with seed 999996 or less/);
    expect(refusal?.ko).toMatch(/2개뿐입니다.*999996 이하/);
    const precision = { measure: 'goodput', within: 0.05, atMost: 5 };
    expect(refused({ ...from(999_996), seeds: 4, precision })?.en).toContain('Begin with seed 999995 or less');
  });

  it('is judged by the seeds that may be added', () => {
    const precision = { measure: 'goodput', within: 0.05, atMost: 200 };
    const large = { x: { ...sweep.x, points: points(300) }, precision };
    expect(runsAtMost(renoSweep(large))).toBe(120_000);
    expect(refused(large)?.en).toContain('120,000 runs');
    expect(refused({ precision: { ...precision, within: 0 } })?.en).toContain('above 0');
    expect(refused({ precision, seeds: 1 })?.en).toContain('two seeds');
    expect(refused({ precision: { ...precision, atMost: 2 }, seeds: 2 })).toBeUndefined();
    expect(refused({ precision: { ...precision, atMost: 2 }, seeds: 3 })?.en).toContain('allow at least as many');
  });
});
