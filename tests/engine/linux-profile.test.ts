// How the window of Linux grows without SACK (tcp_reno_cong_avoid, tcp_cwnd_validate), and what a pause leaves of it, where the recorded
// traces of the kernel are silent.

import { describe, expect, it } from 'vitest';
import { at, MSS, Talk } from '../support/linux-talk.ts';

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
    talk.fillsAndAcks(3);
    expect(talk.cwnd).toBe(5);
    talk.fillsAndAcks(1);
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
    talk.fillsAndAcks(12);
    expect([talk.cwnd, talk.ssthresh]).toEqual([14, 10]);
    talk.window.onIdle(5 * MSS, at(talk.sent), 2);
    expect([talk.cwnd, talk.ssthresh]).toEqual([7, 10]);
    talk.fillsAndAcks(3);
    expect(talk.cwnd).toBe(10);
    talk.fillsAndAcks(1);
    expect(talk.cwnd).toBe(11);
    talk.fillsAndAcks(8);
    expect(talk.cwnd).toBe(11);
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
