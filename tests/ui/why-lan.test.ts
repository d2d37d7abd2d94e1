// What is said of the events of whole LAN runs, in both languages, with its arithmetic worked out again from the packets of
// the record: which copy of a segment was first, when ACKs came, what made the RTO, how long pages waited for timers.

import { describe, expect, it } from 'vitest';
import { collisionsAt } from '../../src/explain/lan/collision.ts';
import type { Mark, RunRecord } from '../../src/record/record.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';
import { lanRun } from '../support/lan-runs.ts';
import type { Explanation, Term } from '../support/told.ts';
import { explain, explainCollision, explainWaiting } from '../support/told.ts';

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

const explained = (run: Run, mark: Mark, language: 'en' | 'ko' = 'en'): Explanation =>
  explain({ mark, record: runs[run], scenario: lanRto, language });
const marksOf = (run: Run, kind: Mark['kind']): readonly Mark[] => runs[run].marks.filter((mark) => mark.kind === kind);
const byId = (run: Run, id: number): Mark | undefined => runs[run].marks.find((mark) => mark.id === id);

const UNITS: Readonly<Record<string, number>> = { s: 1e9, ms: 1e6, µs: 1e3, ns: 1 };
/** 11.5 ms as nanoseconds. */
const nanos = (words: string): number => {
  const [, number, unit] = words.match(/([\d,.]+) (s|ms|µs|ns)\b/)!;
  return Number(number!.replaceAll(',', '')) * UNITS[unit!]!;
};
/** A duration is written with three digits. */
const isWritten = (value: number, words: string): void => {
  expect(Math.abs(nanos(words) - value)).toBeLessThanOrEqual(Math.max(0.006 * value, 1));
};
const momentIn = (sentence: string, before: RegExp): number =>
  Number(sentence.match(new RegExp(`${before.source} ([\\d.]+) s`))![1]) * 1e9;

describe.each(NAMES)('%s', (run) => {
  it('every event is explained in both languages with numbers', () => {
    expect(runs[run].marks.length).toBeGreaterThan(20);
    for (const mark of runs[run].marks) {
      for (const language of ['en', 'ko'] as const) {
        const { title, sentence, arithmetic = [] } = explained(run, mark, language);
        const all = `${title} ${sentence} ${arithmetic.map(({ words }) => words).join(' ')}`;
        expect(all).not.toMatch(/undefined|NaN|null|Infinity|-\d+ (ms|s)\b/);
        expect(sentence).toMatch(/\d/);
        expect(/[가-힣]/.test(title) && /[가-힣]/.test(sentence)).toBe(language === 'ko');
        // Nobody on this network is called by a letter.
        expect(all.replace(/WAN|NIC/g, '')).not.toMatch(/\b[BSRXW]\b|\bC\d/);
      }
    }
  });

  it('a timeout names the loss it answers, or says truly that nothing was lost', () => {
    for (const mark of marksOf(run, 'timeout')) {
      const { sentence } = explained(run, mark);
      const cause = byId(run, mark.cause);
      expect(/ was lost at /.test(sentence) && !/ACK was lost/.test(sentence)).toBe(cause !== undefined);
      if (cause) expect(Math.abs(momentIn(sentence, /was lost at/) - cause.at)).toBeLessThan(5.1e4);
      expect(Math.abs(momentIn(sentence, /armed at/) + mark.numbers['rto']! - mark.at)).toBeLessThan(5.1e4);
      isWritten(
        mark.numbers['rto']!,
        sentence
          .match(/fired ([\d.]+ \w+) later|fixed RTO of ([\d.]+ \w+)/)!
          .slice(1)
          .join(''),
      );
    }
  });

  it('the formula of an RTO gives the RTO', () => {
    for (const mark of marksOf(run, 'timeout')) {
      const { arithmetic } = explained(run, mark);
      const isKnown = mark.numbers['srtt']! > 0 && mark.numbers['minimum'] !== mark.numbers['maximum'];
      if (isKnown) expect(arithmetic).toBeDefined();
      if (arithmetic && isKnown) checkFormula(arithmetic, mark);
    }
  });
});

