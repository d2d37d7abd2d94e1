// Other spellings of what a description of a trace says: ns-2's own names of variables, with the underscore at their end or without,
// a unit in the name of a field or behind its value (`delay_ms` 20, `delay` "20ms", `rate` "1.5Mb"), truth values as Tcl has them.
// A part `tcp` without a part `rto` is read as ns-2's variables: what it leaves out has the value that ns-2.35 gives it
// (tcl/lib/ns-default.tcl). What a field may be is still for its schema to say.

import { UnreadableCase } from '../format.ts';

export type Fields = Readonly<Record<string, unknown>>;

const TIMES: Units = { s: 1, ms: 1e-3, us: 1e-6, ns: 1e-9 };
const RATES: Units = {
  ...{ bps: 1, kbps: 1e3, mbps: 1e6, gbps: 1e9 },
  ...{
    b: 1,
    kb: 1e3,
    mb: 1e6,
    gb: 1e9,
    'bit/s': 1,
    'kbit/s': 1e3,
    'mbit/s': 1e6,
    'gbit/s': 1e9,
    k: 1e3,
    m: 1e6,
    g: 1e9,
  },
};
const NONE: Units = { packets: 1, bytes: 1 };
type Units = Readonly<Record<string, number>>;

/** Names of fields, and what else each may be called, in lower case and without units and underscores at the end. */
type Names = Readonly<Record<string, readonly string[]>>;

const LINK: Names = {
  rate_bps: ['rate', 'bandwidth', 'bw', 'capacity'],
  delay_s: ['delay', 'propagation', 'propagation_delay'],
};
const TOP: Names = { simulated_s: ['simulated', 'sim', 'duration', 'end', 'simulated_time'] };
const ACCESS: Names = { ...LINK, queue_limit_packets: ['queue_limit', 'limit', 'qlim'] };
const BOTTLENECK: Names = {
  ...LINK,
  forward_queue_limit_packets: ['forward_queue_limit', 'queue_limit', 'limit', 'qlim'],
  reverse_queue_limit_packets: ['reverse_queue_limit'],
};
const SWITCH: Names = {
  ...LINK,
  host_queue_limit_packets: ['host_queue_limit', 'host_queue', 'host_limit', 'nic_queue_limit'],
  port_queue_limit_packets: ['port_queue_limit', 'port_queue', 'port_limit', 'queue_limit', 'switch_queue_limit'],
};
const FLOW: Names = {
  start_s: ['start', 'start_time'],
  access_delay_s: ['access_delay', 'cable'],
  data: ['npkts', 'data', 'packets'],
  variant: ['type', 'agent'],
  from: ['src', 'source'],
  to: ['dst', 'destination'],
};
const MORE: Names = { t: ['t', 'time', 'at', 'start'], packets: ['npkts', 'n'] };
const TCP: Names = {
  variant: ['type', 'agent'],
  receiver_window_packets: ['receiver_window', 'window', 'rwnd'],
  cwnd_after_ack_of_seq_0: ['windowinit', 'initial_window', 'initial_cwnd'],
  syn_packet_is_seq_0: ['syn'],
  initial_cwnd_before_first_ack: [],
  initial_ssthresh: ['ssthresh'],
  limited_transmit: ['singledup'],
  packet_size: ['packetsize', 'packet_size'],
  halving: ['precisionreduce'],
  dupack_threshold: ['numdupacks'],
};
const RTO: Names = {
  tick_s: ['tick', 'tcptick', 'tcp_tick'],
  min_s: ['min', 'minrto', 'min_rto', 'rto_min'],
  max_s: ['max', 'maxrto', 'max_rto', 'rto_max'],
  initial_s: ['initial', 'rtxcur_init', 'initial_rto', 'rto_initial'],
  min_applied: ['rfc2988'],
  clock_phase_s: ['clock_phase', 'phase', 'phases'],
};
const DELAYED: Names = { timer_s: ['timer', 'interval', 'delack'] };

/** Variables of the agents that are ns-2's defaults in every case: asking for another value is refused. */
const FIXED: Readonly<Record<string, number>> = {
  ...{ delay_growth_: 1, maxburst_: 0, overhead_: 0, timestamps_: 0, slow_start_restart_: 1 },
  ...{ maxSackBlocks_: 3, sack_blocks_: 3, max_sack_blocks_: 3 },
  ...{ bugFix_: 1, bugfix_ss_: 1, LimTransmitFix_: 0, generateDSacks_: 0, partial_ack_: 0, frto_enabled_: 0 },
  ...{
    tcpip_base_hdr_size_: 40,
    rttvar_init_: 12,
    windowOption_: 1,
    increase_num_: 1,
    decrease_num_: 0.5,
    old_ecn_: 0,
  },
};

