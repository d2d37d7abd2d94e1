// How long a disk reads a whole file (the cost model of Pai et al. 1998): seek and rotation, then each 4 KB of transfer, and
// another seek for every further 44 KB.

import type { Nanos } from '../core/time.ts';
import type { Bytes } from '../core/units.ts';

export interface DiskCosts {
  /** First seek and rotation, ns. */
  readonly seek: Nanos;
  /** Each 4 KB, ns. */
  readonly perBlock: Nanos;
  /** Each further 44 KB, ns. */
  readonly perExtent: Nanos;
}

const BLOCK = 4096;
const EXTENT = 44 * 1024;

export const diskTime = ({ seek, perBlock, perExtent }: DiskCosts, bytes: Bytes): Nanos =>
  Math.round(seek + perBlock * Math.ceil(bytes / BLOCK) + perExtent * Math.max(0, Math.ceil(bytes / EXTENT) - 1));
