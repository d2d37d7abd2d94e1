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

/** Fields of the format for which a replay supports a single value, and where a file may omit them. */
const FIXED: Readonly<Record<string, readonly unknown[]>> = {
  'tcp.variant': ['Reno'],
  'tcp.sequence_unit': ['packet'],
  'tcp.dupack_threshold': [3],
  'tcp.delayed_ack.every': [2],
  'tcp.delayed_ack.syn_and_gap_fill_immediate': [true],
};

/** Fields of the format, by the object they stand in. What is beside them is not known here. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  tcp: [...Object.keys(FIELDS['tcp']!), ...namesIn('tcp'), 'initial_cwnd_before_first_ack', 'rto'],
  'tcp.rto': [...Object.keys(FIELDS['tcp.rto']!), 'floor_s'],
  'tcp.delayed_ack': ['timer_s', ...namesIn('tcp.delayed_ack')],
  forced_drops: ['indices'],
};

function namesIn(path: string): readonly string[] {
  const own = Object.keys(FIXED).filter((name) => name.slice(0, name.lastIndexOf('.')) === path);
  return own.map((name) => name.slice(path.length + 1));
}

/** Words about the other fields, which change nothing. */
const isRemark = (key: string): boolean => /note|rule|comment|why|source/.test(key);

/** "its field tcp.variant is "Newreno", which cannot be replayed"; undefined if all that the file asks for is done. */
function unhonoured(document: Readonly<Record<string, unknown>>): string | undefined {
  const cannot = (path: string, value: unknown, only: string): string =>
    `its field ${path} is ${JSON.stringify(value)}, which cannot be replayed (only ${only})`;
  for (const [path, allowed] of Object.entries(FIXED)) {
    const value = at(document, path);
    if (value !== undefined && !allowed.includes(value)) {
      return cannot(path, value, allowed.map((each) => JSON.stringify(each)).join(' or '));
    }
  }
  for (const [path, keys] of Object.entries(KNOWN)) {
    const value = at(document, path);
    const unknown = isObject(value)
      ? Object.keys(value).find((key) => !keys.includes(key) && !isRemark(key))
      : undefined;
    if (unknown !== undefined) return `its field ${path}.${unknown} is not one that can be replayed`;
  }
  const number = (path: string): number => Number(at(document, path));
  const floor = at(document, 'tcp.rto.floor_s');
  const twoTicks = 2 * number('tcp.rto.tick_s');
  if (floor !== undefined && Math.abs(Number(floor) - twoTicks) > 1e-6 * twoTicks) {
    return cannot('tcp.rto.floor_s', floor, `two ticks, ${twoTicks}`);
  }
  // Without a SYN the first packet is data, and the window may begin with what it would have after one.
  const first = at(document, 'tcp.initial_cwnd_before_first_ack');
  const windows = [
    1,
    ...(at(document, 'tcp.syn_packet_is_seq_0') === true ? [] : [number('tcp.cwnd_after_ack_of_seq_0')]),
  ];
  if (first !== undefined && !windows.includes(Number(first))) {
    return cannot('tcp.initial_cwnd_before_first_ack', first, windows.join(' or '));
  }
  return undefined;
}

/** "its field tcp.rto.tick_s is missing"; undefined if nothing is, and all can be replayed. */
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
  const { flows: count } = (at(document, 'topology') ?? {}) as { flows?: unknown };
  if (count !== undefined && count !== flows.length)
    return `its field topology.flows is ${count}, and it lists ${flows.length}`;
  return unhonoured(document);
}
