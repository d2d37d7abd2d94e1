// A packet of cells opened, step by step; ladder and time-sequence graph of a circuit; the events of networks without segments: what is
// shown is what the record holds.

import { describe, expect, it } from 'vitest';
import { atmIndex, cellsOfPacket } from '../../src/record/cell-link.ts';
import { circuitLogs } from '../../src/record/circuit-packets.ts';
import { logOn } from '../../src/record/flights.ts';
import { packetFlow } from '../../src/record/logs.ts';
import type { RunRecord } from '../../src/record/record.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { LANGUAGES } from '../../src/scenarios/kit/text.ts';
import { scenario as atm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { scenario as virtualServer } from '../../src/scenarios/virtual-server/scenario.ts';
import { scenario as webCluster } from '../../src/scenarios/web-cluster/scenario.ts';
import { layerLines } from '../../src/ui/inspector/field-words.ts';
import { eventRows, filtered, readFilter } from '../../src/ui/views/event-rows.ts';
import { ladderOf } from '../../src/ui/views/ladder-model.ts';
import { endsAt } from '../../src/ui/views/ladder-parts.ts';
import { sequenceOf } from '../../src/ui/views/sequence-model.ts';
import { cellLeftIn, neighbourCell, packetOfCell } from '../../src/wire/cell-steps.ts';
import { cellStop, cellsAt, fatesAt } from '../../src/wire/cell-stops.ts';
import { journeyOf, stopOfMark } from '../../src/wire/journey.ts';
import { openedAt } from '../../src/wire/opened.ts';
import { pathOf } from '../../src/wire/path.ts';
import { findStop, nameOf, type Stop, stopAt } from '../../src/wire/stops.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const record = wholeRecord(specOf('end=0.6s&policy=ppd&buf=500&llc=on&v=1', atm));
const index = atmIndex(record.layout)!;
const adapter = logOn(record, index.adapters[0]!, 'packets');
const horizon = { from: 0, to: record.horizon };

describe('the cells of a packet', () => {
  it('are, with their payloads together, the packet, and every one is found again by its name', () => {
    const stop = stopAt(record, adapter, 3);
    const { bytes } = openedAt(record, stop);
    const count = cellsAt(record, stop);
    expect(count).toBe(bytes.length / 48);
    expect(count).toBe(cellsOfPacket(adapter, 3, record));
    const cells = Array.from({ length: count }, (_, cell) => cellStop(record, stop, cell)!);
    const together = Buffer.concat(cells.map((cell) => openedAt(record, cell).bytes.subarray(5)));
    expect(together.equals(bytes)).toBe(true);
    for (const cell of [cells[0]!, cells[1]!, cells.at(-1)!]) {
      expect(findStop(record, nameOf(cell))).toEqual(cell);
      expect(packetOfCell(record, cell)).toEqual(stop);
    }
    expect(cellStop(record, stop, count)).toBeUndefined();
  });

  it('in front of the buffer that was full say which came through: as many as the event counts', () => {
    const cuts = record.marks.filter(({ kind, numbers }) => kind === 'cut' && numbers['cell']! > 0);
    expect(cuts.length).toBeGreaterThan(3);
    for (const mark of cuts) {
      const stop = stopOfMark(record, mark)!;
      expect(stop.loss).toBe(mark);
      const fates = fatesAt(record, stop);
      const { cell, cells } = mark.numbers;
      expect(fates).toHaveLength(cells!);
      expect(fates.slice(0, cell).every((fate) => fate === 'carried')).toBe(true);
      expect(fates[cell!]).toBe('lost');
      const gone = cellStop(record, stop, cell!)!;
      expect(gone.startsAt).toBe(mark.at);
      expect(journeyOf(record, stop).map(({ link }) => link)).toEqual([index.adapters[mark.flow], index.cells]);
    }
  });

  it('step by step forward are all that the link carried, in its order, and back again', () => {
    const log = logOn(record, index.cells, 'cells');
    let cell: Stop | undefined = cellLeftIn(record, 0, log.startsAt[400]!);
    for (let row = 400; row < 700; row++) {
      expect(cell!.startsAt).toBe(log.startsAt[row]);
      expect(cell!.passage.flow).toBe(packetFlow(log.info[row]!));
      const next = neighbourCell(record, cell!, 'link', 1);
      expect(neighbourCell(record, next!, 'link', -1)).toEqual(cell);
      cell = next;
    }
    const last = cellStop(record, stopAt(record, adapter, 1), cellsAt(record, stopAt(record, adapter, 1)) - 1)!;
    expect(neighbourCell(record, last, 'segment', 1)).toBeUndefined();
    expect(neighbourCell(record, last, 'connection', 1)).toMatchObject({ cell: 0, row: 2 });
  });

  it('name the receiver as the stage does: behind the switch every sender has one of its own', () => {
    const { bytes, layers } = openedAt(record, stopAt(record, adapter, 2));
    const flow = packetFlow(adapter.info[2]!);
    const read = (name: string): string | undefined =>
      layerLines(bytes, layers, record.layout, 0, 'en', flow)
        .flatMap(({ fields }) => fields)
        .find(({ key }) => key === name)?.value;
    const { name: sender } = record.layout.flows[flow]!;
    expect(read('ipv4.source')).toMatch(new RegExp(`\\(${sender}\\)$`));
    expect(read('ipv4.destination')).toMatch(new RegExp(`\\(the receiver of ${sender}\\)$`));
  });

  it('have every field in words, in both languages, and a good check', () => {
    const stop = stopAt(record, adapter, 2);
    const count = cellsAt(record, stop);
    for (const language of LANGUAGES) {
      for (const each of [stop, cellStop(record, stop, 0)!, cellStop(record, stop, count - 1)!]) {
        const { bytes, layers } = openedAt(record, each);
        const lines = layerLines(bytes, layers, record.layout, 0, language);
        const covered = new Uint8Array(bytes.length);
        for (const { fields } of lines) {
          for (const { from, to, name, value } of fields) {
            covered.fill(1, from, to);
            expect(name).not.toMatch(/^[a-z]+$|\./);
            expect(value).not.toMatch(/undefined|NaN|wrong|틀림/);
          }
        }
        expect(covered.every((byte) => byte === 1)).toBe(true);
      }
    }
  });
});

describe('ladder and graph of a circuit', () => {
  const path = pathOf(record.layout)!;

  it('go over the switch with data and past it with ACKs, and show every packet of the record', () => {
    expect(path).toMatchObject({ nodes: ['A1', 'S', 'B'], isDirect: true });
    const ladder = ladderOf(record, path, 0, horizon, { slices: 1, most: Number.POSITIVE_INFINITY });
    const on = (link: number) => ladder.arrows.filter((arrow) => arrow.link === link);
    const acks = logOn(record, path.acks[0]!, 'packets');
    expect(on(index.adapters[0]!).length).toBe(adapter.length);
    expect(on(index.cells).length).toBe(circuitLogs(record)[0]!.length);
    expect(on(path.acks[0]!).length).toBe(acks.length);
    expect(on(path.acks[0]!).every(({ from, to }) => from === 2 && to === 0)).toBe(true);
    const lost = record.marks.filter(({ kind, flow }) => flow === 0 && ['refuse', 'cut', 'glue'].includes(kind));
    expect(ladder.lost.map(({ mark }) => mark)).toEqual(lost);
    expect(ladder.timer.length).toBeGreaterThan(0);
  });

  it('let the arrow of a packet end where its first cell was refused, beside its cross', () => {
    const run = wholeRecord(specOf('end=0.6s&v=1', atm));
    const { arrows, lost } = ladderOf(
      run,
      pathOf(run.layout)!,
      0,
      { from: 0, to: run.horizon },
      { slices: 1, most: 1e6 },
    );
    const ended = arrows.flatMap((arrow) => (arrow.refusedAt === undefined ? [] : [[arrow.segment, endsAt(arrow)]]));
    expect(ended).toEqual(lost.map(({ mark }) => [mark.segment, mark.at]));
    expect(ended.length).toBeGreaterThan(1);
    for (const arrow of arrows) expect(endsAt(arrow)).toBeGreaterThanOrEqual(arrow.startsAt);
  });

  it('have the bytes that the sender sent, and the acknowledged ones never beyond them', () => {
    const graph = sequenceOf(record, path, 0, horizon)!;
    expect(graph.sent.length).toBe(adapter.length);
    let end = 0;
    const highest = graph.sent.map(({ to }) => (end = Math.max(end, to)));
    for (const { at, acknowledged } of graph.acks) {
      const sent = graph.sent.findLastIndex((each) => each.at <= at);
      expect(acknowledged).toBeLessThanOrEqual(highest[sent]!);
    }
    expect(graph.limit.length).toBeGreaterThan(5);
  });
});

type Asked = readonly [scenario: Scenario, link: string, ...asked: readonly string[]];

describe.each([
  [webCluster, 'end=2s&v=1', 'document 1', '문서 1', 'node N4', '노드 N4'],
  [virtualServer, 'end=20s&v=1', 'download 3', '다운로드 3', 'at R2', '@ R2'],
  [atm, 'end=1s&v=1', 'packet refused', '거부된 패킷', 'segment 6', '세그먼트 6'],
] as const satisfies readonly Asked[])('the events of %s', (scenario, link, ...asked) => {
  const run: RunRecord = wholeRecord(specOf(link, scenario));

  it('have words in both languages, and are found by them', () => {
    expect(run.marks.length).toBeGreaterThan(5);
    for (const language of LANGUAGES) {
      for (const { kind, connection } of eventRows(run, language)) expect([kind, connection]).not.toContain('');
    }
    const found = asked.map((text) => filtered(eventRows(run, 'en'), readFilter(text), run).map(({ mark }) => mark));
    for (const marks of found) {
      expect(marks.length).toBeGreaterThan(0);
      expect(marks.length).toBeLessThan(run.marks.length);
    }
    expect(found[1]).toEqual(found[0]);
    expect(found[3]).toEqual(found[2]);
  });
});
