// Files of kind `ns2-p2p`: TCP senders on point-to-point links, and what a replay must know of them. The trace is beside it.
// What its columns mean is in the field `columns` of each.

import * as z from 'zod/mini';
import { amount, complain, positive, readAs, whole, word } from '../schema.ts';
import { chosen, ecnOf, type RedVariables, redOf, truth } from './red-variables.ts';
import { spelled } from './spelling.ts';

const link = { rate_bps: positive, delay_s: amount };

export const SIZES = z.object({
  data_bytes_on_wire: positive,
  seq0_bytes_on_wire: positive,
  ack_bytes: positive,
});

const VARIANT = z.optional(z.enum(['Reno', 'Sack1']));

/** Where a file may leave out what has a single value here, it is optional. */
export const TCP = whole({
  variant: VARIANT,
  sequence_unit: z.optional(z.literal('packet')),
  ...{ ecn_: z.optional(truth), ecn: z.optional(truth) },
  dupack_threshold: z.optional(z.literal(3)),
  syn_packet_is_seq_0: z.boolean(),
  receiver_window_packets: positive,
  initial_cwnd_before_first_ack: z.optional(z.number()),
  cwnd_after_ack_of_seq_0: positive,
  initial_ssthresh: positive,
  limited_transmit: z.boolean(),
  halving: z.enum(['real', 'integer']),
  rto: whole({
    tick_s: positive,
    min_s: amount,
    max_s: positive,
    initial_s: positive,
    floor_s: z.optional(z.number()),
    clock_phase_s: z.record(z.string(), z.number()),
    min_applied: z.enum(['before_backoff', 'after_backoff']),
  }),
  delayed_ack: z.nullable(
    whole({
      timer_s: amount,
      every: z.optional(z.literal(2)),
      syn_and_gap_fill_immediate: z.optional(z.literal(true)),
    }),
  ),
});

/** Where a file may leave out what has a single value here, it is optional. */
export const EXPECTED = z.object({ final: z.record(z.string(), z.record(z.string(), z.number())) });

export function checkTcp(context: Parameters<typeof complain>[0], tcp: z.output<typeof TCP>): void {
  const { floor_s, tick_s } = tcp.rto;
  if (floor_s !== undefined && Math.abs(floor_s - 2 * tick_s) > 2e-6 * tick_s) {
    complain(context, ['tcp', 'rto', 'floor_s'], `must be two ticks, ${2 * tick_s}, not ${floor_s}`);
  }
  // Without a SYN the first packet is data, and the window may begin with what it would have after one.
  const { initial_cwnd_before_first_ack: first = 1, cwnd_after_ack_of_seq_0: second } = tcp;
  const windows = tcp.syn_packet_is_seq_0 ? [1] : [1, second];
  if (!windows.includes(first)) {
    complain(context, ['tcp', 'initial_cwnd_before_first_ack'], `must be ${windows.join(' or ')}, not ${first}`);
  }
}

/** What a sender is handed, and when. */
export const FLOW = z.object({
  id: amount,
  start_s: amount,
  data: z.union([amount, z.literal('unlimited')]),
  more: z.array(z.object({ t: amount, packets: amount })),
  /** Where it is not that of all. */
  variant: VARIANT,
  ...{ ecn_: z.optional(truth), ecn: z.optional(truth) },
});

const CASE = z
  .object({
    name: word,
    simulated_s: positive,
    topology: z.object({
      flows: z.optional(amount),
      access: z.object({ ...link, queue_limit_packets: positive }),
      bottleneck: z.object({
        ...link,
        forward_queue_limit_packets: positive,
        reverse_queue_limit_packets: positive,
      }),
    }),
    forced_drops: whole({ indices: z.array(amount) }),
    sizes: SIZES,
    tcp: TCP,
    flows: z
      .array(
        z.extend(FLOW, {
          /** Of its own two access links, where that of the topology is not meant. */
          access_delay_s: z.optional(amount),
        }),
      )
      .check(z.minLength(1)),
    /**
     * All flows send their share of a block, and are handed the next when the last packet of all has arrived: `request_s` after
     * that. `data` and `more` of the flows are 0 and empty then.
     */
    barrier: z.optional(whole({ share_packets: positive, request_s: amount })),
    expected: EXPECTED,
  })
  .check((context) => {
    const { topology, flows, tcp, barrier } = context.value;
    if ((topology.flows ?? flows.length) !== flows.length) {
      complain(context, ['topology', 'flows'], `is ${topology.flows}, and it lists ${flows.length}`);
    }
    checkTcp(context, tcp);
    if (
      barrier &&
      flows.some(({ data, more, start_s }) => data !== 0 || more.length > 0 || start_s !== flows[0]!.start_s)
    ) {
      complain(context, ['barrier'], 'goes with flows that all start at one time, with data 0 and nothing more');
    }
  });

/** With RED at the bottleneck, if it is there, and whether each flow has ECN. */
export type P2pCase = z.output<typeof CASE> & {
  readonly red?: RedVariables | undefined;
  readonly ecn?: readonly boolean[];
};

/** Throws an UnreadableCase. */
export function p2pCaseOf(document: unknown): P2pCase {
  const read = readAs(CASE, spelled(document));
  const { rate_bps, delay_s } = read.topology.bottleneck;
  const fields = document as Readonly<Record<string, unknown>>;
  const [red, all] = [redOf(fields), ecnOf(fields)];
  const ecn = read.flows.map((flow) => flow.ecn_ ?? flow.ecn ?? all);
  return { ...read, red: red && chosen(red, rate_bps, delay_s), ecn };
}
