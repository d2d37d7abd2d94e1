// IEEE 802.3 half duplex at 10 Mb/s, statement by statement, on the timing `ieee`. Clause numbers are those of IEEE Std
// 802.3-2018; a test's name says what the clause does, its first line quotes where it is.

import { describe, expect, it } from 'vitest';
import { ParameterError } from '../../../src/engine/core/errors.ts';
import { MARK_KINDS } from '../../../src/engine/core/marks.ts';
import { ms, us } from '../../../src/engine/core/time.ts';
import { attemptsOf, type Bus, type BusSpec, busOf, collisionsOf, framesOf, marksOf, ran } from '../../support/bus.ts';

const PROPAGATION = 4000;
const BIT = 100;
const PREAMBLE = 64 * BIT;
const GAP = 96 * BIT;
const JAM = 32 * BIT;
const SLOT = 512 * BIT;

const ieee = (packets: BusSpec['packets'], more: Partial<BusSpec> = {}): BusSpec => ({
  timing: 'ieee',
  stations: 4,
  horizon: ms(200),
  linkLayerDelay: 0,
  packets,
  ...more,
});
const packet = (at: number, from: number, bytes = 1000) => ({ at, from, to: 3, bytes });

/** So many stations that each always have a frame to send, for a while. */
function crowd(stations: number, horizon: number, seed = 1): Bus {
  const packets = Array.from({ length: Math.min(16_000, stations * 400) }, (_, n) => ({
    ...{ at: 0, from: n % stations, bytes: 46 },
    to: (n + 1) % stations,
  }));
  return ran(ieee(packets, { stations, horizon, seed, limit: 500 }));
}

/** What each attempt of a crowd drew: which attempt of its frame it was, and how many slots. */
function drawsOf(bus: Bus): { attempt: number; slots: number }[] {
  const before = new Map<number, number>();
  return attemptsOf(bus).map(({ station, begins, noticed, due, number }) => {
    const key = station * 1e6 + number;
    const attempt = (before.get(key) ?? 0) + 1;
    before.set(key, attempt);
    return { attempt, slots: (due - (Math.max(noticed, begins + PREAMBLE) + JAM)) / SLOT };
  });
}

describe('IEEE 802.3 3.1.1 and 4.2.3.3: frames', () => {
  it('a packet travels behind 8 bytes of preamble and delimiter, in 18 bytes of header and check sequence', () => {
    const { begins, heard } = framesOf(ran(ieee([packet(0, 0, 1500)])))[0]!;
    expect(heard - begins).toBe((8 + 1518) * 8 * BIT + PROPAGATION);
  });

  it.each([1, 20, 46])('4.2.3.3: a packet of %d bytes is padded to 64 bytes', (bytes) => {
    const { begins, heard } = framesOf(ran(ieee([packet(0, 0, bytes)])))[0]!;
    expect(heard - begins).toBe((8 + 64) * 8 * BIT + PROPAGATION);
  });

  it('4.2.3.3: one of 47 bytes is not', () => {
    const { begins, heard } = framesOf(ran(ieee([packet(0, 0, 47)])))[0]!;
    expect(heard - begins).toBe((8 + 65) * 8 * BIT + PROPAGATION);
  });
});

