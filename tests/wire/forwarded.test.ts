// Packets of a virtual server: headers that the three methods of forwarding leave, and as many bytes on the wire as the run charges
// its ports for, but for what is said here.

import { describe, expect, it } from 'vitest';
import { kindOfLog } from '../../src/record/logs.ts';
import { settingAt } from '../../src/scenarios/kit/run-spec.ts';
import { scenario } from '../../src/scenarios/virtual-server/scenario.ts';
import { checksumOf, sumOfWords } from '../../src/wire/checksum.ts';
import { crc32 } from '../../src/wire/crc32.ts';
import { lacksSynAck } from '../../src/wire/forwarded.ts';
import { forwardedFrame } from '../../src/wire/forwarded-frame.ts';
import { packetsOfRow } from '../../src/wire/row-packets.ts';
import { captured } from '../support/captured.ts';
import type { ReadPacket } from '../support/read-capture.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const of = (settings: string, ...places: string[]) => {
  const run = captured(specOf(`size=100kB&n=3&end=2s&${settings}&v=1`, scenario), places);
  return { ...run, packets: run.capture.packets };
};
const macOf = (bytes: Uint8Array, at: number): string => bytes.subarray(at, at + 6).join('.');
/** MAC addresses are 02:00 and the IPv4 address. */
const isFor = ({ bytes }: ReadPacket, address: string): boolean => macOf(bytes, 0) === `2.0.${address}`;
const isOf = ({ bytes }: ReadPacket, address: string): boolean => macOf(bytes, 6) === `2.0.${address}`;
const datagramOf = ({ bytes, outer, length }: ReadPacket): Uint8Array => bytes.slice(outer ? 34 : 14).slice(0, length);
const [VIP, D, G, C1, R1] = ['192.168.0.135', '192.168.0.1', '192.168.0.254', '192.168.0.130', '192.168.0.2'];
const REQUEST = `GET /1 HTTP/1.1\r\nHost: ${VIP}\r\n\r\n`;
const IN = 1;
const OUT = 2;
const textOf = ({ payload }: ReadPacket): string => String.fromCharCode(...payload);

/** Of the first connection: what comes to the director, and what it hands on, pair by pair. */
function pairs(method: string) {
  const { packets } = of(`method=${method}&sched=rr`, 'D-cpu');
  const own = packets.filter(({ ports }) => ports.includes(1024));
  const [came, left] = [IN, OUT].map((direction) => own.filter((packet) => packet.direction === direction));
  return came!.map((packet, nth) => [packet, left![nth]!] as const);
}

describe('every frame', () => {
  it.each(['nat', 'tun', 'dr'])('of %s has checks that are right', (method) => {
    const { packets } = of(`method=${method}&wire=hub&n=1`, 'all');
    expect(packets.length).toBeGreaterThan(200);
    for (const packet of packets) {
      const { bytes, outer, length } = packet;
      const datagram = datagramOf(packet);
      const tcp = datagram.slice(20);
      expect(checksumOf(sumOfWords(datagram.slice(0, 20)))).toBe(0);
      if (outer) expect(checksumOf(sumOfWords(bytes.slice(14, 34)))).toBe(0);
      expect(checksumOf(sumOfWords(tcp, sumOfWords(datagram.slice(12, 20), 6 + tcp.length)))).toBe(0);
      expect(new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - 4, true)).toBe(
        crc32(bytes.subarray(0, -4)),
      );
      expect(bytes.length).toBe(Math.max(64, length + (outer ? 20 : 0) + 18));
    }
  });
});

