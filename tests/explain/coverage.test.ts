// Runs chosen by a seed, of every scenario, more of them in the full run: each event, and a sample of the collisions and
// decisions that are no events, is explained with facts that the record confirms; what is said of them in both languages is
// whole, and causes end where they may.

import { describe, expect, it } from 'vitest';
import { MARKS } from '../../src/engine/core/marks.ts';
import { SCHEDULER_NAMES } from '../../src/engine/virtual-server/scheduler-named.ts';
import { REASONS } from '../../src/engine/web-cluster/content/policy.ts';
import { decisionOf } from '../../src/engine/web-cluster/decision.ts';
import type { Explanation, Subject } from '../../src/explain/explanation.ts';
import { collisionsAt, explainCollision } from '../../src/explain/lan/collision.ts';
import { partingRules } from '../../src/explain/parting/rules.ts';
import { RULES } from '../../src/explain/rules.ts';
import { tell } from '../../src/explain/say.ts';
import { explainWaiting } from '../../src/explain/tcp/timeout.ts';
import { decisionBefore, explainDecisionAt } from '../../src/explain/web-cluster/decision.ts';
import { english } from '../../src/explain/words/english.ts';
import { korean } from '../../src/explain/words/korean.ts';
import { logOn } from '../../src/record/flights.ts';
import type { Mark, RunRecord } from '../../src/record/record.ts';
import { scenario as incast } from '../../src/scenarios/incast/scenario.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { scenario as tcpOverAtm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { scenario as virtualServer } from '../../src/scenarios/virtual-server/scenario.ts';
import { scenario as webCluster } from '../../src/scenarios/web-cluster/scenario.ts';
import { chosenCluster, FRONT_ENDS, POLICIES_OF_TODAY, SHORT_QUEUE, SLOW_WAYS } from '../support/chosen-cluster.ts';
import { chosenRun } from '../support/chosen-runs.ts';
import { chosenVirtual, SHRINKS } from '../support/chosen-virtual.ts';
import { explain } from '../support/explained/every-kind.ts';
import { byId } from '../support/explained/facts.ts';
import { wrongCollision } from '../support/explained/lan.ts';
import { wrongIn } from '../support/explained/models.ts';
import { decisionMark } from '../support/explained/web-cluster.ts';
import { wrongWords } from '../support/explained/words.ts';
import { isFull } from '../support/sample.ts';

