// The bytes of a capture are those of the run: every packet of every link has the length, the sequence numbers and the window that
// the engine's own packet had, and together they are what the results count.

import { describe, expect, it } from 'vitest';
import { seconds } from '../../src/engine/core/time.ts';
import { ACK } from '../../src/engine/net/packet.ts';
import { TCP_PROFILES } from '../../src/engine/tcp/profile.ts';
import type { RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { PROFILES } from '../../src/scenarios/tcp/profiles.ts';
import { senderNames } from '../../src/scenarios/tcp/senders.ts';
import { NoCapture } from '../../src/wire/sniffer.ts';
import { captured, type EnginePacket, withEnginePackets } from '../support/captured.ts';
import { lanRtoCases } from '../support/cases/lan-rto-cases.ts';
import { nicBufferCases } from '../support/cases/nic-buffer-cases.ts';
import { renoCases } from '../support/cases/reno-cases.ts';
import type { ReadPacket } from '../support/read-capture.ts';
import { specOf } from '../support/whole-record.ts';

const all = [renoCases, lanRtoCases, nicBufferCases].flatMap(({ scenario, digestLinks }) =>
  digestLinks.map((link) => [`${scenario.id}#${link}`, scenario, link] as const),
);
const hasSack = (link: string): boolean => /cc=sack/.test(link);
const runs = all.filter(([, , link]) => !hasSack(link));

// The record does not hold which blocks an ACK had (docs/captures.md).
it.each(all.filter(([, , link]) => hasSack(link)))(
  '%s has no capture rather than one that is not true',
  (_, scenario, link) => {
    expect(() => captured(firstSeconds(specOf(link, scenario)))).toThrow(NoCapture);
  },
);

/** What a header must say of the engine's packet. */
function expected({ kind, seq, length, bytes }: EnginePacket, unit: 'bytes' | 'packets', mss: number) {
  const inBytes = (number: number): number => (unit === 'bytes' || number === 0 ? number : 1 + (number - 1) * mss);
  if (kind === ACK) return { length: bytes, seq: 1, ack: inBytes(seq), flags: 'ACK', payload: 0 };
  if (seq === 0) return { length: bytes, seq: 0, ack: 0, flags: 'SYN', payload: 0 };
  const payload = unit === 'bytes' ? length : mss;
  return { length: bytes, seq: inBytes(seq), ack: 1, flags: 'ACK', payload };
}

const said = ({ length, seq, ack, flags, payload }: ReadPacket) => ({
  length,
  seq,
  ack,
  flags,
  payload: payload.length,
});
const lines = (packets: readonly object[]): string[] => packets.map((packet) => Object.values(packet).join(' '));

describe.each(runs)('%s', (_, scenario: Scenario, link) => {
  it('has on every link the packets that the engine had, and the bytes that it counts on the bus', () => {
    const spec = firstSeconds(specOf(link, scenario));
    const all = spec.scenario === 'reno' ? everyLink(Number(spec.params['n'])) : [];
    const { result, byLink } = withEnginePackets(() => captured(spec, all));
    const { capture, layout, totals, session } = result;
    const { unit } = TCP_PROFILES[PROFILES[spec.params['tcp'] as keyof typeof PROFILES]];
    for (const { name } of capture.interfaces) {
      const theirs = byLink[layout.links.findIndex(({ place }) => place === name)] ?? [];
      const ours = capture.packets.filter((packet) => packet.link === name);
      // Those still in a queue or on their way at the end are in no capture.
      expect(theirs.length - ours.length).toBeLessThan(500);
      const known = theirs.slice(0, ours.length).map((each) => expected(each, unit, Number(spec.params['mss'])));
      expect(lines(ours.map(said))).toEqual(lines(known));
    }
    if (layout.bus === undefined) return;
    // The meter counts a frame when it has come up through the link layer.
    const counted = capture.packets.filter(({ at }) => at + Number(spec.params['lldelay']) < session.horizon);
    expect(counted.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBe(totals.get('wire'));
  });
});

/** Long enough for all that a link asks for to happen. */
function firstSeconds(spec: RunSpec): RunSpec {
  const end = Math.min(Number(spec.params['end']), seconds(8));
  const changes = spec.changes.filter(({ at }) => at < end);
  return { ...spec, params: { ...spec.params, end }, changes };
}

/** All of them meet at R. */
function everyLink(senders: number): string[] {
  return ['R-B', 'B-R', ...senderNames(senders).flatMap((name) => [`${name}-R`, `R-${name}`])];
}

describe('payload that has come to B is what the results count', () => {
  // A last segment that is shorter, ACKs that are held back, losses, and senders that count in packets.
  const links = ['v=1', 'mss=536&dack=200ms&data=2000KB&v=1', 'tcp=ns2001&loss=1pc&v=1', 'n=3&q=20&data=101KB&v=1'];
  it.each(links)('in reno#%s', (link) => {
    const { session, capture } = captured(specOf(link), ['B-R', 'R-B']);
    const came = capture.packets.filter((packet) => packet.link === 'R-B');
    const payload = came.reduce((sum, packet) => sum + packet.payload.length, 0);
    expect(payload).toBe(Math.round((session.metrics['throughput']! * session.horizon) / 8e9));
    expect(came.length).toBeGreaterThan(50);
  });
});
