// A web server on a LAN, assembled: bus, stations, cables behind the router, users with their connections, and what is
// measured. Takes plain options, so that the scenarios, the reference cases and the benchmark build the same thing.

import { invariant } from '../../engine/core/errors.ts';
import type { Level } from '../../engine/core/level.ts';
import type { Probes } from '../../engine/core/probe.ts';
import type { Simulator } from '../../engine/core/simulator.ts';
import { ms, type Nanos } from '../../engine/core/time.ts';
import { Timeline } from '../../engine/core/timeline.ts';
import type { BitsPerSecond } from '../../engine/core/units.ts';
import type { BackOffRule } from '../../engine/ethernet/back-off-rule.ts';
import { Lan } from '../../engine/ethernet/lan.ts';
import type { LocalNetwork } from '../../engine/ethernet/local-network.ts';
import { SwitchedLan } from '../../engine/ethernet/switched-lan.ts';
import type { MediumTiming } from '../../engine/ethernet/timing.ts';
import { Network } from '../../engine/net/network.ts';
import { Packets } from '../../engine/net/packet.ts';
import type { QueueDiscipline, ServedDiscipline } from '../../engine/net/queues/discipline.ts';
import { DropTail } from '../../engine/net/queues/drop-tail.ts';
import { ClosedLoop, exponentialThinking, OpenArrivals, untilNextTick } from '../../engine/web/arrivals.ts';
import { Audience, type Member } from '../../engine/web/audience.ts';
import type { SizeOptions } from '../../engine/web/sizes.ts';
import { type Cables, Campus } from './campus.ts';
import { LanMeter } from './meter.ts';
import { Population, type PopulationOptions } from './population.ts';
import { orderOfComing, userPlaces } from './user-places.ts';

export interface ClosedArrivals {
  readonly kind: 'closed';
  /** Mean, ns. */
  readonly thinkTime: Nanos;
  /** Left out: think times are exponential. Else users wait for the next tick of a clock, and up to `jitter` more. */
  readonly clock?: { readonly period: Nanos; readonly jitter: Nanos };
  /** Users begin within twice the mean time between requests (`spread`), or a millisecond apart. Left out: `spread`. */
  readonly begin?: 'spread' | 'in-turn';
  /** How many users of the clients there are together, as time goes on; left out: as many as `usersOf` says. */
  readonly present?: Timeline | undefined;
}

export interface OpenLoop {
  readonly kind: 'poisson' | 'fixed';
  /** Mean time between the requests of a client, ns. */
  readonly spacing: Nanos;
  /** How many times as often they come, as time goes on; left out: always as often. */
  readonly level?: Level | undefined;
}

/** A line of two directions, each of which needs timelines of its own. */
export interface WanLine {
  readonly delay: () => Timeline;
  readonly rate: () => Timeline;
  /** Probability that a packet is lost; left out: none ever is. */
  readonly loss?: (() => Timeline) | undefined;
}

export interface WebLanOptions {
  readonly timing: MediumTiming;
  /** Stations hang on a switch instead of a bus; of `timing` the frames count then, and no more. */
  readonly switched?: { readonly portQueue: number };
  /** bit/s */
  readonly rate: BitsPerSecond;
  readonly propagation: Nanos;
  readonly linkLayerDelay: Nanos;
  /** Packets the server's NIC holds; a slider may move it. */
  readonly serverQueue: Timeline;
  /** Which of them it takes, behind a switch also when; left out: all that find room. */
  readonly serverDiscipline?: QueueDiscipline | ServedDiscipline | undefined;
  /** Packets every other NIC holds. */
  readonly otherQueue: number;
  /** Is no ACK ever lost on the bus, as both papers assume? Left out: it may be. */
  readonly keepsAcks?: boolean;
  /** After a collision on the bus; undefined: as IEEE 802.3 has it. */
  readonly backOff?: BackOffRule | undefined;
  readonly clients: number;
  /** Users of the n-th client (from 1); with open arrivals, the most it may have at once. */
  readonly usersOf: (client: number) => number;
  readonly arrivals: ClosedArrivals | OpenLoop;
  readonly parallel: number;
  readonly sizes: SizeOptions;
  /** See PopulationOptions. */
  readonly packetBytes?: number;
  /** Between the responses of a page: see Population. */
  readonly gap?: Nanos;
  readonly tcp: PopulationOptions['tcp'];
  /** Left out: there is no router and nothing behind it. */
  readonly outside?: {
    readonly users: number;
    /** Mean time they think, ns. */
    readonly thinkTime: Nanos;
    /** Between router and WAN, each way. */
    readonly line: WanLine;
    /** Do they go to the external server? */
    readonly split: boolean;
  };
  /** Which response connection is recorded, counted from 1 user by user; the last if there are fewer. */
  readonly watched: number;
  readonly kills?: (place: string) => ReadonlySet<number> | undefined;
  readonly lookAhead: boolean;
}

