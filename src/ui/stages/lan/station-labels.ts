// What is written beside the stations: the segment the watched client needs and how much of its page is there, how many users
// wait where their dots would not fit, and the counters of a back-off.

import type { LanWords } from '../../i18n/lan.en.ts';
import { labelAtSpot, type Spot } from '../../stage-kit/label-spots.ts';
import { type Label, type Tone, wordingWidth } from '../../stage-kit/labels.ts';
import { TEXT } from '../../theme/text-sizes.ts';
import { hasDots } from './paint-clients.ts';
import { BESIDE, type LanPlan, type StationPlace } from './plan.ts';
import type { ClientScene, LanScene, UsersScene } from './scene.ts';
import type { BackOff } from './taps.ts';
import type { PageProgress } from './web-users.ts';

const LINE = 14;
const SIZE = TEXT.note;
/** From a screen to the words beside it. */
const BESIDE_SCREEN = 6;
/** From a tap to the words at its left and right. */
const BESIDE_TAP = 5;
/** As wide as the counters get. */
const MOST_SLOTS = 1023;
const MOST_TRIES = 16;
/** Clients nearer than this have no room for numbers at their taps on a phone. */
const NUMBERED = 30;

export function stationLabels(station: ClientScene, scene: LanScene, plan: LanPlan, words: LanWords): Label[] {
  const { place, backOff } = station;
  const places = placesOf(place, plan, words);
  const told = backOff?.readable ? backOffLabels(backOff, station, places, plan, words) : [];
  if (place.node.kind !== 'host' || !isRoomy(plan)) return told;
  return [...told, ...clientLabels(station, scene, told.length > 0 ? undefined : places.slots, plan, words)];
}

const isRoomy = ({ pitch, compact }: LanPlan): boolean => pitch >= BESIDE && !compact;

/** The middle of a line, and at which end of it. */
type Place = Pick<Spot, 'at' | 'anchor'>;

interface Places {
  readonly slots?: Place;
  readonly tries?: Place;
}

/** Where the counters of a back-off stand. */
export function placesOf({ node, x, tap }: StationPlace, plan: LanPlan, words: LanWords): Places {
  const { bus, compact, low, pitch } = plan;
  const roomy = isRoomy(plan);
  const from = (left: number, top: number): Place => ({ at: { x: left, y: top + LINE / 2 }, anchor: 'start' });
  const to = (right: number, top: number): Place => ({ at: { x: right, y: top + LINE / 2 }, anchor: 'end' });
  if (node.kind === 'server') {
    const [left, top] = [tap.to.x + (roomy ? 42 : 14), bus.y + 9];
    return compact ? { slots: from(left, top) } : { slots: from(left, top), tries: from(left, top + LINE) };
  }
  if (node.kind === 'router') return compact ? {} : { slots: from(tap.to.x + 4, bus.y - (low ? 36 : 40)) };
  const below = tap.from.y + (low ? 2 : 19);
  const slots = to(x - (roomy ? BESIDE_TAP : 3), below);
  if (!roomy) return compact && pitch < NUMBERED ? {} : { slots };
  if (!low) return { slots, tries: to(slots.at.x, below + LINE) };
  // Slots at the one side of a tap and tries at the other, as far as there is room between two taps.
  const both = small(words.slots(MOST_SLOTS), 'loss') + small(words.triesShort(MOST_TRIES, MOST_TRIES), 'name');
  return both + 3 * BESIDE_TAP > pitch ? { slots } : { slots, tries: from(x + BESIDE_TAP, below) };
}

const small = (text: string, tone: Tone): number => wordingWidth([{ text, size: SIZE }], tone);

function backOffLabels(
  { slotsLeft, nextTry, mostTries }: BackOff,
  { place, received }: ClientScene,
  { slots, tries }: Places,
  plan: LanPlan,
  words: LanWords,
): Label[] {
  const line = (id: string, at: Place, tone: Tone, text: string): Label => ({
    id: `${id}-${place.node.name}`,
    ...at,
    tone,
    texts: [[{ text, size: SIZE }]],
  });
  const isBare = plan.compact || plan.pitch < BESIDE;
  // Where the tries are written a packet comes.
  const isCrossed = plan.low && place.node.kind === 'host' && received !== undefined;
  const say = plan.low ? words.triesShort : words.tries;
  return [
    ...(slots ? [line('slots', slots, 'loss', isBare ? String(slotsLeft) : words.slots(slotsLeft))] : []),
    ...(tries && !isCrossed ? [line('tries', tries, 'name', say(nextTry, mostTries))] : []),
  ];
}

/** `free`: where counters would stand, if they do not. */
function clientLabels(
  { place, users, gaveUp }: ClientScene,
  { watched }: LanScene,
  free: Place | undefined,
  { pitch }: LanPlan,
  words: LanWords,
): readonly Label[] {
  const { x, y, half, node, focus } = place;
  // To the next screen.
  const room = pitch - 2 * half.x - BESIDE_SCREEN;
  const client = focus ? watched : undefined;
  const needs = client && client.needs > 0 ? [[{ text: words.needs(client.needs), size: SIZE }]] : [];
  const spots: Spot[] = [
    { at: { x: x - half.x - BESIDE_SCREEN, y }, anchor: 'end', room: room - BESIDE_SCREEN },
    ...(free ? [{ ...free, room: pitch }] : []),
  ];
  const said =
    gaveUp !== undefined
      ? words.gaveUp(gaveUp)
      : client?.page
        ? pageWords(client.page, room, words)
        : users && !hasDots(users, place)
          ? waitingWords(users, room, words)
          : '';
  const lines = said.split('\n').map((text, line): Label => {
    const at = { x: x + half.x + BESIDE_SCREEN, y: y + LINE * (line - 0.5) };
    return { id: `about-${node.name}-${line}`, at, anchor: 'start', tone: 'name', texts: [[{ text, size: SIZE }]] };
  });
  return [...labelAtSpot({ id: `needs-${node.name}`, tone: 'timer', texts: needs }, spots), ...lines];
}

/** Do all lines fit? */
const fits = (said: string, room: number): boolean => said.split('\n').every((line) => small(line, 'name') <= room);

function pageWords({ asked, arrived, packets }: PageProgress, room: number, words: LanWords): string {
  if (asked) return words.asked;
  const isRoom = fits(words.page(packets, packets), room);
  return isRoom ? words.page(arrived, packets) : words.pageShort(Math.floor((100 * arrived) / packets));
}

function waitingWords({ waiting, count }: UsersScene, room: number, words: LanWords): string {
  // Not all of them are followed.
  if (waiting.length < count) return '';
  const say = fits(words.waiting(count, count), room) ? words.waiting : words.waitingShort;
  return say(waiting.filter(Boolean).length, count);
}
