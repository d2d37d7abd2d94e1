// What is written at a queue and at a timer, on every stage that has them.

import { countdown, whole } from '../../plot/numbers.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import type { StageKitWords } from '../i18n/stage-kit.en.ts';
import { TEXT } from '../theme/text-sizes.ts';
import type { BarPlace, Point } from './geometry.ts';
import type { Label, Part } from './labels.ts';
import type { QueueState, TimerScene } from './queue-and-timer.ts';

type StageWords = StageKitWords;

interface QueueTitle {
  readonly at: Point;
  readonly room: number;
  /** Left out on a phone, where the number alone stands beside the queue. */
  readonly name?: string | undefined;
  /** How full of how much. */
  readonly filled: (filled: string, capacity: string) => readonly [string, string];
  /** What was just lost, if anything, and the longest that can be said of it; left out where it is not said here. */
  readonly lost?: readonly [said: string, longest: string] | undefined;
}

/** How full a queue is. What a block stands for and what was lost are said as far as there is room for both. */
export function queueLabel(
  { filled, capacity, unit, block }: QueueState,
  { at, room, name, filled: say, lost }: QueueTitle,
  words: StageWords,
  language: Language,
): Label {
  const limit = whole(capacity, language);
  const [count, rest] = say(whole(filled, language), limit);
  const number: Part = { text: count, tone: name === undefined ? 'figure' : 'data', keeps: limit };
  const label = { id: 'queue', at, anchor: 'start', tone: 'faint', room } as const;
  if (name === undefined) return { ...label, texts: [[number, { text: rest }], [number]] };
  const title: Part = { text: name, tone: 'strong' };
  const loss: Part[] = lost ? [{ text: lost[0], tone: 'loss', keeps: lost[1] }] : [];
  const blocks = unit === 'bytes' ? words.oneBlockBytes(`${block} B`) : words.oneBlock(block);
  const bare = [title, number, { text: rest }];
  const long = block > 1 ? [[title, number, { text: `${rest} · ${blocks}` }, ...loss]] : [];
  return { ...label, texts: [...long, [...bare, ...loss], bare, [number, { text: rest }]] };
}

interface TimerPlace {
  readonly bar: BarPlace;
  /** Width of the stage. */
  readonly width: number;
  /** `phone`: beside the bar and short; `hall`: beside the bar, while it is stopped with its name if there is room; else below the bar. */
  readonly look: 'below' | 'phone' | 'hall';
  /** What the timer may be called, the longest first; `words.timer` if none of them fits. */
  readonly names: readonly string[];
  /** Tells the labels of several timers apart. */
  readonly id?: string;
}

/** From the bar to words beside it, from these to the edge of the stage, and from the bar to words below it. */
const BESIDE = { phone: 9, hall: 12 } as const;
const EDGE = 2;
const BELOW = 16;
/** As wide as a time gets. */
export const WIDEST = '888 ms';

/** Whose timer it is, and when it fires. */
export function timerLabel(
  { firesAt, left }: TimerScene,
  { bar: { x, y, width }, width: stage, look, names, id = 'timer' }: TimerPlace,
  words: StageWords,
): Label {
  const isOff = firesAt === 0;
  const tone = isOff ? 'off' : 'timer';
  const span = isOff ? words.stopped : countdown(left);
  if (look === 'phone') {
    const at = { x: x + width + BESIDE.phone, y };
    const small = (text: string, keeps: string): readonly Part[] => [{ text, keeps, size: TEXT.note }];
    const texts = [small(words.shortTimer(span), words.shortTimer(WIDEST)), small(span, WIDEST)];
    return { id, at, anchor: 'start', tone, texts, room: stage - at.x - EDGE };
  }
  const fires: Part = { text: isOff ? words.stopped : words.fires(span), keeps: words.fires(WIDEST) };
  if (look === 'hall') {
    const at = { x: x + width + BESIDE.hall, y };
    const said = [...[...names, words.timer].map((name) => `${name}: ${fires.text}`), words.shortTimer(span)];
    const called = said.map((text): readonly Part[] => [{ text, keeps: text }]);
    return { id, at, anchor: 'start', tone, texts: [...(isOff ? called : []), [fires]], room: stage - at.x - EDGE };
  }
  const texts = [...names, words.timer].map((text): readonly Part[] => [{ text, tone: 'timer' }, fires]);
  return { id, at: { x, y: y + BELOW }, anchor: 'start', tone, texts, room: width, spread: width };
}