/** Reads the formula back from its words alone. */
function checkFormula(terms: readonly Term[], mark: Mark): void {
  const [, floor, , formula, rest, bound] = terms.map(({ words }) => words);
  const [, srtt, k, rttvar, inTicks, inside = '1'] = formula!.match(
    /^\(?SRTT (.*?) \+ (\d) × ([\d.]+ \S+?)(?: → ([\d.]+ \S+?))?(?:\) × (\d+))?$/,
  )!;
  const plain = nanos(srtt!) + Number(k) * nanos(rttvar!);
  const measured = (inTicks ? nanos(inTicks) : plain) * Number(inside);
  if (inTicks) {
    expect(nanos(inTicks)).toBeLessThanOrEqual(plain * 1.01);
    expect(plain - nanos(inTicks)).toBeLessThan(100e6 + 0.01 * plain);
  }
  const doubled = Number(rest!.match(/\) × (\d+)/)?.[1] ?? 1);
  const product = Math.max(nanos(floor!), measured) * doubled;
  const rto = mark.numbers['rto']!;
  const winner = terms.find(({ role }) => role === 'wins')!.words;
  if (bound !== undefined) {
    expect(winner).toBe(bound);
    isWritten(rto, bound);
    expect(bound.startsWith('at most') ? product > rto * 0.99 : product < rto * 1.01).toBe(true);
    return;
  }
  expect(Math.abs(product - rto)).toBeLessThanOrEqual(0.011 * rto);
  isWritten(rto, rest!.slice(rest!.indexOf('=')));
  expect(winner).toBe(nanos(floor!) >= measured ? floor : formula);
}

describe('a timer that is too fast', () => {
  it('is compared with the round trip that the packets show', () => {
    let checked = 0;
    for (const run of NAMES) {
      for (const mark of marksOf(run, 'spurious')) {
        const { sentence, arithmetic } = explained(run, mark);
        const again = byId(run, mark.cause)!;
        const timeout = byId(run, again.cause)!;
        if (!arithmetic) continue;
        checked++;
        const [rto, less, roundTrip] = arithmetic.map(({ words }) => words);
        expect(less).toBe('<');
        expect(nanos(rto!)).toBeLessThan(nanos(roundTrip!) * 1.006);
        isWritten(timeout.numbers['rto']!, rto!);
        const { sentAt, ackArrivedAt } = copyIn(runs[run], mark, again.at);
        isWritten(ackArrivedAt - sentAt, roundTrip!);
        isWritten(
          ackArrivedAt - timeout.at,
          sentence.match(/, ([\d.]+ \S+) before the ACK of the first copy came/)![1]!,
        );
      }
    }
    expect(checked).toBeGreaterThan(300);
  });
});

const isOutside = (name: string): boolean => name === 'X' || name === 'W';

interface Copy {
  readonly sent: number;
  readonly came: number;
  readonly segment: number;
}
/** By record, and by place, connection and kind: hundreds of marks ask for the same packets. */
const copies = new WeakMap<RunRecord, Map<string, readonly Copy[]>>();

/** The packets of a connection that one station sends or receives, of one kind. */
function packetsAt(record: RunRecord, place: string, flow: number, kind: number): readonly Copy[] {
  const known = copies.get(record) ?? new Map<string, readonly Copy[]>();
  copies.set(record, known);
  const key = `${place} ${flow} ${kind}`;
  const found = known.get(key);
  if (found) return found;
  const delay = place.includes('-') ? 0 : Number(record.spec.params['lldelay']);
  const log = record.flights[record.layout.links.findIndex((link) => link.place === place)]!;
  const packets: Copy[] = [];
  for (let i = 0; i < log.length; i++) {
    if (log.info[i] !== flow * 4 + kind) continue;
    packets.push({ sent: log.offeredAt[i]! - delay, came: log.arrivesAt[i]! + delay, segment: log.segment[i]! });
  }
  known.set(key, packets);
  return packets;
}

/** By brute force over every packet: the first copy, and the first ACK for it that left before the second copy arrived. */
function copyIn(record: RunRecord, mark: Mark, again: number) {
  const { from, to } = record.layout.flows[mark.flow]!;
  const packets = (place: string, kind: number) => packetsAt(record, place, mark.flow, kind);
  const leaving = (name: string): string => (isOutside(name) ? `${name}-R` : name);
  const coming = isOutside(from) ? `R-${from}` : isOutside(to) ? 'R' : to;
  const first = packets(leaving(from), 0).findLast(({ segment, sent }) => segment === mark.segment && sent < again)!;
  const ack = packets(leaving(to), 1).find(({ segment, sent }) => segment >= mark.segment && sent > first.sent)!;
  expect(ack.sent).toBeLessThan(mark.at);
  const came = packets(coming, 1).find(({ segment, sent }) => segment >= mark.segment && sent >= ack.sent)!;
  return { sentAt: first.sent, ackArrivedAt: came.came };
}

