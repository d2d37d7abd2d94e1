// What a web user does: asks for a page, and has all of it. How long it took, and how much of that a connection of the page
// spent on waiting for its retransmission timer. And a frame that a station could not get onto the bus (IEEE 802.3: 16 attempts).

import type { Nanos } from '../../engine/core/time.ts';
import { connectionsOfUser } from '../../record/users.ts';
import { type Explanation, packetOf, placeOf, receiverOf, type Subject } from '../explanation.ts';
import { stationOf, userOf } from '../names.ts';
import type { Statement } from '../rules.ts';
import { state } from '../state.ts';
import { idleRestart, restartArithmetic } from './idle-restart.ts';

export function explainGivenUp(subject: Subject): Explanation {
  const { mark, record } = subject;
  const packet = packetOf(subject);
  const { attempts = 0 } = mark.numbers;
  const station = stationOf(record.layout, placeOf(subject));
  return {
    title: state('given-up', { packet }),
    sentences: [state(packet.isAck ? 'given-up.ack' : 'given-up.data', { at: mark.at, station, attempts })],
  };
}

export function explainRequest(subject: Subject): Explanation {
  const { mark, record } = subject;
  const title = state('request', { user: userOf(record.layout, mark.flow) });
  const restart = idleRestart(subject);
  const receiver = receiverOf(subject);
  const sent = { at: mark.at, receiver };
  if (!restart) return { title, sentences: [state('request.alone', sent)] };
  const { before, after } = restart;
  return {
    title,
    // What the server sends on is what starts again.
    sentences: [
      state('request.sent', sent),
      state('request.restart', { sender: receiver, cwndBefore: before, cwnd: after }),
    ],
    arithmetic: restartArithmetic(subject, restart),
  };
}

export function explainPage(subject: Subject): Explanation {
  const { mark, record } = subject;
  const { startedAt = mark.at, packets = 0 } = mark.numbers;
  return {
    title: state('page', { user: userOf(record.layout, mark.flow) }),
    sentences: [
      state('page.complete', { at: mark.at, took: mark.at - startedAt, packets }),
      costOf(subject, startedAt),
    ],
  };
}

function costOf(subject: Subject, startedAt: Nanos): Statement {
  const { retransmissions = 0 } = subject.mark.numbers;
  const { timeouts, waited } = waitingIn(subject, startedAt);
  if (timeouts > 0) return state('page.waited', { waited, timeouts });
  return retransmissions > 0 ? state('page.again', { again: retransmissions }) : state('page.smooth', {});
}

/** How often timers of the page's connections expired, and for how long at least one was running out. */
function waitingIn({ record, mark }: Subject, startedAt: Nanos): { timeouts: number; waited: Nanos } {
  const own = connectionsOfUser(record.layout, mark.flow);
  const spans = record.marks
    .filter(({ kind, flow, at }) => kind === 'timeout' && own.has(flow) && at > startedAt && at <= mark.at)
    .map(({ at, numbers }) => ({ from: Math.max(startedAt, numbers['armedAt'] ?? at), to: at }));
  let waited = 0;
  let until = startedAt;
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    waited += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return { timeouts: spans.length, waited };
}
