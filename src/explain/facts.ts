// What explanations speak of: every fact has one name, and one unit in which its value is written. Times are in ns, counted
// things from 0 unless a name says otherwise; how a unit is written in a language is in say.ts.

import type { Nanos } from '../engine/core/time.ts';
import type { Type } from '../expression/types.ts';
import type { Parameter } from '../scenarios/kit/parameter.ts';
import type { ParamValue } from '../scenarios/kit/run-spec.ts';
import type { Text } from '../scenarios/kit/text.ts';
import type { PolicyRefusal } from './atm/refused-whole.ts';
import type { PartName, Station, UserName } from './names.ts';
import type { Statement } from './rules.ts';

/** A segment, or the ACK that covers all up to it. 0 is the SYN. */
export interface Packet {
  readonly segment: number;
  readonly isAck: boolean;
}

/** What a setting is set to. */
export interface Setting {
  readonly parameter: Parameter;
  readonly value: ParamValue;
}

/** A number of a rule that somebody wrote, in house units. */
export interface Amount {
  readonly type: Type;
  readonly value: number;
}

/** The value of a fact, by its unit. */
export interface Units {
  /** Of the run: 1.3990 s. */
  moment: Nanos;
  /** 46 ms */
  span: Nanos;
  count: number;
  /** A whole number as it is, without a mark between its thousands. */
  factor: number;
  /** To four digits. */
  number: number;
  /** To a tenth, what is more cut off: TCP does not use part of a segment. */
  segments: number;
  /** A tenth is written where it is not whole. */
  sum: number;
  packets: number;
  bytes: number;
  /** bit/s, measured. */
  rate: number;
  /** bit/s, as somebody set it. */
  'set rate': number;
  probability: number;
  /** Of a whole: 0 to 1. */
  share: number;
  segment: number;
  packet: Packet;
  place: string;
  station: Station;
  stations: readonly Station[];
  user: UserName;
  'part of host': PartName;
  server: number;
  node: number;
  document: number;
  request: number;
  /** Connections of a node, of which a dispatcher counts no more than it can record. */
  load: number;
  /** In the unit of what it is. */
  amount: Amount;
  /** Of a setting. */
  label: Text;
  setting: Setting;
  refusal: PolicyRefusal;
  found: PolicyRefusal;
  against: PolicyRefusal;
  /** RR, WLC */
  acronym: string;
  reasons: readonly Statement[];
  /** What an event is called: the title of its explanation. */
  event: Statement;
  /** A, B or C, from 0. */
  run: number;
}
export type Unit = keyof Units;

