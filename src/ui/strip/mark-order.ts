// In which order keys and summaries list events: what was asked for, what was lost, what was done about it.

import type { MarkKind } from '../../record/record.ts';

const places: Readonly<Record<MarkKind, number>> = {
  request: 1,
  page: 2,
  drop: 3,
  loss: 4,
  kill: 5,
  'given-up': 6,
  refuse: 7,
  cut: 8,
  glue: 9,
  timeout: 10,
  'fast-retransmit': 11,
  retransmission: 12,
  spurious: 13,
  pick: 14,
  refused: 15,
  download: 16,
  dispatch: 17,
  'long-wait': 18,
  'node-down': 19,
  'request-lost': 20,
  unusable: 21,
  'node-up': 21,
  change: 22,
};

export const markOrder = (Object.keys(places) as MarkKind[]).sort((a, b) => places[a] - places[b]);
