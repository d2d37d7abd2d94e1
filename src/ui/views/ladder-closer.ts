// Where a ladder opens: a cluster sends thousands of packets in what its charts show, and drawn over such a span they would be one
// band. So it opens on a part around the cursor in which each can be told apart, and gives back the span from before.

import { useEffect } from 'react';
import type { Nanos } from '../../engine/core/time.ts';
import { endOf } from '../foundation/changes.ts';
import { useLectern, useLecternStore, usePlayback } from '../foundation/context.ts';
import type { TimeView } from '../foundation/plot-geometry.ts';
import { CLOSEST, zoomedAbout } from '../state/zoom.ts';
import type { Slicing } from './ladder-parts.ts';
import type { LadderSource } from './ladder-source.ts';

/** So many arrows between two stations can be told apart in one slice of the span, and so many of them have room for their words. */
const LEGIBLE = 4;
const NAMED = 2;
const CLOSER = 0.5;

/** Opens it closer once the packets around the cursor are there. */
export function useCloser(source: LadderSource | undefined, view: TimeView, slicing: Slicing | undefined): void {
  const store = useLecternStore();
  const playback = usePlayback();
  const isWanted = useLectern(({ closer, playing }) => closer === 'wanted' && !playing);
  useEffect(() => {
    if (!isWanted || !source?.opensCloser || !source.isKept || !slicing) return;
    const { spec, showCloser } = store.getState();
    if (playback.now >= source.record.computedTo && !source.record.done) return;
    const part = closerView(source, view, playback.now, slicing, endOf(spec));
    if (part === view) showCloser(null);
    else if (part && (part.to <= source.record.computedTo || source.record.done)) showCloser([part.from, part.to]);
  }, [isWanted, source, view, slicing, store, playback]);
}

/**
 * The widest part of a span around a moment, by halves, in which arrows can be told apart; where nothing is under way at that moment,
 * around the packet next to it. Undefined while there is none.
 */
export function closerView(
  source: Pick<LadderSource, 'ladder' | 'beside' | 'hops'>,
  view: TimeView,
  at: Nanos,
  slicing: Slicing,
  horizon: Nanos,
): TimeView | undefined {
  const isLegible = (part: TimeView): boolean => {
    const { arrows, bands } = source.ladder(part, slicing);
    const named = new Array<number>(slicing.slices).fill(0);
    for (const { label, startsAt } of arrows)
      if (label) named[Math.floor(((startsAt - part.from) / (part.to - part.from)) * slicing.slices)]!++;
    return (
      bands.length === 0 &&
      arrows.length <= LEGIBLE * source.hops * slicing.slices &&
      named.every((count) => count <= NAMED * source.hops)
    );
  };
  // From the closest on: what is close is soon told.
  const around = (moment: Nanos): TimeView => {
    const parts = [view];
    for (let part = view; part.to - part.from > CLOSEST; parts.unshift(part)) {
      const closer = zoomedAbout(part, moment, CLOSER, horizon);
      if (!closer) break;
      part = { from: closer[0], to: closer[1] };
    }
    const dense = parts.findIndex((part) => !isLegible(part));
    return parts[dense < 0 ? parts.length - 1 : Math.max(0, dense - 1)]!;
  };
  const part = around(at);
  if (part === view || source.ladder(part, slicing).arrows.length > 0) return part;
  const here = { from: at, to: view.to };
  const beside = source.beside(undefined, here, 1) ?? source.beside(undefined, here, -1);
  return beside && around(beside.startsAt);
}
