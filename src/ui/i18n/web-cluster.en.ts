// The words on the stage of a web cluster and beside it. Numbers arrive already written.

import { counted } from '../../explain/words/forms.en.ts';

/** 1, 2 and 3. */
const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const nodes = (names: readonly string[]): string => (names.length === 1 ? `node ${names[0]}` : `nodes ${list(names)}`);

/** Words in bold and the rest. */
type Sign = readonly [string, string];

export const webCluster = {
  users: (count: string): Sign => [counted(count, 'user'), 'think, then ask again'],
  visitors: (count: string): Sign => [`${counted(count, 'visitor')}/s`, 'one request each'],
  /** Who asks, where there is no room for how many. */
  asking: { users: 'users', visitors: 'visitors' },
  entry: 'layer-4 switch',
  entryShort: 'switch',
  dispatcher: 'dispatcher',
  frontEnd: 'front end',
  /** Beside a single front end: what comes, and what goes back past it or through it. */
  comes: (rate: string): Sign => [`${rate}/s`, 'pass the front end'],
  straight: (rate: string): Sign => [`${rate}/s`, 'straight back'],
  relayed: (rate: string): Sign => [`${rate}/s`, 'back through it'],
  request: (one: string, all: string) => `a request takes it ${one}, so ${all}`,
  requestOnly: (one: string) => `a request takes it ${one}`,
  atFront: (document: string) => `document ${document}, at the front end`,
  sentTo: (document: string, target: string) => `document ${document}: to node ${target}`,
  node: (number: string) => `node ${number}`,
  load: (load: string) => `load ${load}`,
  down: 'down',
  disk: (reads: string) => `${counted(reads, 'read')}/s`,
  diskIdle: 'disk idle',
  diskBusy: (waiting: string) => `${waiting} at the disk`,
  atOnce: (rate: string): Sign => [`${rate}/s`, 'served at once'],
  atOnceShort: (rate: string): string => `${rate}/s at once`,
  asks: (rate: string): Sign => [`${rate}/s`, 'ask first'],
  /** What the queue of the dispatcher means. */
  waiting: (count: string): string => `${count} waiting`,
  decision: (one: string, all: string) => `one decision takes ${one}, so ${all}`,
  idle: (one: string): string => `one decision takes ${one}`,
  block: (requests: string) => `one block = ${counted(requests, 'request')}`,
  asked: (document: string, entry: string) => `document ${document}, asked by node ${entry}`,
  decided: (document: string, entry: string, target: string) =>
    entry === target
      ? `document ${document}: stays at node ${entry}`
      : `document ${document}: node ${entry} → node ${target}`,
  loads: (): Sign => ['Load per node', 'connections, whole run'],
  scale: (top: string, high: string) => `0 to ${top}; T_high is ${high}`,
  shelves: 'Shelves: colour = requests, width = size',
  hollow: 'hollow = served elsewhere',
  outlined: 'Outlined: document',
  keptBy: (numbers: readonly string[], all: boolean) =>
    all
      ? 'on every node'
      : numbers.length === 0
        ? 'on no node'
        : numbers.length > 6
          ? `on ${numbers.length} nodes`
          : `on ${nodes(numbers)}`,
  spread: {
    title: 'Response times',
    unit: '% of replies, log seconds',
    soFar: 'counted up to the cursor',
    warmUp: 'warm-up; outlined: what will be counted',
    warmUpShort: 'none counted yet',
    atOnce: (share: string, time: string): Sign => [`${share} % at once`, time],
    asked: (share: string, time: string): Sign => [`${share} % asked first`, time],
    mean: (time: string) => `mean ${time}`,
    meanNobody: (time: string) => `mean ${time}, which nobody sees`,
    none: 'No reply has been counted yet.',
    throughput: 'Throughput',
    perSecond: 'requests/s',
    thisRun: 'at the cursor',
    offered: 'if nobody had to wait',
    ceiling: 'if every request asked',
    /** Where a single front end stands in the place of the dispatcher. */
    front: {
      passed: (share: string, time: string): Sign => [`${share} % through it`, time],
      ceiling: 'front end’s bound',
      processor: 'front end',
      all: (time: string, _: boolean) => `All replies counted passed the front end first and took ${time} on average.`,
    },
    use: 'Utilisation',
    useUnit: '%, last second',
    stations: {
      dispatcher: 'dispatcher',
      cpu: 'processors',
      disk: 'disks',
      port: 'ports',
      client: 'client ports',
      front: 'its port',
    },
    summary: {
      both: (share: string, time: string, rest: string, restTime: string) =>
        `Of the replies counted, ${share} % were served at once in ${time} on average, and ${rest} % asked the dispatcher first and took ${restTime}.`,
      one: (time: string, asked: boolean) =>
        `All replies counted ${asked ? 'asked the dispatcher first' : 'were served at once'} and took ${time} on average.`,
      mean: (time: string) => `The mean, ${time}, is a time that hardly anybody sees.`,
      use: (parts: readonly string[]) => `Busy in the last second: ${list(parts)}.`,
      part: (station: string, percent: string) => `${station} ${percent} %`,
    },
  },
  summary: {
    users: (users: string, count: string) => `${counted(users, 'user')}, ${counted(count, 'node')}.`,
    rates: (atOnce: string, asks: string) =>
      `In the last second ${counted(atOnce, 'request was', 'requests were')} served at once and ${asks} asked the dispatcher.`,
    waiting: (count: string, decision: string, wait: string) =>
      `${counted(count, 'request')} ${count === '1' ? 'waits' : 'wait'} at the dispatcher; one decision takes ${decision}, so ${wait}.`,
    nobody: (decision: string) => `Nobody waits at the dispatcher; one decision takes ${decision}.`,
    loads: (busiest: string, most: string, mean: string) =>
      `Node ${busiest} is the busiest with ${counted(most, 'connection')}; the mean is ${mean}.`,
    reads: (rate: string) => `${counted(rate, 'document')} read from disk in the last second.`,
    down: (node: string) => `Node ${node} is down.`,
    followed: (document: string, entry: string) =>
      `A request for document ${document} came to node ${entry} and waits for the dispatcher.`,
    sent: (document: string, entry: string, target: string) =>
      entry === target
        ? `A request for document ${document} stays at node ${entry}.`
        : `A request for document ${document} goes from node ${entry} to node ${target}.`,
    outlined: (document: string, where: string) => `Document ${document} is ${where}.`,
  },
  frontSummary: {
    rates: (asks: string, replies: string, relays: boolean) =>
      `In the last second ${counted(asks, 'request')} passed the front end and ${counted(replies, 'reply', 'replies')} went ${relays ? 'back through it' : 'straight to the clients'}.`,
    waiting: (count: string, cost: string) =>
      `${count} ${count === '1' ? 'waits' : 'wait'} for its processor; a request takes it ${cost}.`,
    nobody: (cost: string) => `Nobody waits for its processor; a request takes it ${cost}.`,
    followed: (document: string) => `A request for document ${document} waits at the front end.`,
    sent: (document: string, target: string) =>
      `The front end sends a request for document ${document} to node ${target}.`,
  },
  frontLegend: { 'at-once': 'replies', asked: 'requests', handed: 'passed on' },
  legend: {
    'at-once': 'served at once',
    asked: 'via the dispatcher',
    followed: 'one request',
    reply: 'from memory',
    read: 'from disk',
    handed: 'handed off',
  },
  nodes: 'Nodes: press one to let it fail',
  failNode: (node: number) => `Let node ${node} fail at the cursor, or bring it back`,
};

export type WebClusterWords = typeof webCluster;
