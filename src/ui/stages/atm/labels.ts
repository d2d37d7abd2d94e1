// What is written on the stage with a switch: names, how full the buffer is, what its threshold does, how long a cell takes,
// why nothing comes, what each station has lost or put together, when timers fire.

import { countdown, durationText, fixed } from '../../../plot/numbers.ts';
import type { MarkKind } from '../../../record/record.ts';
import { wordsOfPolicy } from '../../../scenarios/atm/policy-words.ts';
import type { Language } from '../../../scenarios/kit/text.ts';
import type { AtmWords } from '../../i18n/atm.en.ts';
import type { StageKitWords } from '../../i18n/stage-kit.en.ts';
import { firstWordsIn } from '../../i18n/words.ts';
import { besideSpots, labelAtSpot } from '../../stage-kit/label-spots.ts';
import { type Label, type Part, wordingWidth } from '../../stage-kit/labels.ts';
import { timerLabel, WIDEST } from '../../stage-kit/queue-and-timer-labels.ts';
import type { StageLabels } from '../../stage-kit/scene.ts';
import { TEXT } from '../../theme/text-sizes.ts';
import { xOfCells } from './buffer-raster.ts';
import { ASSEMBLED_FROM, type AtmPlan, type Station, signPlace } from './plan.ts';
import type { AtmScene, BufferScene, SenderScene } from './scene.ts';
import type { Assembly } from './state.ts';

type Kit = StageKitWords;

interface Speech {
  readonly words: AtmWords;
  readonly kit: Kit;
  readonly language: Language;
}

export function atmLabels(plan: AtmPlan, language: Language): StageLabels<AtmScene> {
  const all = firstWordsIn(language);
  const speech = { words: all.atm, kit: all.stageKit, language };
  return {
    still: nameLabels(plan, speech.words),
    running: (scene) => {
      const timers = timerLabels(scene, plan, speech);
      return [
        ...(scene.buffer
          ? [titleLabel(scene.buffer, plan, speech), ...thresholdLabel(scene.buffer, timers, plan, speech)]
          : []),
        ...linkLabels(scene, plan, speech),
        ...silenceLabels(scene, plan, speech.words),
        ...scene.senders.flatMap((sender) => stationLabels(sender, plan, speech.words)),
        ...timers,
      ];
    },
  };
}

const hasNames = ({ senders }: AtmPlan): boolean => senders[0]!.parts.length > 0;
const NAME_ABOVE = 10;

/** Above a station, at its outer edge; where there is no room the name is in its box. */
function nameLabels(plan: AtmPlan, words: AtmWords): Label[] {
  if (!hasNames(plan)) return [];
  const nameOf = ({ flow, name, box }: Station, at: 'start' | 'end'): Label => ({
    id: `name-${at}-${name}`,
    at: { x: at === 'start' ? box.left : plan.width - plan.side, y: box.top - NAME_ABOVE },
    anchor: at,
    tone: flow === 0 ? 'strong' : 'name',
    texts: [(at === 'start' ? words.sender : words.receiver)(name)],
  });
  return [
    ...plan.senders.map((station) => nameOf(station, 'start')),
    ...plan.receivers.map((station) => nameOf(station, 'end')),
  ];
}

const HALF_TITLE = 10;
const TITLE_GAP = 8;
const NUMBER = 15;

/** How many cells of how many, and what a block stands for. What the buffer is called is a button before it (parts.tsx). */
function titleLabel(
  { filled, capacity, policy, raster }: BufferScene,
  { buffer, out, compact, titleTop, width, side }: AtmPlan,
  { words, language }: Speech,
): Label {
  const say = (value: number) => fixed(value, language, 0);
  const number: Part = { text: say(filled), tone: 'data', size: NUMBER, keeps: say(capacity) };
  const noCells = policy === 'none';
  const of = (compact ? words.cellsShort : noCells ? words.places : words.cells)(say(capacity));
  const stands = (noCells ? words.oneBlockOfPlaces : words.oneBlock)(raster.block);
  const x = buffer.left + (compact ? 0 : wordingWidth(words.parts.switch, 'strong') + TITLE_GAP);
  const isRoom = !compact && raster.block > 1;
  return {
    id: 'queue',
    at: { x, y: titleTop + HALF_TITLE },
    anchor: 'start',
    tone: 'faint',
    texts: [...(isRoom ? [[number, { text: `${of} · ${stands}` }]] : []), [number, { text: of }]],
    // As far as the demultiplexer, which stands lower.
    room: (compact ? width - side : out.to.x) - x,
  };
}

/** Half of the handle and a little air. */
const BESIDE_HANDLE = 17;
const HALF_LINE = 10;

/** From the middle of a timer's bar to words that are clear of it. */
const CLEAR_OF_BAR = 12;

/** Of its line: behind the bar of a timer that reaches into it, or in a lecture hall behind its large words. */
function startOfThreshold(timers: readonly Label[], plan: AtmPlan, kit: Kit): number {
  const { side, buffer, compact, saidTop } = plan;
  if (compact) return side;
  if (!plan.timerBeside) {
    const bars = plan.timers.filter(({ y }) => Math.abs(y - saidTop - HALF_LINE) < CLEAR_OF_BAR);
    return Math.max(buffer.left, ...bars.map(({ x, width }) => x + width + TITLE_GAP));
  }
  const said = [kit.shortTimer(kit.stopped), kit.shortTimer(WIDEST)];
  const width = Math.max(...said.map((text) => wordingWidth([{ text, keeps: text }], 'timer', true)));
  return Math.max(buffer.left, ...timers.map(({ at }) => at.x + width + TITLE_GAP));
}

