// The model of the chart stack for React: worked out again when record, settings, zoom or size changed, never per frame.

import { useEffect, useMemo, useRef, useState } from 'react';
import { contentsOf } from '../../record/memo.ts';
import type { Chart } from '../../scenarios/kit/scenario.ts';
import { useLectern } from '../foundation/context.ts';
import { useRecord } from '../foundation/use-record.ts';
import type { Size } from '../foundation/use-size.ts';
import type { Zoom } from '../state/zoom.ts';
import { ghostOf } from './ghost.ts';
import { type StackModel, StackModeller } from './stack-model.ts';

export function useStackModel(charts: readonly Chart[], size: Size): StackModel {
  const spec = useLectern((state) => state.spec);
  const zoom = useLectern((state) => state.zoom);
  const dragging = useLectern((state) => state.dragging !== null);
  const step = useLectern((state) => state.step);
  const seen = useRecord();
  const before = useLectern((state) => state.comparison?.before);
  const kept = useRef<StackModeller>(undefined);
  kept.current ??= new StackModeller();
  const modeller = kept.current;
  // A record grows in place, so its version is what tells one look at it from the next.
  const { record, version } = seen;
  const look = useMemo(() => ({ record, version }), [record, version]);
  const moving = useMoving(zoom);
  const contents = record ? contentsOf(record) : '';
  const lines = useMemo(() => ({ record, contents }), [record, contents]);
  const ghost = useMemo(() => lines.record && before && ghostOf(before, lines.record), [lines, before]);
  return useMemo(
    () => modeller.model({ charts, record: look.record, spec, ghost, zoom, size, dragging, moving, step }),
    [charts, look, spec, zoom, size, dragging, moving, modeller, ghost, step],
  );
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
