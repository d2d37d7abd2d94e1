// A pick by a rule that somebody wrote: the rule with the numbers of each server, and whose value was the least. Counts are
// those just before the pick; what nobody recorded (a draw) is left as its name.

import type { Mark } from '../../record/record.ts';
import { findGauge, valueAt } from '../../record/values.ts';
import { type Rule, ruleIn } from '../../scenarios/kit/rule.ts';
import { settingAt } from '../../scenarios/kit/run-spec.ts';
import { bucketsOf } from '../../scenarios/virtual-server/hosts.ts';
import { pickRule } from '../../scenarios/virtual-server/pick-rule.ts';
import type { VirtualServerValues } from '../../scenarios/virtual-server/settings.ts';
import { type Explanation, plain, type Subject, type Term, weighed } from '../explanation.ts';
import { fillFor, ruleParts, type ValueOf } from '../rule-terms.ts';
import { state } from '../state.ts';

/** The rule that picks in a run; undefined where a scheduler of the kernel does. */
export function pickRuleOf({ record, scenario }: Pick<Subject, 'record' | 'scenario'>): Rule | undefined {
  const setting = scenario.parameters.find(({ key }) => key === 'sched');
  return setting && ruleIn(setting, record.spec.params['sched']);
}

/** What a rule's pick has besides its title. */
export function explainRuledPick(
  subject: Subject,
  rule: Rule,
): Pick<Explanation, 'sentences' | 'arithmetic' | 'inRows'> {
  const { mark } = subject;
  const { server = 0 } = mark.numbers;
  const rows = rowsOf(subject, rule);
  const values = rows.flatMap(({ value, takes }) => (takes && value !== undefined ? [value] : []));
  const own = rows[server]?.value;
  // Two events at one instant: what stood between them is not on record.
  const isSure = own === undefined || values.every((value) => value >= own);
  const isTied = own !== undefined && values.filter((value) => value === own).length > 1;
  return {
    sentences: [
      state(isTied && isSure ? 'pick.rule-first' : 'pick.rule', { at: mark.at, server }),
      insteadOfRule(subject),
    ],
    arithmetic: isSure
      ? [plain(...ruleParts(rule), ':'), ...rows.map((row) => termOf(row, row.server === server))]
      : [plain(...ruleParts(rule))],
    inRows: isSure,
  };
}

/** Whom the other scheduler would have picked, which was asked too. */
export function insteadOfRule({ mark }: Subject) {
  const { server = -1, otherwise = -1 } = mark.numbers;
  const otherScheduler = 'WLC';
  if (otherwise < 0) return state('pick.instead-of-rule-none', { otherScheduler });
  const isSame = mark.kind === 'pick' && server === otherwise;
  return state(isSame ? 'pick.instead-of-rule-too' : 'pick.instead-of-rule', { otherScheduler, otherwise });
}

interface Row {
  readonly server: number;
  readonly parts: Term['parts'];
  readonly value: number | undefined;
  /** Does it take connections? */
  readonly takes: boolean;
}

function rowsOf(subject: Subject, rule: Rule): readonly Row[] {
  const { record, mark } = subject;
  const params = record.spec.params as VirtualServerValues;
  const picks = record.marks.filter(({ kind, id }) => kind === 'pick' && id < mark.id);
  const pickedBefore = picks.map(({ numbers }) => numbers['server'] ?? -1);
  const listed = listedAt(subject, mark.at);
  const last = lastPlace(subject, picks.at(-1));
  const { source, destination } = bucketsOf(params, mark.flow);
  return Array.from({ length: params.servers }, (_, server) => {
    const counts = countsOf(subject, server);
    const weight = Number(settingAt(record.spec, `w${server + 1}`, mark.at));
    const known: Readonly<Record<string, number>> = {
      ...counts,
      weight,
      given: pickedBefore.filter((each) => each === server).length,
      index: listed.indexOf(server),
      last,
      servers: listed.length,
      'hash(source)': source,
      'hash(destination)': destination,
    };
    const worthOf: ValueOf = (name) => known[name];
    const isFull = params.most > 0 && counts.active + counts.inactive >= params.most;
    return { server, ...fillFor(rule, pickRule, worthOf), takes: listed.includes(server) && weight > 0 && !isFull };
  });
}

/** Indices of the servers in the director's list: all but the one that is taken out. */
function listedAt({ record }: Subject, at: number): readonly number[] {
  const gone = Number(settingAt(record.spec, 'gone', at)) - 1;
  const { servers } = record.spec.params as VirtualServerValues;
  return Array.from({ length: servers }, (_, server) => server).filter((server) => server !== gone);
}

/** Where the one picked last stands now, or behind where it was; -1 before the first pick. */
function lastPlace(subject: Subject, pick: Mark | undefined): number {
  const server = pick?.numbers['server'];
  if (pick === undefined || server === undefined) return -1;
  const now = listedAt(subject, subject.mark.at).indexOf(server);
  return now >= 0 ? now : listedAt(subject, pick.at).indexOf(server) - 1;
}

/** Its connections before this one. */
function countsOf({ record, mark }: Subject, server: number): { active: number; inactive: number } {
  const { numbers, at } = mark;
  if (server === numbers['server']) return { active: numbers['active']!, inactive: numbers['inactive']! };
  if (server === numbers['rival']) return { active: numbers['rivalActive']!, inactive: numbers['rivalInactive']! };
  const before = (name: string): number => {
    const series = findGauge(record, `${name}-R${server + 1}`);
    return (series && valueAt(series, at - 1)) || 0;
  };
  return { active: before('active'), inactive: before('inactive') };
}

function termOf({ server, parts, value, takes }: Row, wins: boolean): Term {
  if (!takes && !wins) return { role: 'loses', parts: [{ candidate: server }, ': ', state('pick.takes-none', {})] };
  // A name alone is its own result.
  const result = value === undefined || parts.length === 1 ? [] : [' = ', { ruleNumber: value }];
  return weighed(wins, 'data', wins ? { server } : { candidate: server }, ': ', ...parts, ...result);
}
