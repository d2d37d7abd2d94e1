// Buttons to the previous and the next packet: of the same segment, of its connection, of the link.

import { useMemo } from 'react';
import type { RunRecord } from '../../record/record.ts';
import { neighbourCell } from '../../wire/cell-steps.ts';
import { type Along, neighbour } from '../../wire/journey.ts';
import type { Stop } from '../../wire/stops.ts';
import { useWords } from '../foundation/context.ts';
import { ChevronIcon } from '../foundation/icons.tsx';
import { useGoTo } from './going.ts';

const ALONG: readonly Along[] = ['segment', 'connection', 'link'];

interface StepsProps {
  readonly record: RunRecord;
  readonly stop: Stop;
  /** What the next and the previous one is of. */
  readonly names: Readonly<Record<Along, string>>;
}

export function Steps({ record, stop, names }: StepsProps) {
  const words = useWords().inspector;
  return (
    <fieldset className="inspector-steps">
      <legend className="out-of-sight">{words.steps}</legend>
      {ALONG.map((along) => (
        <div key={along} className="inspector-step">
          <StepButton record={record} stop={stop} along={along} what={names[along]} direction={-1} />
          <span>{names[along]}</span>
          <StepButton record={record} stop={stop} along={along} what={names[along]} direction={1} />
        </div>
      ))}
    </fieldset>
  );
}

interface StepProps extends Omit<StepsProps, 'names'> {
  readonly along: Along;
  readonly what: string;
  readonly direction: 1 | -1;
}

function StepButton({ record, stop, along, what, direction }: StepProps) {
  const words = useWords().inspector;
  const goTo = useGoTo();
  const isCell = stop.cell !== undefined;
  const next = useMemo(
    () => (isCell ? neighbourCell : neighbour)(record, stop, along, direction),
    [isCell, record, stop, along, direction],
  );
  const [previousOf, nextOf] = isCell ? [words.previousCell, words.nextCell] : [words.previousOf, words.nextOf];
  return (
    <button
      type="button"
      className={direction < 0 ? 'inspector-turn inspector-back' : 'inspector-turn'}
      // Not `disabled`: who has come to the end by keys keeps the focus.
      aria-disabled={next === undefined}
      aria-label={direction < 0 ? previousOf(what) : nextOf(what)}
      onClick={() => next && goTo(next)}
    >
      <ChevronIcon />
    </button>
  );
}
