// What is written on the stage of the virtual server: what the method does, names of hosts, how much passes them, what holds
// the others up; and at the strip of squares what each server has got, its entries in the director's table, and how busy its
// port and disk are.

import { amountOf, whole } from '../../../plot/numbers.ts';
import { asWords } from '../../../scenarios/kit/format-value.ts';
import type { Language } from '../../../scenarios/kit/text.ts';
import { wordsOfForwarding } from '../../../scenarios/virtual-server/forwarding-words.ts';
import { textWidth } from '../../foundation/text-width.ts';
import type { VirtualServerWords } from '../../i18n/virtual-server.en.ts';
import { type Label, type Part, wordingWidth } from '../../stage-kit/labels.ts';
import type { StageLabels } from '../../stage-kit/scene.ts';
import { TEXT } from '../../theme/text-sizes.ts';
import { FULL } from './hosts.ts';
import type { HostBox, StripPlace, VirtualPlan } from './plan.ts';
import type { ServerScene, VirtualScene } from './scene.ts';
import { type Column, columnsIn } from './strip-columns.ts';
import { bottleneckWords, hostName, memoryText, percentText } from './words.ts';

export function virtualLabels(
  plan: VirtualPlan,
  words: VirtualServerWords,
  language: Language,
): StageLabels<VirtualScene> {
  return {
    still: [...names(plan, words), ...wayLabels(plan, words), ...stripNote(plan, words)],
    running: (scene) => [
      ...title(scene, plan, words, language),
      ...rates(scene, plan, words, language),
      stripTitle(scene, plan, words),
      ...scene.servers.flatMap((server, place) => atServer(server, place, plan, words, language)),
      ...columns(scene, plan, words, language),
      ...takenOut(scene, plan, words),
    ],
  };
}

const EDGE = 24;
const COMPACT_EDGE = 16;
/** Middle of the line at the top. */
const TITLE = 17;
/** Between the method and what holds the others up, where they share a line. */
const BESIDE_METHOD = 12;

function title(scene: VirtualScene, plan: VirtualPlan, words: VirtualServerWords, language: Language): Label[] {
  const name = wordsOfForwarding(scene.method).title[language];
  const x = plan.compact ? COMPACT_EDGE : EDGE;
  const isAlone = !Number.isNaN(plan.noteTop);
  const bold: Part = { text: name, tone: 'strong' };
  const beside = x + textWidth(name, TEXT.label, 600) + 8 + BESIDE_METHOD;
  const at = isAlone ? { x, y: plan.noteTop + 9 } : { x: beside, y: TITLE };
  const refused: Part[] = scene.refused > 0 ? [{ text: words.refused(scene.refused), tone: 'loss' }] : [];
  const wordings = bottleneckWords(scene, language);
  return [
    {
      id: 'method',
      at: { x, y: TITLE },
      anchor: 'start',
      tone: 'faint',
      texts: isAlone ? [[bold, { text: words.replies[plan.via] }], [bold]] : [[bold]],
      room: plan.pathsEnd - x,
    },
    {
      id: 'bottleneck',
      at,
      anchor: 'start',
      tone: 'plain',
      texts: wordings.map(([first, rest]) => [{ text: first, tone: 'strong' }, { text: rest }, ...refused]),
      room: plan.pathsEnd - at.x,
    },
  ];
}

/** Between the middles of two lines. */
const LINE = 16;
/** By how much the name of a hub may be wider than its box, on either side, where ways come down to it steeply. */
const OVER_WAYS = 10;

