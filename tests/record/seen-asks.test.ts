// The request that is watched says what one gets by looking at every request of the run.

import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { nextAsk } from '../../src/record/seen-asks.ts';
import { scenario } from '../../src/scenarios/web-cluster/scenario.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const record = wholeRecord(specOf('v=1&users=3000&policy=ds&end=6s&warm=1s', scenario));

interface Asked {
  readonly link: number;
  readonly row: number;
  readonly asked: number;
  readonly waits: number;
}

/** All that ask, in the order of time and, of one instant, of the nodes. */
const asks: readonly Asked[] = record.flights
  .flatMap(({ kind, link, offeredAt, arrivesAt, length }) =>
    kind === 'asks'
      ? Array.from({ length }, (_, row) => {
          const asked = offeredAt[row]!;
          return { link, row, asked, waits: arrivesAt[row]! - asked };
        })
      : [],
  )
  .toSorted((a, b) => a.asked - b.asked || a.link - b.link);

const named = (found: ReturnType<typeof nextAsk>) => found && { link: found.log.link, row: found.row };
const nameOf = (ask: Asked | undefined) => ask && { link: ask.link, row: ask.row };

describe('the request to watch', () => {
  it.each([seconds(1), ms(200), ms(20), seconds(20)])(
    'with %d ns a second is the first that waits for 50 ms of watching, of 300',
    (speed) => {
      for (let after = 0; after < record.horizon; after += 0.07e9) {
        const later = asks.filter(({ asked }) => asked > after);
        const soon = later.filter(({ asked }) => asked <= after + 0.3 * speed);
        const expected = soon.find(({ waits }) => waits >= 0.05 * speed) ?? later[0];
        expect(named(nextAsk(record, after, speed))).toEqual(nameOf(expected));
      }
    },
  );

  it('is that of the first node where two ask at one instant', () => {
    const flights = record.flights
      .filter(({ kind }) => kind === 'asks')
      .slice(0, 2)
      .map((log) => ({ ...log, length: 1, offeredAt: Float64Array.of(10), arrivesAt: Float64Array.of(ms(900)) }));
    expect(flights).toHaveLength(2);
    expect(nextAsk({ ...record, flights }, 0, seconds(1))?.log.link).toBe(flights[0]!.link);
  });

  it('is not told before the record goes as far as it might ask', () => {
    const first = asks.find(({ waits }) => waits < ms(50))!;
    const short: RunRecord = {
      ...record,
      done: false,
      computedTo: ms(290),
      flights: record.flights.map((log) => ({ ...log, length: log.link === first.link ? first.row + 1 : 0 })),
    };
    expect(nextAsk(short, 0, seconds(1))).toBeUndefined();
    expect(named(nextAsk({ ...short, computedTo: ms(301) }, 0, seconds(1)))?.link).toBe(first.link);
  });
});
