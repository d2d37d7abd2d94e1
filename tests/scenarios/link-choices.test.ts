// A link says a choice and leaves out what belongs to it; what it says besides counts.

import { describe, expect, it } from 'vitest';
import { ms } from '../../src/engine/core/time.ts';
import { defaultsOf } from '../../src/scenarios/kit/link-state.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { withSetting } from '../../src/scenarios/kit/with-setting.ts';
import { writeLink } from '../../src/scenarios/kit/write-link.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';

const r1 = withSetting(lanRto, defaultsOf(lanRto), 'work', 'r1');

describe('a choice', () => {
  it('brings what belongs to it', () => {
    expect(parseLink('#work=r1&v=1', lanRto)).toMatchObject({ state: { spec: { params: r1 } }, repairs: [] });
    expect(parseLink('#tcp=ns2&v=1', reno).state.spec.params).toEqual(
      withSetting(reno, defaultsOf(reno), 'tcp', 'ns2'),
    );
  });

  it('does not touch what the link says itself, wherever it stands', () => {
    for (const link of ['#tcp=ns2&rmin=1s&v=1', '#rmin=1s&tcp=ns2&v=1']) {
      expect(parseLink(link, reno).state.spec.params).toMatchObject({ tcp: 'ns2', rmin: ms(1000) });
    }
  });

  it('is all that is written of it, and what is otherwise is written too', () => {
    const spec = { scenario: 'lan-rto', params: r1, changes: [], kills: [] };
    const state = { spec, others: [], view: {}, version: 1 };
    expect(writeLink(state, lanRto)).toBe('#work=r1&v=1');
    const params = withSetting(reno, defaultsOf(reno), 'tcp', 'ns2');
    const back = { ...state, spec: { ...spec, scenario: 'reno', params: { ...params, rmin: ms(1000) } } };
    const link = writeLink(back, reno);
    expect(link).toBe('#rmin=1s&tcp=ns2&v=1');
    expect(parseLink(link, reno).state.spec).toEqual(back.spec);
  });

  it('that is unknown brings nothing', () => {
    const { state, repairs } = parseLink('#tcp=ns9&v=1', reno);
    expect(state.spec.params).toEqual(defaultsOf(reno));
    expect(repairs.map(({ code }) => code)).toEqual(['unknown-choice']);
  });
});

describe('a step of the lesson', () => {
  it('is read, and written unless it is the first', () => {
    const { state } = parseLink('#step=2&v=1', lanRto);
    expect(state.view).toEqual({ step: 2 });
    expect(writeLink(state, lanRto)).toBe('#step=2&v=1');
    expect(writeLink({ ...state, view: { step: 1 } }, lanRto)).toBe('#v=1');
  });

  it.each([
    ['99', lanRto.steps],
    ['0', 1],
    ['-3', 1],
    ['2.4', 2],
  ])('that does not exist lands on the nearest one: %s', (given, used) => {
    const { state, repairs } = parseLink(`#step=${given}&v=1`, lanRto);
    expect(state.view.step).toBe(used);
    expect(repairs).toMatchObject([{ key: 'step', given: `step=${given}`, used }]);
  });

  it('that is no number is left out', () => {
    const { state, repairs } = parseLink('#step=next&v=1', lanRto);
    expect(state.view).toEqual({});
    expect(repairs).toMatchObject([{ key: 'step', code: 'not-a-number' }]);
  });
});