export const FACTS = {
  // When it happened; when something it goes back to did.
  at: 'moment',
  lostAt: 'moment',
  takenAt: 'moment',
  resentAt: 'moment',
  sentAt: 'moment',
  ackLostAt: 'moment',
  armedAt: 'moment',
  firedAt: 'moment',
  repairedAt: 'moment',
  cutAt: 'moment',
  askedAt: 'moment',
  downAt: 'moment',
  // A TCP connection.
  segment: 'segment',
  /** Another segment: the one that was lost, behind which others were sent again, that was glued to this one. */
  other: 'segment',
  packet: 'packet',
  late: 'span',
  early: 'span',
  rto: 'span',
  minimum: 'span',
  maximum: 'span',
  initial: 'span',
  emptyPath: 'span',
  afterSyn: 'span',
  rtoBefore: 'span',
  twoTicks: 'span',
  srtt: 'span',
  rttvar: 'span',
  granularity: 'span',
  measured: 'span',
  roundTrip: 'span',
  /** Numbers in a rule that somebody wrote. */
  ruleTime: 'span',
  /** What one gave, and what was used instead. */
  gave: 'amount',
  used: 'amount',
  ruled: 'label',
  mayGive: 'label',
  ruleNumber: 'number',
  k: 'factor',
  times: 'factor',
  cwndBefore: 'segments',
  cwnd: 'segments',
  ssthresh: 'segments',
  flightSize: 'segments',
  window: 'segments',
  half: 'segments',
  pipe: 'segments',
  sacked: 'segments',
  ranges: 'count',
  ackDelay: 'span',
  elapsed: 'span',
  rackRtt: 'span',
  reoWnd: 'span',
  pto: 'span',
  /** By one ACK. */
  acknowledged: 'segments',
  /** At the timeout. */
  flightBefore: 'segments',
  ssthreshBefore: 'segments',
  alpha: 'number',
  alphaBefore: 'number',
  markedShare: 'number',
  markAbove: 'count',
  sender: 'station',
  receiver: 'station',
  station: 'station',
  place: 'place',
  occupancy: 'count',
  limit: 'count',
  index: 'count',
  probability: 'probability',
  largest: 'probability',
  since: 'count',
  sojourn: 'span',
  codelTarget: 'span',
  codelInterval: 'span',
  untilNext: 'span',
  queueDelay: 'span',
  reference: 'span',
  average: 'segments',
  redMinimum: 'segments',
  redMaximum: 'segments',
  // A shared bus and the web users on it.
  attempts: 'count',
  stations: 'stations',
  stationCount: 'count',
  waiting: 'stations',
  waitingCount: 'count',
  apart: 'span',
  propagation: 'span',
  slots: 'factor',
  range: 'factor',
  attempt: 'factor',
  others: 'count',
  user: 'user',
  idle: 'span',
  initialWindow: 'segments',
  packets: 'packets',
  again: 'packets',
  took: 'span',
  waited: 'span',
  timeouts: 'count',
  // An ATM switch.
  refusal: 'refusal',
  found: 'found',
  against: 'against',
  nth: 'count',
  cells: 'count',
  cellsBefore: 'count',
  cellsAfter: 'count',
  /** Header cells that go on, and from how many cells in the buffer on no payload does. */
  kept: 'count',
  trimFrom: 'count',
  // A web cluster.
  document: 'document',
  node: 'node',
  /** One of those that a rule was worked out for. */
  candidateNode: 'node',
  load: 'load',
  from: 'node',
  fromLoad: 'load',
  least: 'node',
  leastLoad: 'load',
  /** Connections a node may have. */
  room: 'load',
  /** Percent. */
  bal: 'factor',
  /** How long ago loads were posted. */
  age: 'span',
  high: 'count',
  highLabel: 'label',
  low: 'count',
  lowLabel: 'label',
  requests: 'count',
  unit: 'span',
  stay: 'span',
  label: 'label',
  members: 'count',
  draws: 'count',
  ahead: 'count',
  decision: 'span',
  /** Of a single front end: all it does for a request, and that without the decision. */
  frontCost: 'span',
  passing: 'span',
  relayed: 'span',
  rest: 'span',
  seek: 'span',
  bytes: 'bytes',
  port: 'set rate',
  /** That a port takes for this document and no other. */
  alone: 'span',
  ways: 'count',
  oneWay: 'span',
  held: 'count',
  documents: 'count',
  // A virtual server.
  request: 'request',
  server: 'server',
  /** One of those that a rule was worked out for. */
  candidate: 'server',
  active: 'count',
  inactive: 'count',
  weight: 'count',
  sum: 'sum',
  rival: 'server',
  rivalActive: 'count',
  rivalInactive: 'count',
  rivalWeight: 'count',
  rivalSum: 'sum',
  bar: 'count',
  bucket: 'count',
  leaves: 'server',
  scheduler: 'acronym',
  otherScheduler: 'acronym',
  otherwise: 'server',
  servers: 'count',
  reasons: 'reasons',
  quiesced: 'count',
  full: 'count',
  busy: 'count',
  rate: 'rate',
  part: 'part of host',
  share: 'share',
  // Two runs that are compared.
  run: 'run',
  otherRun: 'run',
  event: 'event',
  otherRto: 'span',
  // A load that changes by itself.
  endsAt: 'moment',
  loadBefore: 'count',
  loadAfter: 'count',
  rateBefore: 'count',
  rateAfter: 'count',
  loadTimes: 'number',
  more: 'count',
  fewer: 'count',
  crowdShare: 'share',
  // A person.
  change: 'label',
  before: 'setting',
  after: 'setting',
} as const satisfies Readonly<Record<string, Unit>>;

export type FactName = keyof typeof FACTS;
/** The values of these facts. */
export type Facts<Name extends FactName> = { readonly [N in Name]: Units[(typeof FACTS)[N]] };