describe('how the director hands a packet on', () => {
  it('NAT: the destination on the way in, the source on the way back, nothing else but checksums and the hop', () => {
    const handed = pairs('nat');
    expect(handed.filter(([came]) => came.from === C1).length).toBeGreaterThan(30);
    for (const [came, left] of handed) {
      const isRequest = came.from === C1;
      expect([came.from, came.to]).toEqual(isRequest ? [C1, VIP] : [R1, C1]);
      expect([left.from, left.to]).toEqual(isRequest ? [C1, R1] : [VIP, C1]);
      expect([left.ports, left.seq, left.ack, left.flags]).toEqual([came.ports, came.seq, came.ack, came.flags]);
      expect(left.payload).toEqual(came.payload);
      expect(left.ttl).toBe(came.ttl - (isRequest ? 0 : 1));
      expect(isFor(came, D) && isOf(left, D) && isFor(left, isRequest ? R1 : C1)).toBe(true);
    }
  });

  it('two NICs: frames of clients are for the one on their network, frames of servers for the other', () => {
    const { packets } = of('method=nat&sched=rr&wire=hub&nics=2', 'all');
    const second = `2.1.${D}`;
    const nicsOf = (side: readonly string[]) =>
      new Set(
        packets
          .filter(({ from, to }) => side.includes(from) || side.includes(to))
          .flatMap(({ bytes }) => [macOf(bytes, 0), macOf(bytes, 6)]),
      );
    expect(nicsOf([VIP])).toContain(second);
    expect(nicsOf([VIP])).not.toContain(`2.0.${D}`);
    expect(nicsOf([R1])).toContain(`2.0.${D}`);
    expect(nicsOf([R1])).not.toContain(second);
  });

  it('tunnelling: a header in front, from the director to the server, and the packet in it as it was', () => {
    const handed = pairs('tun');
    expect(handed.length).toBeGreaterThan(30);
    for (const [came, left] of handed) {
      expect(left.outer).toEqual({ from: D, to: R1 });
      expect(datagramOf(left)).toEqual(datagramOf(came));
      expect([came.from, came.to]).toEqual([C1, VIP]);
      expect(isOf(left, D) && isFor(left, R1)).toBe(true);
    }
  });

  it('direct routing: the addresses of the frame, and nothing in it', () => {
    const handed = pairs('dr');
    expect(handed.length).toBeGreaterThan(30);
    for (const [came, left] of handed) {
      expect(datagramOf(left)).toEqual(datagramOf(came));
      expect(left.bytes.slice(12, -4)).toEqual(came.bytes.slice(12, -4));
      expect(isFor(came, D) && isOf(left, D) && isFor(left, R1)).toBe(true);
    }
  });

  it.each(['tun', 'dr'])(
    '%s: the server answers by itself, as the virtual address, over the gateway if there is one',
    (method) => {
      const straight = of(`method=${method}&gate=off`, 'R1-out').packets;
      expect(straight.length).toBeGreaterThan(60);
      for (const packet of straight) expect([packet.from, packet.ttl, isOf(packet, R1)]).toEqual([VIP, 64, true]);
      const routed = of(`method=${method}`, 'G-cpu').packets.filter(({ direction }) => direction === OUT);
      expect(routed.length).toBeGreaterThan(60);
      for (const packet of routed) expect([packet.from, packet.ttl, isOf(packet, G)]).toEqual([VIP, 63, true]);
    },
  );
});

describe('a request', () => {
  it('is a handshake, a request line, and a file that begins with its head', () => {
    const own = pairs('nat').map(([came]) => came);
    expect(own.slice(0, 4).map(({ flags, seq, ack, from }) => [from, flags, seq, ack])).toEqual([
      [C1, 'SYN', 0, 0],
      [R1, 'SYN ACK', 0, 1],
      [C1, 'ACK', 1, 1],
      [C1, 'ACK', 1, 1],
    ]);
    expect(textOf(own[3]!)).toBe(REQUEST);
    const data = own.filter(({ from, payload }) => from === R1 && payload.length > 0);
    const stream = data.map(textOf).join('');
    expect(stream.length).toBe(100_000);
    const [head = ''] = stream.split('\r\n\r\n', 1);
    expect(head.split('\r\n')[0]).toBe('HTTP/1.1 200 OK');
    const length = Number(/Content-Length: +(\d+)/.exec(head)?.[1]);
    expect(head.length + 4 + length).toBe(100_000);
    expect(data.map(({ seq }) => seq)).toEqual(data.map((_, nth) => 1 + 1460 * nth));
    const acks = own.filter(({ from, payload, seq }) => from === C1 && payload.length === 0 && seq > 1);
    expect(new Set(acks.map(({ seq }) => seq))).toEqual(new Set([1 + REQUEST.length]));
    expect(acks.at(-1)!.ack).toBe(100_001);
    expect(acks.map(({ ack }) => ack)).toEqual(acks.map(({ ack }) => ack).toSorted((a, b) => a - b));
  });

  it('says at its SYN whom the scheduler chose, and at a refused one that nobody took it', () => {
    const chosen = of('method=dr&sched=rr', 'D-cpu').packets.flatMap(({ comments }) => comments);
    expect(chosen.map((text) => /connection (\d) to (R\d)/.exec(text)?.slice(1))).toEqual([
      ['1', 'R1'],
      ['2', 'R2'],
      ['3', 'R3'],
    ]);
    const refused = of('w1=0&w2=0&w3=0', 'D-cpu').packets;
    expect(refused.map(({ flags, direction, comments }) => [flags, direction, comments.length])).toEqual(
      Array.from({ length: 3 }, () => ['SYN', IN, 1]),
    );
  });

  it('has its SYN ACK but where that passes no station, which is said', () => {
    const [lacking, having]: [string[], string[]] = [[], []];
    for (const method of ['nat', 'tun', 'dr'])
      for (const gate of ['on', 'off'])
        for (const wire of ['full', 'half', 'hub']) {
          const settings = `method=${method}&case=own&gate=${gate}&wire=${wire}`;
          const { layout, packets, capture } = of(settings, 'all');
          expect(packets.some(({ flags }) => flags === 'SYN')).toBe(true);
          expect(packets.some(({ flags }) => flags === 'SYN ACK')).toBe(!lacksSynAck(layout));
          expect(capture.packets.length).toBeGreaterThan(100);
          (lacksSynAck(layout) ? lacking : having).push(`${method} ${gate} ${wire}`);
        }
    expect(lacking).toEqual(['tun off full', 'dr off full']);
    expect(having.length).toBe(16);
  });

  it('has the names of the stage', () => {
    const { names } = of('method=tun', 'D-cpu').capture;
    expect(names).toMatchObject({ [VIP]: 'VIP', [D]: 'D', [G]: 'G', [C1]: 'C1', [R1]: 'R1' });
  });
});

