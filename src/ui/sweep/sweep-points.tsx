// The points of a figure, each of which says its numbers and opens its runs. Points lie closer than a finger or a target of
// 24 px, so a press goes to the nearest of them; with the keyboard they are one stop of the Tab key, and arrows go from one to
// the next.

import { least } from 'd3-array';
import { Fragment, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import type { FigurePoint } from '../../figures/figure-layout.ts';
import { pointsUnder } from '../../figures/points-under.ts';
import { seedOf } from '../../runner/sweep/sweep.ts';
import type { SweepResults } from '../../runner/sweep/sweep-results.ts';
import { sweptRun } from '../../runner/sweep/sweep-runs.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import { useLectern, useText, useWords } from '../foundation/context.ts';

interface SweepPointsProps {
  readonly all: readonly FigurePoint[];
  readonly results: SweepResults;
  readonly width: number;
  readonly onOpen: (spec: RunSpec) => void;
}

/** From farther away a press means no point, CSS pixels. */
const REACH = 24;

const keyOf = ({ series, x }: FigurePoint): string => `${series} ${x}`;

/** Key of the point at the pointer. */
function nearest(all: readonly FigurePoint[], { currentTarget, clientX, clientY }: MouseEvent): string | undefined {
  const { left, top } = currentTarget.getBoundingClientRect();
  const far = (point: FigurePoint) => Math.hypot(clientX - left - point.left, clientY - top - point.top);
  const found = least(all, far);
  return found && far(found) <= REACH ? keyOf(found) : undefined;
}

export function SweepPoints({ all, results, width, onOpen }: SweepPointsProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [near, setNear] = useState<string>();
  const [open, setOpen] = useState<string>();
  const [current, setCurrent] = useState(0);
  const words = useWords().sweep;
  const stop = Math.min(current, all.length - 1);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.target as HTMLElement).matches('.sweep-point > button')) return;
    const next = pointAfter(event.key, stop, all);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    group.current?.querySelectorAll<HTMLElement>('.sweep-point > button')[next]?.focus();
  };
  return (
    <fieldset
      ref={group}
      className="sweep-points"
      aria-label={words.points}
      data-near={near ? '' : undefined}
      onPointerMove={(event) => setNear(isInTip(event.target) ? near : nearest(all, event))}
      onPointerLeave={() => setNear(undefined)}
      onClick={(event) => {
        if (isInTip(event.target)) return;
        // A key presses the point that has the focus.
        const pressed = event.detail === 0 ? keyOf(all[stop]!) : nearest(all, event);
        setOpen(pressed === open ? undefined : pressed);
      }}
      onKeyDown={onKeyDown}
    >
      {all.map((point, index) => (
        <PointPlace
          key={keyOf(point)}
          points={[point, ...pointsUnder(point, all)]}
          results={results}
          side={point.left > width / 2 ? 'left' : 'right'}
          open={keyOf(point) === open}
          near={keyOf(point) === near}
          stop={index === stop}
          onFocus={() => setCurrent(index)}
          onOpen={onOpen}
        />
      ))}
    </fieldset>
  );
}

interface PointPlaceProps {
  /** Its own, and those that it may hide. */
  readonly points: readonly [FigurePoint, ...FigurePoint[]];
  readonly results: SweepResults;
  /** Where what it says has room. */
  readonly side: 'left' | 'right';
  readonly open: boolean;
  readonly near: boolean;
  /** It is where the Tab key stops. */
  readonly stop: boolean;
  readonly onFocus: () => void;
  readonly onOpen: (spec: RunSpec) => void;
}

/** What it says stands beside it while it has the pointer or the focus; pressed, it offers its runs. */
function PointPlace({ points, results, side, open, near, stop, onFocus, onOpen }: PointPlaceProps) {
  const said = useSaid(results);
  const [{ left, top }] = points;
  const data = { 'data-open': open || undefined, 'data-near': near || undefined, 'data-side': side };
  return (
    <div className="sweep-point" style={{ left, top }} {...data}>
      <button
        type="button"
        tabIndex={stop ? 0 : -1}
        aria-label={said(points[0])}
        aria-expanded={open}
        onFocus={onFocus}
      />
      <div className="sweep-tip">
        {points.map((each) => (
          <Fragment key={keyOf(each)}>
            <strong>{said(each)}</strong>
            {open && <PointRuns point={each} results={results} onOpen={onOpen} />}
          </Fragment>
        ))}
      </div>
    </div>
  );
}

const isInTip = (target: EventTarget): boolean => target instanceof Element && target.closest('.sweep-tip') !== null;

/** Left and right along a line, up and down between lines at one place of the axis; undefined if the key stands for nothing here. */
function pointAfter(key: string, from: number, all: readonly FigurePoint[]): number | undefined {
  if (key === 'ArrowRight') return Math.min(all.length - 1, from + 1);
  if (key === 'ArrowLeft') return Math.max(0, from - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return all.length - 1;
  const here = all[from];
  if (!here || (key !== 'ArrowUp' && key !== 'ArrowDown')) return undefined;
  const higher = key === 'ArrowUp';
  const there = least(
    all.filter(({ x, top }) => x === here.x && (higher ? top < here.top : top > here.top)),
    ({ top }) => Math.abs(top - here.top),
  );
  return there ? all.indexOf(there) : from;
}

/** Line and numbers of a point. */
function useSaid({ sweep }: SweepResults): (point: FigurePoint) => string {
  const say = useText();
  return ({ series, words }) => {
    const line = say(sweep.series.points[series]!.label);
    return line === '' ? words : `${line}: ${words}`;
  };
}

interface PointRunsProps {
  readonly point: FigurePoint;
  readonly results: SweepResults;
  readonly onOpen: (spec: RunSpec) => void;
}

function PointRuns({ point: { x, series }, results, onOpen }: PointRunsProps) {
  const words = useWords().sweep;
  const scenario = useLectern((state) => state.scenario);
  const { sweep } = results;
  const runs = results
    .ordered()
    .flatMap(({ place }) => (place.x === x && place.series === series ? [place.replicate] : []));
  return (
    <>
      <span>{words.openRun}</span>
      <span className="sweep-seeds">
        {runs.map((replicate) => (
          <button
            key={replicate}
            type="button"
            onClick={() => onOpen(sweptRun(sweep, scenario, { x, series, replicate }).spec)}
          >
            {words.seed(seedOf(sweep, replicate))}
          </button>
        ))}
      </span>
    </>
  );
}