interface Set {
  readonly scenario: Scenario;
  readonly runs: number;
  readonly run: (seed: number) => { readonly record: RunRecord; readonly choices: object };
}
const of = (scenario: Scenario, runs: number): Set => ({ scenario, runs, run: (seed) => chosenRun(scenario, seed) });
const MARKED = {
  ...{ queue: 'red', ecn: true, q: 60, qmin: 2, qmax: 12, qp: 0.1, qw: 0.1, wnd: 64, qunit: 'packets', tcp: 'rfc' },
  ...{ cc: 'reno', loss: 0, rto: 'rfc6298' },
};
/** A timer that is too fast, and F-RTO. */
const JUDGED = {
  ...{ queue: 'tail', ecn: false, rto: 'fixed', rfix: 100 * 1e6, frto: true },
  ...{ dack: 0, delay: 20 * 1e6, bw: 1e6, wnd: 12 },
};
/** So many of them that every kind of event is among them twenty times. */
const sets: readonly Set[] = [
  // The last have rules that somebody wrote.
  of(reno, isFull ? 60 : 35),
  ...[2, 12].map((wnd) => ({
    scenario: reno,
    runs: 12,
    run: (seed: number) =>
      chosenRun(reno, seed, {
        ...MARKED,
        queue: 'tail',
        ecn: false,
        loss: 0.15,
        cc: 'rack',
        wnd,
        delay: 5 * 1e6,
        rmin: 1e9,
      }),
  })),
  {
    scenario: reno,
    runs: 4,
    run: (seed) =>
      chosenRun(reno, seed, { queue: 'red', q: 60, qmin: 2, qmax: 6, qp: 0.3, qw: 0.1, wnd: 64, qunit: 'packets' }),
  },
  ...[
    {},
    { cc: 'sack' },
    { queue: 'tail', ecn: false, loss: 0.05, cc: 'rack', wnd: 12, dack: 25 * 1e6 },
    { queue: 'tail', ecn: false, loss: 0.2, cc: 'rack', wnd: 2, dack: 25 * 1e6 },
    { queue: 'tail', ecn: false, loss: 0.15, cc: 'rack', wnd: 3, dack: 0, rmin: 1e9 },
    { queue: 'tail', ecn: false, loss: 0.1, cc: 'rack', wnd: 6, dack: 0, q: 30 },
    { tcp: 'ns2' },
    { queue: 'codel' },
    { queue: 'codel', ecn: false },
    { queue: 'pie' },
    { queue: 'pie', ecn: false },
    { queue: 'mark', qk: 5, cc: 'dctcp', mss: 1460 },
    { queue: 'tail', ecn: false, q: 8, cc: 'cubic' },
    { queue: 'tail', ecn: false, loss: 0.05, rto: 'quic', dack: 25 * 1e6, wnd: 12 },
    { queue: 'tail', ecn: false, loss: 0.05, rto: 'linux', wnd: 12 },
    { ...JUDGED, loss: 0.1 },
    { ...JUDGED, loss: 0.1, cc: 'sack' },
    { ...JUDGED, rto: 'rfc6298', rmin: 1e6, ontimeout: 'ssthresh' },
    { ...JUDGED, wnd: 24, queue: 'codel', ecn: true, n: 3, ctarget: 1e6, cival: 20 * 1e6 },
  ].map((more) => ({
    scenario: reno,
    runs: 3,
    run: (seed: number) => chosenRun(reno, seed, { ...MARKED, ...more }),
  })),
  // Where nothing is lost SACK has nothing to say.
  {
    scenario: reno,
    runs: 16,
    run: (seed) => chosenRun(reno, seed, { cc: 'sack', loss: 0.05, rto: 'rfc6298', wnd: 64 }),
  },
  of(incast, isFull ? 40 : 16),
  {
    scenario: reno,
    runs: 2,
    run: (seed) =>
      chosenRun(reno, seed, {
        loss: 0.05,
        queue: 'length < limit and random > 0.02',
        onloss: 'max(min(flight, cwnd) * 0.7, 2)',
        ontimeout: 'ssthresh',
      }),
  },
  of(lanRto, isFull ? 30 : 20),
  of(nicBuffer, isFull ? 30 : 20),
  { scenario: lanRto, runs: 2, run: (seed) => chosenRun(lanRto, seed, { rto: 'max(min, srtt + 4 * rttvar)' }) },
  ...['linux', 'quic'].map((rto) => ({
    scenario: lanRto,
    runs: 2,
    run: (seed: number) => chosenRun(lanRto, seed, { rto }),
  })),
  {
    scenario: lanRto,
    runs: 4,
    run: (seed) =>
      chosenRun(lanRto, seed, { tcp: 'rfc', frto: true, cc: 'sack', rto: 'fixed', rmin: 20 * 1e6, nicq: 100, wnd: 4 }),
  },
  { scenario: nicBuffer, runs: 2, run: (seed) => chosenRun(nicBuffer, seed, { backoff: 'floor(random * 16)' }) },
  of(tcpOverAtm, isFull ? 100 : 30),
  { scenario: webCluster, runs: isFull ? 100 : 75, run: (seed) => chosenCluster(seed) },
  {
    scenario: webCluster,
    runs: 28,
    run: (seed) => chosenCluster(seed, POLICIES_OF_TODAY[seed % POLICIES_OF_TODAY.length]),
  },
  { scenario: webCluster, runs: 2, run: (seed) => chosenCluster(seed, 'random * nodes') },
  ...[...FRONT_ENDS, ...SLOW_WAYS].map((front) => ({
    scenario: webCluster,
    runs: 2,
    run: (seed: number) => chosenCluster(seed, undefined, front),
  })),
  ...['rr', 'random', 'sticky'].map((entry) => ({
    scenario: webCluster,
    runs: 1,
    run: (seed: number) => chosenCluster(seed, 'mirror', { via: 'handoff', entry }),
  })),
  // Visitors who ask once, and a node that fails.
  { scenario: webCluster, runs: 1, run: () => chosenCluster(2, 'lard', { loop: 'open', reqs: 900, down: 0 }) },
  // A short queue: its longest wait is before the decision, where later ones are mostly those of the reply.
  { scenario: webCluster, runs: 1, run: () => chosenCluster(5, 'rr', SHORT_QUEUE) },
  { scenario: virtualServer, runs: 100, run: (seed) => chosenVirtual(seed) },
  { scenario: virtualServer, runs: 12, run: (seed) => chosenVirtual(seed, 'lblcr', 0, SHRINKS) },
  { scenario: virtualServer, runs: 12, run: (seed) => chosenVirtual(seed, '(active + 1) / weight') },
  ...['lblc', 'lblcr', 'rr', 'wrr', 'sh', 'mh', '(index - last - 1 + servers) % servers + given'].map((sched) => ({
    scenario: virtualServer,
    runs: 6,
    run: (seed: number) => chosenVirtual(seed, sched, 1),
  })),
];
const COLLISIONS_PER_RUN = 25;
const DECISIONS_PER_RUN = 20;
/** Windows that start again after a pause, by RFC 5681 4.1 and by ns-2. */
const RESTARTS = ['restart.initial', 'restart.expired'];
/** Events that others tell of, when they change who is responsible. */
const TOLD_BY_EVENT: readonly string[] = ['moved', 'replicated', 'grown'];

