// What stands in the place of the charts.

import { useLectern } from './context.ts';
import type { LecternState } from './store-contract.ts';

/** The view that was chosen; while a question is asked of a chart, the charts. */
export const useView = (): LecternState['view'] => useLectern(({ view, asking }) => (asking ? 'charts' : view));
