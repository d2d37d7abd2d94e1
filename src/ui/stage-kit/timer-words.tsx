// The words under the bar of the retransmission timer: whose it is and when it fires. On a phone both in short, beside it.

import { useRef } from 'react';
import { countdown } from '../../plot/numbers.ts';
import { useLecternContext, useVocabulary } from '../foundation/context.ts';
import { textWidth } from '../foundation/text-width.ts';
import { useFrame } from '../foundation/use-frame.ts';
import type { BarPlace } from './geometry.ts';
import { timerOfFlow, timerState } from './queue-and-timer.ts';
import { write } from './write.ts';

/** Between the two, and what 'fires in 988 ms' takes (stage.css). */
const APART = 12;
const FIRES = 109;

interface Props {
  readonly bar: BarPlace;
  /** Width of the stage. */
  readonly stage: number;
  /** In a hall the words stand beside the bar too, and there is room for all of them. */
  readonly compact: boolean | 'hall';
  /** What the timer is called, where its flow's name would not do and this one fits the bar. */
  readonly name?: string;
  /** Index of the flow, where the bar belongs to one. */
  readonly flow?: number;
}

export function TimerWords({ bar: { x, y, width }, stage, compact, name: called, flow = -1 }: Props) {
  const beside = x + width + (compact === true ? 9 : 12);
  const words = useVocabulary().drawing.stage;
  const { runner } = useLecternContext();
  const fits = called !== undefined && textWidth(called, 13, 600) + APART + FIRES <= width;
  // On a phone with its name, if there is room for it whatever the time.
  const isNamed = compact === true && textWidth(words.shortTimer(WIDEST), PHONE_SIZE, 650) <= stage - beside - EDGE;
  const row = useRef<HTMLDivElement>(null);
  const name = useRef<HTMLSpanElement>(null);
  const fires = useRef<HTMLSpanElement>(null);
  useFrame((now) => {
    const record = runner.record;
    const timer = record && (flow < 0 ? timerState(record, now) : timerOfFlow(record, flow, now));
    if (row.current) row.current.style.visibility = timer ? 'visible' : 'hidden';
    if (!record || !timer) return;
    const several = called === undefined && record.layout.flows.length > 1;
    const plain = several ? words.timerOf(record.layout.flows[timer.flow]?.name ?? '') : words.timer;
    if (!compact) write(name.current, fits ? called : plain);
    const left = countdown(timer.firesAt - now);
    const named = [called ?? plain, words.timer];
    const stopped = compact === 'hall' ? whatStopped(named, words.stopped) : words.stopped;
    const said = timer.firesAt === 0 ? stopped : compact === true ? left : words.fires(left);
    write(fires.current, isNamed ? words.shortTimer(said) : said);
    fires.current?.classList.toggle('stage-timer-off', timer.firesAt === 0);
  });
  const style = compact ? { left: beside, top: y - 9 } : { left: x, top: y + 7, width };
  return (
    <div ref={row} className={compact === true ? 'stage-timer stage-timer-compact' : 'stage-timer'} style={style}>
      {!compact && <span ref={name} />}
      <span ref={fires} className="stage-timer-fires" />
    </div>
  );
}

/** Of the words beside the bar on a phone, and what is left free between them and the edge of the stage, CSS pixels. */
const PHONE_SIZE = 12;
const EDGE = 2;
/** As wide as a time gets there. */
const WIDEST = '888 ms';

/** Beside the bar in a hall, CSS pixels, and the size of the words there. */
const HALL = 290;
const HALL_SIZE = 17;

/** What is stopped, where nothing else names it: the first name there is room for. */
function whatStopped(names: readonly string[], stopped: string): string {
  const whole = names.map((name) => `${name}: ${stopped}`);
  return whole.find((said) => textWidth(said, HALL_SIZE, 650) <= HALL) ?? stopped;
}
