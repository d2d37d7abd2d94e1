// What stands in the place of the charts is said by the link, of those that its scenario has; a link that asks for what is not there says so.

import { describe, expect, it } from 'vitest';
import { scenarios } from '../../src/scenarios/index.ts';
import { VIEWS, viewsOf } from '../../src/scenarios/kit/link-state.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { writeLink } from '../../src/scenarios/kit/write-link.ts';

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
  'a view in a link of %s',
  (_id, scenario) => {
    it.each(VIEWS)('%s', (view) => {
      const { state, repairs } = parseLink(`view=${view}&v=1`, scenario);
      if (viewsOf(scenario).includes(view)) {
        expect(repairs).toEqual([]);
        expect(state.view.view ?? 'charts').toBe(view);
        const written = writeLink(state, scenario);
        expect(written).toBe(view === 'charts' ? '#v=1' : `#view=${view}&v=1`);
        expect(parseLink(written, scenario).state).toEqual(state);
      } else {
        expect(repairs.map(({ code }) => code)).toEqual(['unknown-choice']);
        expect(state.view.view).toBeUndefined();
      }
    });

    it('shows a connection by its name where no setting says which, and says so of others', () => {
      const { connections } = scenario;
      const two = scenario.parameters.some(({ key }) => key === 'n') ? 'n=2&' : '';
      const names = connections?.({ ...parseLink(`${two}v=1`, scenario).state.spec.params }) ?? [];
      for (const name of names) {
        const { state, repairs } = parseLink(`${two}of=${name}&v=1`, scenario);
        expect([state.view.conn, repairs]).toEqual([name, []]);
        expect(parseLink(writeLink(state, scenario), scenario).state).toEqual(state);
      }
      const wrong = parseLink('of=Z9&v=1', scenario);
      expect(wrong.state.view.conn).toBeUndefined();
      expect(wrong.repairs.map(({ code }) => code)).toEqual([connections ? 'unknown-choice' : 'unknown-key']);
      // Of one sender there is nothing to choose, and a name of two is not in its run.
      if (connections) expect(parseLink(`${two && 'n=1&'}of=A2&v=1`, scenario).repairs).toHaveLength(1);
    });

    it('of a name that there is not is left out, and said', () => {
      const { state, repairs } = parseLink('view=lader&v=1', scenario);
      expect(state.view.view).toBeUndefined();
      expect(repairs).toHaveLength(1);
      const offers = viewsOf(scenario).includes('ladder');
      expect(repairs[0]).toMatchObject({ code: 'unknown-choice', ...(offers ? { suggestion: 'ladder' } : {}) });
    });
  },
);
