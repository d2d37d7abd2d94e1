// What the facts of a TCP connection's events must be, from the packets, marks and settings of its run.

import { STANDS_BECAUSE, type StandsBecause } from '../../../src/engine/core/marks.ts';
import type { Subject } from '../../../src/explain/explanation.ts';
import { tcpRules } from '../../../src/explain/tcp/rules.ts';
import { SENT_AGAIN } from '../../../src/record/marks.ts';
import type { Mark } from '../../../src/record/record.ts';
import { findGauge, valueAt } from '../../../src/record/values.ts';
import { ackOfFirstCopy, highestSent, reportsOf } from '../first-ack.ts';
import {
  type Arithmetic,
  byId,
  type Checks,
  cause,
  type FactOf,
  type Model,
  near,
  ofMark,
  receiverOf,
  same,
  stationOf,
} from './facts.ts';

const param = ({ record }: Subject, key: string) => record.spec.params[key];
const isNs = (told: Subject): boolean => `${param(told, 'tcp')}`.startsWith('ns2');
/** What a segment counts in the sender's windows. */
const unitOf = (told: Subject): number => (isNs(told) ? 1 : told.record.layout.flows[told.mark.flow]!.smss);
const inSegments =
  (name: string) =>
  (value: number, told: Subject): boolean =>
    near(value, told.mark.numbers[name]! / unitOf(told), 1e-9, 0);
const tickOf = (told: Subject): number => {
  const own = told.record.layout.kind === 'incast' ? param(told, 'g') : param(told, 'tick');
  return Number(own ?? (param(told, 'tcp') === 'ns2001' ? 1e8 : 1e7));
};
/** When the segment was sent again before now. */
const copiesOf = ({ mark, record }: Subject): readonly number[] =>
  record.marks
    .filter(
      ({ kind, flow, segment, at }) =>
        SENT_AGAIN.has(kind) && flow === mark.flow && segment === mark.segment && at < mark.at,
    )
    .map(({ at }) => at);
/** The timeout or fast retransmit that a copy that was not needed goes back to. */
const repair = (told: Subject): Mark => byId(told.record, cause(told)!.cause)!;
const linkOf = ({ mark, record }: Subject) => record.layout.links[mark.link]!;
const flowOf = ({ mark, record }: Subject) => record.layout.flows[mark.flow]!;

/** Is the queue RED's? It is at the bottleneck, on a LAN at the NIC of the server. */
const isOfRed = (told: Subject): boolean =>
  param(told, 'queue') === 'red' && (linkOf(told).place === 'R-B' || linkOf(told).from === 'S');

/** Does the setting `rto` speak of this sender? On a LAN it is that of the internal server. */
const isOfServer = (told: Subject): boolean => told.record.layout.kind !== 'lan' || flowOf(told).from === 'S';

const CHECKS: Checks<
  | FactOf<typeof tcpRules>
  | 'ruleNumber'
  | 'ruleTime'
  | 'srtt'
  | 'rttvar'
  | 'k'
  | 'measured'
  | 'elapsed'
  | 'rackRtt'
  | 'reoWnd'
  | 'pto'
  | 'acknowledged'
  | 'initialWindow'
  | 'flightBefore'
  | 'ssthreshBefore'
  | 'times'
  | 'flightSize'
  | 'half'
  | 'pipe'
  | 'largest'
  | 'redMinimum'
  | 'redMaximum'
  | 'untilNext'
  | 'alphaBefore'
  | 'markedShare'
