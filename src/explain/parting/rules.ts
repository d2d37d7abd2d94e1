// What can be said of two runs that part: until when they are equal, what happens then in the one, and what the other does
// instead. A place is named by what it is: a link, a NIC, the port of a switch, a step of the work on requests.

import type { RuleFacts } from '../rules.ts';

export const partingRules = {
  // Titles.
  parted: ['run', 'otherRun', 'at'],
  'parted.never': ['run', 'otherRun', 'at'],
  'parted.incomparable': ['run', 'otherRun'],
  // Why two runs cannot be compared, or only with care.
  'parted.network': ['run', 'otherRun'],
  'parted.watched': ['run', 'otherRun'],
  'parted.users': ['run', 'otherRun'],
  'parted.seed': ['run', 'otherRun'],
  'parted.setting': ['change', 'run', 'before', 'otherRun', 'after'],
  /** Of the timer that is still to go off, and of the one that did. */
  'parted.timer-minimum': ['run', 'minimum', 'otherRun', 'rto'],
  'parted.timer-longer': ['run', 'otherRto', 'otherRun', 'rto'],
  /** It need not go off at all. */
  'parted.timer-not-due': ['run', 'otherRto', 'otherRun', 'rto'],
  'parted.timer-not-due-minimum': ['run', 'minimum', 'otherRun', 'rto'],
  'parted.event': ['run', 'at', 'event'],
  'parted.admitted': ['run', 'packet'],
  /** What was lost in the one was no matter of room. */
  'parted.goes-on': ['run', 'packet'],
  'parted.cell-admitted': ['run', 'packet'],
  'parted.next': ['run', 'at', 'event'],
  'parted.next-of-flow': ['run', 'at', 'event'],
  'parted.none': ['run', 'at'],
  'parted.none-of-flow': ['run', 'at'],
  // A packet, cell or job of one run.
  'parted.given': ['run', 'at', 'packet', 'place'],
  'parted.leaves': ['run', 'at', 'packet', 'place'],
  'parted.arrives': ['run', 'at', 'packet', 'place'],
  'parted.nic-given': ['run', 'at', 'packet', 'station'],
  'parted.nic-leaves': ['run', 'at', 'packet', 'station'],
  'parted.nic-arrives': ['run', 'at', 'packet', 'station'],
  'parted.collides': ['run', 'at', 'station'],
  'parted.backs-off': ['run', 'at', 'station'],
  'parted.cell-given': ['run', 'at', 'packet'],
  'parted.cell-leaves': ['run', 'at', 'packet'],
  'parted.cell-arrives': ['run', 'at', 'packet'],
  'parted.cell-lost': ['run', 'at', 'packet'],
  // Work of a node on a request: at the dispatcher, at its port, at its disk, at its port again.
  'parted.ask-given': ['run', 'at', 'node'],
  'parted.ask-leaves': ['run', 'at', 'node'],
  'parted.ask-arrives': ['run', 'at', 'node'],
  'parted.handoff-given': ['run', 'at', 'node'],
  'parted.handoff-leaves': ['run', 'at', 'node'],
  'parted.handoff-arrives': ['run', 'at', 'node'],
  'parted.read-given': ['run', 'at', 'node'],
  'parted.read-leaves': ['run', 'at', 'node'],
  'parted.read-arrives': ['run', 'at', 'node'],
  'parted.reply-given': ['run', 'at', 'node'],
  'parted.reply-leaves': ['run', 'at', 'node'],
  'parted.reply-arrives': ['run', 'at', 'node'],
  // A visit to a part of a machine.
  'parted.job-given': ['run', 'at', 'part'],
  'parted.job-leaves': ['run', 'at', 'part'],
  'parted.job-arrives': ['run', 'at', 'part'],
  // And what comes in the other.
  'parted.other-same': ['run', 'at'],
  'parted.other-packet': ['run', 'at', 'packet'],
  'parted.other-next': ['run', 'at'],
  'parted.other-none': ['run', 'at'],
} as const satisfies RuleFacts;
