// The words of the event strip. What an event is called here; why it happened is in src/explain.

import type { MarkKind } from '../../record/record.ts';

const things = (count: string, one: string, other = `${one}s`): string => `${count} ${count === '1' ? one : other}`;

const markNames: Record<MarkKind, readonly [one: string, other: string]> = {
  drop: ['drop', 'drops'],
  loss: ['random loss', 'random losses'],
  kill: ['packet dropped by hand', 'packets dropped by hand'],
  timeout: ['timeout', 'timeouts'],
  'fast-retransmit': ['fast retransmit', 'fast retransmits'],
  retransmission: ['retransmission', 'retransmissions'],
  spurious: ['spurious retransmission', 'spurious retransmissions'],
  'given-up': ['frame given up', 'frames given up'],
  refuse: ['packet refused', 'packets refused'],
  cut: ['packet cut', 'packets cut'],
  glue: ['packet glued to another', 'packets glued to others'],
  request: ['page request', 'page requests'],
  page: ['page complete', 'pages complete'],
  change: ['setting changed', 'settings changed'],
  pick: ['server chosen', 'servers chosen'],
  refused: ['connection refused', 'connections refused'],
  download: ['file complete', 'files complete'],
  dispatch: ['document reassigned', 'documents reassigned'],
  'long-wait': ['long wait', 'long waits'],
  'node-down': ['failed node', 'failed nodes'],
  'node-up': ['node back', 'nodes back'],
  'request-lost': ['request lost', 'requests lost'],
};

export const strip = {
  title: 'Events',
  list: 'Events of this run',
  none: 'No drop, no timeout and no retransmission in this run.',
  /** As many words as fit, the shortest last. */
  silent: (span: string): readonly [string, string, string] => [`nothing sent for ${span}`, `silent ${span}`, span],
  mark: (kind: MarkKind) => markNames[kind][0],
  marks: (kind: MarkKind, count: number) => (count === 1 ? markNames[kind][0] : `${count} ${markNames[kind][1]}`),
  segment: (segment: number) => `segment ${segment}`,
  at: (name: string, time: string) => `${name}, ${time}`,
  between: (name: string, from: string, to: string) => `${name}, ${from} to ${to}`,
  /** Where some events are not shown. */
  shown: (parts: readonly string[]) => `Shown: ${parts.join(', ') || 'no event'}.`,
  /** Of all kinds that occur, for the whole strip. */
  summary: (parts: readonly string[]) => (parts.length > 0 ? `In this run: ${parts.join(', ')}.` : ''),
  /** The longest wording for a silence on the strip, where there is room. */
  silentTo: (connection: string) => (span: string) => `${connection}: nothing sent for ${span}`,
  events: {
    of: (user: string) => `Events of ${user}`,
    /** The one connection of the user that the charts follow. */
    charts: (part: string) => `charts follow ${part}`,
    ofAll: 'Events of all connections',
    others: (events: string, connections: string) =>
      `not shown: ${things(events, 'event')} of ${things(connections, 'other connection')}`,
    showAll: 'Show all',
    showOnly: (user: string) => `Show only ${user}`,
  },
};

export type StripWords = typeof strip;
