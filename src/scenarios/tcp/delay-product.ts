// The bandwidth-delay product of a bottleneck in packets, and what of it is enough for many flows: what a buffer is compared with.
// Villamizar and Song 1994; Appenzeller, Keslassy and McKeown 2004, for flows that are long, many and out of step.

import type { Nanos } from '../../engine/core/time.ts';
import type { BitsPerSecond, Bytes } from '../../engine/core/units.ts';
import type { ParamValues } from '../kit/run-spec.ts';
import type { ThresholdReference } from '../kit/scenario.ts';
import { text } from '../kit/text.ts';

/** A bottleneck as a scenario has it. */
export interface Bottleneck {
  readonly rate: BitsPerSecond;
  /** Of a full packet and its ACK while nothing else is under way. */
  readonly roundTrip: Nanos;
  /** A full packet, headers included. */
  readonly packet: Bytes;
}

/** Packets. */
const delayProduct = ({ rate, roundTrip, packet }: Bottleneck): number => (rate * roundTrip) / (8e9 * packet);

/** @param of reads the bottleneck from the settings of a run */
export const productReference = (of: (params: ParamValues) => Bottleneck): ThresholdReference => ({
  id: 'bdp',
  label: text('BDP', 'BDP'),
  value: (params) => delayProduct(of(params)),
});

/** Of one flow it would be the product itself. */
export const rootReference = (
  of: (params: ParamValues) => Bottleneck,
  flowsOf: (params: ParamValues) => number,
): ThresholdReference => ({
  id: 'bdp-root',
  label: text('BDP/√n', 'BDP/√n'),
  value: (params) => {
    const flows = flowsOf(params);
    return flows > 1 ? delayProduct(of(params)) / Math.sqrt(flows) : undefined;
  },
});
