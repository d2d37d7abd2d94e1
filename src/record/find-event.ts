// Where in a run the event of a lesson's step is. Pure; `undefined` until the run has come there.

import type { Nanos } from '../engine/core/time.ts';
import type { ShotEvent } from '../scenarios/kit/lesson.ts';
import type { RunRecord } from './record.ts';
import { isRoutine, shownMarks } from './shown-marks.ts';
import { extremesIn } from './values.ts';

export interface FoundEvent {
  readonly at: Nanos;
  /** Its mark, where it is one. */
  readonly mark?: number;
}

export function findEvent(record: RunRecord, event: ShotEvent): FoundEvent | undefined {
  if ('highest' in event) return highest(record, event);
  const { kind, node, nth = 1, after = 0 } = event;
  const marks = shownMarks(record, isRoutine(kind)).filter(
    (mark) => mark.kind === kind && mark.at >= after && (node === undefined || fromNode(record, mark.link, node)),
  );
  const mark = marks[nth - 1];
  return mark && { at: mark.at, mark: mark.id };
}

const fromNode = ({ layout }: RunRecord, link: number, node: string): boolean => layout.links[link]?.from === node;

function highest(record: RunRecord, event: Extract<ShotEvent, { highest: string }>): FoundEvent | undefined {
  const { from = 0, until = record.horizon, node } = event;
  if (!record.done && record.computedTo < until) return undefined;
  const gauge = record.gauges.find(
    ({ name, link }) => name === event.highest && (node === undefined || fromNode(record, link, node)),
  );
  if (!gauge) return undefined;
  const { max } = extremesIn(gauge, from, until);
  if (max === Number.NEGATIVE_INFINITY) return undefined;
  // It may have been so high before, and still be.
  if (extremesIn(gauge, from, from).max >= max) return { at: from };
  for (let row = 0; row < gauge.length; row++) {
    const at = gauge.time[row]!;
    if (at >= from && at < until && gauge.max[row]! >= max) return { at };
  }
  return undefined;
}
