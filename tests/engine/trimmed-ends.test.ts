// What the two ends make of a header without its payload (engine/tcp/trimming.ts): a NACK, one repeat at once, one halving in a window of
// data, and duplicates that say nothing new.

import { describe, expect, it } from 'vitest';
import { MARK_KINDS } from '../../src/engine/core/marks.ts';
import { EVERYTHING } from '../../src/engine/core/probe.ts';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { ACK, NOT_TRIMMED } from '../../src/engine/net/packet.ts';
import type { TcpProfileName } from '../../src/engine/tcp/profile.ts';
import { marksOf } from '../support/bus.ts';
import { twoEnds } from '../support/two-ends.ts';

/** A sender with eight segments of 1000 bytes out: their first bytes are 1, 1001 and so on, and 0, 1000 without a SYN. */
function sender(profile: TcpProfileName = 'rfc') {
  const ends = twoEnds(profile, { trimming: true, choice: EVERYTHING });
  const { carrier, flow } = ends;
  if (profile !== 'yats') {
    flow.sender.write(0);
    ends.pass(ms(100));
    carrier.deliver().deliver();
  }
  if (profile !== 'linux-like') flow.sender.congestion.cwnd = 8000;
  flow.sender.write(8000);
  const takes = (): readonly number[] =>
    carrier.underWay.splice(0).map((packet) => {
      carrier.packets.free(packet);
      return packet.seq;
    });
  expect(takes()).toHaveLength(8);
  /** An ACK, or a NACK of the segment that begins at `trimmed`. */
  const hears = (seq: number, trimmed = NOT_TRIMMED): readonly number[] => {
    const packet = Object.assign(carrier.packets.take(), { kind: ACK, seq, trimmed, sacked: [], path: 1 });
    carrier.sinks[flow.backward.path]!.receive(packet);
    expect(carrier.packets.inUse).toBe(carrier.underWay.length);
    return takes();
  };
  return { ...ends, hears, takes, tcp: flow.sender };
}

describe('a NACK', () => {
  it('has its segment sent again at once, and halves the window', () => {
    const { hears, tcp, probes } = sender('yats');
    expect(hears(0, 2000)).toEqual([2000]);
    expect([tcp.congestion.cwnd, tcp.congestion.ssthresh]).toEqual([4000, 4000]);
    expect([tcp.duplicateAcks, tcp.acksReceived]).toEqual([0, 1]);
    const mark = marksOf(probes).find(([kind]) => MARK_KINDS[kind!] === 'trim-sent')!;
    expect(mark.slice(6, 10)).toEqual([8000, 8000, 4000, 4000]);
  });

  it('halves the window once in a window of data', () => {
    const { hears, tcp } = sender('yats');
    hears(0, 2000);
    expect(hears(0, 7000)).toEqual([7000]);
    expect(tcp.congestion.cwnd).toBe(4000);
    // Everything is acknowledged, and of what is sent then the first loses its payload: that is another window of data.
    hears(8000);
    tcp.congestion.cwnd = 6000;
    tcp.write(6000);
    hears(8000, 8000);
    expect([tcp.congestion.cwnd, tcp.congestion.ssthresh]).toEqual([3000, 3000]);
  });

  it('with new data acknowledges them first', () => {
    const { hears, tcp } = sender('yats');
    expect(hears(2000, 2000)).toEqual([2000]);
    expect([tcp.sndUna, tcp.congestion.ssthresh, tcp.acksReceived]).toEqual([2000, 4000, 1]);
  });

  it('of what is acknowledged, or of what is not sent (again) yet, is not answered', () => {
    const { hears, tcp, pass, takes } = sender();
    hears(3001);
    const { cwnd } = tcp.congestion;
    expect(hears(3001, 2001)).toEqual([]);
    expect(hears(3001, 8001)).toEqual([]);
    expect(tcp.congestion.cwnd).toBe(cwnd);
    // Behind a timeout all is sent again anyway.
    pass(seconds(2));
    expect(takes()).toEqual([3001]);
    expect(hears(3001, 5001)).toEqual([]);
    expect(hears(3001, 4001)).toEqual([]);
  });

  it('of the earliest that is out is answered', () => {
    const { hears } = sender();
    expect(hears(2001, 2001)).toEqual([2001]);
  });

  it('starts the timer afresh, and ends the measuring of a round trip', () => {
    const { hears, tcp, pass } = sender();
    pass(ms(500));
    hears(1, 1);
    expect(tcp.rexmt.startedAt).toBe(ms(600));
    const { srtt } = tcp.estimator;
    pass(ms(300));
    hears(8001);
    expect(tcp.estimator.srtt).toBe(srtt);
  });

  it('leaves a window as it is of RFC 5681 or of Linux as it is, which know nothing of it', () => {
    const { hears, tcp } = sender('linux-like');
    const { cwnd } = tcp.congestion;
    expect(hears(1, 1)).toEqual([1]);
    expect(tcp.congestion.cwnd).toBe(cwnd);
  });
});

describe('duplicate ACKs', () => {
  it('of a segment that is on its way again are counted as ACKs, and say nothing', () => {
    const { hears, tcp } = sender();
    hears(1, 1);
    for (let i = 0; i < 4; i++) expect(hears(1)).toEqual([]);
    expect([tcp.duplicateAcks, tcp.fastRetransmits, tcp.acksReceived]).toEqual([0, 0, 6]);
  });

  it('that are NACKs of others are none', () => {
    const { hears, tcp } = sender();
    expect([hears(1, 1001), hears(1, 2001), hears(1, 3001)]).toEqual([[1001], [2001], [3001]]);
    expect([tcp.duplicateAcks, tcp.fastRetransmits]).toEqual([0, 0]);
  });

  it('of a segment that nobody sent again are what they always were', () => {
    const { hears, tcp } = sender();
    hears(1, 2001);
    expect([hears(1), hears(1), hears(1)]).toEqual([[], [], [1]]);
    expect([tcp.duplicateAcks, tcp.fastRetransmits]).toEqual([3, 1]);
  });

  it('behind a repeat that is acknowledged are so, too', () => {
    const { hears, tcp } = sender();
    hears(1, 1001);
    hears(1, 3001);
    // The second stays on its way again; the first is done with, and so is what came before it.
    hears(3001);
    hears(3001);
    expect(tcp.duplicateAcks).toBe(0);
    hears(4001);
    hears(4001);
    expect(tcp.duplicateAcks).toBe(1);
  });
});
