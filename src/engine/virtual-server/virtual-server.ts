// A virtual server put together: clients, the director, real servers with their files, perhaps a gateway. A download is a
// handshake through the director, then a window of chunks that go round between its server and its client. Left out: loss,
// slow start and retransmission; connections on a LAN open their windows within milliseconds of files that take seconds.

import type { Probes } from '../core/probe.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Bytes } from '../core/units.ts';
import { Batches, type BatchOptions } from './batches.ts';
import { Chunk } from './chunk.ts';
import { ConnectionTable, type TableOptions, TIMEOUTS } from './connection-table.ts';
import { Director, type DirectorOptions } from './director.ts';
import type { Download } from './download.ts';
import { FileServer, type FileServerOptions } from './file-server.ts';
import type { Forwarding } from './forwarding/forwarding.ts';
import type { RealServer } from './real-server.ts';
import type { Scheduler } from './schedulers/scheduler.ts';
import { type NetworkOptions, SEGMENT, ServerNetwork, visitsOf } from './server-network.ts';
import { type Trip, Walker } from './trip.ts';
import { serverName, VirtualServerProbes } from './virtual-server-probes.ts';

export interface VirtualServerOptions {
  readonly forwarding: Forwarding;
  readonly director: DirectorOptions;
  /** Its `linger` may be left out: then it is the kernel's for what a director of this method sees of the closing. */
  readonly table: Omit<TableOptions, 'linger'> & Partial<Pick<TableOptions, 'linger'>>;
  readonly files: FileServerOptions;
  /** How many times as fast as that the disks of the first servers are; those left out are as fast. */
  readonly diskSpeeds?: readonly number[];
  readonly network: NetworkOptions;
  readonly batches: BatchOptions;
  /** Chunks on their way for a download at once. */
  readonly window: number;
  /**
   * Which packets a chunk has. `stream`: those that end in it, for TCP cuts a stream into segments without regard to chunks
   * (RFC 9293 3.7). `apart`: every chunk begins a segment of its own, and its last one is not full; the reference model does so.
   */
  readonly segments: 'stream' | 'apart';
  /** Do page caches keep what they hold from batch to batch? */
  readonly keepsCaches: boolean;
  /** Another scheduler, which is asked too and not heard: what it would have done is told with every pick. */
  readonly otherwise?: Scheduler;
}

/** The ways between one client and one server. */
interface Ways {
  readonly request: Trip;
  readonly accept: Trip;
  readonly data: Trip;
}

export const clientName = (index: number): string => `C${index + 1}`;

export class VirtualServer {
  readonly network: ServerNetwork;
  readonly servers: readonly RealServer[];
  readonly files: readonly FileServer[];
  readonly director: Director;
  readonly batches: Batches;
  readonly probes: VirtualServerProbes;
  private readonly sim: Simulator;
  private readonly options: VirtualServerOptions;
  private readonly walker = new Walker();
  private readonly ways: Ways[][];
  private readonly approaches: Trip[];

  constructor(sim: Simulator, probes: Probes, options: VirtualServerOptions) {
    this.sim = sim;
    this.options = options;
    const { servers } = options.director;
    this.servers = servers;
    const hosts = {
      servers: servers.map((_, index) => serverName(index)),
      clients: Array.from({ length: options.batches.clients }, (_, index) => clientName(index)),
    };
    this.network = new ServerNetwork(sim, probes, this.walker, hosts, options.forwarding, options.network);
    const ready = { receive: (chunk: Chunk) => this.walker.begin(chunk, this.wayOf(chunk.download).data) };
    this.files = servers.map(
      (_, index) =>
        new FileServer(sim, filesOf(options, index), ready, {
          gauge: probes.gauge(`diskQueue-${serverName(index)}`, 'count'),
          log: visitsOf(probes, this.network.stations.length + index),
          onRead: () => this.probes.onCache(index),
        }),
    );
    const linger = TIMEOUTS[options.forwarding.lingersAs];
    const table = new ConnectionTable(sim, { linger, ...options.table }, (server) => this.probes.onTable(server));
    this.director = new Director(options.director, table, (download, server) => this.probes.onPick(download, server));
    this.batches = new Batches(
      sim,
      options.batches,
      (download) => this.knock(download),
      (batch) => this.onBatch(batch),
    );
    this.approaches = hosts.clients.map((client) => this.approachOf(client));
    this.ways = hosts.clients.map((client) => hosts.servers.map((server) => this.waysBetween(client, server)));
    this.probes = new VirtualServerProbes(sim, probes, this, options.otherwise);
  }

