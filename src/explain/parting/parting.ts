// Why do two runs differ? Their first difference, told of both sides: what happens in the one, and what the other does
// instead. The events that part them bring their own explanations, with their arithmetic.

import type { Nanos } from '../../engine/core/time.ts';
import { type Parted, type Parting, partingOf } from '../../record/divergence.ts';
import { CELLS_PER_SEGMENT, columnsOf, packetFlow } from '../../record/logs.ts';
import type { Mark, RunRecord } from '../../record/record.ts';
import { rowAt } from '../../record/values.ts';
import { compareSpecs } from '../../scenarios/kit/compare-specs.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { type Explains, explain } from '../explain.ts';
import type { Explanation } from '../explanation.ts';
import type { Statement } from '../rules.ts';
import { state } from '../state.ts';
import type { ExplainsDecision } from '../unmarked.ts';
import { passageOf } from './passage.ts';
import { timersOf } from './timers.ts';

/** Two runs of a scenario, and which of A (0), B (1) and C (2) they are. */
export interface PartingSubject {
  readonly scenario: Scenario;
  readonly runs: readonly [Side, Side];
}
export interface Side {
  readonly run: number;
  readonly record: RunRecord;
}

export interface PartingExplanation {
  readonly parting: Parting;
  readonly title: Statement;
  /** Why not all that differs is due to the settings, if there is a reason. */
  readonly warning: Statement | undefined;
  /** What the two were set to. */
  readonly settings: readonly Statement[];
  readonly sentences: readonly Statement[];
  /** The events, or decisions, at which they part, each explained in its own run. */
  readonly events: readonly { readonly run: number; readonly at: Nanos; readonly explanation: Explanation }[];
}

/**
 * @param explains of every kind of event that the scenario can have
 * @param decisionOf of a cluster with a dispatcher; without it a decision is told as a passage
 */
export function explainParting(
  subject: PartingSubject,
  explains: Partial<Explains>,
  decisionOf?: ExplainsDecision,
): PartingExplanation {
  const { runs } = subject;
  const [one, other] = runs;
  const parting = partingOf(one.record, other.record);
  const names = { run: one.run, otherRun: other.run };
  const rest = { parting, warning: warningOf(subject), settings: settingsOf(subject), events: [] };
  if (parting.kind === 'incomparable') {
    const reason = state(parting.reason === 'watched' ? 'parted.watched' : 'parted.network', names);
    return { ...rest, title: state('parted.incomparable', names), sentences: [reason] };
  }
  if (parting.kind === 'equal') {
    const rule = parting.whole ? 'parted.never' : 'parted';
    return { ...rest, title: state(rule, { ...names, at: parting.until }), sentences: [] };
  }
  const title = parting.at === 0 ? state('parted.incomparable', names) : state('parted', { ...names, at: parting.at });
  const events = eventsAt(parting, subject).map(({ side, mark }) => {
    const explanation = explain({ mark, record: side.record, scenario: subject.scenario }, explains);
    return { run: side.run, at: mark.at, explanation };
  });
  const decisions = parting.event?.at === parting.at ? [] : decisionsAt(parting, subject, decisionOf);
  const sentences = decisions.map(({ run, at, explanation }) =>
    state('parted.event', { run, at, event: explanation.title }),
  );
  return {
    ...{ ...rest, title, events: [...decisions, ...events] },
    sentences: [...sentences, ...sentencesOf(parting, subject, explains, decisions.length > 0)],
  };
}

/** The dispatcher of a cluster is asked the same by both, and answers them for different reasons, or with different nodes. */
function decisionsAt({ passage }: Parted, { scenario, runs }: PartingSubject, decisionOf?: ExplainsDecision) {
  if (!decisionOf || passage?.column !== 'offeredAt') return [];
  const { link } = passage;
  const asked = runs.flatMap(({ run, record }, index) => {
    const [log, row] = [record.flights[link]!, passage.rows[index]];
    if (log.kind !== 'asks' || row === undefined) return [];
    const question = `${log.offeredAt[row]} ${log.document[row]}`;
    return [{ run, record, question, row, at: log.arrivesAt[row]! }];
  });
  if (asked.length < 2 || asked[0]!.question !== asked[1]!.question) return [];
  return asked.map(({ run, record, row, at }) => ({
    run,
    at,
    explanation: decisionOf(record, { link, row }, scenario),
  }));
}

