// The words on the LAN stage. What stations and connections are called in a sentence: lan-names.ts. Numbers arrive already written.

import { counted, forms } from '../../explain/words/forms.en.ts';

/** Words in bold and the rest. */
type Sign = readonly [string, string];

/** a, b and c. */
const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const lan = {
  /** Under or above what is drawn; `server` is bold, because the lesson is about it. */
  names: {
    client: (number: string) => `client ${number}`,
    server: 'internal server',
    alone: 'server',
    externalServer: 'external server',
    router: 'router',
    wan: 'WAN',
  },
  about: (rate: string) => `half duplex, ${rate}`,
  aboutSwitch: (rate: string) => `switch, full duplex, ${rate}`,
  /** Of the last 100 ms. */
  busy: (percent: string) => `${percent} % busy`,
  busyCable: (percent: string) => `server’s cable ${percent} % busy`,
  /** In slow motion. */
  everywhere: (delay: string) => `everywhere after ${delay}`,
  queue: 'NIC queue',
  /** In a lecture hall, without that name before it. */
  queued: (now: string, limit: string): Sign => [now, `of ${limit} queued`],
  /** What happens in bold, then who takes part in it. */
  collision: (stations: readonly string[]): Sign => ['collision', `of ${list(stations)}`],
  collisionOf: (stations: number): Sign => ['collision', `of ${stations} stations`],
  collisions: (count: number): Sign => [counted(count, 'collision'), 'in the last 100 ms'],
  collisionsOf: (count: number, stations: readonly string[]): Sign => [
    counted(count, 'collision'),
    `of ${list(stations)} in the last 100 ms`,
  ],
  jam: (stations: readonly string[]): Sign => ['jam', `by ${list(stations)}`],
  quiet: (): Sign => ['', 'no station transmits'],
  slots: (count: number) => counted(count, 'slot'),
  tries: (next: number, most: number) => `try ${next} of ${most}`,
  triesShort: (next: number, most: number) => `try ${next}/${most}`,
  givenUp: (segment: string, tries: number) => `${segment} given up after ${tries} tries`,
  /** Beside a client, in two lines. */
  gaveUp: (tries: number) => `gave up\nafter ${tries}`,
  needs: (segment: number) => `needs ${segment}`,
  /** Two lines. */
  page: (arrived: number, packets: number) => `page\n${arrived} of ${packets}`,
  /** Where there is less room. */
  pageShort: (percent: number) => `page\n${percent} %`,
  asked: 'page\nasked',
  waiting: (waiting: number, users: number) => `${waiting} of ${users} ${forms(waiting, 'waits', 'wait')}`,
  /** Where there is less room. */
  waitingShort: (waiting: number, users: number) => `${waiting}/${users}`,
  timer: (station: string) => `Retransmission timer, ${station}`,
  silent: (station: string) => `nothing is sent to ${station}`,
  follow: 'Charts follow',
  summary: {
    sends: (station: string, packet: string, receiver: string) => `${station} sends ${packet} to ${receiver}.`,
    data: (segment: number) => (segment === 0 ? 'a SYN' : `segment ${segment}`),
    again: (segment: number) => `segment ${segment} again`,
    ack: (segment: number) => `the ACK of ${segment}`,
    idle: 'The bus is idle.',
    idleSwitch: 'No station sends.',
    collides: (stations: readonly string[]) => `Collision of ${list(stations)}.`,
    collisions: (count: number) => `${counted(count, 'collision')} in the last 100 ms.`,
    backsOff: (station: string, slots: number, next: number, most: number) =>
      `${station} backs off for ${counted(slots, 'slot')} before try ${next} of ${most}.`,
    waits: (station: string) => `${station} waits for the bus.`,
    waiting: (count: number) => `${counted(count, 'station waits', 'stations wait')} for the bus.`,
    queue: (now: string, limit: string) => `NIC queue of the server ${now} of ${limit}.`,
    needs: (station: string, segment: number) => `${station} needs segment ${segment}.`,
    page: (station: string, arrived: number, packets: number) =>
      `Page of ${station}: ${arrived} of ${counted(packets, 'packet')} arrived.`,
    asked: (station: string) => `${station} has requested a page.`,
    users: (waiting: number) => `${counted(waiting, 'user waits', 'users wait')} for a page.`,
    timer: (station: string, span: string) => `The retransmission timer of ${station} fires in ${span}.`,
    noTimer: (station: string) => `The retransmission timer of ${station} is stopped.`,
  },
};

export type LanWords = typeof lan;
