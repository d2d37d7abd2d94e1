// What is written on the stage of a cluster: names, and what follows the cursor (rates, loads, disks, the queue of the
// dispatcher, the request that is followed).

import { durationText, whole } from '../../../plot/numbers.ts';
import type { Language } from '../../../scenarios/kit/text.ts';
import type { WebClusterWords } from '../../i18n/web-cluster.en.ts';
import { type Label, type Part, type Wording, wordingWidth } from '../../stage-kit/labels.ts';
import type { StageLabels } from '../../stage-kit/scene.ts';
import { TEXT } from '../../theme/text-sizes.ts';
import { type NodeSigns, nodeSigns } from './node-signs.ts';
import { type Box, type ClusterPlan, hasDisk, type NodeBox } from './plan.ts';
import type { ClusterScene, FollowedScene } from './scene.ts';

/** A rate of a second that the record does not hold. */
const UNKNOWN = '–';

export function clusterLabels(
  plan: ClusterPlan,
  words: WebClusterWords,
  language: Language,
): StageLabels<ClusterScene> {
  const { entry, dispatcher, nodes } = plan;
  const signs = nodeSigns(plan, words);
  const say = (value: number): string => (Number.isNaN(value) ? UNKNOWN : whole(value, language));
  return {
    still: [
      ...(plan.front ? [] : [entryLabel(entry, words)]),
      {
        ...inside(dispatcher),
        id: 'dispatcher',
        tone: 'strong',
        texts: [plan.front ? words.frontEnd : words.dispatcher],
      },
      ...nodes.flatMap((node) => nameOf(node, plan, signs, words)),
    ],
    running: (scene) => [
      ...demand(scene, plan, words, say),
      ...rates(scene, plan, words, say),
      waiting(scene, plan, words, language),
      ...below(scene, plan, words, say),
      ...nodes.flatMap((node) => ofNode(node, scene, plan, signs, words, say)),
      ...loadTitle(scene, plan, words, say),
    ],
  };
}

const entryLabel = (entry: Box, words: WebClusterWords): Label => ({
  ...inside(entry),
  id: 'entry',
  tone: 'name',
  texts: [words.entry, words.entryShort],
  room: entry.width - 8,
});

type Say = (value: number) => string;

const inside = ({ x, y, width, height }: Box) =>
  ({ at: { x: x + width / 2, y: y + height / 2 }, anchor: 'middle' }) as const;

/** A narrower node has no room for its number: the first and every fifth are enough to count by. */
const NUMBERED = 13;

function nameOf(node: NodeBox, { measures }: ClusterPlan, { name }: NodeSigns, words: WebClusterWords): Label[] {
  const number = String(node.number + 1);
  if (node.width < NUMBERED && !(node.number === 0 || (node.number + 1) % 5 === 0)) return [];
  const y = node.y + measures.name / 2;
  const label = { id: `name-${number}`, tone: 'strong' } as const;
  return name === 'whole'
    ? [{ ...label, at: { x: node.bar.x, y }, anchor: 'start', texts: [words.node(number)] }]
    : [{ ...label, at: { x: node.x + node.width / 2, y }, anchor: 'middle', texts: [number] }];
}

/** Two lines in this height. */
const TWO_LINES = 28;

/** Who asks: beside the screens, in two lines where they fit. */
function demand({ demand }: ClusterScene, plan: ClusterPlan, words: WebClusterWords, say: Say): Label[] {
  const { clients, entry, measures } = plan;
  if (measures.compact) return [];
  const kind = demand.isOpen ? 'visitors' : 'users';
  const [bold, rest] = words[kind](say(demand.count));
  const x = clients.x + clients.width + 8;
  const room = entry.x - x - 6;
  const label = { id: 'demand', anchor: 'start', tone: 'strong', texts: [bold, words.asking[kind], ''], room } as const;
  const isTwo = measures.headHeight >= TWO_LINES && wordingWidth(rest, 'name') <= room;
  if (!isTwo) return [{ ...label, at: { x, y: measures.headY }, isBacked: true }];
  const lower: Label = { ...label, id: 'demand-rest', at: { x, y: measures.headY + 9 }, tone: 'name', texts: [rest] };
  return [{ ...label, at: { x, y: measures.headY - 9 } }, lower];
}

/** Less room than this has no rates beside the switch. */
const RATES_ROOM = 130;
/** A rate of four digits has its room from the first frame on, though the run is still being computed. */
const HIGH_RATE = 8888;

/** Where the rates stand: between the switch and the point where the flows join. */
function ratesPlace({
  entry,
  joins,
  measures,
}: ClusterPlan): { readonly x: number; readonly room: number } | undefined {
  const x = entry.x + entry.width + 14;
  const room = joins.x - x - 8;
  return measures.compact || room < RATES_ROOM ? undefined : { x, room };
}

function rates({ state, most }: ClusterScene, plan: ClusterPlan, words: WebClusterWords, say: Say): Label[] {
  const { measures } = plan;
  const place = ratesPlace(plan);
  if (!place) return [];
  const { x, room } = place;
  const rate = (sign: (rate: string) => readonly [string, string], value: number): readonly Wording[] => {
    const [count, what] = sign(say(value));
    return [[{ text: count, keeps: sign(say(Math.max(most, HIGH_RATE)))[0] }, { text: what }], `${count} ${what}`];
  };
  // Of a single front end the cable of the clients goes past behind them.
  const isBacked = plan.front !== undefined;
  const label = { at: { x, y: measures.headY - 9 }, anchor: 'start', room, isBacked } as const;
  const lower = { x, y: measures.headY + 9 };
  return [
    {
      ...label,
      id: 'at-once',
      tone: 'data',
      texts: plan.front
        ? [...rate(plan.front.relays ? words.relayed : words.straight, repliesOf(state)), '']
        : [...rate(words.atOnce, state.atOnce), words.atOnceShort(say(state.atOnce)), ''],
    },
    {
      ...label,
      id: 'asks',
      at: lower,
      tone: 'second',
      texts: [...rate(plan.front ? words.comes : words.asks, state.asks), ''],
    },
  ];
}