/** Above its box, or at the right of it where ways leave upwards. */
function names(
  { director, gateway, hubs, via, servers, strip, compact, rates }: VirtualPlan,
  words: VirtualServerWords,
): Label[] {
  // Of two it is plain whose hub is whose.
  const isWide = ({ name, half }: HostBox) => wordingWidth(hostName(name, words), 'strong') > 2 * (half.x + OVER_WAYS);
  const isShort = compact || (!rates && hubs.length > 1 && hubs.some(isWide));
  const nameOf = (box: HostBox): string =>
    isShort && hubs.includes(box) ? words.names.hub : hostName(box.name, words);
  const middle = (box: HostBox): Label => {
    const { name, x, y, half } = box;
    const isFaint = box === gateway && via !== 'gateway';
    const label = { id: `name-${name}`, tone: isFaint ? 'faint' : 'strong', texts: [nameOf(box)] } as const;
    if (hubs.length !== 1) return { ...label, at: { x, y: y - half.y - 10 }, anchor: 'middle' };
    // A hub has ways at its sides, so its name is a bit higher, and that of the director clear of it.
    const hubLine = hubs[0]!.y - hubs[0]!.half.y - 4;
    const line = box === hubs[0] ? hubLine : box === director ? Math.min(y, hubLine - LINE) : y;
    return { ...label, at: { x: x + half.x + 6, y: line }, anchor: 'start' };
  };
  const server = (id: string, name: string, x: number, y: number): Label => {
    return { id: `${id}-${name}`, at: { x, y }, anchor: 'start', tone: 'strong', texts: [name] };
  };
  return [
    ...[director, ...hubs, gateway].flatMap((box) => (box ? [middle(box)] : [])),
    ...servers.map(({ name, x, y, half }) => server('name', name, x + half.x + 6, y)),
    ...(compact ? servers.map(({ name }, place) => server('row', name, strip.start, strip.rows[place]!)) : []),
  ];
}

/** Height of a label, and of the highest line below it. */
const LABEL = 24;
/** The name of the director may be a bit wider than its box. */
const BESIDE = 8;

/** Which lines are requests, and what tunnelling adds to them. */
function wayLabels(
  { clients, director, servers, wraps, hubs, compact }: VirtualPlan,
  words: VirtualServerWords,
): Label[] {
  if (compact || hubs.length > 0) return [];
  const { x, y, half } = director;
  const start = (clients[0]?.x ?? 0) + 20;
  const top = y - half.y - 19;
  const middle = start + (x - half.x - start) * 0.45;
  const right = x + half.x + BESIDE;
  const end = servers[0] && servers[0].x - servers[0].half.x;
  const labels: Label[] = [];
  if ((clients[0]?.y ?? 0) > top + LABEL) {
    const room = 2 * (x - half.x - BESIDE - middle);
    const texts = [words.requests, ''];
    labels.push({ id: 'requests', at: { x: middle, y: top + 8 }, anchor: 'middle', tone: 'note', texts, room });
  }
  if (wraps && end !== undefined) {
    const texts = [words.tunnel, words.tunnelShort];
    const at = { x: right, y: top + 6 };
    labels.push({ id: 'tunnel', at, anchor: 'start', tone: 'note', texts, room: end - right });
  }
  return labels;
}

/** What passes the host over which replies come, below it; a gateway that no reply passes says so. */
function rates({ rate }: VirtualScene, plan: VirtualPlan, words: VirtualServerWords, language: Language): Label[] {
  const { via, director, gateway, rates } = plan;
  if (!rates) return [];
  const below = (id: string, { x, y, half }: HostBox, tone: 'data' | 'faint', text: string): Label => {
    return { id, at: { x, y: y + half.y + 11 }, anchor: 'middle', tone, texts: [text] };
  };
  const passed = via === 'director' ? director : via === 'gateway' ? gateway : undefined;
  const said = rate > 0 ? asWords(amountOf('rate', rate, language, 3)) : '';
  return [
    ...(passed ? [below('rate', passed, 'data', said)] : []),
    ...(gateway && via !== 'gateway' ? [below('unused', gateway, 'faint', words.unused)] : []),
  ];
}

/** From the title to the button at its right. */
const BESIDE_TITLE = 14;

