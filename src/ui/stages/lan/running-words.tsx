// The words about the whole bus that run: how busy it is, what collided, how full the server's queue is, when the timer
// fires. Each at its place, written every frame without React.

import { useRef } from 'react';
import { fixed } from '../../../plot/numbers.ts';
import { busIndex, watchedNode } from '../../../record/bus/stations.ts';
import type { RunRecord } from '../../../record/record.ts';
import { isSilent } from '../../../record/silences.ts';
import { asWords, formatMeasured } from '../../../scenarios/kit/format-value.ts';
import type { Layout } from '../../../scenarios/kit/layout.ts';
import { useLanguage, useLecternContext, useLecternStore, useVocabulary } from '../../foundation/context.ts';
import type { LecternState } from '../../foundation/store-contract.ts';
import { textWidth } from '../../foundation/text-width.ts';
import { useFrame } from '../../foundation/use-frame.ts';
import { stationName } from '../../i18n/lan-names.ts';
import { queueFrame } from '../../stage-kit/marks/queue.ts';
import { queueState, timerState } from '../../stage-kit/queue-and-timer.ts';
import type { RecentMark } from '../../stage-kit/recent-marks.ts';
import { TimerWords } from '../../stage-kit/timer-words.tsx';
import { write } from '../../stage-kit/write.ts';
import { isSlowMotion } from './air-painter.ts';
import type { LanShared } from './canvas.ts';
import { collisionWords } from './collision-words.ts';
import { areTapsFree, busyShare } from './frames.ts';
import type { LanPlan } from './plan.ts';
import { lossAt, lossWords } from './queue-loss.ts';

interface Props {
  readonly plan: LanPlan;
  readonly shared: LanShared;
  readonly layout: Layout;
}

export function RunningWords(props: Props) {
  const { plan, layout } = props;
  const words = useVocabulary().lanStage;
  const language = useLanguage();
  const watched = watchedNode(layout);
  return (
    <>
      <About {...props} />
      <QueueWords {...props} />
      <CollisionWords {...props} />
      <TimerWords
        bar={plan.timer}
        stage={plan.width}
        compact={plan.hall ? 'hall' : plan.compact}
        name={words.timer(watched ? stationName(layout, watched, language) : '')}
      />
    </>
  );
}

/** What kind of bus it is; how much of it is in use, or in slow motion how far a signal has to go. */
function About({ plan, layout }: Props) {
  const words = useVocabulary().lanStage;
  const language = useLanguage();
  const { runner } = useLecternContext();
  const store = useLecternStore();
  const text = useRef<HTMLSpanElement>(null);
  const bus = layout.bus!;
  const delay = asWords(formatMeasured(bus.propagation, 'duration', language));
  useFrame((now) => {
    const { record } = runner;
    if (!record) return;
    if (isSlowMotion(bus, store.getState().speed)) return write(text.current, words.everywhere(delay));
    const share = busyShare(record, now);
    write(text.current, Number.isNaN(share) ? '' : words.busy(fixed(100 * share, language, 0)));
  });
  if (!plan.about) return null;
  return (
    <div className="lan-about" style={{ right: plan.width - plan.about.right, top: plan.about.top }}>
      <div>{words.about(asWords(formatMeasured(bus.rate, 'rate', language)))}</div>
      <span ref={text} />
    </div>
  );
}

const BESIDE_BURST = 24;

function CollisionWords({ plan, shared }: Props) {
  const words = useVocabulary().lanStage;
  const { nothing, oneBlock } = useVocabulary().drawing.stage;
  const language = useLanguage();
  const { runner } = useLecternContext();
  const store = useLecternStore();
  const line = useRef<HTMLDivElement>(null);
  const name = useRef<HTMLSpanElement>(null);
  const rest = useRef<HTMLSpanElement>(null);
  const last = useRef({ said: '', width: 0 });
  useFrame((now) => {
    const { record } = runner;
    const air = shared.canvas?.air;
    if (!record || !air || !line.current) return;
    const x = air.burstX;
    const { speed } = store.getState();
    const burst = !Number.isNaN(x);
    const silent = !burst && isWireSilent(record, now, speed);
    const [bold, who] = saysLoss(plan, shared.recent)
      ? ['', '']
      : burst
        ? collisionWords(record, now, speed, words, language)
        : ['', silent ? nothing : ''];
    const plain = plan.compact && burst ? '' : who;
    // Beside another name these are other words, which have not moved here from there.
    if (name.current?.textContent !== bold) write(rest.current, '');
    write(name.current, bold);
    line.current.classList.toggle('lan-silent', silent);
    const said = `${bold}  ${plain}`;
    if (said.length === 2) return write(rest.current, '');
    if (last.current.said !== said) last.current = { said, width: textWidth(said, 13, 500) + 4 };
    const { left, block } = queueNow(plan, record, store.getState(), now);
    const room = roomForWords(plan, left, titleWidth(words.queue, block > 1 ? oneBlock(block) : ''));
    const { top } = plan.collisionWords;
    const widest = widestBeside(room, x, plan.low);
    const fits = last.current.width <= widest;
    const short = textWidth(bold, 13, 600);
    // The burst is seen without words, too; over those of the queue neither could be read.
    if (!fits && short > widest) write(name.current, '');
    write(rest.current, fits ? plain : '');
    const from = besideBurst(room, x, fits ? last.current.width : short);
    line.current.style.transform = `translate(${Math.round(from)}px, ${top}px)`;
  });
  return (
    <div ref={line} className="lan-collision">
      <span ref={name} className="lan-collision-name" />
      <span ref={rest} />
    </div>
  );
}

