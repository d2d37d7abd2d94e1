// Captures of cells as Wireshark reads them (tshark, if this machine has it): nothing malformed, every checksum right, the CRC of
// AAL5 recomputed by it, and what it makes of a run held against what the run did.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { MarkKind } from '../../src/record/record.ts';
import { scenario } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { captured } from '../support/captured.ts';
import { say } from '../support/cli.ts';
import { specOf } from '../support/whole-record.ts';
import { GOOD, hasTshark, WARNING, wiresharkFrames, wiresharkSays } from '../support/wireshark.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-atm-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FIELDS = [
  ...[
    'frame.protocols',
    'frame.comment',
    'frame.interface_name',
    'atm.vpi',
    'atm.vci',
    'tcp.len',
    'tcp.seq_raw',
    'tcp.ack_raw',
  ],
  ...['tcp.stream', 'tcp.dstport', 'tcp.options.timestamp.tsval', 'tcp.options.timestamp.tsecr'],
  ...[
    'tcp.analysis.retransmission',
    'tcp.analysis.out_of_order',
    'tcp.analysis.duplicate_ack',
    'tcp.analysis.ack_lost_segment',
    'tcp.analysis.zero_window',
  ],
  ...['ip.checksum.status', 'tcp.checksum.status', '_ws.malformed', '_ws.expert.severity'],
] as const;
type Seen = Readonly<Record<(typeof FIELDS)[number], string>>;

async function analysed(link: string, ...places: string[]) {
  const file = join(folder, 'run.pcapng');
  const flags = places.flatMap((place) => ['--pcap-link', place]);
  const { status, out, err } = await say('run', link, '--pcap', file, ...flags, '--format', 'json');
  expect(status, err).toBe(0);
  const frames = wiresharkFrames(file, FIELDS);
  const { marks } = JSON.parse(out) as {
    readonly marks: readonly { readonly kind: MarkKind; readonly flow: string | number }[];
  };
  return { frames, marks };
}

function expectSound(frames: readonly Seen[], protocols: string): void {
  for (const frame of frames) {
    expect([frame['ip.checksum.status'], frame['tcp.checksum.status'], frame['_ws.malformed']]).toEqual([
      GOOD,
      GOOD,
      '',
    ]);
    const severities = frame['_ws.expert.severity'].split(',').filter(Boolean).map(Number);
    expect(Math.max(0, ...severities)).toBeLessThanOrEqual(WARNING);
    const isCells = frame['frame.interface_name'] === 'S-B' || frame['frame.interface_name'].endsWith('-S');
    expect(frame['frame.protocols']).toMatch(isCells ? new RegExp(`^${protocols}:ip:tcp`) : /^(raw:)?ip:tcp/);
    // Flow n is on circuit 32 + n and goes to port 40000 + n.
    if (isCells)
      expect([frame['atm.vpi'], Number(frame['atm.vci'])]).toEqual(['0', Number(frame['tcp.dstport']) - 40000 + 32]);
  }
}

