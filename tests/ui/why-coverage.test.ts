// Runs chosen by a seed, of every scenario, forty of `reno` and a hundred of `tcp-over-atm` in the full run: each event and a sample of the collisions explains itself in both
// languages, in at most two sentences, and every number it says is read back and compared with the record.

import { describe, expect, it } from 'vitest';
import { collisionsAt } from '../../src/explain/lan/collision.ts';
import type { Mark, RunRecord } from '../../src/record/record.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { scenario as tcpOverAtm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { chosenRun } from '../support/chosen-runs.ts';
import { isFull } from '../support/sample.ts';
import { explain, explainCollision } from '../support/told.ts';
import { collisionNumbers } from '../support/why-collision-numbers.ts';
import { byId, checkNumbers } from '../support/why-numbers.ts';
import { restartRule } from '../support/why-restart.ts';
import { checkWords, wholeOf } from '../support/why-words.ts';

const LANGUAGES = ['en', 'ko'] as const;
const COLLISIONS_PER_RUN = 25;
/** So many of them that every kind of event is among them twenty times. */
const sets = [
  { scenario: reno, runs: isFull ? 40 : 15 },
  { scenario: lanRto, runs: isFull ? 30 : 20 },
  { scenario: nicBuffer, runs: isFull ? 30 : 20 },
  { scenario: tcpOverAtm, runs: isFull ? 100 : 30 },
];
/** Of a scenario with TCP senders, on links, on a bus or in front of a switch for cells. */
const KINDS: readonly Mark['kind'][] = [
  ...(['drop', 'loss', 'kill', 'timeout', 'fast-retransmit', 'retransmission', 'spurious', 'given-up'] as const),
  ...(['request', 'page', 'change', 'refuse', 'cut', 'glue'] as const),
];
/** How often each kind was seen in all runs. */
const seen: Record<string, number> = {};

const count = (what: string): void => {
  seen[what] = (seen[what] ?? 0) + 1;
};

/** What a chain may end in: something that arrived and was lost, a person, a user; else the root states its parameter. */
const ROOTS: readonly Mark['kind'][] = ['drop', 'loss', 'kill', 'given-up', 'change', 'request', 'refuse', 'cut'];

function rootOf(record: RunRecord, mark: Mark): Mark {
  let root = mark;
  for (let steps = 0; root.cause >= 0 && steps < 10; steps++) {
    const cause = byId(record, root.cause);
    if (!cause) throw new Error(`mark ${root.id} names mark ${root.cause}, which is not there`);
    if (cause.at > root.at) throw new Error(`mark ${root.id} was before its cause`);
    root = cause;
  }
  if (root.cause >= 0) throw new Error(`the causes of mark ${mark.id} do not end`);
  return root;
}

function checkChain(record: RunRecord, scenario: Scenario, mark: Mark, where: string): void {
  const root = rootOf(record, mark);
  if (ROOTS.includes(root.kind)) return;
  const { sentence, arithmetic = [] } = explain({ mark: root, record, scenario, language: 'en' });
  const said = `${sentence} ${arithmetic.map(({ words }) => words).join(' ')}`;
  const states =
    root.kind === 'timeout'
      ? /minimum|fixed RTO|initial RTO|lost SYN|RTO before|bounds as they were/
      : /third duplicate ACK/;
  expect(said, `${where} ends in ${root.kind}`).toMatch(states);
}

describe.each(sets)('$scenario.id', ({ scenario, runs }) => {
  it.each(Array.from({ length: runs }, (_, seed) => seed))('run %i', { timeout: 60_000 }, (seed) => {
    const { record, choices } = chosenRun(scenario, seed);
    const where = `${scenario.id} ${seed} ${JSON.stringify(choices)}`;
    for (const mark of record.marks) {
      count(mark.kind);
      checkChain(record, scenario, mark, where);
      for (const language of LANGUAGES) {
        const facts = { mark, record, scenario, language };
        const explanation = explain(facts);
        const rule = mark.kind === 'request' && restartRule(explanation);
        if (rule) count(`window restart of ${rule}`);
        checkWords(explanation, language, where);
        const wrong = checkNumbers(explanation, facts);
        if (wrong.length > 0) expect(wrong, `${where}: ${wholeOf(explanation)} ${JSON.stringify(mark)}`).toEqual([]);
      }
    }
    const collisions = collisionsAt(record, 0, record.horizon);
    const step = Math.max(1, Math.floor(collisions.length / COLLISIONS_PER_RUN));
    for (let place = 0; place < collisions.length; place += step) {
      count('collision');
      for (const language of LANGUAGES) {
        const explanation = explainCollision(record, collisions[place]!, language);
        checkWords(explanation, language, where);
        const wrong = collisionNumbers(explanation, record, collisions[place]!, language);
        expect(wrong, `${where}: ${wholeOf(explanation)}`).toEqual([]);
      }
    }
  });
});

it('every kind of event was among them, in numbers', () => {
  const unmarked = ['collision', 'window restart of RFC 5681 4.1', 'window restart of ns-2'];
  const few = [...KINDS, ...unmarked].filter((kind) => (seen[kind] ?? 0) < 20);
  expect(few, JSON.stringify(seen)).toEqual([]);
});