> = {
  at: (at, { mark }) => at === mark.at,
  segment: (segment, { mark }) => segment === mark.segment,
  packet: ({ segment, isAck }, { mark }) => segment === mark.segment && isAck === (mark.numbers['packet'] === 1),
  lostAt: (at, told) => at === cause(told)!.at && cause(told)!.flow === told.mark.flow,
  ackLostAt: (lostAt, { record, mark }) =>
    record.marks.some(
      ({ at, flow, numbers, segment }) =>
        at === lostAt && flow === mark.flow && numbers['packet'] === 1 && segment >= mark.segment,
    ),
  armedAt: (at, { mark }) => at === mark.numbers['armedAt'] && near(at + mark.numbers['rto']!, mark.at),
  firedAt: (at, told) => repair(told).kind === 'timeout' && at === repair(told).at,
  repairedAt: (at, told, rule) =>
    ['hole-sent', 'rack-lost', 'probe', 'trim-sent'].includes(cause(told)!.kind) || rule === 'spurious.sack'
      ? at === cause(told)!.at
      : repair(told).kind === 'fast-retransmit' && at === repair(told).at,
  other: (segment, told) =>
    told.mark.kind === 'timeout'
      ? segment === cause(told)!.segment && segment === told.mark.segment - 1
      : segment === repair(told).segment && segment !== told.mark.segment,
  late: (span, told) => near(span, ackOfFirstCopy(told, told.mark.at).came - told.mark.at),
  early: (span, told) => near(span, ackOfFirstCopy(told, cause(told)!.at).came - repair(told).at),
  roundTrip: (span, told) => {
    const { sent, came } = ackOfFirstCopy(told, cause(told)!.at);
    return near(span, came - sent);
  },
  rto: (span, told) => span === (told.mark.kind === 'spurious' ? repair(told) : told.mark).numbers['rto'],
  minimum: ofMark('minimum'),
  maximum: ofMark('maximum'),
  initial: (span, told) => span === param(told, 'irto'),
  // Two links each way, RFC 6298 2.2.
  emptyPath: (span, told) =>
    near(
      span,
      4 * Number(param(told, 'delay')) + (2 * (Number(param(told, 'mss')) + 80) * 8e9) / Number(param(told, 'bw')),
    ),
  afterSyn: (span) => span === 3e9,
  rtoBefore: (span, { mark, record }) => {
    const before = record.marks.filter(
      ({ kind, flow, at }) => kind === 'timeout' && flow === mark.flow && at < mark.at,
    );
    return span === before.at(-1)!.numbers['rto'];
  },
  twoTicks: (span, told) => span === 2 * tickOf(told),
  ackDelay: (span, told) =>
    (param(told, 'rto') === 'quic' || told.mark.kind.startsWith('probe')) && span === param(told, 'dack'),
  takenAt: ofMark('lostAt'),
  sentAt: ofMark('sentAt'),
  /** The last copy before the loss, or since. */
  resentAt: (at, told, rule) =>
    at === Math.max(...copiesOf(told).filter((again) => rule === 'timeout.resent' || again <= cause(told)!.at)),
  rackRtt: ofMark('rackRtt'),
  reoWnd: ofMark('reoWnd'),
  elapsed: (span, { mark }) => span === mark.numbers['lostAt']! - mark.numbers['sentAt']!,
  acknowledged: inSegments('acked'),
  initialWindow: inSegments('initialWindow'),
  flightBefore: inSegments('flightBefore'),
  ssthreshBefore: inSegments('ssthreshBefore'),
  pto: (span, { mark }) => span === mark.numbers['pto'] && near(mark.numbers['armedAt']! + span, mark.at),
  granularity: (span, told) => span === Number(param(told, 'g') ?? param(told, 'tick')),
  srtt: ofMark('srtt'),
  rttvar: ofMark('rttvar'),
  k: ofMark('k'),
  // Its clock rounds down to whole ticks.
  measured: (span, { mark }) => {
    const { srtt = 0, rttvar = 0, k = 0 } = mark.numbers;
    const exact = srtt + k * rttvar;
    return span <= exact + 1 && exact - span < 100e6;
  },
  // Twice the RTO before, or as often as it was doubled.
  times: (times, { mark }) => times === mark.numbers['backoff'] || times === 2,
  ruleTime: () => true,
  ruleNumber: () => true,
  cwndBefore: (segments, told) => near(segments, told.mark.numbers['cwndBefore']! / unitOf(told), 1e-9, 0),
  cwnd: (segments, told) => {
    const { cwnd = 0 } = told.mark.numbers;
    // ns-2 compares the pipe with whole packets.
    // What a rule left is recorded.
    if (told.mark.kind === 'timeout')
      return segments === valueAt(findGauge(told.record, 'cwnd', told.mark.flow)!, told.mark.at);
    const counted = told.mark.kind === 'hole-sent' && isNs(told) ? Math.floor(cwnd) : cwnd / unitOf(told);
    return near(segments, counted, 1e-9, 0);
  },
  pipe: inSegments('pipe'),
  sacked: inSegments('sacked'),
  ranges: ofMark('ranges'),
  ssthresh: inSegments('ssthresh'),
  flightSize: inSegments('flightSize'),
  window: (segments, told) => segments === Number(param(told, 'wnd')) / unitOf(told),
  half: (segments, told) => {
    const { cwndBefore = 0 } = told.mark.numbers;
    return segments === Math.floor(Math.min(cwndBefore, Number(param(told, 'wnd'))) / unitOf(told) / 2);
  },
  sender: (station, told) => same(station, stationOf(told.record, flowOf(told).from)),
  receiver: (station, told) => same(station, receiverOf(told.record, told.mark.flow)),
  station: (station, told) => same(station, stationOf(told.record, linkOf(told).from)),
  place: (place, told) => place === linkOf(told).place,
  occupancy: ofMark('occupancy'),
  // RED counts what waits, an explanation what is being sent, too.
  limit: (limit, told) => limit === told.mark.numbers['limit']! + (isOfRed(told) ? 1 : 0),
  index: ofMark('index'),
  // Of RED what its average, confirmed by the record, and its settings give.
  probability: (value, { mark: { kind, numbers } }) => value === numbers[kind === 'loss' ? 'probability' : 'chance'],
  average: (value, told) =>
    value === told.mark.numbers['measure'] && value === valueAt(findGauge(told.record, 'average')!, told.mark.at),
  since: ofMark('count'),
  nth: ofMark('count'),
  sojourn: (value, told) => value === told.mark.numbers['measure'] && value >= Number(param(told, 'ctarget')),
  codelTarget: (value, told) => value === param(told, 'ctarget'),
  codelInterval: (value, told) => value === param(told, 'cival'),
  queueDelay: ofMark('measure'),
  reference: (value, told) => value === param(told, 'ptarget'),
  untilNext: (value, told) => near(value, Number(param(told, 'cival')) / Math.sqrt(told.mark.numbers['count']!)),
  alpha: ofMark('alpha'),
  alphaBefore: ofMark('alphaBefore'),
  markedShare: ofMark('share'),
  markAbove: (value, told) => value === param(told, 'qk') && told.mark.numbers['occupancy']! > value,
  redMinimum: (value, told) => value === param(told, 'qmin'),
  redMaximum: (value, told) => value === param(told, 'qmax'),
  largest: (value, told) => value === param(told, 'qp'),
};

