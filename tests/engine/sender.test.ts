// What a sender puts on the wire, counts and tells, besides its window and its timer (tests/rfc).

import { describe, expect, it } from 'vitest';
import { MARK_KINDS } from '../../src/engine/core/marks.ts';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { DATA, type Packet, RETRANSMISSION, SYN } from '../../src/engine/net/packet.ts';
import { UNLIMITED } from '../../src/engine/tcp/segments.ts';
import { marksOf } from '../support/bus.ts';
import { closed, established, type SenderDialogue } from '../support/dialogue.ts';

/** What goes out from now on. */
function wire(tcp: SenderDialogue): Pick<Packet, 'kind' | 'seq' | 'length' | 'segment' | 'bytes' | 'path'>[] {
  const out: Pick<Packet, 'kind' | 'seq' | 'length' | 'segment' | 'bytes' | 'path'>[] = [];
  tcp.sender.connect(
    {
      receive: ({ kind, seq, length, segment, bytes, path }) => out.push({ kind, seq, length, segment, bytes, path }),
    },
    7,
  );
  return out;
}

describe('a segment on the wire', () => {
  it('a SYN is segment 0, takes one number and has headers alone', () => {
    const tcp = closed();
    const out = wire(tcp);
    tcp.writes(1000);
    expect(out).toEqual([{ kind: SYN, seq: 0, length: 1, segment: 0, bytes: 40, path: 7 }]);
  });

  it('data are segments 1, 2, …, of SMSS bytes behind 40 of headers; what is left at the end is shorter', () => {
    const tcp = established({ cwnd: 8000 });
    const out = wire(tcp);
    tcp.writes(2400);
    expect(out.map(({ kind, seq, length, segment, bytes }) => [kind, seq, length, segment, bytes])).toEqual([
      [DATA, 1, 1000, 1, 1040],
      [DATA, 1001, 1000, 2, 1040],
      [DATA, 2001, 400, 3, 440],
    ]);
  });

  it('what is sent again says so, and is counted', () => {
    const tcp = established({ cwnd: 3000 }).writes(3000);
    const { segmentsSent, segmentsSentAgain } = tcp.sender;
    const out = wire(tcp);
    tcp.hears(0, 0, 0);
    expect(out).toMatchObject([{ kind: RETRANSMISSION, seq: 1, segment: 1 }]);
    expect([tcp.sender.segmentsSent - segmentsSent, tcp.sender.segmentsSentAgain - segmentsSentAgain]).toEqual([1, 1]);
  });

  it('where there is no SYN the first data are segment 1 and begin at 0', () => {
    const tcp = closed({ profile: { syn: false, firstHeaderBytes: 52 } });
    const out = wire(tcp);
    tcp.writes(1500);
    expect(out).toMatchObject([
      { kind: DATA, seq: 0, length: 1000, segment: 1, bytes: 1052 },
      { kind: DATA, seq: 1000, length: 500, segment: 2, bytes: 540 },
    ]);
  });
});

describe('what is to be sent', () => {
  it('is what was written and not acknowledged, of which some is out', () => {
    const tcp = established({ cwnd: 2000 }).writes(5000);
    expect([tcp.sender.unacknowledged, tcp.sender.flightSize]).toEqual([5000, 2000]);
    tcp.hears(1000);
    expect(tcp.sender.unacknowledged).toBe(4000);
  });

  it('never ends if it is unlimited, however often it is written', () => {
    const tcp = established({ cwnd: 2000 }).writes(UNLIMITED).writes(UNLIMITED);
    expect(tcp.sender.segments.written).toBe(UNLIMITED);
    tcp.sends(0, 1000);
  });

  it('goes out when there is room where segments go, and not before', () => {
    const room = { isOpen: false };
    const tcp = established({ cwnd: 3000, room });
    tcp.writes(3000).sendsNothing();
    room.isOpen = true;
    tcp.sender.sendWhatWindowAllows();
    tcp.sends(0, 1000, 2000);
  });

  it('with SACK, too', () => {
    const room = { isOpen: false };
    const tcp = established({ cwnd: 3000, room, recovery: 'sack' });
    tcp.writes(3000).sendsNothing();
    room.isOpen = true;
    tcp.sender.sendWhatWindowAllows();
    tcp.sends(0, 1000, 2000);
  });
});

describe('who listens', () => {
  it('is told when everything is acknowledged, once', () => {
    const tcp = established({ cwnd: 3000 }).writes(3000);
    let done = 0;
    tcp.sender.onDoneListener = () => done++;
    tcp.hears(2000);
    expect(done).toBe(0);
    tcp.hears(3000, 3000);
    expect(done).toBe(1);
  });

  it('is told of every timeout', () => {
    const tcp = established({ cwnd: 1000 }).writes(1000);
    let timeouts = 0;
    tcp.sender.onTimeoutListener = () => timeouts++;
    tcp.after(seconds(1));
    expect([timeouts, tcp.sender.timeouts]).toEqual([1, 1]);
    tcp.after(seconds(2));
    expect([timeouts, tcp.sender.timeouts]).toEqual([2, 2]);
  });
});

describe('what is counted', () => {
  it('every ACK that comes, new or not', () => {
    const tcp = established({ cwnd: 3000 }).writes(3000);
    const before = tcp.sender.acksReceived;
    tcp.hears(1000, 1000, 500);
    expect(tcp.sender.acksReceived - before).toBe(3);
  });

  it('one fast retransmit for three duplicate ACKs, and for those that follow none', () => {
    const tcp = established({ cwnd: 8000 }).writes(8000).hears(0, 0, 0, 0, 0);
    expect(tcp.sender.fastRetransmits).toBe(1);
  });
});

describe('what is on record of a loss', () => {
  const kindsOf = (tcp: SenderDialogue): string[] => marksOf(tcp.probes).map(([kind]) => MARK_KINDS[kind!]!);

  it('a timeout, and what was sent again because of it', () => {
    expect(kindsOf(established({ cwnd: 1000 }).writes(1000).after(seconds(1)))).toEqual(['timeout', 'retransmission']);
  });

  it('a fast retransmit, and what was sent again because of it', () => {
    const tcp = established({ cwnd: 3000 }).writes(3000).hears(0, 0, 0);
    expect(kindsOf(tcp)).toEqual(['fast-retransmit', 'retransmission']);
  });
});

describe('a timer that runs on after the last ACK (ns-2)', () => {
  const profile = { afterLastAck: 'keep-running' } as const;

  it('starts an idle connection again from one segment, without a timeout', () => {
    const tcp = established({ profile, cwnd: 3000 }).writes(3000).hears(1000, 2000, 3000);
    expect(tcp.timer).toBe(seconds(1));
    expect(tcp.after(seconds(1)).cwnd).toBe(1000);
    expect(tcp.sender.timeouts).toBe(0);
    expect(tcp.timer).toBe(seconds(1));
  });

  it('or leaves its window as it is', () => {
    const kept = { ...profile, restartsAfterIdle: false };
    const tcp = established({ profile: kept, cwnd: 3000 }).writes(3000).hears(1000, 2000, 3000);
    const { cwnd } = tcp;
    expect(tcp.after(seconds(1)).cwnd).toBe(cwnd);
  });

  it('is started afresh by new data after a pause', () => {
    const tcp = established({ profile, cwnd: 3000 }).writes(1000).hears(1000).after(ms(400)).writes(1000);
    expect(tcp.timer).toBe(seconds(1));
  });
});