function stripTitle({ scheduler }: VirtualScene, { strip, requests }: VirtualPlan, words: VirtualServerWords): Label {
  const { title, about, ownRule, coldStart } = words.strip;
  const bold: Part = { text: title, tone: 'strong' };
  return {
    id: 'strip',
    at: { x: strip.start, y: strip.titleTop + 9 },
    anchor: 'start',
    tone: 'faint',
    texts: [[bold, { text: about(scheduler ?? ownRule, requests) }], [bold]],
    room: strip.end - strip.start - textWidth(coldStart, TEXT.note, 500) - BESIDE_TITLE,
  };
}

function stripNote({ strip }: VirtualPlan, words: VirtualServerWords): Label[] {
  if (Number.isNaN(strip.noteTop)) return [];
  const at = { x: strip.left, y: strip.noteTop + 7 };
  const texts = [words.strip.note, ''];
  return [{ id: 'note', at, anchor: 'start', tone: 'note', texts, room: strip.end - strip.left }];
}

/** From the number of requests to the right edge. */
const WEIGHT_ROOM = 96;

/** How many it has got; its weight only where it is not 1. */
function atServer(
  { got, weight }: ServerScene,
  place: number,
  { strip }: VirtualPlan,
  words: VirtualServerWords,
  language: Language,
): Label[] {
  const hasWeight = weight !== 1 && strip.end - strip.countLeft > WEIGHT_ROOM && Number.isNaN(strip.wordsLeft);
  const weighs: Part[] = hasWeight ? [{ text: words.strip.weight(whole(weight, language)), tone: 'note' }] : [];
  const at = { x: strip.countLeft, y: strip.rows[place]! };
  return [{ id: `got-${place}`, at, anchor: 'start', tone: 'strong', texts: [[{ text: String(got) }, ...weighs]] }];
}

/** Less room from one server to the next has no words below its name. */
const WORDS_BELOW = 28;

function takenOut(
  { servers }: VirtualScene,
  { servers: boxes, strip }: VirtualPlan,
  words: VirtualServerWords,
): Label[] {
  const [first, second] = boxes;
  if (!first || (second && second.y - first.y < WORDS_BELOW)) return [];
  return servers.flatMap(({ name, isOut }, place): Label[] => {
    const { x, y, half } = boxes[place]!;
    if (!isOut) return [];
    const left = x + half.x + 6;
    const texts = [words.strip.out, words.strip.outShort, ''];
    return [
      {
        id: `out-${name}`,
        at: { x: left, y: y + 14 },
        anchor: 'start',
        tone: 'loss',
        texts,
        room: strip.left - left - 4,
      },
    ];
  });
}

/** Words may come nearer to the edge than what is drawn. */
const NEARER = 12;

/** Where what is said of a server stands, below its squares or behind them; `down`: from the middle of the squares. */
function columnsPlace({ left, end, wordsBelow, wordsLeft }: StripPlace) {
  if (!Number.isNaN(wordsBelow)) return { left, room: end - left + NEARER, down: wordsBelow + 7 };
  return Number.isNaN(wordsLeft) ? undefined : { left: wordsLeft, room: end - wordsLeft + NEARER, down: 0 };
}

function columns(scene: VirtualScene, plan: VirtualPlan, words: VirtualServerWords, language: Language): Label[] {
  const place = columnsPlace(plan.strip);
  if (!place) return [];
  const shown = columnsIn(place.room, plan.requests, scene, words.strip, language);
  const said: Readonly<Record<Column, (server: ServerScene) => string>> = {
    entries: ({ active, inactive }) => words.strip.entries(whole(active, language), whole(inactive, language)),
    port: ({ port }) => words.strip.port(percentText(port, language)),
    disk: ({ disk }) => words.strip.disk(percentText(disk, language)),
    memory: ({ cached }) => words.strip.memory(memoryText(cached, language)),
  };
  return scene.servers.flatMap((server, row) =>
    shown.map(([what, x]): Label => {
      const isFull = (what === 'port' || what === 'disk') && server[what] >= FULL;
      const at = { x: place.left + x, y: plan.strip.rows[row]! + place.down };
      return { id: `${what}-${row}`, at, anchor: 'start', tone: isFull ? 'full' : 'note', texts: [said[what](server)] };
    }),
  );
}
