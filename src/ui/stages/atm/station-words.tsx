// What stands beside the stations: their names, what a receiver has put together, when a sender's timer fires, and which
// packet has just been refused or has lost a cell.

import { useRef } from 'react';
import type { MarkKind } from '../../../record/record.ts';
import { useLecternContext, useVocabulary } from '../../foundation/context.ts';
import { useFrame } from '../../foundation/use-frame.ts';
import type { AtmWords } from '../../i18n/en-atm.ts';
import { TimerWords } from '../../stage-kit/timer-words.tsx';
import { write } from '../../stage-kit/write.ts';
import { type AtmShared, lastSign, signPlace } from './canvas.ts';
import { atmIndex } from './links.ts';
import type { AtmPlan, Station } from './plan.ts';
import { assemblyOf } from './state.ts';

interface Props {
  readonly plan: AtmPlan;
  readonly shared: AtmShared;
}
interface StationProps extends Props {
  readonly station: Station;
}

/** Rows lower than this have no room for what was lost, and for what has come. */
const LOST_FROM = 20;
const ASSEMBLED_FROM = 62;

export function StationWords({ plan, shared }: Props) {
  const { senders, receivers, timers, timerBeside, pitch } = plan;
  const words = useVocabulary().atm;
  // Else the name is in the box.
  const isNamed = senders[0]!.parts.length > 0;
  return (
    <>
      {isNamed &&
        senders.map((station) => <Name key={station.flow} station={station} name={words.sender(station.name)} />)}
      {isNamed &&
        receivers.map((station) => (
          <Name
            key={station.flow}
            station={station}
            name={words.receiver(station.name)}
            right={plan.width - plan.side}
          />
        ))}
      {isNamed &&
        pitch >= ASSEMBLED_FROM &&
        receivers.map((station) => <Assembled key={station.flow} station={station} plan={plan} shared={shared} />)}
      {pitch >= LOST_FROM &&
        senders.map((station) => <Lost key={station.flow} station={station} plan={plan} shared={shared} />)}
      {timers.map((bar, flow) => (
        <TimerWords
          key={bar.y}
          bar={bar}
          stage={plan.width}
          compact={timerBeside}
          name={timers.length > 1 ? words.timer(senders[flow]!.name) : words.nextTimer}
          {...(timers.length > 1 ? { flow } : {})}
        />
      ))}
    </>
  );
}

interface NameProps {
  readonly station: Station;
  readonly name: string;
  /** It ends here instead of beginning at its station. */
  readonly right?: number;
}

function Name({ station: { box, flow }, name, right }: NameProps) {
  const top = box.top - 19;
  return (
    <span
      className={flow === 0 ? 'stage-name stage-name-focus' : 'stage-name'}
      style={right === undefined ? { left: box.left, top } : { left: right, top, transform: 'translateX(-100%)' }}
    >
      {name}
    </span>
  );
}

/** How much of a packet a receiver has. */
function Assembled({ station, shared, plan }: StationProps) {
  const words = useVocabulary().atm;
  const { runner } = useLecternContext();
  const text = useRef<HTMLSpanElement>(null);
  useFrame((now) => {
    const { record } = runner;
    const index = record && atmIndex(record.layout);
    const { canvas } = shared;
    const assembly = index && canvas && assemblyOf(record, index, canvas.fates, station.flow, now);
    if (!assembly) return write(text.current, '');
    const { arrived, cells, lost } = assembly;
    const segment = String(assembly.segment);
    const said = lost
      ? words.broken(segment)
      : arrived < cells
        ? words.assembling(segment, arrived, cells)
        : words.whole(segment);
    write(text.current, said);
    text.current?.classList.toggle('atm-lost', lost);
  });
  const { box } = station;
  return (
    <span
      ref={text}
      className="stage-link atm-assembled"
      style={{ left: plan.width - plan.side, top: box.top + box.height + 2 }}
    />
  );
}

function lossWords(kind: MarkKind, segment: string, words: AtmWords): string {
  if (kind === 'refuse') return words.refused(segment);
  if (kind === 'cut') return words.cut(segment);
  return kind === 'glue' ? words.glued(segment) : words.killed(segment);
}

function Lost({ station, plan, shared }: StationProps) {
  const words = useVocabulary().atm;
  const text = useRef<HTMLSpanElement>(null);
  useFrame(() => {
    const last = lastSign(shared.recent, station);
    write(text.current, last ? lossWords(last.kind, String(last.segment), words) : '');
  });
  const { x, y } = signPlace(plan, station);
  if (plan.compact) return null;
  return <span ref={text} className="atm-lost-words" style={{ left: x - 14, top: y - 9 }} />;
}
