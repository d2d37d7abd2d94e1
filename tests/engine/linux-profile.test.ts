// The window of Linux with Reno and without SACK (tcp_input.c, tcp_cong.c), step by step where the recorded traces of the kernel are
// silent. What may be sent in recovery is RFC 6937: in proportion while more is out than ssthresh, one for one behind.

import { describe, expect, it } from 'vitest';
import { LinuxReno } from '../../src/engine/tcp/linux-reno.ts';

const MSS = 1000;
/** Where the segment begins that so many come before; byte 0 is the SYN. */
const at = (packets: number): number => 1 + packets * MSS;

/** A sender and its window, in packets; everything that the window allows is sent, unless `out` says less. */
class Talk {
  readonly window = new LinuxReno({ smss: MSS, rwnd: 100 * MSS, initialSsthresh: 100 * MSS });
  una = 0;
  sent: number;

  constructor(cwnd: number, out = cwnd) {
    this.window.onConnected(cwnd * MSS);
    this.sent = out;
  }

  get cwnd(): number {
    return this.window.cwnd / MSS;
  }

  get ssthresh(): number {
    return this.window.ssthresh / MSS;
  }

  /** How many new packets the window allows now; they are sent. */
  sends(): number {
    const most = this.una + Math.floor(this.window.window / MSS);
    const more = Math.max(0, most - this.sent);
    this.sent += more;
    return more;
  }

  /** Packets up to here are acknowledged; is the next hole sent again? */
  acks(to: number): boolean {
    const acked = to - this.una;
    this.una = to;
    return this.window.onNewAck(acked * MSS, at(to), at(this.sent));
  }

  duplicates(times: number): readonly string[] {
    return Array.from({ length: times }, () => this.window.onDuplicateAck(at(this.sent)));
  }

  timesOut(again = false): void {
    this.window.onTimeout((this.sent - this.una) * MSS, again, at(this.sent));
  }
}

describe('growth', () => {
  it('is by packets acknowledged in slow start, which has no bound but twice the receiver at first', () => {
    const talk = new Talk(10);
    expect(talk.ssthresh).toBe(200);
    talk.acks(3);
    expect(talk.cwnd).toBe(13);
  });

  it('counts a packet that is not full as one', () => {
    const { window } = new Talk(10);
    window.onNewAck(1500, 1501, at(10));
    expect(window.cwnd).toBe(12_000);
  });

  it('is one packet for a window of them behind ssthresh, and the rest of an ACK that reaches it counts', () => {
    const talk = new Talk(8);
    talk.timesOut();
    expect([talk.cwnd, talk.ssthresh]).toEqual([1, 4]);
    talk.acks(8);
    // 1 + 3 reach 4; five more are one for the four and one towards the next.
    expect(talk.cwnd).toBe(5);
    talk.sends();
    talk.acks(talk.una + 3);
    expect(talk.cwnd).toBe(5);
    talk.sends();
    talk.acks(talk.una + 1);
    expect(talk.cwnd).toBe(6);
  });

  it('of an application that does not fill the window is none, except that slow start may double what it used', () => {
    const idle = new Talk(10, 3);
    idle.acks(1);
    expect(idle.cwnd).toBe(10);
    const half = new Talk(10, 5);
    half.acks(1);
    expect(half.cwnd).toBe(10);
    const most = new Talk(10, 6);
    most.acks(1);
    expect(most.cwnd).toBe(11);
  });

  it('remembers for a window of data that it was filled', () => {
    const talk = new Talk(10);
    talk.acks(9);
    expect(talk.cwnd).toBe(19);
    // The application has two more packets, one by one. The first is sent while some are out that filled the window.
    talk.sent += 1;
    talk.acks(10);
    expect(talk.cwnd).toBe(20);
    talk.acks(11);
    expect(talk.cwnd).toBe(21);
    talk.sent += 1;
    talk.acks(12);
    expect(talk.cwnd).toBe(21);
  });
});

