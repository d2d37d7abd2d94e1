// Why a segment is sent again: the third duplicate ACK (RFC 5681 3.2), or the timeout whose window it follows.

import type { Mark, MarkKind } from '../../record/record.ts';
import { causeOf, type Explanation, plain, receiverOf, type Subject, type Term, weighed } from '../explanation.ts';
import type { Statement } from '../rules.ts';
import { state } from '../state.ts';
import { wholeTenths } from '../whole-tenths.ts';
import { ruledLoss, windowRuleOf } from './ruled-window.ts';
import { goesBack, hasSack, isNs, isYats, segmentUnit } from './windows.ts';

export function explainFastRetransmit(subject: Subject): Explanation {
  const { at, segment, numbers } = subject.mark;
  const unit = segmentUnit(subject);
  const [cwndBefore, cwnd] = [(numbers['cwndBefore'] ?? 0) / unit, (numbers['cwnd'] ?? 0) / unit];
  return {
    title: state('fast-retransmit', { segment }),
    sentences: [
      state(noticeOf(subject), {
        at,
        receiver: receiverOf(subject),
        cwndBefore,
        cwnd,
      }),
    ],
    arithmetic: isSpared(subject) ? [sparedOf(subject)] : halvingOf(subject),
  };
}

/** ssthresh stays 8: this window was cut for a mark already. */
const sparedOf = (subject: Subject): Term =>
  plain(state('fast-retransmit.spared', { ssthresh: (subject.mark.numbers['ssthresh'] ?? 0) / segmentUnit(subject) }));

/** A window that was cut for a mark is not cut again for what is lost in it (RFC 3168 6.1.2): the threshold is that of the mark. */
export function isSpared(subject: Subject): boolean {
  const { flow, id, numbers } = subject.mark;
  const isCut = (mark: Mark): boolean => CUTS.has(mark.kind) && mark.flow === flow && mark.id < id;
  const cut = subject.record.marks.findLast(isCut);
  return cut?.kind === 'echo' && cut.numbers['ssthresh'] === numbers['ssthresh'] && halvingOf(subject) === undefined;
}
const CUTS: ReadonlySet<MarkKind> = new Set<MarkKind>(['echo', 'timeout', 'fast-retransmit', 'probe-repair']);

/** By what a loss was noticed, or what was taken for one. */
function noticeOf(subject: Subject): `fast-retransmit.${'rack' | 'sack' | 'third' | 'needless'}` {
  if (subject.record.spec.params['cc'] === 'rack') return 'fast-retransmit.rack';
  if (hasSack(subject)) return 'fast-retransmit.sack';
  return isNeedless(subject) ? 'fast-retransmit.needless' : 'fast-retransmit.third';
}

/** Nothing was lost, but copies have come that were not needed, which also cause duplicate ACKs. */
function isNeedless(subject: Subject): boolean {
  const { at, flow } = subject.mark;
  const cameTwice = subject.record.marks.some((mark) => mark.kind === 'spurious' && mark.flow === flow && mark.at < at);
  return cameTwice && causeOf(subject) === undefined;
}

/** What is left of a window, be it because of a loss or of a mark. */
export function halvingOf(subject: Subject): readonly Term[] | undefined {
  const rule = windowRuleOf(subject, 'onloss');
  if (rule) return ruledLoss(subject, rule);
  return (isNs(subject) ? halvingOfNs : isYats(subject) ? halvingOfYats : halving)(subject);
}

/**
 * ssthresh = max( FlightSize 20 / 2 , 2 ) = 10 segments; of a window that is smaller, cwnd; CUBIC keeps 0.7 of it (RFC 9438 4.6). For a
 * mark cwnd = max( FlightSize 3 / 2 , 1 ) = 1.5 segments.
 */
