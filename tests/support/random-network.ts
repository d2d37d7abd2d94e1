// Any network our engine can be asked for, within reason: two to four routers in a line, TCP flows of every profile
// between any two of them in both directions, loss, packets dropped by hand, and settings that change while it runs.

import fc from 'fast-check';
import { EVERYTHING, type ProbeChoice, Probes } from '../../src/engine/core/probe.ts';
import { Simulator } from '../../src/engine/core/simulator.ts';
import { ms, type Nanos, us } from '../../src/engine/core/time.ts';
import { Timeline } from '../../src/engine/core/timeline.ts';
import { kbps } from '../../src/engine/core/units.ts';
import { Network } from '../../src/engine/net/network.ts';
import { DropTail } from '../../src/engine/net/queues/drop-tail.ts';
import { declareFlow, join, type TcpFlow } from '../../src/engine/tcp/flow.ts';
import { TCP_PROFILES, type TcpProfileName } from '../../src/engine/tcp/profile.ts';
import { UNLIMITED } from '../../src/engine/tcp/segments.ts';

interface LinkSpec {
  readonly rate: number;
  readonly delay: Nanos;
  readonly limit: number;
  readonly counts: 'packets' | 'bytes';
  /** Is its queue recorded? Others count only when they may be full. */
  readonly watched: boolean;
  readonly loss: number;
  readonly kills: readonly number[];
  readonly changes: readonly {
    readonly at: Nanos;
    readonly what: 'rate' | 'delay' | 'limit' | 'loss';
    readonly to: number;
  }[];
}

interface FlowSpec {
  readonly from: number;
  readonly to: number;
  readonly profile: TcpProfileName;
  readonly recovery: 'reno' | 'newreno' | 'sack' | 'rack';
  readonly frto: boolean;
  readonly rtoAlgorithm: 'rfc6298' | 'rfc793' | 'fixed';
  readonly segmentBytes: number;
  readonly rwndSegments: number;
  readonly delayedAck: Nanos;
  readonly rtoMinimum: Nanos;
  readonly start: Nanos;
  /** Segments; undefined: no end. */
  readonly segments: number | undefined;
  readonly later: readonly { readonly at: Nanos; readonly segments: number }[];
  readonly bounds: readonly { readonly at: Nanos; readonly minimum: Nanos }[];
}

export interface NetworkSpec {
  readonly seed: number;
  readonly horizon: Nanos;
  readonly routers: number;
  /** Forward and backward between each two neighbours, then four access links for each flow. */
  readonly links: readonly LinkSpec[];
  readonly flows: readonly FlowSpec[];
}

export interface BuiltNetwork {
  readonly sim: Simulator;
  readonly probes: Probes;
  readonly network: Network;
  readonly flows: readonly TcpFlow[];
  /** Link indices of each flow's data and of its ACKs. */
  readonly ways: readonly { readonly forward: readonly number[]; readonly backward: readonly number[] }[];
}

const times = (horizon: Nanos) => fc.integer({ min: 0, max: horizon / 1000 }).map((n) => n * 1000);
const rates = fc.oneof(
  fc.integer({ min: 60, max: 20_000 }).map(kbps),
  fc.integer({ min: 60_000, max: 20_000_000 }),
  fc.constantFrom(1_000_000, 1_500_000, 10_000_000),
);
const delays = fc.oneof(fc.integer({ min: 0, max: 40_000 }).map(us), fc.constantFrom(0, ms(1), ms(10)));

function links(horizon: Nanos): fc.Arbitrary<LinkSpec> {
  const changes = fc.oneof(
    fc.record({ at: times(horizon), what: fc.constant('rate' as const), to: rates }),
    fc.record({ at: times(horizon), what: fc.constant('delay' as const), to: delays }),
    fc.record({ at: times(horizon), what: fc.constant('limit' as const), to: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ at: times(horizon), what: fc.constant('loss' as const), to: fc.constantFrom(0, 0.01, 0.3) }),
  );
  return fc.record({
    rate: rates,
    delay: delays,
    limit: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constant(1000)),
    counts: fc.constantFrom('packets' as const, 'packets' as const, 'bytes' as const),
    watched: fc.boolean(),
    loss: fc.constantFrom(0, 0, 0, 0, 0, 0, 0.01, 0.1),
    kills: fc.array(fc.nat(60), { maxLength: 3 }),
    changes: fc.array(changes, { maxLength: 3 }).map((list) => list.sort((a, b) => a.at - b.at)),
  });
}

function flows(routers: number, horizon: Nanos): fc.Arbitrary<FlowSpec> {
  const ends = fc.tuple(fc.nat(routers - 1), fc.integer({ min: 1, max: routers - 1 }));
  return fc
    .record({
      ends,
      profile: fc.constantFrom(...(Object.keys(TCP_PROFILES) as TcpProfileName[])),
      recovery: fc.constantFrom('reno' as const, 'newreno' as const, 'sack' as const, 'rack' as const),
      frto: fc.boolean(),
      rtoAlgorithm: fc.constantFrom('rfc6298' as const, 'rfc6298' as const, 'rfc793' as const, 'fixed' as const),
      segmentBytes: fc.oneof(fc.constantFrom(1000, 1460), fc.integer({ min: 40, max: 3000 })),
      rwndSegments: fc.integer({ min: 1, max: 60 }),
      delayedAck: fc.constantFrom(0, 0, ms(40), ms(200)),
      rtoMinimum: fc.constantFrom(ms(10), ms(50), ms(200), ms(1000)),
      start: times(horizon / 2),
      segments: fc.option(fc.integer({ min: 1, max: 80 }), { nil: undefined }),
      later: fc.array(fc.record({ at: times(horizon), segments: fc.integer({ min: 1, max: 30 }) }), { maxLength: 3 }),
      bounds: fc.array(fc.record({ at: times(horizon), minimum: fc.constantFrom(ms(5), ms(300)) }), { maxLength: 2 }),
    })
    .map(({ ends: [from, steps], ...rest }) => ({ from, to: (from + steps) % routers, ...rest }));
}

