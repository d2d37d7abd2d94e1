// Is everything in a file of kind `ns2-p2p` that a replay needs? Says in words what is missing or makes no sense.

import {
  amount,
  amounts,
  at,
  type Check,
  isAmount,
  isObject,
  object,
  oneOf,
  positive,
  problemIn,
  word,
  yesOrNo,
} from './checks.ts';

const LINK = { rate_bps: positive, delay_s: amount };
const FIELDS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  '': { name: word, simulated_s: positive },
  'topology.access': { ...LINK, queue_limit_packets: positive },
  'topology.bottleneck': { ...LINK, forward_queue_limit_packets: positive, reverse_queue_limit_packets: positive },
  forced_drops: { indices: amounts },
  sizes: { data_bytes_on_wire: positive, seq0_bytes_on_wire: positive, ack_bytes: positive },
  tcp: {
    syn_packet_is_seq_0: yesOrNo,
    receiver_window_packets: positive,
    cwnd_after_ack_of_seq_0: positive,
    initial_ssthresh: positive,
    limited_transmit: yesOrNo,
    halving: oneOf('real', 'integer'),
    delayed_ack: {
      is: (value) => value === null || (isObject(value) && isAmount(value['timer_s'])),
      words: 'null or an object with timer_s',
    },
  },
  'tcp.rto': {
    tick_s: positive,
    min_s: amount,
    max_s: positive,
    initial_s: positive,
    clock_phase_s: object,
    min_applied: oneOf('before_backoff', 'after_backoff'),
  },
  expected: { final: object },
};
const FLOW: Readonly<Record<string, Check>> = {
  id: amount,
  start_s: amount,
  data: { is: (value) => value === 'unlimited' || isAmount(value), words: 'a number of packets or "unlimited"' },
  more: {
    is: (value) =>
      Array.isArray(value) && value.every((each) => isObject(each) && isAmount(each['t']) && isAmount(each['packets'])),
    words: 'a list of objects with t and packets',
  },
};

/** "its field tcp.rto.tick_s is missing"; undefined if nothing is. */
export function missingField(document: Readonly<Record<string, unknown>>): string | undefined {
  for (const [path, checks] of Object.entries(FIELDS)) {
    const problem = problemIn(at(document, path), path, checks);
    if (problem !== undefined) return problem;
  }
  const flows = document['flows'];
  if (!Array.isArray(flows) || flows.length === 0) return 'its field flows must be a list with at least one flow';
  for (const [index, flow] of flows.entries()) {
    const problem = problemIn(flow, `flows[${index}]`, FLOW);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
