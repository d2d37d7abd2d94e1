// The events of whole LAN runs, and their collisions found a second time without the index of the stage: the facts that explain
// them are those of the record, and nobody is called by a letter.

import { describe, expect, it } from 'vitest';
import type { Explanation } from '../../src/explain/explanation.ts';
import { collisionsAt, explainCollision } from '../../src/explain/lan/collision.ts';
import { tell } from '../../src/explain/say.ts';
import { explainWaiting } from '../../src/explain/tcp/timeout.ts';
import { english } from '../../src/explain/words/english.ts';
import { korean } from '../../src/explain/words/korean.ts';
import { logOn } from '../../src/record/flights.ts';
import type { Mark, RunRecord } from '../../src/record/record.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';
import { explain } from '../support/explained/every-kind.ts';
import { wrongCollision } from '../support/explained/lan.ts';
import { wrongIn } from '../support/explained/models.ts';
import { decisionMark } from '../support/explained/web-cluster.ts';
import { lanRun } from '../support/lan-runs.ts';

const END = { end: 20e9 };
const runs = {
  story: lanRun(lanRto, 'story', END),
  'fixed 50 ms': lanRun(lanRto, 'r1', { ...END, util: 0.4, rto: 'fixed', rmin: 50e6 }),
  'small minimum': lanRun(lanRto, 'r1', { ...END, rmin: 20e6, tick: 1e6, seed: 3 }),
  'no server outside': lanRun(lanRto, 'r2', { ...END, split: false, util: 0.4, rmin: 100e6 }),
  'two ticks': lanRun(lanRto, 'r2', { ...END, rmin: 1e6 }),
  'small buffer': lanRun(nicBuffer, 'c1', { ...END, nicq: 10 }),
  'ns-2 of 2001': lanRun(nicBuffer, 'n1', { ...END, nicq: 20, tcp: 'ns2001', tick: 100e6, rmin: 100e6, irto: 6e9 }),
  'RFC 6298': lanRun(nicBuffer, 'n2', { ...END, nicq: 20, tcp: 'rfc', tick: 1e6, rmin: 200e6 }),
} as const satisfies Record<string, RunRecord>;
type Run = keyof typeof runs;
const NAMES = Object.keys(runs) as Run[];

const subjectOf = (run: Run, mark: Mark) => ({ mark, record: runs[run], scenario: lanRto });
const explained = (run: Run, mark: Mark): Explanation => explain(subjectOf(run, mark));
const marksOf = (run: Run, kind: Mark['kind']): readonly Mark[] => runs[run].marks.filter((mark) => mark.kind === kind);
const has = (explanation: Explanation, rule: string): boolean =>
  JSON.stringify(explanation).includes(`"rule":"${rule}"`);
/** How often a rule is said of events of a kind, in all runs. */
const countOf = (kind: Mark['kind'], rule: string): number =>
  NAMES.flatMap((run) => marksOf(run, kind).map((mark) => explained(run, mark))).filter((each) => has(each, rule))
    .length;

describe.each(NAMES)('%s', (run) => {
  it('every event is explained by facts of the record, and nobody is called by a letter', () => {
    expect(runs[run].marks.length).toBeGreaterThan(20);
    for (const mark of runs[run].marks) {
      const explanation = explained(run, mark);
      const wrong = wrongIn(explanation, subjectOf(run, mark));
      if (wrong.length > 0) expect(wrong, `${JSON.stringify(explanation)} ${JSON.stringify(mark)}`).toEqual([]);
      for (const words of [english, korean]) {
        const { title, sentence, arithmetic = [] } = tell(explanation, words);
        const all = `${title} ${sentence} ${arithmetic.map((term) => term.words).join(' ')}`;
        expect(all).not.toMatch(/undefined|NaN|null|Infinity|-\d+ (ms|s)\b/);
        expect(all.replace(/WAN|NIC/g, '')).not.toMatch(/\b[BSRXW]\b|\bC\d/);
      }
    }
  });

  it('a timeout whose round trip was known has its formula', () => {
    for (const mark of marksOf(run, 'timeout')) {
      const isKnown = mark.numbers['srtt']! > 0 && mark.numbers['minimum'] !== mark.numbers['maximum'];
      if (isKnown) expect(explained(run, mark).arithmetic).toBeDefined();
    }
  });
});

it('what these runs are for is in them', () => {
  expect(countOf('spurious', 'spurious.round-trip')).toBeGreaterThan(300);
  expect(countOf('page', 'page.waited')).toBeGreaterThan(10);
  expect(marksOf('small buffer', 'drop').map((mark) => mark.numbers['limit'])).toContain(10);
});

