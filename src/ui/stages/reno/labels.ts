// What is written on the stage: names, rate and delay of the cables, how full the queue is, when the timer fires, silence.

import { asWords, formatMeasured } from '../../../scenarios/kit/format-value.ts';
import type { Language } from '../../../scenarios/kit/text.ts';
import type { StageKitWords } from '../../i18n/stage-kit.en.ts';
import type { NodePlace, Point } from '../../stage-kit/geometry.ts';
import type { Label } from '../../stage-kit/labels.ts';
import { queueFrame } from '../../stage-kit/marks/queue.ts';
import type { QueueScene } from '../../stage-kit/queue-and-timer.ts';
import { queueLabel, timerLabel } from '../../stage-kit/queue-and-timer-labels.ts';
import type { StageLabels } from '../../stage-kit/scene.ts';
import type { StagePlan } from './plan.ts';
import type { CableSetting, RenoScene } from './scene.ts';

type Words = StageKitWords;

export function renoLabels(plan: StagePlan, words: Words, language: Language): StageLabels<RenoScene> {
  const { compact, nodes, timer: bar, width } = plan;
  const settings = settingWords(words, language);
  return {
    still: compact ? [] : nodes.map((place) => nameOf(place, plan, words)),
    running: (scene) => {
      const { queue, timer, timerOf, cables } = scene;
      const names = timerOf === undefined ? [] : [words.timerOf(timerOf)];
      return [
        ...(compact ? [] : cables.map((cable) => cableLabel(cable, scene, plan, words, settings))),
        ...(queue ? [titleOf(queue, plan, words, language)] : []),
        ...(timer ? [timerLabel(timer, { bar, width, look: compact ? 'phone' : 'below', names }, words)] : []),
        ...(scene.isSilent ? silence(plan, words) : []),
      ];
    },
  };
}

/** Above what it names; left of it where several stand one above the other. */
function nameOf({ node, x, y, half, focus }: NodePlace, { nodes }: StagePlan, words: Words): Label {
  const { name, kind } = node;
  const isCrowded = nodes.filter((other) => other.x === x).length > 1;
  const whole = (kind === 'router' ? words.router : kind === 'server' ? words.server : words.host)(name);
  const id = `name-${name}`;
  const tone = focus ? 'strong' : 'name';
  return isCrowded
    ? { id, at: { x: x - half.x - 8, y }, anchor: 'end', tone, texts: [name] }
    : { id, at: { x, y: y - half.y - 16 }, anchor: 'middle', tone, texts: [whole] };
}

/** Rate and delay in words; worded again only when they are others, for that takes longer than a frame should. */
function settingWords(words: Words, language: Language): (cable: CableSetting) => string {
  const worded = new Map<number, { readonly rate: number; readonly delay: number; readonly said: string }>();
  return ({ link, rate, delay }) => {
    const known = worded.get(link);
    if (known?.rate === rate && known.delay === delay) return known.said;
    const said = words.link(
      asWords(formatMeasured(rate, 'rate', language)),
      asWords(formatMeasured(delay, 'duration', language)),
    );
    worded.set(link, { rate, delay, said });
    return said;
  };
}

function cableLabel(
  cable: CableSetting,
  { block }: RenoScene,
  { lanes, nodes, queue, laneHalf }: StagePlan,
  words: Words,
  settings: (cable: CableSetting) => string,
): Label {
  const { link } = cable;
  const { from, to } = lanes.find((lane) => lane.link === link)!;
  const isCore = queue?.link === link;
  const receiver = nodes.at(-1)!;
  const [left, right] = isCore ? [queue.right, receiver.x - receiver.half.x] : [from.x, to.x];
  const said = settings(cable);
  // Where packets are too many to be told apart, a block on the wire stands for several.
  const texts = isCore && block > 1 ? [`${said} · ${words.oneBlock(block)}`] : [said];
  const at = { x: (left + right) / 2, y: from.y + 2 * laneHalf + 21 };
  return { id: `cable-${link}`, at, anchor: 'middle', tone: 'note', texts };
}

/** What the title of the queue needs with everything in it, and the name of what stands at the right. */
const TITLE = 380;
const RECEIVER = 50;

function titleOf(queue: QueueScene, plan: StagePlan, words: Words, language: Language): Label {
  const place = plan.queue!;
  const { centre, height } = place;
  if (plan.compact) {
    const at = { x: place.right + 12, y: centre };
    return queueLabel(queue, { at, room: plan.width - at.x, filled: words.filledShort }, words, language);
  }
  const router = plan.nodes.find(({ node }) => node.kind === 'router');
  const nameRight = (router?.x ?? 0) + 44;
  const right = plan.width - RECEIVER;
  const { left } = queueFrame(place, queue.capacity, queue.block);
  const at: Point = { x: Math.min(left, Math.max(nameRight, right - TITLE)), y: centre - height / 2 - 14 };
  const { loss } = queue;
  const lost = (segment: number, kind: 'drop' | 'loss' | 'kill'): string => words.lost(words.segment(segment), kind);
  return queueLabel(
    queue,
    {
      at,
      room: right - at.x,
      name: words.queue(router?.node.name ?? ''),
      filled: words.filled,
      lost: [loss && loss.kind !== 'given-up' ? lost(loss.segment, loss.kind) : '', lost(WIDEST_SEGMENT, 'kill')],
    },
    words,
    language,
  );
}

const WIDEST_SEGMENT = 888;
/** A shorter cable has no room for it. */
const SILENCE_ROOM = 140;

/** Said at the bottleneck. */
function silence({ lanes, queue, laneHalf, compact }: StagePlan, words: Words): readonly Label[] {
  const lane = lanes.find(({ link }) => link === queue?.link) ?? lanes[0];
  if (!lane || compact || Math.abs(lane.to.x - lane.from.x) < SILENCE_ROOM) return [];
  const at = { x: (lane.from.x + lane.to.x) / 2, y: lane.from.y + laneHalf };
  return [{ id: 'silence', at, anchor: 'middle', tone: 'silence', texts: [words.nothing] }];
}
