// The words on the stage, each at its place: names, how full the queue is, when the timer fires, what was just lost.
// Those that run are written without React, every frame.

import { useRef } from 'react';
import { fixed } from '../../../plot/numbers.ts';
import { isSilent } from '../../../record/silences.ts';
import { asWords, formatMeasured } from '../../../scenarios/kit/format-value.ts';
import { settingAt } from '../../foundation/changes.ts';
import {
  useLanguage,
  useLectern,
  useLecternContext,
  useLecternStore,
  useVocabulary,
} from '../../foundation/context.ts';
import { useFrame } from '../../foundation/use-frame.ts';
import type { NodePlace } from '../../stage-kit/geometry.ts';
import { queueFrame } from '../../stage-kit/marks/queue.ts';
import { queueState, timerState } from '../../stage-kit/queue-and-timer.ts';
import { TimerWords } from '../../stage-kit/timer-words.tsx';
import type { StageShared } from '../../stage-kit/use-stage-canvas.ts';
import { write } from '../../stage-kit/write.ts';
import type { StageCanvas } from './canvas.ts';
import type { StagePlan } from './plan.ts';

interface Props {
  readonly plan: StagePlan;
  readonly shared: StageShared<StageCanvas>;
}

export function StageWords({ plan, shared }: Props) {
  return (
    <>
      {!plan.compact && plan.nodes.map((place) => <NodeName key={place.node.name} place={place} plan={plan} />)}
      {!plan.compact && <LinkWords plan={plan} shared={shared} />}
      {plan.queue && <QueueWords plan={plan} shared={shared} />}
      <TimerWords bar={plan.timer} stage={plan.width} compact={plan.compact} />
      <Silence plan={plan} />
    </>
  );
}

function NodeName({ place, plan }: { readonly place: NodePlace; readonly plan: StagePlan }) {
  const words = useVocabulary().drawing.stage;
  const { node, x, y, focus, half } = place;
  const name =
    node.kind === 'router'
      ? words.router(node.name)
      : node.kind === 'server'
        ? words.server(node.name)
        : words.host(node.name);
  const crowded = plan.nodes.filter((other) => other.x === x).length > 1;
  const style = crowded
    ? { left: x - half.x - 8, top: y - 9, transform: 'translateX(-100%)' }
    : { left: x, top: y - half.y - 25, transform: 'translateX(-50%)' };
  return (
    <span className={focus ? 'stage-name stage-name-focus' : 'stage-name'} style={style}>
      {crowded ? node.name : name}
    </span>
  );
}

/** Rate and delay under a cable, where the scenario has settings of these names (`a...` for the access links). */
function LinkWords({ plan, shared }: Props) {
  const words = useVocabulary().drawing.stage;
  const language = useLanguage();
  const spec = useLectern((state) => state.spec);
  const shown = plan.lanes.filter(({ forward }) => forward);
  const senders = shown.filter(({ link }) => link !== plan.queue?.link);
  const access = senders.length === 1 ? senders[0] : undefined;
  return shown.map((lane) => {
    const core = plan.queue?.link === lane.link;
    const [rate, delay] = (core ? ['bw', 'delay'] : ['abw', 'adelay']).map((key) => settingAt(spec, key, 0));
    if (typeof rate !== 'number' || typeof delay !== 'number' || (!core && lane !== access)) return null;
    const said = words.link(
      asWords(formatMeasured(rate, 'rate', language)),
      asWords(formatMeasured(delay, 'duration', language)),
    );
    const right = core ? plan.nodes.at(-1)!.x - plan.nodes.at(-1)!.half.x : lane.to.x;
    const left = core ? plan.queue.right : lane.from.x;
    return (
      <span
        key={lane.link}
        className="stage-link"
        style={{ left: (left + right) / 2, top: lane.from.y + 2 * plan.laneHalf + 13 }}
      >
        {said}
        {core && <BlockWords shared={shared} />}
      </span>
    );
  });
}

