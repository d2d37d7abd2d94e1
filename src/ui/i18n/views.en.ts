// The words of the views beside the charts: ladder, time-sequence graph, table of events.

import { counted } from '../../explain/words/forms.en.ts';

/** Those of which there are any. */
const listOf = (...parts: readonly (readonly [number, string])[]): string =>
  parts.flatMap(([count, noun]) => (count > 0 ? [counted(count, noun)] : [])).join(', ');

export const views = {
  title: 'View',
  tabs: { charts: 'Charts', ladder: 'Ladder', sequence: 'Time–sequence', events: 'Events' },
  /** Stands where a view has nothing to show. */
  throughFront: 'What passes a single front end is not modelled as packets, so there is no ladder of it.',
  noPackets: 'No packet of this connection in this time.',
  notKept: 'A run this long keeps the packets of a part only. Zoom in, and this part is computed again.',
  /** Above a ladder that opened closer than the charts. */
  closer: {
    part: (span: string) => `${span}, packet by packet.`,
    back: (span: string) => `Show all ${span}`,
  },
  /** What packets are counted instead of drawn. */
  band: (segments: number, acks: number) => listOf([segments, 'segment'], [acks, 'ACK']),
  /** Of a web cluster. */
  requestsBand: (requests: number, segments: number) => listOf([requests, 'request'], [segments, 'reply segment']),
  duplicate: (nth: number) => `dup ${nth}`,
  timer: 'timer',
  /** Of several, the one that is shown. */
  connection: 'Connection shown',
  /** Of a web cluster. */
  node: 'Node shown',
  download: (request: number, client: string) => `request ${request}, ${client}`,
  ladder: {
    label: (from: string, to: string) =>
      `Ladder diagram of ${from} to ${to}. Arrow keys go from packet to packet, Enter opens one.`,
    summary: (segments: number, acks: number, again: number, lost: number, duplicates: number) =>
      `${counted(segments, 'segment')} sent, ${again} of them again; ${counted(acks, 'ACK')}, ${duplicates} of them duplicates; ${lost} lost.`,
    forwarded: (segments: number, acks: number) =>
      `${counted(segments, 'segment')} sent by the server, ${counted(acks, 'ACK')} by the client.`,
    requests: (requests: number, segments: number) =>
      `${counted(requests, 'request')} and ${counted(segments, 'reply segment')} of this node.`,
    /** Stations of a web cluster that stand for several machines. */
    clients: 'clients',
    others: 'others',
  },
  sequence: {
    title: 'Sequence numbers',
    unit: 'kB',
    label: (from: string, to: string) =>
      `Time–sequence graph of ${from} to ${to}. Arrow keys go from segment to segment, Enter opens one.`,
  },
  /** Below a view that is printed. */
  caption: {
    span: (from: string, to: string) => `${from} to ${to}.`,
    ladder:
      'Time goes down. Each arrow is a packet, from when it sets out until it has arrived; what is too close to be told apart is counted.',
    /** What else a ladder has. */
    tcp: 'A cross is a loss, ↻ a segment sent again, the bar at the left the retransmission timer.',
    cluster: 'Bars on a line: hollow while something waits, filled while the dispatcher decides or a disk reads.',
    sequence:
      'Each upright is a segment when it was sent, R one that was sent again. Lines: what is acknowledged (ACK), and what may be sent by cwnd (ACK + cwnd) and by the receiver (rwnd, dashed).',
  },
  events: {
    label: 'All events of the run. Arrow keys go from one to the next, Enter opens its packet.',
    ask: 'Show',
    example: 'timeout, client 4, > 1.2s, drop at R',
    count: (shown: string, all: string) => (shown === all ? '' : `${shown} of `) + counted(all, 'event'),
    unknown: (words: string) => `Not understood, and left out: ${words}.`,
    none: 'No event is like that.',
    columns: ['Time', 'Event', 'Segment', 'Connection', 'At', 'Caused by'] as readonly string[],
    clusterColumns: ['Time', 'Event', 'Document', 'Node', 'At', 'Caused by'] as readonly string[],
    serverColumns: ['Time', 'Event', 'File', 'Download', 'Server', 'Caused by'] as readonly string[],
    clusterExample: 'long wait, document 38, node N2, > 1.2s',
    serverExample: 'server chosen, download 4, at R2, > 1.2s',
    atmExample: 'timeout, packet refused, segment 6, > 1.2s, at S-B',
  },
  packet: (what: string, place: string, from: string, to: string) => `${what}, ${place}, ${from} to ${to}`,
};

export type ViewsWords = typeof views;
