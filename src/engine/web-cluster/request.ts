// A request for a document on its way through a cluster. Each user has one of his own, used again and again: a user never
// waits for two at once. What it says of the way it went is overwritten by the next.

import type { Nanos } from '../core/time.ts';
import type { Job } from '../queueing/job.ts';

/** Where a request is, or which work it waits for. */
export const THINKING = 0;
export const TO_ENTRY = 1;
export const ACCEPTING = 2;
export const ASKING = 3;
export const HANDING_OFF = 4;
export const TO_TARGET = 5;
export const SERVING = 6;
export const READING = 7;
export const COPYING = 8;
export const SENDING = 9;
export const AT_CLIENT = 10;
export const TO_USER = 11;
/** Of a chunk of a reply that goes back through a single front end: on its way there, at its processor. */
export const TO_FRONT = 12;
export const RELAYING = 13;

export class WebRequest implements Job<WebRequest> {
  /** Of the user, from 0. */
  readonly number: number;
  next: WebRequest | null = null;
  work: Nanos = Number.NaN;
  due: Nanos = Number.NaN;
  /** How many were asked for before it in the run, whoever asked. */
  nth = 0;
  /** When the user asked. */
  askedAt: Nanos = Number.NaN;
  /** When it came to the station whose flight is recorded. */
  cameAt: Nanos = Number.NaN;
  stage = THINKING;
  /** In order of popularity, from 0. */
  document = 0;
  /** The node it reached, and the node that serves it; from 0, -1: none yet. */
  entry = -1;
  target = -1;
  /** Bytes of the document not sent yet, and of the chunk under way. */
  bytesLeft = 0;
  chunk = 0;
  /** What the dispatcher thought, for the record (see dispatcher.ts). */
  choice = 0;
  /** How many were before it at the dispatcher, and how long it was there; 0 if nobody asked. */
  ahead = 0;
  waited: Nanos = 0;
  /** When the port of its node took each chunk but the last, and when that had left it: start, end, start, end. */
  readonly chunks: number[] = [];
  isLocal = false;
  isHit = false;
  /** Of a chunk on its way through a front end: the machine it is for. */
  client = 0;
  /** And its stage when it has left it. */
  after = THINKING;
  /** Of the end of a reply: how long it was at a front end that relays; 0 if it did not come there. */
  relayed: Nanos = 0;

  constructor(number: number) {
    this.number = number;
  }
}
