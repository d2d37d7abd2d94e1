// The sentences about packets that did not come through an ATM switch, in English. `ko-switch.ts` has the same shape or does
// not compile. Times and counts arrive already written; `before` and `after` are cells, the one that was lost not among them.

const Segment = (n: number): string => `Segment ${n}`;
/** The last clause, so that two sentences are enough. */
const UNKNOWN = 'the sender does not know this yet';

export const inSwitch = {
  refused: (n: number) => `${Segment(n)} is refused`,
  epd: (at: string, held: string, threshold: string, cells: string) =>
    `At ${at} its first cell found ${held} cells in the buffer, and at ${threshold} or more EPD refuses whole packets. None of its ${cells} cells is carried in vain, and ${UNKNOWN}.`,
  /** Policies that look at who holds how much. */
  share: (at: string, held: string, threshold: string, own: string, senders: string) =>
    `At ${at} its first cell found ${held} cells in the buffer, more than the threshold of ${threshold}, ${own} of them of this sender, and cells of ${senders} ${senders === '1' ? 'sender' : 'senders'} in all. That is more than its share, so the packet is refused whole.`,
  red: (at: string, held: string, threshold: string) =>
    `At ${at} its first cell found ${held} cells in the buffer. While the average is above the threshold of ${threshold}, RED refuses whole packets at random, more of them the longer it is.`,
  /** A policy without words of its own. */
  whole: (at: string, held: string, cells: string) =>
    `At ${at} its first cell found ${held} cells in the buffer, and the switch refused the whole packet. None of its ${cells} cells is carried in vain, and ${UNKNOWN}.`,
  packets: (at: string, cells: string, held: string, limit: string) =>
    `At ${at} it had arrived whole and needed ${cells} slots, but ${held} of ${limit} were taken. Without cells a packet has room as a whole or is refused as a whole, and ${UNKNOWN}.`,
  threshold: 'threshold',
  cut: (n: number) => `${Segment(n)} loses a cell`,
  lostCell: (at: string, first: string, cells: string, held: string, limit: string) =>
    `At ${at} cell ${first} of its ${cells} found ${held} cells in a buffer for ${limit}, so it is lost, and AAL5 can use none of the others.`,
  /** What becomes of the rest, by policy. */
  offered: (before: string, after: string) =>
    `The ${before} before it are carried in vain, and so is each of the ${after} after it that finds room.`,
  offeredAll: (after: string) => `Each of the ${after} after it that finds room is carried in vain.`,
  dropped: (before: string, after: string) =>
    `The ${before} before it are carried in vain, the ${after} after it are dropped here.`,
  droppedAll: (after: string) => `The ${after} after it are dropped here, so nothing is carried in vain.`,
  droppedButEnd: (before: string, after: string) =>
    `The ${before} before it are carried in vain, and of the ${after} after it only the end cell is still offered.`,
  droppedAllButEnd: (after: string) => `Of the ${after} after it only the end cell is still offered.`,
  last: (before: string) => `It was the end cell, so the ${before} before it are carried in vain.`,
  only: 'It was its only cell.',
  dead: (before: string) => `${before} dead`,
  lost: '1 lost',
  rest: (after: string) => `${after} after it`,
  cells: (cells: string) => `${cells} ${cells === '1' ? 'cell' : 'cells'}`,
  glued: (n: number) => `${Segment(n)} is glued to another`,
  afterEnd: (at: string, cells: string, other: number, lostAt: string) =>
    `By ${at} all its ${cells} ${cells === '1' ? 'cell' : 'cells'} had come through, but segment ${other}, cut at ${lostAt}, had lost its end cell. AAL5 took both for one packet and threw both away.`,
};

export type SwitchWords = typeof inSwitch;
