// What points in a lecture hall: a halo about mouse or finger, so that the last row finds it, and a pen. Strokes belong to what is
// seen: they go with the step. A pen takes the page's presses; the clicker and all other keys go on working.

import { curveCatmullRom, line } from 'd3-shape';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLectern, useWords } from '../foundation/context.ts';
import './pointer.css';

type Place = readonly [x: number, y: number];

/** The halo goes when the mouse has rested so long, ms. */
const RESTS = 3000;

function Halo() {
  const halo = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onMove = ({ clientX, clientY }: globalThis.PointerEvent): void => {
      const element = halo.current;
      if (!element) return;
      element.style.translate = `${clientX}px ${clientY}px`;
      element.dataset['on'] = '';
      clearTimeout(rest);
      rest = setTimeout(() => delete element.dataset['on'], RESTS);
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerdown', onMove);
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerdown', onMove);
      clearTimeout(rest);
    };
  }, []);
  return <div ref={halo} className="halo" aria-hidden="true" />;
}

const stroke = line<Place>().curve(curveCatmullRom);

interface Strokes {
  readonly strokes: readonly (readonly Place[])[];
  readonly begin: (event: PointerEvent<SVGSVGElement>) => void;
  readonly go: (event: PointerEvent) => void;
  readonly end: () => void;
}

/** What was written on this step; Backspace takes back the last stroke while the pen writes. */
function useStrokes(on: boolean): Strokes {
  const step = useLectern((state) => state.step);
  const [strokes, setStrokes] = useState<readonly (readonly Place[])[]>([]);
  /** The finger or mouse that writes: another finger does not. */
  const writing = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another page
  useEffect(() => setStrokes([]), [step]);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Backspace' || key === 'Delete') setStrokes((known) => known.slice(0, -1));
    };
    if (!on) return;
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [on]);
  return {
    strokes,
    begin({ currentTarget, pointerId, clientX, clientY }) {
      if (writing.current !== undefined) return;
      currentTarget.setPointerCapture(pointerId);
      writing.current = pointerId;
      setStrokes((known) => [...known, [[clientX, clientY]]]);
    },
    go({ pointerId, clientX, clientY }) {
      if (writing.current !== pointerId) return;
      setStrokes((known) => [...known.slice(0, -1), [...known.at(-1)!, [clientX, clientY] as const]]);
    },
    end() {
      writing.current = undefined;
    },
  };
}

/** @param on the pen writes; else its strokes are only seen */
function Pen({ on }: { readonly on: boolean }) {
  const words = useWords().present;
  const { strokes, begin, go, end } = useStrokes(on);
  return (
    <>
      <svg
        className="hall-pen"
        data-on={on || undefined}
        aria-hidden="true"
        onPointerDown={on ? begin : undefined}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {strokes.map((places, index) => {
          const path = stroke(places.length > 1 ? places : [places[0]!, places[0]!]) ?? '';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: strokes never change places
            <g key={index}>
              <path className="pen-edge" d={path} />
              <path d={path} />
            </g>
          );
        })}
      </svg>
      <p className="out-of-sight" role="status">
        {on ? words.penOn : ''}
      </p>
    </>
  );
}

export const Pointer = ({ pen }: { readonly pen: boolean }) => (
  <>
    <Pen on={pen} />
    <Halo />
  </>
);
