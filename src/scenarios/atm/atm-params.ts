// The settings of `tcp-over-atm` with their types, in house units; what the engine is made from, from them.

import { LLC_SNAP } from '../../engine/atm/aal5.ts';
import { Epd } from '../../engine/atm/policies/epd.ts';
import { FairBufferAllocation } from '../../engine/atm/policies/fair-buffer-allocation.ts';
import type { AfterLoss, DropPolicy, Threshold } from '../../engine/atm/policies/policy.ts';
import { Ppd } from '../../engine/atm/policies/ppd.ts';
import { Red } from '../../engine/atm/policies/red.ts';
import { SelectiveDrop } from '../../engine/atm/policies/selective-drop.ts';
import { TailDrop } from '../../engine/atm/policies/tail-drop.ts';
import { RandomOrder, type SlotOrder, TURNS } from '../../engine/atm/slot-order.ts';
import type { Simulator } from '../../engine/core/simulator.ts';
import type { TcpProfile } from '../../engine/tcp/profile.ts';
import { yats } from '../../engine/tcp/yats.ts';

type Numbers = 'rmin' | 'buf' | 'th' | 'mtu' | 'n' | 'bw' | 'delay' | 'z' | 'tick' | 'wnd' | 'ssth' | 'sbuf' | 'srate';
type MoreNumbers = 'dack' | 'proc' | 'jit' | 'ackd' | 'rest' | 'start' | 'irto' | 'end' | 'seed';
type Words = 'policy' | 'llc' | 'keep' | 'glue' | 'fast' | 'ts' | 'order';
export type AtmParams = Readonly<Record<Numbers | MoreNumbers, number>> & Readonly<Record<Words, string>>;

const HEADER = 40;
const STAMPED_HEADER = 52;

/** Headers of IP and TCP on every segment, bytes. */
export const headerOf = ({ ts }: Pick<AtmParams, 'ts'>): number => (ts === 'on' ? STAMPED_HEADER : HEADER);
/** Payload of a full segment, bytes. */
export const payloadOf = (params: Pick<AtmParams, 'ts' | 'mtu'>): number => params.mtu - headerOf(params);
export const llcOf = ({ llc }: Pick<AtmParams, 'llc'>): number => (llc === 'on' ? LLC_SNAP : 0);
/** `none`: a packet switch with the same buffer. */
export const isPacketSwitch = ({ policy }: Pick<AtmParams, 'policy'>): boolean => policy === 'none';

/** The policies that look at whose cells are there. */
export const countsVcs = (policy: string): boolean => policy === 'sd' || policy === 'fba';

export function policyOf(params: AtmParams, threshold: Threshold, sim: Simulator): DropPolicy {
  const afterLoss: AfterLoss = params.keep === 'on' ? 'drop-but-end' : 'drop';
  switch (params.policy) {
    case 'ppd':
      return new Ppd(params.keep === 'on');
    case 'epd':
      return new Epd(threshold, afterLoss);
    case 'sd':
      return new SelectiveDrop(threshold, params.z, afterLoss);
    case 'fba':
      return new FairBufferAllocation(threshold, params.z, afterLoss);
    case 'red':
      return new Red(threshold, sim.random('random early detection'), afterLoss);
    default:
      return new TailDrop();
  }
}

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
