// Why a segment is sent again: the third duplicate ACK (RFC 5681 3.2), or the timeout whose window it follows.

import { text } from '../../scenarios/kit/text.ts';
import { fixed } from '../i18n/numbers.ts';
import { causeOf, type Explanation, type Facts, moment, pick, SegmentName, segmentName, type Term } from './facts.ts';

export function explainFastRetransmit(facts: Facts): Explanation {
  const { mark, language } = facts;
  const when = moment(mark.at, language);
  const arithmetic = halving(facts);
  return {
    title: pick(
      language,
      text(`Fast retransmit of ${segmentName(mark.segment, 'en')}`, `${segmentName(mark.segment, 'ko')} 빠른 재전송`),
    ),
    sentence: pick(
      language,
      text(
        `At ${when} the third duplicate ACK arrives: later segments reach B, this one does not. It is sent again at once, without waiting for the timer.`,
        `${when}에 세 번째 중복 ACK가 도착했습니다. 뒤의 세그먼트는 B에 도착했지만 이 세그먼트는 아닙니다. 타이머를 기다리지 않고 바로 다시 보냅니다.`,
      ),
    ),
    ...(arithmetic ? { arithmetic } : {}),
  };
}

/** ssthresh = max( FlightSize 20 / 2 , 2 ) = 10 segments; undefined where the profile halves something else. */
function halving({ mark, record, language }: Facts): readonly Term[] | undefined {
  const smss = record.layout.flows[mark.flow]?.smss ?? 0;
  const { flightSize = 0, ssthresh = 0 } = mark.numbers;
  const expected = Math.max(flightSize / 2, 2 * smss);
  if (!(smss > 1) || Math.abs(ssthresh - expected) > smss) return undefined;
  const segments = (bytes: number): string => trimmed(fixed(bytes / smss, language, 1));
  const halved = flightSize / 2 >= 2 * smss;
  const unit = pick(language, text('segments', '세그먼트'));
  return [
    { words: 'ssthresh = max(', role: 'plain' },
    { words: `FlightSize ${segments(flightSize)} / 2`, role: halved ? 'wins' : 'loses', colour: 'window' },
    { words: ',', role: 'plain' },
    { words: '2', role: halved ? 'loses' : 'wins', colour: 'window' },
    { words: `) = ${segments(ssthresh)} ${unit}`, role: 'plain' },
  ];
}

const trimmed = (number: string): string => number.replace(/\.0$/, '');

export function explainRetransmission(facts: Facts): Explanation {
  const { mark, language } = facts;
  return {
    title: pick(
      language,
      text(`${SegmentName(mark.segment, 'en')} is sent again`, `${segmentName(mark.segment, 'ko')} 재전송`),
    ),
    sentence: `${pick(language, text(`At ${moment(mark.at, 'en')}.`, `${moment(mark.at, 'ko')}입니다.`))} ${reason(facts)}`,
  };
}

function reason(facts: Facts): string {
  const { mark, language } = facts;
  const cause = causeOf(facts);
  if (cause?.kind === 'timeout' && cause.segment === mark.segment) {
    return pick(
      language,
      text(
        'The timeout sends the earliest unacknowledged segment, and the window starts again from one segment.',
        '타임아웃이 나면 확인받지 못한 가장 앞 세그먼트를 보내고, 윈도는 세그먼트 하나부터 다시 시작합니다.',
      ),
    );
  }
  if (cause?.kind === 'timeout') {
    return pick(
      language,
      text(
        'After a timeout everything behind the hole is sent again as the window opens, even what B already has.',
        '타임아웃 뒤에는 윈도가 열리는 대로 빈 곳 뒤를 모두 다시 보냅니다. B가 이미 가진 것도 다시 보냅니다.',
      ),
    );
  }
  if (cause?.kind === 'fast-retransmit' && cause.segment !== mark.segment) {
    return pick(
      language,
      text(
        'A partial ACK showed the next hole, so recovery sends it too.',
        '일부만 확인하는 ACK가 다음 빈 곳을 알려 주어 복구가 그것도 보냅니다.',
      ),
    );
  }
  return pick(language, text('Three duplicate ACKs asked for it.', '중복 ACK 세 개가 이 세그먼트를 요구했습니다.'));
}
