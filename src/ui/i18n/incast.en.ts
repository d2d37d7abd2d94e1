// The words of the stage with servers, a switch and one client. Numbers arrive already written.

import { counted } from '../../explain/words/forms.en.ts';

export const incast = {
  servers: (count: number) => counted(count, 'server'),
  client: (name: string) => `client ${name}`,
  switch: (name: string) => `switch ${name}`,
  /** What the servers are doing, as far as there is room. */
  sending: (count: number) => `${count} sending`,
  waiting: (count: number) => `${count} waiting for a timer`,
  waitingShort: (count: number) => `${count} waiting`,
  done: (count: number) => `${count} done`,
  buffer: 'Buffer',
  block: (number: string, percent: string) => `block ${number}: ${percent}`,
  /** Whose timer is the next to go off. */
  nextTimer: (name: string) => `Timer of ${name}`,
  nextTimerOf: (name: string, count: number) => `Timer of ${name}, the next of ${count}`,
  numbers: 'number = server',
  lost: (server: string, count: number) => (count > 1 ? `${count} dropped, last from ${server}` : `${server}: dropped`),
  summary: {
    servers: (sending: number, waiting: number, done: number) =>
      `Of the servers ${counted(sending, 'is', 'are')} sending, ${counted(waiting, 'is', 'are')} waiting for a timer, ${counted(done, 'is', 'are')} done.`,
    block: (number: string, percent: string) => `Block ${number} has arrived to ${percent}.`,
    timer: (name: string, span: string) => `The timer of ${name} fires next, in ${span}.`,
  },
};

export type IncastWords = typeof incast;