/** How often each rule, and each scheduler's pick, was seen in all runs. */
const seen: Record<string, number> = {};
const tick = (what: string): void => {
  seen[what] = (seen[what] ?? 0) + 1;
};

function check(explanation: Explanation, wrong: readonly string[], where: string): void {
  const { title, sentences, arithmetic = [] } = explanation;
  for (const { rule } of [title, ...sentences]) tick(rule);
  for (const { facts } of sentences) if ('reasons' in facts) for (const { rule } of facts.reasons) tick(rule);
  for (const { parts } of arithmetic)
    for (const part of parts) if (typeof part === 'object' && 'rule' in part) tick(part.rule as string);
  const all = [...wrong, ...[english, korean].flatMap((words) => wrongWords(tell(explanation, words), words.language))];
  if (all.length > 0) expect(all, `${where}: ${JSON.stringify(explanation)}`).toEqual([]);
}

/** Where a chain may end: something that arrived and was lost, a person, a user; else the root names its setting. */
const ROOTS: readonly Mark['kind'][] = [
  ...(['drop', 'ce', 'loss', 'kill', 'given-up', 'change', 'request', 'refuse', 'trim', 'cut'] as const),
  ...(['pick', 'refused'] as const),
];
const NAMES_ITS_SETTING =
  /^(rto\.|unusable|timer\.fixed|fast-retransmit\.(third|needless|sack|rack)|probe\.|dispatch\.|long-wait\.(dispatcher|disk|node|front|front-relays|relayed|sent|client|net)|node-down\.at-first|load\.)/;

function checkChain({ record, scenario, mark }: Subject, where: string): void {
  let root = mark;
  for (let steps = 0; root.cause >= 0 && steps < 10; steps++) {
    const cause = byId(record, root.cause);
    if (!cause || cause.at > root.at) throw new Error(`${where}: mark ${root.id} has no cause before it`);
    root = cause;
  }
  if (root.cause >= 0) throw new Error(`${where}: the causes of mark ${mark.id} do not end`);
  if (ROOTS.includes(root.kind)) return;
  const { sentences, arithmetic = [] } = explain({ mark: root, record, scenario });
  const terms = arithmetic.flatMap(({ parts }) =>
    parts.flatMap((part) => (typeof part === 'object' && 'rule' in part ? [part] : [])),
  );
  const rules = [...sentences, ...terms].map(({ rule }) => rule as string);
  if (!rules.some((rule) => NAMES_ITS_SETTING.test(rule))) expect(rules, `${where} ends in ${root.kind}`).toEqual([]);
}

