// Why a node of a cluster serves a document: what the policy saw, the thresholds it compared with, and who would have been
// picked by load alone. Marks tell of decisions that changed who is responsible; the flights of requests tell of all others.

import { type Decision, MOST_LOAD, reasonOf } from '../../engine/web-cluster/decision.ts';
import { durationText, whole } from '../../plot/numbers.ts';
import { wordsOfPolicy } from '../../scenarios/web-cluster/policy-words.ts';
import { settingAt } from '../foundation/changes.ts';
import type { ClusterWhyWords } from '../i18n/en-why-web-cluster.ts';
import { vocabularyOf } from '../i18n/words.ts';
import { type Explanation, type Facts, moment } from './facts.ts';

/** Where and when something was decided. */
export type Place = Pick<Facts, 'record' | 'scenario' | 'language'> & {
  readonly at: number;
  readonly document: number;
};

const MOST_NODES = 32;

/** A decision that changed who is responsible. */
export function explainDispatch(facts: Facts): Explanation {
  const { mark } = facts;
  const { reason = 0, load = 0, least = 0, leastLoad = 0, before = 0, after = 0 } = mark.numbers;
  const { responsible = 0, responsibleLoad = 0 } = mark.numbers;
  const words = vocabularyOf(facts.language).whyCluster;
  const place = { ...facts, at: mark.at, document: mark.segment };
  const decision = { reason: reasonOf(reason), node: mark.flow, load, least, leastLoad, isHandedOff: false };
  const told = { place, words, ...writing(place, words) };
  if (decision.reason === 'moved' || decision.reason === 'replicated') {
    return tooBusy(told, decision, responsible, responsibleLoad);
  }
  const served = servedBy(told, decision);
  const [joined] = nodesIn(after & ~before);
  const [left] = nodesIn(before & ~after);
  const members = nodesIn(after).length;
  const { at, document, setting, span } = told;
  if (joined !== undefined) {
    const times = String(Number(settingOf(place, 'grow')) || settingOf(place, 'theta'));
    const name = Number(settingOf(place, 'grow')) > 0 ? setting('grow') : setting('theta');
    const sentence = words.grown(at, times, span('unit'), name, joined + 1, members);
    return { title: words.titles.joined(document, joined + 1), sentence: `${sentence} ${served}` };
  }
  if (left === undefined) return explainDecision(place, decision, words);
  const sentence = words.shrunk(at, span('k'), setting('k'), left + 1, members);
  return { title: words.titles.left(document, left + 1), sentence: `${sentence} ${served}` };
}

/** Any decision, from the flight of its request. */
export function explainDecision(place: Place, decision: Decision, words: ClusterWhyWords): Explanation {
  const told = { place, words, ...writing(place, words) };
  const { at, document, number, setting, count } = told;
  const { reason, node, load, least, leastLoad } = decision;
  const { titles } = words;
  const { picks } = wordsOfPolicy(place.record.spec.params['policy']);
  const tooMany = load > Number(settingOf(place, 'thigh'));
  const asNamed: Readonly<Record<Decision['reason'], () => readonly [title: string, sentence: string]>> = {
    here: () => [titles.picked(document, node + 1), words.turn(at, node + 1, count(load))],
    turn: () => [
      titles.picked(document, node + 1),
      (picks === 'chance' ? words.chance : words.turn)(at, node + 1, count(load)),
    ],
    new: () => [titles.new(document, node + 1), words.new(at, node + 1, count(load))],
    kept: () => [
      titles.kept(document, node + 1),
      tooMany
        ? words.keptBusy(at, node + 1, count(load), number('thigh'), setting('thigh'), number('tlow'), setting('tlow'))
        : words.kept(at, node + 1, count(load), number('thigh'), setting('thigh')),
    ],
    moved: () => [titles.moved(document, node + 1), words.takesOverFar(node + 1, count(load))],
    replicated: () => [titles.joined(document, node + 1), words.joinsFar(node + 1, count(load))],
    grown: () => [titles.picked(document, node + 1), servedBy(told, decision)],
    least: () => [
      titles.picked(document, node + 1),
      picks === 'fewest drawn'
        ? words.drawn(at, node + 1, count(load), number('draws'))
        : words.fewest(at, node + 1, count(load)),
    ],
  };
  const [title, sentence] = asNamed[reason]();
  const isTold = node === least || reason === 'grown';
  return { title, sentence: isTold ? sentence : `${sentence} ${words.least(least + 1, count(leastLoad))}` };
}

/** Whoever was responsible is too busy: the least loaded takes over, or joins. */
function tooBusy(told: Told, { reason, node, load }: Decision, from: number, fromLoad: number): Explanation {
  const { place, words, at, document, number, setting, count } = told;
  const [high, low] = [Number(settingOf(place, 'thigh')), Number(settingOf(place, 'tlow'))];
  const isMoved = reason === 'moved';
  const isFar = fromLoad >= 2 * high && load >= low;
  const why = (isFar ? words.movedFar : words.moved)(at, from + 1, count(fromLoad), number('thigh'), setting('thigh'));
  const then = isFar
    ? (isMoved ? words.takesOverFar : words.joinsFar)(node + 1, count(load))
    : (isMoved ? words.takesOver : words.joins)(node + 1, count(load), number('tlow'), setting('tlow'));
  const title = isMoved ? words.titles.moved : words.titles.joined;
  return { title: title(document, node + 1), sentence: `${why} ${then}` };
}

function servedBy({ words, count }: Told, { node, load, least, leastLoad }: Decision): string {
  if (node === least) return words.serves(node + 1, count(load));
  return words.servesNotLeast(node + 1, count(load), least + 1, count(leastLoad));
}

interface Told extends ReturnType<typeof writing> {
  readonly place: Place;
  readonly words: ClusterWhyWords;
}

/** Numbers, spans and names of settings as sentences write them. */
function writing(place: Place, words: ClusterWhyWords) {
  const { scenario, language } = place;
  return {
    at: moment(place.at, language),
    document: place.document + 1,
    number: (key: string): string => whole(Number(settingOf(place, key)), language),
    span: (key: string): string => durationText(Number(settingOf(place, key)), language),
    setting: (key: string): string => scenario.parameters.find((each) => each.key === key)?.label[language] ?? key,
    count: (load: number): string => (load === MOST_LOAD ? words.mostOf(`${load}`) : whole(load, language)),
  };
}

export const settingOf = ({ record, at }: Pick<Place, 'record' | 'at'>, key: string) => settingAt(record.spec, key, at);

/** The nodes of a mask, the lowest first. */
const nodesIn = (mask: number): readonly number[] =>
  Array.from({ length: MOST_NODES }, (_, node) => node).filter((node) => (mask & (1 << node)) !== 0);
