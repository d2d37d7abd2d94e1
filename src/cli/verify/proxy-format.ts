// Files of kind `cluster-lblc-proxy`: caching proxies behind each scheduler. The files give no setting but scheduler and
// weight, so only what is robust is compared: hit ratio within 0.02, mean response within 10 %.

import { Simulator } from '../../engine/core/simulator.ts';
import { seconds } from '../../engine/core/time.ts';
import { ProxyFarm } from '../../engine/virtual-server/proxy-farm.ts';
import { CURRENT_KERNEL, type SchedulerName, schedulerNamed } from '../../engine/virtual-server/scheduler-named.ts';
import { amount, type Fields, isObject, problemIn, word } from './checks.ts';
import { type Case, UnreadableCase } from './format.ts';
import { caseOf, jsonFormat } from './json-format.ts';

const PROXIES = 4;
const LENGTH = seconds(120);
const HIT_TOLERANCE = 0.02;
const TIME_TOLERANCE = 0.1;

export const proxyFormat = jsonFormat('cluster-lblc-proxy', ({ rows }) => {
  if (!Array.isArray(rows)) throw new UnreadableCase('its field rows must be a list');
  return rows.map(proxiesOf);
});

function proxiesOf(row: unknown, index: number): Case {
  const problem = problemIn(row, `rows.${index}`, { scheduler: word, weight: amount, hit: amount, R_mean: amount });
  if (problem !== undefined) throw new UnreadableCase(problem);
  const fields = row as Fields;
  const opt = isObject(fields['opt']) ? fields['opt'] : {};
  const [scheduler, weight] = [fields['scheduler'] as SchedulerName, Number(fields['weight'])];
  const name = `proxies ${scheduler} weight ${weight}`;
  return caseOf(name, () => {
    const expiration = opt['expiration'] === undefined ? CURRENT_KERNEL.expiration : seconds(Number(opt['expiration']));
    const { hit, response } = runProxies(scheduler, weight, expiration);
    const [hitWanted, timeWanted] = [Number(fields['hit']), Number(fields['R_mean'])];
    const passed = Math.abs(hit - hitWanted) <= HIT_TOLERANCE && Math.abs(response / timeWanted - 1) <= TIME_TOLERANCE;
    const detail = `hits ${hit.toFixed(3)} (${hitWanted}), response ${(1e3 * response).toFixed(1)} ms (${1e3 * timeWanted} ms)`;
    return { name, passed, detail };
  });
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
