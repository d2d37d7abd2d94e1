// What happened in the whole run, drawn into the ribbon.

import { useMemo } from 'react';
import { type IdleGap, idleGaps } from '../../../record/idle-gaps.ts';
import { shownMarks } from '../../../record/shown-marks.ts';
import { useLectern } from '../../foundation/context.ts';
import { useRecord } from '../../foundation/use-record.ts';
import { type EventClass, quietColumns, type Tick, ticksOf } from './overview-model.ts';

/** Width of a column of events, CSS pixels. */
const COLUMN = 2;
/** The ribbon's own height is the style sheet's; the drawing is stretched to it. */
const HEIGHT = 20;
const MIDDLE = HEIGHT / 2;

/** Where a column's tick begins and ends, from its share of the height. */
const REACH: Readonly<Record<EventClass, (share: number) => readonly [from: number, to: number]>> = {
  others: (share) => [MIDDLE + 1, MIDDLE + 1 + 5 * share],
  losses: (share) => [MIDDLE, MIDDLE - 9 * share],
  timeouts: (share) => [MIDDLE, MIDDLE + 9 * share],
  edits: () => [0, HEIGHT],
};
/** What is drawn later lies on top. */
const ORDER = ['others', 'losses', 'timeouts', 'edits'] as const;

const NONE: readonly IdleGap[] = [];

/** Losses stand on the middle line, timeouts hang from it, what else happened is a low grey; silences are shaded. */
export function OverviewPicture({ width, end }: { readonly width: number; readonly end: number }) {
  const { record } = useRecord();
  const allEvents = useLectern((state) => state.allEvents);
  const columns = Math.max(1, Math.floor(width / COLUMN));
  const marks = shownMarks(record, allEvents);
  const gaps = record ? idleGaps(record) : NONE;
  const ticks = useMemo(() => ticksOf(marks, end, columns), [marks, end, columns]);
  const quiet = useMemo(() => quietColumns(gaps, end, columns), [gaps, end, columns]);
  return (
    <svg className="overview-picture" viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path
        className="overview-quiet"
        d={quiet.map(([a, b]) => `M${a * COLUMN} 0H${b * COLUMN}V${HEIGHT}H${a * COLUMN}z`).join('')}
      />
      {ORDER.map((each) => (
        <path key={each} className={`overview-${each}`} d={pathOf(each, ticks[each])} />
      ))}
    </svg>
  );
}

const pathOf = (each: EventClass, ticks: readonly Tick[]): string =>
  ticks
    .map(({ column, share }) => {
      const [from, to] = REACH[each](share);
      return `M${(column + 0.5) * COLUMN} ${from}V${to}`;
    })
    .join('');
