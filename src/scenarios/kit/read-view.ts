// The part of a link that says what is looked at: `t z0 z1 lang theme lesson step p sweep paused present view of front who own got lab`, and what
// its reader is given of it (read-audience.ts). It never changes the run, so what cannot be read is left out.

import type { Nanos } from '../../engine/core/time.ts';
import { type Owner, readClaim, readWho } from './handed-in.ts';
import type { LinkPair } from './link-pairs.ts';
import { LABS, type LinkView, viewsOf } from './link-state.ts';
import { nearest } from './nearest.ts';
import { readAudience } from './read-audience.ts';
import { readPredictions } from './read-predictions.ts';
import { readQuantity } from './read-quantity.ts';
import type { Repair } from './repair.ts';
import type { ParamValues } from './run-spec.ts';
import type { Scenario } from './scenario.ts';
import { roundToStep } from './snap.ts';
import { LANGUAGES } from './text.ts';

/** In the order of links. */
export const VIEW_KEYS = [
  't',
  'z0',
  'z1',
  'lang',
  'theme',
  'lesson',
  'step',
  'p',
  'sweep',
  'paused',
  'present',
  'view',
  'of',
  'front',
  'who',
  'own',
  'got',
  'hide',
  'lock',
  'lab',
  'embed',
  'show',
  'control',
] as const;

type Pairs = ReadonlyMap<string, LinkPair>;

/** @param others how many runs the link compares with */
export function readView(
  pairs: Pairs,
  params: ParamValues,
  scenario: Scenario,
  others: number,
  repairs: Repair[],
): LinkView {
  const end = Number(params['end']);
  const t = readTime(pairs.get('t'), end, repairs);
  const lang = readWord(pairs.get('lang'), LANGUAGES, repairs);
  const p = readPredictions(pairs.get('p'), repairs);
  const lesson = readLesson(pairs.get('lesson'), repairs);
  const lab = readWord(pairs.get('lab'), LABS, repairs);
  const theme = readWord(pairs.get('theme'), ['light', 'dark', 'projector'] as const, repairs);
  return {
    ...(t === undefined ? {} : { t }),
    ...readZoom(pairs, end, repairs),
    ...(lang === undefined ? {} : { lang }),
    ...(theme === undefined ? {} : { theme }),
    ...lesson,
    ...readStep(pairs.get('step'), lesson.lesson === undefined ? (scenario.steps ?? 0) : STEPS_AT_MOST, repairs),
    ...(p.length > 0 ? { p } : {}),
    ...readSweep(pairs.get('sweep'), repairs),
    ...(readYes(pairs.get('paused'), repairs) ? { paused: true } : {}),
    ...(readYes(pairs.get('present'), repairs) ? { present: true } : {}),
    ...readPlace(pairs.get('view'), scenario, repairs),
    ...readConnection(pairs.get('of'), params, scenario, repairs),
    ...readFront(pairs.get('front'), others, repairs),
    ...readWho(pairs.get('who'), repairs),
    ...(readYes(pairs.get('own'), repairs) ? { own: true } : {}),
    ...readClaim(pairs.get('got'), repairs),
    ...(lab === undefined ? {} : { lab }),
    ...(readYes(pairs.get('embed'), repairs) ? { embed: true } : {}),
    ...readAudience(pairs, scenario, repairs),
  };
}

/** Whose run it is, before the rest of the link is read: it may choose the seed. */
export const ownerIn = (pairs: Pairs): Owner => ({
  who: readWho(pairs.get('who'), []).who,
  own: readYes(pairs.get('own'), []),
});

/** A time of the run; a bare number counts seconds. */
function readTime(pair: LinkPair | undefined, end: Nanos, repairs: Repair[]): Nanos | undefined {
  if (!pair?.value) return undefined;
  const { key, given } = pair;
  const range = { key, given, min: 0, max: end, step: 1, quantity: 'duration' } as const;
  const reading = readQuantity(pair.value, 'duration', 's');
  if ('problem' in reading) {
    repairs.push({ ...range, code: reading.problem });
    return undefined;
  }
  const used = roundToStep(Math.min(end, Math.max(0, reading.value)), 1);
  const inside = reading.value >= 0 && reading.value <= end;
  if (used !== reading.value) repairs.push({ ...range, code: inside ? 'off-step' : 'out-of-range', used });
  return used;
}

function readZoom(pairs: Pairs, end: Nanos, repairs: Repair[]): Pick<LinkView, 'z0' | 'z1'> {
  const nearest = nearestZoom(pairs, end, repairs);
  if (nearest) return nearest;
  const z0 = readTime(pairs.get('z0'), end, repairs);
  const z1 = readTime(pairs.get('z1'), end, repairs);
  if (z0 === undefined && z1 === undefined) return {};
  const zoom = { z0: z0 ?? 0, z1: z1 ?? end };
  if (zoom.z0 < zoom.z1) return zoom;
  repairs.push({ code: 'bad-zoom', key: z0 === undefined ? 'z1' : 'z0', given: givenZoom(pairs) });
  return {};
}

/** A part of the run shown where the link's own lies beyond its ends, unless the link says how long that is: a tenth. */
const SHOWN = 0.1;

