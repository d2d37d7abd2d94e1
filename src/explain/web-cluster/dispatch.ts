// Why a node of a cluster serves a document: what the policy saw, the thresholds it compared with, and who would have been
// picked by load alone. Marks tell of decisions that changed who is responsible; the flights of requests tell of all others.

import type { Nanos } from '../../engine/core/time.ts';
import { type Decision, reasonOf } from '../../engine/web-cluster/decision.ts';
import { type ContentPolicyWords, wordsOfPolicy } from '../../scenarios/web-cluster/policy-words.ts';
import type { Explanation, Subject } from '../explanation.ts';
import type { Statement } from '../rules.ts';
import { state } from '../state.ts';
import { ruledNodes } from './ruled-node.ts';
import { labelOf, numberAt } from './settings.ts';

/** Where and when something was decided. */
export type Place = Pick<Subject, 'record' | 'scenario'> & {
  readonly at: Nanos;
  readonly document: number;
  /** The node that the request came to, where that is known. */
  readonly askedBy?: number;
};

const MOST_NODES = 32;

/** A decision that changed who is responsible. */
export function explainDispatch(subject: Subject): Explanation {
  const { mark, scenario } = subject;
  const { at, segment: document, numbers } = mark;
  const { reason = 0, load = 0, least = 0, leastLoad = 0, before = 0, after = 0 } = numbers;
  const { responsible = 0, responsibleLoad = 0 } = numbers;
  const place = { ...subject, at, document, askedBy: numbers['askedBy'] ?? -1 };
  const decision = { reason: reasonOf(reason), node: mark.flow, load, least, leastLoad, isHandedOff: false };
  if (decision.reason === 'moved' || decision.reason === 'replicated') {
    return tooBusy(place, decision, responsible, responsibleLoad);
  }
  const served = servedBy(decision);
  const [joined] = nodesIn(after & ~before);
  const [left] = nodesIn(before & ~after);
  const members = nodesIn(after).length;
  const value = (key: string): number => numberAt(subject.record, key, at);
  if (joined !== undefined) {
    const key = value('grow') > 0 ? 'grow' : 'theta';
    const often = { requests: value(key), unit: value('unit'), label: labelOf(scenario, key) };
    return {
      title: state('dispatch-joined', { document, node: joined }),
      sentences: [state('dispatch.grown', { at, ...often, node: joined, members }), served],
    };
  }
  if (left === undefined) return explainDecision(place, decision);
  const shrunk = { at, stay: value('k'), label: labelOf(scenario, 'k'), node: left, members };
  return {
    title: state('dispatch-left', { document, node: left }),
    sentences: [state('dispatch.shrunk', shrunk), served],
  };
}

/** Any decision, from the flight of its request. */
export function explainDecision(place: Place, decision: Decision): Explanation {
  const { document } = place;
  const { reason, node, least, leastLoad } = decision;
  const title = state(TITLES[reason], { document, node });
  const sentence = asDecided(place, decision);
  const isTold = hasFewest(decision) || reason === 'grown' || reason === 'passed';
  const sentences = isTold ? [sentence] : [sentence, state('dispatch.least', { least, leastLoad })];
  return { title, sentences, ...ruledNodes(place, decision) };
}

const TITLES = {
  here: 'dispatch-picked',
  turn: 'dispatch-picked',
  new: 'dispatch-new',
  kept: 'dispatch-kept',
  moved: 'dispatch-moved',
  replicated: 'dispatch-joined',
  grown: 'dispatch-picked',
  least: 'dispatch-picked',
  idle: 'dispatch-picked',
  home: 'dispatch-picked',
  passed: 'dispatch-picked',
} as const satisfies Readonly<Record<Decision['reason'], string>>;

