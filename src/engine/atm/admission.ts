// Which cells the buffer takes (rules D1 to D7): the drop policy is asked at the first cell of a packet; a cell that finds
// the buffer full is lost, and then the policy's word says what becomes of the rest of its packet. A policy that trims lets the
// header of a packet go on where its payload may not; headers and end cells then have a part of the buffer for themselves.

import type { OutputBuffer } from './output-buffer.ts';
import type { DropPolicy } from './policies/policy.ts';

/** What is remembered of the packet a VC is in the middle of. */
export interface PacketState {
  readonly vc: number;
  /** All its cells, and those that came before the one at hand. */
  readonly cells: number;
  readonly seen: number;
  /** Cells the buffer took. */
  carried: number;
  /** Are its cells, and is its last cell, offered to the buffer? */
  offers: boolean;
  offersEnd: boolean;
  /** Cells that hold the header of a packet in this run. */
  readonly keeps: number;
  /** Header cells still to come of a packet whose payload is not taken. */
  header: number;
  /** Its payload was cut off, and its header goes on, with an end mark behind it. */
  isTrimmed: boolean;
}

export interface AdmissionListener<State> {
  /** Refused whole, by a policy that has a threshold and may count cells by VC. */
  refused(state: State, buffer: OutputBuffer, by: Pick<DropPolicy, 'threshold' | 'countsVcs'>): void;
  /** Its payload is cut off, at its first cell, and its header is let in. */
  trimmed(state: State, buffer: OutputBuffer, by: Pick<DropPolicy, 'threshold'>): void;
  /** Lost its first cell. */
  cut(state: State, buffer: OutputBuffer): void;
}

/** Decides cell by cell. */
export interface Admission<State> {
  readonly buffer: OutputBuffer;
  /** Returns whether the cell was taken; its state is renewed with the first cell of a packet. */
  offer(state: State, isFirst: boolean, isEnd: boolean): boolean;
}

export class CellAdmission<State extends PacketState> implements Admission<State> {
  readonly buffer: OutputBuffer;
  /** May be replaced while the run goes on; what it refused or gave up before stays refused. */
  policy: DropPolicy;
  private readonly listener: AdmissionListener<State>;

  constructor(policy: DropPolicy, buffer: OutputBuffer, listener: AdmissionListener<State>) {
    this.policy = policy;
    this.buffer = buffer;
    this.listener = listener;
  }

  offer(state: State, isFirst: boolean, isEnd: boolean): boolean {
    const { buffer } = this;
    if (isFirst) this.judge(state);
    if (state.header > 0) return this.offerHeader(state);
    if (!(isEnd ? state.offersEnd : state.offers)) return false;
    // What is kept for headers and ends is there for those of packets that were let in, too.
    const isKept = isEnd || state.seen < state.keeps;
    if (buffer.length >= (isKept ? buffer.capacity : buffer.forPayload)) {
      this.overflow(state, isEnd);
      return false;
    }
    this.take(state);
    return true;
  }

  private take(state: State): void {
    this.buffer.take(state.vc, 1);
    state.carried++;
  }

  private judge(state: State): void {
    const { policy, buffer, listener } = this;
    const admitted = policy.admits(state.vc, buffer);
    state.carried = 0;
    state.header = 0;
    state.isTrimmed = false;
    if (policy.trims === true && !(admitted && buffer.length < buffer.forPayload)) {
      this.trim(state);
      return;
    }
    state.offers = admitted;
    state.offersEnd = admitted;
    if (!admitted) listener.refused(state, buffer, policy);
  }

  /** The payload may not come in. A packet that is all header passes whole. */
  private trim(state: State): void {
    const { policy, buffer, listener } = this;
    const { forPayload, capacity, length } = buffer;
    state.offers = false;
    state.offersEnd = false;
    if (length >= capacity) {
      listener.refused(state, buffer, { threshold: capacity, countsVcs: false });
      return;
    }
    state.header = Math.min(state.keeps, state.cells);
    if (state.header === state.cells) return;
    state.isTrimmed = true;
    listener.trimmed(state, buffer, { threshold: Math.min(policy.threshold, forPayload) });
  }

  /** Also from the part that is kept for headers. One that loses a cell tells nobody anything. */
  private offerHeader(state: State): boolean {
    const { buffer } = this;
    if (buffer.length < buffer.capacity) {
      state.header--;
      this.take(state);
      return true;
    }
    state.header = 0;
    state.isTrimmed = false;
    this.listener.cut(state, buffer);
    return false;
  }

  private overflow(state: State, isEnd: boolean): void {
    if (state.carried === state.seen) this.listener.cut(state, this.buffer);
    const { afterLoss, trims } = this.policy;
    state.isTrimmed = trims === true && !isEnd && state.carried >= state.keeps;
    if (afterLoss === 'offer') return;
    state.offers = false;
    state.offersEnd = afterLoss === 'drop-but-end';
  }
}

/** Without ATM: a packet waits until it is here whole, then takes a place for each of its pieces, or is refused. */
export class PacketAdmission<State extends PacketState> implements Admission<State> {
  readonly buffer: OutputBuffer;
  private readonly listener: AdmissionListener<State>;

  constructor(buffer: OutputBuffer, listener: AdmissionListener<State>) {
    this.buffer = buffer;
    this.listener = listener;
  }

  offer(state: State, isFirst: boolean, isEnd: boolean): boolean {
    const { buffer } = this;
    if (isFirst) {
      state.carried = 0;
      state.offers = false;
      state.offersEnd = true;
    }
    if (!isEnd) return false;
    if (buffer.length + state.cells > buffer.capacity) {
      this.listener.refused(state, buffer, { threshold: buffer.capacity - state.cells + 1, countsVcs: false });
      return false;
    }
    buffer.take(state.vc, state.cells);
    state.carried = state.cells;
    return true;
  }
}
