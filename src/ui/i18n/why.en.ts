// The words around an explanation and around the results; what an explanation says is in src/explain/words.

import type { MarkKind } from '../../record/record.ts';

export const why = {
  quiet: 'No event yet',
  sent: 'Segments go out, ACKs come back.',
  quietText: (time: string) => `The first event comes at ${time}; Next event takes you there.`,
  /** Where there is no such button. */
  quietAlone: (time: string) => `The first event comes at ${time}.`,
  noEvents: 'Nothing is lost in this run',
  noEventsText: 'No drop, no timeout and no retransmission. Lower the queue limit or drop a packet by hand.',
  noTimeout: 'No timeout in this run.',
  noTimeoutText: 'Every loss in it is repaired by ACKs, without waiting for the timer.',
  computing: 'The run is being computed.',
  computedTo: (time: string, end: string) => `${time} of ${end} so far; then the step plays.`,
  results: {
    title: 'Results of this run',
    /** Numbers in seconds. */
    inView: (from: string, to: string) => `In view, ${from} to ${to} s`,
    wholeRun: (end: string) => `Whole run, ${end} s`,
    inViewNow: 'in view',
    wholeRunNow: 'whole run',
    onlyWhole: 'measured over the whole run only',
    pending: 'being computed',
    stopped: 'not known: the run was stopped before its end',
    wanted: (value: string) => `target ${value}`,
    definitions: 'All results explained',
  },
  band: {
    causes: 'How it came to this',
    more: 'Whole explanation',
    less: 'Short explanation',
  },
  marks: {
    /** Two or three words beside an event's sign. */
    short: (kind: MarkKind, segment: number): string => {
      const name = segment === 0 ? 'SYN' : `${segment}`;
      const shorts: Record<MarkKind, string> = {
        drop: `${name} dropped`,
        loss: `${name} lost`,
        kill: `${name} dropped`,
        timeout: 'timeout',
        'fast-retransmit': 'fast retransmit',
        retransmission: `${name} sent again`,
        'hole-sent': `${name} sent again`,
        'rack-lost': `${name} sent again`,
        probe: `probe ${name}`,
        'probe-new': `probe ${name}`,
        'probe-repair': 'probe repaired',
        'spurious-timeout': 'spurious timeout',
        'timeout-stands': 'timeout stands',
        spurious: `${name} came twice`,
        'given-up': `${name} given up`,
        refuse: `${name} refused`,
        trim: `${name} trimmed`,
        'trim-sent': `${name} sent again`,
        cut: `${name} cut`,
        glue: `${name} glued`,
        request: 'request',
        page: 'page complete',
        change: 'change',
        pick: 'server picked',
        refused: 'refused',
        download: 'file complete',
        dispatch: `document ${segment + 1} placed`,
        'long-wait': 'long wait',
        'node-down': 'node failed',
        'node-up': 'node back',
        'request-lost': 'request lost',
        ce: `${name} marked`,
        echo: 'window cut (ECE)',
        cwr: `${name} says CWR`,
        load: 'load changes',
        unusable: 'unusable value of a rule',
      };
      return shorts[kind];
    },
  },
};

export type WhyWords = typeof why;
