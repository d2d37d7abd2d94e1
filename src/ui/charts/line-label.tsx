// A word at the end of its line. While the cursor would cross it there it stands aside.

import { useRef } from 'react';
import type { PlotGeometry, TimeView } from '../foundation/plot-geometry.ts';
import { cursorX } from '../foundation/plot-geometry.ts';
import { RunLetter } from '../foundation/run-letter.tsx';
import { useFrame } from '../foundation/use-frame.ts';
import type { RowLabel } from './row-labels.ts';

const ROOM = 6;

interface Props {
  readonly label: RowLabel;
  readonly rowTop: number;
  readonly geometry: PlotGeometry;
  readonly view: TimeView;
}

export function LineLabel({ label, rowTop, geometry, view }: Props) {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef(0);
  useFrame((now) => {
    const x = cursorX(geometry, view, now);
    const crossed = (index: number) => {
      const place = label.places[index]!;
      return x > place.x - ROOM && x < place.x + label.width + ROOM;
    };
    if (!crossed(0)) shown.current = 0;
    else if (!crossed(1)) shown.current = 1;
    const place = label.places[shown.current]!;
    if (element.current)
      element.current.style.transform = `translate(${Math.round(place.x)}px, ${Math.round(place.y - rowTop)}px)`;
  });
  const classes = ['line-label', `text-${label.colour}`, label.bold ? 'line-label-main' : ''].join(' ');
  return (
    <span ref={element} className={classes} aria-hidden="true">
      {label.run && <RunLetter letter={label.run} front={label.run === 'B'} />}
      {label.sample && <i className="line-sample" data-draw={label.sample} />}
      {label.words}
    </span>
  );
}
