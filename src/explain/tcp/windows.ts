// What a sender counts in: windows in bytes of a segment, or 1 where TCP counts packets (ns-2); round trips in ticks.

import { ms, type Nanos } from '../../engine/core/time.ts';
import type { Subject } from '../explanation.ts';

export function segmentUnit({ mark, record }: Subject): number {
  if (isNs({ record })) return 1;
  return record.layout.flows[mark.flow]?.smss ?? 1;
}

export const isNs = ({ record }: Pick<Subject, 'record'>): boolean => `${record.spec.params['tcp']}`.startsWith('ns2');

/** Whether the senders are those of the simulator YATS, whose clock counts ticks (rule C6 of docs/models/atm.md). */
export const isYats = ({ record }: Pick<Subject, 'record'>): boolean => record.spec.params['fast'] !== undefined;

/** After a timeout everything is sent again, be it there or not: without SACK, and with that of ns-2. */
export const goesBack = (subject: Pick<Subject, 'record'>): boolean => !hasSack(subject) || isNs(subject);

/** With RACK-TLP, CUBIC and DCTCP, too, losses are repaired by SACK. */
export const hasSack = ({ record }: Pick<Subject, 'record'>): boolean =>
  ['sack', 'rack', 'cubic', 'dctcp'].includes(`${record.spec.params['cc']}`);

/** Of the profiles of ns-2 and YATS, whose clocks count ticks (RFC 793 has no variation and no ticks); 0 of the others. */
export function tickOf(subject: Subject): Nanos {
  const { layout, spec } = subject.record;
  const { tcp, tick, g } = spec.params;
  if (isYats(subject)) return Number(tick);
  if (!isNs(subject) || subject.mark.numbers['k'] === 0) return 0;
  if (layout.kind === 'incast') return Number(g);
  return typeof tick === 'number' ? tick : ms(tcp === 'ns2001' ? 100 : 10);
}
