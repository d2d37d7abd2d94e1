// RFC 8289, CoDel: sections 3 to 5. A line of packets whose waits the test sets, and a clock that it moves.

import { describe, expect, it } from 'vitest';
import { EARLY } from '../../src/engine/core/marks.ts';
import { arrivesAt } from '../../src/engine/core/memory.ts';
import { ms, type Nanos, seconds } from '../../src/engine/core/time.ts';
import { Timeline } from '../../src/engine/core/timeline.ts';
import { CE, ECT, type Packet, Packets } from '../../src/engine/net/packet.ts';
import { CoDel } from '../../src/engine/net/queues/codel.ts';
import { packetsOn } from '../../src/record/flights.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

/** An endless line of packets of 1500 bytes; at each turn the head has waited as long as the test says. */
function line({ marks = false, ecn = 0, bytes = 15_000 } = {}) {
  const packets = new Packets();
  const codel = new CoDel({ target: ms(5), interval: ms(100), maxpacket: 1500, marks }, new Timeline(1000));
  const dropped: number[] = [];
  const marked: number[] = [];
  let now: Nanos = 0;
  let wait: Nanos = 0;
  const waiting = {
    bytes,
    take: (): Packet => {
      const packet = packets.take();
      packet.ecn = ecn;
      arrivesAt[packet.row] = now - wait;
      return packet;
    },
    drop: (packet: Packet) => {
      dropped.push(now / 1e6);
      packets.free(packet);
    },
    note: () => {
      marked.push(now / 1e6);
    },
  };
  return {
    dropped,
    marked,
    /** One turn every millisecond up to a time; the head has waited so long. */
    until(end: Nanos, waited: Nanos) {
      wait = waited;
      for (; now < end; now += ms(1)) packets.free(codel.next(waiting, now)!);
      return this;
    },
    codel,
  };
}

describe('RFC 8289 3 and 4', () => {
  it('a queue that is long for less than an interval is let be', () => {
    expect(line().until(ms(100), ms(50)).until(ms(101), ms(1)).until(ms(200), ms(50)).dropped).toEqual([]);
  });

  it('a wait below target at any time begins the interval afresh', () => {
    const { dropped } = line().until(ms(99), ms(50)).until(ms(100), ms(4)).until(ms(199), ms(50));
    expect(dropped).toEqual([]);
  });

  it('after an interval above target one packet is dropped from the head, and the next after interval / √ count', () => {
    const { dropped } = line().until(seconds(0.5), ms(50));
    const expected = [100];
    // 5.5: drop times are counted on from one another, so what is lost to turns does not add up.
    let next = 200;
    for (let count = 2; next < 500; count++) {
      expected.push(Math.ceil(next));
      next += 100 / Math.sqrt(count);
    }
    expect(dropped).toEqual(expected);
  });

  it('dropping ends with the first wait below target', () => {
    const { dropped } = line().until(ms(301), ms(50)).until(ms(302), ms(4)).until(ms(400), ms(50));
    expect(dropped.filter((at) => at > 301)).toEqual([]);
  });

  it('when it begins again within 16 intervals it goes on about as fast as it ended', () => {
    const tcp = line().until(seconds(1), ms(50));
    const before = tcp.dropped.length;
    tcp.until(seconds(1) + ms(1), ms(1)).until(seconds(1.5), ms(50));
    const again = tcp.dropped.slice(before);
    const gap = again[1]! - again[0]!;
    expect(gap).toBeLessThan(40);
  });

  it('a queue of one packet is let be, however long it waited: it cannot be shorter', () => {
    expect(line({ bytes: 1500 }).until(seconds(1), ms(50)).dropped).toEqual([]);
  });

  it('with ECN it marks what is ECN-capable, and drops nothing', () => {
    const { dropped, marked } = line({ marks: true, ecn: ECT }).until(seconds(0.5), ms(50));
    expect([dropped, marked.slice(0, 2)]).toEqual([[], [100, 200]]);
  });

  it('without it the packet on the way has its bits as they were', () => {
    expect(line({ ecn: ECT }).until(seconds(0.5), ms(50)).marked).toEqual([]);
    expect(CE | ECT).toBe(3);
  });
});

describe('at the router of reno', () => {
  it('as long as CoDel drops nothing every packet passes at the nanosecond at which it passes with tail drop', () => {
    const common = 'wnd=64&q=30&n=2&end=4s&e=1s:bw:1.7Mbps,2s:delay:33ms&v=1';
    const [tail, codel] = ['tail', 'codel&ctarget=500ms'].map((queue) =>
      wholeRecord(specOf(`queue=${queue}&${common}`, reno)),
    );
    expect(codel!.marks.filter(({ numbers }) => numbers['early'] === EARLY.codel)).toEqual([]);
    expect(tail!.marks.some(({ kind }) => kind === 'drop')).toBe(true);
    tail!.layout.links.forEach((_, link) => {
      const [a, b] = [packetsOn(tail!, link)!, packetsOn(codel!, link)!];
      // What still waits at the end has no row: nobody knows yet whether it will be sent.
      const sent = a.startsAt.subarray(0, a.length).filter((at) => at < tail!.horizon).length;
      expect(b.length).toBe(sent);
      for (const column of ['offeredAt', 'startsAt', 'arrivesAt', 'segment', 'info'] as const) {
        expect([...b[column].subarray(0, b.length)]).toEqual([...a[column].subarray(0, sent)]);
      }
    });
  });
});
