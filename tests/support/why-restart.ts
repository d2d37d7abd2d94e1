// A window that starts again after a pause, worked out a second time: the pause from every packet the server sent on that
// connection, the RTO from its gauge, and the initial window from the rule of RFC 5681 3.1 or the profile.

import type { RunRecord } from '../../src/record/record.ts';
import { findGauge, valueAt } from '../../src/record/values.ts';
import type { Explanation, Facts } from './told.ts';
import { isSpan, isTenth, number } from './why-written.ts';

const DURATION = '([\\d.]+(?: (?:s|ms|µs|ns)|초))';
const RFC = new RegExp(
  `^(?:idle|쉰 시간) ${DURATION} > RTO ${DURATION} → cwnd = min\\( (?:initial window|초기 윈도) ([\\d.]+) , cwnd ([\\d.]+) \\) = ([\\d.]+) (?:segments?|세그먼트)$`,
);
const NS = new RegExp(`^(?:RTO|마지막 ACK 뒤 RTO) ${DURATION} .* → cwnd = 1 (?:segment|세그먼트)$`);

/** Which rule an explanation of a request says cut the window; undefined: it was not cut. */
export function restartRule({ arithmetic }: Explanation): 'RFC 5681 4.1' | 'ns-2' | undefined {
  if (!arithmetic) return undefined;
  return arithmetic.some(({ words }) => words.includes('min(')) ? 'RFC 5681 4.1' : 'ns-2';
}

export function isRestart(all: string, { record, mark }: Facts): boolean {
  const cwnd = findGauge(record, 'cwnd', record.layout.watched)!;
  const rtoAt = (time: number): number => valueAt(findGauge(record, 'rto', record.layout.watched)!, time);
  const times = Array.from(cwnd.time.subarray(0, cwnd.length));
  const page = record.marks.findLast(({ kind, at }) => kind === 'page' && at <= mark.at)!;
  const rfc = all.match(RFC);
  if (!rfc) {
    const ns = all.match(NS);
    // The window became one segment in the pause, which lasts until the request has come to the server.
    const until = times.find((time) => time > mark.at) ?? mark.at;
    return times.some(
      (at, row) => at > page.at && at <= until && cwnd.last[row] === 1 && isSpan(ns![1]!, rtoAt(at - 1)),
    );
  }
  const wroteAt = times.find((time) => time > mark.at)!;
  const [, idle, rto, initial, before, after] = rfc;
  const pause = wroteAt - lastSent(record, wroteAt);
  const expected = Math.min(initialWindow(record), valueAt(cwnd, page.at));
  return (
    isSpan(idle!, pause) &&
    isSpan(rto!, rtoAt(wroteAt - 1)) &&
    pause > rtoAt(wroteAt - 1) &&
    number(initial!) === initialWindow(record) &&
    isTenth(before!, valueAt(cwnd, page.at)) &&
    isTenth(after!, expected) &&
    isTenth(after!, valueAt(cwnd, wroteAt))
  );
}

/** In segments. */
function initialWindow({ spec, layout }: RunRecord): number {
  if (spec.params['tcp'] === 'linux') return 10;
  const { smss } = layout.flows[layout.watched!]!;
  return smss > 2190 ? 2 : smss > 1095 ? 3 : 4;
}

/** By brute force over every packet on every link that the connection's sender has. */
function lastSent({ layout, flights, spec }: RunRecord, before: number): number {
  const watched = layout.watched!;
  const own = layout.links.flatMap(({ from, role }, link) =>
    from === layout.flows[watched]!.from && role !== 'collisions' ? [flights[link]!] : [],
  );
  const delay = layout.bus?.stations.includes(layout.flows[watched]!.from) ? Number(spec.params['lldelay']) : 0;
  const times = own.flatMap((log) =>
    Array.from(log.offeredAt.subarray(0, log.length), (at, row) => ({ at: at - delay, info: log.info[row]! }))
      .filter(({ at, info }) => info >> 2 === watched && (info & 3) !== 1 && at < before)
      .map(({ at }) => at),
  );
  return Math.max(...times);
}
