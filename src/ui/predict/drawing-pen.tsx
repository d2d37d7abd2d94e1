// The paper one draws on, by pointer and touch or by keys (pen.ts).

import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { timeOfStep, valueOfLevel } from '../../predict/drawing.ts';
import { asWords, formatMeasured } from '../../scenarios/kit/format-value.ts';
import type { DrawQuestion, Sketch } from '../../scenarios/kit/prediction.ts';
import { useLanguage, useLectern, useWords } from '../foundation/context.ts';
import { type Pen, penUnder, pressPen, strokeOver } from './pen.ts';

interface PenProps {
  readonly question: DrawQuestion;
  readonly sketch: Sketch;
  readonly asking: { readonly from: number; readonly until: number };
  /** Where the run stands when the question is asked: there the pen begins. */
  readonly begin: number;
  readonly style: CSSProperties & { readonly width: number; readonly height: number };
  readonly yOf: (level: number) => number;
  readonly onDraw: (sketch: Sketch) => void;
  readonly children: ReactNode;
}

export function DrawingPen({ question, sketch, asking, begin, style, yOf, onDraw, children }: PenProps) {
  const words = useWords().predict;
  const language = useLanguage();
  const title = useLectern(({ scenario }) => scenario.charts.find(({ id }) => id === question.chart)!.title);
  const { paper } = question;
  const surface = useRef<HTMLDivElement>(null);
  const help = useId();
  const [pen, setPen] = useState<Pen>({ step: 0, level: begin });
  const [byKeys, setByKeys] = useState(false);
  useStrokes(surface, { paper, sketch, style, yOf, onDraw });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const after = pressPen(event.key, { pen, sketch }, paper);
    if (!after) return;
    event.preventDefault();
    event.stopPropagation();
    setByKeys(true);
    setPen(after.pen);
    if (after.sketch !== sketch) onDraw(after.sketch);
  };
  return (
    <div
      ref={surface}
      className="drawing-surface"
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the pen is moved by keys
      tabIndex={0}
      aria-label={words.surface(title[language])}
      aria-describedby={help}
      onKeyDown={onKeyDown}
      onBlur={() => setByKeys(false)}
      style={style}
    >
      {children}
      {byKeys && (
        <span
          className="drawing-pen"
          aria-hidden="true"
          style={{ left: ((pen.step + 0.5) / paper.steps) * style.width, top: yOf(pen.level) }}
        />
      )}
      <span id={help} className="out-of-sight">
        {words.drawHelp} {words.drawKeys}
      </span>
      <span className="out-of-sight" aria-live="polite">
        {byKeys && <PenSaid question={question} asking={asking} pen={pen} sketch={sketch} />}
      </span>
    </div>
  );
}

interface SaidProps extends Pick<PenProps, 'question' | 'asking' | 'sketch'> {
  readonly pen: Pen;
}

function PenSaid({ question: { paper, chart: id }, asking, pen: { step, level }, sketch }: SaidProps) {
  const words = useWords().predict;
  const language = useLanguage();
  const chart = useLectern(({ scenario }) => scenario.charts.find((each) => each.id === id)!);
  const time = asWords(formatMeasured(timeOfStep(paper, asking.from, asking.until, step), 'duration', language));
  const value = `${Number((valueOfLevel(paper, level) / chart.divide).toPrecision(3))} ${chart.gutterUnit[language]}`;
  return sketch[step] === null ? words.penEmpty(time) : words.pen(time, value);
}

type Strokes = Pick<PenProps, 'sketch' | 'style' | 'yOf' | 'onDraw'> & { readonly paper: DrawQuestion['paper'] };

/** Listened to by the browser's own means: what is drawn on shall not move the cursor of the charts underneath. */
function useStrokes(surface: { readonly current: HTMLDivElement | null }, strokes: Strokes): void {
  const latest = useRef(strokes);
  latest.current = strokes;
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const stop = new AbortController();
    let last: Pen | undefined;
    /** The finger or mouse that draws: another finger does not. */
    let drawing: number | undefined;
    const stroke = (event: PointerEvent): void => {
      const { paper, style, yOf, sketch, onDraw } = latest.current;
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [event.clientX - left, ((event.clientY - top) / height) * style.height];
      const to = penUnder({ x, y, width }, paper, yOf);
      onDraw(strokeOver(sketch, last ?? to, to));
      last = to;
    };
    const hear = (names: readonly string[], act: (event: PointerEvent) => void): void => {
      for (const name of names) {
        const heard = (event: Event): void => {
          event.stopPropagation();
          act(event as PointerEvent);
        };
        element.addEventListener(name, heard, { signal: stop.signal });
      }
    };
    hear(['pointerdown'], (event) => {
      if (drawing !== undefined || event.button !== 0) return;
      drawing = event.pointerId;
      event.preventDefault();
      element.focus({ preventScroll: true });
      element.setPointerCapture(event.pointerId);
      last = undefined;
      stroke(event);
    });
    hear(['pointermove'], (event) => {
      if (event.pointerId === drawing) stroke(event);
    });
    hear(['pointerup', 'pointercancel', 'lostpointercapture'], (event) => {
      if (event.pointerId === drawing) drawing = undefined;
    });
    hear(['mousedown', 'touchstart', 'click', 'dblclick'], () => {});
    return () => stop.abort();
  }, [surface]);
}
