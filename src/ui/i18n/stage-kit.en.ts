// The words that several stages share, and those of the menu at a packet. Numbers arrive already written.

import { counted } from '../../explain/words/forms.en.ts';

export const stageKit = {
  host: (name: string) => `host ${name}`,
  router: (name: string) => `router ${name}`,
  server: (name: string) => `server ${name}`,
  queue: (router: string) => `Queue at ${router}`,
  /** The number is set in another colour than the rest. */
  filled: (now: string, limit: string): readonly [string, string] => [now, `of ${limit}`],
  filledShort: (now: string, limit: string): readonly [string, string] => [now, `/ ${limit}`],
  oneBlock: (count: number) => `one block = ${count} packets`,
  oneBlockBytes: (size: string) => `one block = ${size}`,
  timer: 'Retransmission timer',
  /** Beside the bar on a phone, where about 90 px are left. */
  shortTimer: (span: string) => `timer ${span}`,
  timerOf: (name: string) => `Retransmission timer, ${name}`,
  fires: (span: string) => `fires in ${span}`,
  stopped: 'stopped',
  lost: (segment: string, kind: 'drop' | 'loss' | 'kill') =>
    kind === 'drop' ? `${segment} dropped` : kind === 'loss' ? `${segment} lost` : `${segment} dropped by hand`,
  nothing: 'nothing on the wire',
  link: (rate: string, delay: string) => `${rate}, ${delay}`,
  syn: 'SYN',
  segment: (number: number) => (number === 0 ? 'SYN' : `segment ${number}`),
  dropOne: 'Drop a packet',
  notKept: 'The packets at this moment are being recomputed.',
  elsewhere: 'Of a run this long only the packets shown below are kept.',
  summary: {
    time: (time: string) => `At ${time}.`,
    queue: (now: string, limit: string) => `Queue ${now} of ${limit}.`,
    link: (place: string, data: number, acks: number) =>
      `${place}: ${[data > 0 ? counted(data, 'data packet') : '', acks > 0 ? counted(acks, 'ACK') : ''].filter(Boolean).join(', ')}.`,
    nothing: 'No packet is in flight.',
    timer: (span: string) => `The retransmission timer fires in ${span}.`,
    noTimer: 'The retransmission timer is stopped.',
    /** @param ranges of segments: 13–18, 20 */
    holds: (who: string, missing: number, ranges: string) =>
      `${who} waits for segment ${missing} and holds ${ranges} (SACK).`,
  },
  /** The menu at a packet. */
  menu: {
    segment: (number: number) => (number === 0 ? 'SYN' : `segment ${number}`),
    again: (number: number) => `segment ${number}, sent again`,
    ack: (number: number) => (number === 0 ? 'SYN ACK' : `ACK ${number}`),
    on: (packet: string, place: string) => `${packet} on ${place}`,
    dropThis: 'Drop this packet',
    onTheWay: (place: string) => `Packets on ${place}`,
    nobody: (place: string) => `No packet is in transit on ${place} right now.`,
    /** On a bus, where a place is a station. */
    from: (packet: string, station: string) => `${packet} from ${station}`,
    allFrom: (station: string) => `Packets from ${station}`,
    nobodyFrom: (station: string) => `No packet from ${station} is in transit right now.`,
    arrives: (span: string) => `arrives in ${span}`,
    waits: 'waits in the queue',
    close: 'Close',
    notCounted: 'Packets are counted from the start of the run, which is not kept for a run this long.',
  },
};

export type StageKitWords = typeof stageKit;
