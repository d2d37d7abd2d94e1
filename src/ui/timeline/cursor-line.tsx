// A piece of the one cursor: 1.5 px of ink. Strip, charts and scrubber each draw theirs at the same whole pixel.

import { useRef } from 'react';
import { cursorX, type PlotGeometry, type TimeView } from '../foundation/plot-geometry.ts';
import { useFrame } from '../foundation/use-frame.ts';

interface Props {
  readonly geometry: PlotGeometry;
  readonly view: TimeView;
  /** CSS pixels from the top of the part; to its foot if `height` is not given. */
  readonly top?: number;
  readonly height?: number;
}

export function CursorLine({ geometry, view, top = 0, height }: Props) {
  const line = useRef<HTMLDivElement>(null);
  useFrame((now) => {
    const element = line.current;
    if (!element) return;
    const inside = now >= view.from && now <= view.to && geometry.right > geometry.left;
    element.style.visibility = inside ? 'visible' : 'hidden';
    if (inside) element.style.transform = `translateX(${cursorX(geometry, view, now) - 0.75}px)`;
  });
  const foot = height === undefined ? { bottom: 0 } : { height };
  return <div ref={line} className="cursor-line" aria-hidden="true" style={{ top, ...foot }} />;
}
