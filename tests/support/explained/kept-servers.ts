// Which servers LBLCR keeps for a destination, played again from the connection table, whose every change these runs keep: the
// explanations go by their number alone.

import type { Subject } from '../../../src/explain/explanation.ts';
import { findGauge } from '../../../src/record/values.ts';

/**
 * Just before a pick, and whether its server was one of them; undefined where the table cannot tell: one that leaves may still be picked.
 * @param weightOf at a time
 * @param asks picks and refusals of connections to the destination, the last of them the one it is about
 */
export function keptFor(
  { record }: Subject,
  asks: readonly Subject['mark'][],
  weightOf: (server: number, at: number) => number,
): { readonly before: readonly number[]; readonly isMember: boolean } | undefined {
  const { exp, era } = record.spec.params;
  const activeWeight = era === '2002' ? 50 : 256;
  const entries = (name: string, server: number, at: number): number => {
    const { time, last, length } = findGauge(record, `${name}-R${server + 1}`)!;
    let row = -1;
    while (row + 1 < length && time[row + 1]! < at) row++;
    return last[row] ?? 0;
  };
  const loadOf = (server: number, at: number): number =>
    (activeWeight * entries('active', server, at) + entries('inactive', server, at)) / weightOf(server, at);
  let kept: readonly number[] = [];
  let changedAt = 0;
  for (const [index, { kind, at, numbers }] of asks.entries()) {
    const before = kept;
    if (kept.length > 1 && at > changedAt + Number(exp)) {
      // The newest comes first, and of equals the first leaves.
      const [busiest] = kept
        .filter((server) => weightOf(server, at) > 0)
        .toSorted((one, other) => loadOf(other, at) - loadOf(one, at));
      kept = kept.filter((server) => server !== busiest);
      if (busiest !== undefined) changedAt = at;
    }
    const server = numbers['server']!;
    const isMember = kept.includes(server);
    if (kind === 'pick' && !isMember && before.includes(server)) return undefined;
    if (index === asks.length - 1) return { before, isMember };
    if (kind !== 'pick' || isMember) continue;
    kept = [server, ...kept];
    changedAt = at;
  }
  return undefined;
}
