// How large responses are, in packets: named distributions with a mean, rounded up to whole packets and capped. A new one
// is one more entry here.

import { exponential, normal } from '../core/distributions.ts';
import { exp, pow } from '../core/elementary.ts';
import { ParameterError } from '../core/errors.ts';
import type { RandomStream } from '../core/random.ts';

export interface SizeOptions {
  readonly distribution: SizeName;
  /** Packets. */
  readonly mean: number;
  /** No response is larger, packets. */
  readonly cap: number;
  /** Pareto only: the tail index, above 1. */
  readonly shape?: number;
  /** Lognormal only: standard deviation of the logarithm. */
  readonly sigma?: number;
  /** `file` only: sizes to choose from, packets, each as likely as the others. */
  readonly list?: readonly number[];
}

type Draw = (stream: RandomStream, options: SizeOptions) => number;

const DRAWS = {
  exponential: (stream, { mean }) => exponential(stream, mean),
  pareto: (stream, { mean, shape = 1.2 }) => (mean * (shape - 1)) / shape / pow(stream.uniform(), 1 / shape),
  lognormal: (stream, { mean, sigma = 1 }) => mean * exp(sigma * normal(stream) - (sigma * sigma) / 2),
  constant: (_, { mean }) => mean,
  uniform: (stream, { mean }) => 1 + (2 * mean - 1) * stream.uniform(),
  file: (stream, { list = [] }) => list[Math.floor(stream.uniform() * list.length)]!,
} satisfies Record<string, Draw>;

export type SizeName = keyof typeof DRAWS;

/**
 * Draws sizes from a stream of its own.
 * @throws ParameterError if a list is wanted and there is none
 */
export function sizesFrom(stream: RandomStream, options: SizeOptions): () => number {
  if (options.distribution === 'file' && !options.list?.length) {
    throw new ParameterError('no-sizes', 'The list of sizes is empty.', 'Give at least one size.');
  }
  const draw: Draw = DRAWS[options.distribution];
  return () => Math.min(options.cap, Math.max(1, Math.ceil(draw(stream, options))));
}
