// Why a retransmission timer fired: which loss it answers, when it was armed, and what made the RTO as long as it was
// (RFC 6298 2.3 to 2.5, 5.5). The numbers are those of the moment of the timeout, before the back-off that follows it.

import { text } from '../../scenarios/kit/text.ts';
import { durationText } from '../i18n/numbers.ts';
import { causeOf, type Explanation, type Facts, moment, pick, SegmentName, segmentName, type Term } from './facts.ts';

export function explainTimeout(facts: Facts): Explanation {
  const { mark, language } = facts;
  const arithmetic = arithmeticOf(facts);
  return {
    title: pick(
      language,
      text(
        `Timeout: ${segmentName(mark.segment, 'en')} is sent again`,
        `타임아웃: ${segmentName(mark.segment, 'ko')} 재전송`,
      ),
    ),
    sentence: `${lossSentence(facts)} ${armedSentence(facts)}`,
    ...(arithmetic ? { arithmetic } : {}),
  };
}

/** The same timeout seen before it fires: the cursor stands in the silence that it ends. */
export function explainWaiting(facts: Facts): Explanation {
  const { mark, record, language } = facts;
  const host = record.layout.flows[mark.flow]?.from ?? 'A';
  const arithmetic = arithmeticOf(facts);
  const armed = moment(mark.numbers['armedAt'] ?? mark.at, language);
  const missing = causeOf(facts)
    ? text(
        `${SegmentName(mark.segment, 'en')} is missing and nothing is under way, so no duplicate ACK can report it.`,
        `${segmentName(mark.segment, 'ko')} 하나가 사라졌고 이동 중인 패킷이 없어, 중복 ACK로 알려 줄 수 없습니다.`,
      )
    : text(
        `Nothing is under way, and ${segmentName(mark.segment, 'en')} has not been acknowledged.`,
        `이동 중인 패킷이 없고 ${segmentName(mark.segment, 'ko')} 하나가 아직 확인되지 않았습니다.`,
      );
  return {
    title: pick(language, text(`Why is ${host} waiting?`, `${host} 호스트는 왜 기다릴까요?`)),
    sentence: pick(
      language,
      text(
        `${missing.en} Only the timer can, and it was armed at ${armed}.`,
        `${missing.ko} 남은 것은 ${armed}에 시작한 타이머뿐입니다.`,
      ),
    ),
    ...(arithmetic ? { arithmetic } : {}),
  };
}

function lossSentence(facts: Facts): string {
  const { mark, language } = facts;
  const loss = causeOf(facts);
  const english = SegmentName(mark.segment, 'en');
  const korean = segmentName(mark.segment, 'ko');
  if (!loss) {
    return pick(
      language,
      text(
        `${english} was not lost: its ACK is late or was lost itself, and the timer was faster.`,
        `${korean} 자체는 손실되지 않았습니다. ACK가 늦거나 사라졌고, 타이머가 먼저 만료되었습니다.`,
      ),
    );
  }
  return pick(
    language,
    text(
      `${english} was lost at ${moment(loss.at, 'en')}, and no three duplicate ACKs reported it. Only the timer was left.`,
      `${korean} 하나가 ${moment(loss.at, 'ko')}에 손실되었고, 이를 알릴 중복 ACK 세 개가 오지 않았습니다. 남은 것은 타이머뿐입니다.`,
    ),
  );
}

function armedSentence({ mark, language }: Facts): string {
  const armed = moment(mark.numbers['armedAt']!, language);
  const rto = durationText(mark.numbers['rto']!, language);
  return pick(
    language,
    text(`It was armed at ${armed} and fired ${rto} later.`, `타이머는 ${armed}에 시작해 ${rto} 뒤에 만료되었습니다.`),
  );
}

/** RTO = max( minimum 1 s , SRTT 43 + 4 × 1.2 ms ) = 1 s, the larger term marked; undefined where no formula applies. */
function arithmeticOf({ mark, record, language }: Facts): readonly Term[] | undefined {
  const { rto, minimum, maximum, srtt, rttvar, backoff, k } = mark.numbers as Record<string, number>;
  if (!(srtt! > 0) || record.spec.params['rto'] === 'fixed') return undefined;
  const measured = k! > 0 ? srtt! + k! * rttvar! : 2 * srtt!;
  const single = Math.min(Math.max(measured, minimum!), maximum!);
  const total = Math.min(single * backoff!, maximum!);
  // The bounds were moved while the timer ran, or another rule applied: then these numbers do not make the RTO.
  if (Math.abs(total - rto!) > 0.02 * rto!) return undefined;
  const floor = pick(language, text('minimum', '최솟값'));
  const atFloor = minimum! >= measured;
  const doubled = backoff! > 1 ? ` × ${backoff}` : '';
  return [
    { words: 'RTO = max(', role: 'plain' },
    { words: `${floor} ${durationText(minimum!, language)}`, role: atFloor ? 'wins' : 'loses', colour: 'timer' },
    { words: ',', role: 'plain' },
    { words: formula(srtt!, rttvar!, k!, language), role: atFloor ? 'loses' : 'wins', colour: 'timer' },
    { words: `)${doubled} = ${durationText(rto!, language)}`, role: 'plain' },
  ];
}

function formula(srtt: number, rttvar: number, k: number, language: Facts['language']): string {
  if (k === 0) return `2 × SRTT ${durationText(srtt, language)}`;
  return `SRTT ${durationText(srtt, language)} + ${k} × ${durationText(rttvar, language)}`;
}
