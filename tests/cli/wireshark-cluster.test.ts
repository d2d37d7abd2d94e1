// Captures of a web cluster as Wireshark reads them (tshark, if this machine has it): nothing malformed, every checksum right, and
// HTTP wherever there is HTTP: a request for each reply, a status line with the length that is there.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { say } from '../support/cli.ts';
import { GOOD, hasTshark, WARNING, wiresharkFrames } from '../support/wireshark.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-cluster-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FIELDS = [
  ...['frame.interface_name', 'tcp.stream', 'tcp.len', 'tcp.dstport', 'http.request.uri', 'http.response.code'],
  ...['http.content_length', 'http.request_in', 'tcp.analysis.flags'],
  ...['ip.checksum.status', 'tcp.checksum.status', '_ws.malformed', '_ws.expert.severity'],
] as const;
type Seen = Readonly<Record<(typeof FIELDS)[number], string>>;

async function analysed(link: string, ...places: string[]): Promise<readonly Seen[]> {
  const file = join(folder, 'run.pcapng');
  const flags = places.flatMap((place) => ['--pcap-link', place]);
  const { status, err } = await say('run', link, '--pcap', file, ...flags, '--format', 'json');
  expect(status, err).toBe(0);
  return wiresharkFrames(file, FIELDS);
}

function isSound(frame: Seen): boolean {
  const severities = frame['_ws.expert.severity'].split(',').filter(Boolean).map(Number);
  const checks = [frame['ip.checksum.status'], frame['tcp.checksum.status']];
  return (
    checks.every((each) => each === GOOD) && frame['_ws.malformed'] === '' && Math.max(0, ...severities) <= WARNING
  );
}

describe.skipIf(!hasTshark)('what Wireshark makes of a web cluster', () => {
  it.each(['mirror', 'lard', 'ds'])(
    'all links with policy=%s: sound, and each reply is one to a request',
    async (policy) => {
      const frames = await analysed(`web-cluster#policy=${policy}&warm=0s&end=1s&users=400&v=1`, 'all');
      expect(frames.length).toBeGreaterThan(500);
      expect(frames.filter((frame) => !isSound(frame))).toEqual([]);
      // Nothing is lost and nothing comes twice, so there is nothing for it to analyse.
      expect(frames.filter((frame) => frame['tcp.analysis.flags'] !== '')).toEqual([]);
      const requests = frames.filter((frame) => frame['http.request.uri'] !== '');
      const replies = frames.filter((frame) => frame['http.response.code'] !== '');
      expect(requests.length).toBe(frames.filter((frame) => frame['tcp.dstport'] === '80').length);
      expect(replies.length).toBeGreaterThan(100);
      const asked = new Set(requests.map((frame) => frame['tcp.stream']));
      for (const reply of replies) {
        expect(reply['http.response.code']).toBe('200');
        expect(asked.has(reply['tcp.stream'])).toBe(true);
        expect(reply['http.request_in']).not.toBe('');
      }
      const handoffs = frames.filter((frame) => frame['tcp.dstport'] === '49152');
      expect(handoffs.length > 0).toBe(policy !== 'mirror');
      expect(handoffs.every((frame) => frame['frame.interface_name'].endsWith('-N'))).toBe(true);
    },
  );

  it('at one node: what it hands off, and its replies in the name of others', async () => {
    const frames = await analysed('web-cluster#policy=lard&warm=0s&end=1s&users=400&v=1');
    expect(new Set(frames.map((frame) => frame['frame.interface_name']))).toEqual(new Set(['N1-C', 'N1-N']));
    expect(frames.filter((frame) => !isSound(frame))).toEqual([]);
  });
});