it('waiting for a timer is told of whoever waits for the page', () => {
  const mark = marksOf('story', 'timeout').find(({ flow }) => flow === runs.story.layout.watched)!;
  const facts = { mark, record: runs.story, scenario: lanRto } as const;
  expect(explainWaiting({ ...facts, language: 'en' }).title).toBe('Why does client 4 wait?');
  expect(explainWaiting({ ...facts, language: 'en' }).sentence).toContain(`Segment ${mark.segment} is missing`);
  expect(explainWaiting({ ...facts, language: 'ko' }).title).toBe('클라이언트 4는 왜 기다릴까요?');
});

describe('a full NIC', () => {
  it('says how many packets it held, of how many', () => {
    for (const mark of marksOf('small buffer', 'drop')) {
      const { title, sentence } = explained('small buffer', mark);
      const station = runs['small buffer'].layout.links[mark.link]!.from;
      const name = station === 'S' ? 'the server' : `client ${station.slice(1)}`;
      const [, held, limit] = sentence.match(/NIC buffer of .* was full: (\d+) of (\d+) packets/)!;
      expect(title).toContain(`arrives at the full NIC of ${name}`);
      expect([Number(held), Number(limit)]).toEqual([mark.numbers['occupancy'], mark.numbers['limit']]);
      if (station === 'S') expect(limit).toBe('10');
    }
  });
});

describe('a frame given up', () => {
  it('says how often it collided, which the attempts of its station show', () => {
    const all = NAMES.flatMap((run) => marksOf(run, 'given-up').map((mark) => ({ run, mark })));
    expect(all.length).toBeGreaterThan(2);
    for (const { run, mark } of all) {
      const { layout, flights } = runs[run];
      const place = `${layout.links[mark.link]!.place}-collisions`;
      const log = flights[layout.links.findIndex((link) => link.place === place)]!;
      let row = Array.from(log.startsAt.subarray(0, log.length)).lastIndexOf(mark.at);
      let attempts = 0;
      for (; row >= 0 && log.segment[row] === mark.segment && log.info[row]! >> 2 === mark.flow; row--) attempts++;
      const said = Number(explained(run, mark).sentence.match(/this frame (\d+) times/)![1]);
      expect(said).toBe(16);
      expect(attempts).toBeGreaterThanOrEqual(said);
    }
  });
});

