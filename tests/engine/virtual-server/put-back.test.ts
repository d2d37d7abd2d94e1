// The director's list when a server is taken out and put back: ip_vs_ctl.c adds at the head (list_add; list_add_rcu since 3.10), whoever
// it is and wherever it stood before, so that what goes by the order of the list is another afterwards.

import { describe, expect, it } from 'vitest';
import type { ConnectionTable } from '../../../src/engine/virtual-server/connection-table.ts';
import { Director } from '../../../src/engine/virtual-server/director.ts';
import { RealServer } from '../../../src/engine/virtual-server/real-server.ts';
import {
  CURRENT_KERNEL,
  type SchedulerName,
  schedulerNamed,
} from '../../../src/engine/virtual-server/scheduler-named.ts';

function directorWith(count: number, name: SchedulerName = 'rr') {
  const servers = Array.from(
    { length: count },
    (_, index) => new RealServer({ address: index + 1, port: 80, weight: 1 }),
  );
  const scheduler = schedulerNamed(name, { ...CURRENT_KERNEL, draw: () => 0 });
  const options = { servers, scheduler, virtualAddress: 1, clientAddress: (client: number) => client };
  const director = new Director(options, {} as ConnectionTable, () => undefined);
  const picks = (clients: number): number[] =>
    Array.from({ length: clients }, (_, source) =>
      servers.indexOf(scheduler.pick({ source, sourcePort: 1, destination: 1 }, director.listed, 0) as RealServer),
    );
  const list = (): number[] => director.listed.map((server) => servers.indexOf(server as RealServer));
  return { director, picks, list };
}

describe('a server that is put back', () => {
  it('stands at the head of the list, and the others as they stood', () => {
    const { director, list } = directorWith(4);
    director.takeOut(2);
    expect(list()).toEqual([0, 1, 3]);
    director.takeOut(-1);
    expect(list()).toEqual([2, 0, 1, 3]);
    director.takeOut(1);
    director.takeOut(3);
    expect(list()).toEqual([1, 2, 0]);
    director.takeOut(-1);
    expect(list()).toEqual([3, 1, 2, 0]);
  });

  it('has the turn after whom it now stands before: ip_vs_rr goes on behind the last pick', () => {
    const { director, picks } = directorWith(3);
    expect(picks(1)).toEqual([0]);
    director.takeOut(2);
    director.takeOut(-1);
    expect(picks(4)).toEqual([1, 2, 0, 1]);
  });

  it('gives every client of source hashing another server, unless it was the first of the list', () => {
    for (const [out, moved] of [
      [2, 256],
      [0, 0],
    ] as const) {
      const { director, picks } = directorWith(3, 'sh');
      const before = picks(256);
      director.takeOut(out);
      director.takeOut(-1);
      expect(picks(256).filter((server, client) => server !== before[client])).toHaveLength(moved);
    }
  });
});
