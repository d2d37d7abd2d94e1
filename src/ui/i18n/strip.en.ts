// The words of the event strip. What an event is called here; why it happened is in src/explain.

import { counted } from '../../explain/words/forms.en.ts';
import type { MarkKind } from '../../record/record.ts';

const markNames: Record<MarkKind, readonly [one: string, other: string]> = {
  drop: ['drop', 'drops'],
  loss: ['random loss', 'random losses'],
  kill: ['packet dropped by hand', 'packets dropped by hand'],
  timeout: ['timeout', 'timeouts'],
  'fast-retransmit': ['fast retransmit', 'fast retransmits'],
  retransmission: ['retransmission', 'retransmissions'],
  'hole-sent': ['hole sent again', 'holes sent again'],
  'rack-lost': ['RACK retransmission', 'RACK retransmissions'],
  probe: ['tail loss probe', 'tail loss probes'],
  'probe-new': ['probe with new data', 'probes with new data'],
  'probe-repair': ['loss repaired by a probe', 'losses repaired by probes'],
  'spurious-timeout': ['timeout found spurious', 'timeouts found spurious'],
  'timeout-stands': ['timeout that stands (F-RTO)', 'timeouts that stand (F-RTO)'],
  spurious: ['spurious retransmission', 'spurious retransmissions'],
  'given-up': ['frame given up', 'frames given up'],
  refuse: ['packet refused', 'packets refused'],
  trim: ['packet trimmed', 'packets trimmed'],
  'trim-sent': ['retransmission for a NACK', 'retransmissions for NACKs'],
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
  ce: ['packet marked (CE)', 'packets marked (CE)'],
  echo: ['window cut for a mark (ECE)', 'windows cut for marks (ECE)'],
  cwr: ['cut confirmed (CWR)', 'cuts confirmed (CWR)'],
  load: ['change of load', 'changes of load'],
  unusable: ['unusable value of a rule', 'unusable values of a rule'],
};

/** What each event stands for, in one sentence. */
const meanings: Record<MarkKind, string> = {
  request: 'A user asks for a page.',
  page: 'The last byte of a page has arrived.',
  drop: 'A packet was discarded at a queue: it was full, or its discipline drops before it is.',
  loss: 'A packet was lost on a link by chance.',
  kill: 'You dropped this packet; the network had room for it.',
  'given-up': 'A frame was discarded after 16 collisions in a row.',
  refuse: 'Early packet discard: the switch refused a whole packet because its buffer was above the threshold.',
  trim: 'Trimming: the switch dropped the payload of this packet, and its header goes on to tell the receiver.',
  'trim-sent': 'NACK: the receiver has the header of this segment without its payload, so it is sent again at once.',
  cut: 'Partial loss: the switch dropped a cell of this packet, so its remaining cells are useless.',
  glue: 'The packet arrived whole but is lost: the one before it had lost its end cell, so the two were reassembled as one.',
  timeout: 'The retransmission timer fired: no ACK came in time.',
  'fast-retransmit': 'Three duplicate ACKs: the missing segment is sent again without waiting for the timer.',
  retransmission: 'A segment is sent again.',
  'hole-sent': 'SACK shows that a segment is missing, and it is sent again.',
  'rack-lost':
    'RACK: something sent later has arrived and time enough has passed, so this segment is lost and is sent again.',
  probe: 'ACKs are overdue: the last segment is sent again, so that the receiver says what it has.',
  'probe-new': 'ACKs are overdue: a new segment is sent, so that the receiver says what it has.',
  'probe-repair': 'A tail loss probe turned out to have repaired a loss: the window is cut.',
  'spurious-timeout': 'F-RTO: the ACKs after a timeout show that nothing was lost; the window is restored.',
  'timeout-stands': 'F-RTO: the ACKs after a timeout do not show that nothing was lost; it is answered as ever.',
  spurious: 'The receiver already had this segment.',
  pick: 'The director picks a server for a new connection.',
  refused: 'A connection was refused: no server was available to take it.',
  download: 'The last byte of a file has arrived.',
  dispatch: 'The dispatcher changed which nodes serve a document.',
  'long-wait': 'A reply took at least twice as long as any before it.',
  'node-down': 'A node failed.',
  'request-lost': 'A request was lost with the node that served it.',
  ce: 'The router marks a packet (congestion experienced) instead of dropping it.',
  echo: 'An ACK with ECN-Echo arrives: the sender cuts its window as for a loss, but nothing has to be sent again.',
  cwr: 'A segment with CWR tells the receiver that the window has been cut; it stops echoing.',
  load: 'The load begins to change by itself, or has changed.',
  unusable: 'A rule gave a value that cannot be used; the 1st, 10th, 100th time and so on are shown.',
  'node-up': 'A failed node is back.',
  change: 'You changed a setting here.',
};

export const strip = {
  /** Of a run behind the one in front. */
  ofRun: (letter: string) => `Events of run ${letter}, from where it differs`,
  equalUntil: (at: string) => `equal until ${at}`,
  equalThroughout: 'equal throughout',
  parting: (letter: string, at: string) => `Run ${letter} is equal until ${at}. Why do they differ?`,
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
    ofAll: 'Events of all connections',
    others: (events: string, connections: string) =>
      `${counted(events, 'event')} of ${counted(connections, 'other')} hidden`,
    showAll: 'Show all',
    showOnly: (user: string) => `Show only ${user}`,
  },
  meaning: (kind: MarkKind) => meanings[kind],
  /** What the key to the symbols says besides. */
  key: {
    inThisRun: (count: string) => `${count} in this run.`,
    count: 'A number beside a symbol: that many events of its kind lie too close together to be drawn separately.',
    pale: 'A pale symbol lies ahead of the cursor.',
    bracket: 'A bracket under the line spans idle time, in which nothing is in flight; purple if a timer ends it.',
    tick: 'A fine tick under the line is an event of another connection.',
  },
  routine: {
    show: 'Show the dispatcher’s decisions, too',
    hide: 'Show waits and failures only',
  },
};

export type StripWords = typeof strip;
