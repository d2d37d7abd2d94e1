// What windows are counted in: bytes of a segment; 1 where TCP counts packets (ns-2).

import type { Subject } from '../explanation.ts';

export function segmentUnit({ mark, record }: Subject): number {
  if (isNs({ record })) return 1;
  return record.layout.flows[mark.flow]?.smss ?? 1;
}

export const isNs = ({ record }: Pick<Subject, 'record'>): boolean => `${record.spec.params['tcp']}`.startsWith('ns2');

/** Whether the senders are those of the simulator YATS, whose clock counts ticks (rule C6 of docs/models/atm.md). */
export const isYats = ({ record }: Pick<Subject, 'record'>): boolean => record.spec.params['fast'] !== undefined;

export const hasSack = ({ record }: Pick<Subject, 'record'>): boolean => record.spec.params['cc'] === 'sack';
