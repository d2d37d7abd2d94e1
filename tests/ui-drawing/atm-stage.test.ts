// What the stage with a switch reads out of a run: whose cells are in the buffer and on the links, which of them are dead,
// when the link is silent, what is said of it in both languages.

import { describe, expect, it } from 'vitest';
import { type AtmIndex, atmIndex, cellsOfPacket, linkShares, packetAt, slotOf } from '../../src/record/cell-link.ts';
import { logOn } from '../../src/record/flights.ts';
import { idleGaps } from '../../src/record/idle-gaps.ts';
import { packetFlow } from '../../src/record/logs.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { findGauge, rowAt, valueAt } from '../../src/record/values.ts';
import { policyOptions } from '../../src/scenarios/atm/policy-words.ts';
import { scenario as tcpOverAtm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { atm as en } from '../../src/ui/i18n/atm.en.ts';
import { atm as ko } from '../../src/ui/i18n/atm.ko.ts';
import { lookOfCell, servedBlocks, tapeScale, trainsOf } from '../../src/ui/stages/atm/cell-tape.ts';
import { fatesOf, LOOK } from '../../src/ui/stages/atm/packet-fates.ts';
import { PART_NAMES } from '../../src/ui/stages/atm/part-names.ts';
import { partRule } from '../../src/ui/stages/atm/part-rules.ts';
import { atmSentences } from '../../src/ui/stages/atm/sentences.ts';
import { assemblyOf, bufferState, isQuiet, nextTimer } from '../../src/ui/stages/atm/state.ts';
import { looksInBuffer, wholePackets } from '../../src/ui/stages/atm/whole-packets.ts';
import { atmSceneOf } from '../support/atm-scene.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const recordOf = (link: string): RunRecord => wholeRecord(specOf(`${link}&v=1`, tcpOverAtm));

const epd = recordOf('end=1s');
const tail = recordOf('policy=tail&buf=500&end=1s');

const cellsOf = (record: RunRecord, link: number) => logOn(record, link, 'cells');
const packetsOf = (record: RunRecord, link: number) => logOn(record, link, 'packets');
const indexOf = (record: RunRecord): AtmIndex => atmIndex(record.layout)!;
const lookAt = (record: RunRecord, now: number) => {
  const { cells, adapters } = indexOf(record);
  return lookOfCell(record, cellsOf(record, cells), (flow) => packetsOf(record, adapters[flow]!), fatesOf(record), now);
};

/** Moments all over the burst of the beginning. */
const MOMENTS = Array.from({ length: 60 }, (_, index) => 1e6 + index * 1_000_003);

describe('the buffer', () => {
  it.each([
    ['EPD', epd],
    ['tail drop', tail],
  ])('holds as many cells as the gauge says, of packets that are known: %s', (_, record) => {
    const cells = cellsOf(record, indexOf(record).cells);
    let seen = 0;
    for (const now of MOMENTS) {
      const inside = rowAt(cells.offeredAt, cells.length, now) - rowAt(cells.startsAt, cells.length, now);
      expect(inside).toBe(bufferState(record, record.spec, now)!.filled);
      seen += inside;
    }
    expect(seen).toBeGreaterThan(1000);
  });

  it.each(['', '&mtu=1500', '&n=5&mtu=1500'])(
    'without ATM holds the packets that fill it, one behind the other: %s',
    (more) => {
      const record = recordOf(`policy=none&end=1s${more}`);
      const slot = slotOf(record);
      let seen = 0;
      for (const now of MOMENTS.map((moment) => Math.floor(moment / slot) * slot)) {
        const packets = wholePackets(record, indexOf(record), fatesOf(record), now, 0);
        const looks = looksInBuffer(packets, slot, now);
        expect(looks.length, `at ${now}`).toBe(bufferState(record, record.spec, now)!.filled);
        expect(looks).not.toContain(LOOK.refused);
        seen += looks.length;
      }
      expect(seen).toBeGreaterThan(1000);
    },
  );

  it('finds the packet every cell is a part of', () => {
    const { cells, adapters } = indexOf(epd);
    const flights = cellsOf(epd, cells);
    for (let row = 0; row < flights.length; row += 7) {
      const packets = packetsOf(epd, adapters[packetFlow(flights.info[row]!)]!);
      const packet = packetAt(packets, flights.offeredAt[row]!);
      expect(packets.segment[packet]).toBe(Math.floor(flights.cell[row]! / 256));
      expect(flights.cell[row]! % 256).toBeLessThan(cellsOfPacket(packets, packet, epd));
    }
  });

  it('gives neighbours of one sender two shades', () => {
    const { cells } = indexOf(epd);
    const flights = cellsOf(epd, cells);
    const lookOf = lookAt(epd, 1e9);
    const last = [-1, -1];
    const packet = [-1, -1];
    let changes = 0;
    for (let row = 0; row < flights.length; row++) {
      const flow = packetFlow(flights.info[row]!);
      const segment = Math.floor(flights.cell[row]! / 256);
      const isNext = packet[flow] !== segment;
      if (isNext && packet[flow]! >= 0) {
        expect(lookOf(row)).not.toBe(last[flow]);
        changes++;
      }
      packet[flow] = segment;
      last[flow] = lookOf(row);
    }
    expect(changes).toBeGreaterThan(50);
  });
});

describe('dead cells', () => {
  it('are none under EPD, and under tail drop as many as the run counts', () => {
    const countDead = (record: RunRecord): number => {
      const cells = cellsOf(record, indexOf(record).cells);
      const lookOf = lookAt(record, record.horizon);
      let dead = 0;
      for (let row = 0; row < cells.length; row++) if (lookOf(row) === LOOK.dead) dead++;
      return dead;
    };
    expect(countDead(epd)).toBe(0);
    expect(countDead(tail)).toBe(tail.metrics!['deadCells']);
    expect(tail.metrics!['deadCells']).toBeGreaterThan(0);
  });

  it('are alive until the moment their packet loses a cell', () => {
    const cut = tail.marks.find(({ kind, numbers }) => kind === 'cut' && numbers['cell']! > 5)!;
    const link = indexOf(tail).adapters[cut.flow]!;
    const packets = packetsOf(tail, link);
    const packet = packetAt(packets, cut.at);
    const fates = fatesOf(tail);
    expect(fates.look(cut.flow, packets, packet, cut.at - 1)).not.toBe(LOOK.dead);
    expect(fates.look(cut.flow, packets, packet, cut.at)).toBe(LOOK.dead);
    expect(packets.segment[packet]).toBe(cut.segment);
  });

  it('of a refused packet there are none: it is hollow from its first cell on', () => {
    const refusal = epd.marks.find(({ kind }) => kind === 'refuse')!;
    const packets = packetsOf(epd, indexOf(epd).adapters[refusal.flow]!);
    const packet = packetAt(packets, refusal.at);
    expect(fatesOf(epd).look(refusal.flow, packets, packet, refusal.at)).toBe(LOOK.refused);
    expect(fatesOf(epd).look(refusal.flow, packets, packet, refusal.at - 1)).not.toBe(LOOK.refused);
  });
});

describe('the links', () => {
  it('show the packets that the hosts have handed over, each for as long as its cells take', () => {
    const { adapters } = indexOf(epd);
    let trains = 0;
    for (const now of MOMENTS) {
      for (const flow of [0, 1]) {
        const packets = packetsOf(epd, adapters[flow]!);
        const found = trainsOf(epd, flow, packets, fatesOf(epd), now, Number.POSITIVE_INFINITY);
        const rows = Array.from({ length: packets.length }, (_, row) => row);
        const expected = rows.filter((row) => packets.offeredAt[row]! <= now && packets.arrivesAt[row]! > now);
        expect(found.map(({ row }) => row)).toEqual(expected);
        for (const { from, to, cells } of found) expect(to - from).toBe(cells);
        trains += found.length;
      }
    }
    expect(trains).toBeGreaterThan(20);
  });

  it('count every cell that left lately exactly once', () => {
    const cells = cellsOf(epd, indexOf(epd).cells);
    const slot = slotOf(epd);
    const scale = tapeScale(slot, 20e6);
    for (const now of MOMENTS) {
      const blocks = servedBlocks(epd, cells, lookAt(epd, now), now, scale, 400);
      const counted = blocks.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0);
      const first = rowAt(cells.startsAt, cells.length, now - (400 + scale.block) * slot);
      expect(counted).toBe(rowAt(cells.startsAt, cells.length, now) - first);
      for (const { counts } of blocks) {
        expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(scale.block);
      }
    }
  });
});

