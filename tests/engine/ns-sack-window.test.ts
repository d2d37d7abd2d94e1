// SACK as ns-2.35 has it, ACK by ACK (tcp-sack1.cc, scoreboard-rq.cc): pipe is counted, a hole is sent again once and in order, and what a
// timeout or the end of a recovery leaves. Packet 0 is the SYN; the first with data is 1.

import { describe, expect, it } from 'vitest';
import { MARK_KINDS } from '../../src/engine/core/marks.ts';
import { EVERYTHING } from '../../src/engine/core/probe.ts';
import { ms } from '../../src/engine/core/time.ts';
import { ACK } from '../../src/engine/net/packet.ts';
import { marksOf } from '../support/bus.ts';
import { type EndsSettings, twoEnds } from '../support/two-ends.ts';

/** A sender with packets 1 to `cwnd` out. */
function sender(cwnd: number, { written = 100, ...settings }: EndsSettings & { written?: number } = {}) {
  const ends = twoEnds('ns-2.35', { recovery: 'sack', rwndSegments: 50, choice: EVERYTHING, ...settings });
  const { carrier, flow, probes } = ends;
  const tcp = flow.sender;
  const takes = (): readonly number[] =>
    carrier.underWay.splice(0).map((packet) => {
      carrier.packets.free(packet);
      return packet.seq;
    });
  const hears = (seq: number, ...sacked: readonly number[]): readonly number[] => {
    carrier.sinks[flow.backward.path]!.receive(Object.assign(carrier.packets.take(), { kind: ACK, seq, sacked }));
    return takes();
  };
  tcp.write(0);
  ends.pass(ms(100));
  takes();
  hears(1);
  tcp.congestion.cwnd = cwnd;
  tcp.write(written);
  expect(takes()).toEqual(Array.from({ length: Math.min(cwnd, written) }, (_, i) => i + 1));
  const waits = (time: number): readonly number[] => {
    ends.pass(time);
    return takes();
  };
  const holes = () =>
    marksOf(probes)
      .filter(([kind]) => MARK_KINDS[kind!] === 'hole-sent')
      .map((row) => row.slice(6, 10));
  return { tcp, hears, waits, holes, window: tcp.congestion };
}

/** Three duplicates: packet 1 is lost, 3 to 5 are here. */
function recovering(cwnd = 10, settings: Parameters<typeof sender>[1] = {}) {
  const ends = sender(cwnd, settings);
  const { hears } = ends;
  const said = [hears(1, 3, 4), hears(1, 3, 5), hears(1, 3, 6)];
  return { ...ends, said };
}