describe('growth of a window that is not full, or was larger', () => {
  it('sees that more of the window is used than before, and not that less is until a window of data is through', () => {
    const talk = new Talk(10, 3);
    talk.acks(1);
    expect(talk.cwnd).toBe(10);
    // Seven are out: twice that is more than ten.
    talk.sent += 5;
    talk.acks(2);
    talk.acks(3);
    expect(talk.cwnd).toBe(12);
    // Six are out, but of the same window of data; twice six would be too few.
    talk.sent += 1;
    talk.acks(4);
    expect(talk.cwnd).toBe(13);
  });

  it('of a window that a pause has made smaller takes what was gathered towards the larger one as one packet', () => {
    const talk = new Talk(20);
    talk.timesOut();
    talk.acks(20);
    while (talk.cwnd < 14) {
      talk.sends();
      talk.acks(talk.sent);
    }
    talk.sends();
    talk.acks(talk.una + 12);
    expect([talk.cwnd, talk.ssthresh]).toEqual([14, 10]);
    talk.window.onIdle(5 * MSS, at(talk.sent), 2);
    expect([talk.cwnd, talk.ssthresh]).toEqual([7, 10]);
    talk.sends();
    talk.acks(talk.una + 3);
    expect(talk.cwnd).toBe(10);
    talk.sends();
    talk.acks(talk.una + 1);
    expect(talk.cwnd).toBe(11);
    talk.sends();
    talk.acks(talk.una + 8);
    expect(talk.cwnd).toBe(11);
  });
});

describe('a loss', () => {
  it('is believed with the third duplicate, and repaired at once', () => {
    const talk = new Talk(10);
    expect(talk.duplicates(2)).toEqual(['nothing', 'nothing']);
    // Limited transmit: each duplicate has left the network.
    expect([talk.cwnd, talk.window.window / MSS]).toEqual([10, 12]);
    expect(talk.duplicates(1)).toEqual(['enter']);
    expect(talk.ssthresh).toBe(5);
  });

  it('lets one out for two that arrive, then one for one (RFC 6937)', () => {
    const talk = new Talk(10);
    talk.duplicates(3);
    // In flight 10 - 3 - 1: DeliveredData 1, sndcnt = ceil(1 x 5 / 10) = 1, the hole; with it 7 are in flight.
    expect(talk.cwnd).toBe(7);
    const cwnds: number[] = [];
    const more: number[] = [];
    for (let i = 0; i < 5; i++) {
      expect(talk.duplicates(1)).toEqual(['nothing']);
      cwnds.push(talk.cwnd);
      more.push(talk.sends());
    }
    // prr_delivered 2 to 6, prr_out 1: ceil(2 x 5 / 10) - 1 = 0, then as many are in flight as ssthresh allows.
    expect(cwnds).toEqual([6, 5, 5, 5, 5]);
    expect(more).toEqual([0, 0, 1, 1, 1]);
  });

  it('shows the next hole by a partial ACK, which is sent again', () => {
    const talk = new Talk(10);
    talk.duplicates(6);
    expect(talk.acks(4)).toBe(true);
    expect(talk.ssthresh).toBe(5);
    expect(talk.acks(6)).toBe(true);
    // Once for each hole.
    expect(talk.duplicates(1)).toEqual(['nothing']);
  });

  it('of which a partial ACK leaves too many in flight is repaired with the next duplicate', () => {
    const talk = new Talk(10);
    talk.duplicates(3);
    // In flight 9 - 3 - 1, as many as ssthresh.
    expect([talk.acks(1), talk.cwnd]).toEqual([false, 5]);
    expect(talk.duplicates(2)).toEqual(['repair', 'nothing']);
  });

  it('leaves nothing of its duplicates in the window once what was sent before it is acknowledged', () => {
    const talk = new Talk(10);
    talk.duplicates(3);
    talk.sent = 12;
    talk.duplicates(8);
    talk.acks(10);
    expect(talk.window.window).toBe(talk.window.cwnd);
  });

  it('is over with an ACK beyond what was sent before; an ACK of exactly that keeps the recovery', () => {
    const talk = new Talk(10);
    talk.duplicates(9);
    talk.sent = 12;
    expect(talk.acks(10)).toBe(false);
    // Old duplicates begin no other.
    expect(talk.duplicates(3)).toEqual(['nothing', 'nothing', 'nothing']);
    expect(talk.ssthresh).toBe(5);
    talk.acks(11);
    expect(talk.cwnd).toBe(5);
  });

  it('of another window is another recovery', () => {
    const talk = new Talk(10);
    talk.duplicates(9);
    talk.sent = 14;
    talk.acks(13);
    talk.sent = 18;
    expect(talk.duplicates(3)).toEqual(['nothing', 'nothing', 'enter']);
    expect(talk.ssthresh).toBe(2);
  });

  it('that was none is forgotten with the next ACK', () => {
    const talk = new Talk(10);
    talk.duplicates(2);
    talk.acks(1);
    expect(talk.duplicates(2)).toEqual(['nothing', 'nothing']);
    expect(talk.duplicates(1)).toEqual(['enter']);
  });

  it('leaves two packets at least', () => {
    const talk = new Talk(3);
    talk.sent = 4;
    talk.duplicates(3);
    expect(talk.ssthresh).toBe(2);
  });
});

