// Pairs of runs of every scenario: what is said of where they part is what their records say, looked up anew; both languages
// say it whole. The sentence of the lecture is among them.

import { describe, expect, it } from 'vitest';
import type { FactName, Facts } from '../../src/explain/facts.ts';
import { explainParting, type PartingExplanation, type PartingSubject } from '../../src/explain/parting/parting.ts';
import { partingRules } from '../../src/explain/parting/rules.ts';
import type { Statement } from '../../src/explain/rules.ts';
import { tellParting } from '../../src/explain/say.ts';
import { explainDecisionAt } from '../../src/explain/web-cluster/decision.ts';
import { english } from '../../src/explain/words/english.ts';
import { korean } from '../../src/explain/words/korean.ts';
import { columnsOf, packetFlow } from '../../src/record/logs.ts';
import type { Mark, RunRecord } from '../../src/record/record.ts';
import { scenarioById } from '../../src/scenarios/index.ts';
import type { Language } from '../../src/scenarios/kit/text.ts';
import { explain, explainsEvery } from '../support/explained/every-kind.ts';
import { wrongParticles } from '../support/korean-ear.ts';
import { firstHappeningOfOne, linksOfPairs, pairOf } from '../support/pairs-of-runs.ts';
import { isFull } from '../support/sample.ts';

const SEEDS = isFull ? [1, 2, 3, 4] : [1];
/** What the short pairs above have not: a shared bus, late packets, an end that is not the same. */
const MORE: readonly (readonly [string, string])[] = [
  ['reno', '#end=3s&b=seed:2&v=1'],
  ['reno', '#end=3s&n=2&b=start:0ms&v=1'],
  ['reno', '#end=3s&b=&be=1s:rmin:200ms&v=1'],
  ['reno', '#end=3s&b=&bx=R-B:5&v=1'],
  ['reno', '#end=1s&loss=2pc&b=loss:0pc&v=1'],
  ['reno', '#end=3s&queue=red&b=queue:tail&v=1'],
  ['reno', '#end=3s&b=adelay:3ms&v=1'],
  ['reno', '#end=3s&b=abw:20Mbps&v=1'],
  ['reno', '#end=1s&data=20KB&b=data:10KB&v=1'],
  ['reno', '#end=4s&rmin=400ms&b=k:1,rmin:10ms&v=1'],
  ['reno', '#end=4s&rmin=10ms&b=rmin:5ms&v=1'],
  ['reno', '#end=4s&b=rto:fixed,rfix:200ms&v=1'],
  ['reno', '#end=4s&rto=fixed&rfix=2s&b=rto:rfc6298&v=1'],
  ['reno', '#end=1s&b=&v=1'],
  ['lan-rto', '#end=1s&work=r1&warm=0s&b=watch:5&v=1'],
  ['lan-rto', '#end=1s&work=r1&warm=0s&b=nicq:5&v=1'],
  ['lan-rto', '#end=1s&work=r1&warm=0s&b=bw:20Mbps&v=1'],
  ['lan-rto', '#end=1s&work=r1&warm=0s&b=lldelay:2ms&v=1'],
  ['lan-rto', '#end=1s&work=r1&warm=0s&b=mac:ieee&v=1'],
  ['lan-rto', '#end=1s&work=r1&warm=0s&b=prop:8us&v=1'],
  ['tcp-over-atm', '#end=1s&b=delay:1ms&v=1'],
  ['tcp-over-atm', '#end=1s&b=bw:100Mbps&v=1'],
  ['tcp-over-atm', '#end=1s&b=srate:20Mbps&v=1'],
  ['tcp-over-atm', '#end=1s&policy=tail&b=policy:tail,buf:600&v=1'],
  ['tcp-over-atm', '#end=1s&policy=tail&buf=400&b=buf:401&v=1'],
  ['virtual-server', '#end=30s&b=dcost:300us&v=1'],
  ['virtual-server', '#end=30s&b=bw:50Mbps&v=1'],
  ['web-cluster', '#users=600&end=3s&warm=1s&b=port:10Mbps&v=1'],
];
const pairs = [...linksOfPairs(SEEDS), ...MORE.map(([id, link]) => ({ scenario: scenarioById(id)!, link }))];
const seen = new Set<string>();

