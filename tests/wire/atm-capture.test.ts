// Captures on links of cells: every packet is the engine's, in as many cells, at the time its last cell is there; AAL5 takes it for good;
// and what did not come is told with its cause.

import { describe, expect, it, vi } from 'vitest';
import { Reassembler } from '../../src/engine/atm/reassembler.ts';
import { VirtualCircuit } from '../../src/engine/atm/virtual-circuit.ts';
import { arrivesAt } from '../../src/engine/core/memory.ts';
import type { Packet } from '../../src/engine/net/packet.ts';
import type { Mark } from '../../src/record/record.ts';
import { senderNames } from '../../src/scenarios/tcp/senders.ts';
import { scenario } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { crc32OfAal5 } from '../../src/wire/crc32.ts';
import { NoCapture } from '../../src/wire/sniffer.ts';
import { type Captured, captured } from '../support/captured.ts';
import type { ReadPacket } from '../support/read-capture.ts';
import { specOf } from '../support/whole-record.ts';

interface OnAdapter {
  readonly flow: number;
  readonly seq: number;
  readonly bytes: number;
}
interface Came extends OnAdapter {
  readonly cells: number;
  readonly at: number;
}

/** Computes with an eye on the engine: what adapters were given, and what came whole to the far end. */
function withEngine(compute: () => Captured): { run: Captured; given: OnAdapter[]; came: Came[] } {
  const [given, came]: [OnAdapter[], Came[]] = [[], []];
  const { receive } = VirtualCircuit.prototype;
  const { end } = Reassembler.prototype;
  const spies = [
    vi.spyOn(VirtualCircuit.prototype, 'receive').mockImplementation(function (this: VirtualCircuit, packet: Packet) {
      const { flow, seq, bytes } = packet;
      given.push({ flow, seq, bytes });
      receive.call(this, packet);
    }),
    vi.spyOn(Reassembler.prototype, 'end').mockImplementation(function (this: Reassembler, circuit, taken, buffer) {
      const { flow, seq, bytes, row } = circuit.packet!;
      const { cells } = circuit;
      const isWhole = end.call(this, circuit, taken, buffer);
      if (isWhole) came.push({ flow, seq, bytes, cells, at: arrivesAt[row]! });
      return isWhole;
    }),
  ];
  try {
    return { run: compute(), given, came };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

const LINKS = [
  'end=2s&v=1',
  'end=2s&llc=on&policy=ppd&buf=500&keep=on&glue=on&v=1',
  'end=2s&policy=tail&buf=700&ts=off&glue=on&v=1',
  'setup=rf&end=0.5s&v=1',
  'end=1s&policy=trim&llc=on&v=1',
  'end=2s&n=3&delay=1ms&mtu=1500&bw=40Mbps&policy=fba&x=A1-S:30&v=1',
  'end=1s&n=3&pace=3&delay=1ms&mtu=1500&policy=ppd&buf=300&keep=on&v=1',
];

/** The PDU behind the four bytes of a capture. */
const pduOf = ({ bytes }: ReadPacket): Uint8Array => bytes.subarray(4);
const flowOf = ({ from }: ReadPacket): number => Number(from.split('.').at(-1)) - 1;

describe.each(LINKS)('tcp-over-atm#%s', (link) => {
  const spec = specOf(link, scenario);
  const { run, given, came } = withEngine(() => captured(spec));
  const packets = run.capture.packets.filter(({ link }) => link === 'S-B');

  it('has behind the switch the packets that came whole there, in as many cells, when the last of them is there', () => {
    const seen = packets.map((packet) => ({
      ...{ flow: flowOf(packet), seq: packet.seq - 1, bytes: packet.length },
      ...{ cells: pduOf(packet).length / 48, at: packet.at },
    }));
    const expected = came.filter(({ at }) => at < run.session.horizon);
    expect(seen).toEqual(expected);
    expect(seen.length).toBeGreaterThan(100);
  });

  it('of which each is good to AAL5, and has circuit and encapsulation of the run', () => {
    const llc = spec.params['llc'] === 'on';
    for (const packet of packets) {
      const pdu = pduOf(packet);
      expect(~crc32OfAal5(pdu) >>> 0).toBe(0xc704dd7b);
      expect(pdu.at(-6)! * 256 + pdu.at(-5)!).toBe(packet.length + (llc ? 8 : 0));
      expect([...packet.bytes.subarray(0, 4)]).toEqual([llc ? 2 : 0, 0, 0, 32 + flowOf(packet)]);
    }
  });

  it('tells of each that did not come why, once', () => {
    const { marks, capture } = run;
    const kinds: readonly Mark['kind'][] = ['refuse', 'trim', 'cut', 'glue'];
    const losses = marks.filter(({ kind, at }) => kinds.includes(kind) && at < run.session.horizon);
    const told = [...capture.packets, ...capture.statistics].flatMap(({ comments }) =>
      comments.filter((text) => text.startsWith('Lost before')),
    );
    expect(told.length).toBe(losses.length);
    const words = {
      refuse: 'refused whole',
      trim: 'its payload was cut off',
      cut: 'found the buffer full',
      glue: 'AAL5 takes both for one',
    } as const;
    for (const kind of ['refuse', 'trim', 'cut', 'glue'] as const) {
      expect(told.filter((text) => text.includes(words[kind])).length).toBe(
        losses.filter((loss) => loss.kind === kind).length,
      );
    }
  });

  it('has at every sender what its adapter was given, byte for byte as long', () => {
    const names = senderNames(Number(spec.params['n']));
    for (const [flow, name] of names.slice(0, 2).entries()) {
      const { capture } = captured(spec, [`${name}-S`]);
      const sent = capture.packets.filter((packet) => packet.link === `${name}-S`);
      const theirs = given.filter((packet) => packet.flow === flow);
      expect(theirs.length - sent.length).toBeLessThan(50);
      expect(sent.map(({ seq, length }) => [seq - 1, length])).toEqual(
        theirs.slice(0, sent.length).map(({ seq, bytes }) => [seq, bytes]),
      );
    }
  });

  it('has the ACKs on their cables as IPv4 with the headers of the run', () => {
    const acks = run.capture.packets.filter((packet) => packet.link.startsWith('B-'));
    expect(acks.length).toBeGreaterThan(50);
    const header = spec.params['ts'] === 'on' ? 52 : 40;
    // A NACK has an option besides.
    const nacks = acks.filter(({ length }) => length === header + 8);
    expect(nacks.length > 0).toBe(spec.params['policy'] === 'trim');
    for (const { length, bytes, payload } of acks) {
      expect([header, header + 8]).toContain(length);
      expect([bytes.length, payload.length]).toEqual([length, 0]);
    }
  });
});

describe('where there are no cells', () => {
  it('a packet switch has captures of plain IPv4 at its senders, and none of what leaves it', () => {
    const spec = specOf('policy=none&end=1s&v=1', scenario);
    const { capture } = captured(spec);
    expect(capture.interfaces.map(({ name, linkType }) => [name, linkType])).toEqual([
      ['A1-S', 228],
      ['B-A1', 228],
    ]);
    expect(() => captured(spec, ['S-B'])).toThrow(NoCapture);
  });
});
