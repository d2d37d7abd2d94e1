// What is written on the LAN stage: names, what the bus is and how busy, how full the server's queue is, what collides, when
// the timer fires. What is written beside each station: station-labels.ts.

import { fixed } from '../../../plot/numbers.ts';
import { asWords, formatMeasured } from '../../../scenarios/kit/format-value.ts';
import type { Layout } from '../../../scenarios/kit/layout.ts';
import type { Language } from '../../../scenarios/kit/text.ts';
import type { LanWords } from '../../i18n/lan.en.ts';
import { stationName } from '../../i18n/lan-names.ts';
import type { StageKitWords } from '../../i18n/stage-kit.en.ts';
import { firstWordsIn } from '../../i18n/words.ts';
import { besideSpots, labelAtSpot, type Spot } from '../../stage-kit/label-spots.ts';
import { fitted, type Label, type Part, type Wording, wordingWidth } from '../../stage-kit/labels.ts';
import { queueFrame } from '../../stage-kit/marks/queue.ts';
import type { Loss, QueueScene, TimerScene } from '../../stage-kit/queue-and-timer.ts';
import { queueLabel, timerLabel } from '../../stage-kit/queue-and-timer-labels.ts';
import type { StageLabels } from '../../stage-kit/scene.ts';
import { collisionWords } from './collision-words.ts';
import { nameLabels } from './name-labels.ts';
import type { LanPlan } from './plan.ts';
import type { LanScene } from './scene.ts';
import { stationLabels } from './station-labels.ts';

interface Speech {
  readonly words: LanWords;
  readonly kit: StageKitWords;
  readonly language: Language;
}

export function lanLabels(plan: LanPlan, layout: Layout, language: Language): StageLabels<LanScene> {
  const all = firstWordsIn(language);
  const speech = { words: all.lan, kit: all.stageKit, language };
  return {
    still: nameLabels(plan, layout, speech.words.names),
    running: (scene) => {
      const title = scene.queue && titleOf(scene.queue, plan, speech);
      return [
        ...aboutLabels(scene, plan, speech),
        ...(title ? [title] : []),
        ...collisionLabel(scene, title, plan, speech),
        ...(scene.timer ? [timer(scene.timer, scene, plan, speech)] : []),
        ...scene.stations.flatMap((station) => stationLabels(station, scene, plan, speech.words)),
      ];
    },
  };
}

const ABOUT_LINE = 16;

/** What kind of bus it is; how much of it is in use, or in slow motion how far a signal has to go. */
function aboutLabels({ layout, slow, busy }: LanScene, { about }: LanPlan, { words, language }: Speech): Label[] {
  if (!about) return [];
  const { rate, propagation, switched } = layout.bus!;
  const measured = (value: number, unit: 'rate' | 'duration') => asWords(formatMeasured(value, unit, language));
  const share = fixed(100 * busy, language, 0);
  const used = Number.isNaN(busy) ? '' : switched ? words.busyCable(share) : words.busy(share);
  const kind = switched ? words.aboutSwitch : words.about;
  const said = [kind(measured(rate, 'rate')), slow ? words.everywhere(measured(propagation, 'duration')) : used];
  return said.map((text, line) => {
    const at = { x: about.right, y: about.top + ABOUT_LINE * (line + 0.5) };
    return { id: `about-${line}`, at, anchor: 'end', tone: 'note', texts: [text] };
  });
}

/** Half of the title's line, there and on a phone. */
const HALF_TITLE = 10;
const HALF_NUMBER = 12;
const BESIDE_QUEUE = 26;
const EDGE = 8;