function asDecided(place: Place, decision: Decision): Statement {
  const { record, at } = place;
  const { node, load } = decision;
  const { picks } = wordsOfPolicy(record.spec.params['policy']);
  const picked = { at, node, load };
  const sentences: Readonly<Record<Decision['reason'], () => Statement>> = {
    here: () => state(CAME_TO[`${record.spec.params['entry']}`] ?? 'dispatch.turn', picked),
    turn: () => state(DRAWN[picks] ?? 'dispatch.turn', picked),
    new: () => state('dispatch.new', picked),
    kept: () =>
      load > numberAt(record, 'thigh', at)
        ? state('dispatch.kept-busy', { ...picked, ...highOf(place), ...lowOf(place) })
        : state('dispatch.kept', { ...picked, ...highOf(place) }),
    moved: () => state('dispatch.least-takes-over', { node, load }),
    replicated: () => state('dispatch.least-joins', { node, load }),
    grown: () => servedBy(decision),
    least: () => (picks === 'rule' ? state('dispatch.rule', picked) : fewest(place, picked, picks === 'fewest drawn')),
    idle: () => state('dispatch.idle', { at, node }),
    home: () => state('dispatch.home', { ...picked, room: decision.leastLoad, bal: numberAt(record, 'bal', at) }),
    passed: () =>
      state('dispatch.passed', {
        ...{ ...picked, from: decision.least, room: decision.leastLoad, bal: numberAt(record, 'bal', at) },
      }),
  };
  return sentences[decision.reason]();
}

/** Where a node is drawn, by what the policy looks at first. */
const DRAWN: Readonly<Partial<Record<ContentPolicyWords['picks'], 'dispatch.chance' | 'dispatch.none-idle'>>> = {
  chance: 'dispatch.chance',
  idle: 'dispatch.none-idle',
};

/** Where the node is the one that the request came to, whatever the policy. */
const CAME_TO: Readonly<Partial<Record<string, 'dispatch.chance' | 'dispatch.own'>>> = {
  random: 'dispatch.chance',
  sticky: 'dispatch.own',
};

/** The fewest connections of all or of those drawn, as they are or as they were posted last. */
function fewest({ record, at }: Place, picked: { at: Nanos; node: number; load: number }, isDrawn: boolean): Statement {
  const draws = numberAt(record, 'draws', at);
  const every = numberAt(record, 'stale', at);
  // Of one alone nothing was compared.
  if (every === 0 && isDrawn && draws === 1) return state('dispatch.chance', picked);
  if (every === 0) return isDrawn ? state('dispatch.drawn', { ...picked, draws }) : state('dispatch.fewest', picked);
  const posted = { ...picked, age: at % every };
  return isDrawn ? state('dispatch.posted-drawn', { ...posted, draws }) : state('dispatch.posted', posted);
}

/** Whoever was responsible is too busy: the least loaded takes over, or joins. */
function tooBusy(place: Place, { reason, node, load }: Decision, from: number, fromLoad: number): Explanation {
  const { at, document } = place;
  const [high, low] = [highOf(place), lowOf(place)];
  const isMoved = reason === 'moved';
  const isFar = fromLoad >= 2 * high.high && load >= low.low;
  const why = state(isFar ? 'dispatch.busy-twice' : 'dispatch.busy', { at, from, fromLoad, ...high });
  const then = isFar
    ? state(isMoved ? 'dispatch.least-takes-over' : 'dispatch.least-joins', { node, load })
    : state(isMoved ? 'dispatch.takes-over' : 'dispatch.joins', { node, load, ...low });
  return { title: state(TITLES[isMoved ? 'moved' : 'replicated'], { document, node }), sentences: [why, then] };
}

/** Of equals the first is the least loaded, but no other has fewer. */
const hasFewest = ({ node, load, least, leastLoad }: Decision): boolean => node === least || load === leastLoad;

const servedBy = (decision: Decision): Statement => {
  const { node, load, least, leastLoad } = decision;
  return hasFewest(decision)
    ? state('dispatch.serves', { node, load })
    : state('dispatch.serves-not-least', { node, load, least, leastLoad });
};

const highOf = ({ record, scenario, at }: Place) => ({
  high: numberAt(record, 'thigh', at),
  highLabel: labelOf(scenario, 'thigh'),
});
const lowOf = ({ record, scenario, at }: Place) => ({
  low: numberAt(record, 'tlow', at),
  lowLabel: labelOf(scenario, 'tlow'),
});

/** The nodes of a mask, the lowest first. */
const nodesIn = (mask: number): readonly number[] =>
  Array.from({ length: MOST_NODES }, (_, node) => node).filter((node) => (mask & (1 << node)) !== 0);
