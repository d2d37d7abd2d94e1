// Short runs of a web cluster chosen by a seed, so that many of them together use every policy, small thresholds and memories,
// slow and fast dispatchers, and nodes that fail and come back. Every change of a gauge is kept.

import { EVERYTHING } from '../../src/engine/core/probe.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { defaultsOf } from '../../src/scenarios/kit/link-state.ts';
import type { Change, ParamValue } from '../../src/scenarios/kit/run-spec.ts';
import { settle } from '../../src/scenarios/kit/settle.ts';
import { scenario as webCluster } from '../../src/scenarios/web-cluster/scenario.ts';
import { drawer } from './drawer.ts';

const MS = 1e6;
const POLICIES = ['ds', 'lardr', 'lard', 'ds', 'lardr', 'jsq', 'pod', 'random', 'rr', 'lard'];
/** Of today; those that look at loads see old ones, too. */
export const POLICIES_OF_TODAY = ['jiq', 'chbl', 'pod', 'jsq'];

/** Of some of the runs, so that what others draw stays as it is. */
const LOADS: readonly Readonly<Record<string, ParamValue>>[] = [
  {},
  {},
  { surge: 'flash', times: 1.5, when: 800 * MS, lasts: 700 * MS, crowd: 0.4 },
  { loop: 'open', reqs: 900, surge: 'step', times: 2, when: 500 * MS, crowd: 0.5, theta: 3 },
  { surge: 'ramp', times: 0.5, when: 600 * MS, lasts: 900 * MS },
  {},
  { surge: 'step', times: 2, when: 900 * MS },
  { surge: 'flash', times: 1, when: 500 * MS, lasts: 900 * MS, crowd: 0.5 },
];

/** Front ends that are slow, or relay through a narrow port, and nodes behind them that read from disks. */
export const FRONT_ENDS: readonly Readonly<Record<string, ParamValue>>[] = [
  { via: 'handoff', fcost: 2 * MS },
  { via: 'relay', fcost: 2 * MS },
  { via: 'relay', fport: 4e6 },
  { via: 'handoff', fcost: 10e3, disp: 20e3 },
];

/** Narrow ports of nodes with fast disks, narrow ports of clients, and machines far from one another. */
export const SLOW_WAYS: readonly Readonly<Record<string, ParamValue>>[] = [
  { seek: 20e3, port: 1e6 },
  { cport: 1e6 },
  { net: 100 * MS, seek: 1 * MS },
].map((slow) => ({ users: 200, disp: 20e3, full: false, ...slow }));

/** A front end that relays, with 200 requests a second where it can pass on 250, and nothing slow behind it. */
export const SHORT_QUEUE: Readonly<Record<string, ParamValue>> = {
  ...{ via: 'relay', fcost: 4 * MS, fport: 1e10, port: 1e9, cport: 1e10, disp: 20e3 },
  ...{ loop: 'open', reqs: 200, surge: 'none', mem: 64e6, down: 0 },
};

/** @param policy left out: the seed’s @param more settings besides, which draw nothing */
export function chosenCluster(
  seed: number,
  policy: string = POLICIES[seed % POLICIES.length]!,
  more: Readonly<Record<string, ParamValue>> = {},
): { record: RunRecord; choices: Readonly<Record<string, ParamValue>> } {
  const draw = drawer(seed);
  const choices: Record<string, ParamValue> = {
    case: 'own',
    policy,
    nodes: draw(2, 4, 6),
    users: draw(300, 800, 1500),
    disp: draw(20e3, 200e3, 1000e3, 2000e3),
    zipf: draw(0.8, 1, 1.6),
    entry: draw('rr', 'random', 'sticky'),
    // So that there is a decision to explain.
    blind: 'dispatcher',
    think: draw('surge', 'exponential'),
    mean: draw(300 * MS, 1000 * MS),
    tlow: draw(2, 4),
    thigh: draw(5, 9),
    k: draw(1000 * MS, 1500 * MS),
    unit: draw(500 * MS, 1000 * MS),
    theta: draw(3, 8),
    grow: draw(0, 0, 5),
    docs: draw(100, 400),
    site: draw(4e6, 8e6),
    mem: draw(2e6, 8e6),
    full: draw(true, false),
    down: draw(0, 0, 0, 1),
    ...LOADS[seed % LOADS.length],
    warm: 0,
    end: draw(3000 * MS, 4000 * MS),
    seed: seed + 1,
    ...more,
  };
  const changes: Change[] =
    seed % 2 === 0
      ? [
          { at: 700 * MS, key: 'down', value: draw(1, 2) },
          { at: 1300 * MS, key: 'disp', value: draw(50e3, 3000e3) },
          { at: 2100 * MS, key: 'down', value: 0 },
        ]
      : [];
  if (POLICIES_OF_TODAY.includes(policy)) {
    choices['stale'] = draw(0, 20 * MS, 100 * MS);
    choices['bal'] = draw(101, 125, 200);
  }
  const params = { ...defaultsOf(webCluster), ...choices };
  const { spec } = settle({ scenario: webCluster.id, params, changes, kills: [] }, webCluster);
  const probes = { ...EVERYTHING, widths: { first: 0, long: 0 } };
  return { record: recordOf(sessionOf(spec, { probes })), choices };
}
