// Replays a reference trace of kind `ns2-p2p` and compares event by event: of every flow the same events in the same order,
// times within a microsecond and a millionth, cwnd within one unit of the sixth significant digit, everything else equal.

import { beside, cellsOf, hasColumns, isRow, tableBeside } from '../content.ts';
import { type Content, caseOf, documentIn, type Format, isOfKind, UnreadableCase, type Verdict } from '../format.ts';
import { type P2pCase, p2pCaseOf } from './case.ts';
import { type Line, linesIn } from './compare.ts';
import { traceOf } from './trace.ts';
import { compared } from './verdict.ts';

const KIND = 'ns2-p2p';
const COLUMNS =
  't,ev,flow,seq,arg,cwnd,ssthresh,dupacks,rtt_ticks,srtt8_ticks,rttvar4_ticks,backoff,ntimeouts,rto_s'.split(',');

/** A description in JSON, and beside it the trace under the same name, packed or not. */
export const p2pFormat: Format = {
  name: KIND,
  recognises: (content) => isOfKind(content, KIND) || isOfNs2(content, 'bottleneck'),
  partOf: (content) =>
    isTrace(content) ? `it is a trace; the case it belongs to, of kind "${KIND}", is not beside it` : undefined,
  companions: tracesOf,
  read(path, content) {
    const reference = p2pCaseOf(documentIn(content));
    const trace = traceBeside(path);
    return [caseOf(reference.name, () => verifyP2p(reference, trace))];
  },
};

/** Of another kind of ns-2's, by name, that has the same topology. */
export function isOfNs2(content: Content, part: string): boolean {
  if (content.type !== 'json') return false;
  const { kind, topology } = content.value;
  return /^ns2-/.test(String(kind)) && typeof topology === 'object' && topology !== null && part in topology;
}

export function tracesOf(path: string): readonly string[] {
  return beside(path, '.csv.gz', '.csv');
}

/** The trace beside a case, line by line of its file, in the order of our columns. @throws UnreadableCase */
export function traceBeside(path: string): readonly string[] {
  const trace = tableBeside(tracesOf(path), 'its trace');
  if (!isTrace(trace)) {
    throw new UnreadableCase(`its trace ${trace.file} does not have the columns ${COLUMNS.join()}`);
  }
  const places = COLUMNS.map((name) => trace.columns.indexOf(name)).filter((place) => place >= 0);
  const isInOrder = places.every((place, column) => place === column);
  const inOrder = (cells: readonly string[]): readonly string[] =>
    isInOrder ? cells.slice(0, places.length) : places.map((place) => cells[place] ?? '');
  const lines = trace.lines.map((line) => (isRow(line) ? inOrder(cellsOf(line)).join() : ''));
  return [...Array.from({ length: trace.before ?? 0 }, () => ''), ...lines];
}

/** The last column may be missing: it is worked out afterwards, the scripts do not write it. */
const isTrace = (content: Content): boolean => hasColumns(content, COLUMNS.slice(0, -1));

/** @param trace the lines of the .csv beside the case, header left out; empty ones count as lines only */
export function verifyP2p(reference: P2pCase, trace: readonly string[]): Verdict {
  const theirs = linesIn(trace);
  const { replayed, remark } = asTraced(reference, theirs);
  return compared(replayed, theirs, (world) => traceOf(replayed, world), remark);
}

/**
 * A trace whose own timeouts show that the minimum was applied before the back-off is one of ns-2 as it is (rfc2988_ true),
 * whatever its description says: what was recorded decides, and the verdict names the contradiction.
 */
function asTraced(reference: P2pCase, theirs: readonly Line[]): { replayed: P2pCase; remark: string } {
  const { tcp } = reference;
  const says = tcp.rto.min_applied;
  if (says === 'before_backoff' || minimumShown(tcp.rto, theirs) !== 'before_backoff') {
    return { replayed: reference, remark: '' };
  }
  return {
    replayed: { ...reference, tcp: { ...tcp, rto: { ...tcp.rto, min_applied: 'before_backoff' } } },
    remark: ' (the file says the minimum applies after the back-off; the timeouts of its trace show it before)',
  };
}

/** Columns of a line with the sender's state. */
const [SRTT8, RTTVAR4, BACKOFF, RTO] = [9, 10, 11, 13];

/** Where the timeouts of a trace have the minimum; undefined if they do not tell, or say both. */
function minimumShown({ tick_s, min_s, max_s }: P2pCase['tcp']['rto'], theirs: readonly Line[]) {
  const shown = new Set<P2pCase['tcp']['rto']['min_applied']>();
  for (const line of theirs) {
    const [srtt8 = 0, rttvar4 = 0, backoff = 1, rto = 0] = [SRTT8, RTTVAR4, BACKOFF, RTO].map((n) => Number(line[n]));
    if (line[1] !== 'V' || backoff < 2 || srtt8 === 0) continue;
    // tcp.cc, rtt_timeout: srtt and four deviations, in whole ticks.
    const base = (((rttvar4 << 3) + srtt8) >> 3) * tick_s;
    const before = Math.min(max_s, Math.max(min_s, base) * backoff);
    const after = Math.min(max_s, Math.max(min_s, base * backoff));
    const is = (value: number): boolean => Math.abs(rto - value) < tick_s / 1000;
    if (is(before) !== is(after)) shown.add(is(before) ? 'before_backoff' : 'after_backoff');
  }
  return shown.size === 1 ? [...shown][0] : undefined;
}
