// Requests of a web cluster as frames: a capture of all links has the documents that were served, byte for byte, each request once
// and each handoff once; and a reply has the times that the port of its node gave its bytes.

import { describe, expect, it, vi } from 'vitest';
import { WebCluster } from '../../src/engine/web-cluster/web-cluster.ts';
import { scenario } from '../../src/scenarios/web-cluster/scenario.ts';
import { payloadAt } from '../../src/wire/payload.ts';
import { bytesOf, replyFrames } from '../../src/wire/web-cluster/frames.ts';
import { captured } from '../support/captured.ts';
import type { ReadPacket } from '../support/read-capture.ts';
import { specOf } from '../support/whole-record.ts';

const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
const FROM_START = 'warm=0s&end=2s&users=400&v=1';

/** What left the nodes' ports while a run was computed, read off the engine: bytes of whole documents, by node. */
function withPorts<T>(compute: () => T): { readonly result: T; readonly documents: number[]; readonly handed: number } {
  const under = new Map<number, number>();
  const documents: number[] = [];
  let handed = 0;
  const { sent, handedOff } = WebCluster.prototype;
  const spies = [
    vi.spyOn(WebCluster.prototype, 'sent').mockImplementation(function (this: WebCluster, request) {
      const bytes = (under.get(request.number) ?? 0) + request.chunk;
      const isWhole = request.bytesLeft <= 0;
      under.set(request.number, isWhole ? 0 : bytes);
      if (isWhole) documents.push(bytes);
      sent.call(this, request);
    }),
    vi.spyOn(WebCluster.prototype, 'handedOff').mockImplementation(function (this: WebCluster, request) {
      handed++;
      handedOff.call(this, request);
    }),
  ];
  try {
    return { result: compute(), documents, handed };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

const isReply = ({ ports: [from] }: ReadPacket): boolean => from === 80;
const isRequest = ({ ports: [, to] }: ReadPacket): boolean => to === 80;
const connection = ({ ports: [from, to], seq }: ReadPacket, isBack: boolean): string =>
  `${isBack ? to : from} ${Math.floor(seq / 2 ** 24)}`;

/** Every reply put together again, by its connection. */
function repliesOf(packets: readonly ReadPacket[]): Map<string, Uint8Array> {
  const parts = new Map<string, Uint8Array[]>();
  for (const packet of packets.filter(isReply)) {
    const own = parts.get(connection(packet, true)) ?? [];
    const sent = own.reduce((sum, { length }) => sum + length, 0);
    if (packet.seq % 2 ** 24 !== 1 + sent) throw new Error(`byte ${packet.seq} comes behind byte ${sent}`);
    parts.set(connection(packet, true), [...own, packet.payload]);
  }
  return new Map([...parts].map(([key, bytes]) => [key, Buffer.concat(bytes)]));
}

describe.each(['mirror', 'lard', 'lardr', 'ds'])('a capture of all links with policy=%s', (policy) => {
  const { result, documents, handed } = withPorts(() =>
    captured(specOf(`policy=${policy}&${FROM_START}`, scenario), ['all']),
  );
  const { packets, statistics } = result.capture;
  const replies = repliesOf(packets);

  it('has every document that left a node whole, byte for byte, and no other byte behind its head', () => {
    // Cut short by the end of the run: part of it has left, and the record does not tell.
    const whole = [...replies.values()].map((reply) => {
      const head = textOf(reply.subarray(0, 300)).split('\r\n\r\n')[0]!;
      const content = reply.subarray(head.length + 4);
      expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      expect(Number(/Content-Length: (\d+)/.exec(head)![1])).toBe(content.length);
      expect(Buffer.compare(content, payloadAt(0, content.length))).toBe(0);
      return content.length;
    });
    const sorted = (sizes: readonly number[]): number[] => sizes.toSorted((a, b) => a - b);
    expect(documents.length).toBeGreaterThan(200);
    expect(sorted(whole)).toEqual(sorted(documents));
    // And what the results count has come, the last few of them but for the way to their users.
    const { throughput, inProgress } = result.session.metrics;
    const served = throughput! * 2;
    expect(whole.length).toBeGreaterThanOrEqual(served);
    expect(whole.length - served).toBeLessThanOrEqual(inProgress!);
  });

  it('has a request before each reply, and a handoff where another node replies', () => {
    const asked = new Map(packets.filter(isRequest).map((packet) => [connection(packet, false), packet]));
    const handoffs = packets.filter((packet) => !isRequest(packet) && !isReply(packet));
    expect(handoffs.length).toBe(handed);
    expect(handed > 0).toBe(policy !== 'mirror');
    const handedOff = new Map(handoffs.map((packet) => [connection(packet, false), packet]));
    const first = packets.filter((packet) => isReply(packet) && packet.seq % 2 ** 24 === 1);
    expect(first.length).toBeGreaterThan(200);
    for (const reply of first) {
      const request = asked.get(connection(reply, true))!;
      expect(textOf(request.payload)).toMatch(/^GET \/document-\d+ HTTP\/1\.1\r\nHost: cluster\.example\r\n/);
      expect([request.from, request.to]).toEqual([reply.to, reply.from]);
      expect(reply.ack).toBe(request.seq + request.payload.length);
      expect(request.at).toBeLessThan(reply.at);
      // The client gets it in the name of the node that it asked, from the station of the one that serves it.
      const stations = [textOf(reply.bytes.subarray(6, 12)), textOf(request.bytes.subarray(0, 6))];
      const handoff = handedOff.get(connection(reply, true));
      expect(stations[0] !== stations[1]).toBe(handoff !== undefined);
      if (!handoff) continue;
      expect(handoff.from).toBe(request.to);
      expect(textOf(handoff.bytes.subarray(0, 6))).toBe(stations[0]);
      expect(Buffer.compare(handoff.payload.subarray(20), request.payload)).toBe(0);
      expect(handoff.payload.subarray(0, 4).join('.')).toBe(request.from);
      expect(handoff.comments.join()).toMatch(/^The dispatcher chose N\d at [\d.]+ s: .+ connections; N\d, the least/);
    }
  });

  it('is in order of time, and its statistics count its packets', () => {
    const times = packets.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(statistics.reduce((sum, { passed }) => sum + passed, 0)).toBe(packets.length);
  });
});

describe('the segments of a reply', () => {
  const requests = { net: 200_000, chunk: 32 * 1024 };
  const size = 40_000;
  const of = { nth: 3, client: 1, askedAt: 0, size, chunks: [1e6, 4e6], document: 7, entry: 0, node: 2 };
  const frames = [...replyFrames(of, { link: 11, row: 0, startsAt: 5e6, leftAt: 6e6 }, requests)];
  const clients = [1, 2, 3, 4].map((client) => ({ name: `C${client}`, kind: 'host' as const }));
  const layout = {
    kind: 'web-cluster' as const,
    nodes: [...clients, ...[1, 2, 3].map((node) => ({ name: `N${node}`, kind: 'server' as const }))],
    ...{ links: [], flows: [], gauges: [], requests },
  };

  it('follow one another without a gap within a chunk, whose times are the port’s', () => {
    const second = frames.findIndex(({ startsAt }) => startsAt >= 5e6);
    expect([frames[0]!.startsAt, frames[second - 1]!.arrivesAt]).toEqual([1e6, 4e6]);
    expect([frames[second]!.startsAt, frames.at(-1)!.arrivesAt]).toEqual([5e6, 6e6]);
    frames.forEach((frame, index) => {
      if (index > 0 && index !== second) expect(frame.startsAt).toBe(frames[index - 1]!.arrivesAt);
      expect(frame.arrivesAt).toBeGreaterThan(frame.startsAt);
    });
  });

  it('none is longer than an Ethernet takes, and a head that stands in front takes no time', () => {
    const lengths = frames.map((frame) => bytesOf(frame, layout).length);
    expect(Math.max(...lengths)).toBe(1514);
    // 1460 bytes of the first one's are head and content; every full one behind it has 1460 of content.
    const spans = frames.map(({ startsAt, arrivesAt }) => arrivesAt - startsAt);
    expect(spans[0]!).toBeLessThan(spans[1]!);
    expect(spans[1]! / 3e6).toBeCloseTo(1460 / requests.chunk, 5);
  });
});