const lost = (told: Subject): boolean => cause(told) !== undefined && cause(told)!.segment === told.mark.segment;
/** How often the segment had been sent again when it was lost, and whether it has been since. */
const copiesBefore = (told: Subject): number => copiesOf(told).filter((at) => at <= cause(told)!.at).length;
const isResent = (told: Subject): boolean => copiesOf(told).some((at) => at > cause(told)!.at);
/** A NACK tells of it afterwards. */
const isNacked = ({ mark, record }: Subject): boolean =>
  record.marks.some(({ kind, cause: why, at }) => kind === 'trim-sent' && why === mark.cause && at >= mark.at);
/** Three duplicates came, and at least as many segments that they may be for. */
const isReported = (told: Subject): boolean => {
  const { at: lostAt } = cause(told)!;
  return param(told, 'fast') === undefined && reportsOf(told, lostAt, told.mark.at) >= 3;
};
const hasRepairBefore = ({ mark, record }: Subject): boolean =>
  record.marks.some(
    ({ kind, flow, at }) => (kind === 'timeout' || kind === 'fast-retransmit') && flow === mark.flow && at < mark.at,
  );
const notLost = (told: Subject): boolean => cause(told) === undefined;
const isFixed = (told: Subject): boolean =>
  (param(told, 'rto') === 'fixed' && told.mark.numbers['k'] === 0) ||
  // The bounds of a rule are its own.
  (!`${param(told, 'rto')}`.includes(' ') &&
    told.mark.numbers['minimum'] === told.mark.numbers['maximum'] &&
    told.mark.numbers['rto'] === told.mark.numbers['minimum']);
