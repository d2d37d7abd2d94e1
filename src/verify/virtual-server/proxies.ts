// Files of kind `cluster-lblc-proxy`: caching proxies behind each scheduler. The files give no setting but scheduler and
// weight, so only what is robust is compared: hit ratio within 0.02, mean response within 10 %.

import * as z from 'zod/mini';
import { Simulator } from '../../engine/core/simulator.ts';
import { seconds } from '../../engine/core/time.ts';
import { ProxyFarm } from '../../engine/virtual-server/proxy-farm.ts';
import {
  CURRENT_KERNEL,
  SCHEDULER_NAMES,
  type SchedulerName,
  schedulerNamed,
} from '../../engine/virtual-server/scheduler-named.ts';
import type { Verdict } from '../format.ts';
import { amount, readAs } from '../schema.ts';

const PROXIES = 4;
const LENGTH = seconds(120);
const HIT_TOLERANCE = 0.02;
const TIME_TOLERANCE = 0.1;

const ROW = z.object({
  scheduler: z.enum(SCHEDULER_NAMES),
  weight: amount,
  hit: amount,
  R_mean: amount,
  opt: z.optional(z.object({ expiration: z.optional(amount) })),
});
const FILE = z.object({ rows: z.array(ROW) });

/** Throws an UnreadableCase. */
export const proxyCasesOf = (document: unknown) =>
  readAs(FILE, document).rows.map((row) => ({ ...row, name: `proxies ${row.scheduler} weight ${row.weight}` }));

type ProxyCase = ReturnType<typeof proxyCasesOf>[number];

export function verifyProxies({ name, scheduler, weight, hit, R_mean, opt }: ProxyCase): Verdict {
  const expiration = opt?.expiration === undefined ? CURRENT_KERNEL.expiration : seconds(opt.expiration);
  const ours = runProxies(scheduler, weight, expiration);
  const passed = Math.abs(ours.hit - hit) <= HIT_TOLERANCE && Math.abs(ours.response / R_mean - 1) <= TIME_TOLERANCE;
  const detail = `hits ${ours.hit.toFixed(3)} (${hit}), response ${(1e3 * ours.response).toFixed(1)} ms (${1e3 * R_mean} ms)`;
  return { name, passed, detail };
}

/** Hit ratio, and mean response in s. */
export function runProxies(
  scheduler: SchedulerName,
  weight: number,
  expiration = CURRENT_KERNEL.expiration,
): { hit: number; response: number } {
  const sim = new Simulator({ seed: 1, horizon: LENGTH });
  const stream = sim.random('draws of the scheduler');
  const draw = (most: number): number => Math.floor(stream.uniform() * (most + 1));
  const farm = new ProxyFarm(sim, schedulerNamed(scheduler, { ...CURRENT_KERNEL, expiration, draw }), PROXIES, weight);
  sim.run(LENGTH);
  const served = farm.served.reduce((sum, each) => sum + each, 0);
  return { hit: farm.hits / served, response: farm.responseTime / 1e9 };
}
