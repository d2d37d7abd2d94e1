// The words in and around the drawings (stage, event strip, charts, scrubber) in English. `ko-drawing.ts` has the same
// shape or does not compile. Numbers arrive already written, with their units.

import type { MarkKind } from '../../record/record.ts';

const things = (count: number, one: string, other = `${one}s`): string => `${count} ${count === 1 ? one : other}`;

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

export const en = {
  charts: {
    at: (time: string) => `At ${time}:`,
    reading: (label: string, value: string) => `${label} ${value}`,
    none: '–',
    empty: 'This run has no such values.',
    scaled: (factor: string) => `scale × ${factor}`,
    keys: 'Left and right arrow: previous and next event.',
    /** One sentence per line of a chart. */
    levels: (label: string, low: string, high: string, at: string, end: string) =>
      `${label}: lowest ${low}, highest ${high} at ${at}, ${end} at the end.`,
    full: (label: string, high: string, limit: string, at: string, drops: number) =>
      `${label}: highest ${high} of ${limit} at ${at}; ${things(drops, 'packet')} dropped because it was full.`,
    /** Of a switch that refuses packets above a threshold. */
    refusing: (label: string, high: string, at: string, limit: string, refused: number, cut: number) =>
      `${label}: highest ${high} at ${at}, threshold ${limit}; ${things(refused, 'packet')} refused, ${cut} cut.`,
    samples: (label: string, count: number, low: string, high: string) =>
      `${label}: ${things(count, 'sample')} from ${low} to ${high}.`,
    rates: (label: string, mean: string, high: string, at: string) =>
      `${label}: on average ${mean}, highest ${high} at ${at}.`,
    silences: (count: number, total: string, longest: string) =>
      `Nothing in flight in ${things(count, 'stretch', 'stretches')}, ${total} in all${count > 1 ? `, the longest ${longest}` : ''}.`,
    table: (title: string) => `${title}: events`,
    columns: { time: 'Time', event: 'Event', segment: 'Segment', document: 'Document', request: 'Request' },
    more: (count: number) => `and ${things(count, 'more event')}`,
  },
  strip: {
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
  },
  scrubber: {
    label: 'Time of the run',
    uncounted: 'warm-up, not counted',
  },
  overview: {
    label: 'Part of the run that is shown',
    /** Numbers in seconds. */
    shown: (from: string, to: string, run: string) => `${from} to ${to} of ${run} s`,
    whole: (run: string) => `whole run, ${run} s`,
    showWhole: 'Show the whole run',
    showPart: 'Back to the part that was shown',
    help: 'The whole run. Drag the window or its ends.',
    keys: 'Arrow keys move it, with Shift its end. Plus and minus show less or more, 0 the whole run.',
  },
  stage: {
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
    summary: {
      time: (time: string) => `At ${time}.`,
      queue: (now: string, limit: string) => `Queue ${now} of ${limit}.`,
      link: (place: string, data: number, acks: number) =>
        `${place}: ${[data > 0 ? things(data, 'data packet') : '', acks > 0 ? things(acks, 'ACK') : ''].filter(Boolean).join(', ')}.`,
      nothing: 'No packet is in flight.',
      timer: (span: string) => `The retransmission timer fires in ${span}.`,
      noTimer: 'The retransmission timer is stopped.',
    },
  },
};

export type DrawingWords = typeof en;
