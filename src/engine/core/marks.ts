// Events worth explaining, each with the numbers that explain it and the mark that caused it. Never decimated.

import { Causes } from './causes.ts';
import { DetailRows, type PacketDetail } from './details.ts';
import type { RuleTrace } from './rule-trace.ts';
import type { Nanos } from './time.ts';

/** The kinds, and the names of the numbers each carries (house units). The only list of them: a record names them by its keys. */
export const MARKS = {
  /**
   * The queue was full (`early` is 0), or its discipline drops before it is (`EARLY`): by what it measured (RED: the average queue, in
   * packets), with what probability, and the how manieth packet it is since the last one.
   */
  drop: ['occupancy', 'limit', 'index', 'packet', 'early', 'measure', 'chance', 'count'],
  /** Random loss. */
  loss: ['probability', 'index', 'packet'],
  /** Dropped by hand. */
  kill: ['index', 'packet'],
  timeout: ['armedAt', 'rto', 'minimum', 'maximum', 'srtt', 'rttvar', 'backoff', 'k', 'outstanding', 'cwndBefore'],
  'fast-retransmit': ['duplicateAcks', 'flightSize', 'cwndBefore', 'ssthresh', 'cwnd'],
  /** A segment is sent again (cause: the timeout or the fast retransmit). */
  retransmission: [],
  /** A segment came again that its receiver already had (cause: the retransmission); `sentAt`: when the copy that was not needed was sent. */
  spurious: ['sentAt'],
  /** A frame is dropped after too many collisions in a row. */
  'given-up': ['attempts', 'packet'],
  /** A switch refuses a packet whole, at its first cell. */
  refuse: ['occupancy', 'threshold', 'limit', 'cells', 'ofVc', 'busyVcs', 'packet'],
  /** The first cell of a packet is lost in a switch: what still comes of it is dead freight. */
  cut: ['occupancy', 'limit', 'cell', 'cells', 'packet'],
  /** A packet came whole, but behind the rest of one whose end cell was lost. */
  glue: ['cells', 'packet'],
  /** The watched user asks for a page. */
  request: [],
  /** The watched user's page is complete (cause: the request). */
  page: ['startedAt', 'packets', 'retransmissions', 'timeouts'],
  /** A person changed a parameter: `index` is its place in the changes of the run. */
  change: ['index'],
  /**
   * A connection is bound to a server: it, the least loaded other one, whom a scheduler with other rules would have taken
   * (-1: nobody), and what the rule looked at. Counts are those before the connection itself is counted.
   */
  pick: [
    'server',
    'active',
    'inactive',
    'weight',
    'rival',
    'rivalActive',
    'rivalInactive',
    'rivalWeight',
    'otherwise',
    'reading',
  ],
  /** The scheduler chose no server. */
  refused: ['servers', 'quiesced', 'full', 'reading', 'otherwise'],
  /** A file is with its client (cause: the pick). */
  download: ['server', 'turnAround', 'size'],
  /** Who is responsible for a document changes (web-cluster/dispatcher.ts): flow is the node picked, segment the document. */
  dispatch: [
    'reason',
    'askedBy',
    'load',
    'least',
    'leastLoad',
    'before',
    'after',
    'responsible',
    'responsibleLoad',
    'queue',
  ],
  /**
   * A reply came at least twice as late as any before it (cluster): flow is the node that served it. Of the time since it
   * was asked for, how long it waited for the dispatcher and behind how many; `hit`: it came from memory; `relayed`: how long the end
   * of its reply was at a front end that relays.
   */
  'long-wait': ['askedAt', 'waited', 'ahead', 'entry', 'isLocal', 'hit', 'load', 'size', 'relayed'],
  /** A node of a cluster fails (cause: the change), working on so many requests and responsible for so many documents. */
  'node-down': ['load', 'documents'],
  /** It is back. */
  'node-up': [],
  /** A request that was at a node that failed, or came to it (cause: the failure), and since when its user had waited. */
  'request-lost': ['askedAt'],
  /**
   * The load begins to change by itself, or has (scenarios/kit/surge-record.ts): what is counted, before and after; until when, -1
   * if there is no end to say; the share of all requests that a crowd makes for one document, which is the segment.
   */
  load: ['phase', 'counts', 'before', 'after', 'until', 'crowd'],
  /** A rule that somebody wrote gave what cannot be used (flow: whose it is); for the how manieth time, and which of RULE_KINDS. */
  unusable: ['gave', 'used', 'times', 'kind'],
  /**
   * A hole that SACK shows is sent again (cause: the fast retransmit): what was believed to be in the network and the window
   * it had to fit into, what was SACKed and in how many ranges; in the sender's unit.
   */
  'hole-sent': ['pipe', 'cwnd', 'sacked', 'ranges'],
  /** A router marks a packet instead of dropping it early (CE, RFC 3168); the numbers are those of a drop. */
  ce: ['occupancy', 'limit', 'index', 'packet', 'early', 'measure', 'chance', 'count'],
  /**
   * An ACK with ECE cuts the window (cause: the mark). Its segment is the one that was marked. Of DCTCP also the fraction that is
   * estimated to be marked, now and before, and the one measured last; 0 of others.
   */
  echo: ['flightSize', 'cwndBefore', 'ssthresh', 'cwnd', 'alpha', 'alphaBefore', 'share'],
  /** A segment with CWR tells the receiver so (cause: the cut). */
  cwr: [],
  /**
   * A segment that RACK takes for lost is sent again (cause: the fast retransmit or the timeout): when it was sent last, when it was taken
   * for lost, and the round trip and the reordering window that had passed then.
   */
  'rack-lost': ['sentAt', 'lostAt', 'rackRtt', 'reoWnd'],
  /** A tail loss probe sends the last segment again (cause: its loss): when its timer was set and for how long, what that came from, and what was outstanding. */
  probe: ['armedAt', 'pto', 'srtt', 'ackDelay', 'outstanding'],
  /** One that is new data; the same numbers. */
  'probe-new': ['armedAt', 'pto', 'srtt', 'ackDelay', 'outstanding'],
  /** The ACKs tell that a probe has repaired the only loss, and the window is cut (cause: the probe). */
  'probe-repair': ['flightSize', 'cwndBefore', 'ssthresh', 'cwnd'],
  /**
   * F-RTO finds that a timeout was spurious (cause: it): what is out now, what the ACK covers, the initial window, cwnd before and after; what
   * was out and ssthresh at the timeout, and ssthresh now. `echoed` is 1 if an ACK with ECE keeps the window small.
   */
  'spurious-timeout': [
    'flightSize',
    'acked',
    'initialWindow',
    'cwndBefore',
    'cwnd',
    'flightBefore',
    'ssthreshBefore',
    'ssthresh',
    'echoed',
  ],
  /** F-RTO goes on as after any timeout (cause: it): which of STANDS_BECAUSE, and cwnd. */
  'timeout-stands': ['reason', 'cwnd'],
  /** A switch cuts off the payload of a packet at its first cell, and so many header cells go on. */
  trim: ['occupancy', 'threshold', 'limit', 'cells', 'kept', 'packet'],
  /** A segment whose header came without its payload is sent again (cause: what cut it off): what was out, cwnd before and after, ssthresh. */
  'trim-sent': ['flightSize', 'cwndBefore', 'ssthresh', 'cwnd'],
} as const;

