// A packet that is opened, in words: fields with the names of the stage, why it was sent, and a dump that folds the payload.

import { describe, expect, it } from 'vitest';
import { onReno } from '../../src/explain/on-reno.ts';
import { detailOf } from '../../src/record/details.ts';
import { logOn, packetsOn } from '../../src/record/flights.ts';
import { PACKET_KIND, packetKind } from '../../src/record/logs.ts';
import { LANGUAGES } from '../../src/scenarios/kit/text.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { scenario as atm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { layerLines } from '../../src/ui/inspector/field-words.ts';
import { hexRows, PER_ROW } from '../../src/ui/inspector/hex.ts';
import { knownThen, reasonOf } from '../../src/ui/inspector/sender.ts';
import { journeyOf, sentAt } from '../../src/wire/journey.ts';
import { openedAt } from '../../src/wire/opened.ts';
import { streamPlace } from '../../src/wire/passages.ts';
import { type Stop, stopAt } from '../../src/wire/stops.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const run = wholeRecord(specOf('end=3s&v=1', reno));
const lan = wholeRecord(specOf('end=1s&mac=ieee&v=1', lanRto));

function linesOf(record: typeof run, stop: Stop, language: 'en' | 'ko') {
  const { bytes, layers } = openedAt(record, stop);
  return layerLines(bytes, layers, record.layout, streamPlace(record.layout, stop.passage), language);
}

const stopOn = (record: typeof run, place: string, wanted: (kind: number, segment: number, row: number) => boolean) => {
  const log = logOn(
    record,
    record.layout.links.findIndex((link) => link.place === place),
    'packets',
  );
  const row = [...log.segment.subarray(0, log.length)].findIndex((segment, index) =>
    wanted(packetKind(log.info[index]!), segment, index),
  );
  return stopAt(record, log, row);
};

describe('the fields of a packet in words', () => {
  it('name the stations of the stage, flags, lengths, and whether checks are right', () => {
    const [ipv4, tcp, payload] = linesOf(
      run,
      stopOn(run, 'R-B', (_, segment) => segment === 22),
      'en',
    );
    const said = (name: string) => [...ipv4!.fields, ...tcp!.fields].find(({ key }) => key === name)?.value;
    expect(said('ipv4.source')).toBe('10.0.0.1 (A)');
    expect(said('ipv4.destination')).toMatch(/\(B\)$/);
    expect(said('ipv4.flags')).toBe('DF');
    expect(said('ipv4.totalLength')).toBe('1500 bytes');
    expect(said('tcp.flags')).toBe('ACK');
    expect(said('tcp.sequence')).toBe(`${1 + 21 * 1460}`);
    expect(said('tcp.checksum')).toMatch(/^0x[0-9a-f]{4}, right$/);
    expect(payload!.fields[0]!.value).toContain('1460 bytes');
    expect(payload!.fields[0]!.value).toContain('30,661');
  });

  it('are said in both languages, each of them', () => {
    for (const language of LANGUAGES) {
      for (const [record, place] of [
        [run, 'A-R'],
        [lan, 'S'],
      ] as const) {
        for (const kind of [PACKET_KIND.syn, PACKET_KIND.data, PACKET_KIND.ack]) {
          const on = kind === PACKET_KIND.ack ? (record === run ? 'R-A' : 'C4') : place;
          for (const { name, fields } of linesOf(
            record,
            stopOn(record, on, (of) => of === kind),
            language,
          )) {
            expect(name).not.toBe('');
            for (const field of fields) {
              expect(field.name).not.toContain('.');
              if (language === 'ko' && !/^(DSCP|ECN|TTL|CRC-32)$/.test(field.name))
                expect(field.name).toMatch(/[가-힣]/);
              expect(field.value).not.toMatch(/undefined|NaN/);
            }
          }
        }
      }
    }
  });
});