/** Between frames, bytes: preamble, start of frame, gap. */
const BETWEEN = 20;
const SEGMENT = 1460;

describe.each(['nat', 'tun', 'dr'])('bytes on the wire with %s', (method) => {
  it.each(['full', 'half', 'hub', 'half&nics=2', 'hub&nics=2'])('are those that ports are charged for (%s)', (wire) => {
    const spec = specOf(`size=123.4kB&n=4&end=2s&method=${method}&wire=${wire}&v=1`, scenario);
    const record = wholeRecord(spec);
    const rate = Number(settingAt(spec, 'bw', 0));
    const [frames, charged] = [new Map<string, number>(), new Map<string, number>()];
    const add = (sums: Map<string, number>, key: string, value: number): void =>
      void sums.set(key, (sums.get(key) ?? 0) + value);
    let requests = 0;
    record.layout.links.forEach((info, link) => {
      const log = record.flights[link]!;
      if (info.role === 'cpu' || info.role === 'disk' || kindOfLog(info) !== 'visits') return;
      for (let row = 0; row < log.length; row++) {
        const packets = packetsOfRow(record, link, row);
        expect(packets.length).toBeGreaterThan(0);
        const isData = packets[0]!.forwarded.message === 'data';
        const key = isData ? `${packets[0]!.flow} ${info.place} ${packets[0]!.leg.from}` : 'small';
        for (const each of packets) {
          const frame = forwardedFrame(record.layout, each.flow, each.forwarded);
          const isTunnel = frame[23] === 4;
          const ip = isTunnel ? 34 : 14;
          const payload = ((frame[ip + 2]! << 8) | frame[ip + 3]!) - 40;
          if (isData) add(frames, key, frame.length + BETWEEN);
          else {
            // What the model charges is the shortest frame, and 20 bytes more in a tunnel, though those take the place of its padding.
            const longer = payload > 0 || isTunnel ? payload - 6 : 0;
            if (payload > 0) requests++;
            add(frames, key, frame.length + BETWEEN - longer);
          }
        }
        add(charged, key, Math.round(((log.arrivesAt[row]! - log.startsAt[row]!) * rate) / 8e7) / 100);
      }
    });
    const { size } = record.layout.flows[0]!.request!;
    const whole = Math.ceil(size / SEGMENT);
    expect(frames.size).toBeGreaterThan(3);
    for (const [key, bytes] of frames) {
      // A segment's headers are charged with its bytes, so those of the last one, which is not full, are not all counted.
      const rest = key === 'small' ? 0 : 78 * (whole - size / SEGMENT);
      expect(Math.abs(bytes - rest - charged.get(key)!)).toBeLessThan(0.0001 * bytes);
    }
    expect(requests).toBe(wire === 'full' ? 0 : 4 * (wire.startsWith('hub') ? 2 : 4));
  });

  it('carry every file whole to its client, in order', () => {
    const record = wholeRecord(specOf(`size=123.4kB&n=4&end=2s&method=${method}&v=1`, scenario));
    const got = new Map<number, number>();
    record.layout.links.forEach((info, link) => {
      if (info.role !== 'in') return;
      for (let row = 0; row < record.flights[link]!.length; row++) {
        for (const { flow, segment, forwarded } of packetsOfRow(record, link, row)) {
          expect((segment - 1) * SEGMENT).toBe(got.get(flow) ?? 0);
          const frame = forwardedFrame(record.layout, flow, forwarded);
          got.set(flow, (got.get(flow) ?? 0) + ((frame[16]! << 8) | frame[17]!) - 40);
        }
      }
    });
    expect([...got.values()]).toEqual(record.layout.flows.map(({ request }) => request!.size));
    expect(record.metrics?.['complete']).toBe(4);
  });
});

it('packets of a station never go back in time', () => {
  for (const wire of ['full', 'hub']) {
    const { packets } = of(`wire=${wire}&bw=1Mbps&n=2`, 'all');
    const times = packets.map(({ at }) => at);
    expect(times.length).toBeGreaterThan(300);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  }
});