/** Does a rule that somebody wrote say what a timeout leaves of the window? */
const isRuled = (told: Subject): boolean => `${param(told, 'ontimeout') ?? 'own'}` !== 'own';
const isCut = (told: Subject): boolean => told.mark.numbers['cwndBefore']! / unitOf(told) >= 1.1 - 1e-6;
const repairsBySack = (told: Subject): boolean => ['sack', 'rack', 'cubic', 'dctcp'].includes(`${param(told, 'cc')}`);
/** A loss in a window that was cut for a mark since the last loss or timeout, and that leaves more of it than a loss does. */
const isSpared = (told: Subject, { id, flow, kind, numbers }: Mark): boolean => {
  const before = told.record.marks.filter(
    (mark) => ['echo', 'timeout', 'fast-retransmit'].includes(mark.kind) && mark.flow === flow && mark.id < id,
  );
  const { cwnd = 0, cwndBefore = 0, ssthresh = 0, flightSize = 0 } = numbers;
  const last = before.at(-1);
  const isOwn = last?.kind === 'echo' && last.numbers['ssthresh'] === ssthresh;
  const kept = Math.min(flightSize, cwndBefore) * (param(told, 'cc') === 'cubic' ? 0.7 : 0.5);
  const isMore = isNs(told) ? cwnd === cwndBefore : ssthresh > Math.max(kept, 2 * unitOf(told)) + 1;
  return kind === 'fast-retransmit' && isOwn && isMore;
};
/** How many segments before this one its receiver has got once more by now. */
const cameTwice = ({ mark, record }: Subject): number =>
  record.marks.filter(
    ({ kind, flow, segment, at }) =>
      kind === 'spurious' && flow === mark.flow && segment < mark.segment && at < mark.at,
  ).length;
/** After a timeout also what the receiver has. */
const sendsAll = (told: Subject): boolean => !repairsBySack(told) || isNs(told);
const isNic = (told: Subject): boolean => linkOf(told).role === 'nic';
const isInBytes = (told: Subject): boolean => param(told, 'qunit') === 'bytes' && param(told, 'queue') === 'tail';
/** As many packets are there as there is room for, unless somebody has just moved the limit. */
const isFull = (told: Subject): boolean => {
  const { occupancy = 0, limit = 0 } = told.mark.numbers;
  const isMoved = told.record.spec.changes.some(
    ({ at, key }) => ['q', 'nicq', 'cq'].includes(key) && at <= told.mark.at,
  );
  return isMoved || occupancy === limit + (isOfRed(told) ? 1 : 0);
};
const followsOne = ({ record }: Subject): boolean => record.layout.watched !== undefined;
const after =
  (kind: Mark['kind'], isSame: boolean) =>
  (told: Subject): boolean =>
    cause(told)!.kind === kind && (cause(told)!.segment === told.mark.segment) === isSame;
const repairedBy =
  (kind: Mark['kind'], isSame: boolean) =>
  (told: Subject): boolean =>
    repair(told).kind === kind && (repair(told).segment === told.mark.segment) === isSame;

/** Was a segment sent again that nothing sent before is behind, or a second time in a recovery? */
const isRescue = (told: Subject, { id, at, flow, segment, cause: why }: Mark): boolean =>
  !isNs(told) &&
  (told.record.marks.some(
    (mark) =>
      SENT_AGAIN.has(mark.kind) && mark.cause === why && mark.flow === flow && mark.segment === segment && mark.id < id,
  ) ||
    highestSent(told, at) <= segment);

/** Since the timeout that one segment alone was sent again. */
const sentOneAgain = (told: Subject): boolean => {
  const { id, at: firedAt } = cause(told)!;
  const again = told.record.marks.filter(
    ({ kind, flow, at }) => SENT_AGAIN.has(kind) && flow === told.mark.flow && at >= firedAt && at <= told.mark.at,
  );
  return again.length === 1 && again[0]!.cause === id && again[0]!.segment === told.mark.segment;
};
const standsBecause =
  (why: StandsBecause, also: (told: Subject) => boolean = () => true) =>
  (told: Subject): boolean =>
    told.mark.numbers['reason'] === STANDS_BECAUSE[why] && cause(told)!.kind === 'timeout' && also(told);
const isThree = (told: Subject): boolean => told.mark.numbers['cwnd'] === 3 * unitOf(told);