function titleOf(queue: QueueScene, plan: LanPlan, { words, kit, language }: Speech): Label {
  const { width, compact, hall, titleTop } = plan;
  const place = plan.queue!;
  if (compact) {
    const at = { x: place.right + BESIDE_QUEUE, y: titleTop + HALF_NUMBER };
    const filled = hall ? words.queued : kit.filledShort;
    return queueLabel(queue, { at, room: width - at.x, filled }, kit, language);
  }
  const { loss } = queue;
  const at = { x: queueFrame(place, queue.capacity, queue.block).left, y: titleTop + HALF_TITLE };
  const said = loss && lossWords(loss, words, kit);
  return queueLabel(
    queue,
    {
      at,
      room: width - at.x - EDGE,
      name: words.queue,
      filled: kit.filled,
      ...(said === undefined ? {} : { lost: [said, said] as const }),
    },
    kit,
    language,
  );
}

/** A packet refused by the queue, dropped by hand, or given up by the MAC. */
export function lossWords(
  { kind, segment, numbers }: Loss,
  words: Pick<LanWords, 'givenUp'>,
  kit: Pick<StageKitWords, 'segment' | 'lost'>,
): string {
  const name = kit.segment(segment);
  return kind === 'given-up' ? words.givenUp(name, numbers['attempts'] ?? 0) : kit.lost(name, kind);
}

/** From the middle of the burst to the words beside it; half their line; between them and the title of the queue. */
const BESIDE_BURST = 24;
const HALF_LINE = 9;
const AIR = 12;

/** What collides, beside the burst; or that nothing is sent while a timer runs. */
function collisionLabel(
  scene: LanScene,
  title: Label | undefined,
  plan: LanPlan,
  { words, kit, language }: Speech,
): readonly Label[] {
  const x = scene.air.collision?.x;
  // On a low stage the words of a lost packet stand where these would.
  if (plan.low && !plan.compact && scene.queue?.loss) return [];
  const room = roomForWords(title, plan);
  const y = plan.collisionWords.top + HALF_LINE;
  const whole = { at: { x: room.right, y }, anchor: 'end', room: room.right - room.left } as const;
  if (x === undefined) {
    if (!scene.silent) return [];
    const middle: Spot = { ...whole, at: { x: (room.left + room.right) / 2, y }, anchor: 'middle' };
    return labelAtSpot({ id: 'collision', tone: 'silence', texts: [kit.nothing] }, [middle]);
  }
  // The burst is seen without words, too; over those of the queue neither could be read.
  const spots = besideSpots({ x, y }, BESIDE_BURST, room);
  const texts = collisionTexts(collisionWords(scene, words, language), plan);
  return labelAtSpot({ id: 'collision', tone: 'name', texts }, plan.low ? spots : [...spots, whole]);
}

/** Who takes part in it, as far as there is room. */
function collisionTexts([name, rest]: readonly [string, string], { compact }: LanPlan): readonly Wording[] {
  const bold: readonly Part[] = name ? [{ text: name, tone: 'loss' }] : [];
  const long = compact || !rest ? [] : [[...bold, { text: rest }]];
  return [...long, ...(name ? [bold] : [])];
}

/** A low stage has one line for the title of the queue and the words of a collision: the longer free part of it. */
function roomForWords(title: Label | undefined, { low, compact, collisionWords }: LanPlan) {
  const { left, right } = collisionWords;
  const parts = title && fitted(title);
  if (!title || !parts || !low || compact) return { left, right };
  const [begins, ends] = [title.at.x, title.at.x + wordingWidth(parts, title.tone) + AIR];
  return begins - left > right - ends ? { left, right: begins - AIR } : { left: ends, right };
}

function timer(state: TimerScene, { layout, watched }: LanScene, plan: LanPlan, { words, kit, language }: Speech) {
  const { hall, compact, timer: bar } = plan;
  const look = hall ? 'hall' : compact ? 'phone' : 'below';
  const name = words.timer(watched ? stationName(layout, watched.node, language) : '');
  return timerLabel(state, { bar, width: endOfTimer(plan), look, names: [name] }, kit);
}

/** The edge of the stage, or what is behind the router where that comes down to the words of a lecture hall. */
function endOfTimer({ width, hall, timer: { y }, outside }: LanPlan): number {
  const beside = hall ? outside.filter((box) => box.y + box.half.y + HALF_LINE > y) : [];
  return Math.min(width, ...beside.map(({ x, half }) => x - half.x));
}
