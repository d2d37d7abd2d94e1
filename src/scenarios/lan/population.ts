// The users of the LAN and their connections: which flow is whose, made when first needed. A user has one connection for
// requests and several for the parts of a page.

import type { KeptPlaces } from '../../engine/core/digest.ts';
import type { Probes } from '../../engine/core/probe.ts';
import type { RandomStream } from '../../engine/core/random.ts';
import type { Simulator } from '../../engine/core/simulator.ts';
import type { Nanos } from '../../engine/core/time.ts';
import type { FlowOptions } from '../../engine/tcp/flow.ts';
import type { TcpProfile } from '../../engine/tcp/profile.ts';
import type { RtoBounds } from '../../engine/tcp/rto.ts';
import { exponentialThinking } from '../../engine/web/arrivals.ts';
import { WebConnection } from '../../engine/web/connection.ts';
import { SegmentMeter } from '../../engine/web/segment-meter.ts';
import { type SizeOptions, sizesFrom } from '../../engine/web/sizes.ts';
import { WebUser } from '../../engine/web/user.ts';
import type { FlowInfo, TcpBytes } from '../kit/layout.ts';
import type { Campus } from './campus.ts';
import type { LanMeter } from './meter.ts';
import { PageProgress } from './page-progress.ts';
import type { UserPlace, UserPlaces } from './user-places.ts';
import { WatchedPage } from './watched-page.ts';

/** What one kind of sender uses; bounds are read when used. */
export interface SenderSettings {
  readonly profile: TcpProfile;
  readonly rtoAlgorithm: FlowOptions['rtoAlgorithm'];
  readonly bounds: RtoBounds;
  readonly fixedRto: { value: number };
}

export interface PopulationOptions {
  readonly parallel: number;
  readonly sizes: SizeOptions;
  /** Payload of the packets that sizes are counted in, bytes; left out: of a full segment. */
  readonly packetBytes?: number;
  /** Mean time from one response of a page to the next, exponentially distributed, ns; left out: all begin at once. */
  readonly gap?: Nanos;
  /** Counted from 1; 0: none is. */
  readonly watched: number;
  readonly tcp: {
    readonly persistent: boolean;
    readonly segmentBytes: number;
    readonly windowSegments: number;
    readonly recovery: FlowOptions['recovery'];
    readonly frto?: boolean;
    /** Explicit congestion notification; left out: none. */
    readonly ecn?: boolean;
    readonly windowRules?: FlowOptions['windowRules'];
    readonly delayedAck: { value: number };
    readonly client: SenderSettings;
    /** The internal and the external server. */
    readonly servers: Readonly<Record<'S' | 'X', SenderSettings>>;
  };
  readonly places: UserPlaces;
  readonly meter: LanMeter;
}

export class Population {
  readonly places: readonly UserPlace[];
  /** The flow that is recorded. */
  readonly watchedFlow: number;
  /** Response times of users of the WAN, ns. */
  readonly outsideTimes: number[] = [];
  private readonly users: (WebUser | undefined)[];
  private readonly flowsPerUser: number;
  private readonly sim: Simulator;
  private readonly campus: Campus;
  private readonly probes: Probes;
  private readonly options: PopulationOptions;
  private readonly progress: PageProgress;
  private readonly watched: WatchedPage;
  private isOpen = false;
  /** By user; none are kept where no user is watched. */
  private readonly kept: readonly KeptPlaces[] = [];

  constructor(sim: Simulator, campus: Campus, probes: Probes, options: PopulationOptions) {
    this.sim = sim;
    this.campus = campus;
    this.probes = probes;
    this.options = options;
    this.places = options.places.all;
    this.users = this.places.map(() => undefined);
    this.flowsPerUser = 1 + options.parallel;
    // Who comes in the course of the run, perhaps because somebody has just asked for it, is not the one who is watched.
    const last = options.places.usual * options.parallel;
    const watched = Math.min(options.watched, last) - 1;
    this.watchedFlow =
      watched < 0 ? -1 : Math.floor(watched / options.parallel) * this.flowsPerUser + 1 + (watched % options.parallel);
    // The watched user exists from the beginning, as gauges do; the run is the same whichever user it is.
    if (options.watched > 0) {
      const connections = this.flowsPerUser * (options.tcp.delayedAck.value > 0 ? 2 : 1);
      this.kept = this.places.map(() => sim.keep(connections, 2 * this.flowsPerUser));
      if (last > 0) this.userAt(this.watchedUser);
    }
    // Cables take no further routes once they are open.
    this.places.forEach(({ node }, index) => {
      if (node === 'W') this.userAt(index);
    });
    this.progress = new PageProgress(probes, options.places, this.flowsPerUser, options.tcp.segmentBytes);
    this.watched = new WatchedPage(sim, probes.marks, this.watchedUser * this.flowsPerUser, this.watchedFlow);
  }

  get watchedUser(): number {
    return Math.floor(this.watchedFlow / this.flowsPerUser);
  }

  /** The carriers are open: packets may go. */
  open(): void {
    this.isOpen = true;
    for (const user of this.users) if (user) openAll(user);
  }

  /** Does this flow carry responses of the internal server? */
  isServerResponse(flow: number): boolean {
    if (flow % this.flowsPerUser === 0) return false;
    return this.places[Math.floor(flow / this.flowsPerUser)]!.server === 'S';
  }

  userAt(index: number): WebUser {
    const places = this.kept[index];
    const make = (): WebUser => this.makeUser(index);
    const user = this.users[index] ?? (places ? this.sim.within(places, make) : make());
    this.users[index] = user;
    return user;
  }