const HOLDS: Model['holds'] = {
  'spurious-timeout.found': sentOneAgain,
  'spurious-timeout.restored': ({ mark }) => mark.numbers['echoed'] === 0,
  'spurious-timeout.echoed': (told) => told.mark.numbers['echoed'] === 1 && param(told, 'ecn') === true,
  'timeout-stands.duplicate': standsBecause('duplicate', (told) => !repairsBySack(told)),
  'timeout-stands.all': standsBecause('all'),
  'timeout-stands.part': standsBecause('part'),
  'timeout-stands.no-data': standsBecause('no-data'),
  'timeout-stands.later': standsBecause('later', isThree),
  'timeout-stands.beyond': standsBecause('beyond', (told) => repairsBySack(told) && isThree(told)),
  'timeout.lost': (told) =>
    lost(told) && param(told, 'fast') !== 'off' && copiesOf(told).length === 0 && !isReported(told) && !isNacked(told),
  'timeout.unheard': (told) => lost(told) && copiesOf(told).length === 0 && isReported(told) && hasRepairBefore(told),
  'timeout.lost-again': (told) =>
    lost(told) && param(told, 'fast') !== 'off' && copiesBefore(told) > 0 && !isResent(told) && !isNacked(told),
  'timeout.trimmed': (told) => lost(told) && isNacked(told) && !isResent(told),
  'timeout.resent': (told) => lost(told) && isResent(told),
  'timeout.ignored': (told) => lost(told) && param(told, 'fast') === 'off' && !isResent(told) && !isNacked(told),
  'timeout.reaches': (told) => !lost(told) && !notLost(told),
  'timeout.not-lost': notLost,
  'timeout.late': notLost,
  'timeout.queued': notLost,
  'timeout.ack-lost': notLost,
  'timeout.busy': (told) => notLost(told) && ackOfFirstCopy(told, told.mark.at).came <= told.mark.at,
  'timer.fired': (told) => !isFixed(told) && !isCut(told),
  'timer.fired-cut': (told) => !isFixed(told) && isCut(told),
  'timer.fired-ruled': isRuled,
  'timer.fixed': (told) => isFixed(told) && !isCut(told),
  'timer.fixed-cut': (told) => isFixed(told) && isCut(told),
  'rto.earlier': ({ record, mark }) => record.spec.changes.some(({ at }) => at <= mark.at),
  waiting: (told) => !followsOne(told),
  'waiting-one': followsOne,
  'waiting.missing': (told) => !notLost(told),
  'waiting.unacknowledged': notLost,
  'waiting-one.missing': (told) => !notLost(told),
  'waiting-one.unacknowledged': notLost,
  'drop.slots': (told) => !isNic(told) && !isInBytes(told) && isFull(told),
  'drop.bytes': (told) => !isNic(told) && isInBytes(told),
  'drop-ruled': (told) => `${param(told, 'queue')}`.includes(' '),
  'drop-nic': isNic,
  'drop-nic.full': isFull,
  'drop-early.red': (told) => param(told, 'queue') === 'red',
  'drop-early.codel': (told) => param(told, 'queue') === 'codel',
  'drop-early.pie': (told) => param(told, 'queue') === 'pie',
  'drop-early.too-likely': (told) => param(told, 'ecn') === true && told.mark.numbers['chance']! >= 0.1,
  'drop-early.sent-again': (told) => param(told, 'ecn') === true && told.mark.numbers['packet'] === 2 && !isNs(told),
  'ce.codel': (told) => param(told, 'queue') === 'codel' && param(told, 'ecn') === true,
  'ce.pie': (told) => param(told, 'queue') === 'pie' && param(told, 'ecn') === true,
  'ce.red': (told) => param(told, 'queue') === 'red' && param(told, 'ecn') === true,
  'ce.threshold': (told) => param(told, 'queue') === 'mark',
  echo: ({ mark }) => mark.numbers['cwnd']! < mark.numbers['cwndBefore']!,
  'echo-kept': ({ mark }) => mark.numbers['cwnd'] === mark.numbers['cwndBefore'],
  'echo.held': (told) => !isNs(told) && told.mark.numbers['cwndBefore']! <= unitOf(told),
  'echo.floor': (told) => param(told, 'cc') === 'dctcp' && told.mark.numbers['ssthresh'] === 2 * unitOf(told),
  'echo.dctcp': (told) => param(told, 'cc') === 'dctcp' && cause(told)!.kind === 'ce',
  'echo.cut': (told) =>
    param(told, 'cc') !== 'dctcp' && cause(told)!.kind === 'ce' && cause(told)!.segment === told.mark.segment,
  'cwr.told': (told) =>
    (cause(told)!.kind === 'echo' || isSpared(told, cause(told)!)) && (param(told, 'cc') !== 'dctcp' || isNs(told)),
  'fast-retransmit.spared': (told) => isSpared(told, told.mark),
  'cwr.dctcp': (told) => cause(told)!.kind === 'echo' && param(told, 'cc') === 'dctcp',
  'cwr.loss': (told) => ['timeout', 'fast-retransmit'].includes(cause(told)!.kind) && !isSpared(told, cause(told)!),
  'kill.link': (told) => !isNic(told),
  'kill.nic': isNic,
  'retransmission.timeout': (told) => after('timeout', true)(told) && !isRuled(told),
  'retransmission.timeout-ruled': (told) => after('timeout', true)(told) && isRuled(told),
  'retransmission.behind-hole': (told) => after('timeout', false)(told) && sendsAll(told),
  'retransmission.missing': (told) => after('timeout', false)(told) && !sendsAll(told),
  'retransmission.partial-ack': (told) => after('fast-retransmit', false)(told) && param(told, 'fast') !== 'tahoe',
  'retransmission.tahoe': (told) => after('fast-retransmit', false)(told) && param(told, 'fast') === 'tahoe',
  'retransmission.duplicates': (told) => after('fast-retransmit', true)(told) && !repairsBySack(told),
  'retransmission.sack': (told) => after('fast-retransmit', true)(told) && repairsBySack(told),
  'spurious.too-early': repairedBy('timeout', true),
  'spurious.ack-lost': repairedBy('timeout', true),
  'spurious.timer': repairedBy('timeout', true),
  'spurious.behind-hole': (told) => repairedBy('timeout', false)(told) && sendsAll(told),
  'spurious.missing': (told) => repairedBy('timeout', false)(told) && !sendsAll(told),
  'fast-retransmit.third': (told) => !repairsBySack(told) && (!notLost(told) || cameTwice(told) === 0),
  'fast-retransmit.needless': (told) => !repairsBySack(told) && notLost(told) && cameTwice(told) >= 3,
  'fast-retransmit.sack': (told) => repairsBySack(told) && param(told, 'cc') !== 'rack',
  'fast-retransmit.rack': (told) => param(told, 'cc') === 'rack',
  'trim-sent.nack': (told) => ['trim', 'cut'].includes(cause(told)!.kind) && cause(told)!.segment === told.mark.segment,
  'trim-sent.halved': ({ mark: { numbers } }) => numbers['cwnd']! < numbers['cwndBefore']!,
  'trim-sent.same': ({ mark: { numbers } }) => numbers['cwnd'] === numbers['cwndBefore'],
  'rack-lost.time': (told) =>
    cause(told)!.kind === 'fast-retransmit' || cause(told)!.at !== told.mark.numbers['lostAt'],
  'rack-lost.timeout': (told) => cause(told)!.kind === 'timeout' && cause(told)!.at === told.mark.numbers['lostAt'],
  'rack-lost.later': ({ mark }) => mark.numbers['lostAt']! < mark.at,
  'probe.last': (told) => told.mark.kind === 'probe',
  'probe.new': (told) => told.mark.kind === 'probe-new',
  'probe-repair.cut': (told) => ['probe', 'probe-new'].includes(cause(told)!.kind),
  'spurious.rack': (told) => cause(told)!.kind === 'rack-lost',
  'spurious.probe': (told) => cause(told)!.kind === 'probe',
  'hole-sent': (told) => repairsBySack(told) && !isRescue(told, told.mark),
  'hole-sent.shown': (told) => cause(told)!.kind === 'fast-retransmit',
  rescue: (told) => repairsBySack(told) && isRescue(told, told.mark),
  'rescue.sent': (told) => cause(told)!.kind === 'fast-retransmit' && !isNs(told),
  'spurious.sack': (told) =>
    repairsBySack(told) &&
    (cause(told)!.kind === 'hole-sent' ? !isRescue(told, cause(told)!) : repairedBy('fast-retransmit', true)(told)),
  'spurious.nack': (told) => cause(told)!.kind === 'trim-sent' && copiesOf(told).some((at) => at < cause(told)!.at),
  'spurious.rescue': (told) => cause(told)!.kind === 'hole-sent' && isRescue(told, cause(told)!),
  'spurious.behind-repair': repairedBy('fast-retransmit', false),
  'spurious.duplicates': (told) => !repairsBySack(told) && repairedBy('fast-retransmit', true)(told),
};

