// What stands in the place of the charts.

import type { ViewName } from '../../scenarios/kit/link-state.ts';
import { useLectern } from './context.ts';
import type { LecternState } from './store-contract.ts';
import { useMedia } from './use-media.ts';

/** The view that was chosen; while a question is asked of a chart, the charts. */
export const useView = (): LecternState['view'] => useLectern(({ view, asking }) => (asking ? 'charts' : view));

/** Are there tabs that choose it? In a narrower window a list does. */
export const useHasViewTabs = (): boolean => useMedia('(min-width: 1200px)');

const PANEL = 'view-panel';
const tabOf = (view: ViewName): string => `view-tab-${view}`;

/** Of the tab of a view. */
export const viewTab = (view: ViewName) => ({ id: tabOf(view), 'aria-controls': PANEL });

/** Of what shows the view that is chosen; nothing while no tabs choose it, as beside an open question. */
export function useViewPanel() {
  const isTabbed = useHasViewTabs();
  const view = useLectern((state) => (state.asking ? null : state.view));
  return isTabbed && view !== null ? { id: PANEL, role: 'tabpanel', 'aria-labelledby': tabOf(view) } : {};
}