/** How a sentence about a step of the work on requests begins; and which part of a machine has the visits of a log. */
const STEP_RULES: Readonly<Record<string, string>> = {
  asks: 'parted.ask-',
  handoffs: 'parted.handoff-',
  reads: 'parted.read-',
  replies: 'parted.reply-',
};
const PARTS: Readonly<Record<string, string>> = {
  ...{ out: 'port', in: 'port', port: 'port', hub: 'hub', cpu: 'cpu', disk: 'disk', write: 'disk' },
};

type Given = Partial<Facts<FactName>>;

/** Is this what the records say? */
function isTrue({ rule, facts }: Statement, subject: PartingSubject, told: PartingExplanation): boolean {
  const given: Given = facts;
  const recordOf = (run: number | undefined): RunRecord => subject.runs.find((side) => side.run === run)!.record;
  const { run, otherRun, at = -1 } = given;
  const record = recordOf(run);
  const titleOf = (mark: Mark, of: RunRecord) => explain({ mark, record: of, scenario: subject.scenario }).title;
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const event = told.parting.kind === 'parted' ? told.parting.event : undefined;
  /** The event that one of the two has. */
  const alone = event?.marks.find((mark) => mark?.at === event.at);
  const fired = () =>
    recordOf(otherRun).marks.some(
      (mark) => mark.kind === 'timeout' && mark.numbers['rto'] === given.rto && mark.at === event?.at,
    );
  const rowsAt = (column: 'offeredAt' | 'startsAt' | 'arrivesAt', when: number) =>
    record.flights.flatMap((log) => {
      const { link, [column]: times, length } = log;
      const [segment] = columnsOf(log);
      const { place, role = '' } = record.layout.links[link]!;
      const rows = Array.from({ length }, (_, row) => row).filter((row) => times[row] === when);
      return rows.map((row) => ({
        place,
        role,
        node: record.layout.nodes
          .filter(({ kind }) => kind === 'server')
          .map(({ name }) => name)
          .indexOf(record.layout.links[link]!.from),
        from: record.layout.links[link]!.from,
        segment: role.includes('cells') ? Math.floor(segment[row]! / 256) : segment[row]!,
      }));
    });
  const column =
    rule.endsWith('given') || rule === 'parted.collides'
      ? 'offeredAt'
      : rule.endsWith('leaves')
        ? 'startsAt'
        : 'arrivesAt';
  const passes = () =>
    (rule === 'parted.cell-lost'
      ? rowsAt('offeredAt', at)
      : [...rowsAt(column, at), ...(rule === 'parted.collides' ? rowsAt('startsAt', at) : [])]
    ).some(
      ({ place, segment, from, role, node }) =>
        (given.packet === undefined || given.packet.segment === segment) &&
        (given.place === undefined || given.place === place) &&
        (given.node === undefined || (given.node === node && rule.startsWith(STEP_RULES[role] ?? '-'))) &&
        (given.part === undefined || (given.part.host === from && given.part.part === PARTS[role])),
    );
  const isSameFlow = (mark: Mark) => !rule.endsWith('of-flow') || mark.flow === alone?.flow;
  const later = record.marks.filter((mark) => event !== undefined && mark.at >= event.at && isSameFlow(mark));
  switch (rule) {
    case 'parted':
    case 'parted.never':
    case 'parted.incomparable':
    case 'parted.network':
    case 'parted.watched':
      return run === subject.runs[0].run && otherRun === subject.runs[1].run;
    case 'parted.users':
      return subject.scenario.workload.some((key) => record.spec.params[key] !== recordOf(otherRun).spec.params[key]);
    case 'parted.seed':
      return record.spec.params['seed'] !== recordOf(otherRun).spec.params['seed'];
    case 'parted.setting': {
      const { before, after } = given;
      const key = before!.parameter.key;
      return record.spec.params[key] === before!.value && recordOf(otherRun).spec.params[key] === after!.value;
    }
    case 'parted.timer-minimum':
    case 'parted.timer-longer': {
      const timer = record.marks.find(
        (mark) =>
          mark.kind === 'timeout' && mark.flow === alone?.flow && mark.numbers['armedAt'] === alone.numbers['armedAt'],
      );
      const { minimum = given.minimum, rto } = timer?.numbers ?? {};
      return (
        fired() &&
        timer!.at > alone!.at &&
        given.minimum === (rule === 'parted.timer-minimum' ? minimum : undefined) &&
        rto === (given.otherRto ?? given.minimum)
      );
    }
    case 'parted.timer-not-due':
      return fired() && alone!.numbers['armedAt']! + given.otherRto! > alone!.at;
    case 'parted.timer-not-due-minimum':
      return (
        fired() &&
        given.minimum === record.spec.params['rmin'] &&
        alone!.numbers['armedAt']! + given.minimum! > alone!.at
      );
    case 'parted.event':
      return (
        record.marks.some((mark) => mark.at === at && same(titleOf(mark, record), given.event)) ||
        told.events.some((each) => each.run === run && each.at === at && same(each.explanation.title, given.event))
      );
    case 'parted.admitted':
    case 'parted.goes-on':
    case 'parted.cell-admitted': {
      const isLost = record.marks.some(
        (mark) =>
          mark.at === alone!.at &&
          mark.segment === alone!.segment &&
          mark.flow === alone!.flow &&
          mark.kind === alone!.kind,
      );
      const flights = record.flights[alone!.link]!;
      const [numbers, info] = columnsOf(flights);
      const rows = Array.from({ length: flights.length }, (_, row) => row).filter(
        (row) => flights.offeredAt[row] === alone!.at,
      );
      const factor = rule === 'parted.cell-admitted' ? 256 : 1;
      const wasFull = alone!.kind === 'drop' && !alone!.numbers['early'];
      return (
        !isLost &&
        (factor > 1 || wasFull === (rule === 'parted.admitted')) &&
        given.packet!.segment === alone!.segment &&
        rows.some(
          (row) => Math.floor(numbers[row]! / factor) === alone!.segment && packetFlow(info[row]!) === alone!.flow,
        )
      );
    }
    case 'parted.next':
    case 'parted.next-of-flow':
      return later[0]?.at === at && same(titleOf(later[0], record), given.event);
    case 'parted.none':
    case 'parted.none-of-flow':
      return later.length === 0 && at === record.computedTo;
    case 'parted.other-same':
    case 'parted.other-next':
    case 'parted.other-packet':
      return (['offeredAt', 'startsAt', 'arrivesAt'] as const).some((each) =>
        rowsAt(each, at).some(({ segment }) => given.packet === undefined || given.packet.segment === segment),
      );
    case 'parted.other-none':
      return at === record.computedTo;
    default:
      return passes();
  }
}