/** A description as the schemas have it. @throws UnreadableCase */
export function spelled(document: unknown): unknown {
  if (!isFields(document)) return document;
  const top = named(document, TOP);
  const { topology, flows, tcp } = top;
  return {
    ...{ forced_drops: { indices: [] }, expected: { final: {} } },
    ...top,
    ...(topology !== undefined && { topology: topologyOf(topology) }),
    ...(Array.isArray(top['forced_drops']) && { forced_drops: { indices: top['forced_drops'] } }),
    ...(isFields(tcp) && senderOf(tcp, top['sizes'])),
    ...(Array.isArray(flows) && { flows: flows.map(flowOf) }),
  };
}

function topologyOf(topology: unknown): unknown {
  if (!isFields(topology)) return topology;
  const { access, bottleneck } = topology;
  if (access === undefined && bottleneck === undefined) return named(topology, SWITCH);
  const endless = { queue_limit_packets: 1000, reverse_queue_limit_packets: 1000 };
  return {
    ...topology,
    ...(isFields(access) && { access: { ...endless, ...named(access, ACCESS) } }),
    ...(isFields(bottleneck) && { bottleneck: { ...endless, ...named(bottleneck, BOTTLENECK) } }),
  };
}

function flowOf(value: unknown, index: number): unknown {
  if (!isFields(value)) return value;
  const { data = 'unlimited', more = [], ...flow } = named(value, FLOW);
  return {
    ...{ id: index, ...flow },
    ...('variant' in flow && { variant: variantOf(flow['variant']) }),
    data: data === -1 ? 'unlimited' : data,
    more: Array.isArray(more) ? more.map((each) => (isFields(each) ? named(each, MORE) : each)) : more,
  };
}

/** The parts `tcp` and `sizes`, where variables of the timer may stand beside the others. */
function senderOf(all: Fields, sizes: unknown): Fields {
  const { rto, delayed_ack, timer_s, packet_size, sink, ...known } = named(withoutFixed(all), {
    ...TCP,
    ...RTO,
    ...DELAYED,
  });
  const inRto = Object.keys(known).filter((name) => name in RTO);
  const clock = Object.fromEntries(inRto.map((name) => [name, known[name]]));
  const others = Object.fromEntries(Object.entries(known).filter(([name]) => !inRto.includes(name)));
  const isWhole = rto !== undefined;
  const window = isWhole ? {} : { initial_ssthresh: others['receiver_window_packets'] ?? 20 };
  const tcp: Fields = { ...(isWhole ? {} : DEFAULTS), ...window, ...others };
  const [size, syn] = [Number(packet_size ?? 1000), truthOf(tcp['syn_packet_is_seq_0'])];
  const timer: Fields = { ...(isWhole ? {} : DEFAULT_RTO), ...clock, ...(isFields(rto) && named(rto, RTO)) };
  return {
    tcp: {
      ...tcp,
      ...('variant' in tcp && { variant: variantOf(tcp['variant']) }),
      syn_packet_is_seq_0: syn,
      limited_transmit: truthOf(tcp['limited_transmit']),
      halving: wordFor(tcp['halving'], 'real', 'integer'),
      rto:
        isWhole && !isFields(rto)
          ? rto
          : { ...timer, min_applied: wordFor(timer['min_applied'], 'before_backoff', 'after_backoff') },
      delayed_ack: delayedOf(delayed_ack, timer_s, isWhole, holdsBack(sink)),
    },
    sizes: sizes ?? { data_bytes_on_wire: size + 40, seq0_bytes_on_wire: syn === true ? 40 : size, ack_bytes: 40 },
  };
}

/** `TCPSink`, `TCPSink/Sack1`, and with delayed ACKs `TCPSink/DelAck`: does it hold ACKs back? Undefined: it is not said. */
function holdsBack(sink: unknown): boolean | undefined {
  if (sink === undefined) return undefined;
  const found = /^(?:Agent\/)?TCPSink(?:\/Sack1)?(\/DelAck)?$/.exec(String(sink));
  if (found !== null) return found[1] !== undefined;
  const words = 'must be TCPSink or TCPSink/Sack1, with /DelAck or without';
  throw new UnreadableCase(`its field tcp.sink ${words}, not ${JSON.stringify(sink)}`);
}