  /** The users there are by now. */
  get present(): readonly WebUser[] {
    return this.users.filter((user) => user !== undefined);
  }

  /** Users of the WAN. */
  get toWan(): readonly WebUser[] {
    return this.users.filter((user, index) => user !== undefined && this.places[index]!.node === 'W') as WebUser[];
  }

  /** A person moved RTO bounds of the servers. */
  onSettingsMoved(): void {
    for (const { responses } of this.present) for (const { flow } of responses) flow.sender.onSettingsMoved();
  }

  /** A user whose number may change has come, or is gone. */
  onMove(user: number, isAway: boolean): void {
    this.progress.onMove(user, isAway);
  }

  /** Of every flow there may be. */
  get layout(): FlowInfo[] {
    const { parallel, tcp } = this.options;
    return this.places.flatMap(({ node, user, server }) => {
      const name = `${node}.${user}`;
      const window = Math.round(tcp.windowSegments * tcp.segmentBytes);
      const { headerBytes, unit } = tcp.client.profile;
      const bytes: TcpBytes = {
        ...{ headers: headerBytes, window, syn: true, unit: unit === 'bytes' ? 1 : tcp.segmentBytes },
        ...(tcp.recovery === 'reno' || tcp.recovery === 'newreno' ? {} : { sack: true }),
      };
      const common = { smss: tcp.segmentBytes, bytes };
      const request = { name: `${name} request`, from: node, to: server as string, ...common };
      const responses = Array.from({ length: parallel }, (_, index) => ({
        ...{ name: `${name} response ${index + 1}`, from: server as string, to: node, ...common },
        web: { user, role: 'response' as const, part: index + 1 },
      }));
      return [{ ...request, web: { user, role: 'request' as const, part: 1 } }, ...responses];
    });
  }

  private makeUser(index: number): WebUser {
    const { sizes, gap, parallel, tcp } = this.options;
    const { node, user, server } = this.places[index]!;
    const name = `${node}.${user}`;
    const first = index * this.flowsPerUser;
    const phases = this.sim.random(`clock phases of ${name}`);
    const request = this.connect(first, { from: node, to: server }, tcp.client, phases, index);
    const responses = Array.from({ length: parallel }, (_, part) =>
      this.connect(first + 1 + part, { from: server, to: node }, tcp.servers[server], phases, index),
    );
    const drawn = sizesFrom(this.sim.random(`page sizes of ${name}`), sizes);
    const fill = (this.options.packetBytes ?? tcp.segmentBytes) / tcp.segmentBytes;
    const nextSize = fill === 1 ? drawn : () => Math.ceil(drawn() * fill);
    const packetUnits = tcp.client.profile.unit === 'bytes' ? tcp.segmentBytes : 1;
    const listener = this.listenerOf(index);
    const gaps = gap === undefined ? {} : { nextGap: exponentialThinking(this.sim.random(`gaps of ${name}`), gap) };
    const made = new WebUser({ request, responses, packetUnits, nextSize, listener, ...gaps });
    if (this.isOpen) openAll(made);
    return made;
  }

  private connect(
    flow: number,
    way: { from: string; to: string },
    sender: SenderSettings,
    phases: RandomStream,
    user: number,
  ): WebConnection {
    const { tcp, meter } = this.options;
    const counted = this.isServerResponse(flow);
    const segments = new SegmentMeter(meter.roundTrips, tcp.windowSegments);
    const listener = {
      onSegment: (packet: Parameters<SegmentMeter['onSegment']>[0]) => segments.onSegment(packet),
      onAck: (packet: Parameters<SegmentMeter['onAck']>[0]) => {
        segments.onAck(packet);
      },
      onReopen: () => segments.reopen(),
    };
    const onDelivered = (bytes: number): void => {
      if (counted) meter.onDelivered(bytes);
      this.progress.onPart(user, bytes);
    };
    const onArrived = (bytes: number): void => meter.onArrived(bytes);
    const options = {
      ...sender,
      flow,
      segmentBytes: tcp.segmentBytes,
      rwndSegments: tcp.windowSegments,
      recovery: tcp.recovery,
      frto: tcp.frto === true,
      ecn: tcp.ecn === true,
      ...(tcp.windowRules && { windowRules: tcp.windowRules }),
      factors: { k: 4 },
      delayedAck: tcp.delayedAck,
      forward: way,
      backward: { from: way.to, to: way.from },
      watched: flow === this.watchedFlow,
      persistent: tcp.persistent,
      phases,
      ...(counted
        ? { listener: { ...listener, onDelivered, ...(this.probes.choice.detail ? { onArrived } : {}) } }
        : isRequest(flow, this.flowsPerUser)
          ? {}
          : { listener: { onDelivered } }),
    };
    return new WebConnection(this.sim, this.campus, options, this.probes);
  }

  private listenerOf(index: number) {
    const { meter } = this.options;
    const inside = this.places[index]!.node !== 'W';
    return {
      onRequest: (): void => {
        if (inside) meter.onRequest();
        this.progress.onRequest(index);
        if (index === this.watchedUser) this.watched.onRequest(this.userAt(index));
      },
      onAnswer: (user: WebUser): void => {
        this.progress.onAnswer(index, user.packets);
      },
      onPage: (user: WebUser): void => {
        if (inside) meter.onPage(user.askedAt, user.packets);
        else this.outsideTimes.push(this.sim.now - user.askedAt);
        this.progress.onPage(index);
        if (index === this.watchedUser) this.watched.onPage(user);
      },
    };
  }
}

const isRequest = (flow: number, flowsPerUser: number): boolean => flow % flowsPerUser === 0;

function openAll({ request, responses }: WebUser): void {
  request.open();
  for (const response of responses) response.open();
}
