// A real server's files: page cache, and a disk that reads ahead. A block that follows the one read last costs its transfer;
// any other a seek first, and longer seeks the more files are read at once, for read-ahead is given up under pressure. All
// who wait for a block share one read.

import type { FlightLog } from '../core/flights.ts';
import type { Gauge } from '../core/gauge.ts';
import { clock } from '../core/memory.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import type { Bytes } from '../core/units.ts';
import { Fifo } from '../queueing/fifo.ts';
import type { Job, JobSink } from '../queueing/job.ts';
import type { Chunk } from './chunk.ts';
import { PageCache } from './page-cache.ts';

export interface FileServerOptions {
  /** Of the page cache. */
  readonly memory: Bytes;
  readonly readAhead: Bytes;
  readonly chunk: Bytes;
  /** Bytes/s, reading one file in order. */
  readonly diskRate: number;
  readonly seek: Nanos;
  /** How much longer a seek gets with every stream beyond two, as a fraction. */
  readonly seekGrowth: number;
}

/** Blocks of different files have different numbers. */
const BLOCKS_PER_FILE = 4194304;
/** Streams a disk serves without its seeks growing. */
const CALM = 2;

class BlockRead implements Job<BlockRead> {
  readonly number: number;
  next: BlockRead | null = null;
  work: Nanos = Number.NaN;
  due: Nanos = Number.NaN;
  askedAt: Nanos = Number.NaN;
  /** Those who wait for it, in order. */
  readonly waiting: Chunk[] = [];

  constructor(block: number) {
    this.number = block;
  }
}

export class FileServer implements JobSink<BlockRead> {
  readonly cache: PageCache;
  readonly disk: Fifo<BlockRead>;
  /** Chunks that were asked for, and those of them for which no read began. */
  asked = 0;
  hits = 0;
  /** Files being read now. */
  streams = 0;
  private readonly options: FileServerOptions;
  private readonly ready: JobSink<Chunk>;
  private readonly reading = new Map<number, BlockRead>();
  private readonly onRead: () => void;
  private readonly log: FlightLog | null;
  /** The block read last; before the first none, so that one needs a seek. */
  private lastBlock = -2;

  /**
   * @param ready gets each chunk once its bytes are in memory
   * @param watched gauge: reads the disk has before it; log: each read; onRead: told after each
   */
  constructor(
    sim: Simulator,
    options: FileServerOptions,
    ready: JobSink<Chunk>,
    watched: { readonly gauge: Gauge; readonly log: FlightLog | null; readonly onRead: () => void },
  ) {
    this.options = options;
    this.ready = ready;
    this.cache = new PageCache(options.memory, options.readAhead);
    this.onRead = watched.onRead;
    this.log = watched.log;
    this.disk = new Fifo<BlockRead>(sim, { gauge: watched.gauge });
    this.disk.next = this;
  }

  /** The page cache has read the first files before, as far as they fit. */
  preload(files: number, size: Bytes): void {
    const blocks = Math.ceil(size / this.options.readAhead);
    // Only the last ones would still be there.
    for (let each = Math.max(0, files * blocks - this.cache.room); each < files * blocks; each++) {
      this.cache.keep(Math.floor(each / blocks) * BLOCKS_PER_FILE + (each % blocks));
    }
    this.onRead();
  }

  /** Gets the bytes of a chunk. */
  fetch(chunk: Chunk): void {
    const { chunk: size, readAhead } = this.options;
    const block = chunk.download.file * BLOCKS_PER_FILE + Math.floor((chunk.index * size) / readAhead);
    this.asked++;
    const read = this.reading.get(block);
    if (read === undefined && !this.cache.use(block)) {
      this.begin(block, chunk);
      return;
    }
    this.hits++;
    if (read === undefined) this.ready.receive(chunk);
    else read.waiting.push(chunk);
  }

  /** The disk has read a block. */
  receive(read: BlockRead): void {
    this.reading.delete(read.number);
    if (this.log !== null) this.record(read, this.log);
    this.cache.keep(read.number);
    this.onRead();
    for (const chunk of read.waiting) this.ready.receive(chunk);
  }

  private record(read: BlockRead, log: FlightLog): void {
    const now = clock[0]!;
    const { index, download } = read.waiting[0]!;
    log.add(read.askedAt, now - read.work, now, index, download.number * 4);
  }

  private begin(block: number, chunk: Chunk): void {
    const { readAhead, diskRate, seek, seekGrowth } = this.options;
    const read = new BlockRead(block);
    const crowd = Math.max(0, this.streams - CALM);
    const way = block === this.lastBlock + 1 ? 0 : seek * (1 + seekGrowth * crowd);
    read.work = Math.round(way + (readAhead * 1e9) / diskRate);
    read.askedAt = clock[0]!;
    read.waiting.push(chunk);
    this.lastBlock = block;
    this.reading.set(block, read);
    this.disk.receive(read);
  }
}
