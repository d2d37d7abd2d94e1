// The settings of `tcp-over-atm` with their types, in house units; what the engine is made from, from them.

import { LLC_SNAP } from '../../engine/atm/aal5.ts';
import type { DropPolicy, Threshold } from '../../engine/atm/policies/policy.ts';
import { type PolicyName, policyNamed } from '../../engine/atm/policy-named.ts';
import { RandomOrder, type SlotOrder, TURNS } from '../../engine/atm/slot-order.ts';
import type { Simulator } from '../../engine/core/simulator.ts';
import type { TcpProfile } from '../../engine/tcp/profile.ts';
import { yats } from '../../engine/tcp/yats.ts';

type Numbers = 'rmin' | 'buf' | 'th' | 'mtu' | 'n' | 'bw' | 'delay' | 'z' | 'tick' | 'wnd' | 'ssth' | 'sbuf' | 'srate';
type MoreNumbers = 'dack' | 'proc' | 'jit' | 'ackd' | 'rest' | 'start' | 'irto' | 'end' | 'seed';
type Words = 'llc' | 'keep' | 'glue' | 'fast' | 'ts' | 'order';
export type AtmParams = Readonly<Record<Numbers | MoreNumbers, number>> &
  Readonly<Record<Words, string>> & { readonly policy: PolicyName | 'none' };

const HEADER = 40;
const STAMPED_HEADER = 52;

/** Headers of IP and TCP on every segment, bytes. */
export const headerOf = ({ ts }: Pick<AtmParams, 'ts'>): number => (ts === 'on' ? STAMPED_HEADER : HEADER);
/** Payload of a full segment, bytes. */
export const payloadOf = (params: Pick<AtmParams, 'ts' | 'mtu'>): number => params.mtu - headerOf(params);
export const llcOf = ({ llc }: Pick<AtmParams, 'llc'>): number => (llc === 'on' ? LLC_SNAP : 0);
/** `none`: a packet switch with the same buffer. */
export const isPacketSwitch = ({ policy }: Pick<AtmParams, 'policy'>): boolean => policy === 'none';

export const policyOf = ({ policy, keep, z }: AtmParams, threshold: Threshold, sim: Simulator): DropPolicy =>
  policyNamed(policy === 'none' ? 'tail' : policy, {
    threshold,
    keepsEnd: keep === 'on',
    share: z,
    draws: () => sim.random('random early detection'),
  });

export function orderOf({ order }: AtmParams, sim: Simulator): SlotOrder {
  return order === 'turns' ? TURNS : new RandomOrder(sim.random('order of cells in a slot'));
}

export function profileOf(params: AtmParams): TcpProfile {
  const headers = headerOf(params);
  return {
    ...yats,
    headerBytes: headers,
    firstHeaderBytes: headers,
    ackBytes: headers,
    timeStamps: params.ts === 'on',
    tick: params.tick,
    initialRto: params.irto,
  };
}
