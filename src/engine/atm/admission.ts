// Which cells the buffer takes (rules D1 to D7): the drop policy is asked at the first cell of a packet; a cell that finds
// the buffer full is lost, and then the policy's word says what becomes of the rest of its packet.

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
}

export interface AdmissionListener<State> {
  /** Refused whole, by a policy that has a threshold and may count cells by VC. */
  refused(state: State, buffer: OutputBuffer, by: Pick<DropPolicy, 'threshold' | 'countsVcs'>): void;
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
    if (!(isEnd ? state.offersEnd : state.offers)) return false;
    if (buffer.length >= buffer.capacity) {
      this.overflow(state);
      return false;
    }
    buffer.take(state.vc, 1);
    state.carried++;
    return true;
  }

  private judge(state: State): void {
    const { policy, buffer, listener } = this;
    const admitted = policy.admits(state.vc, buffer);
    state.carried = 0;
    state.offers = admitted;
    state.offersEnd = admitted;
    if (!admitted) listener.refused(state, buffer, policy);
  }

  private overflow(state: State): void {
    if (state.carried === state.seen) this.listener.cut(state, this.buffer);
    const { afterLoss } = this.policy;
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
