// What is measured of a web cluster. Once a second the gauges of the charts: `throughput` (requests per second), response
// time of the requests answered in that second (`responseMean`, `response50`, `response95`, `response99`, ns), `hitRatio`,
// `localShare`, `handoffShare` (percent), `busiest` and `meanLoad` (connections). For the whole run from the end of the
// warm-up: what the metrics say.

import type { Gauge } from '../../engine/core/gauge.ts';
import { clock } from '../../engine/core/memory.ts';
import type { Probes } from '../../engine/core/probe.ts';
import type { Simulator } from '../../engine/core/simulator.ts';
import { ms, type Nanos, seconds } from '../../engine/core/time.ts';
import { Timer } from '../../engine/core/timer.ts';
import type { Unit } from '../../engine/core/units.ts';
import type { WebRequest } from '../../engine/web-cluster/request.ts';
import type { ClusterListener, WebCluster } from '../../engine/web-cluster/web-cluster.ts';
import { buckets, Histogram } from './histogram.ts';
import type { LoadRecord } from './load-record.ts';
import { SpreadRecord, type StationTimes } from './spread-record.ts';

const PERIOD = seconds(1);
/** A reply that takes this long is the first that is told as a long wait; then each that takes twice as long as the last one told. */
const LONG = ms(50);

/** Sums that only grow. */
interface Counts {
  readonly served: number;
  readonly local: number;
  readonly handedOff: number;
  readonly refused: number;
  readonly hits: number;
  readonly misses: number;
  readonly thought: Nanos;
  readonly pauses: number;
  /** Server time used, by station, ns. */
  readonly busy: StationTimes;
  readonly servedBy: readonly number[];
}

/** Time spent thinking after replies, and how often; requests asked for. */
type Thinkers = Readonly<Record<'thought' | 'pauses' | 'asked', number>>;

export class ClusterMeter implements ClusterListener {
  served = 0;
  local = 0;
  handedOff = 0;
  refused = 0;
  /** Of the requests asked for and answered since the warm-up, and of the last second. */
  readonly responses = new Histogram();
  private readonly recent = new Histogram();
  private servedBy = new Int32Array(0);
  private readonly from: Nanos;
  private atStart: Counts | undefined = undefined;
  private before: Counts | undefined = undefined;
  private cluster: WebCluster | undefined = undefined;
  private users: Thinkers | undefined = undefined;
  private readonly gauges: Readonly<
    Record<
      | 'throughput'
      | 'responseMean'
      | 'response50'
      | 'response95'
      | 'response99'
      | 'hitRatio'
      | 'localShare'
      | 'handoffShare'
      | 'busiest'
      | 'meanLoad',
      Gauge
    >
  >;
  private readonly spread: SpreadRecord;
  private readonly timer: Timer;
  private readonly probes: Probes;
  private readonly isRecorded: boolean;
  private longest: Nanos = LONG / 2;
  private readonly load: LoadRecord | undefined;
  private handsAllOff = false;

  /** @param from when the warm-up ends, ns; @param load of a run in which it changes; @param relays does a front end relay replies? */
  constructor(sim: Simulator, probes: Probes, from: Nanos, load?: LoadRecord, relays = false) {
    this.from = from;
    this.load = load;
    this.probes = probes;
    this.isRecorded = probes.choice.gauges || probes.choice.detail;
    const gauge = (name: string, unit: Unit = 'count'): Gauge => probes.gauge(name, unit);
    this.gauges = {
      throughput: gauge('throughput'),
      responseMean: gauge('responseMean', 'ns'),
      response50: gauge('response50', 'ns'),
      response95: gauge('response95', 'ns'),
      response99: gauge('response99', 'ns'),
      hitRatio: gauge('hitRatio'),
      localShare: gauge('localShare'),
      handoffShare: gauge('handoffShare'),
      busiest: gauge('busiest'),
      meanLoad: gauge('meanLoad'),
    };
    this.spread = new SpreadRecord(probes, relays);
    // The last second ends with the run, when nothing is recorded any more.
    sim.at(sim.horizon - 1, () => this.spread.record());
    this.timer = new Timer(sim, () => this.sample());
    sim.at(from, () => {
      this.atStart = this.counts();
      this.responses.clear();
    });
  }

  /** What there is to be measured. */
  watch(cluster: WebCluster, users: Thinkers): void {
    this.cluster = cluster;
    this.handsAllOff = cluster.front?.relays === false;
    this.users = users;
    this.servedBy = new Int32Array(cluster.nodes.length);
    this.before = this.counts();
    this.timer.start(PERIOD);
  }

  onServed(request: WebRequest): void {
    const time = clock[0]! - request.askedAt;
    this.served++;
    this.servedBy[request.target]!++;
    if (request.isLocal) this.local++;
    if (request.target !== request.entry || this.handsAllOff) this.handedOff++;
    const bucket = buckets.of(time);
    this.responses.add(time, bucket);
    if (this.isRecorded) this.recent.add(time, bucket);
    if (time >= 2 * this.longest) this.markWait(request, time);
    this.spread.onServed(request, time);
  }