function halving(subject: Subject): readonly Term[] | undefined {
  const unit = segmentUnit(subject);
  const { flightSize = 0, cwndBefore = flightSize, ssthresh = 0, cwnd = 0 } = subject.mark.numbers;
  const isEcho = subject.mark.kind === 'echo';
  const least = isEcho ? 1 : 2;
  const smaller = Math.min(flightSize, cwndBefore);
  const isCubic = subject.record.spec.params['cc'] === 'cubic';
  const kept = smaller * (isCubic ? 0.7 : 1 / 2);
  const expected = Math.max(kept, least * unit);
  if (Math.abs((isEcho ? cwnd : ssthresh) - expected) > 1) return undefined;
  const halved = kept >= least * unit;
  const measured =
    cwndBefore < flightSize
      ? (['cwnd ', { cwndBefore: smaller / unit }] as const)
      : (['FlightSize ', { flightSize: smaller / unit }] as const);
  return [
    plain(isEcho ? 'cwnd = max(' : 'ssthresh = max('),
    weighed(halved, 'window', ...measured, isCubic ? ' × 0.7' : ' / 2'),
    plain(','),
    weighed(!halved, 'window', `${least}`),
    plain(
      ') = ',
      isEcho
        ? state('fast-retransmit.cwnd', { cwnd: cwnd / unit })
        : state('fast-retransmit.result', { ssthresh: ssthresh / unit }),
    ),
  ];
}

/** YATS halves what is in use and counts whole segments: ssthresh = max( min( cwnd 7.4 , receiver window 7 ) / 2 → 3 , 2 ). */
function halvingOfYats(subject: Subject): readonly Term[] | undefined {
  const { mark, record } = subject;
  const unit = segmentUnit(subject);
  const { cwndBefore = 0, ssthresh = 0 } = mark.numbers;
  const window = Number(record.spec.params['wnd']);
  const half = Math.floor(Math.min(cwndBefore, window) / 2 / unit);
  if (Math.max(half, 2) * unit !== ssthresh) return undefined;
  const isOwn = cwndBefore <= window;
  return [
    plain('ssthresh = max( min('),
    weighed(isOwn, 'window', 'cwnd ', { cwndBefore: cwndBefore / unit }),
    plain(','),
    weighed(!isOwn, 'window', state('fast-retransmit.window', { window: window / unit })),
    plain(') / 2 → ', { half }, ' , 2 ) = ', state('fast-retransmit.result', { ssthresh: ssthresh / unit })),
  ];
}

/** ns-2 halves the smaller window: cwnd = min( cwnd 26 , receiver window 20 ) / 2 = 10 segments. */
function halvingOfNs({ mark, record }: Subject): readonly Term[] | undefined {
  const { cwndBefore = 0, cwnd = 0 } = mark.numbers;
  const window = Number(record.spec.params['wnd']);
  const smaller = Math.min(cwndBefore, window);
  // What duplicate ACKs had added to the window before, the record does not say; nor does it say which versions round.
  if (smaller / 2 !== cwnd && Math.floor(Math.floor(smaller) / 2) !== cwnd) return undefined;
  const isExact = smaller / 2 === cwnd || wholeTenths(smaller) / 2 === cwnd;
  const isOwn = cwndBefore <= window;
  return [
    plain('cwnd = min('),
    weighed(isOwn, 'window', 'cwnd ', { cwndBefore }),
    plain(','),
    weighed(!isOwn, 'window', state('fast-retransmit.window', { window })),
    plain(`) / 2 ${isExact ? '=' : '→'} `, state('fast-retransmit.cwnd', { cwnd })),
  ];
}

export function explainRetransmission(subject: Subject): Explanation {
  const { segment } = subject.mark;
  return { title: state('retransmission', { segment }), sentences: [reasonOf(subject)] };
}

function reasonOf(subject: Subject): Statement {
  const { at, segment } = subject.mark;
  const receiver = receiverOf(subject);
  const cause = causeOf(subject);
  const isSame = cause?.segment === segment;
  if (cause?.kind === 'timeout') {
    if (!isSame)
      return state(goesBack(subject) ? 'retransmission.behind-hole' : 'retransmission.missing', { at, receiver });
    const isRuled = windowRuleOf(subject, 'ontimeout') !== undefined;
    return state(isRuled ? 'retransmission.timeout-ruled' : 'retransmission.timeout', { at });
  }
  if (cause?.kind !== 'fast-retransmit' || isSame) {
    return state(hasSack(subject) ? 'retransmission.sack' : 'retransmission.duplicates', { at });
  }
  return subject.record.spec.params['fast'] === 'tahoe'
    ? state('retransmission.tahoe', { at, receiver })
    : state('retransmission.partial-ack', { at });
}
