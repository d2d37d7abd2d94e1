// The words on the stage of the virtual server. Numbers arrive already written.

import { counted } from '../../explain/words/forms.en.ts';

const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const virtualServer = {
  replies: {
    director: 'replies return through the director',
    gateway: 'replies leave through one gateway',
    none: 'each server replies on its own path',
  },
  names: {
    director: 'director',
    gateway: 'gateway',
    hub: 'hub',
    hubC: 'clients’ hub',
    hubS: 'servers’ hub',
    client: (number: string) => `client ${number}`,
  },
  /** No reply passes it. */
  unused: 'not on the path',
  requests: 'requests',
  tunnel: 'outer header, +20 B',
  tunnelShort: '+20 B',
  /** What of a host is busy; where several hosts are named, there are at least two. */
  parts: {
    port: (hosts: readonly string[]) => `port${hosts.length > 1 ? 's' : ''} of ${list(hosts)}`,
    cpu: (hosts: readonly string[]) => `processor${hosts.length > 1 ? 's' : ''} of ${list(hosts)}`,
    disk: (hosts: readonly string[]) => `disk${hosts.length > 1 ? 's' : ''} of ${list(hosts)}`,
    hub: (hosts: readonly string[]) => list(hosts),
  },
  /** The first is bold. */
  bottleneck: (what: readonly string[]): readonly [string, string] => ['Bottleneck:', what.join('; ')],
  bottleneckShort: (what: string, others: number): readonly [string, string] => [
    'Bottleneck:',
    others > 0 ? `${what}, and ${others} more` : what,
  ],
  busiest: (what: string, percent: string): readonly [string, string] => ['Busiest:', `${what}, ${percent} %`],
  quiet: 'No request is in progress.',
  /** In the first 100 ms. */
  unmeasured: ['Busiest:', 'known after 100 ms'] as readonly [string, string],
  idle: 'Nothing was busy in the last 100 ms.',
  refused: (count: number) => `${count} refused`,
  strip: {
    title: 'Who serves whom',
    /** In place of a scheduler's name. */
    ownRule: 'by a rule',
    about: (scheduler: string, requests: number) => `${scheduler}, ${counted(requests, 'request')} in order`,
    coldStart: 'Cold start',
    emptyCaches: 'empty all page caches now',
    note: 'in a square: the client that asked; below: the request',
    entries: (active: string, inactive: string) => `${active} active, ${inactive} inactive`,
    port: (percent: string) => `port ${percent} %`,
    disk: (percent: string) => `disk ${percent} %`,
    memory: (amount: string) => `memory ${amount}`,
    weight: (weight: string) => `weight ${weight}`,
    out: 'taken out',
    outShort: 'out',
  },
  summary: {
    method: (method: string, replies: string) => `${method}: ${replies}.`,
    requests: (complete: number, underWay: number, refused: number, later: number) =>
      `Requests: ${complete} complete, ${underWay} in progress, ${refused} refused, ${later} still to come.`,
    rate: (rate: string) => `Together the clients receive ${rate}.`,
    out: (name: string) => `${name} is taken out: it gets no new connections.`,
    server: (name: string, requests: number, entries: string) =>
      `${name} has received ${counted(requests, 'request')}: ${entries}.`,
    loads: (name: string, port: string, disk: string, memory: string) =>
      `${name}: port ${port} % busy, disk ${disk} % busy, ${memory} in memory.`,
    middle: (name: string, percent: string) => `The ${name} is ${percent} % busy.`,
  },
  table: {
    caption: 'Requests in order',
    columns: ['Request', 'Client', 'Server', 'Arrived'],
    refused: 'refused',
    later: 'not yet',
  },
};

export type VirtualServerWords = typeof virtualServer;