function delayedOf(part: unknown, timer_s: unknown, isWhole: boolean, holds: boolean | undefined): unknown {
  if (part !== undefined && holds !== undefined && holds !== (part !== null)) {
    throw new UnreadableCase('its field tcp.sink contradicts its field tcp.delayed_ack');
  }
  if (isFields(part)) return named(part, DELAYED);
  if (part !== undefined || isWhole) return part;
  const held = holds ?? (timer_s !== undefined && timer_s !== 0);
  return held ? { timer_s: timer_s ?? 0.1 } : null;
}

const DEFAULTS: Fields = {
  ...{ receiver_window_packets: 20, cwnd_after_ack_of_seq_0: 2 },
  ...{ syn_packet_is_seq_0: true, limited_transmit: true, halving: true },
};
const DEFAULT_RTO: Fields = {
  ...{ tick_s: 0.01, min_s: 0.2, max_s: 60, initial_s: 3 },
  ...{ min_applied: true, clock_phase_s: {} },
};

/** @throws UnreadableCase for a variable that is another one than in every case */
function withoutFixed(fields: Fields): Fields {
  const variables = Object.entries(FIXED);
  const kept = Object.entries(fields).filter(([key, value]) => {
    const [name, fixed] = variables.find(([each]) => each === key || each === `${key}_`) ?? [];
    if (name === undefined || Number(truthOf(value)) === fixed || Number(value) === fixed) return name === undefined;
    throw new UnreadableCase(`its field tcp.${key} must be ${fixed} to be replayed, not ${JSON.stringify(value)}`);
  });
  return Object.fromEntries(kept);
}

/** Fields under their names, with values in the units of these; what is unknown stays as it is. */
function named(fields: Fields, names: Names): Fields {
  const found = Object.entries(fields).map(([key, value]): [string, unknown] => {
    const name = Object.keys(names).find((each) => each === key) ?? nameOf(key, names);
    if (name === undefined) return [key, value];
    const [own, its] = [unitsOf(name), unitsOf(key)];
    const factor = name === key ? 1 : (its[suffixOf(key)] ?? 1);
    return [name, typeof value === 'number' ? value * factor : measured(value, own, factor)];
  });
  // A field under its own name has the last word.
  return { ...Object.fromEntries(found), ...Object.fromEntries(found.filter(([name]) => name in fields)) };
}

function nameOf(key: string, names: Names): string | undefined {
  const plain = key.replace(/_$/, '').toLowerCase();
  const stem = suffixOf(key) === '' ? plain : plain.slice(0, plain.lastIndexOf('_'));
  return Object.keys(names).find((name) => names[name]!.some((each) => each === plain || each === stem));
}

/** `ms` of `delay_ms`. */
function suffixOf(key: string): string {
  const last = key.toLowerCase().split('_').at(-1)!;
  return key.includes('_') && [TIMES, RATES, NONE].some((units) => last in units) ? last : '';
}

function unitsOf(key: string): Units {
  const suffix = suffixOf(key);
  return [TIMES, RATES].find((units) => suffix in units) ?? NONE;
}

const MEASURED = /^\s*([\d.eE+-]+)\s*([a-zA-Z/]*)\s*$/;

/** A number that is written as text, with or without a unit; what is none is left as it is. */
function measured(value: unknown, units: Units, factor: number): unknown {
  const [, number = '', unit = ''] = (typeof value === 'string' && MEASURED.exec(value)) || [];
  const times = unit === '' ? factor : units[unit.toLowerCase()];
  return number === '' || times === undefined || !Number.isFinite(Number(number)) ? value : Number(number) * times;
}

function truthOf(value: unknown): unknown {
  if (value === 'true' || value === 1 || value === '1') return true;
  return value === 'false' || value === 0 || value === '0' ? false : value;
}

function wordFor(value: unknown, yes: string, no: string): unknown {
  const truth = truthOf(value);
  return typeof truth === 'boolean' ? (truth ? yes : no) : value;
}

/** `Agent/TCP/Sack1` is Sack1, `TCP/Reno` Reno. */
function variantOf(value: unknown): unknown {
  const [last = ''] = typeof value === 'string' ? value.split('/').slice(-1) : [];
  const word = /^reno$/i.test(last) ? 'Reno' : /^sack1?$/i.test(last) ? 'Sack1' : undefined;
  return word ?? value;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
