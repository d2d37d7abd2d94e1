// What a link to pass on says, of all that could be said of this moment: its sender chooses. Pure.

import type { Nanos } from '../../engine/core/time.ts';
import { ownRun } from '../../scenarios/kit/handed-in.ts';
import type { Limits } from '../../scenarios/kit/limits.ts';
import type { LinkState, LinkView } from '../../scenarios/kit/link-state.ts';
import type { Prediction } from '../../scenarios/kit/prediction.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';

export type Start = 'here' | 'beginning' | 'event';

/**
 * Whom the page asks who they are: nobody; whoever opens the link; whoever opens it, whose answer gives their run its seed. Or the
 * link stays signed as it is.
 */
export type Whose = 'nobody' | 'asked' | 'own' | 'signed';

export const whoseOf = ({ who, own }: LinkView): Whose =>
  who === undefined ? 'nobody' : who !== '' ? 'signed' : own ? 'own' : 'asked';

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
  readonly whose: Whose;
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
  const {
    t: _,
    z0: __,
    z1: ___,
    p: ____,
    paused: _____,
    lang: ______,
    who: _______,
    own: ________,
    front,
    ...kept
  } = view;
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
      ...ownerOf(view, choices.whose),
      ...choices.limits,
    },
  };
}

function ownerOf({ who, own }: LinkView, whose: Whose): Pick<LinkView, 'who' | 'own'> {
  if (whose === 'nobody') return {};
  if (whose === 'signed') return { ...(who !== undefined && { who }), ...(own && { own }) };
  return { who: '', ...(whose === 'own' && { own: true as const }) };
}

/** The same link for one student: their name in it, and the run with their seed. */
export const personalState = ({ spec, others, ...state }: LinkState, who: string, scenario: Scenario): LinkState => {
  const owner = { who, own: true as const };
  const owned = (run: RunSpec): RunSpec => ownRun(run, owner, scenario);
  return { ...state, spec: owned(spec), others: others.map(owned), view: { ...state.view, ...owner } };
};

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
