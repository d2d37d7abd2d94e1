// The bits of explicit congestion notification in the bytes of a run: RFC 3168 sections 5 (IP) and 6.1 (TCP).

import { expect, it } from 'vitest';
import { packetsOn } from '../../src/record/flights.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { openedAt } from '../../src/wire/opened.ts';
import { stopAt } from '../../src/wire/stops.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

it('the SYN asks, data are capable, marks and echoes and answers stand where the record has them', () => {
  const record = wholeRecord(specOf('queue=red&ecn=1&q=40&wnd=64&end=8s&v=1', reno));
  /** Of every packet on a link: the two bits of IP, ECE and CWR. */
  const bitsOn = (place: string) => {
    const link = record.layout.links.findIndex((each) => each.place === place);
    const log = packetsOn(record, link)!;
    return Array.from({ length: log.length }, (_, row) => {
      const { layers } = openedAt(record, stopAt(record, log, row));
      const read = (layer: string, field: string): number =>
        layers.find(({ name }) => name === layer)!.fields.find(({ name }) => name === field)!.value!;
      const flags = read('tcp', 'flags');
      return { ip: read('ipv4', 'ecn'), ece: (flags & 64) > 0, cwr: (flags & 128) > 0 };
    });
  };
  const count = (kind: string): number => record.marks.filter((mark) => mark.kind === kind).length;
  const [up, bottleneck, back] = ['A-R', 'R-B', 'B-R'].map(bitsOn);
  expect(up![0]).toMatchObject({ ip: 0, ece: true, cwr: true });
  expect(back![0]).toMatchObject({ ip: 0, ece: true, cwr: false });
  expect(up![1]).toMatchObject({ ip: 2, ece: false, cwr: false });
  expect(up!.some(({ ip }) => ip === 3)).toBe(false);
  expect(count('ce')).toBeGreaterThan(3);
  expect(bottleneck!.filter(({ ip }) => ip === 3)).toHaveLength(count('ce'));
  // The SYN has CWR, too.
  expect(up!.filter(({ cwr }) => cwr)).toHaveLength(1 + count('cwr'));
  expect(back!.filter(({ ece }) => ece).length).toBeGreaterThan(count('echo'));
});
