// What is swept, in words: a choice and its text say the same, and what a link has wrong never hides the rest.

import { describe, expect, it } from 'vitest';
import { figures, figuresOf } from '../../src/figures/figures.ts';
import { AxisError } from '../../src/figures/free-axis.ts';
import { runsOf } from '../../src/runner/sweep/sweep.ts';
import { SweepResults } from '../../src/runner/sweep/sweep-results.ts';
import { scenarios } from '../../src/scenarios/index.ts';
import { defaultState } from '../../src/scenarios/kit/link-state.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { writeLink } from '../../src/scenarios/kit/write-link.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { csvOf, svgOf } from '../../src/ui/sweep/exports.ts';
import {
  choiceFromText,
  choiceOfFigure,
  choiceText,
  firstChoice,
  ownChoice,
  planOf,
  someValues,
  sweepable,
} from '../../src/ui/sweep/sweep-choice.ts';

const { spec } = defaultState(lanRto);

describe('a choice', () => {
  it.each(figures.map((figure) => [figure.id, figure] as const))('of %s is said by its id', (id, figure) => {
    const scenario = scenarios.find((each) => each.id === figure.scenario)!;
    const choice = choiceOfFigure(figure);
    expect(choiceText(choice, scenario)).toBe(id);
    expect(choiceFromText(id.toLowerCase(), scenario)).toEqual(choice);
    const other = { ...choice, measure: scenario.metrics.at(-1)!.name, effort: 'thorough' as const };
    expect(choiceFromText(choiceText(other, scenario), scenario)).toEqual(other);
    expect(runsOf(planOf(other, scenario, spec).sweep)).toBeGreaterThan(runsOf(planOf(choice, scenario, spec).sweep));
  });

  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    'of one’s own on %s survives a link',
    (_, scenario) => {
      const own = { ...ownChoice(scenario), series: 'seed=1,2', scale: 'log' as const };
      const view = { sweep: choiceText(own, scenario) };
      const link = writeLink({ ...defaultState(scenario), view }, scenario);
      const { state, repairs } = parseLink(link, scenario);
      expect(repairs).toEqual([]);
      expect(choiceFromText(state.view.sweep!, scenario)).toEqual(own);
    },
  );

  it('of lines and of a wanted width is in the link, and in the sweep', () => {
    const figure = figures.find(({ id }) => id === 'P0-5')!;
    const choice = { ...choiceOfFigure(figure), lines: ['r1', 'r2'], within: 0.05 };
    expect(choiceText(choice, lanRto)).toBe('P0-5:l:r1,r2:within:5pc');
    expect(choiceFromText('P0-5:l:r1,r2:within:5pc', lanRto)).toEqual(choice);
    expect(choiceFromText('P0-5:l:nothing:within:7pc', lanRto)).toEqual(choiceOfFigure(figure));
    const { sweep } = planOf(choice, lanRto, spec);
    expect(sweep.series.points.map(({ name }) => name)).toEqual(['r1', 'r2']);
    expect(sweep.precision).toEqual({ measure: 'responseTime', within: 0.05, atMost: 50 });
  });

  it('of claims that are looked at again is in the link; what is no claim of the figure is left out', () => {
    const figure = figures.find(({ id }) => id === 'P0-5')!;
    const choice = { ...choiceOfFigure(figure), looks: { shortest: 3, needless: 2 } };
    expect(choiceText(choice, lanRto)).toBe('P0-5:more:shortest.3,needless.2');
    expect(choiceFromText('P0-5:more:shortest.3,needless.2', lanRto)).toEqual(choice);
    expect(choiceFromText('P0-5:more:nothing.3,idle.x,shortest.99', lanRto).looks).toEqual({ shortest: 6 });
  });

  it('begins with the paper’s figure where there is one', () => {
    expect(firstChoice(nicBuffer).figure).toBe(figuresOf('nic-buffer')[0]!.id);
    expect(firstChoice(lanRto).figure).toBe('P0-5');
    expect(firstChoice(reno)).toMatchObject({ figure: undefined, x: someValues(reno.parameters[0]!) });
    // Round values, and a result that says something.
    expect(firstChoice(reno)).toMatchObject({ x: 'rmin=1ms,5ms,10ms,50ms,200ms,1s,3s', measure: 'goodput' });
  });

  it('keeps of a bad text what means something', () => {
    const choice = choiceFromText('P0-5:y:nonsense:z:thorough', lanRto);
    expect(choice).toEqual({ ...choiceOfFigure(figures.find(({ id }) => id === 'P0-5')!), effort: 'thorough' });
    expect(choiceFromText('P9-9', lanRto)).toEqual(firstChoice(lanRto));
  });
});

