// What things cost in the model of paper P2's cluster (docs/models/web-cluster.md): a node of about 2001, a 100 Mb/s switch, and
// the disk of Pai et al. 1998. Everything here is our assumption; of it only the dispatcher, thinking and thresholds matter
// for the paper's figures.

import { ms, type Nanos, us } from '../../engine/core/time.ts';
import type { Bytes } from '../../engine/core/units.ts';
import type { NodeCosts } from '../../engine/web-cluster/cluster-node.ts';
import { type DiskCosts, diskTime } from '../../engine/web-cluster/disk-time.ts';

export const PAPER_COSTS: NodeCosts = {
  accept: us(100),
  serve: us(250),
  handOff: us(100),
  takeOver: us(100),
  perByte: us(30) / 1000,
  chunk: 32 * 1024,
  port: 11.9e6,
  disk: { seek: ms(28), perBlock: ms(0.41), perExtent: ms(14) },
};

/** With another seek: another extent costs half of it again. */
export const diskOf = (seek: Nanos): DiskCosts => ({ ...PAPER_COSTS.disk, seek, perExtent: Math.round(seek / 2) });

/** Of a whole document, with nothing in front of it. */
export const readingTime = (seek: Nanos, bytes: Bytes): Nanos => diskTime(diskOf(seek), bytes);

/** One-way delay from any machine to any other. */
export const PAPER_NET = us(200);
/** Machines the users sit at. */
export const PAPER_CLIENTS = 4;
/** What each of them can take, bytes per second. */
export const CLIENT_PORT = 11.9e6;