/** The longest of two ticks and the formula, or what another rule gives; and the term that decided is the one marked. */
function isRto({ facts, rules, winners }: Arithmetic, told: Subject): boolean {
  const { rto = 0, backoff = 1 } = told.mark.numbers;
  // What a rule that somebody wrote comes to is tested beside the rules.
  if (rules.has('rto.earlier') || rules.has('rto.rule')) return facts.rto === undefined || near(facts.rto, rto);
  const { minimum = 0, maximum, twoTicks, srtt, times = 1 } = facts;
  if (srtt === undefined) {
    const first =
      facts.initial ??
      (facts.emptyPath && 3 * facts.emptyPath) ??
      facts.twoTicks ??
      facts.afterSyn ??
      facts.rtoBefore ??
      minimum;
    return maximum === undefined ? near(first * times, rto) : first * times >= rto && winners.has('maximum');
  }
  if (times !== backoff) return false;
  const isQuic = param(told, 'rto') === 'quic';
  const isOfProfile = param(told, 'tcp') === 'linux' && ['rfc6298', 'bounded'].includes(String(param(told, 'rto')));
  // A LAN's clients and its external server have the timer of their profile.
  const isBeside = isOfServer(told) && (isQuic || param(told, 'rto') === 'linux');
  if (isBeside || isOfProfile) {
    const { granularity = 0, k = 0, rttvar = 0, ackDelay = 0 } = facts;
    const floor = Math.max(granularity, minimum);
    const isFloor = winners.has('minimum') || winners.has('granularity');
    return (
      near((srtt + Math.max(floor, k * rttvar) + ackDelay) * times, rto, 0.006) &&
      isFloor === floor >= k * rttvar * 0.999
    );
  }
  const is2001 = param(told, 'tcp') === 'ns2001';
  const { k = 0, rttvar = 0, granularity, measured } = facts;
  const formula =
    measured ?? (facts.k === undefined && granularity === undefined ? 2 * srtt : srtt + (granularity ?? k * rttvar));
  const product = is2001 ? Math.max(minimum, formula * times) : Math.max(minimum, formula) * times;
  if (maximum !== undefined) return product >= maximum && near(maximum, rto) && winners.has('maximum');
  if (twoTicks !== undefined) return product <= twoTicks * 1.01 && near(twoTicks, rto) && winners.has('twoTicks');
  const isFloor = minimum >= (is2001 ? formula * times : formula) * 0.995;
  return near(product, rto, 0.006) && (winners.has('minimum') ? isFloor : formula * times >= minimum * 0.995);
}