/** At its line, on the side that has room, else from the left edge on; of a policy without one, what it does instead. */
function thresholdLabel(
  { policy, threshold, raster }: BufferScene,
  timers: readonly Label[],
  plan: AtmPlan,
  { kit, language }: Speech,
) {
  const { side, width, compact, saidTop } = plan;
  const signs = wordsOfPolicy(policy)
    .signs(String(threshold))
    .map(([name, rest]): readonly Part[] => [{ text: name[language], tone: 'strong' }, { text: rest[language] }]);
  const label = { id: 'threshold', tone: 'name', texts: signs } as const;
  const [left, right, y] = [startOfThreshold(timers, plan, kit), width - side, saidTop + HALF_LINE];
  const whole = { at: { x: left, y }, anchor: 'start', room: right - left } as const;
  // Where even the short one has no room, its name alone; what it does is in the rule of the switch.
  const short = signs.at(-1)!;
  const bare = [short, short.slice(0, 1)];
  if (threshold === undefined) return labelAtSpot({ ...label, texts: [...signs, ...bare] }, [whole]);
  const spots = besideSpots({ x: xOfCells(raster, threshold), y }, BESIDE_HANDLE, { left, right });
  const beside = labelAtSpot(label, spots);
  // On a phone the handle hangs above the line, elsewhere in it.
  return beside.length > 0 ? beside : labelAtSpot({ ...label, texts: bare }, compact ? [whole] : spots);
}

const SMALL = TEXT.note;
const ABOVE_LINK = 20;

/** How long a cell takes on the output link, and what a block on it stands for. */
function linkLabels(
  { slot, scale, isWhole }: AtmScene,
  { out, compact }: AtmPlan,
  { words, language }: Speech,
): Label[] {
  if (compact) return [];
  const line = (id: string, y: number, text: string): Label => {
    return { id, at: { x: out.from.x + 5, y }, anchor: 'start', tone: 'faint', texts: [[{ text, size: SMALL }]] };
  };
  const perSlot = (isWhole ? words.perPlace : words.perCell)(durationText(slot, language));
  const block = scale.block > 1 ? [words.oneSlotBlock(fixed(scale.block, language, 0))] : [];
  return [
    line('slot', out.from.y - ABOVE_LINK, perSlot),
    ...block.map((text) => line('slots', out.from.y + ABOVE_LINK, text)),
  ];
}

/** In the empty buffer: why nothing comes. */
function silenceLabels({ awaited }: AtmScene, { buffer, compact }: AtmPlan, words: AtmWords): Label[] {
  if (!awaited) return [];
  const [x, y] = [buffer.left + buffer.width / 2, buffer.top + buffer.height / 2];
  // Beside the buffer stand the words of the link, but not on a phone.
  const room = compact ? Number.POSITIVE_INFINITY : buffer.width;
  const line = (id: string, lineY: number, ...parts: readonly Part[]): Label => {
    const texts = parts.map((part) => [part]);
    return { id, at: { x, y: lineY }, anchor: 'middle', tone: 'silence', texts, room };
  };
  const left = countdown(awaited.left);
  return [
    line('silence', y - HALF_LINE, { text: words.silent, tone: 'timer', size: NUMBER }),
    line('silence-ends', y + HALF_LINE, { text: words.waiting(awaited.name, left) }, { text: left }),
  ];
}

/** Rows lower than this have no room for what was lost. */
const LOST_FROM = 20;
const BESIDE_SIGN = 14;
const BELOW_BOX = 10;

function stationLabels({ station, lost, assembly }: SenderScene, plan: AtmPlan, words: AtmWords): Label[] {
  const { compact, pitch, receivers, width, side } = plan;
  const labels: Label[] = [];
  if (lost && !compact && pitch >= LOST_FROM) {
    const { x, y } = signPlace(plan, station);
    const texts = [lossWords(lost.kind, String(lost.segment), words)];
    labels.push({ id: `lost-${station.name}`, at: { x: x - BESIDE_SIGN, y }, anchor: 'end', tone: 'loss', texts });
  }
  if (assembly && hasNames(plan) && pitch >= ASSEMBLED_FROM) {
    const { box } = receivers[station.flow]!;
    const at = { x: width - side, y: box.top + box.height + BELOW_BOX };
    const text = assemblyWords(assembly, words);
    const texts: Part[][] = [[{ text, size: SMALL }]];
    labels.push({ id: `has-${station.name}`, at, anchor: 'end', tone: assembly.lost ? 'loss' : 'faint', texts });
  }
  return labels;
}

function lossWords(kind: MarkKind, segment: string, words: AtmWords): string {
  if (kind === 'refuse') return words.refused(segment);
  if (kind === 'trim') return words.trimmed(segment);
  if (kind === 'cut') return words.cut(segment);
  return kind === 'glue' ? words.glued(segment) : words.killed(segment);
}

function assemblyWords({ segment, arrived, cells, lost, isHeader }: Assembly, words: AtmWords): string {
  if (isHeader) return words.trimmed(String(segment));
  if (lost) return words.broken(String(segment));
  return arrived < cells ? words.assembling(String(segment), arrived, cells) : words.whole(String(segment));
}

function timerLabels({ timers }: AtmScene, plan: AtmPlan, { words, kit }: Speech): Label[] {
  const isAlone = plan.timers.length === 1;
  return timers.map(([bar, timer]) => {
    const name = plan.senders[timer.flow]?.name ?? '';
    const look = plan.timerBeside ? 'phone' : 'below';
    const names = isAlone ? [words.nextTimer] : [words.timer(name)];
    const id = isAlone ? 'timer' : `timer-${name}`;
    return timerLabel(timer, { bar, width: plan.width, look, names, id }, kit);
  });
}