describe('a window starts again after a pause', () => {
  /** Pages one after the other over one connection, behind a switch. */
  const PAUSES = { mac: 'switch', conn: 'persistent', par: 1, users: 1, only: 0, warm: 0, think: 150e6 };
  const restartsOf = (record: RunRecord): readonly Explanation[] =>
    record.marks
      .filter(({ kind }) => kind === 'request')
      .flatMap((mark) => {
        const told = { mark, record, scenario: lanRto };
        const explanation = explain(told);
        expect(wrongIn(explanation, told), JSON.stringify(explanation)).toEqual([]);
        return has(explanation, 'request.restart') ? [explanation] : [];
      });

  it('which is not what an ECN-Echo does to it', () => {
    const marked = lanRun(lanRto, 'own', {
      ...{ ...PAUSES, end: 22e9, tcp: 'rfc', cc: 'reno', ecn: true, queue: 'red', qmin: 1, qmax: 8, qp: 0.3 },
      ...{ clients: 3, dist: 'exponential', mean: 30, nicq: 60, wnd: 64, rmin: 1e9 },
    });
    expect(marked.marks.filter(({ kind }) => kind === 'echo').length).toBeGreaterThan(20);
    expect(restartsOf(marked)).toEqual([]);
  });

  it('from half for every RTO in Linux, and only where this pause was so long', () => {
    const halved = restartsOf(
      lanRun(lanRto, 'own', {
        ...{ ...PAUSES, end: 8e9, tcp: 'linux', think: 300e6, rmin: 200e6 },
        ...{ clients: 2, dist: 'constant', mean: 60 },
      }),
    );
    expect(halved.length).toBeGreaterThan(5);
    for (const each of halved) expect(has(each, 'restart.halved')).toBe(true);
  });
});

it('waiting for a timer is told of whoever waits for the page', () => {
  const mark = marksOf('story', 'timeout').find(({ flow }) => flow === runs.story.layout.watched)!;
  const { title, sentences } = explainWaiting(subjectOf('story', mark));
  expect(title).toEqual({ rule: 'waiting-one', facts: { receiver: { kind: 'client', number: '4' } } });
  const { segment, numbers } = mark;
  expect(sentences).toEqual([{ rule: 'waiting-one.missing', facts: { segment, armedAt: numbers['armedAt'] } }]);
});

it('a frame is given up after the 16 attempts that the log of its station shows', () => {
  const all = NAMES.flatMap((run) => marksOf(run, 'given-up').map((mark) => ({ run, mark })));
  expect(all.length).toBeGreaterThan(2);
  for (const { run, mark } of all) {
    const { layout } = runs[run];
    const place = `${layout.links[mark.link]!.place}-collisions`;
    const link = layout.links.findIndex((each) => each.place === place);
    const log = logOn(runs[run], link, 'collisions');
    let row = Array.from(log.noticedAt.subarray(0, log.length)).lastIndexOf(mark.at);
    let attempts = 0;
    for (; row >= 0 && log.segment[row] === mark.segment && log.info[row]! >> 2 === mark.flow; row--) attempts++;
    expect(explained(run, mark).sentences[0]!.facts).toMatchObject({ attempts: 16 });
    expect(attempts).toBeGreaterThanOrEqual(16);
  }
});

it('another connection than the one that is followed is named', () => {
  const { watched } = runs.story.layout;
  for (const mark of marksOf('story', 'drop')) {
    const { connection } = explained('story', mark);
    if (mark.flow === watched) expect(connection).toBeUndefined();
    else expect(connection).toMatchObject({ kind: 'response', user: '', part: expect.stringMatching(/^\d$/) });
  }
});

/** Rows of all stations whose attempts overlap. */
function groupsOf({ layout, flights }: RunRecord): readonly (readonly string[])[] {
  const { propagation, stations } = layout.bus!;
  const rows = stations.flatMap((station) => {
    const log = flights[layout.links.findIndex(({ place }) => place === `${station}-collisions`)]!;
    return Array.from({ length: log.length }, (_, row) => ({
      ...{ station, began: log.offeredAt[row]!, noticed: log.startsAt[row]! },
    }));
  });
  rows.sort((a, b) => a.began - b.began);
  const groups: (typeof rows)[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && row.began <= Math.max(...last.map(({ noticed }) => noticed)) + propagation) last.push(row);
    else groups.push([row]);
  }
  return groups.map((group) => group.map(({ station }) => station).toSorted());
}

describe('a collision', () => {
  it.each(['story', 'fixed 50 ms', 'no server outside'] as const)(
    'of %s names everybody, what they drew and who is next',
    (run) => {
      const record = runs[run];
      const collisions = collisionsAt(record, 0, record.horizon);
      const groups = groupsOf(record);
      expect(collisions.map(({ attempts }) => attempts.map(({ station }) => station).toSorted())).toEqual(groups);
      expect(groups.length).toBeGreaterThan(500);
      expect(groups.every((group) => group.length > 1)).toBe(true);
      const told = { record, scenario: lanRto, mark: decisionMark(0, 0, 0) };
      const explanations = collisions.slice(0, 600).map((collision) => {
        const explanation = explainCollision(record, collision);
        const wrong = wrongCollision(explanation, told, collision);
        if (wrong.length > 0) expect(wrong, JSON.stringify(explanation)).toEqual([]);
        return explanation;
      });
      expect(explanations.filter((each) => has(each, 'collision.capture')).length).toBeGreaterThan(100);
    },
  );
});