export const anyNetwork: fc.Arbitrary<NetworkSpec> = fc
  .record({
    seed: fc.nat(1_000_000),
    horizon: fc.integer({ min: 1, max: 6000 }).map(ms),
    routers: fc.integer({ min: 2, max: 4 }),
    flowCount: fc.integer({ min: 1, max: 4 }),
  })
  .chain(({ seed, horizon, routers, flowCount }) => {
    const linkCount = 2 * (routers - 1) + 4 * flowCount;
    return fc.record({
      seed: fc.constant(seed),
      horizon: fc.constant(horizon),
      routers: fc.constant(routers),
      links: fc.array(links(horizon), { minLength: linkCount, maxLength: linkCount }),
      flows: fc.array(flows(routers, horizon), { minLength: flowCount, maxLength: flowCount }),
    });
  });

export interface BuildOptions {
  readonly lookAhead?: boolean;
  readonly probes?: ProbeChoice;
}

export function buildNetwork(
  spec: NetworkSpec,
  { lookAhead = false, probes: choice = EVERYTHING }: BuildOptions = {},
): BuiltNetwork {
  const sim = new Simulator({ seed: spec.seed, horizon: spec.horizon });
  const probes = new Probes(choice, spec.horizon);
  const network = new Network(sim, probes, { lookAhead });
  const declared = spec.links.map((link, index) => declareLink(network, link, `link ${index}`));
  const ways = spec.flows.map((flow, index) => wayOf(spec, flow, index, declared));
  const settings = spec.flows.map((flow) => ({ bounds: { minimum: flow.rtoMinimum, maximum: ms(60_000) } }));
  const tcpFlows = spec.flows.map((flow, index) => {
    const { profile, later: _later, bounds: _bounds, delayedAck, ...rest } = flow;
    const live = {
      ...settings[index]!,
      fixedRto: { value: ms(300) },
      factors: { k: 4 },
      delayedAck: { value: delayedAck },
    };
    const phase = sim.random(`clock of flow ${index}`).uniform() * TCP_PROFILES[profile].tick;
    const options = { ...rest, ...live, ...ways[index]!, flow: index, profile: TCP_PROFILES[profile], phase };
    return declareFlow(sim, network, options, probes);
  });
  network.open();
  tcpFlows.forEach((flow, index) => {
    const { start, segments, later, bounds, segmentBytes, profile } = spec.flows[index]!;
    const smss = TCP_PROFILES[profile].unit === 'bytes' ? segmentBytes : 1;
    join(flow);
    sim.at(start, () => flow.sender.write(segments === undefined ? UNLIMITED : segments * smss));
    for (const more of later) sim.at(more.at, () => flow.sender.write(more.segments * smss));
    for (const { at, minimum } of bounds) {
      sim.at(at, () => {
        settings[index]!.bounds.minimum = minimum;
        flow.sender.onSettingsMoved();
      });
    }
  });
  return { sim, probes, network, flows: tcpFlows, ways };
}

function declareLink(network: Network, spec: LinkSpec, place: string): number {
  const line = (what: LinkSpec['changes'][number]['what'], value: number, factor = 1): Timeline => {
    const changes = spec.changes.filter((change) => change.what === what);
    return new Timeline(
      value * factor,
      changes.map(({ at, to }) => ({ at, value: to * factor })),
    );
  };
  const bytesOrPackets = spec.counts === 'bytes' ? 1000 : 1;
  return network.link({
    place,
    rate: line('rate', spec.rate),
    delay: line('delay', spec.delay),
    queue: new DropTail(line('limit', spec.limit, bytesOrPackets), spec.counts),
    watched: spec.watched,
    loss: line('loss', spec.loss),
    kills: new Set(spec.kills),
  });
}

/** Links 2i and 2i + 1 join routers i and i + 1, there and back; then come four access links for each flow. */
function wayOf(spec: NetworkSpec, { from, to }: FlowSpec, index: number, links: readonly number[]) {
  const forth = Array.from({ length: Math.abs(to - from) }, (_, step) =>
    from < to ? 2 * (from + step) : 2 * (from - step) - 1,
  );
  const back = [...forth].reverse().map((link) => (link % 2 === 0 ? link + 1 : link - 1));
  const first = 2 * (spec.routers - 1) + 4 * index;
  const pick = (list: readonly number[]): number[] => list.map((link) => links[link]!);
  return {
    forward: pick([first, ...forth, first + 1]),
    backward: pick([first + 2, ...back, first + 3]),
  };
}
