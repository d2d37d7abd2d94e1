// What passes a link is read by the names that a row of its kind has.

import { describe, expect, it } from 'vitest';
import { passageOf } from '../../src/cli/run/passage.ts';
import { FLIGHT_STRIDE } from '../../src/engine/core/flights.ts';
import { entryOf, infoOfReply, isAtOnce, isFromDisk } from '../../src/engine/web-cluster/decision.ts';
import { logOn, packetsOn } from '../../src/record/flights.ts';
import { columnsOf, type LogKind } from '../../src/record/logs.ts';
import { growingLog } from '../../src/runner/growing-log.ts';
import { scenarios } from '../../src/scenarios/index.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const KINDS = [
  ...['packets', 'collisions', 'cells', 'lost-cells', 'asks', 'handoffs', 'reads', 'replies', 'visits'],
] as LogKind[];

it.each(KINDS)('a log of %s has the rows that were written', (kind) => {
  const log = growingLog(kind, 3);
  const rows = Array.from({ length: 200 }, (_, row) => [row, row + 1, row + 2, 1000 + row, 4 * row]);
  log.append(Float64Array.from(rows.flat()), 100);
  log.append(Float64Array.from(rows.slice(100).flat()), 100);
  expect(rows[0]).toHaveLength(FLIGHT_STRIDE);
  expect([log.kind, log.link, log.length]).toEqual([kind, 3, 200]);
  const [number, info] = columnsOf(log);
  const read = rows.map((_, row) =>
    [log.offeredAt, log.startsAt, log.arrivesAt, number, info].map((each) => each[row]),
  );
  expect(read).toEqual(rows);
});

describe('a log is asked for by its kind', () => {
  const flights = [growingLog('packets', 0), growingLog('collisions', 1)];
  it('and another one is refused', () => {
    expect(logOn({ flights }, 1, 'collisions').beganAt).toBe(flights[1]!.offeredAt);
    expect(() => logOn({ flights }, 1, 'packets')).toThrow('Link 1 has a log of collisions, not of packets.');
    expect(() => logOn({ flights }, 2, 'packets')).toThrow('Link 2 has a log of nothing');
  });
  it('where packets are a question, there are some or none', () => {
    expect([0, 1, -1].map((link) => packetsOn({ flights }, link)?.link)).toEqual([0, undefined, undefined]);
  });
});

it.each([true, false])('what a reply says of itself is read back, from memory: %s', (isHit) => {
  for (const isLocal of [true, false]) {
    const info = infoOfReply(29, isHit, isLocal);
    expect([entryOf(info), isFromDisk(info), isAtOnce(info)]).toEqual([29, !isHit, isLocal]);
  }
});

it.each(scenarios)('every row of a trace names a flow of its run: $id', (scenario) => {
  const { flights, layout } = wholeRecord(specOf('end=1s&v=1', scenario));
  expect(flights.some(({ length }) => length > 0)).toBe(true);
  for (const log of flights) {
    for (let row = 0; row < log.length; row++) {
      const { is, flow } = passageOf(log, row);
      expect(layout.flows[flow], `${is} ${row} on ${layout.links[log.link]!.place}`).toBeDefined();
    }
  }
});
