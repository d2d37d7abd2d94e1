// Why a segment arrived that its receiver already had: the timer did not wait for the ACK, the ACK was lost, or everything
// behind a hole was sent again.

import type { Mark } from '../../record/record.ts';
import { causeOf, type Explanation, plain, receiverOf, type Subject, type Term, weighed } from '../explanation.ts';
import type { Statement } from '../rules.ts';
import { state } from '../state.ts';
import { type FirstCopy, firstCopy, lostAck } from './first-copy.ts';
import { isRescue } from './hole.ts';
import { goesBack, hasSack } from './windows.ts';

export function explainSpurious(subject: Subject): Explanation {
  const { mark, record } = subject;
  const title = state('spurious', { segment: mark.segment });
  const had = state('spurious.had', { at: mark.at, receiver: receiverOf(subject) });
  const repair = repairOf(subject);
  const copy =
    repair?.kind === 'timeout' && repair.segment === mark.segment
      ? firstCopy(record, mark.flow, mark.segment, mark.numbers['sentAt'] ?? mark.at)
      : undefined;
  if (repair && copy && copy.ackArrivedAt > repair.at) {
    const early = state('spurious.too-early', { firedAt: repair.at, early: copy.ackArrivedAt - repair.at });
    return { title, sentences: [had, early], arithmetic: shorterThanRoundTrip(repair, copy) };
  }
  return { title, sentences: [had, reasonOf(subject, repair, copy)] };
}

function reasonOf(subject: Subject, repair: Mark | undefined, copy: FirstCopy | undefined): Statement {
  const { mark, record } = subject;
  const again = causeOf(subject);
  const other = repair?.segment ?? mark.segment;
  if (again?.kind === 'rack-lost') return state('spurious.rack', { repairedAt: again.at });
  if (again?.kind === 'probe') return state('spurious.probe', { repairedAt: again.at });
  if (again?.kind === 'trim-sent') return state('spurious.nack', { repairedAt: again.at });
  if (again?.kind === 'hole-sent') {
    return state(isRescue({ mark: again, record }) ? 'spurious.rescue' : 'spurious.sack', { repairedAt: again.at });
  }
  if (repair?.kind === 'fast-retransmit' && other !== mark.segment) {
    return state('spurious.behind-repair', { other, repairedAt: repair.at });
  }
  if (again && repair?.kind === 'fast-retransmit' && hasSack({ record })) {
    return state('spurious.sack', { repairedAt: again.at });
  }
  if (repair?.kind !== 'timeout') return state('spurious.duplicates', {});
  const firedAt = repair.at;
  if (other !== mark.segment) {
    return state(goesBack({ record }) ? 'spurious.behind-hole' : 'spurious.missing', { other, firedAt });
  }
  const lost = copy && lostAck(record, mark.flow, mark.segment, copy.sentAt, firedAt);
  return lost ? state('spurious.ack-lost', { ackLostAt: lost.at, firedAt }) : state('spurious.timer', { firedAt });
}

/** The timeout or fast retransmit that sent the copy. */
function repairOf(subject: Subject): Mark | undefined {
  const again = causeOf(subject);
  return again && causeOf({ ...subject, mark: again });
}

/** RTO 50 ms < round trip 78 ms. */
function shorterThanRoundTrip(timeout: Mark, { sentAt, ackArrivedAt }: FirstCopy): readonly Term[] | undefined {
  const rto = timeout.numbers['rto'] ?? 0;
  const roundTrip = ackArrivedAt - sentAt;
  if (rto >= roundTrip) return undefined;
  return [weighed(true, 'timer', 'RTO ', { rto }), plain('<'), plain(state('spurious.round-trip', { roundTrip }))];
}