describe('IEEE 802.3 4.2.3.2.1 and 4.2.3.2.2: deference and interframe spacing', () => {
  it('a frame for a bus that has been quiet goes out at once', () => {
    const [first, second] = framesOf(ran(ieee([packet(us(10), 0), packet(us(2000), 1)])));
    expect([first!.begins, second!.begins]).toEqual([us(10), us(2000)]);
  });

  it('a station with a frame waits for the end of another, and then 96 bit times', () => {
    const [first, second] = framesOf(ran(ieee([packet(0, 0), packet(us(50), 1)])));
    expect(second!.begins).toBe(first!.heard + GAP);
  });

  it('a frame that comes within the gap waits for its end', () => {
    const spec = ieee([packet(0, 0)]);
    const { heard } = framesOf(ran(spec))[0]!;
    const [, second] = framesOf(ran({ ...spec, packets: [packet(0, 0), packet(heard + 5000, 1)] }));
    expect(second!.begins).toBe(heard + GAP);
  });

  it('a station alone waits 96 bit times from its own last bit: 14,881 frames of 64 bytes a second', () => {
    // Deference asks what the station itself senses; how long the bus is, is no part of it.
    for (const propagation of [0, PROPAGATION, 25_600]) {
      const packets = Array.from({ length: 100 }, () => packet(0, 0, 46));
      const begins = framesOf(ran(ieee(packets, { propagation, limit: 500 }))).map((frame) => frame.begins);
      expect(begins).toEqual(begins.map((_, n) => n * 67_200));
      expect(begins).toHaveLength(100);
    }
  });

  it('once its gap is over a station sends whatever it senses: who sent last and who waits collide', () => {
    const [collision] = collisionsOf(ran(ieee([packet(0, 0), packet(0, 0), packet(us(50), 1)])), PROPAGATION);
    const ends = (8 + 1018) * 8 * BIT;
    expect(collision).toMatchObject([
      { station: 0, begins: ends + GAP },
      { station: 1, begins: ends + PROPAGATION + GAP },
    ]);
  });

  it('no two frames of a crowd are closer than 96 bit times, where the second is sent', () => {
    const frames = framesOf(crowd(12, ms(300)));
    expect(frames.length).toBeGreaterThan(1500);
    const gaps = frames.slice(1).map(({ begins, station }, index) => {
      const before = frames[index]!;
      return begins - before.heard + (station === before.station ? PROPAGATION : 0);
    });
    expect(Math.min(...gaps)).toBe(GAP);
  });
});

describe('IEEE 802.3 4.2.3.2.3 and 4.2.3.2.4: collision detection and enforcement', () => {
  it('a station that begins while another is not yet heard collides, and each notices when it hears the other', () => {
    const attempts = attemptsOf(ran(ieee([packet(0, 0), packet(3000, 1)])));
    expect(attempts.slice(0, 2)).toMatchObject([
      { station: 0, begins: 0, noticed: 3000 + PROPAGATION },
      { station: 1, begins: 3000, noticed: PROPAGATION },
    ]);
  });

  it('one that begins when it has just heard another defers instead', () => {
    expect(attemptsOf(ran(ieee([packet(0, 0), packet(PROPAGATION + 1, 1)])))).toEqual([]);
  });

  it('4.2.3.2.4: the preamble is sent whole before the jam of 32 bits, and everybody is quiet for 96 bit times after it', () => {
    const bus = ran(ieee([packet(0, 0), packet(0, 1)], { seed: 3 }));
    const [one, other] = collisionsOf(bus, PROPAGATION)[0]!;
    const jamEnds = PREAMBLE + JAM;
    for (const { noticed, due } of [one!, other!]) {
      expect(noticed).toBe(PROPAGATION);
      expect((due - jamEnds) % SLOT).toBe(0);
    }
    const next = Math.min(...[...framesOf(bus), ...attemptsOf(bus)].map(({ begins }) => begins).filter((at) => at > 0));
    const earliest = Math.min(one!.due, other!.due);
    expect(next).toBe(Math.max(earliest, jamEnds + PROPAGATION + GAP));
  });

  it('a collision noticed after the preamble is followed by the jam at once', () => {
    const propagation = 12_000;
    const [late] = attemptsOf(ran(ieee([packet(0, 0), packet(11_000, 1)], { propagation })));
    expect(late!.noticed).toBe(23_000);
    expect((late!.due - (23_000 + JAM)) % SLOT).toBe(0);
  });

  it('4.2.3.2.3: no collision is late: every sender notices within a slot of its first bit', () => {
    for (const propagation of [PROPAGATION, 25_600]) {
      const packets = Array.from({ length: 400 }, (_, n) => ({ at: n * 300, from: n % 4, to: (n + 1) % 4, bytes: 46 }));
      const attempts = attemptsOf(ran(ieee(packets, { propagation, limit: 500 })));
      expect(attempts.length).toBeGreaterThan(40);
      expect(Math.max(...attempts.map(({ begins, noticed }) => noticed - begins))).toBeLessThanOrEqual(SLOT);
    }
  });

  it('4.2.3.2.3: a bus on which a collision could be late is refused', () => {
    expect(() => busOf(ieee([], { propagation: 25_600 }))).not.toThrow();
    expect(() => busOf(ieee([], { propagation: 25_601 }))).toThrow(ParameterError);
    expect(() => busOf(ieee([], { propagation: 4000, rate: 100e6 }))).toThrow('back within a slot of 5120 ns');
  });
});