const CABLES = ['R-X', 'X-R', 'R-W', 'W-R'] as const;
/** Cable queues are so long that nothing is lost there. */
const ROOM = 10_000;
const EXTERNAL_DELAY = 1e6;

export class WebLan {
  readonly lan: LocalNetwork;
  readonly meter: LanMeter;
  readonly population: Population;
  /** In the order of the NICs: the server's first. */
  readonly stations: readonly string[];
  readonly network: Network | undefined;
  readonly arrivals: OpenArrivals[] = [];
  /** The users of the clients, where their number changes. */
  audience: Audience | undefined;
  private readonly sim: Simulator;
  private readonly probes: Probes;
  private readonly options: WebLanOptions;

  constructor(sim: Simulator, probes: Probes, options: WebLanOptions) {
    this.sim = sim;
    this.probes = probes;
    this.options = options;
    const { clients, outside, timing, arrivals } = options;
    const names = Array.from({ length: clients }, (_, index) => `C${index + 1}`);
    this.stations = ['S', ...names, ...(outside ? ['R'] : [])];
    const packets = new Packets();
    const isResponse = (flow: number): boolean => this.population.isServerResponse(flow);
    this.meter = new LanMeter(sim, probes, { timing, onlyOfServer: options.switched !== undefined, isResponse });
    this.lan = this.openLan(packets, probes);
    this.network = outside ? new Network(sim, probes, this.networkOptions(packets)) : undefined;
    const campus = new Campus(this.lan, this.stations, this.declareCables());
    const most = arrivals.kind === 'closed' ? (arrivals.present?.most ?? 0) : 0;
    const places = userPlaces(options, outside, most);
    this.population = new Population(sim, campus, probes, { ...options, places, meter: this.meter });
    this.network?.open();
    this.population.open();
    this.begin();
  }

  /** Brings queues to this time. */
  settle(time: Nanos): void {
    this.lan.settle(time);
    this.network?.settle(time);
  }

  /** Indices in the layout of the cables behind the router. */
  get cables(): readonly string[] {
    return this.network ? CABLES : [];
  }

  private openLan(packets: Packets, probes: Probes): LocalNetwork {
    const { options, meter } = this;
    const stations = this.stations.map((name, index) => {
      const limit = index === 0 ? options.serverQueue : new Timeline(options.otherQueue);
      const kills = options.kills?.(name);
      const chosen = index === 0 ? options.serverDiscipline : undefined;
      return { name, discipline: chosen ?? new DropTail(limit, 'packets'), ...(kills ? { kills } : {}) };
    });
    const onDelivered = (packet: Parameters<LanMeter['onPacket']>[0]): void => meter.onPacket(packet);
    const common = { firstIndex: 0, watched: true, onDelivered };
    const { switched, kills, ...medium } = options;
    if (switched === undefined) {
      const onBus = stations.map(({ discipline, ...station }) => ({ ...station, discipline: onArrival(discipline) }));
      return new Lan(this.sim, { ...medium, ...common, stations: onBus }, packets, probes);
    }
    const { preambleBytes, overheadBytes, minFrameBytes, interFrameGapBits } = medium.timing;
    const beyond = preambleBytes + interFrameGapBits / 8;
    const framing = { around: overheadBytes + beyond, shortest: minFrameBytes + beyond };
    const cables = { framing, ...switched, ...(kills ? { killsAt: kills } : {}) };
    return new SwitchedLan(this.sim, { ...medium, ...common, ...cables, stations }, packets, probes);
  }

