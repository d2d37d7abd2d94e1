// A packet taken apart: the fields cover every byte, say what the record says, and a spoilt byte is a check that is wrong.

import { describe, expect, it } from 'vitest';
import { packetsOn } from '../../src/record/flights.ts';
import { PACKET_KIND } from '../../src/record/logs.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { dissect, type Layer } from '../../src/wire/dissect.ts';
import { openedAt } from '../../src/wire/opened.ts';
import { stopAt } from '../../src/wire/stops.ts';
import { captured } from '../support/captured.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const LAN = specOf('end=2s&mac=ieee&v=1', lanRto);
const RENO = specOf('end=2s&v=1', reno);

const field = (layers: readonly Layer[], layer: string, name: string) =>
  layers.find((each) => each.name === layer)?.fields.find((each) => each.name === name);

describe('a packet that is opened', () => {
  it('is, byte for byte, the packet of the capture', () => {
    for (const [spec, places] of [
      [LAN, ['bus']],
      [RENO, ['R-B', 'B-R']],
    ] as const) {
      const record = wholeRecord(spec);
      const { capture } = captured(spec, places);
      for (const place of new Set(capture.packets.map(({ link }) => link))) {
        const link = record.layout.links.findIndex((each) => each.place === place);
        const log = packetsOn(record, link)!;
        const theirs = capture.packets.filter((packet) => packet.link === place);
        theirs.forEach((packet, row) => {
          expect(Buffer.from(openedAt(record, stopAt(record, log, row)).bytes)).toEqual(Buffer.from(packet.bytes));
        });
        expect(theirs.length).toBeGreaterThan(5);
      }
    }
  });

  it('has layers and fields that lie side by side and leave no byte out', () => {
    for (const spec of [LAN, RENO]) {
      const record = wholeRecord(spec);
      for (const log of record.flights) {
        for (let row = 0; log.kind === 'packets' && row < Math.min(20, log.length); row++) {
          if (record.layout.links[log.link]!.role === undefined && record.layout.bus) continue;
          const { bytes, layers } = openedAt(record, stopAt(record, log, row));
          expect(layers[0]!.from).toBe(0);
          expect(layers.at(-1)!.to).toBe(bytes.length);
          layers.forEach(({ from, fields }, index) => {
            if (index > 0) expect(from).toBe(layers[index - 1]!.to);
            fields.forEach((each, nth) => {
              // Two fields may share a byte.
              if (nth > 0) expect(each.from - fields[nth - 1]!.to).toBeGreaterThanOrEqual(-1);
              if (nth > 0) expect(each.from).toBeLessThanOrEqual(fields[nth - 1]!.to);
            });
          });
        }
      }
    }
  });

  it('says the numbers of the segment, and that its checks are right', () => {
    const record = wholeRecord(LAN);
    const log = packetsOn(
      record,
      record.layout.links.findIndex(({ place }) => place === 'S'),
    )!;
    for (let row = 0; row < log.length; row++) {
      const stop = stopAt(record, log, row);
      const { layers } = openedAt(record, stop);
      const { segment, kind, flow } = stop.passage;
      const { smss } = record.layout.flows[flow]!;
      const isAck = kind === PACKET_KIND.ack;
      if (isAck || segment > 1) {
        const number = isAck ? field(layers, 'tcp', 'acknowledgement') : field(layers, 'tcp', 'sequence');
        if (!isAck) expect(number?.value).toBe(1 + (segment - 1) * smss);
      }
      expect(field(layers, 'ipv4', 'checksum')?.right).toBe(true);
      expect(field(layers, 'tcp', 'checksum')?.right).toBe(true);
      expect(field(layers, 'fcs', 'fcs')?.right).toBe(true);
    }
  });

  it('shows which check finds a spoilt byte', () => {
    const record = wholeRecord(LAN);
    const log = packetsOn(
      record,
      record.layout.links.findIndex(({ place }) => place === 'S'),
    )!;
    const { bytes } = openedAt(record, stopAt(record, log, log.length - 1));
    const spoilt = (at: number): Layer[] => {
      const copy = bytes.slice();
      copy[at] = copy[at]! ^ 1;
      return [...dissect(copy, { checkSequence: 4 })];
    };
    const rights = (layers: readonly Layer[]) =>
      (['ipv4', 'tcp', 'fcs'] as const).map((name) => field(layers, name, name === 'fcs' ? 'fcs' : 'checksum')?.right);
    expect(rights(spoilt(22))).toEqual([false, true, false]);
    expect(rights(spoilt(38))).toEqual([true, false, false]);
    expect(rights(spoilt(0))).toEqual([true, true, false]);
  });
});
