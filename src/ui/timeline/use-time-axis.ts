// Where times are, in a part as wide as this: the range that is on screen and the room it has. Worked out again when the width,
// the zoom or the end of the run changes, never per frame.

import { useMemo } from 'react';
import type { Nanos } from '../../engine/core/time.ts';
import { endOf } from '../foundation/changes.ts';
import { useLectern } from '../foundation/context.ts';
import { type PlotGeometry, plotGeometry, type TimeView } from '../foundation/plot-geometry.ts';
import { timeView } from '../state/zoom.ts';

interface TimeAxis {
  readonly geometry: PlotGeometry;
  readonly view: TimeView;
  readonly zoom: readonly [Nanos, Nanos] | null;
  readonly end: Nanos;
}

/** @param width CSS pixels */
export function useTimeAxis(width: number): TimeAxis {
  const zoom = useLectern((state) => state.zoom);
  const end = useLectern((state) => endOf(state.spec));
  const geometry = useMemo(() => plotGeometry(width), [width]);
  const view = useMemo(() => timeView(zoom, end), [zoom, end]);
  return { geometry, view, zoom, end };
}