describe('a plan', () => {
  it('of one’s own varies the run on the page', () => {
    const choice = { ...ownChoice(lanRto), x: 'nicq=10,50', series: 'util=10pc,40pc' };
    const { sweep, drawing } = planOf(choice, lanRto, { ...spec, params: { ...spec.params, mss: 500 } });
    expect(sweep.base.params['mss']).toBe(500);
    expect(sweep.x.points.map(({ at }) => at)).toEqual([10, 50]);
    expect(sweep.series.points).toHaveLength(2);
    expect(drawing.title.en).toBe('Response time by Queue in server NIC');
  });

  it('that cannot be is refused in words', () => {
    const own = ownChoice(lanRto);
    for (const x of ['nicq=', 'nothing=1', 'nicq=many']) {
      expect(() => planOf({ ...own, x }, lanRto, spec), x).toThrow(AxisError);
    }
    expect(() => planOf({ ...own, x: 'nicq=10', series: 'nicq=20' }, lanRto, spec)).toThrow('at once');
  });

  it('spreads the values of every setting over its range', () => {
    for (const scenario of scenarios) {
      for (const parameter of sweepable(scenario, {})) {
        const plan = planOf(
          { ...ownChoice(scenario), x: someValues(parameter) },
          scenario,
          defaultState(scenario).spec,
        );
        expect(plan.sweep.x.points.length, parameter.key).toBeGreaterThan(1);
      }
    }
  });
});

describe('a link that hides settings', () => {
  const run = defaultState(reno).spec;

  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    'keeps them from the sweeps of %s',
    (_, scenario) => {
      const { spec } = defaultState(scenario);
      for (const { key } of sweepable(scenario, {})) {
        const limits = { hide: [key] };
        const first = firstChoice(scenario, limits);
        // What is offered varies something else.
        const { sweep } = planOf(first, scenario, spec, limits);
        const varied = [sweep.x, sweep.series].flatMap(({ points }) => points.flatMap(({ sets }) => Object.keys(sets)));
        expect(varied).not.toContain(key);
        expect(sweepable(scenario, limits).map((each) => each.key)).not.toContain(key);
      }
      expect(() => planOf(firstChoice(scenario, { hide: ['all'] }), scenario, spec, { hide: ['all'] })).toThrow(
        AxisError,
      );
    },
  );

  it('refuses in words a sweep that varies one, whoever asks for it', () => {
    const choice = choiceFromText('x:rmin:50ms,1s', reno, { hide: ['rmin'] });
    expect(() => planOf(choice, reno, run, { hide: ['rmin'] })).toThrow('has hidden');
    expect(() => planOf(choice, reno, run, { hide: ['q'] })).not.toThrow();
  });

  it('has files that say no setting', () => {
    const hidden = { ...run, params: { ...run.params, q: 7 } };
    const { sweep, drawing } = planOf(choiceFromText('x:rmin:50ms,1s', reno), reno, hidden);
    const results = new SweepResults(sweep);
    const metrics = Object.fromEntries(reno.metrics.map(({ name }) => [name, 1]));
    for (let index = 0; index < runsOf(sweep); index++) results.add({ index, digest: 0, metrics });
    const exported = { results, scenario: reno, drawing, language: 'en', seeds: false } as const;
    for (const file of [csvOf, svgOf]) {
      expect(file({ ...exported, withoutSettings: false })).toContain('q=7');
      expect(file({ ...exported, withoutSettings: true })).not.toMatch(/q=7|"q":7/);
      expect(file({ ...exported, withoutSettings: true })).toContain('hides settings');
    }
  });
});