function checkCollisions(record: RunRecord, scenario: Scenario, where: string): void {
  const collisions = collisionsAt(record, 0, record.horizon);
  const step = Math.max(1, Math.floor(collisions.length / COLLISIONS_PER_RUN));
  collisions.forEach((collision, place) => {
    const { attempts } = collision;
    // Many stations, and a frame that is given up, are too seldom to be left to the sample.
    const isSeldom = attempts.length > 4 || attempts.some(({ number }) => number === 16);
    if (place % step > 0 && !isSeldom) return;
    const explanation = explainCollision(record, collision);
    const told = { record, scenario, mark: decisionMark(0, 0, 0) };
    tick('event collision');
    check(explanation, wrongCollision(explanation, told, collision), where);
  });
}

function checkDecisions(record: RunRecord, scenario: Scenario, where: string): void {
  for (let sample = 1; sample <= DECISIONS_PER_RUN; sample++) {
    const now = Math.round((record.horizon * sample) / (DECISIONS_PER_RUN + 1));
    const place = decisionBefore(record, now);
    if (!place) continue;
    const asks = logOn(record, place.link, 'asks');
    const [at, document] = [asks.arrivesAt[place.row]!, asks.document[place.row]!];
    const { node, reason } = decisionOf(asks.outcome[place.row]!);
    expect(at).toBeLessThanOrEqual(now);
    tick(`decision ${reason}`);
    if (TOLD_BY_EVENT.includes(reason)) continue;
    const explanation = explainDecisionAt(record, place, scenario);
    check(explanation, wrongIn(explanation, { record, scenario, mark: decisionMark(at, node, document) }), where);
    expect(explanation.decided).toMatchObject({ key: 'policy', at, outcome: { facts: { document, node } } });
  }
}

describe.each(sets)('$scenario.id', ({ scenario, runs, run }) => {
  it.each(Array.from({ length: runs }, (_, seed) => seed))('run %i', (seed) => {
    const { record, choices } = run(seed);
    const where = `${scenario.id} ${seed} ${JSON.stringify(choices)}`;
    for (const mark of record.marks) {
      tick(mark.kind === 'pick' ? `pick by ${record.spec.params['sched']}` : `event ${mark.kind}`);
      const subject = { mark, record, scenario };
      checkChain(subject, where);
      const explanation = explain(subject);
      check(explanation, wrongIn(explanation, subject), `${where} ${JSON.stringify(mark)}`);
      if (mark.kind === 'timeout') check(explainWaiting(subject), wrongIn(explainWaiting(subject), subject), where);
      if (mark.kind === 'download')
        expect(byId(record, mark.cause), where).toMatchObject({ kind: 'pick', flow: mark.flow });
    }
    if (record.layout.bus) checkCollisions(record, scenario, where);
    if (scenario.stage === 'web-cluster') checkDecisions(record, scenario, where);
  });
});

/** Told of in examples.test.ts, tcp-runs.test.ts, lan.test.ts or the longer runs of the full tests; the last is the end of a decision's chain. */
const RARE: readonly string[] = [
  ...['change.unknown', 'timeout.reaches', 'timeout.busy', 'rto.lost-syn', 'rto.maximum', 'rto.ticks'],
  ...['spurious.sack', 'spurious.nack', 'spurious.duplicates', 'timeout.trimmed', 'echo.floor'],
  ...['cut.only', 'pick.moves', 'dispatch-outcome'],
];

it('every rule was among them, and every kind of event in numbers', () => {
  const rules = Object.keys(RULES).filter((rule) => !RARE.includes(rule) && !(rule in partingRules));
  const events = (Object.keys(MARKS) as readonly Mark['kind'][]).map((kind) => `event ${kind}`);
  const picks = SCHEDULER_NAMES.map((name) => `pick by ${name}`);
  const decisions = REASONS.map((reason) => `decision ${reason}`);
  const few = [...events.filter((event) => event !== 'event pick'), ...picks, ...decisions, 'event collision'];
  expect(rules.filter((rule) => !seen[rule])).toEqual([]);
  expect(
    [...few.filter((what) => (seen[what] ?? 0) < 20), ...RESTARTS.filter((rule) => seen[rule]! < 10)],
    JSON.stringify(seen),
  ).toEqual([]);
});
