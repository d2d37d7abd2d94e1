// What a receiver leaves on record, what its ACKs say besides a number, and how the receivers of ns-2 and YATS hold ACKs back.

import { describe, expect, it } from 'vitest';
import { EVERYTHING, type Probes } from '../../src/engine/core/probe.ts';
import { ms } from '../../src/engine/core/time.ts';
import { ACK, type Packet } from '../../src/engine/net/packet.ts';
import { TCP_PROFILES } from '../../src/engine/tcp/profile.ts';
import { listening, ReceiverDialogue } from '../support/dialogue.ts';

/** Times and values of a gauge, one row for each change. */
function record(probes: Probes, name: string): [at: number, value: number][] {
  const gauge = probes.gauges.find(({ place }) => place.name === name)!;
  gauge.close();
  return Array.from({ length: gauge.count }, (_, row) => [gauge.rows[4 * row]!, gauge.rows[4 * row + 3]!]);
}

describe('on record of a receiver', () => {
  /** A hole at 1000 is filled; the segment at 2000 comes twice. */
  const some = (): ReceiverDialogue =>
    listening().after(ms(1)).gets(0).after(ms(1)).gets(2000).after(ms(1)).gets(2000).after(ms(1)).gets(1000);

  it('bytes that came, repeats included, from 0 on', () => {
    expect(record(some().probes, 'received')).toEqual([
      [0, 0],
      [ms(1), 1000],
      [ms(2), 2000],
      [ms(3), 3000],
      [ms(4), 4000],
    ]);
  });

  it('bytes that came for the first time', () => {
    expect(record(some().probes, 'arrived')).toEqual([
      [0, 0],
      [ms(1), 1000],
      [ms(2), 2000],
      [ms(4), 3000],
    ]);
  });

  it('bytes that became the application’s', () => {
    expect(record(some().probes, 'delivered')).toEqual([
      [0, 0],
      [ms(1), 1000],
      [ms(4), 3000],
    ]);
  });

  it('all go on when the connection is opened anew, and what was held beyond a hole stays counted as arrived', () => {
    const tcp = listening().gets(0).gets(2000);
    tcp.receiver.reopen();
    tcp.after(ms(1)).getsSyn().gets(0);
    expect(record(tcp.probes, 'arrived').at(-1)).toEqual([ms(1), 3000]);
    expect(record(tcp.probes, 'delivered').at(-1)).toEqual([ms(1), 2000]);
  });

  it('in bytes where a sender counts in packets, too, as in ns-2', () => {
    const tcp = new ReceiverDialogue({ smss: 1, segmentBytes: 1000, profile: TCP_PROFILES['ns-2.35'] }).getsSyn();
    tcp.gets(0).gets(1);
    expect(tcp.bytesDelivered).toBe(2000);
  });

  it('in bytes, and whose they are', () => {
    const places = some().probes.gauges.map(({ place }) => [place.name, place.unit, place.flow]);
    expect(places).toEqual(['received', 'delivered', 'arrived'].map((name) => [name, 'bytes', 0]));
  });

  it('nothing without detail, or where nobody watches it; the ACKs are the same', () => {
    const without = [{ choice: { ...EVERYTHING, detail: false } }, { watched: false }];
    for (const settings of without) {
      const tcp = listening(settings).gets(0).acknowledges(1000);
      expect([tcp.probes.gauges, tcp.receiver.bytesReceived, tcp.bytesDelivered]).toEqual([[], 1000, 1000]);
    }
    expect(listening({ watched: true }).probes.gauges).toHaveLength(3);
  });
});

describe('an ACK on the wire', () => {
  it('says whose it is, its way, the byte expected next and how many segments that is', () => {
    const tcp = listening();
    const acks: Pick<Packet, 'kind' | 'flow' | 'path' | 'seq' | 'length' | 'segment' | 'bytes'>[] = [];
    tcp.receiver.connect(
      {
        receive: ({ kind, flow, path, seq, length, segment, bytes }) =>
          acks.push({ kind, flow, path, seq, length, segment, bytes }),
      },
      7,
    );
    tcp.gets(0).gets(1000, 400);
    const same = { kind: ACK, flow: 0, path: 7, length: 0, bytes: 40 };
    expect(acks).toEqual([
      { ...same, seq: 1001, segment: 1 },
      { ...same, seq: 1401, segment: 2 },
    ]);
  });
});

describe('the ACK of a repeat, where ACKs are delayed', () => {
  const twoCame = (holdsAckOfRepeat: boolean) =>
    listening({ delayedAck: ms(200), profile: { holdsAckOfRepeat } })
      .gets(0)
      .gets(1000)
      .acknowledges(2000);

  it('ns-2 holds back that of the newest packet', () => {
    twoCame(true).gets(1000).staysSilent().after(ms(200)).acknowledges(2000);
    twoCame(false).gets(1000).acknowledges(2000);
  });

  it('but not that of an older one', () => {
    twoCame(true).gets(0).acknowledges(2000);
  });
});

describe('without a SYN', () => {
  it('the first data count from 0, and segment 1 is acknowledged at once', () => {
    const tcp = new ReceiverDialogue({ delayedAck: ms(200), profile: { syn: false, firstHeaderBytes: 40 } });
    tcp.gets(-1).acknowledges(999);
    expect([tcp.bytesDelivered, tcp.receiver.rcvNxt]).toEqual([1000, 1000]);
  });
});

describe('a receiver that acknowledges by the edge of its window (YATS, rule C8)', () => {
  const profile = { acknowledges: 'window-edge' } as const;
  const edge = (rwnd?: number) =>
    new ReceiverDialogue({ delayedAck: ms(200), profile, ...(rwnd === undefined ? {} : { rwnd }) })
      .getsSyn()
      .after(ms(200))
      .acknowledges(0);

  it('speaks when the edge has moved by a segment, else after the time for which an ACK is held back', () => {
    edge(8000).gets(0).after(0).acknowledges(1000);
    edge(8000).gets(0, 400).after(ms(199)).staysSilent().after(ms(1)).acknowledges(400);
  });

  it('or by half of a window that is smaller than two segments', () => {
    edge(800).gets(0, 399).after(0).staysSilent();
    edge(800).gets(0, 400).after(0).acknowledges(400);
  });

  it('at once when a segment is out of order', () => {
    edge(8000).gets(1000).after(0).acknowledges(0);
  });

  it('and takes its time where the host does: until data are taken, and to make the ACK', () => {
    const host = { takenAfter: ms(2), makingTime: () => ms(3) };
    const tcp = new ReceiverDialogue({ delayedAck: ms(200), profile, rwnd: 8000, host }).getsSyn();
    tcp.after(ms(300)).acknowledges(0).gets(0).after(ms(4)).staysSilent().after(ms(1)).acknowledges(1000);
  });

  it('sends no ACK for a connection that was opened anew since', () => {
    const tcp = edge(8000).gets(0, 400);
    tcp.receiver.reopen();
    tcp.after(ms(300)).staysSilent();
  });
});