/**
 * The first ACK is a duplicate, covers all that was out, or not all that was sent again; there is nothing new to send; the second is a
 * duplicate, or tells of what was sent after the timeout.
 */
export const STANDS_BECAUSE = { duplicate: 0, all: 1, part: 2, 'no-data': 3, later: 4, beyond: 5 } as const;
export type StandsBecause = keyof typeof STANDS_BECAUSE;

export type MarkKind = keyof typeof MARKS;
/** Of segments that are sent for another reason than that there is room, a timeout or three duplicate ACKs. */
export type RetransmissionKind = 'hole-sent' | 'rack-lost' | 'probe' | 'probe-new' | 'trim-sent';
export const MARK_KINDS = Object.keys(MARKS) as readonly MarkKind[];

/** Which discipline drops before the queue is full: the number `early` of a drop; 0: none. */
export const EARLY = { none: 0, red: 1, codel: 2, pie: 3, rule: 4, threshold: 5 } as const;

/** Numbers per mark in `rows`: kind, time, link, flow, segment, cause, then up to ten of its own. */
export const MARK_STRIDE = 16;

/** Where in a row they begin. */
const OWN_NUMBERS = 6;

const NO_NUMBERS: readonly number[] = [];
/** Of a drop by a full queue. */
const NOT_EARLY: readonly number[] = [0, 0, 0, 0];

interface LostPacket extends Partial<PacketDetail> {
  readonly flow: number;
  readonly segment: number;
  readonly kind: number;
}

export class MarkLog {
  /** Rows since the runner last emptied them; `first` is the id of the first of them. */
  rows = new Float64Array(MARK_STRIDE * 64);
  count = 0;
  first = 0;
  /** Of those that tell of a lost ACK with SACK blocks, by id. */
  readonly details = new DetailRows();
  /** Of all that tell of a lost packet. */
  keepsDetails = false;
  /** What a rule is asked goes there, where somebody wants to know; set before the network is built. */
  ruleTrace: RuleTrace | null = null;
  private readonly recording: boolean;
  readonly causes = new Causes();
  private lastChange: readonly [Nanos, number] = [Number.NaN, -1];

