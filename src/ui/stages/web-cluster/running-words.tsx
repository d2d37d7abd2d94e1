// The words on the stage of a cluster that follow the cursor, each at its place, written every frame without React and only
// when they are others: rates, loads, disks, the queue of the dispatcher and the request that is followed.

import { useRef } from 'react';
import { durationText, whole } from '../../../plot/numbers.ts';
import type { RunRecord } from '../../../record/record.ts';
import { valueAt } from '../../../record/values.ts';
import type { Language } from '../../../scenarios/kit/text.ts';
import { useLanguage, useLecternContext, useLecternStore, useVocabulary } from '../../foundation/context.ts';
import { textWidth } from '../../foundation/text-width.ts';
import { useFrame } from '../../foundation/use-frame.ts';
import type { ClusterWords } from '../../i18n/en-web-cluster.ts';
import { write } from '../../stage-kit/write.ts';
import { type ClusterShared, hasDisk } from './canvas.ts';
import type { Followed } from './followed.ts';
import { type NodeSigns, nodeSigns } from './node-signs.ts';
import { isSlowMotion } from './paint-dots.ts';
import type { ClusterPlan, NodeBox } from './plan.ts';
import type { ClusterReading } from './reader.ts';
import { clusterIndex } from './series.ts';

interface Props {
  readonly plan: ClusterPlan;
  readonly shared: ClusterShared;
}
/** Elements by what they say. */
type Lines = Record<string, HTMLElement | null>;

export function RunningWords({ plan, shared }: Props) {
  const words = useVocabulary().cluster;
  const language = useLanguage();
  const { runner } = useLecternContext();
  const store = useLecternStore();
  const lines = useRef<Lines>({}).current;
  const signs = nodeSigns(plan, words);
  useFrame((now) => {
    const { record } = runner;
    const { canvas } = shared;
    const index = record && clusterIndex(record);
    if (!record || !index || !canvas || index.nodes !== plan.nodes.length) return;
    const { speed } = store.getState();
    const reading = canvas.reader.read(record, index, now, speed);
    const followed = canvas.followed({ record, now, speed });
    writeHead(lines, reading, words, language, plan);
    writeBelow(lines, reading, followed ? followedWords(followed, now, words) : '', words, language, plan);
    for (const { number } of plan.nodes) {
      const queue = valueAt(index.diskQueue[number]!, now) || 0;
      writeNode(lines, number, reading, isSlowMotion(speed) ? queue : -1, words, language, signs.load === 'number');
    }
    write(lines['scale'] ?? null, scaleWords(record, reading, words, language));
  });
  const line = (name: string, className: string, style: object) => (
    <span
      ref={(element) => {
        lines[name] = element;
      }}
      className={className}
      style={style}
    />
  );
  return (
    <>
      <HeadWords plan={plan} line={line} />
      {plan.nodes.map((node) => (
        <NodeWords key={node.number} node={node} plan={plan} signs={signs} line={line} />
      ))}
      {plan.plots && !plan.measures.compact && <LoadTitle plan={plan} line={line} />}
    </>
  );
}

interface NodeProps {
  readonly node: NodeBox;
  readonly plan: ClusterPlan;
  readonly signs: NodeSigns;
  readonly line: Line;
}

function NodeWords({ node, plan, signs, line }: NodeProps) {
  const { number, x, y, width, height, disk } = node;
  const load = signs.load === 'number' ? 'cluster-load cluster-load-bare' : 'cluster-load';
  const worded = signs.load !== 'none';
  return (
    <span>
      {worded && line(`load${number}`, load, { left: x, top: loadTop(node, plan), width: width - 10 })}
      {worded &&
        hasDisk(plan) &&
        line(`disk${number}`, 'cluster-disk', {
          left: disk.x + 24,
          top: disk.y - 8,
          maxWidth: x + width - disk.x - 28,
        })}
      {line(`down${number}`, 'cluster-down', { left: x, width, top: y + height / 2 - 9 })}
    </span>
  );
}

const loadTop = ({ y }: NodeBox, { measures }: ClusterPlan): number => y + (measures.name - 18) / 2;

type Line = (name: string, className: string, style: object) => React.JSX.Element;

function HeadWords({ plan, line }: { readonly plan: ClusterPlan; readonly line: Line }) {
  const { measures, queue, entry, dispatcher, joins } = plan;
  const { headY, compact } = measures;
  const rates = entry.x + entry.width + 14;
  const roomy = joins.x - rates - 8 >= 130;
  const above = queue.y - (compact ? 21 : 20);
  const below = queue.y + queue.height + 2;
  return (
    <>
      {!compact && roomy && (
        <>
          {line('atOnce', 'cluster-at-once', { left: rates, top: headY - 18 })}
          {line('asks', 'cluster-asks', { left: rates, top: headY })}
        </>
      )}
      <span className="cluster-queue" style={{ ...besideEntry(plan), top: above }}>
        {line('waiting', 'cluster-waiting', {})}
        {line('decision', 'cluster-decision', {})}
      </span>
      {!compact && measures.headHeight >= 28 && (
        <>
          {line('block', 'cluster-block', { left: queue.x, top: below })}
          {line('followed', 'cluster-followed', { width: dispatcher.x - 6, top: below })}
        </>
      )}
    </>
  );
}

