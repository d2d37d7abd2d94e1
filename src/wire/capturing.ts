// Who writes the capture of a run: of networks of TCP that is one thing for all, of others it is what their records are made of.

import type { RunRecord } from '../record/record.ts';
import type { Layout } from '../scenarios/kit/layout.ts';
import { Capture } from './capture.ts';
import type { Sniffer } from './sniffer.ts';
import { ClusterCapture } from './web-cluster/capture.ts';

export interface Capturing {
  /** @param slice what was recorded since the slice before; whatever is yet to come is seen at `computedTo` or later */
  read(slice: Pick<RunRecord, 'marks' | 'flights' | 'computedTo' | 'spec'>): void;
  /** Whatever is still under way at the end of the run is not seen. @returns how many packets were */
  end(at: number): number;
}

/**
 * Writes what stands before the packets, without the header of the section.
 * @param write takes the blocks one by one
 * @param flow of which alone packets are wanted, of a virtual server; left out: of all
 */
export function capturing(
  layout: Layout,
  sniffer: Sniffer,
  write: (block: Uint8Array) => void,
  flow?: number,
): Capturing {
  return layout.kind === 'web-cluster'
    ? new ClusterCapture(layout, sniffer, write)
    : new Capture(layout, sniffer, write, flow);
}
