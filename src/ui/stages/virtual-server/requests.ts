// What has become of every request at a time: who serves it, how much of its file is there. From the marks of picks and the
// gauges of bytes received.

import type { Nanos } from '../../../engine/core/time.ts';
import type { Bytes } from '../../../engine/core/units.ts';
import { memoByRecord } from '../../../record/memo.ts';
import type { RunRecord } from '../../../record/record.ts';
import { valueAt } from '../../../record/values.ts';
import type { VirtualIndex } from './hosts.ts';

export interface Request {
  /** Its flow, counted over all batches. */
  readonly flow: number;
  /** Index of the client that asks. */
  readonly client: number;
  /** Index of its server; -1: it was refused, or nobody knows yet. */
  readonly server: number;
  readonly refused: boolean;
  /** The scheduler has met it by now. */
  readonly isPast: boolean;
  /** How much of the file is there, from 0 to 1. */
  readonly share: number;
}

/** The scheduler's answer to one request. */
interface Answer {
  readonly at: Nanos;
  readonly server: number;
}

/** By flow, as far as the record goes. */
export const answersOf = memoByRecord(({ marks, layout }): readonly (Answer | undefined)[] => {
  const byFlow: (Answer | undefined)[] = layout.flows.map(() => undefined);
  for (const { kind, at, flow, numbers } of marks) {
    if (kind === 'pick') byFlow[flow] = { at, server: numbers['server']! };
    if (kind === 'refused') byFlow[flow] = { at, server: -1 };
  }
  return byFlow;
});

/** The flows of the batch that is under way, or was last; a batch that has not begun is not shown. */
export function batchAt(record: RunRecord, batches: number, now: Nanos): readonly [first: number, end: number] {
  const each = Math.max(1, Math.round(record.layout.flows.length / Math.max(1, batches)));
  const answers = answersOf(record);
  let batch = 0;
  for (let next = each; next < answers.length; next += each) {
    const answer = answers[next];
    if (answer && answer.at <= now) batch = next / each;
  }
  return [batch * each, Math.min((batch + 1) * each, record.layout.flows.length)];
}

/** @param size of a file */
export function requestsAt(
  record: RunRecord,
  index: VirtualIndex,
  batches: number,
  size: Bytes,
  now: Nanos,
): readonly Request[] {
  const answers = answersOf(record);
  const [first, end] = batchAt(record, batches, now);
  return Array.from({ length: end - first }, (_, place) => {
    const flow = first + place;
    const answer = answers[flow];
    const received = bytesOf(record, index, flow, now);
    return {
      flow,
      client: index.clientOf[flow]!,
      server: answer?.server ?? -1,
      refused: answer?.server === -1,
      isPast: answer !== undefined && answer.at <= now,
      share: size > 0 ? Math.min(1, received / size) : 0,
    };
  });
}

/** Of one request's file, there by a time. */
export function bytesOf(record: RunRecord, index: VirtualIndex, flow: number, time: Nanos): Bytes {
  const gauge = record.gauges[index.received[flow]!];
  return gauge ? valueAt(gauge, time) || 0 : 0;
}
