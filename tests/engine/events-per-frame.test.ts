// What a frame on a shared bus costs, counted: at most 6.5 events, collisions and the ACK's own frame included, and the
// cost does not grow with the stations that only listen. Independent of the machine.

import { describe, expect, it } from 'vitest';
import { buildSharedBus, type SharedBusOptions } from '../../bench/shared-bus.ts';
import { seconds } from '../../src/engine/core/time.ts';

function run(options: Omit<SharedBusOptions, 'horizon'>) {
  const { sim, lan, objects } = buildSharedBus({ horizon: seconds(60), ...options });
  sim.run(sim.horizon);
  const { frames } = lan.medium;
  const collisions = lan.nics.reduce((sum, nic) => sum + nic.collisions, 0);
  return { perFrame: sim.eventsFired / frames, frames, collisions, objects: objects.count, digest: sim.digest };
}

describe('twenty stations and a server on a bus (W3)', () => {
  const busy = run({ probes: true });

  it('cost at most 6.5 events per frame', () => {
    expect(busy.frames).toBeGreaterThan(30_000);
    expect(busy.collisions).toBeGreaterThan(20_000);
    expect(busy.objects).toBeGreaterThan(1500);
    expect(busy.perFrame).toBeLessThanOrEqual(6.5);
  });

  it('cost the same beside a hundred that only listen', () => {
    const crowded = run({ probes: true, listeners: 100 });
    expect(crowded.digest).not.toBe(busy.digest);
    expect(crowded.frames).toBe(busy.frames);
    expect(crowded.perFrame).toBe(busy.perFrame);
  });

  it('are the same run with and without probes', () => {
    expect(run({ probes: false }).digest).toBe(busy.digest);
  });
});
