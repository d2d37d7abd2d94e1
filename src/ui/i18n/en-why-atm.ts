// The sentences about packets that did not come through an ATM switch, in English. `ko-why-atm.ts` has the same shape or does
// not compile. Times and counts arrive already written; `before` and `after` are cells, the one that was lost not among them.

const Segment = (n: number): string => `Segment ${n}`;

export const inSwitch = {
  refused: (n: number) => `${Segment(n)} is refused`,
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
