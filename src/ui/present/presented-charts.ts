// Which charts a lecture hall sees: two at most, because words of 20 px leave no room for more.

import type { Scenario } from '../../scenarios/kit/scenario.ts';

const MOST = 2;

/**
 * Ids of the charts the scenario wants presented, else of its first two.
 *
 * @param isOne a picture of the page's own takes the place of the second
 */
export function presentedCharts({ charts }: Scenario, isOne: boolean): readonly string[] {
  const wanted = charts.filter(({ presented }) => presented);
  return (wanted.length > 0 ? wanted : charts).slice(0, isOne ? 1 : MOST).map(({ id }) => id);
}
