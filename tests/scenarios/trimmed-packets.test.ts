// Packet trimming end to end: a header without its payload makes the receiver speak, and its segment is sent again without a timer
// (engine/tcp/trimming.ts, docs/models/atm.md).

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ms, us } from '../../src/engine/core/time.ts';
import { packetsOn } from '../../src/record/flights.ts';
import type { Mark, RunRecord } from '../../src/record/record.ts';
import { scenario as tcpOverAtm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const recordOf = (link: string): RunRecord => wholeRecord(specOf(`policy=trim&${link}&v=1`, tcpOverAtm));
const marksIn = ({ marks }: RunRecord, kind: Mark['kind'], flow?: number) =>
  marks.filter((mark) => mark.kind === kind && (flow === undefined || mark.flow === flow));
const SLOT = us(20);
/** Of the first sender, where there are two. */
const [ADAPTER, ACKS] = [2, 3];

/** The highest segment that the first sender had handed to its adapter by then. */
function highestSent(record: RunRecord, at: number): number {
  const { offeredAt, segment, length } = packetsOn(record, ADAPTER)!;
  let highest = 0;
  for (let row = 0; row < length && offeredAt[row]! <= at; row++) highest = Math.max(highest, segment[row]!);
  return highest;
}

describe('a segment whose payload is cut off', () => {
  // Alone, on a link twice as fast, so that nothing but its own window queues. Hosts take 0.3 ms, an ACK comes back after a slot.
  const alone = recordOf('n=1&pace=2&jit=0pc&end=1s');

  it('is sent again as soon as its header has passed the queue and the NACK is back', () => {
    const [trim] = marksIn(alone, 'trim');
    const [again] = marksIn(alone, 'trim-sent');
    expect(again).toMatchObject({ segment: trim!.segment, cause: trim!.id });
    // What stands before it goes first; then the receiver has a packet and this header to deal with, and the NACK is a slot on its way.
    expect(again!.at).toBe(trim!.at + trim!.numbers['occupancy']! * SLOT + us(2 * 300) + SLOT);
  });

  it('costs no timeout, be the minimum 20 ms or 3 s', () => {
    for (const rmin of ['20ms', '450ms', '3s']) {
      const { metrics } = recordOf(`rmin=${rmin}&end=3s`);
      expect(metrics).toMatchObject({ timeouts: 0, bigGaps: 0 });
      expect(metrics!['trimmed']).toBeGreaterThan(50);
      // At the end a window of each of the two may not have been told of yet.
      const untold = metrics!['trimmed']! - metrics!['retransmissions']!;
      expect(untold).toBeGreaterThanOrEqual(0);
      expect(untold).toBeLessThanOrEqual(14);
    }
  });

  it('halves the window once in a window of data', () => {
    const record = recordOf('end=3s');
    const all = marksIn(record, 'trim-sent', 0);
    const halvings = all.filter(({ numbers }) => numbers['cwnd']! < numbers['cwndBefore']!);
    expect(halvings.length).toBeGreaterThan(5);
    expect(halvings.length).toBeLessThan(all.length);
    for (const [nth, { at, segment, numbers }] of halvings.entries()) {
      const { cwndBefore, cwnd, ssthresh } = numbers as Record<string, number>;
      const half = Math.floor(Math.min(cwndBefore!, 64_000) / 2 / 9128) * 9128;
      expect([cwnd, ssthresh]).toEqual([Math.max(half, 2 * 9128), cwnd]);
      if (nth > 0) expect(segment).toBeGreaterThan(highestSent(record, halvings[nth - 1]!.at - 1));
      expect(at).toBeGreaterThan(0);
    }
  });

  it('makes no fast retransmit of the duplicate ACKs behind it', () => {
    for (const fast of ['off', 'tahoe', 'reno']) {
      expect(recordOf(`fast=${fast}&end=2s`).metrics).toMatchObject({ fastRetransmits: 0, spurious: 0, timeouts: 0 });
    }
  });

  it('waits for the timer if the NACK is lost', () => {
    const [first] = marksIn(recordOf('end=1s'), 'trim-sent', 0);
    const { offeredAt } = packetsOn(recordOf('end=1s'), ACKS)!;
    const nack = offeredAt.indexOf(first!.at - SLOT);
    const record = recordOf(`end=1s&x=B-A1:${nack}`);
    expect(marksIn(record, 'kill')).toHaveLength(1);
    const timeout = marksIn(record, 'timeout', 0)[0]!;
    expect(timeout.segment).toBe(first!.segment);
    expect(record.marks.find(({ id }) => id === timeout.cause)).toMatchObject({ kind: 'trim' });
    expect(timeout.at - first!.at).toBeGreaterThan(ms(400));
  });
});

// n (h + 1) cells of room (tests/engine/atm/trimming.test.ts), and packets no shorter.
it('no timer ever fires where no header can be lost', () => {
  const setups = fc.record({
    n: fc.integer({ min: 1, max: 4 }),
    buf: fc.integer({ min: 120, max: 1500 }),
    part: fc.double({ min: 0.1, max: 1, noNaN: true }),
    mtu: fc.constantFrom(600, 1500, 4352, 9180),
    rmin: fc.constantFrom('450ms', '1s'),
    seed: fc.integer({ min: 1, max: 1000 }),
  });
  fc.assert(
    fc.property(setups, ({ n, buf, part, mtu, rmin, seed }) => {
      const th = Math.max(1, Math.round(buf * part));
      const { metrics } = recordOf(`n=${n}&buf=${buf}&th=${th}&mtu=${mtu}&rmin=${rmin}&seed=${seed}&end=1s`);
      expect(metrics).toMatchObject({ timeouts: 0, refused: 0, cut: 0 });
      expect(metrics!['retransmissions']).toBeLessThanOrEqual(metrics!['trimmed']!);
    }),
    { numRuns: 15 },
  );
});
