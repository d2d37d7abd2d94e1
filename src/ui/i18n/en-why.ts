// What every explanation has around it, and what is said of a change, in English. The sentences about events are with the
// kinds of network that have them: `en-why-tcp.ts`, `en-why-web.ts`, `en-why-atm.ts`, `en-why-web-cluster.ts`, `en-why-virtual-server.ts`.
// `ko-why.ts` has the same shape or does not compile. Times arrive already written. Segment 0 is the SYN.

import type { MarkKind } from '../../record/record.ts';

export const en = {
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
        spurious: `${name} came twice`,
        'given-up': `${name} given up`,
        refuse: `${name} refused`,
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
      };
      return shorts[kind];
    },
  },
  change: {
    unknown: 'A setting was changed',
    sentence: (at: string) => `You changed it at ${at}; what lies before stays as it was.`,
    timer: 'A timer that is running keeps its deadline until it is started again.',
  },
};

export type WhyWords = typeof en;
