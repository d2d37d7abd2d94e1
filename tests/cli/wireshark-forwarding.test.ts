// Captures of a virtual server as Wireshark reads them (tshark, if this machine has it), for each way of forwarding: nothing malformed,
// every checksum right, and what its analysis says is that the director hands packets on, and nothing else.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { say } from '../support/cli.ts';
import { hasTshark, WARNING, wiresharkFrames } from '../support/wireshark.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-forwarding-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FIELDS = [
  ...['frame.protocols', 'frame.packet_flags_direction', 'frame.comment', 'frame.interface_name'],
  ...['ip.checksum.status', 'tcp.checksum.status', 'eth.fcs.status', '_ws.malformed', '_ws.expert.severity'],
  ...['tcp.analysis.retransmission', 'tcp.analysis.duplicate_ack', 'tcp.analysis.flags', 'tcp.stream'],
  ...['http.request.line', 'http.request.uri', 'http.content_length', 'http.file_data', 'ip.src', 'ip.dst'],
] as const;
type Seen = Readonly<Record<(typeof FIELDS)[number], string>>;
const OUT = '0x00000002';

async function seen(settings: string, place = 'D-cpu', ...options: string[]): Promise<readonly Seen[]> {
  const file = join(folder, 'run.pcapng');
  const link = `virtual-server/#size=100kB&n=3&end=2s&${settings}&v=1`;
  const { status, err } = await say('run', link, '--pcap', file, '--pcap-link', place);
  expect(status, err).toBe(0);
  return wiresharkFrames(file, FIELDS, options);
}

describe.skipIf(!hasTshark)('what Wireshark makes of a virtual server', () => {
  it.each([
    ['nat', 660],
    ['tun', 240],
    ['dr', 240],
  ])('with %s at the director: %i frames, none malformed, every check right', async (method, count) => {
    const frames = await seen(`method=${method}`);
    expect(frames.length).toBe(count);
    for (const frame of frames) {
      const isTunnel = frame['frame.protocols'].includes('ip:ip:tcp');
      expect(isTunnel).toBe(method === 'tun' && frame['frame.packet_flags_direction'] === OUT);
      expect(frame['ip.checksum.status']).toBe(isTunnel ? '1,1' : '1');
      expect([frame['tcp.checksum.status'], frame['eth.fcs.status'], frame['_ws.malformed']]).toEqual(['1', '1', '']);
      const severities = frame['_ws.expert.severity'].split(',').map(Number);
      expect(Math.max(...severities)).toBeLessThan(WARNING);
      // What is handed on as it was is there twice, and nothing else is a retransmission or a duplicate; NAT makes another
      // conversation of it, between the client and the real server.
      const isAgain = frame['tcp.analysis.retransmission'] !== '' || frame['tcp.analysis.duplicate_ack'] !== '';
      expect(isAgain).toBe(method !== 'nat' && frame['frame.packet_flags_direction'] === OUT);
    }
    expect(new Set(frames.map((frame) => frame['tcp.stream'])).size).toBe(method === 'nat' ? 6 : 3);
    expect(frames.filter((frame) => frame['frame.comment'].includes('The scheduler gave')).length).toBe(3);
  });

  it('NAT has whole requests and replies on both sides of the director', async () => {
    const frames = await seen('method=nat');
    expect(frames.flatMap((frame) => frame['http.request.uri'] || []).sort()).toEqual([
      '/1',
      '/1',
      '/2',
      '/2',
      '/3',
      '/3',
    ]);
    const lengths = frames.flatMap((frame) => frame['http.content_length'] || []).map(Number);
    expect(lengths.length).toBe(6);
    for (const length of lengths) expect(length).toBeGreaterThan(99_800);
    expect(frames.filter((frame) => frame['http.file_data'] !== '').length).toBe(6);
  });

  it.each(['tun', 'dr'])('with %s a client gets whole replies straight from the servers', async (method) => {
    const frames = await seen(`method=${method}`, 'C1-in');
    expect(frames.map((frame) => [frame['ip.src'], frame['_ws.malformed']])).toEqual(
      frames.map(() => ['192.168.0.135', '']),
    );
    expect(frames.flatMap((frame) => frame['http.content_length'] || []).length).toBe(1);
  });

  it('on every link at once every check is right, too', async () => {
    // Where a packet passes several times Wireshark cannot put a stream together.
    const frames = await seen('method=tun&wire=hub', 'all', '--disable-protocol', 'http');
    expect(new Set(frames.map((frame) => frame['frame.interface_name']))).toEqual(new Set(['hub', 'D-cpu', 'G-cpu']));
    for (const frame of frames) {
      expect([frame['tcp.checksum.status'], frame['eth.fcs.status'], frame['_ws.malformed']]).toEqual(['1', '1', '']);
    }
  });
});