const brokenWords = (text: string, language: Language): boolean =>
  /undefined|NaN|null|Infinity|\[object| {2}|^\s*$/.test(text) || /[가-힣]/.test(text) !== (language === 'ko');

describe('where two runs part is explained', () => {
  it.each(pairs)('$scenario.id $link', ({ scenario, link }) => {
    const [a, b] = pairOf(scenario, link).records;
    const subject: PartingSubject = {
      scenario,
      runs: [
        { run: 0, record: a! },
        { run: 1, record: b! },
      ],
    };
    const told = explainParting(subject, explainsEvery, explainDecisionAt);
    const { parting, title, warning, settings, sentences } = told;
    for (const statement of [title, ...(warning ? [warning] : []), ...settings, ...sentences]) {
      seen.add(statement.rule);
      if (!isTrue(statement, subject, told)) expect(statement, 'as the records say').toBeUndefined();
    }
    if (title.rule === 'parted') expect(title.facts.at).toBe(firstHappeningOfOne(a!, b!, title.facts.at));
    expect(sentences.length).toBeGreaterThanOrEqual(parting.kind === 'equal' ? 0 : parting.kind === 'parted' ? 2 : 1);
    for (const words of [english, korean]) {
      const { title: said, sentence, events, settings: set } = tellParting(told, words);
      const all = [said, ...(sentence ? [sentence] : []), ...events.map((each) => `${each.title} ${each.sentence}`)];
      expect(all.filter((text) => brokenWords(text, words.language))).toEqual([]);
      if (words.language === 'ko') expect(wrongParticles([...all, ...set].join(' '))).toEqual([]);
    }
  });

  /** The same run but for one packet, cell or job of one link, the last. */
  const but = (record: RunRecord, link: number, column: 'offeredAt' | 'startsAt' | 'arrivesAt'): RunRecord => {
    const of = record.flights[link]!;
    const times = of[column].slice();
    times[of.length - 1] = times[of.length - 1]! + 1;
    // Columns of a log are read through its own object.
    const value = column === 'offeredAt' ? { length: { value: of.length - 1 } } : { [column]: { value: times } };
    const other = Object.create(of, value) as typeof of;
    return { ...record, computedTo: Number.MAX_SAFE_INTEGER, flights: record.flights.with(link, other) };
  };
  it.each([
    ['reno', '#end=1s&b=&v=1'],
    ['nic-buffer', '#end=1s&b=&v=1'],
    ['tcp-over-atm', '#end=1s&policy=tail&buf=600&b=&v=1'],
    ['web-cluster', '#users=600&end=2s&warm=1s&mem=3MB&b=&v=1'],
    ['virtual-server', '#end=1s&b=&v=1'],
  ])('as what it is on every link of %s', (id, link) => {
    const { scenario, records } = pairOf(scenarioById(id)!, link);
    const a = { ...records[0]!, computedTo: Number.MAX_SAFE_INTEGER };
    for (const { link: place } of a.flights.filter(({ length }) => length > 0)) {
      for (const column of ['offeredAt', 'startsAt', 'arrivesAt'] as const) {
        const subject: PartingSubject = {
          scenario,
          runs: [
            { run: 0, record: a },
            { run: 1, record: but(a, place, column) },
          ],
        };
        const told = explainParting(subject, explainsEvery, explainDecisionAt);
        expect(told.parting).toMatchObject({ passage: { link: place, column } });
        expect(told.sentences).toHaveLength(2);
        for (const statement of told.sentences) {
          seen.add(statement.rule);
          if (!isTrue(statement, subject, told)) expect(statement, 'as the records say').toBeUndefined();
        }
        for (const words of [english, korean]) {
          const { sentence } = tellParting(told, words);
          expect(brokenWords(sentence, words.language)).toBe(false);
          if (words.language === 'ko') expect(wrongParticles(sentence)).toEqual([]);
        }
      }
    }
  });

  it('with every rule', () => {
    expect(Object.keys(partingRules).filter((rule) => !seen.has(rule))).toEqual([]);
  });

  it('in the words of a lecture', () => {
    const { scenario, records } = pairOf(scenarioById('reno')!, '#b=rmin:200ms&v=1');
    const told = explainParting(
      {
        scenario,
        runs: [
          { run: 0, record: records[0]! },
          { run: 2, record: records[1]! },
        ],
      },
      explainsEvery,
    );
    expect(tellParting(told, english)).toMatchObject({
      title: 'A and C are equal until 0.7206 s',
      warning: undefined,
      settings: ['RTO minimum: 1 s in A, 200 ms in C'],
      sentence:
        'A waits for its timer (minimum 1 s); C’s went off after 200 ms. In A the next event of this connection is at 1.5206 s: “Timeout: segment 45 is sent again”.',
      events: [{ run: 2, title: 'Timeout: segment 45 is sent again' }],
    });
    expect(
      tellParting(told, english)
        .events[0]!.arithmetic!.map(({ words }) => words)
        .join(' '),
    ).toBe('RTO = max( minimum 200 ms , SRTT 48.1 ms + 4 × 16.1 ms ) = 200 ms');
    expect(tellParting(told, korean)).toMatchObject({
      title: 'A와 C는 0.7206초까지 같습니다',
      settings: ['RTO 최솟값: A에서 1 s, C에서 200 ms'],
    });
  });
});