describe('a page', () => {
  it('says how long it took and how much of that was waiting for timers, moment by moment', () => {
    let waited = 0;
    for (const run of NAMES) {
      const { layout, marks } = runs[run];
      for (const mark of marksOf(run, 'page')) {
        const { sentence } = explained(run, mark);
        const { startedAt = 0, packets } = mark.numbers;
        isWritten(mark.at - startedAt, sentence.match(/, ([\d.]+ \w+) after it was asked/)![1]!);
        expect(sentence).toContain(`all of its ${packets} packet`);
        expect(byId(run, mark.cause)).toMatchObject({ kind: 'request', at: startedAt });
        const { to, web } = layout.flows[mark.flow]!;
        const own = layout.flows.map((flow) => [flow.from, flow.to].includes(to) && flow.web!.user === web!.user);
        const timeouts = marks.filter(
          ({ kind, flow, at }) => kind === 'timeout' && own[flow] && at > startedAt && at <= mark.at,
        );
        const said = sentence.match(/For ([\d.]+ \w+) of that time .* \((\d+) timeout/);
        expect(Number(said?.[2] ?? 0)).toBe(timeouts.length);
        if (!said) continue;
        waited++;
        // In steps of 10 us: is any of the timers that fired running?
        let steps = 0;
        for (let time = startedAt + 5e3; time < mark.at; time += 1e4) {
          if (timeouts.some(({ at, numbers }) => numbers['armedAt']! <= time && time < at)) steps++;
        }
        expect(Math.abs(steps * 1e4 - nanos(said[1]!))).toBeLessThanOrEqual(2e4 + 0.006 * steps * 1e4);
      }
    }
    expect(waited).toBeGreaterThan(10);
  });
});

it('another connection than the one that is followed is named', () => {
  const { watched } = runs.story.layout;
  const titles = marksOf('story', 'drop').map(
    (mark) => [mark.flow === watched, explained('story', mark).connection] as const,
  );
  for (const [own, name] of titles) expect(/^response \d$/.test(name ?? '')).toBe(!own);
});

describe('a collision', () => {
  /** Rows of all stations whose attempts overlap, found without the index of the stage. */
  const groupsOf = ({ layout, flights }: RunRecord) => {
    const { propagation, slotTime, jamAndGap, stations } = layout.bus!;
    const rows = stations.flatMap((station) => {
      const at = (place: string) => flights[layout.links.findIndex((link) => link.place === place)]!;
      const log = at(`${station}-collisions`);
      const sent = at(station);
      let number = 0;
      let frame = 0;
      return Array.from({ length: log.length }, (_, row) => {
        const began = log.offeredAt[row]!;
        while (frame < sent.length && sent.startsAt[frame]! < began) {
          frame++;
          number = 0;
        }
        number = number === 16 ? 1 : number + 1;
        const slots = Math.round((log.arrivesAt[row]! - log.startsAt[row]! - jamAndGap) / slotTime);
        return { station, began, noticed: log.startsAt[row]!, due: log.arrivesAt[row]!, number, slots };
      });
    });
    rows.sort((a, b) => a.began - b.began);
    const groups: (typeof rows)[] = [];
    for (const row of rows) {
      const last = groups.at(-1);
      if (last && row.began <= Math.max(...last.map(({ noticed }) => noticed)) + propagation) last.push(row);
      else groups.push([row]);
    }
    return groups;
  };
  const lastBitsOf = ({ flights, layout }: RunRecord, link: number): ReadonlySet<number> =>
    new Set(flights[link]!.arrivesAt.subarray(0, flights[link]!.length).map((time) => time - layout.bus!.propagation));
  const nameOf = (station: string): string =>
    station === 'S' ? 'the server' : station === 'R' ? 'the router' : `client ${station.slice(1)}`;

  it.each(['story', 'fixed 50 ms', 'no server outside'] as const)(
    'of %s names everybody, what they drew and who is next',
    (run) => {
      const record = runs[run];
      const groups = groupsOf(record);
      const collisions = collisionsAt(record, 0, record.horizon);
      expect(collisions).toHaveLength(groups.length);
      expect(groups.length).toBeGreaterThan(500);
      let captures = 0;
      const endsOf = new Map(record.layout.links.map(({ place }, link) => [place, lastBitsOf(record, link)]));
      collisions.slice(0, 600).forEach((collision, place) => {
        const group = groups[place]!;
        const { title, sentence: cause, arithmetic } = explainCollision(record, collision, 'en');
        const draws = arithmetic!.map(({ words }) => words);
        const winners = arithmetic!.filter(({ role }) => role === 'wins').map(({ words }) => words);
        expect(new Set(collision.attempts.map(({ station }) => station))).toEqual(
          new Set(group.map(({ station }) => station)),
        );
        expect(group.length).toBeGreaterThan(1);
        if (group.length > 3) expect(title).toBe(`Collision of ${group.length} stations`);
        else for (const { station } of group) expect(title).toContain(nameOf(station));
        if (group.length <= 3) {
          for (const { station, number, slots } of group) {
            const drew = `${nameOf(station)} drew ${slots} of ${2 ** Math.min(number, 10)}`;
            const said = [`${drew} (try ${number})`, `${drew} slots (try ${number}): first`];
            if (number < 16) expect(draws.some((words) => said.includes(words))).toBe(true);
            else expect(draws).toContain(`${nameOf(station)} gives its frame up after 16 tries`);
            expect(slots).toBeLessThan(2 ** Math.min(number, 10));
          }
        }
        const goesOn = group.filter(({ number }) => number < 16);
        const soonest = [...goesOn].sort((a, b) => a.due - b.due);
        const tie = soonest.length > 1 && soonest[1]!.due - soonest[0]!.due <= record.layout.bus!.propagation;
        if (tie) expect(draws.at(-1)).toContain('will collide again');
        else if (soonest.length > 0) {
          expect(winners).toEqual([expect.stringMatching(`^${nameOf(soonest[0]!.station)} drew .*: first$`)]);
        }
        const capture = cause.match(/s (.*) had just sent a frame/);
        if (!capture) return;
        captures++;
        // The busy sender began one gap after its own last bit.
        const busy = group.find(({ station }) => nameOf(station) === capture[1])!;
        expect(endsOf.get(busy.station)!.has(busy.began - 9600)).toBe(true);
        for (const { station, began } of group) if (station !== busy.station) expect(began).toBe(busy.began + 4000);
      });
      expect(captures).toBeGreaterThan(100);
      const [first] = collisions;
      const korean = explainCollision(record, first!, 'ko');
      expect(korean.title + korean.sentence).toMatch(/[가-힣]/);
      expect(korean.arithmetic!.some(({ words }) => words.includes('슬롯 가운데'))).toBe(true);
    },
  );
});
