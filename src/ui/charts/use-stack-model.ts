// The model of the chart stack for React: worked out again when record, settings, zoom or size changed, never per frame.

import { useEffect, useMemo, useRef, useState } from 'react';
import { contentsOf } from '../../record/memo.ts';
import type { RunRecord } from '../../record/record.ts';
import type { Chart } from '../../scenarios/kit/scenario.ts';
import { useLectern } from '../foundation/context.ts';
import { useRecord } from '../foundation/use-record.ts';
import type { Size } from '../foundation/use-size.ts';
import { type SlotRun, useSlots } from '../state/use-slots.ts';
import type { Zoom } from '../state/zoom.ts';
import { type Ghost, ghostOf } from './ghost.ts';
import { type StackModel, StackModeller } from './stack-model.ts';

export function useStackModel(charts: readonly Chart[], size: Size): StackModel {
  const spec = useLectern((state) => state.spec);
  const zoom = useLectern((state) => state.zoom);
  const asked = useAskedAxis();
  const dragging = useLectern((state) => state.dragging !== null);
  const step = useLectern((state) => state.step);
  const seen = useRecord();
  const before = useLectern((state) => state.comparison?.before);
  const slots = useSlots();
  const front = slots.find((slot) => slot.front)?.letter;
  const kept = useRef<StackModeller>(undefined);
  kept.current ??= new StackModeller();
  const modeller = kept.current;
  // A record grows in place, so its version is what tells one look at it from the next.
  const { record, version } = seen;
  const look = useMemo(() => ({ record, version }), [record, version]);
  const moving = useMoving(zoom);
  const contents = record ? contentsOf(record) : '';
  const lines = useMemo(() => ({ record, contents }), [record, contents]);
  const ghosts = useMemo(() => ghostsBeside(lines.record, before, slots), [lines, before, slots]);
  return useMemo(
    () =>
      modeller.model({ charts, record: look.record, spec, ghosts, front, zoom, size, dragging, moving, step, asked }),
    [charts, look, spec, zoom, size, dragging, moving, modeller, ghosts, front, step, asked],
  );
}

const NONE: readonly Ghost[] = [];

/** The runs that are kept, or the one before the last edit. */
function ghostsBeside(
  record: RunRecord | undefined,
  before: RunRecord | undefined,
  slots: readonly SlotRun[],
): readonly Ghost[] {
  if (!record) return NONE;
  const kept = slots.flatMap(({ letter, front, record: other }) =>
    front || !other ? [] : (ghostOf(other, record, letter) ?? []),
  );
  const last = before && ghostOf(before, record, 'A');
  return last ? [last] : kept.length > 0 ? kept : NONE;
}

/** The axis one draws on. */
function useAskedAxis(): { readonly chart: string; readonly low: number; readonly high: number } | undefined {
  const asking = useLectern((state) => state.asking);
  const axis = asking && asking.stage !== 'wanted' ? asking.axis : undefined;
  const chart = asking && asking.stage !== 'wanted' ? asking.chart : undefined;
  return useMemo(() => (axis && chart ? { chart, low: axis.low, high: axis.high } : undefined), [axis, chart]);
}

/** How long the view stands still before the axes fit it, ms. */
const REST = 300;

/** Does the run play, or has the visible span changed a moment ago? */
function useMoving(zoom: Zoom): boolean {
  const restless = useLectern(({ playing, framing }) => playing || framing);
  const [rested, setRested] = useState<Zoom | 'restless'>(zoom);
  useEffect(() => {
    if (restless) {
      setRested('restless');
      return;
    }
    const timer = setTimeout(() => setRested(zoom), REST);
    return () => clearTimeout(timer);
  }, [zoom, restless]);
  return restless || rested !== zoom;
}
