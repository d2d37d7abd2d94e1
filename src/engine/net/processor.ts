// The time a host takes for each packet, one packet at a time: in front of what happens next. With jitter every packet
// takes a little longer, at random, as the clock of a real host would have it.

import { arrivesAt, clock } from '../core/memory.ts';
import type { RandomStream } from '../core/random.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import { Timer } from '../core/timer.ts';
import type { Packet } from './packet.ts';
import type { PacketSink } from './sink.ts';

export interface ProcessingTime {
  readonly time: Nanos;
  /** Up to this part of it more, at random; 0: always the same. */
  readonly spread: number;
}

/** What the next packet takes, ns. */
export function drawn({ time, spread }: ProcessingTime, stream: RandomStream): Nanos {
  return spread === 0 ? time : Math.round(time * (1 + spread * stream.uniform()));
}

export class Processor implements PacketSink {
  next: PacketSink | null = null;
  /** Told when a packet is done and has been handed on. */
  onDoneListener: (() => void) | null = null;
  /** Packets here, the one being dealt with included. */
  length = 0;
  private head: Packet | null = null;
  private tail: Packet | null = null;
  private readonly timer: Timer;
  private readonly processing: ProcessingTime;
  private readonly stream: RandomStream;

  constructor(sim: Simulator, processing: ProcessingTime, stream: RandomStream) {
    this.timer = new Timer(sim, () => this.finish());
    this.processing = processing;
    this.stream = stream;
  }

  receive(packet: Packet): void {
    packet.next = null;
    if (this.length++ === 0) {
      this.head = packet;
      this.begin();
    } else this.tail!.next = packet;
    this.tail = packet;
  }

  private begin(): void {
    this.timer.start(drawn(this.processing, this.stream));
  }

  private finish(): void {
    const packet = this.head!;
    this.head = packet.next;
    this.length--;
    if (this.length > 0) this.begin();
    arrivesAt[packet.row] = clock[0]!;
    this.next!.receive(packet);
    if (this.onDoneListener !== null) this.onDoneListener();
  }
}
