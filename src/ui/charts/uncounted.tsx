// The part of the time axis whose events are in no result: a band, and words where there is room for them.

import { useMemo, useRef } from 'react';
import { useLectern, useWords } from '../foundation/context.ts';
import { cursorX, type PlotGeometry, type TimeView, timeScale } from '../foundation/plot-geometry.ts';
import { textWidth } from '../foundation/text-width.ts';
import { useFrame } from '../foundation/use-frame.ts';
import { TEXT } from '../theme/text-sizes.ts';

interface Props {
  readonly geometry: PlotGeometry;
  readonly view: TimeView;
}

export interface UncountedSpan {
  readonly left: number;
  readonly width: number;
  /** Middle of the words and half the room they take, 0 if they are not said. */
  readonly middle: number;
  readonly half: number;
}

/** The labels of two ticks have room beside the words. */
const LABEL_ROOM = 54;
const HALF_FLAG = 27;

/** Undefined where everything on screen is counted. */
export function useUncounted({ geometry, view }: Props): UncountedSpan | undefined {
  const words = useWords().charts.scrubber.uncounted;
  const until = useLectern(({ scenario, spec }) => Number(spec.params[scenario.countedFrom ?? ''] ?? 0));
  return useMemo(() => {
    if (!(until > view.from)) return undefined;
    const width = Math.round(timeScale(geometry, view)(Math.min(until, view.to))) - geometry.left;
    const half = textWidth(words, TEXT.note, 400) / 2;
    const isSaid = width > 2 * half + LABEL_ROOM;
    return { left: geometry.left, width, middle: geometry.left + width / 2, half: isSaid ? half + 14 : 0 };
  }, [geometry, view, until, words]);
}

export function Uncounted({ span, geometry, view }: Props & { readonly span: UncountedSpan }) {
  const words = useWords().charts.scrubber.uncounted;
  const said = useRef<HTMLSpanElement>(null);
  useFrame((now) => {
    const x = cursorX(geometry, view, Math.min(view.to, Math.max(view.from, now)));
    const isCrossed = Math.abs(x - span.middle) < span.half + HALF_FLAG;
    if (said.current) said.current.style.visibility = isCrossed ? 'hidden' : 'visible';
  });
  return (
    <div className="axis-uncounted" style={{ left: span.left, width: span.width }}>
      {span.half > 0 && <span ref={said}>{words}</span>}
    </div>
  );
}