describe('IEEE 802.3 4.2.3.2.5: back-off and retransmission', () => {
  const buses = [1, 2, 3].map((seed) => crowd(40, ms(1500), seed));
  const draws = buses.flatMap(drawsOf);

  it('slots are counted from the end of the jam, and are whole', () => {
    expect(draws.length).toBeGreaterThan(10_000);
    expect(draws.filter(({ slots, attempt }) => attempt < 16 && !Number.isInteger(slots))).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5, 6])('after attempt %d r is uniform in 0 <= r < 2^n', (attempt) => {
    const slots = draws.filter((each) => each.attempt === attempt).map((each) => each.slots);
    const cells = 2 ** attempt;
    const counts = new Array<number>(cells).fill(0);
    for (const r of slots) counts[r]!++;
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(slots.length);
    const expected = slots.length / cells;
    expect(expected).toBeGreaterThan(8);
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Wilson and Hilferty: a standard normal, about; 4 is one false alarm in 30,000, and the seed is fixed.
    const degrees = cells - 1;
    const normal = (Math.cbrt(chiSquare / degrees) - (1 - 2 / (9 * degrees))) / Math.sqrt(2 / (9 * degrees));
    expect(normal).toBeLessThan(4);
  });

  it('and from attempt 10 on in 0 <= r < 1024', () => {
    const late = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => drawsOf(crowd(60, ms(400), seed)));
    const slots = (from: number, to: number): number[] =>
      late.filter(({ attempt }) => attempt >= from && attempt <= to).map((each) => each.slots);
    expect(Math.max(...slots(9, 9))).toBeLessThan(512);
    expect(Math.max(...slots(10, 15))).toBeLessThan(1024);
    expect(Math.max(...slots(10, 15))).toBeGreaterThan(900);
  });

  it('the attempts are counted for each frame anew', () => {
    for (const bus of buses) {
      const frames = new Set(attemptsOf(bus).map(({ station, number }) => station * 1e6 + number));
      expect(drawsOf(bus).filter(({ attempt }) => attempt === 1)).toHaveLength(frames.size);
    }
  });
});

describe('IEEE 802.3 4.2.7.1 and 4.4.2: attemptLimit is 16', () => {
  // Stations that share the luck of their draws do not exist, so the crowd is large and many frames are tried.
  const buses = [1, 2, 3, 4, 5, 6].map((seed) => crowd(60, ms(600), seed));
  const lost = buses.flatMap((bus) => marksOf(bus.probes)).filter(([kind]) => MARK_KINDS[kind!] === 'given-up');

  it('a frame that has collided 16 times is given up', () => {
    expect(lost.length).toBeGreaterThan(3);
    for (const [, , , , , , attempts] of lost) expect(attempts).toBe(16);
  });

  it('and one that got through has collided 15 times at most', () => {
    for (const bus of buses) {
      const counts = new Map<number, number>();
      for (const { station, number } of attemptsOf(bus)) {
        const key = station * 1e6 + number;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      for (const { station, number } of framesOf(bus)) {
        expect(counts.get(station * 1e6 + number) ?? 0).toBeLessThanOrEqual(15);
      }
    }
  });
});
