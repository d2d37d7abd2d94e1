// What a web user does: asks for a page, and has all of it. How long it took, and how much of that a connection of the page
// spent on waiting for its retransmission timer.

import type { Nanos } from '../../engine/core/time.ts';
import { durationText, packetsText, whole } from '../../plot/numbers.ts';
import { connectionsOfUser } from '../foundation/shown-marks.ts';
import { userName } from '../i18n/lan-names.ts';
import { vocabularyOf } from '../i18n/words.ts';
import { type Explanation, type Facts, moment, receiverOf } from './facts.ts';
import { idleRestart, restartArithmetic, tenths } from './idle-restart.ts';

export function explainRequest(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = vocabularyOf(facts.language).whyWeb.request;
  const at = moment(mark.at, language);
  const restart = idleRestart(facts);
  const server = receiverOf(facts);
  const sentence = restart
    ? `${words.asked(at, server)} ${words.restart(server, tenths(restart.before), tenths(restart.after))}`
    : words.sentence(at, server);
  return {
    title: words.title(userOf(facts)),
    sentence,
    ...(restart && { arithmetic: restartArithmetic(facts, restart) }),
  };
}

export function explainPage(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = vocabularyOf(facts.language).whyWeb.page;
  const { startedAt = mark.at, packets = 0, retransmissions = 0 } = mark.numbers;
  const span = durationText(mark.at - startedAt, language);
  const { timeouts, waited } = waitingIn(facts, startedAt);
  const cost =
    timeouts > 0
      ? words.waited(durationText(waited, language), whole(timeouts, language))
      : retransmissions > 0
        ? words.again(packetsText(retransmissions, language))
        : words.smooth;
  return {
    title: words.title(userOf(facts)),
    sentence: `${words.sentence(moment(mark.at, language), span, packetsText(packets, language))} ${cost}`,
  };
}

const userOf = ({ record, mark, language }: Facts): string => userName(record.layout, mark.flow, language);

/** How often timers of the page's connections expired, and for how long at least one was running out. */
function waitingIn({ record, mark }: Facts, startedAt: Nanos): { timeouts: number; waited: Nanos } {
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
