// What Linux makes of duplicate ACKs and timeouts without SACK (tcp_input.c), where the recorded traces of the kernel are silent. What may
// be sent in recovery is RFC 6937: in proportion while more is out than ssthresh, one for one behind.

import { describe, expect, it } from 'vitest';
import { MSS, Talk } from '../support/linux-talk.ts';

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

/** Behind a timeout five are out, and five duplicates come: at most four of them can have come out of order. */
function reordered(): Talk {
  const talk = new Talk(2);
  talk.timesOut();
  talk.acks(1);
  talk.sent = 6;
  talk.duplicates(5);
  return talk;
}

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
    const talk = reordered();
    expect(talk.window.window - talk.window.cwnd).toBe(4 * MSS);
    talk.acks(3);
    talk.sent = 12;
    expect(talk.duplicates(4)).toEqual(Array(4).fill('nothing'));
    expect(talk.duplicates(1)).toEqual(['enter']);
  });

  it('behind that leaves that number as it is, however many duplicates had come', () => {
    // tcp_enter_loss would put the old one back, but asks for sacked_out, which tcp_timeout_mark_lost has just set to 0.
    const neededAfter = (duplicates: number): number => {
      const talk = reordered();
      talk.acks(3);
      talk.sent = 20;
      talk.duplicates(duplicates);
      talk.timesOut();
      talk.acks(20);
      talk.sent = 40;
      talk.acks(21);
      return 1 + talk.duplicates(9).indexOf('enter');
    };
    expect([neededAfter(2), neededAfter(3), neededAfter(4)]).toEqual([5, 5, 5]);
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