const repliesOf = ({ nodes }: ClusterScene['state']): number => nodes.reduce((sum, { replies }) => sum + replies, 0);

/** As wide as any time with two digits, 880 ms. */
const WIDEST = 880e6;
/** As wide as any number of requests with as many digits; nearly always two are enough. */
const MANY = [88, 888, 8888, 88_888] as const;
const manyAs = (count: number): number => MANY.find((many) => String(count).length <= String(many).length) ?? count;

/** Above the queue, up to the right edge of the dispatcher: how many wait, and for how long. */
function waiting({ state }: ClusterScene, plan: ClusterPlan, words: WebClusterWords, language: Language): Label {
  const { dispatcher, entry, joins, queue, measures } = plan;
  const left = measures.compact ? 0 : ratesPlace(plan) ? joins.x : entry.x + entry.width;
  const right = dispatcher.x + dispatcher.width;
  const one = durationText(state.decision, language);
  const all = durationText(state.waiting * state.decision, language, 2);
  const widest = durationText(WIDEST, language, 2);
  const waits = state.waiting > 0;
  const [only, queued] = plan.front ? [words.requestOnly, words.request] : [words.idle, words.decision];
  // Where replies wait among requests, their number does not say for how long.
  const isMixed = plan.front?.relays === true;
  const count: Part = {
    text: words.waiting(whole(state.waiting, language)),
    tone: 'second',
    keeps: words.waiting(whole(manyAs(state.waiting), language)),
  };
  return {
    id: 'waiting',
    at: { x: right, y: queue.y - (measures.compact ? 12 : 11) },
    anchor: 'end',
    tone: 'name',
    room: right - left,
    texts: [
      [count, { text: waits && !isMixed ? queued(one, all) : only(one), keeps: queued(one, widest) }],
      [count, { text: waits && !isMixed ? all : '', keeps: widest }],
    ],
  };
}

/** Below the queue: what a block is, and the request that is followed; that alone where there is no room for both. */
function below({ queue: look, followed }: ClusterScene, plan: ClusterPlan, words: WebClusterWords, say: Say): Label[] {
  const { queue, dispatcher, measures } = plan;
  if (measures.compact || measures.headHeight < TWO_LINES) return [];
  const y = queue.y + queue.height + 10;
  const right = dispatcher.x - 6;
  const said = followed ? followedWords(followed, plan, words) : '';
  const room = right - queue.x - (said ? wordingWidth(said, 'followed') + 12 : 0);
  const block = look.block > 1 ? words.block(say(look.block)) : '';
  return [
    { id: 'block', at: { x: queue.x, y }, anchor: 'start', tone: 'note', texts: [block, ''], room },
    { id: 'followed', at: { x: right, y }, anchor: 'end', tone: 'followed', texts: [said] },
  ];
}

function followedWords(
  { document, entry, target, isDecided }: FollowedScene,
  { front }: ClusterPlan,
  words: WebClusterWords,
): string {
  const [which, from, to] = [document + 1, entry + 1, target + 1].map(String);
  if (front) return isDecided ? words.sentTo(which!, to!) : words.atFront(which!);
  return isDecided ? words.decided(which!, from!, to!) : words.asked(which!, from!);
}

function ofNode(
  { number, x, y, width, height, disk }: NodeBox,
  { state, atDisk, isSlow }: ClusterScene,
  plan: ClusterPlan,
  { load: sign }: NodeSigns,
  words: WebClusterWords,
  say: Say,
): Label[] {
  const { load, reads, isDown } = state.nodes[number]!;
  if (isDown) {
    const at = { x: x + width / 2, y: y + height / 2 };
    return [{ id: `down-${number}`, at, anchor: 'middle', tone: 'loss', texts: [words.down, ''], room: width }];
  }
  if (sign === 'none') return [];
  const isBare = sign === 'number';
  const text: Part = isBare ? { text: say(load), size: TEXT.note } : { text: words.load(say(load)) };
  const tone = isBare ? 'data' : 'note';
  const at = { x: x + width - 10, y: y + plan.measures.name / 2 };
  const labels: Label[] = [{ id: `load-${number}`, at, anchor: 'end', tone, texts: [[text]] }];
  if (!hasDisk(plan)) return labels;
  const queue = atDisk[number]!;
  const moment = queue > 0 ? words.diskBusy(say(queue)) : words.diskIdle;
  const second = reads < 0.5 ? words.diskIdle : words.disk(say(reads));
  const left = disk.x + 24;
  const room = x + width - left - 4;
  const texts = [isSlow ? moment : second, isSlow ? say(queue) : say(reads), ''];
  return [...labels, { id: `disk-${number}`, at: { x: left, y: disk.y }, anchor: 'start', tone: 'note', texts, room }];
}

function loadTitle({ scale }: ClusterScene, plan: ClusterPlan, words: WebClusterWords, say: Say): Label[] {
  if (!plan.plots || plan.measures.compact) return [];
  const [bold, rest] = words.loads();
  const parts: Part[] = [{ text: bold, tone: 'strong' }, { text: rest }];
  if (scale.high !== undefined) parts.push({ text: words.scale(say(scale.top), say(scale.high)), tone: 'note' });
  const at = { x: plan.nodes[0]!.x, y: plan.plots.top - 11 };
  return [{ id: 'loads', at, anchor: 'start', tone: 'faint', texts: [parts] }];
}