  constructor(recording: boolean) {
    this.recording = recording;
  }

  /** Returns the id of the mark, for its consequences to name; -1 when marks are not kept. */
  add(
    kind: MarkKind,
    at: Nanos,
    link: number,
    flow: number,
    segment: number,
    cause: number,
    numbers: readonly number[],
  ): number {
    if (!this.recording) return -1;
    const place = this.count * MARK_STRIDE;
    if (place === this.rows.length) {
      const longer = new Float64Array(2 * place);
      longer.set(this.rows);
      this.rows = longer;
    }
    // Number by number: V8 takes long to compile what makes arrays for it.
    const { rows } = this;
    rows[place] = MARK_KINDS.indexOf(kind);
    rows[place + 1] = at;
    rows[place + 2] = link;
    rows[place + 3] = flow;
    rows[place + 4] = segment;
    rows[place + 5] = cause;
    this.write(numbers, place + OWN_NUMBERS);
    const id = this.first + this.count++;
    if (kind === 'change') this.lastChange = [at, id];
    return id;
  }

  /**
   * A packet that is lost, remembered so that the timeout it leads to can name it. `packet.kind` 1 is an ACK; `cause` is the
   * id of an earlier loss that made this one, if there is one; `early` the last four numbers of a drop by a queue that is not full.
   * Returns the id of the mark.
   */
  addLoss(
    kind: 'drop' | 'loss' | 'kill' | 'given-up' | 'refuse' | 'trim' | 'cut' | 'glue',
    at: Nanos,
    link: number,
    packet: LostPacket,
    numbers: readonly number[],
    cause = -1,
    early: readonly number[] = NOT_EARLY,
  ): number {
    const id = this.add(kind, at, link, packet.flow, packet.segment, cause, numbers);
    if (id < 0) return id;
    this.addFate(numbers.length, packet.kind, kind === 'drop' ? early : NO_NUMBERS);
    if (packet.kind !== 1) this.causes.lose(packet.flow, packet.segment, at, id);
    this.keepDetail(id, packet);
    return id;
  }

  /** A packet is marked; numbers as of a drop. */
  addMarked(at: Nanos, link: number, packet: LostPacket, numbers: readonly number[], early: readonly number[]): void {
    const { flow, segment } = packet;
    const id = this.add('ce', at, link, flow, segment, -1, numbers);
    if (id < 0) return;
    this.addFate(numbers.length, packet.kind, early);
    this.causes.mark(flow, { at, segment, id });
  }

  /** A segment is sent again, because of the timeout or fast retransmit with the id `cause`. Returns the id of the mark. */
  addRetransmission(
    now: Nanos,
    flow: number,
    segment: number,
    cause: number,
    why?: { readonly kind: RetransmissionKind; readonly numbers: readonly number[] },
  ): number {
    const id = this.add(why?.kind ?? 'retransmission', now, -1, flow, segment, cause, why?.numbers ?? NO_NUMBERS);
    if (id >= 0) this.causes.sendAgain(flow, segment, now, id);
    return id;
  }

  /** A segment that its receiver already has came again. What came again because of something else is not told. */
  addSpurious(now: Nanos, flow: number, segment: number): void {
    const [sentAt, cause] = this.causes.sentAgain(flow, segment) ?? [now, -1];
    if (cause >= 0) this.add('spurious', now, -1, flow, segment, cause, [sentAt]);
  }

  /** The change a person made at this moment; -1 if there was none. */
  changeAt(now: Nanos): number {
    const [at, id] = this.lastChange;
    return at === now ? id : -1;
  }

  /** The runner has taken the rows. */
  emptied(): void {
    this.first += this.count;
    this.count = 0;
    this.details.emptied();
  }

  /** To the mark added last, behind so many numbers: what kind of packet it was, and what a discipline decided by. */
  private addFate(behind: number, packetKind: number, early: readonly number[]): void {
    const place = (this.count - 1) * MARK_STRIDE + OWN_NUMBERS + behind;
    this.rows[place] = packetKind;
    this.write(early, place + 1);
  }

  private write(numbers: readonly number[], place: number): void {
    const { rows } = this;
    for (let index = 0; index < numbers.length; index++) rows[place + index] = numbers[index]!;
  }

  private keepDetail(of: number, { seq, length, stampedAt = Number.NaN, blocks }: LostPacket): void {
    if (seq === undefined || length === undefined || blocks === undefined) return;
    if (this.keepsDetails || blocks.length > 0) this.details.add(of, { seq, length, stampedAt, blocks });
  }
}
