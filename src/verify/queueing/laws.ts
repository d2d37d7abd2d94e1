// Laws of service of the tabulated formulas, mean 1 unless they bring their own (bounded Pareto).

import { exponential } from '../../engine/core/distributions.ts';
import { pow } from '../../engine/core/elementary.ts';
import type { RandomStream } from '../../engine/core/random.ts';

export type Law = (stream: RandomStream) => number;

/** Two exponentials with balanced means and this squared coefficient of variation. */
const hyperexponential = (cv2: number): Law => {
  const chance = (1 + Math.sqrt((cv2 - 1) / (cv2 + 1))) / 2;
  return (stream) => {
    const isShort = stream.uniform() < chance;
    return exponential(stream, 1 / (2 * (isShort ? chance : 1 - chance)));
  };
};

const boundedPareto = (least: number, most: number, alpha: number): Law => {
  const span = 1 - pow(least / most, alpha);
  return (stream) => least / pow(1 - stream.uniform() * span, 1 / alpha);
};

/** The law a case names; processor sharing may be asked of any. Undefined: no such law is known. */
export function lawOf(name: string, params: Readonly<Record<string, unknown>> = {}): Law | undefined {
  if (name.startsWith('determ')) return () => 1;
  if (/^Erlang-?2$/.test(name)) return (stream) => exponential(stream, 0.5) + exponential(stream, 0.5);
  if (name.startsWith('hyper')) return hyperexponential(Number(params['cv2'] ?? 4));
  if (name === 'pareto') return boundedPareto(Number(params['k']), Number(params['p']), Number(params['alpha']));
  if (name.startsWith('exp')) return (stream) => exponential(stream, 1);
  return undefined;
}