function warningOf({ scenario, runs: [one, other] }: PartingSubject): Statement | undefined {
  const { randomness } = compareSpecs(scenario, one.record.spec, other.record.spec);
  if (randomness === 'common') return undefined;
  const names = { run: one.run, otherRun: other.run };
  return randomness === 'seed' ? state('parted.seed', names) : state('parted.users', names);
}

function settingsOf({ scenario, runs: [one, other] }: PartingSubject): readonly Statement[] {
  const [a, b] = [one.record.spec, other.record.spec];
  return compareSpecs(scenario, a, b).settings.map((parameter) =>
    state('parted.setting', {
      change: parameter.label,
      ...{ run: one.run, before: { parameter, value: a.params[parameter.key]! } },
      ...{ otherRun: other.run, after: { parameter, value: b.params[parameter.key]! } },
    }),
  );
}

/** The events of the very moment, of one run or of both. */
function eventsAt({ event }: Parted, { runs }: PartingSubject): readonly { side: Side; mark: Mark }[] {
  return runs.flatMap((side, index) => {
    const mark = event?.marks[index];
    return mark?.at === event?.at && mark ? [{ side, mark }] : [];
  });
}

function sentencesOf(
  parting: Parted,
  subject: PartingSubject,
  explains: Partial<Explains>,
  isTold: boolean,
): readonly Statement[] {
  const { at, event, passage } = parting;
  const isEvent = event?.at === at;
  const first = isEvent || isTold || !passage ? [] : passageOf(passage, subject);
  if (!event) return first;
  const titleOf = ({ record }: Side, mark: Mark): Statement =>
    explain({ mark, record, scenario: subject.scenario }, explains).title;
  const happened = eventsAt(parting, subject);
  const said = happened.map(({ side, mark }) =>
    state('parted.event', { run: side.run, at: mark.at, event: titleOf(side, mark) }),
  );
  const alone = happened.length === 1 ? happened[0] : undefined;
  if (!alone) return [...first, ...said];
  const other = subject.runs.find((side) => side !== alone.side)!;
  const timers = timersOf(alone, other);
  return [
    ...first,
    ...(timers ? [timers] : said),
    ...(isEvent ? admitted(alone.mark, other) : []),
    ...insteadOf(alone.mark, other, (mark) => titleOf(other, mark)),
  ];
}

const LOST: readonly Mark['kind'][] = ['drop', 'loss', 'kill', 'refuse', 'trim', 'cut'];

/** What is lost in the one goes on in the other: the same packet, or cell, at the same moment. */
function admitted(lost: Mark, { run, record }: Side): Statement[] {
  const log = record.flights[lost.link];
  if (!LOST.includes(lost.kind) || (log?.kind !== 'packets' && log?.kind !== 'cells')) return [];
  const packet = { segment: lost.segment, isAck: lost.numbers['packet'] === 1 };
  const isCell = log.kind === 'cells';
  const number = isCell ? CELLS_PER_SEGMENT * lost.segment + (lost.numbers['cell'] ?? 0) : lost.segment;
  const [numbers] = columnsOf(log);
  const { offeredAt, info, length } = log;
  for (let row = rowAt(offeredAt, length, lost.at); offeredAt[row] === lost.at; row--) {
    if (numbers[row] !== number || packetFlow(info[row]!) !== lost.flow) continue;
    if (isCell) return [state('parted.cell-admitted', { run, packet })];
    return [state(isOfRoom(lost) ? 'parted.admitted' : 'parted.goes-on', { run, packet })];
  }
  return [];
}

/** A full queue; not chance, a hand, or a discipline that drops before the queue is full. */
const isOfRoom = ({ kind, numbers }: Mark): boolean => kind === 'drop' && (numbers['early'] ?? 0) === 0;

/** The next event of the same connection; where events are of nodes and servers, the next of any. */
function insteadOf(event: Mark, { run, record }: Side, titleOf: (mark: Mark) => Statement): readonly Statement[] {
  const isOfFlow = event.flow >= 0 && !['web-cluster', 'virtual-server'].includes(record.layout.kind);
  const next = record.marks.find(({ at, flow }) => at >= event.at && (!isOfFlow || flow === event.flow));
  if (next) {
    const facts = { run, at: next.at, event: titleOf(next) };
    return [isOfFlow ? state('parted.next-of-flow', facts) : state('parted.next', facts)];
  }
  const until: { run: number; at: Nanos } = { run, at: record.computedTo };
  return [isOfFlow ? state('parted.none-of-flow', until) : state('parted.none', until)];
}
