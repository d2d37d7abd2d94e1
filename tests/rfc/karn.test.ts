// Which segment is timed (RFC 6298 section 3, Karn's algorithm): one at a time, and never one that was sent twice.

import { describe, expect, it } from 'vitest';
import { clock } from '../../src/engine/core/memory.ts';
import { Packets } from '../../src/engine/net/packet.ts';
import { OneSegment } from '../../src/engine/tcp/round-trips.ts';

function timed(timesRepeats?: boolean) {
  const trips = new OneSegment(timesRepeats);
  const packets = new Packets();
  const sends = (seq: number, at: number, again = false): void => {
    clock[0] = at;
    trips.onSending(Object.assign(packets.take(), { seq }), again);
  };
  return { trips, sends };
}

describe('RFC 6298 3, which segment is timed', () => {
  it('one at a time: the next when its ACK has come', () => {
    const { trips, sends } = timed();
    sends(0, 100);
    sends(1000, 200);
    expect([trips.endsWith(0), trips.endsWith(1000), trips.sentAt]).toEqual([false, true, 100]);
    expect(trips.endsWith(2000)).toBe(false);
    sends(2000, 300);
    expect([trips.endsWith(3000), trips.sentAt]).toEqual([true, 300]);
  });

  it('not one that was sent again', () => {
    const { trips, sends } = timed();
    sends(0, 100);
    sends(0, 200, true);
    expect(trips.endsWith(1000)).toBe(false);
  });

  it('a repeat of another one does not matter', () => {
    const { trips, sends } = timed();
    sends(1000, 100);
    sends(0, 200, true);
    expect([trips.endsWith(2000), trips.sentAt]).toEqual([true, 100]);
  });

  it('a repeat is never what is timed', () => {
    const { trips, sends } = timed();
    sends(0, 200, true);
    expect(trips.endsWith(1000)).toBe(false);
  });

  it('against Karn, as ns-2 has it with SACK, what was sent again goes on being timed', () => {
    const { trips, sends } = timed(true);
    sends(0, 100);
    sends(0, 200, true);
    expect([trips.endsWith(1000), trips.sentAt]).toEqual([true, 100]);
  });

  it('nothing that was forgotten', () => {
    const { trips, sends } = timed();
    sends(0, 100);
    trips.forget();
    expect(trips.endsWith(1000)).toBe(false);
  });
});
