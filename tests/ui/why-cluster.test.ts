// Runs of a web cluster chosen by a seed, a hundred in the full run: each event and a sample of the decisions explains itself in both languages,
// in at most two sentences, every number is compared with the record, and causes end in a setting or a person's action.

import { describe, expect, it } from 'vitest';
import { decisionOf } from '../../src/engine/web-cluster/decision.ts';
import { decisionBefore } from '../../src/explain/web-cluster/decision.ts';
import type { Mark, RunRecord } from '../../src/record/record.ts';
import { scenario as webCluster } from '../../src/scenarios/web-cluster/scenario.ts';
import { chosenCluster } from '../support/chosen-cluster.ts';
import { isFull } from '../support/sample.ts';
import { explain, explainDecisionAt } from '../support/told.ts';
import { CLUSTER_KINDS, clusterNumbers } from '../support/why-cluster.ts';
import { checkWords, wholeOf } from '../support/why-words.ts';

const RUNS = isFull ? 100 : 75;
const LANGUAGES = ['en', 'ko'] as const;
const DECISIONS_PER_RUN = 20;
/** How often each kind of event, and each reason of a decision, was seen in all runs. */
const seen: Record<string, number> = {};
const tick = (what: string): void => {
  seen[what] = (seen[what] ?? 0) + 1;
};

function checkMark(record: RunRecord, mark: Mark, where: string): void {
  const told = { record, mark, at: mark.at, node: mark.flow, document: mark.segment };
  for (const language of LANGUAGES) {
    const explanation = explain({ mark, record, scenario: webCluster, language });
    checkWords(explanation, language, where);
    if (mark.kind === 'change') continue;
    const wrong = clusterNumbers(explanation, told, language);
    if (wrong.length > 0) expect(wrong, `${where}: ${wholeOf(explanation)} ${JSON.stringify(mark)}`).toEqual([]);
  }
}

/** A person's action, or a sentence that names a setting. */
function checkRoot(record: RunRecord, mark: Mark, where: string): void {
  let root = mark;
  for (let steps = 0; root.cause >= 0 && steps < 5; steps++) {
    const cause = record.marks.find(({ id }) => id === root.cause)!;
    expect(cause.at, where).toBeLessThanOrEqual(root.at);
    root = cause;
  }
  if (root.kind === 'change') return;
  const { sentence } = explain({ mark: root, record, scenario: webCluster, language: 'en' });
  expect(sentence, `${where} ends in ${root.kind}`).toMatch(
    /\((?:T_high, busy above|Hot threshold|Replica added every|Replicas stay|Decision time|Disk: seek|Port of a node|Failed node)\)/,
  );
}

function checkDecisions(record: RunRecord, where: string): void {
  for (let sample = 1; sample <= DECISIONS_PER_RUN; sample++) {
    const now = Math.round((record.horizon * sample) / (DECISIONS_PER_RUN + 1));
    const place = decisionBefore(record, now);
    if (!place) continue;
    const { arrivesAt, segment, info } = record.flights[place.link]!;
    const { node, reason } = decisionOf(info[place.row]!);
    expect(arrivesAt[place.row]).toBeLessThanOrEqual(now);
    tick(reason);
    // What changed who is responsible is an event, and tells itself.
    if (reason === 'moved' || reason === 'replicated' || reason === 'grown') continue;
    const told = { record, at: arrivesAt[place.row]!, node, document: segment[place.row]! };
    for (const language of LANGUAGES) {
      const explanation = explainDecisionAt(record, place, webCluster, language);
      checkWords(explanation, language, where);
      const wrong = clusterNumbers(explanation, told, language);
      if (wrong.length > 0) expect(wrong, `${where}: ${wholeOf(explanation)} ${JSON.stringify(told.at)}`).toEqual([]);
    }
  }
}

describe('a web cluster', () => {
  it.each(Array.from({ length: RUNS }, (_, seed) => seed))('run %i', { timeout: 60_000 }, (seed) => {
    const { record, choices } = chosenCluster(seed);
    const where = `${seed} ${JSON.stringify(choices)}`;
    for (const mark of record.marks) {
      tick(mark.kind);
      checkMark(record, mark, where);
      checkRoot(record, mark, where);
    }
    checkDecisions(record, where);
  });

  it('shows every kind of event and every reason, in numbers', () => {
    const all = [...CLUSTER_KINDS, 'change', 'turn', 'new', 'kept', 'moved', 'replicated', 'grown', 'least'];
    expect(
      all.filter((kind) => (seen[kind] ?? 0) < 20),
      JSON.stringify(seen),
    ).toEqual([]);
  });
});
