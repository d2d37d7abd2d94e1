// The way of a chunk: hops, each a station and what a packet costs there. A trip hands its chunk from one to the next; every
// hop to another queue is an event (booking a later station ahead of time would serve jobs in the wrong order).

import type { FlightLog } from '../core/flights.ts';
import { clock } from '../core/memory.ts';
import type { Nanos } from '../core/time.ts';
import type { JobSink } from '../queueing/job.ts';
import { Chunk } from './chunk.ts';

export interface Hop {
  /** Hands the chunk back to the walker when it is done. */
  readonly station: JobSink<Chunk>;
  /** Are these the ACKs for the chunk, or packets of a handshake, rather than its data? */
  readonly isAck: boolean;
  /** ns for each packet, or for each ACK */
  readonly perPacket: number;
  /** ns for each byte of payload */
  readonly perByte: number;
  /** Where its visits are recorded. */
  readonly log: FlightLog | null;
}

export interface Trip {
  readonly hops: readonly Hop[];
  readonly end: JobSink<Chunk>;
}

/** One ACK for every two segments. */
const acksFor = (packets: number): number => Math.ceil(packets / 2);

/** What every station hands its chunks to. */
export class Walker implements JobSink<Chunk> {
  /** Sends a chunk on its way. */
  begin(chunk: Chunk, trip: Trip): void {
    chunk.trip = trip;
    chunk.step = 0;
    this.enter(chunk, trip);
  }

  /** A station has done with it. */
  receive(chunk: Chunk): void {
    const { trip } = chunk;
    if (trip === null) return;
    const { log, isAck } = trip.hops[chunk.step]!;
    if (log !== null) this.record(chunk, log, isAck);
    chunk.step++;
    this.enter(chunk, trip);
  }

  private enter(chunk: Chunk, trip: Trip): void {
    if (chunk.step === trip.hops.length) {
      trip.end.receive(chunk);
      return;
    }
    const hop = trip.hops[chunk.step]!;
    chunk.offeredAt = clock[0]!;
    chunk.work = workOf(hop, chunk);
    hop.station.receive(chunk);
  }

  private record(chunk: Chunk, log: FlightLog, isAck: boolean): void {
    const now = clock[0]!;
    log.add(chunk.offeredAt, now - chunk.work, now, chunk.index, chunk.download.number * 4 + (isAck ? 1 : 0));
  }
}

/** A visit in passing: the station is busy for as long, but its queue is not waited in. */
export class Aside implements JobSink<Chunk> {
  private readonly station: JobSink<Chunk>;
  private readonly delay: JobSink<Chunk>;

  /** @param delay keeps the chunk meanwhile */
  constructor(station: JobSink<Chunk>, delay: JobSink<Chunk>) {
    this.station = station;
    this.delay = delay;
  }

  receive(chunk: Chunk): void {
    const share = new Chunk(chunk.download, 0);
    share.work = chunk.work;
    this.station.receive(share);
    this.delay.receive(chunk);
  }
}

/** The same time for everything that passes: all ACKs of a chunk are on their way together. */
export class Latency implements JobSink<Chunk> {
  private readonly delay: JobSink<Chunk>;
  private readonly time: Nanos;

  constructor(delay: JobSink<Chunk>, time: Nanos) {
    this.delay = delay;
    this.time = time;
  }

  receive(chunk: Chunk): void {
    chunk.work = this.time;
    this.delay.receive(chunk);
  }
}

const workOf = ({ isAck, perPacket, perByte }: Hop, { packets, payload }: Chunk): Nanos =>
  Math.round(isAck ? acksFor(packets) * perPacket : packets * perPacket + payload * perByte);
