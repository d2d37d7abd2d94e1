// What a link to pass on says, of all that could be said of this moment: its sender chooses. Pure.

import type { Nanos } from '../../engine/core/time.ts';
import type { Limits } from '../../scenarios/kit/limits.ts';
import type { LinkState, LinkView } from '../../scenarios/kit/link-state.ts';
import type { Prediction } from '../../scenarios/kit/prediction.ts';
import type { Language } from '../../scenarios/kit/text.ts';

export type Start = 'here' | 'beginning' | 'event';

export interface Choices {
  readonly start: Start;
  /** Changes during the run, and packets dropped by hand. */
  readonly edits: boolean;
  /** The runs beside the one in front. */
  readonly comparison: boolean;
  /** What was predicted. */
  readonly predictions: boolean;
  /** The question of the step is asked before anything is shown. */
  readonly asks: boolean;
  /** Waits for its reader to play it. */
  readonly paused: boolean;
  readonly limits: Limits;
  /** Left out: the reader's own. */
  readonly language: Language | undefined;
}

/** What there is to choose from. */
export interface Shareable {
  /** Everything, as it stands now. */
  readonly state: LinkState;
  /** When the event is that somebody chose. */
  readonly event?: Nanos | undefined;
  /** Id of the question that can be asked first. */
  readonly question?: string | undefined;
}

export function sharedState({ state, event, question }: Shareable, choices: Choices): LinkState {
  const { view } = state;
  const runs = [state.spec, ...state.others].map((spec) =>
    choices.edits ? spec : { ...spec, changes: [], kills: [] },
  );
  const [spec, ...others] = choices.comparison ? runs : [runs[view.front ?? 0]!];
  const { t: _, z0: __, z1: ___, p: ____, paused: _____, lang: ______, front, ...kept } = view;
  const p = predictionsOf(view, question, choices);
  return {
    ...state,
    spec: spec!,
    others,
    view: {
      ...withoutLimits(kept),
      ...momentOf(view, event, choices.start),
      ...(p.length > 0 ? { p } : {}),
      ...(choices.paused ? { paused: true } : {}),
      ...(choices.language ? { lang: choices.language } : {}),
      ...(front && choices.comparison ? { front } : {}),
      ...choices.limits,
    },
  };
}

function momentOf({ t, z0, z1 }: LinkView, event: Nanos | undefined, start: Start): LinkView {
  if (start === 'beginning') return {};
  const at = start === 'event' ? event : t;
  return {
    ...(at ? { t: at } : {}),
    ...(z0 === undefined || z1 === undefined ? {} : { z0, z1 }),
  };
}

function predictionsOf(
  { p = [] }: LinkView,
  question: string | undefined,
  { predictions, asks }: Choices,
): readonly Prediction[] {
  const asked = asks && question !== undefined ? [{ question, given: '' }] : [];
  const given = predictions ? p.filter((each) => each.given !== '' && !(asks && each.question === question)) : [];
  return [...given, ...asked];
}

function withoutLimits({ hide: _, lock: __, ...view }: LinkView): LinkView {
  return view;
}
