// What LBLC and LBLCR keep of a destination, from the picks and refusals of all that asked for it: no mark tells which servers
// LBLCR keeps, but each has their number.

import type { Mark, RunRecord } from '../../record/record.ts';

/** Which servers earlier connections to the same destination got, in order of time. */
export const serversBefore = (record: RunRecord, { id, flow }: Mark): readonly number[] =>
  asksFor(record, flow).flatMap(({ id: earlier, kind, numbers }) =>
    kind === 'pick' && earlier < id ? [numbers['server'] ?? 0] : [],
  );

/**
 * Did the server of an LBLCR pick join those kept for the destination? Undefined where nobody can tell: some had left before, and
 * nobody has asked for the destination since.
 */
export function joinsKept(record: RunRecord, { id, flow }: Mark): boolean | undefined {
  const expiration = Number(record.spec.params['exp']);
  const asks = asksFor(record, flow);
  let changedAt = 0;
  for (const [index, ask] of asks.entries()) {
    const { at, kind, numbers } = ask;
    const { reading: kept = 0 } = numbers;
    const after = asks[index + 1]?.numbers['reading'];
    if (after === undefined) return joinsLast(record, ask, kept);
    const isPick = kind === 'pick';
    // The busiest of them leaves after so long without a change.
    const isOld = kept > 1 && at > changedAt + expiration;
    const joins = isPick && after > (isOld ? kept - 1 : kept);
    if (ask.id === id) return joins;
    if (joins || (isPick ? isOld : after < kept)) changedAt = at;
  }
  return undefined;
}

/** Nobody has asked since how many there are. */
function joinsLast(record: RunRecord, ask: Mark, kept: number): boolean | undefined {
  const before = new Set(serversBefore(record, ask));
  if (!before.has(ask.numbers['server'] ?? -1)) return true;
  return before.size === kept ? false : undefined;
}

/** Picks and refusals of connections to the destination of one. */
function asksFor({ marks, spec }: RunRecord, flow: number): readonly Mark[] {
  const { n, per, clients, sites } = spec.params;
  const perBatch = Number(n) * (per === 'client' ? Number(clients) : 1);
  const site = (request: number): number => (request % perBatch) % Number(sites);
  return marks.filter((mark) => (mark.kind === 'pick' || mark.kind === 'refused') && site(mark.flow) === site(flow));
}
