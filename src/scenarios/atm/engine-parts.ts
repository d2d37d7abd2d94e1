// From the settings of `tcp-over-atm` to what the engine is made of.

import type { DropPolicy, Threshold } from '../../engine/atm/policies/policy.ts';
import { policyOf as policyBy } from '../../engine/atm/policy-named.ts';
import { RandomOrder, type SlotOrder, TURNS } from '../../engine/atm/slot-order.ts';
import { RuleLog } from '../../engine/core/rule-log.ts';
import type { Simulator } from '../../engine/core/simulator.ts';
import { TCP_PROFILES, type TcpProfile } from '../../engine/tcp/profile.ts';
import { wordOrProgram } from '../kit/rule.ts';
import type { BuildContext } from '../kit/scenario.ts';
import { headerOf } from './headers.ts';
import { type AtmValues, atmSettings } from './settings.ts';

/** Payload of a full segment, bytes. */
export const payloadOf = (params: Pick<AtmValues, 'ts' | 'mtu'>): number => params.mtu - headerOf(params);
/** `none`: a packet switch with the same buffer. */
export const isPacketSwitch = ({ policy }: Pick<AtmValues, 'policy'>): boolean => policy === 'none';

export const policyOf = (
  { policy, keep, cut, z }: AtmValues,
  threshold: Threshold,
  { sim, probes }: Pick<BuildContext, 'sim' | 'probes'>,
): DropPolicy =>
  policyBy(policy === 'none' ? 'tail' : wordOrProgram(atmSettings.policy, policy), {
    threshold,
    ruleDropsRest: cut === 'drop',
    ruleLog: new RuleLog('cell', probes.marks, -1),
    keepsEnd: keep === 'on',
    share: z,
    draws: () => sim.random('random early detection'),
  });

export function orderOf({ order }: AtmValues, sim: Simulator): SlotOrder {
  return order === 'turns' ? TURNS : new RandomOrder(sim.random('order of cells in a slot'));
}

export function profileOf(params: AtmValues): TcpProfile {
  const headers = headerOf(params);
  return {
    ...TCP_PROFILES.yats,
    headerBytes: headers,
    firstHeaderBytes: headers,
    ackBytes: headers,
    timeStamps: params.ts === 'on',
    tick: params.tick,
    initialRto: params.irto,
  };
}
