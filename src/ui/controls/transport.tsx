// Playing the run: start, previous event, play, next event, end; below them the speed in words and how silence and events
// are passed. Play shows pause while playing and never anything else.

import type { ReactNode } from 'react';
import { durationText } from '../../plot/numbers.ts';
import { useLanguage, useLectern, usePlayback, useWords } from '../foundation/context.ts';
import { ChevronIcon, EndIcon, NextIcon, PauseIcon, PlayIcon, PreviousIcon, StartIcon } from '../foundation/icons.tsx';
import { useRecord } from '../foundation/use-record.ts';
import { speedsWith } from '../state/speeds.ts';

export function Transport({ compact = false }: { readonly compact?: boolean }) {
  const words = useWords().controls.transport;
  const playback = usePlayback();
  const end = useLectern((state) => state.spec.params['end'] as number);
  const toEdge = (time: number): void => playback.seek(time);
  return (
    <>
      <div className="transport-buttons">
        {!compact && <Step label={words.start} onClick={() => toEdge(0)} icon={<StartIcon />} />}
        <Step label={words.previous} onClick={() => playback.step(-1)} icon={<PreviousIcon />} />
        <PlayButton />
        <Step label={words.next} onClick={() => playback.step(1)} icon={<NextIcon />} />
        {!compact && <Step label={words.end} onClick={() => toEdge(end)} icon={<EndIcon />} />}
      </div>
      <Speed />
      {!compact && <Passing />}
    </>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

function Step({ label, icon, onClick }: StepProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={onClick}>
      {icon}
    </button>
  );
}

export function PlayButton() {
  const words = useWords().controls.transport;
  const playing = useLectern((state) => state.playing);
  const play = useLectern((state) => state.play);
  const pause = useLectern((state) => state.pause);
  const label = playing ? words.pause : words.play;
  return (
    <button type="button" className="play" aria-label={label} title={label} onClick={playing ? pause : play}>
      {playing ? <PauseIcon /> : <PlayIcon />}
    </button>
  );
}

function Speed() {
  const words = useWords().controls.transport;
  const language = useLanguage();
  const speed = useLectern((state) => state.speed);
  const setSpeed = useLectern((state) => state.setSpeed);
  const { record } = useRecord();
  return (
    <span className="select select-plain">
      <select value={speed} aria-label={words.speed} onChange={(event) => setSpeed(Number(event.target.value))}>
        {speedsWith(speed, record).map((each) => (
          <option key={each} value={each}>
            {words.perSecond(durationText(each, language))}
          </option>
        ))}
      </select>
      <ChevronIcon />
    </span>
  );
}

/** How events and silence are passed: on the page below the speed, on a phone in the sheet. */
export function Passing() {
  const words = useWords().controls.transport;
  const slowAtEvents = useLectern((state) => state.slowAtEvents);
  const setSlowAtEvents = useLectern((state) => state.setSlowAtEvents);
  const foldIdle = useLectern((state) => state.foldIdle);
  const setFoldIdle = useLectern((state) => state.setFoldIdle);
  return (
    <div className="passing">
      <label className="check" title={words.slowAtEvents}>
        <input type="checkbox" checked={slowAtEvents} onChange={(event) => setSlowAtEvents(event.target.checked)} />
        <span>{words.slowAtEvents}</span>
      </label>
      <label className="check" title={`${words.foldIdle}. ${words.foldIdleHelp}`}>
        <input type="checkbox" checked={foldIdle} onChange={(event) => setFoldIdle(event.target.checked)} />
        <span>{words.foldIdle}</span>
      </label>
    </div>
  );
}