  private networkOptions(packets: Packets) {
    return { packets, firstIndex: 2 * this.stations.length, lookAhead: this.options.lookAhead };
  }

  private declareCables(): Cables | undefined {
    const { network, options } = this;
    if (network === undefined) return undefined;
    const { line } = options.outside!;
    const own: WanLine = { delay: () => new Timeline(EXTERNAL_DELAY), rate: () => new Timeline(options.rate) };
    const links = CABLES.map((place) => {
      const { delay, rate, loss } = place.includes('W') ? line : own;
      const kills = options.kills?.(place);
      const queue = new DropTail(new Timeline(ROOM), 'packets');
      const more = { ...(kills ? { kills } : {}), ...(loss ? { loss: loss() } : {}) };
      return network.link({ place, rate: rate(), delay: delay(), queue, ...more });
    });
    return {
      network,
      links: Object.fromEntries(CABLES.map((place, index) => [place, links[index]!])) as Cables['links'],
    };
  }

  private begin(): void {
    const { sim, population, options, probes } = this;
    const { arrivals, outside } = options;
    if (arrivals.kind !== 'closed') this.beginOpen(arrivals);
    const members = population.places.map(({ node }, index) => {
      const own = node === 'W' ? { kind: 'closed' as const, thinkTime: outside!.thinkTime } : arrivals;
      return own.kind === 'closed' ? this.memberOf(index, own) : undefined;
    });
    const present = arrivals.kind === 'closed' ? arrivals.present : undefined;
    population.places.forEach(({ node }, index) => {
      const member = members[index];
      if (node === 'W' || present === undefined) member?.loop.come(member.firstAfter());
    });
    if (present === undefined) return;
    const audience = orderOfComing(population.places).map((index) => members[index]!);
    this.audience = new Audience(sim, audience, present, probes.gauge('users', 'count'));
  }

  private beginOpen({ kind, spacing, level }: OpenLoop): void {
    const { sim, population, options } = this;
    for (let client = 1; client <= options.clients; client++) {
      const node = `C${client}`;
      const own = population.places.flatMap((place, index) => (place.node === node ? [index] : []));
      if (own.length === 0) continue;
      let made = 0;
      const stream = sim.random(`requests of ${node}`);
      const newUser = () => (made < own.length ? population.userAt(own[made++]!) : null);
      const firstAfter = stream.uniform() * spacing;
      this.arrivals.push(new OpenArrivals(sim, { arrivals: kind, spacing, level, firstAfter, stream, newUser }));
    }
  }

  /** The first request comes as in the reference runs. */
  private memberOf(index: number, { thinkTime, clock, begin = 'spread' }: ClosedArrivals): Member {
    const { sim, population } = this;
    const { node, user } = population.places[index]!;
    const stream = sim.random(`think times of ${node}.${user}`);
    const spread = 2 * (thinkTime + (clock?.period ?? 0));
    invariant(thinkTime >= 0, 'A think time is not negative.');
    const thinks = clock ? untilNextTick(stream, clock.period, clock.jitter) : exponentialThinking(stream, thinkTime);
    return {
      loop: new ClosedLoop(sim, population.userAt(index), thinks),
      firstAfter: () => (begin === 'spread' ? Math.round(stream.uniform() * spread) : index * ms(1)),
      onMove: (isAway) => population.onMove(index, isAway),
    };
  }
}

/** Nobody's turn comes on a bus before the medium lets a frame through. */
function onArrival(discipline: QueueDiscipline | ServedDiscipline): QueueDiscipline {
  invariant(!('serves' in discipline), 'On a bus a NIC decides when a packet comes, not when its turn comes.');
  return discipline;
}
