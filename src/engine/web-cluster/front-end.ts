// A single front end: one machine that accepts every request, decides on it and passes it on to a node (Pai et al. 1998). Relaying,
// it also carries every reply back: its processor copies each chunk and its port sends it. Handing the connection off, it never sees the
// reply. Its processor is the dispatcher's station, in whose queue requests and chunks wait alike. Left out: the client's ACKs, which
// a front end that has handed off still forwards, and the limit on connections in the cluster.

import { clock } from '../core/memory.ts';
import type { Simulator } from '../core/simulator.ts';
import { Fifo } from '../queueing/fifo.ts';
import type { JobSink } from '../queueing/job.ts';
import { RELAYING, TO_FRONT, type WebRequest } from './request.ts';

export interface FrontEndOptions {
  /** Do replies come back through it? Else they go straight to the client. */
  readonly relays: boolean;
  /** Processor time for each byte of a reply it relays, ns. */
  readonly perByte: number;
  /** What its port sends, bytes per second; requests to the nodes are not counted. */
  readonly port: number;
}

export class FrontEnd {
  readonly relays: boolean;
  readonly port: Fifo<WebRequest>;
  private readonly options: FrontEndOptions;
  private readonly processor: JobSink<WebRequest>;

  /** @param leave takes a chunk that is on its way to its client */
  constructor(
    sim: Simulator,
    options: FrontEndOptions,
    processor: JobSink<WebRequest>,
    leave: (chunk: WebRequest) => void,
  ) {
    this.relays = options.relays;
    this.options = options;
    this.processor = processor;
    this.port = new Fifo<WebRequest>(sim);
    this.port.next = {
      receive: (chunk) => {
        chunk.stage = chunk.after;
        chunk.relayed = clock[0]! - chunk.cameAt;
        leave(chunk);
      },
    };
  }

  /** A chunk on its way here keeps in mind what becomes of it behind. @param client the machine it is for */
  labelled(chunk: WebRequest, client: number): WebRequest {
    chunk.client = client;
    chunk.after = chunk.stage;
    return chunk;
  }

  /** A chunk of a reply has come, or its processor or its port is done with one. */
  receive(chunk: WebRequest): void {
    const { perByte, port } = this.options;
    if (chunk.stage === TO_FRONT) {
      chunk.stage = RELAYING;
      chunk.cameAt = clock[0]!;
      chunk.work = Math.round(chunk.chunk * perByte);
      this.processor.receive(chunk);
    } else {
      chunk.work = Math.round((chunk.chunk * 1e9) / port);
      this.port.receive(chunk);
    }
  }
}
