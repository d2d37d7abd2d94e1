// Events of connections that are not followed, as fine ticks that hang from the strip's line: when, not what. One tick for
// all events in a column of pixels, so their number cannot crowd the strip.

import { memo, useMemo } from 'react';
import type { RunRecord } from '../../record/record.ts';
import { shownMarks } from '../../record/shown-marks.ts';
import { type PlotGeometry, type TimeView, timeScale } from '../foundation/plot-geometry.ts';

const LENGTH = 5;

interface Props {
  readonly record: RunRecord;
  /** The record's, so that a longer list is another one. */
  readonly marks: RunRecord['marks'];
  readonly geometry: PlotGeometry;
  readonly view: TimeView;
  /** y of the strip's line. */
  readonly top: number;
}

export const StripRug = memo(function StripRug({ record, marks, geometry, view, top }: Props) {
  const columns = useMemo(() => othersByColumn(record, marks, geometry, view), [record, marks, geometry, view]);
  const path = columns.map((x) => `M${x + 0.5} ${top}v${LENGTH}`).join('');
  return (
    <svg className="strip-rug" aria-hidden="true">
      <path d={path} />
    </svg>
  );
});

function othersByColumn(
  record: RunRecord,
  marks: RunRecord['marks'],
  geometry: PlotGeometry,
  view: TimeView,
): readonly number[] {
  const shown = new Set(shownMarks(record, false));
  const columns = new Set<number>();
  const xOf = timeScale(geometry, view);
  for (const mark of marks) {
    const x = Math.floor(xOf(mark.at));
    if (!shown.has(mark) && x >= geometry.left && x < geometry.right) columns.add(x);
  }
  return [...columns];
}