describe.skipIf(!hasTshark)('what Wireshark makes of cells', () => {
  it.each([
    ['tcp-over-atm#end=4s&v=1', 'atm'],
    ['tcp-over-atm#end=3s&llc=on&policy=ppd&buf=500&keep=on&glue=on&v=1', 'atm:llc'],
    ['tcp-over-atm#setup=rf&end=0.4s&v=1', 'atm:llc'],
  ])('%s is sound behind the switch', async (link, protocols) => {
    const { frames } = await analysed(link);
    expect(frames.length).toBeGreaterThan(300);
    expectSound(frames, protocols);
  });

  it.each([
    'tcp-over-atm#v=1',
    'tcp-over-atm#policy=tail&fast=reno&end=5s&v=1',
    'tcp-over-atm#setup=rf&fast=tahoe&end=2s&v=1',
  ])('at the sender of %s every segment that the run sent again is a retransmission, and no other', async (link) => {
    const { frames } = await analysed(link, 'A1-S', 'B-A1');
    expectSound(frames, link.includes('rf') ? 'atm:llc' : 'atm');
    const again = frames.filter((frame) => frame['frame.comment'].includes('Sent again'));
    expect(again.length).toBeGreaterThan(10);
    // Soon after the last segment it takes one for out of order.
    const theirs = frames.filter(
      (frame) => frame['tcp.analysis.retransmission'] !== '' || frame['tcp.analysis.out_of_order'] !== '',
    );
    expect(theirs.map((frame) => frames.indexOf(frame))).toEqual(again.map((frame) => frames.indexOf(frame)));
    let ack = '';
    for (const frame of frames) {
      if (frame['frame.interface_name'] !== 'B-A1') continue;
      expect(frame['tcp.analysis.duplicate_ack'] !== '', frame['tcp.ack_raw']).toBe(frame['tcp.ack_raw'] === ack);
      ack = frame['tcp.ack_raw'];
      expect(frame['tcp.analysis.zero_window']).toBe('');
    }
  });

  it.each(['tcp-over-atm#v=1', 'tcp-over-atm#setup=rf&fast=tahoe&end=2s&v=1'])(
    'in %s an ACK of what it has not seen comes only behind segments that are cut anew when they are sent again',
    async (link) => {
      const { frames } = await analysed(link, 'A1-S', 'B-A1');
      // It follows what was sent without a gap from segment to segment, each where the one before it ended (packet-tcp.c).
      let [follows, highest] = [0, 0];
      const expected = frames.map((frame) => {
        const [seq, length, ack] = [frame['tcp.seq_raw'], frame['tcp.len'], frame['tcp.ack_raw']].map(Number);
        if (frame['frame.interface_name'] === 'A1-S') {
          if (follows === 0 || seq === follows) follows = seq! + length!;
          highest = Math.max(highest, seq! + length!);
          return false;
        }
        expect(ack).toBeLessThanOrEqual(highest);
        if (follows === 0 || ack! <= follows) return false;
        follows = highest;
        return true;
      });
      expect(frames.map((frame) => frame['tcp.analysis.ack_lost_segment'] !== '')).toEqual(expected);
      expect(expected.includes(true)).toBe(!link.includes('rf'));
    },
  );
});

/** A record of ERF, a format in which Wireshark looks at the trailer of AAL5: type 4, in front of a cell header without its check. */
function erf(vci: number, pdu: Uint8Array): Uint8Array {
  const header = new DataView(new ArrayBuffer(20));
  header.setUint8(8, 4);
  header.setUint8(9, 4);
  header.setUint16(10, 20 + pdu.length);
  header.setUint16(14, 4 + pdu.length);
  header.setUint32(16, vci * 16 + 2);
  return Buffer.concat([new Uint8Array(header.buffer), pdu]);
}

function pcapOf(linkType: number, packets: readonly Uint8Array[]): Buffer {
  const word = (...values: number[]): Uint8Array => new Uint8Array(Uint32Array.from(values).buffer);
  const file = [word(0xa1b2c3d4, 2 + 4 * 65536, 0, 0, 65535, linkType)];
  for (const packet of packets) file.push(word(0, 0, packet.length, packet.length), packet);
  return Buffer.concat(file);
}

it.skipIf(!hasTshark)(
  'Wireshark finds the trailer of every PDU, its length and its CRC right, and as many cells',
  () => {
    const { capture } = captured(specOf('end=1s&llc=on&v=1', scenario), ['S-B']);
    const pdus = capture.packets.map(({ bytes }) => bytes.subarray(4));
    const file = join(folder, 'erf.pcap');
    const spoilt = Uint8Array.from(pdus[0]!);
    spoilt[60]! ^= 1;
    writeFileSync(
      file,
      pcapOf(
        197,
        [...pdus, spoilt].map((pdu) => erf(32, pdu)),
      ),
    );
    const said = wiresharkSays(file, ['-V']);
    const verdicts = [...said.matchAll(/AAL5 CRC: 0x[0-9a-f]{8} \((\w+)\)/g)].map(([, word]) => word);
    expect(verdicts).toEqual([...pdus.map(() => 'correct'), 'incorrect']);
    const fields = wiresharkFrames(file, ['atm.cells', 'atm.aal5t_len']).map(Object.values);
    expect(fields.slice(0, -1)).toEqual(
      capture.packets.map(({ bytes, length }) => [`${(bytes.length - 4) / 48}`, `${length + 8}`]),
    );
  },
);
