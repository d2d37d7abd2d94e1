// Who writes the capture of a run: of networks of TCP that is one thing for all, of others it is what their records are made of.

import type { RunRecord } from '../record/record.ts';
import type { Layout } from '../scenarios/kit/layout.ts';
import { Capture } from './capture.ts';
import type { Sniffer } from './sniffer.ts';
import { ClusterCapture } from './web-cluster/capture.ts';
import { ClusterForesight } from './web-cluster/foresight.ts';

export interface Capturing {
  /** @param slice what was recorded since the slice before; but of a cluster, whatever is yet to come is seen at `computedTo` or later */
  read(slice: Pick<RunRecord, 'marks' | 'flights' | 'computedTo' | 'spec'>): void;
  /** Whatever is still under way at the end of the run is not seen. @returns how many packets were */
  end(at: number): number;
}

/** Has read a run before its capture is written, in the same slices. */
export interface Foresight {
  read(slice: Pick<RunRecord, 'flights' | 'computedTo'>): void;
  /** What is told in slices behind the one that ends here is not seen before this time, ns. */
  toldFrom(computedTo: number): number;
}

/**
 * Of networks that tell of packets long after they have passed: with it a capture takes the memory of what is under way; without it
 * that of the whole run. Undefined of all others, which need none.
 */
export const foresightOf = (layout: Layout): Foresight | undefined =>
  layout.kind === 'web-cluster' ? new ClusterForesight(layout) : undefined;

export interface CapturingOptions {
  /** Of which alone packets are wanted, of a virtual server; left out: of all. */
  readonly flow?: number | undefined;
  readonly foresight?: Foresight | undefined;
}

/**
 * Writes what stands before the packets, without the header of the section.
 * @param write takes the blocks one by one
 */
export function capturing(
  layout: Layout,
  sniffer: Sniffer,
  write: (block: Uint8Array) => void,
  { flow, foresight }: CapturingOptions = {},
): Capturing {
  return layout.kind === 'web-cluster'
    ? new ClusterCapture(layout, sniffer, write, foresight)
    : new Capture(layout, sniffer, write, flow);
}