/** A timer runs, and neither is anything under way nor does the picture still show what was. */
function isWireSilent(record: RunRecord, now: number, speed: number): boolean {
  const index = busIndex(record.layout);
  const waits = isSilent(record, now) && (timerState(record, now)?.firesAt ?? 0) > 0;
  return waits && index !== undefined && areTapsFree(record, index, now, speed);
}

/** On a low stage the words of a lost packet stand where those of a collision would. */
const saysLoss = ({ low, compact, queue }: LanPlan, recent: readonly RecentMark[]): boolean =>
  low && !compact && queue !== undefined && lossAt(recent, queue.link) !== undefined;

interface QueueNow {
  /** Left edge of its frame. */
  readonly left: number;
  /** How many packets one of its blocks stands for. */
  readonly block: number;
}

function queueNow(plan: LanPlan, record: RunRecord, { spec, scenario }: LecternState, now: number): QueueNow {
  const state = queueState(record, spec, scenario, now);
  if (!state || !plan.queue) return { left: 0, block: 1 };
  return { left: queueFrame(plan.queue, state.capacity, state.block).left, block: state.block };
}

/** What the numbers of the queue's title, 'NIC queue 50 of 50', take on the same line, with air. */
const NUMBERS = 116;

const titleWidth = (name: string, blocks: string): number =>
  textWidth(name, 13, 600) + NUMBERS + (blocks ? textWidth(` · ${blocks}`, 13, 500) : 0);

/** A low stage has one line for the title of the queue and the words of a collision: the longer free part of it. */
export function roomForWords({ low, compact, collisionWords }: LanPlan, title: number, takes: number): Room {
  const { left, right } = collisionWords;
  if (!low || compact) return { left, right };
  return title - left > right - title - takes ? { left, right: title - 12 } : { left: title + takes, right };
}

interface Room {
  readonly left: number;
  readonly right: number;
}

/** How much fits on one side of the burst; where the words stand below it they may be as wide as the room. */
export function widestBeside({ left, right }: Room, x: number, low: boolean): number {
  if (!low || Number.isNaN(x)) return right - left;
  return Math.max(right - Math.max(left, x + BESIDE_BURST), Math.min(right, x - BESIDE_BURST) - left);
}

/** At the right of the burst, or at its left where there is no room; in the middle if there is no burst. */
export function besideBurst({ left, right }: Room, x: number, width: number): number {
  if (Number.isNaN(x)) return Math.max(left, (left + right - width) / 2);
  // The burst may be beside the room.
  const after = Math.max(left, x + BESIDE_BURST);
  const before = Math.min(right, x - BESIDE_BURST) - width;
  if (after + width <= right) return after;
  return before >= left ? before : Math.max(left, right - width);
}

function QueueWords({ plan, shared }: Props) {
  const words = useVocabulary().lanStage;
  const drawing = useVocabulary().drawing.stage;
  const language = useLanguage();
  const { runner } = useLecternContext();
  const store = useLecternStore();
  const title = useRef<HTMLDivElement>(null);
  const number = useRef<HTMLSpanElement>(null);
  const limit = useRef<HTMLSpanElement>(null);
  const lost = useRef<HTMLSpanElement>(null);
  const place = plan.queue;
  useFrame((now) => {
    const { spec, scenario } = store.getState();
    const { record } = runner;
    const state = record && queueState(record, spec, scenario, now);
    if (!state || !place || !title.current) return;
    const say = (value: number) => fixed(value, language, 0);
    const filled = plan.hall ? words.queued : plan.compact ? drawing.filledShort : drawing.filled;
    const [count, of] = filled(say(state.filled), say(state.capacity));
    write(number.current, count);
    // As wide as the number may become, so that the words after it stand still.
    if (number.current) number.current.style.minWidth = `${say(state.capacity).length}ch`;
    write(limit.current, state.block > 1 && !plan.compact ? `${of} · ${drawing.oneBlock(state.block)}` : of);
    const loss = lossAt(shared.recent, place.link);
    write(lost.current, loss && !plan.compact ? lossWords(loss, words, drawing) : '');
    const frame = queueFrame(place, state.capacity, state.block);
    const x = plan.compact ? place.right + 26 : frame.left;
    title.current.style.transform = `translate(${Math.round(x)}px, ${Math.round(plan.titleTop)}px)`;
  });
  return (
    <div ref={title} className={plan.compact ? 'stage-queue stage-queue-compact' : 'stage-queue'}>
      {!plan.compact && <span className="stage-queue-name">{words.queue}</span>}
      <span ref={number} className="stage-queue-number" />
      <span ref={limit} className="stage-queue-limit" />
      <span ref={lost} className="stage-queue-lost" />
    </div>
  );
}