  private onBatch(batch: number): void {
    if (batch > 0 && !this.options.keepsCaches) for (const { cache } of this.files) cache.empty();
    this.probes.onBatch(batch);
  }

  /** Page caches are emptied; what disks are reading arrives all the same. */
  coldStart(): void {
    for (const [index, { cache }] of this.files.entries()) {
      cache.empty();
      this.probes.onCache(index);
    }
  }

  /** The first SYN, up to the director. */
  private approachOf(client: string): Trip {
    return {
      hops: this.network.approachHops(client),
      end: { receive: (chunk) => this.meetScheduler(chunk) },
    };
  }

  private waysBetween(client: string, server: string): Ways {
    const { network, walker } = this;
    const shake = network.requestHops(client, server, true);
    const acks = network.requestHops(client, server, false);
    const request: Trip = {
      hops: [...shake.toDirector, ...shake.toServer],
      end: { receive: (chunk) => this.serve(chunk) },
    };
    const reply: Trip = {
      hops: network.acceptHops(server, client),
      end: { receive: (chunk) => walker.begin(spread(chunk, 2), request) },
    };
    const accept: Trip = { hops: shake.toServer, end: { receive: (chunk) => walker.begin(spread(chunk, 1), reply) } };
    const arrival = {
      station: { receive: (chunk: Chunk) => this.deliver(chunk) },
      isAck: false,
      perPacket: 0,
      perByte: 0,
      log: null,
    };
    const data: Trip = {
      hops: [...network.dataHops(server, client), arrival, ...acks.toDirector, ...acks.toServer],
      end: { receive: (chunk) => this.acknowledge(chunk) },
    };
    return { request, accept, data };
  }

  private wayOf({ client, server }: Download): Ways {
    return this.ways[client]![server]!;
  }

  private knock(download: Download): void {
    download.startedAt = this.sim.now;
    this.probes.onStart(download);
    this.walker.begin(spread(new Chunk(download, 0), 1), this.approaches[download.client]!);
  }

  private meetScheduler(chunk: Chunk): void {
    const { download } = chunk;
    download.server = this.director.bind(download);
    download.refused = download.server < 0;
    if (download.refused) this.batches.ended();
    else this.walker.begin(chunk, this.wayOf(download).accept);
  }

  /** The request is at its server: the first window of chunks goes off. */
  private serve(chunk: Chunk): void {
    const { download } = chunk;
    this.director.table.establish(download.entry!);
    const files = this.files[download.server]!;
    files.streams++;
    for (let slot = 0; slot < this.options.window; slot++) {
      this.sendNext(slot === 0 ? chunk : new Chunk(download, slot));
    }
  }

  private sendNext(chunk: Chunk): void {
    const { download } = chunk;
    const { chunk: size } = this.options.files;
    const before = download.sent * size;
    if (before >= download.size) return;
    chunk.index = download.sent++;
    chunk.payload = Math.min(size, download.size - before);
    chunk.packets = this.packetsOf(before, chunk.payload, download.size);
    this.files[download.server]!.fetch(chunk);
  }

  private packetsOf(before: Bytes, payload: Bytes, size: Bytes): number {
    if (this.options.segments === 'apart') return Math.ceil(payload / SEGMENT);
    const end = before + payload;
    return Math.ceil(end === size ? end / SEGMENT : Math.floor(end / SEGMENT)) - Math.floor(before / SEGMENT);
  }

  /** A chunk's bytes are with the client; its ACKs go back the way of requests. */
  private deliver(chunk: Chunk): void {
    const { download } = chunk;
    download.received += chunk.payload;
    if (download.received === download.size) download.finishedAt = this.sim.now;
    this.probes.onBytes(download, chunk.payload);
    this.walker.receive(chunk);
  }

  private acknowledge(chunk: Chunk): void {
    const { download } = chunk;
    download.acknowledged++;
    if (download.received < download.size || download.acknowledged < download.sent) {
      this.sendNext(chunk);
      return;
    }
    this.files[download.server]!.streams--;
    this.director.table.close(download.entry!);
    this.probes.onEnd(download);
    this.batches.ended();
  }

  /** Payload the clients have. */
  get bytesReceived(): Bytes {
    return this.batches.downloads.reduce((sum, { received }) => sum + received, 0);
  }
}

const filesOf = ({ files, diskSpeeds }: VirtualServerOptions, server: number): FileServerOptions => {
  const speed = diskSpeeds?.[server] ?? 1;
  return { ...files, diskRate: files.diskRate * speed, seek: files.seek / speed };
};

/** As many small packets: one ACK stands for two segments, so they count twice. */
function spread(chunk: Chunk, packets: number): Chunk {
  chunk.packets = 2 * packets;
  return chunk;
}