function LoadTitle({ plan, line }: { readonly plan: ClusterPlan; readonly line: Line }) {
  const words = useVocabulary().cluster;
  const [bold, rest] = words.loads();
  return (
    <span className="cluster-load-title" style={{ left: plan.nodes[0]!.x, top: plan.plots!.top - 20 }}>
      <strong>{bold}</strong> <span>{rest}</span> {line('scale', 'cluster-scale', {})}
    </span>
  );
}

function writeHead(
  lines: Lines,
  { state }: ClusterReading,
  words: ClusterWords,
  language: Language,
  plan: ClusterPlan,
): void {
  const say = (value: number) => whole(value, language);
  const { waiting, decision, atOnce, asks } = state;
  write(lines['atOnce'] ?? null, words.atOnce(say(atOnce)).join(' '));
  write(lines['asks'] ?? null, words.asks(say(asks)).join(' '));
  write(lines['waiting'] ?? null, words.waiting(say(waiting)));
  const one = durationText(decision, language);
  const all = durationText(waiting * decision, language, 2);
  const widest = durationText(WIDEST, language, 2);
  const width = textWidth(words.decision(one, widest), 13, 400);
  const fits = width + WAITING <= besideEntry(plan).width;
  const said = waiting > 0 ? words.decision(one, all) : words.idle(one);
  write(lines['decision'] ?? null, fits ? said : waiting > 0 ? all : '');
  // Its words begin at one place however long the time is, and so do those before it.
  setWidth(lines['decision'] ?? null, fits ? width : textWidth(widest, 13, 400));
}

/** A time as wide as any, with two digits: 880 ms. */
const WIDEST = 880e6;
/** '88 waiting' and the gap after it, CSS pixels. */
const WAITING = 110;

/** Above the queue, up to the right edge of the dispatcher. */
const besideEntry = ({ dispatcher, entry, measures }: ClusterPlan) => {
  const left = measures.compact ? 0 : entry.x + entry.width;
  return { left, width: dispatcher.x + dispatcher.width - left };
};

function setWidth(element: HTMLElement | null, width: number): void {
  if (element && element.style.minWidth !== `${width}px`) element.style.minWidth = `${width}px`;
}

/** Below the queue: what a block is, and the request that is followed; that alone where there is no room for both. */
function writeBelow(
  lines: Lines,
  { look }: ClusterReading,
  followed: string,
  words: ClusterWords,
  language: Language,
  { queue, dispatcher }: ClusterPlan,
): void {
  const block = look.block > 1 ? words.block(whole(look.block, language)) : '';
  const room = dispatcher.x - 6 - queue.x;
  const fits = followed === '' || textWidth(block, 12, 400) + textWidth(followed, 12, 400) + 12 <= room;
  write(lines['block'] ?? null, fits ? block : '');
  write(lines['followed'] ?? null, followed);
}

function followedWords({ document, entry, target, decidedAt }: Followed, now: number, words: ClusterWords): string {
  const [which, from, to] = [document + 1, entry + 1, target + 1].map(String);
  return now < decidedAt ? words.asked(which!, from!) : words.decided(which!, from!, to!);
}

/** @param queue of the disk in slow motion, else -1 */
function writeNode(
  lines: Lines,
  node: number,
  { state }: ClusterReading,
  queue: number,
  words: ClusterWords,
  language: Language,
  bare: boolean,
): void {
  const { load, reads, isDown } = state.nodes[node]!;
  const say = (value: number) => whole(value, language);
  write(lines[`load${node}`] ?? null, isDown ? '' : bare ? say(load) : words.load(say(load)));
  const moment = queue > 0 ? words.diskBusy(say(queue)) : words.diskIdle;
  const second = reads >= 0.5 ? words.disk(say(reads)) : words.diskIdle;
  write(lines[`disk${node}`] ?? null, isDown ? '' : queue >= 0 ? moment : second);
  write(lines[`down${node}`] ?? null, isDown ? words.down : '');
}

function scaleWords({ spec }: RunRecord, { scale }: ClusterReading, words: ClusterWords, language: Language): string {
  return 'thigh' in spec.params ? words.scale(whole(scale.top, language), whole(scale.high, language)) : '';
}
