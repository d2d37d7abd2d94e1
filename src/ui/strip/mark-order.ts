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
  trim: 7,
  cut: 8,
  glue: 9,
  timeout: 10,
  'spurious-timeout': 10,
  'timeout-stands': 10,
  'fast-retransmit': 11,
  retransmission: 12,
  'hole-sent': 13,
  'rack-lost': 13,
  'trim-sent': 13,
  probe: 13,
  'probe-new': 13,
  'probe-repair': 13,
  spurious: 14,
  pick: 15,
  refused: 16,
  download: 17,
  dispatch: 18,
  'long-wait': 19,
  'node-down': 20,
  'request-lost': 21,
  ce: 9,
  echo: 11,
  cwr: 14,
  unusable: 22,
  'node-up': 22,
  load: 23,
  change: 24,
};

export const markOrder = (Object.keys(places) as MarkKind[]).sort((a, b) => places[a] - places[b]);
