// What a capture holds besides true bytes: whose packets they are, when they are seen, and what is said of losses and repairs.

import { describe, expect, it } from 'vitest';
import { logOn } from '../../src/record/flights.ts';
import { PACKET_KIND, packetKind } from '../../src/record/logs.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';
import { captured } from '../support/captured.ts';
import type { ReadPacket } from '../support/read-capture.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const timesOf = (packets: readonly ReadPacket[]): number[] => packets.map(({ at }) => at);
const sorted = (times: readonly number[]): number[] => [...times].sort((a, b) => a - b);

describe('when a packet is seen', () => {
  it('what leaves the place of the capture with its first bit, what comes in with its last', () => {
    const spec = specOf('e=3s:delay:60ms&loss=1pc&v=1');
    const record = wholeRecord(spec);
    for (const [at, places] of [
      ['R', ['R-B', 'B-R']],
      ['B', ['B-R', 'R-B']],
    ] as const) {
      const { capture } = captured(spec, places);
      expect(timesOf(capture.packets)).toEqual(sorted(timesOf(capture.packets)));
      for (const place of places) {
        const link = record.layout.links.findIndex((each) => each.place === place);
        const log = logOn(record, link, 'packets');
        const leaves = place.startsWith(at);
        const times = [...(leaves ? log.startsAt : log.arrivesAt).subarray(0, log.length)];
        const ours = capture.packets.filter((packet) => packet.link === place);
        expect(timesOf(ours)).toEqual(times.filter((time) => time < record.horizon));
        expect(new Set(ours.map(({ direction }) => direction))).toEqual(new Set([leaves ? 2 : 1]));
      }
    }
  });

  it('an answer stands behind what it answers, however fast the host', () => {
    const { capture } = captured(specOf('v=1'), ['A-R', 'R-A']);
    // The sender of `reno` answers at once: with an ACK in, the segment that it lets go is out at the same instant.
    const together = capture.packets.filter(
      ({ at, link }, index) => link === 'A-R' && capture.packets[index - 1]?.at === at,
    );
    expect(together.length).toBeGreaterThan(100);
    for (const packet of together) {
      expect(capture.packets[capture.packets.indexOf(packet) - 1]!.link).toBe('R-A');
    }
  });

  it('a frame on the bus when its last bit has come to every station', () => {
    const spec = specOf('end=5s&v=1', nicBuffer);
    const record = wholeRecord(spec);
    const { capture } = captured(spec);
    const times = record.flights.flatMap((log) =>
      log.kind === 'packets' ? [...log.arrivesAt.subarray(0, log.length)] : [],
    );
    expect(timesOf(capture.packets)).toEqual(sorted(times.filter((time) => time < record.horizon)));
  });
});

describe('all links in one capture', () => {
  it('have an interface each, and what goes on from link to link is there once for each, as it left it', () => {
    const spec = specOf('n=2&loss=1pc&cc=sack&end=4s&v=1');
    const record = wholeRecord(spec);
    const { capture } = captured(spec, ['all']);
    expect(capture.interfaces.map(({ name }) => name)).toEqual(record.layout.links.map(({ place }) => place));
    expect(timesOf(capture.packets)).toEqual(sorted(timesOf(capture.packets)));
    record.layout.links.forEach(({ place }, link) => {
      const log = logOn(record, link, 'packets');
      const times = [...log.startsAt.subarray(0, log.length)].filter((time) => time < record.horizon);
      expect(timesOf(capture.packets.filter((packet) => packet.link === place))).toEqual(times);
    });
    const bytesOn = (place: string): string[] =>
      capture.packets
        .filter(({ link, from }) => link === place && from === '10.0.0.1')
        .map(({ bytes }) => Buffer.from(bytes.subarray(20)).toString('hex'));
    const [first, second] = [bytesOn('A1-R'), bytesOn('R-B')];
    const known = new Set(first);
    expect(second.length).toBeGreaterThan(100);
    for (const packet of second) expect(known.has(packet)).toBe(true);
  });

  it('of a LAN with a far side have the bus and the cables', () => {
    const { capture } = captured(specOf('end=5s&wan=4&split=0&work=r2&v=1', lanRto), ['all']);
    expect(new Set(capture.interfaces.map(({ linkType }) => linkType))).toEqual(new Set([1, 228]));
    expect(timesOf(capture.packets)).toEqual(sorted(timesOf(capture.packets)));
  });
});