describe('silence', () => {
  it('is told as often and for as long as the run counts', () => {
    const record = recordOf('end=4s');
    const gaps = idleGaps(record);
    expect(gaps).toHaveLength(record.metrics!['bigGaps']!);
    const mean = gaps.reduce((sum, { from, to }) => sum + to - from, 0) / gaps.length;
    expect(Math.abs(mean - record.metrics!['meanGap']!)).toBeLessThan(3 * slotOf(record));
    expect(gaps.some(({ cause }) => cause === 'timer')).toBe(true);
  });

  it('is quiet in its middle, with a timer that ends it', () => {
    const [gap] = idleGaps(epd);
    const now = (gap!.from + gap!.to) / 2;
    expect(isQuiet(epd, indexOf(epd), now)).toBe(true);
    expect(nextTimer(epd, now)!.firesAt).toBeLessThanOrEqual(gap!.to);
    expect(valueAt(findGauge(epd, 'queue')!, now)).toBe(0);
    expect(isQuiet(epd, indexOf(epd), 20e6)).toBe(false);
  });
});

describe('in words', () => {
  it('says in both languages what is there', () => {
    const now = 31e6;
    const english = atmSentences(atmSceneOf(epd, now), 'en').join(' ');
    const { filled } = bufferState(epd, epd.spec, now)!;
    expect(english).toContain(`The switch holds ${filled} of 1100 cells.`);
    expect(english).toContain('when 550 or more cells are queued is refused whole');
    expect(english).toMatch(/A1 sends segment \d+: \d+ of its 192 cells are still to come\./);
    const assembly = assemblyOf(epd, indexOf(epd), fatesOf(epd), 0, now)!;
    expect(english).toContain(`has ${assembly.arrived} of 192 cells of segment ${assembly.segment}`);
    const korean = atmSentences(atmSceneOf(epd, now), 'ko').join(' ');
    expect(korean).toContain(`스위치 버퍼의 셀 ${filled} / 1100.`);
    expect(korean).not.toMatch(/[a-z]{4,}/);
  });

  it('says of silence who ends it', () => {
    const said = atmSentences(atmSceneOf(epd, 200e6), 'en').join(' ');
    expect(said).toContain('Nothing is being sent; the link is silent.');
    expect(said).toMatch(/The retransmission timer of A1 fires in \d+ ms\./);
  });

  it('gives every part its rule with the numbers of the run, under every policy', () => {
    for (const { value: policy } of policyOptions) {
      for (const language of ['en', 'ko'] as const) {
        const params = { ...epd.spec.params, policy };
        const rules = PART_NAMES.map((part) => partRule(part, params, language));
        for (const { title, rules: sentences } of rules) {
          expect(title).not.toBe('');
          expect(sentences.length).toBeGreaterThan(0);
          for (const sentence of sentences) expect(sentence).not.toMatch(/NaN|undefined|Infinity/);
        }
        expect(rules[2]!.rules.join(' ')).toMatch(policy === 'none' ? /174/ : /192/);
      }
    }
  });

  it('exists in both languages', () => {
    const shape = (words: unknown, path = ''): string[] =>
      typeof words === 'object' && !Array.isArray(words)
        ? Object.entries(words as object).flatMap(([key, value]) => shape(value, `${path}.${key}`))
        : [path];
    expect(shape(ko)).toEqual(shape(en));
  });
});

it('the time of the link adds up', () => {
  for (const record of [epd, tail]) {
    const { first, others, dead, idle } = linkShares(record)!;
    expect(first + others + dead + idle).toBeCloseTo(1, 12);
    expect(Math.min(first, others, dead, idle)).toBeGreaterThanOrEqual(0);
    expect(1 - idle).toBeCloseTo(record.metrics!['load']!, 12);
  }
});
