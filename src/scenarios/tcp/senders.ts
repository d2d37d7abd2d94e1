// What senders are called, and what they did together.

import type { TcpFlow } from '../../engine/tcp/flow.ts';
import type { Metrics } from '../kit/scenario.ts';

/** One sender is `A`; several are `A1`, `A2` and so on. */
export const senderNames = (senders: number): readonly string[] =>
  senders === 1 ? ['A'] : Array.from({ length: senders }, (_, index) => `A${index + 1}`);

export const sumOf = (flows: readonly TcpFlow[], of: (flow: TcpFlow) => number): number =>
  flows.reduce((sum, flow) => sum + of(flow), 0);

/** Mean of the round trips that were measured, ns; 0 where there was none. */
export const meanRttOf = (flows: readonly TcpFlow[]): number =>
  sumOf(flows, ({ sender }) => sender.probes.together) /
  Math.max(
    1,
    sumOf(flows, ({ sender }) => sender.probes.samples),
  );

/** Results that are counted in the same way wherever there are TCP senders. */
export const recoveriesOf = (flows: readonly TcpFlow[]) =>
  ({
    timeouts: sumOf(flows, ({ sender }) => sender.timeouts),
    fastRetransmits: sumOf(flows, ({ sender }) => sender.fastRetransmits),
    retransmissions: sumOf(flows, ({ sender }) => sender.segmentsSentAgain),
  }) satisfies Metrics;