describe('whose packet it is', () => {
  it('hosts have the names of the stage', () => {
    const { capture, layout } = captured(specOf('end=15s&wan=4&split=0&work=r2&v=1', lanRto));
    expect(Object.values(capture.names)).toEqual(layout.nodes.map(({ name }) => name));
    const named = capture.packets.map(({ from, to }) => [capture.names[from], capture.names[to]]);
    expect(new Set(named.flat()).has(undefined)).toBe(false);
    expect(named.flat()).toContain('W');
  });

  it('a router takes one from the time to live, and a frame for the far side is addressed to it', () => {
    const spec = specOf('end=15s&wan=4&split=0&work=r2&v=1', lanRto);
    const onBus = captured(spec).capture;
    const toW = onBus.packets.filter(({ to }) => onBus.names[to] === 'W');
    const fromW = onBus.packets.filter(({ from }) => onBus.names[from] === 'W');
    expect([toW.length > 0, fromW.length > 0]).toEqual([true, true]);
    const nodes = Object.values(onBus.names);
    const mac = (bytes: Uint8Array): string => nodes[bytes[5]! - 1]!;
    expect(new Set(toW.map(({ bytes, ttl }) => `${mac(bytes.subarray(6))} ${mac(bytes)} ${ttl}`))).toEqual(
      new Set(['S R 64']),
    );
    expect(new Set(fromW.map(({ bytes, ttl }) => `${mac(bytes.subarray(6))} ${mac(bytes)} ${ttl}`))).toEqual(
      new Set(['R S 63']),
    );
    const behind = captured(spec, ['R-W', 'W-R']).capture;
    expect(new Set(behind.packets.map(({ link, ttl }) => `${link} ${ttl}`))).toEqual(new Set(['R-W 63', 'W-R 64']));
    expect(behind.interfaces.map(({ linkType }) => linkType)).toEqual([228, 228]);
  });

  it('a connection that is opened anew has a port of its own, the same in both directions', () => {
    const { capture } = captured(specOf('end=20s&v=1', nicBuffer));
    const streams = new Map<string, ReadPacket[]>();
    for (const packet of capture.packets) {
      const { from, to, ports } = packet;
      const ends = [`${from}:${ports[0]}`, `${to}:${ports[1]}`];
      const name = (ports[1] >= 49152 ? ends.reverse() : ends).join(' ');
      const stream = streams.get(name);
      if (stream === undefined) streams.set(name, [packet]);
      else stream.push(packet);
    }
    expect(streams.size).toBeGreaterThan(50);
    for (const [name, packets] of streams) {
      const data = packets.filter(({ ports }) => ports[0] >= 49152);
      const acks = packets.filter(({ ports }) => ports[1] >= 49152);
      expect(data[0]!.flags, name).toBe('SYN');
      // The handshake is over before data go, and nothing is acknowledged that has not been on the bus.
      const opened = data.findIndex(({ flags }) => flags !== 'SYN');
      expect(
        data.slice(opened < 0 ? data.length : opened).some(({ flags }) => flags === 'SYN'),
        name,
      ).toBe(false);
      const end = Math.max(...data.map(({ seq, payload }) => seq + payload.length));
      for (const { ack } of acks) expect(ack, name).toBeLessThanOrEqual(Math.max(1, end));
    }
  });

  it('a connection that is kept has one port for ever', () => {
    const { capture } = captured(specOf('work=own&end=10s&conn=persistent&v=1', nicBuffer));
    const sending = capture.packets.flatMap(({ ports }) => ports.filter((port) => port >= 49152));
    expect(new Set(sending)).toEqual(new Set([49152]));
  });

  it('the window is the receiver’s, and of one too large for the header the largest it can say', () => {
    const windowOf = (link: string) =>
      captured(specOf(link), ['B-R']).capture.packets.reduce((all, { window }) => all.add(window), new Set<number>());
    expect(windowOf('wnd=24&end=2s&v=1')).toEqual(new Set([24 * 1460]));
    expect(windowOf('wnd=100&end=2s&v=1')).toEqual(new Set([65_535]));
  });
});

describe('what is said beside the packets', () => {
  it('of each that was sent again, why; of each loss, before which frame it was', () => {
    const spec = specOf('loss=1pc&x=R-B:40&v=1');
    const { capture, marks } = captured(spec, ['A-R', 'R-A']);
    const again = logOn(wholeRecord(spec), 2, 'packets');
    const resent = again.info
      .subarray(0, again.length)
      .filter((info) => packetKind(info) === PACKET_KIND.retransmission);
    const told = capture.packets.flatMap(({ comments }) => comments);
    expect(told).toHaveLength(resent.length);
    const causes = marks
      .filter(({ kind }) => kind === 'retransmission')
      .map(({ cause }) => marks.find(({ id }) => id === cause)!);
    expect(told.map((text) => (/timeout|fast retransmit/.exec(text)?.[0] ?? '').replace(' ', '-'))).toEqual(
      causes.map(({ kind }) => kind),
    );
    for (const words of ['by hand', 'by chance', 'the queue was full with 15 packets in it']) {
      expect(
        told.some((text) => text.includes(words)),
        words,
      ).toBe(true);
    }

    const atRouter = captured(spec, ['R-B']).capture;
    const losses = marks.filter(({ kind }) => ['drop', 'loss', 'kill'].includes(kind));
    const lost = atRouter.packets.flatMap(({ comments, at }) =>
      comments.filter((text) => text.startsWith('Lost')).map((text) => ({ text, at })),
    );
    expect(lost.length + atRouter.statistics[0]!.comments.length).toBe(losses.length);
    expect(atRouter.statistics[0]!.lost).toBe(losses.length);
    expect(atRouter.statistics[0]!.passed).toBe(atRouter.packets.length);
    lost.forEach(({ text, at }, index) => {
      expect(text).toContain(`segment ${losses[index]!.segment} of A`);
      expect(losses[index]!.at).toBeLessThanOrEqual(at);
    });
  });

  it('a loss behind which nothing more passes is told at the end', () => {
    const { capture } = captured(specOf('data=15KB&x=R-B:11&rmin=3s&end=3s&v=1'), ['R-B']);
    expect(capture.statistics[0]!.comments).toEqual([
      expect.stringMatching(/^Lost before the end: segment 11 of A \(data\).*by hand\.$/),
    ]);
  });
});