/** Where packets are too many to be told apart, a block on the wire stands for several. */
function BlockWords({ shared }: { readonly shared: StageShared<StageCanvas> }) {
  const words = useVocabulary().drawing.stage;
  const text = useRef<HTMLSpanElement>(null);
  useFrame(() => {
    const block = shared.canvas?.block ?? 1;
    write(text.current, block > 1 ? ` · ${words.oneBlock(block)}` : '');
  });
  return <span ref={text} />;
}

const TITLE_ROOM = 380;
/** The name of what stands at the right. */
const RECEIVER = 50;

function QueueWords({ plan, shared }: Props) {
  const words = useVocabulary().drawing.stage;
  const language = useLanguage();
  const { runner } = useLecternContext();
  const store = useLecternStore();
  const title = useRef<HTMLDivElement>(null);
  const number = useRef<HTMLSpanElement>(null);
  const limit = useRef<HTMLSpanElement>(null);
  const lost = useRef<HTMLSpanElement>(null);
  const place = plan.queue!;
  const router = plan.nodes.find(({ node }) => node.kind === 'router');
  const nameRight = (router?.x ?? 0) + 44;
  useFrame((now) => {
    const { spec, scenario } = store.getState();
    const record = runner.record;
    const state = record && queueState(record, spec, scenario, now);
    if (!state || !title.current) return;
    const say = (value: number) => fixed(value, language, 0);
    const [count, rest] = (plan.compact ? words.filledShort : words.filled)(say(state.filled), say(state.capacity));
    const blocks = state.unit === 'bytes' ? words.oneBlockBytes(`${state.block} B`) : words.oneBlock(state.block);
    const room = plan.width - nameRight > TITLE_ROOM;
    write(number.current, count);
    // As wide as the number may become, so that the words after it stand still.
    if (number.current) number.current.style.minWidth = `${say(state.capacity).length}ch`;
    write(limit.current, state.block > 1 && room && !plan.compact ? `${rest} · ${blocks}` : rest);
    const last = shared.recent.findLast(({ mark }) => mark.link === place.link);
    const kind = last?.mark.kind;
    const isLoss = kind === 'drop' || kind === 'loss' || kind === 'kill';
    write(
      lost.current,
      last && isLoss && room && !plan.compact ? words.lost(words.segment(last.mark.segment), kind) : '',
    );
    const frame = queueFrame(place, state.capacity, state.block);
    const x = plan.compact
      ? place.right + 12
      : Math.min(frame.left, Math.max(nameRight, plan.width - TITLE_ROOM - RECEIVER));
    const y = plan.compact ? place.centre - 12 : place.centre - place.height / 2 - 24;
    title.current.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  });
  return (
    <div ref={title} className={plan.compact ? 'stage-queue stage-queue-compact' : 'stage-queue'}>
      {!plan.compact && <span className="stage-queue-name">{words.queue(router?.node.name ?? '')}</span>}
      <span ref={number} className="stage-queue-number" />
      <span ref={limit} className="stage-queue-limit" />
      <span ref={lost} className="stage-queue-lost" />
    </div>
  );
}

const SILENCE_ROOM = 140;

/** Said at the bottleneck while nothing is under way and a timer runs. */
function Silence({ plan }: { readonly plan: StagePlan }) {
  const words = useVocabulary().drawing.stage;
  const { runner } = useLecternContext();
  const text = useRef<HTMLSpanElement>(null);
  const lane = plan.lanes.find(({ link }) => link === plan.queue?.link) ?? plan.lanes[0];
  useFrame((now) => {
    const record = runner.record;
    const silent = record && isSilent(record, now) && (timerState(record, now)?.firesAt ?? 0) > 0;
    write(text.current, silent ? words.nothing : '');
  });
  if (!lane || plan.compact || Math.abs(lane.to.x - lane.from.x) < SILENCE_ROOM) return null;
  const style = { left: (lane.from.x + lane.to.x) / 2, top: lane.from.y + plan.laneHalf - 9 };
  return <span ref={text} className="stage-silence" style={style} />;
}