function isHalf({ facts, rules, winners }: Arithmetic, told: Subject): boolean {
  if (facts.alpha !== undefined) return isCutByAlpha(facts, told);
  const { cwndBefore = 0, cwnd = 0, ssthresh = 0, flightSize, window = 0, half } = facts;
  // What a rule that somebody wrote comes to is tested beside the rules.
  if (`${param(told, 'onloss') ?? 'own'}` !== 'own')
    return near(ssthresh * unitOf(told), told.mark.numbers['ssthresh']!, 1e-9);
  if (rules.has('fast-retransmit.spared')) return near(ssthresh * unitOf(told), told.mark.numbers['ssthresh']!, 1e-9);
  const smaller = Math.min(cwndBefore, window);
  const isOwn = winners.has('cwndBefore') === cwndBefore <= window;
  if (half !== undefined)
    return isOwn && half === Math.floor(smaller / 2) && near(ssthresh, Math.max(half, 2), 0, 1e-6);
  // Some versions of ns-2 round the half down.
  if (isNs(told)) return isOwn && [smaller / 2, Math.floor(Math.floor(smaller) / 2)].includes(cwnd);
  const { flightSize: inFlight, cwndBefore: own } = told.mark.numbers as Record<string, number>;
  const measured = flightSize ?? cwndBefore;
  const isEcho = told.mark.kind === 'echo';
  const [result, least] = isEcho ? [cwnd, 1] : [ssthresh, 2];
  return (
    near(measured * unitOf(told), Math.min(inFlight!, own!)) &&
    near(result, Math.max(measured * (param(told, 'cc') === 'cubic' ? 0.7 : 0.5), least), 0, 1 / unitOf(told))
  );
}

