// What a record keeps of ACKs with SACK blocks: on every link, lost or not, in this span of the run or in another one.

import { describe, expect, it } from 'vitest';
import { detailOf, heldBeyond, sackedSegments } from '../../src/record/details.ts';
import { packetsOn } from '../../src/record/flights.ts';
import { PACKET_KIND, packetKind } from '../../src/record/logs.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { WindowReplay } from '../../src/runner/window-replay.ts';
import { build } from '../../src/scenarios/reno/network.ts';
import { openedAt } from '../../src/wire/opened.ts';
import { stopOfLoss } from '../../src/wire/stops.ts';
import { specOf } from '../support/whole-record.ts';

/** Segments 12, 14 and 15 are lost, and one of the ACKs that tell of it. */
const SPEC = specOf('cc=sack&x=R-B:12,R-B:14,R-B:15,B-R:13&end=2s&v=1');
const record = recordOf(sessionOf(SPEC));
const [B_R, R_A] = [1, 3];

const told = (link: number): string[] => {
  const log = packetsOn(record, link)!;
  return Array.from({ length: log.length }, (_, row) => detailOf(log, row)).flatMap((detail) =>
    detail
      ? [
          sackedSegments(detail, record.layout.flows[0]!)
            .map(({ first, last }) => `${first}-${last}`)
            .join(' '),
        ]
      : [],
  );
};

describe('the record of a run with SACK', () => {
  it('has the blocks of every ACK on every link: newest first, those told before behind it', () => {
    expect(told(B_R).slice(0, 4)).toEqual(['13-13', '16-17 13-13', '16-18 13-13', '16-19 13-13']);
    const further = told(R_A);
    expect(further.length).toBeGreaterThan(20);
    expect(further).toEqual(told(B_R).slice(0, further.length));
  });

  it('has those of an ACK that was lost, which can be opened', () => {
    const loss = record.marks.find(({ kind, numbers }) => kind === 'kill' && numbers['packet'] === PACKET_KIND.ack)!;
    expect(loss.detail!.blocks.length).toBeGreaterThan(0);
    const { layers } = openedAt(record, stopOfLoss(record, loss));
    const tcp = layers.find(({ name }) => name === 'tcp')!;
    expect(tcp.fields.filter(({ name }) => name === 'leftEdge').map(({ value }) => value)).toEqual(
      loss.detail!.blocks.filter((_, index) => index % 2 === 0),
    );
  });

  it('says what the receiver holds although one ACK of it was lost', () => {
    const log = packetsOn(record, B_R)!;
    const last = Array.from({ length: log.length }, (_, row) => row).findLast(
      (row) => (detailOf(log, row)?.blocks.length ?? 0) > 2,
    )!;
    const held = heldBeyond(log, last, record.layout.flows[0]!);
    expect(held[0]).toEqual({ first: 13, last: 13 });
    expect(held[1]!.first).toBe(16);
  });

  it('keeps nothing of packets whose number says all', () => {
    for (const { log } of [0, 2].map((link) => ({ log: packetsOn(record, link)! }))) {
      expect(log.details!.length).toBe(0);
      expect(log.length).toBeGreaterThan(20);
    }
    const acks = packetsOn(record, B_R)!;
    expect([...acks.info.subarray(0, acks.length)].every((info) => packetKind(info) === PACKET_KIND.ack)).toBe(true);
    expect(acks.details!.length).toBeLessThan(acks.length);
  });

  it('has them in a span that is computed again', () => {
    const log = packetsOn(record, B_R)!;
    const first = log.details!.row[0]!;
    const [from, to] = [log.offeredAt[first]! - 1, log.offeredAt[first + 3]! + 1];
    const replay = new WindowReplay(SPEC, build as never, 'flights', from, to);
    while (!replay.advance(10_000));
    const again = recordOf(sessionOf(SPEC)) as typeof record & { replaceFlights(...args: unknown[]): void };
    again.replaceFlights(replay.take(), from, to);
    const part = packetsOn(again, B_R)!;
    const row = [...part.offeredAt.subarray(0, part.length)].indexOf(log.offeredAt[first]!);
    expect(row).toBeGreaterThanOrEqual(0);
    expect(detailOf(part, row)).toEqual(detailOf(log, first));
  });
});
