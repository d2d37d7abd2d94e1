// The bytes of a capture are those of the run: every packet of every link has the length, the sequence numbers and the window that
// the engine's own packet had, and together they are what the results count.

import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { ACK } from '../../src/engine/net/packet.ts';
import { TCP_PROFILES } from '../../src/engine/tcp/profile.ts';
import { incastPlaces } from '../../src/scenarios/incast/places.ts';
import type { RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { PROFILES } from '../../src/scenarios/tcp/profiles.ts';
import { senderNames } from '../../src/scenarios/tcp/senders.ts';
import { captured, type EnginePacket, withEnginePackets } from '../support/captured.ts';
import { incastCases } from '../support/cases/incast-cases.ts';
import { lanRtoCases } from '../support/cases/lan-rto-cases.ts';
import { nicBufferCases } from '../support/cases/nic-buffer-cases.ts';
import { renoCases } from '../support/cases/reno-cases.ts';
import type { ReadPacket } from '../support/read-capture.ts';
import { specOf } from '../support/whole-record.ts';

const runs = [renoCases, lanRtoCases, nicBufferCases, incastCases].flatMap(({ scenario, digestLinks }) =>
  digestLinks.map((link) => [`${scenario.id}#${link}`, scenario, link] as const),
);

interface Counted {
  readonly inBytes: boolean;
  readonly mss: number;
  readonly hasSyn: boolean;
  readonly hasSack: boolean;
}

/** What a header must say of the engine's packet. */
function expected({ kind, seq, length, bytes, blocks }: EnginePacket, { inBytes, mss, hasSyn, hasSack }: Counted) {
  const first = hasSyn ? 1 : 0;
  const place = (number: number): number => (number < first ? 0 : 1 + (number - first) * (inBytes ? 1 : mss));
  if (kind === ACK) {
    // ns-2 counts nothing for the head of the option; a header has one.
    const head = inBytes || blocks.length === 0 ? 0 : 4;
    const options = blocks.length === 0 ? [] : [1, 1, 5, 2 + 4 * blocks.length, ...blocks.map(place)];
    return { length: bytes + head, seq: 1, ack: place(seq), flags: 'ACK', options, payload: 0 };
  }
  // The model's SYN has no room for an option, either.
  const permitted = hasSack ? [1, 1, 4, 2] : [];
  if (hasSyn && seq === 0) {
    return { length: bytes + permitted.length, seq: 0, ack: 0, flags: 'SYN', options: permitted, payload: 0 };
  }
  return { length: bytes, seq: place(seq), ack: 1, flags: 'ACK', options: [], payload: inBytes ? length : mss };
}

const said = ({ length, seq, ack, flags, options, payload }: ReadPacket) => ({
  ...{ length, seq, ack, flags },
  options: [...options.subarray(0, 4), ...edgesOf(options.subarray(4))],
  payload: payload.length,
});

function edgesOf(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Array.from({ length: bytes.length / 4 }, (_, nth) => view.getUint32(4 * nth));
}

const lines = (packets: readonly object[]): string[] => packets.map((packet) => Object.values(packet).join(' '));

describe.each(runs)('%s', (_, scenario: Scenario, link) => {
  it('has on every link the packets that the engine had, and the bytes that it counts on the bus', () => {
    const spec = firstSeconds(specOf(link, scenario));
    const all = everyLink[spec.scenario]?.(Number(spec.params['n'])) ?? [];
    const { result, byLink } = withEnginePackets(() => captured(spec, all));
    const { capture, layout, totals, session } = result;
    const counted = {
      inBytes: TCP_PROFILES[PROFILES[spec.params['tcp'] as keyof typeof PROFILES]].unit === 'bytes',
      ...{
        mss: layout.flows[0]!.smss,
        hasSyn: spec.scenario !== 'incast',
        hasSack: ['sack', 'rack', 'cubic', 'dctcp'].includes(`${spec.params['cc']}`),
      },
    };
    for (const { name } of capture.interfaces) {
      const theirs = byLink[layout.links.findIndex(({ place }) => place === name)] ?? [];
      const ours = capture.packets.filter((packet) => packet.link === name);
      // Those still in a queue or on their way at the end are in no capture.
      expect(theirs.length - ours.length).toBeLessThan(500);
      const known = theirs.slice(0, ours.length).map((each) => expected(each, counted));
      // One comparison of strings: of lists as long as these a comparison item by item takes longer than the run.
      const [saidHere, knownThere] = [lines(ours.map(said)), lines(known)];
      if (saidHere.join('\n') !== knownThere.join('\n')) expect(saidHere).toEqual(knownThere);
    }
    // Behind a switch the capture is of the server's cable alone.
    if (layout.bus === undefined || layout.bus.switched) return;
    // The meter counts a frame when it has come up through the link layer.
    const wire = capture.packets.filter(({ at }) => at + Number(spec.params['lldelay']) < session.horizon);
    const { overhead, shortest } = layout.bus.framing;
    const modelled = ({ bytes, length, flags, options }: ReadPacket): number => {
      const unknown = flags === 'SYN' ? options.length : counted.inBytes || options.length === 0 ? 0 : 4;
      return unknown === 0 ? bytes.length : Math.max(shortest, overhead + length - unknown);
    };
    expect(wire.reduce((sum, packet) => sum + modelled(packet), 0)).toBe(totals.get('wire'));
  });
});

/** Long enough for all that a link asks for to happen. */
function firstSeconds(spec: RunSpec): RunSpec {
  const end = Math.min(Number(spec.params['end']), spec.scenario === 'incast' ? ms(60) : seconds(6));
  const changes = spec.changes.filter(({ at }) => at < end);
  return { ...spec, params: { ...spec.params, end }, changes };
}

/** All of them meet at R, or at the switch. */
const everyLink: Readonly<Record<string, (senders: number) => readonly string[]>> = {
  reno: (senders) => ['R-B', 'B-R', ...senderNames(senders).flatMap((name) => [`${name}-R`, `R-${name}`])],
  incast: incastPlaces,
};

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
