// A whole connection over a carrier that keeps whatever is handed in until a test hands it on: both ends are real, and what
// happens between them is written down by the test.

import { NOTHING, type ProbeChoice, Probes } from '../../src/engine/core/probe.ts';
import { Simulator } from '../../src/engine/core/simulator.ts';
import { type Nanos, seconds } from '../../src/engine/core/time.ts';
import type { Carrier } from '../../src/engine/net/carrier.ts';
import { type Packet, Packets } from '../../src/engine/net/packet.ts';
import type { PacketSink } from '../../src/engine/net/sink.ts';
import { declareFlow, type FlowOptions, join, type TcpFlow } from '../../src/engine/tcp/flow.ts';
import { TCP_PROFILES, type TcpProfileName } from '../../src/engine/tcp/profile.ts';

const HORIZON = seconds(100);

export class KeepingCarrier implements Carrier<string> {
  readonly packets = new Packets();
  /** Where each path ends, and what was handed in and is still under way. */
  readonly sinks: PacketSink[] = [];
  readonly routes: string[] = [];
  readonly underWay: Packet[] = [];

  path(route: string, sink: PacketSink): number {
    this.routes.push(route);
    return this.sinks.push(sink) - 1;
  }

  entry(): PacketSink {
    return { receive: (packet) => this.underWay.push(packet) };
  }

  /** Everything that is under way now arrives, in order, but what comes of it does not. */
  deliver(): this {
    for (const packet of this.underWay.splice(0)) this.sinks[packet.path]!.receive(packet);
    return this;
  }

  /** The first packet under way is lost. */
  loseFirst(): this {
    this.packets.free(this.underWay.shift()!);
    return this;
  }

  get kinds(): readonly number[] {
    return this.underWay.map(({ kind }) => kind);
  }
}

export interface TwoEnds {
  readonly sim: Simulator;
  readonly carrier: KeepingCarrier;
  readonly flow: TcpFlow;
  readonly probes: Probes;
  /** Brings the clock to so long from now, firing what is due by then. */
  pass(time: Nanos): void;
}

export type EndsSettings = Partial<FlowOptions<string>> & { readonly choice?: ProbeChoice };

/** A connection of this profile between two ends, joined and silent. */
export function twoEnds(profileName: TcpProfileName, settings: EndsSettings = {}): TwoEnds {
  const profile = TCP_PROFILES[profileName];
  const sim = new Simulator({ seed: 1, horizon: HORIZON });
  const carrier = new KeepingCarrier();
  const { choice = NOTHING, ...chosen } = settings;
  const probes = new Probes(choice, HORIZON);
  const options: FlowOptions<string> = {
    ...{ flow: 0, profile, segmentBytes: 1000, rwndSegments: 64, recovery: 'reno', rtoAlgorithm: 'rfc6298' },
    bounds: { minimum: profile.minimumRto, maximum: profile.maximumRto },
    ...{ fixedRto: { value: seconds(1) }, factors: { k: 4 }, delayedAck: { value: 0 }, phase: 0 },
    ...{ forward: 'there', backward: 'back' },
    ...chosen,
  };
  const flow = declareFlow(sim, carrier, options, probes);
  join(flow);
  const pass = (time: Nanos): void => {
    const until = sim.now + time;
    sim.at(until, () => undefined);
    sim.run(until + 1);
  };
  return { sim, carrier, flow, probes, pass };
}
