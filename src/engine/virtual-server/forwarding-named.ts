// The forwarding methods on offer, by the names of the Linux Virtual Server.

import { dr } from './forwarding/dr.ts';
import type { Forwarding } from './forwarding/forwarding.ts';
import { nat } from './forwarding/nat.ts';
import { tun } from './forwarding/tun.ts';

const METHODS = { nat, tun, dr } as const;

export type ForwardingName = keyof typeof METHODS;

export const forwardingNamed = (name: ForwardingName): Forwarding => METHODS[name];