/** The part of the run that is nearest to a zoom wholly before or behind it, as long as the zoom where that fits. */
function nearestZoom(pairs: Pairs, end: Nanos, repairs: Repair[]): Pick<LinkView, 'z0' | 'z1'> | undefined {
  const [z0, z1] = ['z0', 'z1'].map((key) => {
    const value = pairs.get(key)?.value;
    const reading = value ? readQuantity(value, 'duration', 's') : undefined;
    return reading && 'value' in reading ? reading.value : undefined;
  });
  const isBehind = z0 !== undefined && z0 >= end && (z1 === undefined || z1 > z0);
  const isBefore = z1 !== undefined && z1 <= 0 && (z0 === undefined || z1 > z0);
  if (!isBehind && !isBefore) return undefined;
  const asked = z0 === undefined || z1 === undefined ? SHOWN * end : z1 - z0;
  const length = roundToStep(Math.max(1, Math.min(end, asked)), 1);
  const given = givenZoom(pairs);
  const key = z0 === undefined ? 'z1' : 'z0';
  repairs.push({ code: 'zoom-outside', key, given, min: 0, max: end, quantity: 'duration', used: length });
  return isBehind ? { z0: end - length, z1: end } : { z0: 0, z1: length };
}

const givenZoom = (pairs: Pairs): string =>
  [pairs.get('z0'), pairs.get('z1')].flatMap((pair) => (pair ? [pair.given] : [])).join('&');

function readWord<Word extends string>(
  pair: LinkPair | undefined,
  options: readonly Word[],
  repairs: Repair[],
  names: readonly string[] = options,
): Word | undefined {
  if (!pair?.value) return undefined;
  const word = pair.value.toLowerCase();
  const found = options.find((option) => option === word);
  if (found === undefined) {
    const suggestion = names[options.indexOf(nearest(word, options) as Word)];
    const more = suggestion === undefined ? {} : { suggestion };
    repairs.push({ code: 'unknown-choice', key: pair.key, given: pair.given, options: names, ...more });
  }
  return found;
}

/** How many steps a lesson of the lecturer's own has is known when its file is there. */
const STEPS_AT_MOST = 99;

/** The name of a file beside the site, `lessons/NAME.md`. */
function readLesson(pair: LinkPair | undefined, repairs: Repair[]): Pick<LinkView, 'lesson'> {
  if (!pair?.value) return {};
  const lesson = pair.value.toLowerCase();
  if (LESSON_NAME.test(lesson)) return { lesson };
  repairs.push({ code: 'unknown-choice', key: pair.key, given: pair.given });
  return {};
}

/** What a file may be called so that a link can name it. */
const LESSON_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** A step that does not exist (any more) lands on the nearest one. */
function readStep(pair: LinkPair | undefined, steps: number, repairs: Repair[]): Pick<LinkView, 'step'> {
  if (!pair?.value || steps === 0) return {};
  const { key, given } = pair;
  const range = { key, given, min: 1, max: steps, step: 1, quantity: 'count' } as const;
  const reading = readQuantity(pair.value, 'count', '');
  if ('problem' in reading) {
    repairs.push({ ...range, code: reading.problem });
    return {};
  }
  const step = Math.min(steps, Math.max(1, Math.round(reading.value)));
  if (step !== reading.value) {
    const inside = reading.value >= 1 && reading.value <= steps;
    repairs.push({ ...range, code: inside ? 'off-step' : 'out-of-range', used: step });
  }
  return { step };
}

/** What it means is known to the page that shows sweeps; here only letters that cannot be part of one are refused. */
function readSweep(pair: LinkPair | undefined, repairs: Repair[]): Pick<LinkView, 'sweep'> {
  if (!pair?.value) return {};
  if (/^[A-Za-z0-9.,:-]{1,200}$/.test(pair.value)) return { sweep: pair.value };
  repairs.push({ code: 'unknown-choice', key: pair.key, given: pair.given });
  return {};
}

/** `paused`, `paused=1` and `paused=yes` mean yes. */
function readYes(pair: LinkPair | undefined, repairs: Repair[]): boolean {
  if (!pair || pair.value === '') return false;
  const word = pair.value?.toLowerCase() ?? '1';
  if (['1', 'true', 'on', 'yes'].includes(word)) return true;
  if (['0', 'false', 'off', 'no'].includes(word)) return false;
  repairs.push({ code: 'unknown-choice', key: pair.key, given: pair.given, options: ['1', '0'] });
  return false;
}

/** In the place of the charts, which need not be named. */
function readPlace(pair: LinkPair | undefined, scenario: Scenario, repairs: Repair[]): Pick<LinkView, 'view'> {
  const view = readWord(pair, viewsOf(scenario), repairs);
  return view === undefined || view === 'charts' ? {} : { view };
}

/** Where a setting says which connection is watched, that one is meant. */
function readConnection(
  pair: LinkPair | undefined,
  params: ParamValues,
  { connections, parameters }: Scenario,
  repairs: Repair[],
): Pick<LinkView, 'conn'> {
  if (connections) {
    const names = connections(params);
    const own = names.map((name) => name.toLowerCase());
    const place = own.indexOf(readWord(pair, own, repairs, names) ?? '');
    return place < 0 ? {} : { conn: names[place]! };
  }
  if (pair) {
    const suggestion = parameters.some(({ key }) => key === 'watch') ? { suggestion: 'watch' } : {};
    repairs.push({ code: 'unknown-key', key: 'of', given: pair.given, ...suggestion });
  }
  return {};
}

/** A run that the link does not have leaves A in front. */
function readFront(pair: LinkPair | undefined, others: number, repairs: Repair[]): Pick<LinkView, 'front'> {
  const place = ['a', 'b', 'c'].indexOf(readWord(pair, ['a', 'b', 'c'] as const, repairs) ?? 'a');
  if (place === 0) return {};
  // A lone `c` is the first of the others.
  const front = Math.min(place, Math.max(1, others)) as 1 | 2;
  if (others >= place || (place === 2 && others === 1 && isMoved(repairs))) return { front };
  repairs.push({ code: 'no-such-run', key: 'front', given: pair!.given });
  return {};
}

const isMoved = (repairs: readonly Repair[]): boolean => repairs.some(({ code }) => code === 'c-without-b');
