// What a virtual server reports. Gauges (whose they are: flow = download in order of start, link = station):
//   active-R1, inactive-R1   entries of server R1 in the director's table          delivered, delivered-R1  bytes clients got (of R1)
//   received (flow)          bytes of a download that are there                    diskQueue-R1             reads R1's disk has
//   complete                 files of the batch that are there
//   cached-R1                bytes in R1's page cache                              use (link), use-<group>  share of 100 ms busy, 0..1
// Marks: pick, refused, download, batch (core/marks.ts); all have flow = download. Flights: every visit of a chunk to a station.

import type { Gauge } from '../core/gauge.ts';
import type { Probes } from '../core/probe.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Bytes } from '../core/units.ts';
import type { Download } from './download.ts';
import type { RealServer } from './real-server.ts';
import { ACTIVE_WEIGHT, isUsable, lightest, overhead, type Scheduler } from './schedulers/scheduler.ts';
import { HUBS } from './server-network.ts';
import { type Group, type Measured, StationUse } from './station-use.ts';
import type { VirtualServer } from './virtual-server.ts';

/** Names of servers: R1, R2 and so on; the director is D, the gateway G, clients are C1, C2 and so on. */
export const serverName = (index: number): string => `R${index + 1}`;

/** Stations of these hosts stand together in a chart; others by what they are. */
const GROUP_OF: Readonly<Record<string, Group>> = {
  D: 'director',
  G: 'gateway',
  [HUBS.one]: 'hub',
  [HUBS.clients]: 'hub',
  [HUBS.servers]: 'hub',
};

export class VirtualServerProbes {
  readonly use: StationUse;
  private readonly sim: Simulator;
  private readonly probes: Probes;
  private readonly owner: VirtualServer;
  private readonly otherwise: Scheduler | undefined;
  private readonly active: readonly Gauge[];
  private readonly inactive: readonly Gauge[];
  private readonly cached: readonly Gauge[];
  private readonly deliveredBy: readonly Gauge[];
  private readonly delivered: Gauge;
  private readonly received: readonly Gauge[];
  private readonly sentBy: Bytes[];
  private total: Bytes = 0;
  private readonly complete: Gauge;
  private files = 0;
  private readonly picks: number[] = [];

  /** @param otherwise who would have picked what instead, told in every mark of a pick */
  constructor(sim: Simulator, probes: Probes, owner: VirtualServer, otherwise: Scheduler | undefined) {
    this.sim = sim;
    this.probes = probes;
    this.owner = owner;
    this.otherwise = otherwise;
    const perServer = (name: string, unit: 'count' | 'bytes'): Gauge[] =>
      owner.servers.map((_, index) => probes.gauge(`${name}-${serverName(index)}`, unit));
    this.active = perServer('active', 'count');
    this.inactive = perServer('inactive', 'count');
    this.cached = perServer('cached', 'bytes');
    this.deliveredBy = perServer('delivered', 'bytes');
    this.delivered = probes.gauge('delivered', 'bytes');
    this.complete = probes.gauge('complete', 'count');
    this.received = owner.batches.downloads.map((_, flow) => probes.gauge('received', 'bytes', { flow }));
    this.sentBy = owner.servers.map(() => 0);
    this.use = new StationUse(sim, probes, this.measured());
    for (const gauge of [
      ...this.active,
      ...this.inactive,
      ...this.cached,
      ...this.deliveredBy,
      this.delivered,
      this.complete,
    ]) {
      gauge.record(0);
    }
  }

  /** In the order of the layout's links. */
  private measured(): Measured[] {
    const { network, files } = this.owner;
    const passed = network.stations.map(({ place, host, fifo }): Measured => {
      return { place, station: fifo, group: GROUP_OF[host] ?? (host.startsWith('C') ? 'clients' : 'servers') };
    });
    const disks = files.map(
      ({ disk }, index): Measured => ({
        place: `${serverName(index)}-disk`,
        station: disk,
        group: 'disks',
      }),
    );
    return [...passed, ...disks];
  }

  onBatch(batch: number): void {
    if (batch > 0) this.use.end();
    this.files = 0;
    if (batch < this.owner.batches.count) this.complete.record(0);
    if (batch < this.owner.batches.count) this.use.begin();
    for (const index of this.owner.files.keys()) this.onCache(index);
  }

  /** A download was bound to a server, which does not count it yet; undefined: it was refused. */
  onPick(download: Download, server: RealServer | undefined): void {
    const { number } = download;
    const { servers, director } = this.owner;
    const { listed } = director;
    const other = this.otherwise?.pick(director.connectionOf(download), listed, this.sim.now);
    const { marks } = this.probes;
    if (server === undefined) {
      const quiesced = listed.filter(({ weight }) => weight === 0).length;
      const full = listed.filter(({ overloaded }) => overloaded).length;
      const numbers = [listed.length, quiesced, full, director.reading, servers.indexOf(other as RealServer)];
      marks.add('refused', this.sim.now, -1, number, -1, -1, numbers);
      return;
    }
    const rivals = listed.filter((each) => each !== server && isUsable(each));
    const rival = lightest(rivals, (each) => overhead(each, ACTIVE_WEIGHT)) as RealServer | undefined;
    const numbers = [
      servers.indexOf(server),
      server.active,
      server.inactive,
      server.weight,
      rival === undefined ? -1 : servers.indexOf(rival),
      rival?.active ?? 0,
      rival?.inactive ?? 0,
      rival?.weight ?? 0,
      other === undefined ? -1 : servers.indexOf(other as RealServer),
      director.reading,
    ];
    this.picks[number] = marks.add('pick', this.sim.now, -1, number, -1, -1, numbers);
  }

  onTable(server: RealServer): void {
    const index = this.owner.servers.indexOf(server);
    this.active[index]!.record(server.active);
    this.inactive[index]!.record(server.inactive);
  }

  onStart({ number }: Download): void {
    this.received[number]!.record(0);
  }

  onBytes(download: Download, bytes: Bytes): void {
    this.total += bytes;
    this.sentBy[download.server]! += bytes;
    this.received[download.number]!.record(download.received);
    this.deliveredBy[download.server]!.record(this.sentBy[download.server]!);
    this.delivered.record(this.total);
  }

  /** A read of a server's disk has ended. */
  onCache(index: number): void {
    this.cached[index]!.record(this.owner.files[index]!.cache.bytes);
  }

  onEnd(download: Download): void {
    const { number, server, size, turnAround } = download;
    this.complete.record(++this.files);
    const numbers = [server, turnAround, size];
    this.probes.marks.add('download', this.sim.now, -1, number, -1, this.picks[number] ?? -1, numbers);
  }
}