  onRefused(): void {
    this.refused++;
  }

  private markWait(request: WebRequest, time: Nanos): void {
    const { askedAt, waited, ahead, entry, target, document, isLocal, isHit, relayed } = request;
    const { loads } = this.cluster!;
    this.longest = time;
    this.probes.marks.add('long-wait', clock[0]!, -1, target, document, -1, [
      ...[
        askedAt,
        waited,
        ahead,
        entry,
        isLocal ? 1 : 0,
        isHit ? 1 : 0,
        loads.active[target]!,
        this.cluster!.sizeOf(document),
        relayed,
      ],
    ]);
  }

  /** What happened since the warm-up, and how long that was. */
  results(now: Nanos): { readonly span: Nanos; readonly counts: Counts } {
    const start = this.atStart ?? this.counts();
    return { span: Math.max(1, now - this.from), counts: difference(this.counts(now), start) };
  }

  private counts(now = clock[0]!): Counts {
    const { nodes, clientPorts, dispatcher } = this.cluster!;
    const sum = <T>(things: readonly T[], of: (thing: T) => number): number =>
      things.reduce((total, thing) => total + of(thing), 0);
    return {
      served: this.served,
      local: this.local,
      handedOff: this.handedOff,
      refused: this.refused,
      hits: sum(nodes, ({ hits }) => hits),
      misses: sum(nodes, ({ misses }) => misses),
      thought: this.users!.thought,
      pauses: this.users!.pauses,
      busy: {
        cpu: sum(nodes, ({ cpu }) => cpu.busyAt(now)),
        disk: sum(nodes, ({ disk }) => disk.busyAt(now)),
        port: sum(nodes, ({ port }) => port.busyAt(now)),
        client: sum(clientPorts, (port) => port.busyAt(now)),
        dispatcher: dispatcher.station.busyAt(now),
        front: this.cluster!.front?.port.busyAt(now) ?? 0,
      },
      servedBy: Array.from(this.servedBy),
    };
  }

  /** Server time of a second as shares of what there was. */
  private percent({ cpu, disk, port, client, dispatcher, front }: StationTimes): StationTimes {
    const { nodes, clientPorts } = this.cluster!;
    const share = (time: Nanos, stations: number): number => (100 * time) / PERIOD / stations;
    return {
      cpu: share(cpu, nodes.length),
      disk: share(disk, nodes.length),
      port: share(port, nodes.length),
      client: share(client, clientPorts.length),
      dispatcher: share(dispatcher, 1),
      front: share(front, 1),
    };
  }

  /** A second is over. */
  private sample(): void {
    if (this.isRecorded) this.recordSecond();
    this.timer.start(PERIOD);
  }

  private recordSecond(): void {
    const { gauges, recent, cluster } = this;
    const now = this.counts();
    const { served, local, handedOff, hits, misses, busy } = difference(now, this.before!);
    this.before = now;
    const { active, up } = cluster!.loads;
    gauges.throughput.record(served);
    if (served > 0) {
      gauges.responseMean.record(recent.mean);
      gauges.response50.record(recent.quantile(0.5));
      gauges.response95.record(recent.quantile(0.95));
      gauges.response99.record(recent.quantile(0.99));
      gauges.localShare.record((100 * local) / served);
      gauges.handoffShare.record((100 * handedOff) / served);
    }
    if (hits + misses > 0) gauges.hitRatio.record((100 * hits) / (hits + misses));
    const loads = Array.from(active).filter((_, node) => (up & (1 << node)) !== 0);
    gauges.busiest.record(Math.max(0, ...loads));
    gauges.meanLoad.record(loads.reduce((sum, load) => sum + load, 0) / Math.max(1, loads.length));
    this.spread.sample(this.percent(busy));
    this.load?.sample(this.users!.asked, cluster!.inProgress);
    recent.clear();
  }
}

function difference(now: Counts, before: Counts): Counts {
  const { busy } = now;
  return {
    served: now.served - before.served,
    local: now.local - before.local,
    handedOff: now.handedOff - before.handedOff,
    refused: now.refused - before.refused,
    hits: now.hits - before.hits,
    misses: now.misses - before.misses,
    thought: now.thought - before.thought,
    pauses: now.pauses - before.pauses,
    busy: {
      cpu: busy.cpu - before.busy.cpu,
      disk: busy.disk - before.busy.disk,
      port: busy.port - before.busy.port,
      client: busy.client - before.busy.client,
      dispatcher: busy.dispatcher - before.busy.dispatcher,
      front: busy.front - before.busy.front,
    },
    servedBy: now.servedBy.map((count, node) => count - before.servedBy[node]!),
  };
}
