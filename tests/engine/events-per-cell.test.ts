// What a cell costs in a switch, counted: at most 1.05 events, and far less where slots are taken together; the same run
// either way, with and without probes. Independent of the machine.

import { describe, expect, it } from 'vitest';
import { buildCellMerge, type CellMergeOptions } from '../../bench/cell-merge.ts';
import { seconds } from '../../src/engine/core/time.ts';

function run(options: Omit<CellMergeOptions, 'horizon'>) {
  const { sim, network, probes } = buildCellMerge({ horizon: seconds(3), ...options });
  sim.run(sim.horizon);
  network.settle(sim.horizon - 1);
  const { offered, buffer } = network.switch;
  const queue = probes.gauges.find(({ place }) => place.name === 'queue')!;
  queue.close();
  return { perCell: sim.eventsFired / offered, offered, taken: buffer.taken, digest: sim.digest, queue };
}

describe('ten senders and a switch (W4)', () => {
  const together = run({ probes: true, inTrains: true });

  it('cost at most 1.05 events per cell', () => {
    expect(together.offered).toBeGreaterThan(500_000);
    expect(together.perCell).toBeLessThanOrEqual(1.05);
    expect(together.perCell).toBeLessThan(0.05);
  });

  it('are the same run with slots one by one, and the buffer is drawn the same', () => {
    const apart = run({ probes: true, inTrains: false });
    expect([apart.digest, apart.offered, apart.taken]).toEqual([together.digest, together.offered, together.taken]);
    expect(apart.queue.count).toBe(together.queue.count);
    const rows = 4 * together.queue.count;
    expect(apart.queue.rows.subarray(0, rows)).toEqual(together.queue.rows.subarray(0, rows));
  });

  it('are the same run with and without probes', () => {
    expect(run({ probes: false, inTrains: true }).digest).toBe(together.digest);
  });
});
