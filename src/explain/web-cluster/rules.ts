// What can be said of a web cluster: where a document comes from and why, whom somebody waited for, what a failure took along.

import type { RuleFacts } from '../rules.ts';

const OF_HIGH = ['high', 'highLabel'] as const;
const OF_LOW = ['low', 'lowLabel'] as const;

export const webClusterRules = {
  // Titles of decisions.
  'dispatch-new': ['document', 'node'],
  'dispatch-kept': ['document', 'node'],
  'dispatch-moved': ['document', 'node'],
  'dispatch-joined': ['document', 'node'],
  'dispatch-left': ['document', 'node'],
  'dispatch-picked': ['document', 'node'],
  /** At the end of a chain of causes. */
  'dispatch-outcome': ['document', 'node'],
  'dispatch.new': ['at', 'node', 'load'],
  'dispatch.kept': ['at', 'node', 'load', ...OF_HIGH],
  'dispatch.kept-busy': ['at', 'node', 'load', ...OF_HIGH, ...OF_LOW],
  'dispatch.busy': ['at', 'from', 'fromLoad', ...OF_HIGH],
  'dispatch.busy-twice': ['at', 'from', 'fromLoad', ...OF_HIGH],
  'dispatch.takes-over': ['node', 'load', ...OF_LOW],
  'dispatch.joins': ['node', 'load', ...OF_LOW],
  'dispatch.least-takes-over': ['node', 'load'],
  'dispatch.least-joins': ['node', 'load'],
  'dispatch.grown': ['at', 'requests', 'unit', 'label', 'node', 'members'],
  'dispatch.shrunk': ['at', 'stay', 'label', 'node', 'members'],
  'dispatch.serves': ['node', 'load'],
  'dispatch.serves-not-least': ['node', 'load', 'least', 'leastLoad'],
  'dispatch.fewest': ['at', 'node', 'load'],
  'dispatch.rule': ['at', 'node', 'load'],
  'dispatch.drawn': ['at', 'node', 'load', 'draws'],
  'dispatch.posted': ['at', 'node', 'load', 'age'],
  'dispatch.posted-drawn': ['at', 'node', 'load', 'age', 'draws'],
  'dispatch.idle': ['at', 'node'],
  'dispatch.none-idle': ['at', 'node', 'load'],
  'dispatch.home': ['at', 'node', 'load', 'room', 'bal'],
  'dispatch.passed': ['at', 'from', 'node', 'load', 'room', 'bal'],
  'dispatch.turn': ['at', 'node', 'load'],
  'dispatch.chance': ['at', 'node', 'load'],
  'dispatch.least': ['least', 'leastLoad'],
  'long-wait': ['document', 'took'],
  'long-wait.dispatcher': ['askedAt', 'waited', 'ahead', 'decision', 'label'],
  'long-wait.rest': ['rest'],
  'long-wait.disk': ['askedAt', 'node', 'seek', 'label'],
  'long-wait.node': ['askedAt', 'node', 'bytes', 'port', 'label', 'others'],
  'long-wait.asked': ['waited'],
  'long-wait.not-asked': [],
  'node-down': ['node'],
  'node-down.held': ['at', 'held'],
  'node-down.documents': ['documents'],
  'node-down.at-first': ['label'],
  'node-up': ['node'],
  'node-up.back': ['at'],
  'request-lost': ['document'],
  'request-lost.with-node': ['at', 'node', 'downAt', 'waited'],
} as const satisfies RuleFacts;
