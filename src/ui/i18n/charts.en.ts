// The words in and around the charts, the scrubber and the overview. Numbers arrive already written, with their units.

import { counted } from '../../explain/words/forms.en.ts';

export const charts = {
  at: (time: string) => `At ${time}:`,
  reading: (label: string, value: string) => `${label} ${value}`,
  inRun: (run: string, readings: string) => `Run ${run}: ${readings}.`,
  none: '–',
  empty: 'This run has no such values.',
  scaled: (factor: string) => `scale × ${factor}`,
  keys: 'Left and right arrow: previous and next event.',
  /** Of a moment that is known to some milliseconds only. */
  about: (time: string) => `about ${time}`,
  /** One sentence per line of a chart. */
  levels: (label: string, low: string, high: string, at: string, end: string) =>
    `${label}: lowest ${low}, highest ${high} at ${at}, ${end} at the end.`,
  full: (label: string, high: string, limit: string, at: string, drops: number) =>
    `${label}: highest ${high} of ${limit} at ${at}; ${counted(drops, 'packet')} dropped because it was full.`,
  /** Of a switch that refuses packets above a threshold. */
  refusing: (label: string, high: string, at: string, limit: string, refused: number, cut: number) =>
    `${label}: highest ${high} at ${at}, threshold ${limit}; ${counted(refused, 'packet')} refused, ${cut} cut.`,
  samples: (label: string, count: number | undefined, low: string, high: string) =>
    `${label}: ${count === undefined ? 'samples' : counted(count, 'sample')} from ${low} to ${high}.`,
  rates: (label: string, mean: string, high: string, at: string) =>
    `${label}: on average ${mean}, highest ${high} at ${at}.`,
  silences: (count: number, total: string, longest: string) =>
    `Nothing in flight in ${counted(count, 'stretch', 'stretches')}, ${total} in all${count > 1 ? `, the longest ${longest}` : ''}.`,
  table: (title: string) => `${title}: events`,
  columns: { time: 'Time', event: 'Event', segment: 'Segment', document: 'Document', request: 'Request' },
  more: (count: number) => `and ${counted(count, 'more event')}`,
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
  /** Where the value at the cursor has another unit than the axis. */
  axis: (unit: string) => `axis: ${unit}`,
};

export type ChartsWords = typeof charts;
