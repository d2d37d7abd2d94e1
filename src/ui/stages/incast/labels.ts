// What is written on the stage: what the servers do, how full the buffer is, rate and delay of the cables, which timer fires next,
// how much of the block is there, silence.

import { asWords, formatMeasured } from '../../../scenarios/kit/format-value.ts';
import type { Language } from '../../../scenarios/kit/text.ts';
import type { IncastWords } from '../../i18n/incast.en.ts';
import type { StageKitWords } from '../../i18n/stage-kit.en.ts';
import type { Label, Part } from '../../stage-kit/labels.ts';
import { queueFrame } from '../../stage-kit/marks/queue.ts';
import { queueLabel, timerLabel } from '../../stage-kit/queue-and-timer-labels.ts';
import type { StageLabels } from '../../stage-kit/scene.ts';
import type { IncastPlan } from './plan.ts';
import type { IncastScene } from './scene.ts';

interface Words {
  readonly stageKit: StageKitWords;
  readonly incast: IncastWords;
}

/** Whole, and not 100 before everything is there. */
export const percentOf = (share: number): string => `${Math.floor(100 * share)} %`;

export function incastLabels(plan: IncastPlan, words: Words, language: Language): StageLabels<IncastScene> {
  const { compact } = plan;
  return {
    still: compact ? [] : namesOf(plan, words),
    running: (scene) => [
      countsLabel(scene, plan, words),
      ...bufferLabel(scene, plan, words, language),
      ...(compact ? [] : [cableLabel(scene, plan, language, words)]),
      blockLabel(scene, plan, words),
      ...timerLabels(scene, plan, words),
    ],
  };
}

const nameAbove = ({ y, half }: IncastPlan['switch']): number => y - half.y - 14;

function namesOf({ servers, mark, named, switch: hub, client }: IncastPlan, { incast }: Words): readonly Label[] {
  const under = (id: string, node: IncastPlan['switch'], text: string): Label => ({
    id,
    at: { x: node.x, y: nameAbove(node) },
    anchor: 'middle',
    tone: 'name',
    texts: [text],
  });
  return [
    under('name-switch', hub, incast.switch(hub.node.name)),
    under('name-client', client, incast.client(client.node.name)),
    ...servers.flatMap(({ name, x, y }): Label[] =>
      named ? [{ id: `name-${name}`, at: { x: x - mark / 2 - 5, y }, anchor: 'end', tone: 'note', texts: [name] }] : [],
    ),
  ];
}

const COUNTS_Y = 12;
/** From the middle of one line of large words to the next. */
const LINE = 22;
/** Half of what stands above a switch, and some room. */
const NAME_HALF = 48;

/** Above the servers. Each number keeps its room, so that nothing moves while they change. */
function countsLabel(
  { counts }: IncastScene,
  { servers, bounds, width, compact, queue, switch: hub }: IncastPlan,
  { incast }: Words,
): Label {
  const { sending, waiting, done } = counts;
  const most = servers.length;
  const of = (say: (count: number) => string, count: number, tone: NonNullable<Part['tone']>): Part => ({
    text: say(count),
    tone: count > 0 ? tone : 'faint',
    keeps: say(most),
  });
  const states = (wait: (count: number) => string): readonly Part[] => [
    of(wait, waiting, 'timer'),
    of(incast.sending, sending, 'data'),
    of(incast.done, done, 'faint'),
  ];
  const title: Part = { text: incast.servers(most), tone: 'strong' };
  const waits = of(incast.waitingShort, waiting, 'timer');
  const texts = [[title, ...states(incast.waiting)], [title, ...states(incast.waitingShort)], [title, waits], [waits]];
  // On a low stage the name of the switch stands in the same line.
  const isBeside = !compact && nameAbove(hub) - COUNTS_Y < LINE;
  const right = compact ? width : isBeside ? hub.x - NAME_HALF : queue.right - queue.widest - 12;
  return {
    id: 'servers',
    at: { x: bounds.left, y: COUNTS_Y },
    anchor: 'start',
    tone: 'faint',
    texts,
    room: right - bounds.left,
  };
}

function bufferLabel(
  { queue, lost }: IncastScene,
  { queue: place, compact, width, client, switch: hub }: IncastPlan,
  { stageKit, incast }: Words,
  language: Language,
): readonly Label[] {
  if (!queue) return [];
  if (compact) {
    const at = { x: place.right + 10, y: place.centre };
    return [queueLabel(queue, { at, room: width - at.x, filled: stageKit.filledShort }, stageKit, language)];
  }
  const { left } = queueFrame(place, queue.capacity, queue.block);
  const at = { x: Math.max(left, hub.x + hub.half.x + 4), y: place.centre - place.height / 2 - 14 };
  const longest = incast.lost('S88', 888);
  const said = lost ? incast.lost(lost.server, lost.count) : '';
  const title = {
    at,
    room: client.x - 44 - at.x,
    name: incast.buffer,
    filled: stageKit.filled,
    lost: [said, longest] as const,
  };
  return [queueLabel(queue, title, stageKit, language)];
}

/** Under the buffer: rate and delay of the cables, or that there is nothing on any of them. */
function cableLabel(
  { cable, isSilent }: IncastScene,
  { back, queue }: IncastPlan,
  language: Language,
  { stageKit, incast }: Words,
): Label {
  const at = { x: queue.right - queue.widest / 2, y: back.from.y + 20 };
  if (isSilent) return { id: 'silence', at, anchor: 'middle', tone: 'silence', texts: [stageKit.nothing] };
  const said = stageKit.link(
    asWords(formatMeasured(cable.rate, 'rate', language)),
    asWords(formatMeasured(cable.delay, 'duration', language)),
  );
  const texts = [`${said} · ${incast.numbers}`, said];
  return { id: 'cable', at, anchor: 'middle', tone: 'note', texts, room: queue.widest + 60 };
}

function blockLabel({ block }: IncastScene, { client, compact, width }: IncastPlan, { incast }: Words): Label {
  const text = incast.block(String(block.number), percentOf(block.arrived));
  const keeps = incast.block(String(block.number), '100 %');
  const at = compact
    ? { x: width - 6, y: client.y + client.half.y + 14 }
    : { x: width - 8, y: client.y + client.half.y + 20 };
  return { id: 'block', at, anchor: 'end', tone: 'data', texts: [[{ text, keeps }]] };
}

function timerLabels({ timer }: IncastScene, plan: IncastPlan, { stageKit, incast }: Words): readonly Label[] {
  if (!timer) return [];
  const { timer: bar, width, compact } = plan;
  const names =
    timer.firesAt === 0
      ? []
      : timer.waiting > 1
        ? [incast.nextTimerOf(timer.name, timer.waiting), incast.nextTimer(timer.name)]
        : [incast.nextTimer(timer.name)];
  return [timerLabel(timer, { bar, width, look: compact ? 'phone' : 'below', names }, stageKit)];
}
