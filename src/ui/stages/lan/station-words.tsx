// What runs beside the stations: the segment the watched client needs and how much of its page is there, how many users wait
// where their dots would not fit, and the counters of a back-off. Written every frame without React.

import { useRef } from 'react';
import { DOING, MOST_TRIES, type StationStates } from '../../../record/bus/station-states.ts';
import { busIndex } from '../../../record/bus/stations.ts';
import type { RunRecord } from '../../../record/record.ts';
import { useLecternContext, useLecternStore, useVocabulary } from '../../foundation/context.ts';
import { useFrame } from '../../foundation/use-frame.ts';
import type { LanStageWords } from '../../i18n/en-lan-stage.ts';
import { write } from '../../stage-kit/write.ts';
import type { LanShared } from './canvas.ts';
import { hasDots } from './paint-clients.ts';
import type { LanPlan, StationPlace } from './plan.ts';
import { neededSegment } from './watched-frames.ts';
import { type PageProgress, usersOf, waitingUsers, watchedPage } from './web-users.ts';

interface Props {
  readonly plan: LanPlan;
  readonly shared: LanShared;
}
interface Lines {
  needs?: HTMLElement | null;
  about?: HTMLElement | null;
  slots?: HTMLElement | null;
  tries?: HTMLElement | null;
}

/** A back-off shorter than this many seconds of wall time could not be read. */
const READABLE = 0.1;

export function StationWords({ plan, shared }: Props) {
  const words = useVocabulary().lanStage;
  const { runner } = useLecternContext();
  const store = useLecternStore();
  const lines = useRef<Lines[]>([]);
  useFrame((now) => {
    const { record } = runner;
    const states = shared.canvas?.states;
    if (!record || !states) return;
    const { speed, playing } = store.getState();
    const { recent } = shared;
    for (const place of plan.stations) {
      const own = lines.current[place.number];
      if (!own) continue;
      const crossed = plan.low && place.node.kind === 'host' && shared.canvas?.isReceiving(place.number) === true;
      writeBackOff(own, states, place.number, playing ? READABLE * speed : 0, plan, words, crossed);
      if (place.node.kind !== 'host') continue;
      const nic = busIndex(record.layout)?.stations[place.number]?.nic;
      const gaveUp = recent.findLast(({ mark }) => mark.kind === 'given-up' && mark.link === nic)?.mark;
      if (gaveUp) write(own.about ?? null, words.gaveUp(gaveUp.numbers['attempts'] ?? MOST_TRIES));
      else writeClient(own, record, place, now, plan, words);
    }
  });
  return plan.stations.map((place) => {
    const own: Lines = {};
    lines.current[place.number] = own;
    const places = placesOf(place, plan);
    const line = (name: keyof Lines, className: string) =>
      places[name] && (
        <span
          ref={(element) => {
            own[name] = element;
          }}
          className={`lan-line ${className}`}
          style={places[name]}
        />
      );
    return (
      <span key={place.node.name}>
        {line('needs', 'lan-needs')}
        {line('about', 'lan-page')}
        {line('slots', 'lan-slots')}
        {line('tries', 'lan-tries')}
      </span>
    );
  });
}

/** Slots and tries on one line are as wide as this. */
const LINE = 14;
/** Room for words beside a tap and its packets. */
const BESIDE = 84;
/** Clients nearer than this have no room for two numbers of three digits. */
const PAGE_ROOM = 108;
/** Nearer than this they have no room for slots at the one side of a tap and tries at the other. */
const TRIES_ROOM = 134;

type Place = { readonly left: number; readonly top: number; readonly transform?: string };
const LEFTWARDS = 'translateX(-100%)';

export function placesOf({ node, x, y, half, tap }: StationPlace, plan: LanPlan): Partial<Record<keyof Lines, Place>> {
  const roomy = plan.pitch >= BESIDE && !plan.compact;
  if (node.kind === 'server') {
    const left = tap.to.x + (roomy ? 42 : 14);
    const top = plan.bus.y + 9;
    return plan.compact ? { slots: { left, top } } : { slots: { left, top }, tries: { left, top: top + LINE } };
  }
  if (node.kind === 'router') {
    return plan.compact ? {} : { slots: { left: tap.to.x + 4, top: plan.bus.y - (plan.low ? 36 : 40) } };
  }
  const below = tap.from.y + (plan.low ? 2 : 19);
  const slots = { left: x - (roomy ? 5 : 3), top: below, transform: LEFTWARDS };
  if (!roomy) return plan.compact && plan.pitch < 30 ? {} : { slots };
  const places = {
    needs: plan.pitch >= PAGE_ROOM ? { left: x - half.x - 6, top: y - LINE / 2, transform: LEFTWARDS } : slots,
    about: { left: x + half.x + 6, top: y - LINE },
    slots,
  };
  if (!plan.low) return { ...places, tries: { ...slots, top: below + LINE } };
  return plan.pitch < TRIES_ROOM ? places : { ...places, tries: { left: x + 5, top: below } };
}

function writeBackOff(
  { slots = null, tries = null }: Lines,
  states: StationStates,
  station: number,
  shortest: number,
  plan: LanPlan,
  words: LanStageWords,
  /** A packet comes where the tries are written. */
  crossed: boolean,
): void {
  const shown = states.doing[station] === DOING.backsOff && states.lasts[station]! >= shortest;
  const left = states.slotsLeft[station]!;
  const bare = plan.pitch < BESIDE || plan.compact;
  write(slots, shown ? (bare ? String(left) : words.slots(left)) : '');
  const say = plan.low ? words.triesShort : words.tries;
  write(tries, shown && !crossed ? say(states.nextTry[station]!, MOST_TRIES) : '');
}

function writeClient(
  { needs = null, about = null, slots = null }: Lines,
  record: RunRecord,
  place: StationPlace,
  now: number,
  { pitch }: LanPlan,
  words: LanStageWords,
): void {
  const users = usersOf(record.layout).get(place.node.name);
  const counted = users && !hasDots(users, place) && users.gauges.length === users.count;
  // Both stand at one place where there is no other.
  const free = pitch >= PAGE_ROOM || slots?.textContent === '';
  const needed = place.focus && free ? neededSegment(record, now) : 0;
  const page = place.focus ? watchedPage(record, now) : undefined;
  write(needs, needed > 0 ? words.needs(needed) : '');
  if (page) write(about, pageWords(page, pitch >= PAGE_ROOM, words));
  else write(about, counted ? words.waiting(waitingUsers(record, users, now), users.count) : '');
}

function pageWords({ asked, arrived, packets }: PageProgress, roomy: boolean, words: LanStageWords): string {
  if (asked) return words.asked;
  return roomy ? words.page(arrived, packets) : words.pageShort(Math.floor((100 * arrived) / packets));
}
