// What a link of the page says: the runs, what of them is shown, and what the link that was opened said of language, limits and
// frame; which figure is swept in it. Pure.

import type { LinkState, LinkView } from '../../scenarios/kit/link-state.ts';
import type { Prediction } from '../../scenarios/kit/prediction.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';

/** The runs that a link says, A first, and which of them is in front. */
export interface LinkRuns {
  readonly slots: readonly RunSpec[];
  readonly front: number;
}

export interface PageShown {
  /** The link that was opened. */
  readonly link: LinkState;
  readonly scenario: Scenario;
  readonly step: number;
  readonly predictions: readonly Prediction[];
  readonly sweep: string | undefined;
  /** What stands in the place of the charts, and whose packets it shows. */
  readonly place: Pick<LinkView, 'view' | 'conn'>;
  readonly who: string | undefined;
}

/** @param here with what only concerns this page (the lecture hall, the page around it), which nobody takes home */
export function stateOfPage(page: PageShown, { slots, front }: LinkRuns, view: LinkView, here: boolean): LinkState {
  const { link, scenario, step, predictions, sweep, who } = page;
  const { view: place, conn } = page.place;
  const shown = {
    ...keptOf(link.view, here),
    step,
    ...(predictions.length > 0 ? { p: predictions } : {}),
    ...(sweep ? { sweep } : {}),
    ...(place ? { view: place } : {}),
    ...(conn && scenario.connections?.(slots[front]!.params).includes(conn) ? { conn } : {}),
    ...(front > 0 ? { front: front as 1 | 2 } : {}),
    ...(who === undefined ? {} : { who }),
    ...(link.view.own ? { own: link.view.own } : {}),
    ...view,
  };
  const [spec, ...others] = slots;
  return { ...link, spec: spec!, others, view: shown };
}

/** What stays as the link said it. */
function keptOf(view: LinkView, here: boolean): LinkView {
  const { lang, theme, lesson, present, hide, lock, embed, show, control } = view;
  return {
    ...(lang ? { lang } : {}),
    ...(theme && (here || theme !== 'projector') ? { theme } : {}),
    ...(lesson ? { lesson } : {}),
    ...(present && here ? { present } : {}),
    ...(hide ? { hide } : {}),
    ...(lock ? { lock } : {}),
    ...(embed && here ? { embed, ...(show ? { show } : {}), ...(control ? { control } : {}) } : {}),
  };
}

/** `P0-5` of `P0-5:thorough`; a sweep of one's own is the same while its values are typed. */
export const figureIn = (sweep: string | undefined): string | undefined => sweep?.split(':')[0];