describe('a recovery', () => {
  it('begins with the third ACK that SACKs something new; limited transmit comes before', () => {
    const { said, window, tcp } = recovering();
    expect(said).toEqual([[11], [12], [1]]);
    expect([window.cwnd, window.ssthresh, tcp.duplicateAcks, tcp.fastRetransmits]).toEqual([5, 5, 3, 1]);
  });

  it('does not begin with ACKs that SACK nothing new', () => {
    const { hears, tcp } = sender(10);
    hears(1, 3, 4);
    for (let i = 0; i < 3; i++) expect(hears(1, 3, 4)).toEqual([]);
    expect(tcp.duplicateAcks).toBe(1);
  });

  it('sends when fewer than cwnd are in the pipe: holes in order and once, then new packets', () => {
    const { hears, holes, window } = recovering();
    // 12 out, three of them here: 9 in the pipe, and one less with every ACK.
    expect([hears(1, 3, 7), hears(1, 3, 8), hears(1, 3, 9), hears(1, 3, 10)]).toEqual([[], [], [], []]);
    expect(window.cwnd).toBe(5);
    expect(hears(1, 3, 11)).toEqual([2]);
    expect(holes()).toEqual([[4, 5, 8, 1]]);
    expect(hears(1, 3, 12)).toEqual([13]);
    expect(hears(1, 3, 13)).toEqual([14]);
  });

  it('takes two off the pipe with a partial ACK, which neither ends it nor opens the window', () => {
    const { hears, window, tcp } = recovering();
    hears(1, 3, 7);
    hears(1, 3, 8);
    hears(1, 3, 9);
    // 6 in the pipe, then 4: the hole goes.
    expect(hears(2, 3, 9)).toEqual([2]);
    expect([window.cwnd, tcp.sndUna]).toEqual([5, 2]);
    // Behind it comes what is new, in the place of every packet that leaves.
    expect(hears(2, 3, 10)).toEqual([13]);
  });

  it('finds the next hole behind what is SACKed', () => {
    const { hears } = sender(10);
    hears(1, 2, 3);
    hears(1, 2, 3, 4, 5);
    // 1, 3 and 5 are missing.
    expect(hears(1, 2, 3, 4, 5, 6, 7)).toEqual([1]);
    const sent = [8, 9, 10, 11, 12, 13].flatMap((end) => hears(1, 2, 3, 4, 5, 6, end));
    expect(sent).toEqual([3, 5]);
  });

  it('ends with the ACK of all that was out, which does not open the window; the next does', () => {
    const { hears, window } = recovering();
    expect(hears(13)).toEqual([13, 14, 15, 16, 17]);
    expect(window.cwnd).toBe(5);
    hears(14);
    expect(window.cwnd).toBe(5.2);
  });

  it('is not begun anew by duplicates of what was out in the one before, but by later ones', () => {
    const { hears, tcp } = recovering();
    hears(13);
    expect(tcp.fastRetransmits).toBe(1);
    hears(13, 14, 15);
    hears(13, 14, 16);
    hears(13, 14, 17);
    expect(tcp.fastRetransmits).toBe(2);
  });

  it('sends nothing that the receiver has no room for, or the application has not written', () => {
    const short = recovering(10, { written: 10 });
    expect(short.said).toEqual([[], [], [1]]);
    const ends = [7, 8, 9, 10, 11].map((end) => short.hears(1, 3, end));
    expect(ends.flat()).toEqual([2]);
    const narrow = recovering(10, { rwndSegments: 10 });
    expect(narrow.said).toEqual([[], [], [1]]);
    expect([7, 8, 9, 10, 11].flatMap((end) => narrow.hears(1, 3, end))).toEqual([2]);
    expect(narrow.hears(2, 3, 11)).toEqual([11]);
  });
});

describe('a timeout', () => {
  it('forgets what was SACKed, and goes through all of it again', () => {
    const { hears, waits, window } = recovering();
    expect(waits(ms(400))).toEqual([1]);
    expect(window.cwnd).toBe(1);
    expect(hears(2)).toEqual([2, 3]);
  });

  it('makes duplicates mean nothing until a new ACK', () => {
    const { hears, waits, tcp } = sender(10);
    waits(ms(400));
    for (const end of [4, 5, 6, 7]) expect(hears(1, 3, end)).toEqual([]);
    expect([tcp.duplicateAcks, tcp.fastRetransmits]).toEqual([0, 0]);
    hears(2);
    hears(2, 3, 4);
    expect(tcp.duplicateAcks).toBe(1);
  });

  it('makes three duplicates of what was out before it mean nothing', () => {
    const { hears, waits, tcp, window } = sender(10);
    waits(ms(400));
    hears(2);
    const { cwnd } = window;
    for (const end of [5, 6, 7]) hears(2, 4, end);
    expect([tcp.fastRetransmits, window.cwnd]).toEqual([0, cwnd]);
  });
});

it('three duplicates in a window that an echo has halved repair, and do not halve it again', () => {
  const { hears, tcp, window } = sender(9);
  expect(hears(2)).toEqual([10, 11]);
  (window as unknown as { onEcho(ack: number, sndMax: number): boolean }).onEcho(2, 12);
  expect(window.cwnd).toBe(5);
  for (const end of [5, 6, 7]) hears(2, 4, end);
  expect([tcp.fastRetransmits, window.cwnd]).toEqual([1, 5]);
});
