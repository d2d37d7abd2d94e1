// The words on the stage with an ATM switch. Numbers arrive already written. What each part does: stages/atm/part-rules.ts.

import { counted, forms } from '../../explain/words/forms.en.ts';

export const atm = {
  sender: (name: string) => `sender ${name}`,
  receiver: (name: string) => `receiver of ${name}`,
  /** What stands on the boxes. */
  parts: {
    source: 'source',
    sender: 'TCP',
    cutter: 'AAL5',
    switch: 'Switch buffer',
    demux: 'Demux',
    joiner: 'AAL5',
    receiver: 'TCP',
    sink: 'sink',
  },
  /** Instead of AAL5 where there are no cells. */
  noCells: 'NIC',
  /** The name of a button that begins with what stands on it. */
  ruleOf: (part: string, node: string, host: string) => `${part}: what ${node} does${host ? `, ${host}` : ''}`,
  allRules: 'What each part does',
  cells: (limit: string) => `of ${counted(limit, 'cell')}`,
  cellsShort: (limit: string) => `/ ${counted(limit, 'cell')}`,
  /** Where there are no cells. */
  places: (limit: string) => `of ${limit} × 53 bytes`,
  oneBlockOfPlaces: (count: number) => `one block = ${count} × 53 bytes`,
  perPlace: (slot: string) => `${slot} per 53 bytes`,
  oneBlock: (count: number) => `one block = ${counted(count, 'cell')}`,
  perCell: (slot: string) => `${slot} per cell`,
  oneSlotBlock: (count: string) => `1 block = ${count} slots`,
  refused: (segment: string) => `${segment} refused`,
  trimmed: (segment: string) => `${segment} trimmed`,
  cut: (segment: string) => `${segment} lost a cell`,
  glued: (segment: string) => `${segment} glued`,
  killed: (segment: string) => `${segment} dropped`,
  assembling: (segment: string, arrived: number, cells: number) => `${segment}: ${arrived} of ${cells}`,
  whole: (segment: string) => `${segment} is whole`,
  broken: (segment: string) => `${segment} is broken`,
  timer: (name: string) => `timer of ${name}`,
  nextTimer: 'timer',
  silent: 'the link is silent',
  waiting: (name: string, span: string) => `the timer of ${name} fires in ${span}`,
  linkTime: {
    title: 'Link time',
    dead: (share: string) => `dead ${share}`,
    idle: (share: string) => `idle ${share}`,
    /** Of the useful part, who had how much of it. */
    first: (name: string, share: string) => `${name} ${share}`,
    others: (names: string, share: string) => `${names} ${share}`,
    rest: 'others',
    sentence: (useful: string, dead: string, idle: string) =>
      `The link spent ${useful} of its time on useful cells and ${dead} on dead cells, and was idle for ${idle}.`,
    shares: (name: string, share: string, rest: string) =>
      `Of what was delivered, ${name} sent ${share} and the other senders ${rest}.`,
  },
  summary: {
    buffer: (now: string, limit: string) => `The switch holds ${now} of ${counted(limit, 'cell')}.`,
    sends: (name: string, segment: string, left: number, cells: number) =>
      `${name} sends segment ${segment}: ${left} of its ${counted(cells, 'cell')} ${forms(left, 'is', 'are')} still to come.`,
    dead: (name: string, segment: string) =>
      `The remaining cells of segment ${segment} of ${name} are useless: one of its cells is already lost.`,
    refused: (name: string, segment: string) => `Segment ${segment} of ${name} has been refused.`,
    queued: (name: string, packets: number) =>
      `${counted(packets, 'more packet waits', 'more packets wait')} at ${name}.`,
    assembling: (name: string, segment: string, arrived: number, cells: number) =>
      `The receiver of ${name} has ${arrived} of ${counted(cells, 'cell')} of segment ${segment}.`,
    silent: 'Nothing is being sent; the link is silent.',
    timer: (name: string, span: string) => `The retransmission timer of ${name} fires in ${span}.`,
    noTimer: (name: string) => `The retransmission timer of ${name} is stopped.`,
  },
};

export type AtmWords = typeof atm;