describe('what the sender knew', () => {
  it('is the window and the timeout that the record has at that moment', () => {
    const stop = stopOn(run, 'R-B', (_, segment) => segment === 36);
    const journey = journeyOf(run, stop);
    expect(sentAt(run, journey)).toBe(journey[0]!.passage.offeredAt);
    const known = knownThen(run, 0, sentAt(run, journey), 'en')!;
    expect(known.map(({ name }) => name)).toEqual(['cwnd', 'ssthresh', 'RTO', 'SRTT']);
    expect(known[2]!.value).toBe('1 s');
  });

  it('of a segment that was sent again is the event that made it do so', () => {
    const stop = stopOn(run, 'A-R', (kind) => kind === PACKET_KIND.retransmission);
    const reason = reasonOf(run, reno, onReno, journeyOf(run, stop), 'en');
    expect(reason.mark?.kind).toBe('fast-retransmit');
    expect(reason.title).toContain(`${stop.passage.segment}`);
  });

  it('of a duplicate ACK is how manieth it is, as the record counts them', () => {
    const mark = run.marks.find(({ kind }) => kind === 'fast-retransmit')!;
    const third = stopOn(run, 'R-A', (kind, segment, row) => {
      const log = logOn(run, 3, 'packets');
      return kind === PACKET_KIND.ack && segment === mark.segment - 1 && log.arrivesAt[row] === mark.at;
    });
    expect(reasonOf(run, reno, onReno, journeyOf(run, third), 'en').sentence).toContain('Duplicate ACK 3:');
  });
});

describe('what an ACK says where segments differ in length', () => {
  const cells = wholeRecord(specOf('end=2s&v=1', atm));
  const log = packetsOn(
    cells,
    cells.layout.links.findIndex(({ place }) => place === 'B-A2'),
  )!;
  const data = packetsOn(
    cells,
    cells.layout.links.findIndex(({ place }) => place === 'A2-S'),
  )!;
  const begins = new Set(Array.from({ length: data.length }, (_, row) => detailOf(data, row)!.seq));
  const said = (row: number, language: 'en' | 'ko'): string =>
    reasonOf(cells, atm, onReno, journeyOf(cells, stopAt(cells, log, row)), language).sentence;
  const { smss } = cells.layout.flows[1]!;

  it('is a byte where that is in the middle of a numbered place, and the segment where it is at its end', () => {
    const seen = { bytes: 0, segments: 0 };
    for (let row = 0; row < log.length; row++) {
      const { seq } = detailOf(log, row)!;
      const isEnd = seq % smss === 0;
      expect(said(row, 'en')).toMatch(new RegExp(isEnd ? `[Ss]egment ${seq / smss + 1}\\b` : `byte ${seq + 1}\\b`));
      expect(said(row, 'ko')).toContain(isEnd ? `세그먼트 ${seq / smss + 1}` : `바이트 ${seq + 1}`);
      expect(said(row, 'en')).not.toMatch(isEnd ? /byte/ : /egment \d/);
      if (isEnd) seen.segments++;
      else {
        seen.bytes++;
        // The number is that of the header, and a segment begins there if more was sent.
        const { bytes, layers } = openedAt(cells, stopAt(cells, log, row));
        const tcp = layers.find(({ name }) => name === 'tcp')!;
        expect(new DataView(bytes.buffer, bytes.byteOffset + tcp.from).getUint32(8)).toBe(seq + 1);
        expect(begins.has(seq) || seq >= Math.max(...begins)).toBe(true);
      }
    }
    expect(seen.bytes).toBeGreaterThan(50);
    expect(seen.segments).toBeGreaterThan(20);
  });
});

describe('the dump', () => {
  it('has every byte in a row or in the fold, once, and the last bytes in sight', () => {
    for (const [record, stop] of [
      [run, stopOn(run, 'R-B', (_, segment) => segment === 22)],
      [lan, stopOn(lan, 'S', (_, segment) => segment === 5)],
      [lan, stopOn(lan, 'C4', (kind) => kind === PACKET_KIND.ack)],
    ] as const) {
      const { bytes, layers } = openedAt(record, stop);
      const rows = hexRows(bytes.length, layers);
      let at = 0;
      for (const { from, to } of rows) {
        expect(from).toBe(at);
        at = to;
      }
      expect(at).toBe(bytes.length);
      expect(rows.at(-1)!.folded).toBeUndefined();
      expect(rows.length).toBeLessThan(20);
      const payload = layers.find(({ name }) => name === 'payload');
      for (const { folded, from, to } of rows) {
        if (folded) expect(from >= payload!.from && to <= payload!.to).toBe(true);
        else expect(to - from).toBeLessThanOrEqual(PER_ROW);
      }
    }
  });
});
