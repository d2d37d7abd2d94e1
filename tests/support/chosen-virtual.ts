// Short runs of a virtual server chosen by a seed, so that many of them together use every scheduler and method, both kernels,
// weights that change while connections go on, thresholds, several destinations and batches. Every change of a gauge is kept.

import { EVERYTHING } from '../../src/engine/core/probe.ts';
import { SCHEDULER_NAMES } from '../../src/engine/virtual-server/scheduler-named.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { defaultsOf } from '../../src/scenarios/kit/link-state.ts';
import type { Change, ParamValue } from '../../src/scenarios/kit/run-spec.ts';
import { settle } from '../../src/scenarios/kit/settle.ts';
import { scenario as virtualServer } from '../../src/scenarios/virtual-server/scenario.ts';
import { drawer } from './drawer.ts';

const MS = 1e6;

/** LBLCR that keeps fewer servers for a destination after a second. */
export const SHRINKS: Readonly<Record<string, ParamValue>> = {
  exp: 1000 * MS,
  n: 30,
  servers: 3,
  w2: 1,
  most: 0,
  stagger: 400 * MS,
  size: 5_000_000,
  surge: 'none',
};

/**
 * @param sched left out: the seed’s
 * @param gone one that is taken out while connections are opened, 0: none
 * @param more settings besides, which draw nothing
 */
export function chosenVirtual(
  seed: number,
  sched: string = SCHEDULER_NAMES[seed % SCHEDULER_NAMES.length]!,
  gone = 0,
  more: Readonly<Record<string, ParamValue>> = {},
): { record: RunRecord; choices: Readonly<Record<string, ParamValue>> } {
  const draw = drawer(seed);
  const choices: Record<string, ParamValue> = {
    case: 'own',
    method: draw('nat', 'tun', 'dr'),
    sched,
    n: draw(8, 12, 20),
    servers: seed % 25 === 7 ? 0 : draw(1, 2, 3, 5),
    clients: draw(2, 3, 6),
    w1: draw(1, 1, 2, 4),
    w2: draw(0, 1, 3),
    w3: draw(1, 2),
    era: draw('2002', 'current'),
    most: draw(0, 0, 3),
    low: 0,
    room: seed % 25 === 11 ? 2_000_000 : 20_000_000_000,
    port: seed % 3 === 0,
    fall: seed % 4 === 1,
    sites: draw(1, 1, 4),
    wire: draw('full', 'full', 'half', 'hub'),
    gate: draw(true, false),
    size: draw(500_000, 1_000_000, 3_000_000),
    stagger: draw(20 * MS, 50 * MS, 200 * MS),
    batches: draw(1, 1, 2),
    linger: draw(1000 * MS, 120_000 * MS),
    nics: seed % 5 === 4 ? 2 : 1,
    surge: seed % 3 === 2 ? ['step', 'ramp', 'flash'][Math.floor(seed / 3) % 3]! : 'none',
    times: 3,
    when: 100 * MS,
    lasts: 200 * MS,
    end: 200_000 * MS,
    seed: seed + 1,
    ...more,
  };
  const changes: Change[] =
    seed % 2 === 0
      ? [
          { at: 100 * MS, key: 'w1', value: draw(0, 3) },
          { at: 300 * MS, key: 'w2', value: draw(0, 2) },
        ]
      : [];
  // A server is taken out, and comes back.
  if (gone === 0 && seed % 4 === 1)
    changes.push({ at: 150 * MS, key: 'gone', value: 1 }, { at: 900 * MS, key: 'gone', value: 0 });
  if (gone > 0) changes.push({ at: 200 * MS, key: 'gone', value: gone }, { at: 600 * MS, key: 'gone', value: 0 });
  const params = { ...defaultsOf(virtualServer), ...choices };
  const { spec } = settle({ scenario: virtualServer.id, params, changes, kills: [] }, virtualServer);
  const probes = { ...EVERYTHING, widths: { first: 0, long: 0 } };
  return { record: recordOf(sessionOf(spec, { probes })), choices };
}