describe('a timeout', () => {
  it('leaves one packet, and half as ssthresh once for a loss', () => {
    const talk = new Talk(10);
    talk.timesOut();
    expect([talk.cwnd, talk.ssthresh]).toEqual([1, 5]);
    talk.timesOut(true);
    expect(talk.ssthresh).toBe(5);
    talk.acks(1);
    expect(talk.cwnd).toBe(2);
    // Another segment of the same window needs the timer for the first time.
    talk.timesOut();
    expect(talk.ssthresh).toBe(2);
  });

  it('in a recovery leaves its ssthresh', () => {
    const talk = new Talk(10);
    talk.duplicates(4);
    talk.timesOut();
    expect([talk.cwnd, talk.ssthresh]).toEqual([1, 5]);
  });

  it('behind a recovery that is over by its sequence numbers is another loss', () => {
    const talk = new Talk(10);
    talk.duplicates(9);
    talk.sent = 12;
    talk.acks(10);
    expect(talk.cwnd).toBeGreaterThan(3);
    const { cwnd } = talk;
    talk.timesOut();
    expect(talk.ssthresh).toBe(Math.max(2, cwnd >> 1));
  });

  it('makes old duplicates mean nothing: they begin no recovery', () => {
    const talk = new Talk(10);
    talk.timesOut();
    expect(talk.duplicates(5)).toEqual(Array(5).fill('nothing'));
    expect([talk.cwnd, talk.ssthresh, talk.window.window / MSS]).toEqual([1, 5, 1]);
  });

  it('is over with an ACK beyond what was sent before it', () => {
    const talk = new Talk(10);
    talk.timesOut();
    talk.acks(10);
    talk.sent = 16;
    talk.acks(11);
    expect(talk.duplicates(3)).toEqual(['nothing', 'nothing', 'enter']);
  });

  it('with more duplicates than packets out shows that packets change places: more of them are needed the next time', () => {
    const talk = new Talk(2);
    talk.timesOut();
    talk.acks(1);
    talk.sent = 6;
    // Five are out, so at most four can have come out of order.
    talk.duplicates(5);
    expect(talk.window.window - talk.window.cwnd).toBe(4 * MSS);
    talk.acks(3);
    talk.sent = 12;
    expect(talk.duplicates(4)).toEqual(Array(4).fill('nothing'));
    expect(talk.duplicates(1)).toEqual(['enter']);
  });

  it('behind that puts the old number back, if as many duplicates had come', () => {
    const neededAfter = (duplicates: number): number => {
      const talk = new Talk(2);
      talk.timesOut();
      talk.acks(1);
      talk.sent = 6;
      talk.duplicates(5);
      talk.acks(3);
      talk.sent = 20;
      talk.duplicates(duplicates);
      talk.timesOut();
      talk.acks(20);
      talk.sent = 40;
      talk.acks(21);
      return 1 + talk.duplicates(9).indexOf('enter');
    };
    expect([neededAfter(2), neededAfter(3), neededAfter(4)]).toEqual([5, 3, 3]);
  });

  it('counts duplicates of what was sent behind it until the next ACK', () => {
    const talk = new Talk(10);
    talk.timesOut();
    talk.acks(4);
    talk.sent = 12;
    talk.duplicates(2);
    expect(talk.window.window - talk.window.cwnd).toBe(2 * MSS);
    talk.acks(5);
    expect(talk.window.window).toBe(talk.window.cwnd);
  });
});

it('a pause leaves half for every timeout that it lasted, down to the restart window, and three quarters as ssthresh', () => {
  const after = (rtos: number, window = 10): readonly number[] => {
    const talk = new Talk(40);
    talk.timesOut();
    talk.window.onConnected(40 * MSS);
    talk.window.onIdle(window * MSS, at(40), rtos);
    return [talk.cwnd, talk.ssthresh];
  };
  expect(after(1)).toEqual([40, 30]);
  expect(after(1.5)).toEqual([20, 30]);
  expect(after(2.5)).toEqual([10, 30]);
  expect(after(9)).toEqual([10, 30]);
  expect(after(9, 0)).toEqual([1, 30]);
  expect(after(9, Number.POSITIVE_INFINITY)).toEqual([40, 30]);
});
