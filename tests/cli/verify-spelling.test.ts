// Other spellings of a point-to-point or switched case: ns-2's own names, units in names and behind values.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { p2pCaseOf } from '../../src/verify/p2p/case.ts';
import { switchCaseOf } from '../../src/verify/switched/case.ts';

const read = (name: string) => JSON.parse(readFileSync(new URL(`../reference/${name}.json`, import.meta.url), 'utf8'));
const written = read('ns2-sack/s10-delayed-acks');

/** The case in ns-2's words. */
const inVariables = {
  ...{ kind: written.kind, name: written.name, duration: '10s', flows: [{ start: '0ms' }] },
  forced_drops: written.forced_drops.indices,
  topology: {
    access: { bandwidth: '10Mb', delay_ms: 1 },
    bottleneck: { rate_mbps: 1.5, delay: '20ms', queue_limit: '100' },
  },
  tcp: {
    ...{ agent: 'Agent/TCP/Sack1', window_: 20, windowInit_: '2', packetSize_: 1000, syn_: 'true', minrto_: '200ms' },
    ...{ maxrto_: 60, tcpTick_: 0.01, rtxcur_init: 3.0, singledup_: 1, precisionReduce: 'true', rfc2988_: 1 },
    ...{ interval_: 0.1, maxburst_: 0, LimTransmitFix_: 'false', clock_phase_s: written.tcp.rto.clock_phase_s },
  },
};

describe('a case in ns-2’s words', () => {
  it('is the one that names every field', () => {
    const [one, other] = [p2pCaseOf(inVariables), p2pCaseOf(written)];
    expect(one.topology).toEqual({ ...other.topology, flows: undefined });
    expect(one.sizes).toEqual(other.sizes);
    expect(one.simulated_s).toBe(other.simulated_s);
    expect(one.flows).toEqual(other.flows);
    expect(one.tcp).toMatchObject({ receiver_window_packets: 20, initial_ssthresh: 20, variant: 'Sack1' });
    const { floor_s, ...rto } = other.tcp.rto;
    expect(floor_s).toBe(0.02);
    expect(one.tcp.rto).toEqual(rto);
    expect(one.tcp.delayed_ack?.timer_s).toBe(0.1);
    expect(one.forced_drops).toEqual(other.forced_drops);
  });

  it('has the ACKs held back that its sink holds back', () => {
    const delayed = (tcp: object) => p2pCaseOf({ ...inVariables, tcp: { ...inVariables.tcp, ...tcp } }).tcp.delayed_ack;
    expect(delayed({ sink: 'TCPSink/Sack1' })).toBeNull();
    expect(delayed({ sink: 'TCPSink/Sack1/DelAck', interval_: '40ms' })?.timer_s).toBe(0.04);
  });

  it('leaves out what ns-2 has by itself', () => {
    const { tcp } = p2pCaseOf({ ...inVariables, tcp: { variant: 'TCP/Reno' } });
    expect(tcp).toMatchObject({
      variant: 'Reno',
      receiver_window_packets: 20,
      limited_transmit: true,
      halving: 'real',
    });
    expect(tcp.rto).toMatchObject({ tick_s: 0.01, min_s: 0.2, max_s: 60, min_applied: 'before_backoff' });
    expect(tcp.delayed_ack).toBeNull();
  });

  it.each<[object, RegExp]>([
    [{ maxburst_: 4 }, /its field tcp\.maxburst_ must be 0 to be replayed, not 4$/],
    [{ variant: 'TCP/Newreno' }, /tcp\.variant must be "Reno" or "Sack1", not "TCP\/Newreno"/],
    [{ numdupacks_: 2 }, /tcp\.dupack_threshold must be 3 to be replayed, not 2/],
    [{ sink: 'TCPSink/Asym' }, /tcp\.sink must be TCPSink or TCPSink\/Sack1, with \/DelAck or without, not/],
    [{ sink: 'TCPSink', delayed_ack: { timer_s: 0.1 } }, /tcp\.sink contradicts its field tcp\.delayed_ack/],
    [{ frobnicate_: 1 }, /tcp\.frobnicate_ is not one that can be replayed/],
  ])('is refused where it asks for what is not modelled: %j', (tcp, words) => {
    expect(() => p2pCaseOf({ ...inVariables, tcp: { ...inVariables.tcp, ...tcp } })).toThrow(words);
  });

  it('may have RED’s variables in an object of their own, with remarks', () => {
    const red = read('ns2-red/r01-packets');
    const { bottleneck, ...topology } = red.topology;
    const { red: variables, ...link } = bottleneck;
    const { seed, ...others } = variables;
    const bare = Object.fromEntries(Object.entries(others).map(([name, value]) => [name.replace(/_$/, ''), value]));
    const named = { ...bare, rng_seed: seed, rng: 'MRG32k3a, from time 0', description: 'gentle RED' };
    const spelled = p2pCaseOf({ ...red, topology: { ...topology, bottleneck: { ...link, red_params: named } } });
    expect(spelled.red).toEqual(p2pCaseOf(red).red);
  });

  it('may be one of a switch', () => {
    const other = read('ns2-switch/w07-port');
    const { delay_s, host_queue_limit_packets, port_queue_limit_packets } = other.topology;
    const topology = {
      ...{ delay_s, bandwidth: '10Mb', host_queue_limit: host_queue_limit_packets },
      queue_limit: port_queue_limit_packets,
    };
    expect(switchCaseOf({ ...other, topology }).topology).toEqual(switchCaseOf(other).topology);
  });
});
