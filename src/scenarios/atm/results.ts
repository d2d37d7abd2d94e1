// What a run of `tcp-over-atm` came to (measures M1 to M5 of docs/models/atm.md).

import { cellsOf, piecesOf } from '../../engine/atm/aal5.ts';
import type { AtmNetwork } from '../../engine/atm/atm-network.ts';
import type { Simulator } from '../../engine/core/simulator.ts';
import type { TcpFlow } from '../../engine/tcp/flow.ts';
import type { Metrics } from '../kit/scenario.ts';
import { recoveriesOf, sumOf } from '../tcp/senders.ts';
import { cellBytesOf, cellPayloadOf } from './cell-size.ts';
import { isPacketSwitch, payloadOf } from './engine-parts.ts';
import { llcOf } from './headers.ts';
import type { AtmValues } from './settings.ts';

/** User bits per second of the link if nothing but full packets of this size passed. */
export function bestGoodput(params: AtmValues): number {
  const { mtu, bw } = params;
  const cells = isPacketSwitch(params) ? piecesOf(mtu) : cellsOf(mtu, llcOf(params), cellPayloadOf(params));
  return (bw * payloadOf(params)) / (cells * cellBytesOf(params));
}

/** Of what each sender got: 1 if all got the same, 1/n if one got everything (Jain, Chiu and Hawe 1984); 1 of nothing. */
export function fairnessOf(parts: readonly number[]): number {
  const sum = parts.reduce((all, part) => all + part, 0);
  const squares = parts.reduce((all, part) => all + part * part, 0);
  return squares === 0 ? 1 : (sum * sum) / (parts.length * squares);
}

export function resultsOf(sim: Simulator, params: AtmValues, network: AtmNetwork, flows: readonly TcpFlow[]): Metrics {
  const { reassembler, slots } = network;
  const { buffer, unfinished } = network.switch;
  const all = slots.from(sim.horizon);
  const gaps = buffer.gapsUpTo(all);
  const delivered = sumOf(flows, ({ receiver }) => receiver.bytesDelivered);
  const goodput = (delivered * 8e9) / sim.horizon;
  return {
    load: buffer.served(all) / all,
    lostCells: reassembler.lostCells + reassembler.trimmedCells + unfinished.lost,
    deadCells: reassembler.deadCells + reassembler.headerCells,
    refused: reassembler.whole,
    cut: reassembler.partial,
    trimmed: reassembler.trimmed,
    glued: reassembler.poisoned,
    goodput,
    efficiency: goodput / bestGoodput(params),
    share: delivered === 0 ? 0 : flows[0]!.receiver.bytesDelivered / delivered,
    fairness: fairnessOf(flows.map(({ receiver }) => receiver.bytesDelivered)),
    ...recoveriesOf(flows),
    spurious: sumOf(flows, ({ receiver }) => receiver.repeats),
    bigGaps: gaps.big,
    meanGap: gaps.big === 0 ? 0 : Math.round((gaps.bigSlots / gaps.big) * slots.slot),
    largestQueue: buffer.largest,
    cellsServed: buffer.served(all),
  };
}
