// The contract of a drop policy. It is asked once per packet, at its first cell; what becomes of a packet that loses a cell
// later is a word. So tail drop, PPD and EPD differ in two lines, and a cell costs no call.

/** The buffer as a policy sees it, just before the first cell of a packet is taken or refused. */
export interface BufferView {
  /** Cells there, and how many fit. */
  readonly length: number;
  readonly capacity: number;
  /** Cells of one VC, and how many VCs have a cell there: counted only for a policy that `countsVcs`. */
  of(vc: number): number;
  readonly busyVcs: number;
  /** The slot it is asked in, and how many have passed since the last cell left; 0 while it holds one. */
  readonly now: number;
  readonly idleSlots: number;
}

/**
 * The rest of a packet after its first lost cell: offered like any other, dropped except for the end cell (which is still
 * offered, so that the receiver sees where the next packet begins), or dropped whole.
 */
export type AfterLoss = 'offer' | 'drop-but-end' | 'drop';

/** Moved by a slider; read at each first cell. */
export interface Threshold {
  /** Cells. */
  value: number;
}

export interface DropPolicy {
  /** May a packet of this VC come in? A packet that may not is dropped whole, end cell included. */
  admits(vc: number, buffer: BufferView): boolean;
  readonly afterLoss: AfterLoss;
  readonly countsVcs: boolean;
  /** Do the header cells of a packet go on although it may not come in, or loses a cell later? Left out: no. */
  readonly trims?: boolean;
  /** What `admits` compared with, in cells, for the mark of a refusal; Infinity if it refuses nothing. */
  readonly threshold: number;
}
