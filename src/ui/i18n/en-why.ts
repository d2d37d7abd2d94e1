// What every explanation has around it, in English; what it says is in explain/words. `ko-why.ts` has the same shape or does not
// compile. Segment 0 is the SYN.

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
};

export type WhyWords = typeof en;