/** alpha = 15/16 of the one before and 1/16 of what was measured; half of it is taken off the window in use. */
function isCutByAlpha(facts: Arithmetic['facts'], told: Subject): boolean {
  const { alpha = 0, alphaBefore, markedShare = 0, cwnd, cwndBefore, window = 0 } = facts;
  const isEstimate = alphaBefore === undefined || near(alpha, (15 / 16) * alphaBefore + markedShare / 16, 1e-9);
  const isCut = cwnd === undefined || near(cwnd, (cwndBefore ?? window) * (1 - alpha / 2), 0, 1 / unitOf(told));
  return isEstimate && isCut;
}

/** A whole segment more fits under the window; ns-2 asks for less room. */
const isRoom = ({ facts }: Arithmetic, told: Subject): boolean =>
  isNs(told) ? facts.pipe! < facts.cwnd! : facts.pipe! + 1 <= facts.cwnd! + 1e-9;

/** What is out and what the ACK covers, no more than the initial window; and what was out, or ssthresh where that was more. */
const isRestored = ({ facts, winners }: Arithmetic): boolean => {
  const { flightSize = 0, acknowledged = 0, initialWindow = 0, cwnd = 0, flightBefore = 0, ssthreshBefore = 0 } = facts;
  return (
    near(cwnd, flightSize + Math.min(acknowledged, initialWindow), 1e-9, 1e-9) &&
    near(facts.ssthresh!, Math.max(flightBefore, ssthreshBefore), 1e-9, 1e-9) &&
    winners.has('acknowledged') === acknowledged <= initialWindow &&
    winners.has('flightBefore') === flightBefore >= ssthreshBefore
  );
};

const hadTime = ({ facts }: Arithmetic): boolean => facts.elapsed! >= facts.rackRtt! + facts.reoWnd! - 1;

/** Twice SRTT and what an ACK may be held back; else less, or 1 s at most. */
const isPto = ({ facts, winners }: Arithmetic, { mark }: Subject): boolean => {
  const { srtt, ackDelay = 0, pto = 0 } = facts;
  if (srtt !== undefined) return winners.has('srtt') && near(2 * srtt + ackDelay, pto, 0, 1);
  return mark.numbers['srtt'] === 0 ? pto <= 1e9 : pto < 2 * mark.numbers['srtt']! + mark.numbers['ackDelay']!;
};

const isEarly = ({ facts, rules }: Arithmetic): boolean => {
  if (Object.keys(facts).length === 0) return rules.size > 0;
  const { sojourn, codelTarget = 0, occupancy, markAbove = 0 } = facts;
  if (occupancy !== undefined) return occupancy > markAbove;
  if (sojourn !== undefined) return sojourn >= codelTarget;
  const { largest = 0, average = 0, redMinimum = 0, redMaximum = 0, probability = 0 } = facts;
  return near(probability, (largest * (average - redMinimum)) / (redMaximum - redMinimum), 1e-9, 1e-9);
};

export const tcp: Model = {
  rules: tcpRules,
  checks: CHECKS,
  holds: HOLDS,
  sums: (arithmetic, told) => {
    if (told.mark.kind === 'timeout') return isRto(arithmetic, told);
    if (told.mark.kind === 'spurious-timeout') return isRestored(arithmetic);
    if (told.mark.kind === 'rack-lost') return hadTime(arithmetic);
    if (told.mark.kind === 'probe' || told.mark.kind === 'probe-new') return isPto(arithmetic, told);
    if (['fast-retransmit', 'probe-repair', 'echo', 'trim-sent'].includes(told.mark.kind))
      return isHalf(arithmetic, told);
    // Of a rule that somebody wrote it is tested beside the rules.
    if (arithmetic.rules.has('drop-ruled.rule')) return true;
    if (told.mark.kind === 'drop' || told.mark.kind === 'ce') return isEarly(arithmetic);
    if (told.mark.kind === 'hole-sent') return isRoom(arithmetic, told);
    return arithmetic.facts.rto! < arithmetic.facts.roundTrip!;
  },
};
